import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShownLines } from '../../../src/judging/suggestions/diff.ts';

const lines = (patch: unknown): number[] => [...readShownLines(patch)];

describe('the lines that a diff shows', () => {
  test.for([
    ['a new file', '@@ -0,0 +1,3 @@\n+{\n+  "a": 1\n+}', [1, 2, 3]],
    ['a change with lines around it', '@@ -4,3 +4,4 @@ def\n a\n-b\n+B\n+C\n d', [4, 5, 6, 7]],
    ['several hunks', '@@ -1,2 +1,1 @@\n-a\n b\n@@ -10,1 +9,2 @@\n c\n+d', [1, 9, 10]],
    ['one line, whose count is left out', '@@ -1 +1 @@\n-a\n+b', [1]],
    ['lines that are taken out', '@@ -3,2 +2,0 @@\n-a\n-b', []],
    [
      'no line end at the end',
      '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file',
      [1],
    ],
    ['lines that look like heads', '@@ -1,2 +1,2 @@\n-@@ -1 +1 @@\n+@@ -9 +9 @@\n +x', [1, 2]],
    ['CRLF', '@@ -1,1 +1,2 @@\n a\r\n+b\r', [1, 2]],
    ['a line end behind it', '@@ -0,0 +1,1 @@\n+a\n', [1]],
  ] as const)('%s', ([, patch, shown]) => {
    expect(lines(patch)).toEqual(shown);
  });

  test.for([
    ['no patch', undefined],
    ['null', null],
    ['no text', 7],
    ['an empty text', ''],
    ['no head', '+a'],
    ['a head that is cut', '@@ -1,2 +1'],
    ['fewer lines than the head says', '@@ -0,0 +1,3 @@\n+a\n+b'],
    ['more lines than the head says', '@@ -0,0 +1,1 @@\n+a\n+b'],
    ['another line', '@@ -0,0 +1,2 @@\n+a\nb'],
    ['a combined diff', '@@@ -1 -1 +1 @@@\n++a'],
    ['numbers beyond all files', '@@ -0,0 +99999999999,1 @@\n+a'],
  ] as const)('%s shows none', ([, patch]) => {
    expect(lines(patch)).toEqual([]);
  });

  test('of any text it shows lines or none, and never throws', () => {
    const part = fc.constantFrom('@@ -1,2 +1,2 @@', ' a', '+b', '-c', '\\ x', '', 'x', '@@');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        expect(lines(parts.join('\n')).every((line) => line >= 0 && line < 20)).toBe(true);
      }),
    );
  });
});
