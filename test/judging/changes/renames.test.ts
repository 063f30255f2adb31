import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRenamedFiles } from '../../../src/judging/changes/renames.ts';

const renames = (gone: Record<string, string>, added: Record<string, string>) =>
  Object.fromEntries(
    matchRenamedFiles(new Map(Object.entries(gone)), new Map(Object.entries(added))),
  );

test.for<[string, Record<string, string>, Record<string, string>, Record<string, string>]>([
  ['the identical file', { a: '1' }, { b: '1' }, { b: 'a' }],
  ['no other file', { a: '1' }, { b: '2' }, {}],
  ['one of two copies', { a: '1' }, { b: '1', c: '1' }, { b: 'a' }],
  ['of two old ones one', { a: '1', b: '1' }, { c: '1' }, { c: 'a' }],
  [
    'files of a moved folder, by one of which there are not two',
    { 'a/x': '1', 'a/y': '2', 'b/x': '1', 'b/y': '3' },
    { 'd/x': '1', 'd/y': '2', 'c/x': '1', 'c/y': '3' },
    { 'd/x': 'a/x', 'd/y': 'a/y', 'c/x': 'b/x', 'c/y': 'b/y' },
  ],
  [
    'files deep in it',
    { 'p/a/k': '0', 'p/a/s/x': '1', 'p/b/k': '9', 'p/b/s/x': '1' },
    { 'q/a/k': '9', 'q/a/s/x': '1', 'q/b/k': '0', 'q/b/s/x': '1' },
    { 'q/a/k': 'p/b/k', 'q/a/s/x': 'p/b/s/x', 'q/b/k': 'p/a/k', 'q/b/s/x': 'p/a/s/x' },
  ],
  [
    'files of the root',
    { k: '0', x: '1', 'b/x': '1' },
    { 'a/k': '0', 'a/x': '1', 'c/x': '1' },
    { 'a/k': 'k', 'a/x': 'x', 'c/x': 'b/x' },
  ],
  [
    'files of a folder that became the root',
    { 'b/k': '0', 'a/x': '1', 'b/x': '1' },
    { k: '0', x: '1', 'y/x': '1' },
    { k: 'b/k', x: 'b/x', 'y/x': 'a/x' },
  ],
  [
    'files of a folder that is made of two, of which the first path decides',
    { 'a/x': '1', 'b/y': '2', 'a/z': '3', 'b/z': '3' },
    { 'c/x': '1', 'c/y': '2', 'c/z': '3' },
    { 'c/x': 'a/x', 'c/y': 'b/y', 'c/z': 'a/z' },
  ],
  [
    'by order where the file that would show the folder has a copy',
    { 'b/k': '0', 'a/x': '1', 'b/x': '1' },
    { 'c/k': '0', 'd/k': '0', 'c/x': '1', 'd/x': '1' },
    { 'c/k': 'b/k', 'c/x': 'a/x', 'd/x': 'b/x' },
  ],
  [
    'by order where that file had a copy',
    { 'b/k': '0', 'e/k': '0', 'a/x': '1', 'b/x': '1' },
    { 'c/k': '0', 'c/x': '1', 'd/x': '1' },
    { 'c/k': 'b/k', 'c/x': 'a/x', 'd/x': 'b/x' },
  ],
])('a rename is %s', ([, gone, added, expected]) => {
  expect(renames(gone, added)).toEqual(expected);
  const reversed = (side: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(side).reverse());
  expect(renames(reversed(gone), reversed(added))).toEqual(expected);
});

test('each file stands for one alone, which is identical, and none is left over', () => {
  const files = fc.dictionary(
    fc.stringMatching(/^[ab](?:\/[ab]){0,2}$/),
    fc.constantFrom('1', '2', '3'),
    { maxKeys: 8 },
  );
  fc.assert(
    fc.property(files, files, (gone, added) => {
      const found = Object.entries(renames(gone, added));
      for (const [now, then] of found) expect(added[now]).toBe(gone[then]);
      expect(new Set(found.map(([, then]) => then)).size).toBe(found.length);
      for (const content of ['1', '2', '3']) {
        const count = (side: Record<string, string>): number =>
          Object.values(side).filter((each) => each === content).length;
        const paired = found.filter(([now]) => added[now] === content).length;
        expect(paired).toBe(Math.min(count(gone), count(added)));
      }
    }),
  );
});
