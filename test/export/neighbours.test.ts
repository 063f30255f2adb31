import fc from 'fast-check';
import leven from 'leven';
import { describe, expect, test } from 'vitest';
import { searchNeighbours } from '../../src/export/store/neighbours.ts';
import { runs } from '../seed.ts';

/** Returns whether a listed name is found as a look-alike of a watched name. */
function areAlike(watched: string, listed: string): boolean {
  const search = searchNeighbours([{ type: 'oci', name: watched }]);
  search.add({ type: 'oci', name: listed });
  return search.neighbours().size > 0;
}

describe('names that look alike', () => {
  test.for([
    ['notes-mcp', 'note-mcp', true],
    ['notes-mcp', 'nottes-mcp', true],
    ['notes-mcp', 'n0tes-mcp', true],
    ['notes-mcp', 'ntoes-mcp', true],
    ['notes-mcp', 'notes-mcp', false],
    ['notes-mcp', 'motes-mpc', false],
    ['notes-mcp', 'nots-mpc', false],
    // Numbers in a series, and differences that only look like them.
    ['notes-v1', 'notes-v2', false],
    ['notes-1', 'notes-11', false],
    ['notes-9-mcp', 'notes-8-mcp', false],
    ['@team6/files', '@team7/files', false],
    ['docker.io/team6/files', 'docker.io/team7/files', false],
    ['notes-mcp', 'notes-mcp2', true],
    ['notes-v1', 'notes-v', true],
    ['mcp-k8s', 'mcp-k9s', true],
    ['base64-mcp', 'base46-mcp', true],
    ['notes-l', 'notes-1', true],
    ['notes-o2', 'notes-02', true],
    // The owner of a scope or an account owns all names in it.
    ['@acme/notes', '@acme/note', false],
    ['@acme/notes', '@acne/notes', true],
    ['docker.io/acme/notes', 'docker.io/acme/note', false],
    ['docker.io/library/notes', 'docker.io/library/note', true],
    ['ghcr.io/acme/notes', 'ghcr.io/acmee/notes', true],
  ] as const)('%s and %s: %s', ([a, b, expected]) => {
    expect(areAlike(a, b)).toBe(expected);
    expect(areAlike(b, a)).toBe(expected);
  });

  test('are those one edit away, or with two characters swapped', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', 'c'),
      minLength: 5,
      maxLength: 8,
    });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const isSwapped =
          a.length === b.length &&
          a !== b &&
          [...a].some((_, at) => {
            const swapped = [...a];
            [swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? '', swapped[at] ?? ''];
            return swapped.join('') === b;
          });
        expect(areAlike(a, b)).toBe(leven(a, b) === 1 || isSwapped);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('are looked for within an ecosystem, and not for the shortest names', () => {
    const search = searchNeighbours([
      { type: 'npm', name: 'notes' },
      { type: 'npm', name: 'note' },
      { type: 'remote', name: 'https://notes.example' },
    ]);
    search.add({ type: 'npm', name: 'motes' });
    search.add({ type: 'pypi', name: 'noted' });
    search.add({ type: 'remote', name: 'https://motes.example' });
    search.add({ type: null, name: 'noted' });
    expect([...search.neighbours()]).toEqual([['npm:notes', ['motes']]]);
  });

  test('are named up to a few', () => {
    const search = searchNeighbours([{ type: 'npm', name: 'notes' }]);
    for (const end of 'abcdefgh') search.add({ type: 'npm', name: `note${end}` });
    expect(search.neighbours().get('npm:notes')).toHaveLength(5);
  });
});
