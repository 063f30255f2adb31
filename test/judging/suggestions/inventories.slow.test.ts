/*
 * Tests suggestions for repositories that look like real ones. Whichever dependency fails, applying the
 * suggested line leaves the tree's declarations unchanged except for that one version.
 */

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ecosystems,
  isIdentified,
  unidentifiedReason,
  versionPart,
} from '../../../src/detection/ecosystems/ecosystems.ts';
import type { Dependency, Inventory } from '../../../src/model/model.ts';
import { runs } from '../../seed.ts';
import { withSlashes } from '../../system.ts';
import { anyText } from '../../texts.ts';
import { accept, scanRepository, suggestIn } from './pinning.ts';

const root = join(import.meta.dirname, '../../gate/inventory');
const repositories = ['storefront', 'research-tools', 'plugin-marketplace'] as const;

async function filesOf(name: string): Promise<Map<string, string>> {
  const folder = join(root, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

const hasVersions = (dependency: Dependency): boolean =>
  isIdentified(dependency) && ecosystems[dependency.type].hasLookalikes;

/** Returns an inventory's contents, one item a line; some of the items can be pinned. */
function linesOf({ dependencies, candidates, files }: Inventory): string[] {
  const line = (dependency: Dependency) => {
    const { declaration, type, name, role, resolved } = dependency;
    const { version, pin } = versionPart(dependency);
    return [
      declaration.file,
      declaration.alias,
      declaration.client,
      declaration.disabled,
      role,
      type,
      name,
      unidentifiedReason(dependency),
      resolved?.version,
      version,
      pin,
    ].join(' | ');
  };
  return [
    ...dependencies.map(line),
    ...candidates.map(line),
    ...files.map(({ path, status, reason }) => [path, status, reason].join(' | ')),
  ];
}

const versions: Readonly<Record<string, string>> = { oci: '9.8.7', golang: 'v1.98.7' };
const versionFor = ({ type }: Dependency): string => versions[type] ?? '9.8.7';

/** Returns a word that distinguishes a reason from all others; `edit.test.ts` has the complete sentences. */
const shortReason = (reason: string): string =>
  ['manifest', 'lockfile', 'script', 'secret', 'digest', 'no edit'].find((word) =>
    reason.includes(word),
  ) ?? reason;

/** Removes the version and the pin, which are a line's last two parts. */
const unversioned = (line: string): string => line.split(' | ').slice(0, -2).join(' | ');

describe.for(repositories)('%s', (name) => {
  test('what is suggested pins one dependency and changes nothing else', async () => {
    const files = await filesOf(name);
    const repository = await scanRepository(files);
    const before = linesOf(repository.inventory);
    const all = repository.inventory.dependencies.filter(hasVersions);
    let suggested = 0;
    for (const target of all) {
      const found = await suggestIn(repository, (each) =>
        each === target ? versionFor(each) : null,
      );
      for (const { file, line, text } of found.suggestions) {
        suggested += 1;
        const original = files.get(file) ?? '';
        const edited = accept(original, file, found);
        expect(original.split('\n')[line - 1]).not.toBe(text);
        expect(
          edited.split('\n').filter((each, at) => each !== original.split('\n')[at]),
        ).toHaveLength(1);
        const now = linesOf((await scanRepository(new Map([...files, [file, edited]]))).inventory);
        // Without the pin, npx could have started an installed version of the same name; the pin rules this
        // out.
        const isTarget = (each: string): boolean =>
          each.startsWith(`${file} | `) && each.includes(` | ${target.name} | `);
        expect(now.filter((each) => !isTarget(each))).toEqual(
          before.filter((each) => !isTarget(each)),
        );
        const pins = now.filter((each) => isTarget(each) && !before.includes(each));
        expect(pins.length).toBeGreaterThan(0);
        for (const each of pins) {
          expect(before.map(unversioned)).toContain(unversioned(each));
          expect(each).toMatch(/98?\.8?\.?7 \| exact$/);
        }
      }
    }
    expect(suggested).toBeGreaterThan(all.length / 3);
  });

  test('why nothing is suggested for the others', async () => {
    const repository = await scanRepository(await filesOf(name));
    const { leftOut, suggestions } = await suggestIn(repository, (each) =>
      hasVersions(each) ? versionFor(each) : null,
    );
    const page = [
      ...suggestions.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`).sort(),
      '',
      ...leftOut
        .map(
          ({ dependency: { declaration, type, name: own }, reason }) =>
            `${declaration.file}:${declaration.span.start.line} ${type} ${own}: ${shortReason(reason)}`,
        )
        .sort(),
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot(`${name}.txt`);
  });
});

describe('files of every format, mutated', () => {
  const pieces = fc.oneof(
    anyText({ maxLength: 6 }),
    fc.constantFrom(
      '"',
      "'",
      '`',
      '\\',
      '\n',
      '\r\n',
      ': ',
      '&a ',
      '*a',
      '@',
      '==',
      '@latest',
      '# ',
      '//',
      '{',
      ']',
      ', ',
    ),
  );
  test('what is suggested is proved for any text', async () => {
    const files = new Map<string, string>(
      (await Promise.all(repositories.map(filesOf))).flatMap((each, index) =>
        [...each].map(([path, text]) => [`${repositories[index]}/${path}`, text] as const),
      ),
    );
    const paths = (await scanRepository(files)).inventory.declarations.map(({ file }) => file);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(fc.record({ at: fc.nat(), cut: fc.nat(6), put: pieces }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.nat(),
        async (file, mutations, chosen) => {
          const path = paths[file % paths.length] ?? '';
          let text = files.get(path) ?? '';
          for (const { at, cut, put } of mutations) {
            const start = at % (text.length + 1);
            text = text.slice(0, start) + put + text.slice(start + cut);
          }
          const repository = await scanRepository(new Map([[path, text]]));
          const all = repository.inventory.dependencies.filter(hasVersions);
          const target = all[chosen % Math.max(all.length, 1)];
          const found = await suggestIn(repository, (each) =>
            each === target ? versionFor(each) : null,
          );
          for (const { line, pins } of found.suggestions) {
            const edited = accept(text, path, found);
            const changed = edited
              .split('\n')
              .flatMap((each, at) => (each === text.split('\n')[at] ? [] : [at + 1]));
            expect(changed).toEqual([line]);
            const now = (await scanRepository(new Map([[path, edited]]))).inventory;
            expect(now.declarations).toHaveLength(repository.inventory.declarations.length);
            expect(
              now.dependencies.some(
                (each) => each.name === target?.name && versionPart(each).pin === 'exact',
              ),
            ).toBe(true);
            expect(pins).toHaveLength(1);
          }
        },
      ),
      { numRuns: runs(150) },
    );
  });
});
