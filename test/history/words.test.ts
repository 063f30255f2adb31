import { expect, test } from 'vitest';
import { betweenWords, spanWords } from '../../src/judging/history/words.ts';

const at = (day: string): string => `${day}T04:00:00.000Z`;

test.for<[string, string, string]>([
  ['2026-11-20', '2026-11-21', 'between 20 and 21 November 2026'],
  ['2026-11-09', '2026-11-09', 'on 9 November 2026'],
  ['2026-11-30', '2026-12-01', 'between 30 November and 1 December 2026'],
  ['2026-10-20', '2026-11-20', 'between 20 October and 20 November 2026'],
  ['2025-12-31', '2026-01-01', 'between 31 December 2025 and 1 January 2026'],
])('%s to %s is %s', ([after, by, expected]) => {
  expect(betweenWords(at(after), at(by))).toBe(expected);
});

test('a span says what is known of its ends', () => {
  const unknown = { after: null, by: at('2026-11-20') };
  const known = { after: at('2026-11-20'), by: at('2026-11-21') };
  const gone = { after: at('2026-11-22'), by: at('2026-11-23') };
  expect([spanWords(unknown, null), spanWords(known, gone)]).toEqual([
    'there at least since 20 November 2026, still there',
    'came between 20 and 21 November 2026, went between 22 and 23 November 2026',
  ]);
});
