import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSealed, sealLines, unsealLines } from '../../../src/commands/sweep/seal.ts';
import { runs } from '../../seed.ts';

const [first, second] = [
  'the-first-key-of-the-tests-0123456789',
  'the-second-key-of-the-tests-012345678',
];
const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''));

/** A form's digest. */
const form = '0123456789ab';

/** Returns the lines, or the reason why there are none. */
function linesIn(keys: readonly string[], bytes: Uint8Array): string[] | string {
  const opened = unsealLines(keys, form, bytes);
  return 'fault' in opened ? opened.fault : [...opened.lines];
}

test('lines are the same after they were sealed, under any of the keys', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const sealed = sealLines([first, second], form, lines);
      expect(linesIn([second, first], sealed)).toEqual(lines);
      expect(linesIn([second], sealed)).toBe('other-key');
    }),
    { numRuns: runs(50) },
  );
});

test('of many lines not all are in memory at once, and none is lost', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `${at} ${'x'.repeat(at % 97)}`);
  const sealed = sealLines([first], form, lines);
  expect(linesIn([first], sealed)).toEqual(lines);
  // The lines are compressed together.
  expect(sealed.length).toBeLessThan(200_000);
});

test('nothing opens that differs in one byte, or ends earlier', () => {
  const sealed = sealLines([first], form, ['some', 'lines', '']);
  for (let at = 0; at < sealed.length; at += 1) {
    const other = Buffer.from(sealed);
    other[at] = (other[at] ?? 0) ^ 1;
    expect(linesIn([first], other)).toBeTypeOf('string');
    expect(linesIn([first], sealed.subarray(0, at))).toBeTypeOf('string');
  }
});

test('the first 20 bytes say what it is and its form, without any key', () => {
  const sealed = sealLines([first], form, ['a']);
  expect(sealed.subarray(0, 14).toString('latin1')).toBe('MCPGRADEGATE\0\b');
  expect(sealed.toString('hex', 14, 20)).toBe(form);
});

test.for([
  // how the file is altered, whether it is recognised as sealed, why it does not open
  ['an empty file', () => Buffer.alloc(0), false, 'not-sealed'],
  [
    'a file of JSON',
    () => Buffer.from('{"a": "a file of more than sixteen bytes"}'),
    false,
    'not-sealed',
  ],
  ['the beginning of its magic', (all: Buffer) => all.subarray(0, 13), false, 'not-sealed'],
  ['its magic with half of a form', (all: Buffer) => all.subarray(0, 17), true, 'other-version'],
  ['another kind', (all: Buffer) => all.fill(7, 13, 14), false, 'not-sealed'],
  ['another form', (all: Buffer) => all.fill(2, 15, 16), true, 'other-version'],
  ['its head without its end', (all: Buffer) => all.subarray(0, 109), true, 'altered'],
  ['its magic and form alone', (all: Buffer) => all.subarray(0, 20), true, 'altered'],
  // A sealed file without any lines has 140 bytes.
  ['one byte less than the shortest', (all: Buffer) => all.subarray(0, 139), true, 'altered'],
  ['another salt', (all: Buffer) => all.fill(0, 20, 52), true, 'other-key'],
  ['another wrapped key', (all: Buffer) => all.fill(0, 64, 96), true, 'other-key'],
  ['another nonce', (all: Buffer) => all.fill(0, 112, 124), true, 'altered'],
  ['other lines', (all: Buffer) => all.fill(0, 124, 134), true, 'altered'],
  ['no tag', (all: Buffer) => all.subarray(0, -16), true, 'altered'],
] as const)('%s: %s, %s', ([, change, sealed, fault]) => {
  const bytes = change(sealLines([first], form, ['some', 'lines']));
  expect(isSealed(bytes)).toBe(sealed);
  expect(linesIn([first], bytes)).toBe(fault);
});

test('of no lines nothing is kept, which opens too', () => {
  const sealed = sealLines([first], form, []);
  expect(sealed).toHaveLength(140);
  expect(linesIn([first], sealed)).toEqual([]);
});

test('it opens under the last of many keys, and from the middle of a larger piece of memory', () => {
  const sealed = sealLines([second], form, ['a', 'b']);
  const keys = [first, 'another-key-of-the-tests-0123456789', second];
  const around = new Uint8Array(Buffer.concat([Buffer.alloc(9), sealed, Buffer.alloc(9)])).buffer;
  expect(linesIn(keys, new Uint8Array(around, 9, sealed.length))).toEqual(['a', 'b']);
  expect(linesIn([], sealed)).toBe('other-key');
});

test('it is never the same twice, and shows nothing of its lines', () => {
  const sealed = [1, 2].map(() => sealLines([first], form, ['a line in clear']));
  // The salt, the wrapped key and the nonce all differ.
  for (const [start, end] of [
    [20, 52],
    [52, 64],
    [64, 112],
    [112, 124],
  ] as const) {
    const [one, other] = sealed.map((each) => each.subarray(start, end).toString('hex'));
    expect(one).not.toBe(other);
  }
  expect(sealed[0]?.toString('latin1')).not.toContain('clear');
});
