import { expect, test } from 'vitest';
import { sealLines, unsealLines } from '../../../src/commands/sweep/seal.ts';

const first = 'the-first-key-of-the-tests-0123456789';

/** A form's digest. */
const form = '0123456789ab';

/** Returns the lines, or the reason why there are none. */
function linesIn(keys: readonly string[], bytes: Uint8Array): string[] | string {
  const opened = unsealLines(keys, form, bytes);
  return 'fault' in opened ? opened.fault : [...opened.lines];
}

test('lines may be more than one block may have', () => {
  const lines = Array.from({ length: 140 }, () => 'x'.repeat(512 * 1024));
  expect(linesIn([first], sealLines([first], form, lines))).toHaveLength(140);
});

test('what would fill the memory is not unpacked', () => {
  const sealed = sealLines([first], form, ['x'.repeat(70 * 1024 * 1024)]);
  expect(sealed.length).toBeLessThan(100_000);
  expect(() => linesIn([first], sealed)).toThrow();
});
