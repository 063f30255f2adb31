import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealLines, unsealLines } from '../../src/history/seal.ts';

const [first, second] = [
  'the-first-key-of-the-tests-0123456789',
  'the-second-key-of-the-tests-012345678',
];
const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''));

/** The lines, or why there are none. */
function linesIn(keys: readonly string[], bytes: Uint8Array): string[] | string {
  const opened = unsealLines(keys, bytes);
  return 'fault' in opened ? opened.fault : [...opened.lines];
}

test('lines are the same after they were sealed, under any of the keys', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const sealed = sealLines([first, second], lines);
      expect(linesIn([second, first], sealed)).toEqual(lines);
      expect(linesIn([second], sealed)).toBe('other-key');
    }),
    { numRuns: 50 },
  );
});

test('of many lines not all are in memory at once, and none is lost', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `${at} ${'x'.repeat(at % 97)}`);
  expect(linesIn([first], sealLines([first], lines))).toEqual(lines);
});

test('nothing opens that differs in one byte, or ends earlier', () => {
  const sealed = sealLines([first], ['some', 'lines', '']);
  for (let at = 0; at < sealed.length; at += 1) {
    const other = Buffer.from(sealed);
    other[at] = (other[at] ?? 0) ^ 1;
    expect(linesIn([first], other)).toBeTypeOf('string');
    expect(linesIn([first], sealed.subarray(0, at))).toBeTypeOf('string');
  }
});

test('what would fill the memory is not unpacked', () => {
  const sealed = sealLines([first], ['x'.repeat(70 * 1024 * 1024)]);
  expect(sealed.length).toBeLessThan(100_000);
  expect(() => linesIn([first], sealed)).toThrow();
});
