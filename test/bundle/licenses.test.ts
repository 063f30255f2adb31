/*
 * Tests the licences of the code copied into `dist/`. The check that `dist/licenses.txt` is up to date is in
 * `.ci/run`, as for the rest of `dist/`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allowedLicenses, licensesOf, packageFolderOf, readLicenses } from '../../.ci/licenses.ts';
import { partRules } from '../../.ci/parts.ts';

const root = resolve(import.meta.dirname, '../..');

describe('dist/licenses.txt', async () => {
  const sections = readLicenses(await readFile(join(root, 'dist/licenses.txt'), 'utf8'));

  test('has every package that .ci/parts.ts puts into the bundle', () => {
    const names = new Set(sections.map(({ name }) => name));
    const missing = Object.values(partRules)
      .flat()
      .filter((rule) => !rule.startsWith('src/'))
      .filter((rule) => ![...names].some((name) => name === rule || name.startsWith(rule)));
    expect(missing).toEqual([]);
  });

  test('has them in versions that are installed, with licences that are allowed', async () => {
    const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
    const installed = Object.entries<{ version: string; license: string }>(packages).map(
      ([path, { version, license }]) =>
        `${path.replace(/^.*node_modules\//, '')} ${version} ${license}`,
    );
    for (const { name, version, license } of sections) {
      expect(installed).toContain(`${name} ${version} ${license}`);
      expect(allowedLicenses).toContain(license);
    }
  });

  test('has the text of each', () => {
    for (const { name, text } of sections) {
      expect([name, /permi(?:t|ssion)|redistribution|license/i.test(text)]).toEqual([name, true]);
      expect([name, text.length > 500]).toEqual([name, true]);
    }
  });
});

describe('the licence of a package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'licences-'));
  const own = join(folder, 'node_modules/@scope/own');
  const describeOwn = (license: unknown): Promise<void> =>
    writeFile(
      join(own, 'package.json'),
      JSON.stringify({ name: '@scope/own', version: '1.2.3', license }),
    );
  const written = (): Promise<string> => licensesOf(folder, ['node_modules/@scope/own']);
  beforeEach(async () => {
    await rm(own, { recursive: true, force: true });
    await mkdir(own, { recursive: true });
    await describeOwn('MIT');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is written with every text that the package ships', async () => {
    await writeFile(join(own, 'LICENCE.md'), 'Permission is granted.\r\nAs is.\r\n');
    await writeFile(join(own, 'NOTICE'), 'Copyright somebody\n');
    await writeFile(join(own, 'licenses.js'), 'code');
    expect(await written()).toBe(
      '@scope/own 1.2.3\nMIT\n\nPermission is granted.\nAs is.\nCopyright somebody\n',
    );
  });

  test.for(['GPL-3.0-only', 'SEE LICENSE IN x', undefined, { type: 'MIT' }])(
    'stops the build if it is %j',
    async (license) => {
      await writeFile(join(own, 'LICENSE'), 'text');
      await describeOwn(license);
      await expect(written()).rejects.toThrow('@scope/own 1.2.3: its licence, ');
    },
  );

  test('stops the build if there is no text, or an empty one', async () => {
    await expect(written()).rejects.toThrow('@scope/own 1.2.3 ships no licence text');
    await writeFile(join(own, 'LICENSE'), ' \n');
    await expect(written()).rejects.toThrow('@scope/own 1.2.3 ships no licence text');
  });

  test.for([
    ['node_modules/yaml/dist/x.js', 'node_modules/yaml'],
    ['node_modules/@scope/own/x.js', 'node_modules/@scope/own'],
    ['node_modules/@scope/own/node_modules/yaml/x.js', 'node_modules/@scope/own/node_modules/yaml'],
    ['build/entry/main.js', null],
  ] as const)('of %s is that of %s', ([path, expected]) => {
    expect(packageFolderOf(path)).toBe(expected);
  });
});
