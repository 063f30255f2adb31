import { expect, test } from 'vitest';
import { formatPeriod } from '../../../src/judging/history/format-dates.ts';

const at = (day: string): string => `${day}T04:00:00.000Z`;

test.for<[string, string, string]>([
  ['2026-11-20', '2026-11-21', 'between 20 and 21 November 2026'],
  ['2026-11-09', '2026-11-09', 'on 9 November 2026'],
  ['2026-11-30', '2026-12-01', 'between 30 November and 1 December 2026'],
  ['2026-10-20', '2026-11-20', 'between 20 October and 20 November 2026'],
  ['2025-12-31', '2026-01-01', 'between 31 December 2025 and 1 January 2026'],
])('%s to %s is %s', ([after, by, expected]) => {
  expect(formatPeriod(at(after), at(by))).toBe(expected);
});
