/* Tests what counts in a lockfile entry: its source and integrity, but not the order or the comments. */
import { describe, expect, test } from 'vitest';
import { lockfileFormats } from '../../../src/detection/lockfiles/formats.ts';

async function writtenIn(file: string, text: string): Promise<string | undefined> {
  const format = lockfileFormats.find((each) => each.file === file);
  const lockfile = (await format?.load())?.(text) ?? null;
  if (lockfile === null) throw new Error(`no lockfile: ${text}`);
  return lockfile.find('', 'left', file === 'yarn.lock' ? '^1.0.0' : null)?.written;
}

const npm = (entry: object, other: object = {}): string =>
  JSON.stringify({
    ...{ lockfileVersion: 3 },
    packages: { '': { name: 'x' }, ...other, 'node_modules/left': entry },
  });
const npmEntry = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/left/-/left-1.0.0.tgz',
  integrity: 'sha512-a',
};
const classic = (integrity: string, source = 'https://registry.yarnpkg.com', before = ''): string =>
  `# yarn lockfile v1\n${before}\nleft@^1.0.0:\n  version "1.0.0"\n  resolved "${source}/left/-/left-1.0.0.tgz#1"\n  integrity ${integrity}\n`;
const berry = (checksum: string, before = ''): string =>
  `__metadata:\n  version: 8\n${before}\n"left@npm:^1.0.0":\n  version: 1.0.0\n  resolution: "left@npm:1.0.0"\n  checksum: ${checksum}\n`;
const pnpm = (integrity: string, before = ''): string =>
  `lockfileVersion: '9.0'\n${before}importers:\n  .:\n    dependencies:\n      left:\n        specifier: ^1.0.0\n        version: 1.0.0\npackages:\n  left@1.0.0:\n    resolution: {integrity: ${integrity}}\n`;
const bun = (integrity: string, before = ''): string =>
  `{${before}"lockfileVersion": 1, "workspaces": {"": {"dependencies": {"left": "^1.0.0"}}}, "packages": {"left": ["left@1.0.0", "", {}, "${integrity}"]}}`;
const uv = (hashes: readonly string[], before = ''): string =>
  `version = 1\n${before}\n[[package]]\nname = "left"\nversion = "1.0.0"\nsource = { registry = "https://pypi.org/simple" }\nwheels = [\n${hashes.map((hash) => `  { url = "https://files.pythonhosted.org/left-${hash}.whl", hash = "sha256:${hash}" },\n`).join('')}]\n`;
const poetry = (hash: string, before = ''): string =>
  `${before}[[package]]\nname = "left"\nversion = "1.0.0"\nfiles = [\n  {file = "left.whl", hash = "sha256:${hash}"},\n]\n\n[metadata]\nlock-version = "2.0"\n`;

describe('an entry says the same', () => {
  test.for([
    ['package-lock.json', npm(npmEntry), npm({ peer: true, ...npmEntry })],
    ['package-lock.json', npm(npmEntry), npm(npmEntry, { 'node_modules/a': { version: '2.0.0' } })],
    [
      'yarn.lock',
      classic('sha512-a'),
      classic('sha512-a', undefined, '# by hand\n\na@^2:\n  version "2.0.0"\n'),
    ],
    ['yarn.lock', berry('10c0/a'), berry('10c0/a', '# by hand\n')],
    ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-a', '# by hand\n')],
    ['bun.lock', bun('sha512-a'), bun('sha512-a', '"configVersion": 1, ')],
    ['uv.lock', uv(['a', 'b']), uv(['b', 'a'], '# by hand')],
    ['poetry.lock', poetry('a'), poetry('a', '# by hand\n')],
  ] as const)('%s', async ([file, one, other]) => {
    const written = await writtenIn(file, one);
    expect(written).toBeDefined();
    expect(await writtenIn(file, other)).toBe(written);
  });
});

describe('an entry says something else', () => {
  test.for([
    ['package-lock.json', npm(npmEntry), npm({ ...npmEntry, integrity: 'sha512-b' })],
    [
      'package-lock.json',
      npm(npmEntry),
      npm({ ...npmEntry, resolved: 'https://evil.example/left.tgz' }),
    ],
    ['package-lock.json', npm(npmEntry), npm({ ...npmEntry, name: 'right' })],
    ['package-lock.json', npm(npmEntry), npm({ version: '1.0.0' })],
    ['yarn.lock', classic('sha512-a'), classic('sha512-b')],
    ['yarn.lock', classic('sha512-a'), classic('sha512-a', 'https://evil.example')],
    ['yarn.lock', berry('10c0/a'), berry('10c0/b')],
    [
      'yarn.lock',
      berry(
        '10c0/a',
        '"left@patch:left@npm%3A1.0.0#~/a.patch":\n  version: 1.0.0\n  resolution: "left@patch:left#a"\n  checksum: 10c0/c\n',
      ),
      berry(
        '10c0/a',
        '"left@patch:left@npm%3A1.0.0#~/a.patch":\n  version: 1.0.0\n  resolution: "left@patch:left#a"\n  checksum: 10c0/d\n',
      ),
    ],
    ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-b')],
    ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-a, tarball: https://evil.example/left.tgz')],
    [
      'pnpm-lock.yaml',
      pnpm('sha512-a', 'patchedDependencies:\n  left: {hash: a}\n'),
      pnpm('sha512-a', 'patchedDependencies:\n  left: {hash: b}\n'),
    ],
    ['bun.lock', bun('sha512-a'), bun('sha512-b')],
    ['uv.lock', uv(['a', 'b']), uv(['a', 'c'])],
    ['poetry.lock', poetry('a'), poetry('b')],
  ] as const)('%s', async ([file, one, other]) => {
    expect(await writtenIn(file, one)).toBeDefined();
    expect(await writtenIn(file, other)).not.toBe(await writtenIn(file, one));
  });
});
