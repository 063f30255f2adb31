/*
 * Tests mutated files of the three repositories: whatever a file holds, the inventory succeeds, every
 * declaration has a launch, and every location lies within its file.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { sourceOf } from '../../builders.ts';
import { runs } from '../../seed.ts';
import { withSlashes } from '../../system.ts';
import { anyText } from '../../texts.ts';

const repositories = ['storefront', 'research-tools', 'plugin-marketplace'];

async function filesOf(name: string): Promise<Map<string, string>> {
  const root = join(import.meta.dirname, name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(root, join(entry.parentPath, entry.name))));
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** Takes the inventory of files held in memory. */
async function inventoryOf(files: ReadonlyMap<string, string>) {
  return takeInventory(sourceOf(files), {
    folder: '',
    ignorePaths: [],
    withCandidates: true,
    charge: () => {},
  });
}

const pieces = fc.oneof(
  anyText({ maxLength: 8 }),
  fc.constantFrom(
    ...'{}[]"\'`\\\n@\u202e\ud800',
    ...['$(', '${X}', ': ', '&a ', '*a', '<<: *a', '---\n', 'npx -y ', ' -- ', '../', '= '],
    ...['"__proto__": ', '"mcpServers": {'],
  ),
);

describe.for(repositories)('%s, mutated', (name) => {
  test('is taken stock of all the same', async () => {
    const files = await filesOf(name);
    const paths = [...files.keys()];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ file: fc.nat(), at: fc.nat(), cut: fc.nat(40), put: pieces }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (mutations) => {
          const mutated = new Map(files);
          for (const { file, at, cut, put } of mutations) {
            const path = paths[file % paths.length] ?? '';
            const text = mutated.get(path) ?? '';
            const start = at % (text.length + 1);
            mutated.set(path, text.slice(0, start) + put + text.slice(start + cut));
          }
          const { declarations, dependencies, candidates } = await inventoryOf(mutated);
          const withLaunch = new Set(dependencies.map(({ declaration }) => declaration));
          expect(declarations.filter((each) => !withLaunch.has(each))).toEqual([]);
          for (const { declaration, span } of [...dependencies, ...candidates]) {
            const lines = (mutated.get(declaration.file) ?? '').split(/\r\n|\r|\n/).length;
            expect(span.start.line).toBeGreaterThan(0);
            expect(span.end.line).toBeLessThanOrEqual(lines + 1);
          }
        },
      ),
      // Every run except the weekly one tries the same values.
      { numRuns: runs(100) },
    );
  });

  test('is the same in whatever order its files are read', async () => {
    const files = await filesOf(name);
    const resultOf = async (order: readonly (readonly [string, string])[]): Promise<string[]> => {
      const { dependencies } = await inventoryOf(new Map(order));
      return dependencies
        .map(({ declaration: { file, alias, span }, type, name: own, version, resolved }) =>
          JSON.stringify([file, alias, span, type, own, version, resolved]),
        )
        .sort();
    };
    expect(await resultOf([...files].reverse())).toEqual(await resultOf([...files]));
  });
});
