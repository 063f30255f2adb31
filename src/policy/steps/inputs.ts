import { gradeRank } from '../../grading/grade.ts';

const reportFiles = ['report-file', 'sarif-file', 'summary-file'];

import { inputLines } from '../lines.ts';
import { presetsByStrictness, strictness } from '../strictness.ts';

/** Inputs that do not affect the verdict. */
const harmless = new Set([
  'github-token',
  'cache',
  ...reportFiles,
  'comment',
  'comment-key',
  'suggest',
]);

/** Orders the values of an input by strictness. */
interface Scale {
  /** The higher the stricter; null for an unknown value. */
  readonly rank: (value: string) => number | null;
  /** What applies if the input is not set; null if the policy file decides, whose value is not known here. */
  readonly defaultValue: string | null;
  /** The ranks of the mildest and of the strictest value that the policy file can set. */
  readonly policyFileRanks: readonly [number, number];
}

const scales: ReadonlyMap<string, Scale> = new Map(
  Object.entries<Scale>({
    preset: scaleOf(presetsByStrictness),
    'on-missing-key': scaleOf(['warn', 'fail'], 'fail'),
    'on-unavailable': scaleOf(['warn', 'fail'], 'fail'),
    'warm-cache': scaleOf(['true', 'false'], 'false'),
    scope: scaleOf(['changed', 'auto', 'all'], 'auto'),
    'min-score': {
      rank: (value) => (/^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null),
      defaultValue: null,
      policyFileRanks: [0, 100],
    },
    'min-grade': {
      rank: (value) => {
        const rank = gradeRank(value);
        return rank === null ? null : -rank;
      },
      defaultValue: null,
      // Without a minimum everything passes, even a grade that is no letter.
      policyFileRanks: [Number.NEGATIVE_INFINITY, 0],
    },
    'max-age': {
      rank: (value) => {
        const [, count, unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(value) ?? [];
        const ms = { ms: 1, s: 1e3, m: 6e4, h: 3.6e6, d: 8.64e7 }[unit];
        return count === undefined || ms === undefined ? null : -Number(count) * ms;
      },
      defaultValue: '48h',
      policyFileRanks: [0, 0],
    },
  }),
);

function scaleOf(order: readonly string[], defaultValue: string | null = null): Scale {
  return {
    rank: (value) => (order.includes(value) ? order.indexOf(value) : null),
    defaultValue,
    policyFileRanks: [0, order.length - 1],
  };
}

/** Whether an input is certainly at least as strict as before. */
export function isNoMilder(
  name: string,
  old: string | undefined,
  now: string | undefined,
): boolean {
  if (harmless.has(name)) return true;
  if (name === 'rules') return areRulesNoMilder(inputLines(old), inputLines(now));
  if (name === 'ignore-paths') {
    const known = new Set(inputLines(old));
    // If the input was removed, the policy file may leave out more.
    return (
      old !== undefined && now !== undefined && inputLines(now).every((line) => known.has(line))
    );
  }
  const scale = scales.get(name);
  if (scale === undefined) return false;
  const { rank, defaultValue, policyFileRanks } = scale;
  // An unset input leaves the value to the policy file: assume the strictest before, the mildest now.
  const rankOf = (value: string | undefined, end: number | undefined): number | null =>
    value === undefined
      ? defaultValue === null
        ? (end ?? null)
        : rank(defaultValue)
      : rank(value);
  const [before, after] = [rankOf(old, policyFileRanks[1]), rankOf(now, policyFileRanks[0])];
  return before !== null && after !== null && after >= before;
}

function areRulesNoMilder(old: readonly string[], now: readonly string[]): boolean {
  const weights = new Map<string, number>(Object.entries(strictness));
  const levels = (lines: readonly string[]): Map<string, string> =>
    new Map(lines.map((line) => line.split(':').map((part) => part.trim()) as [string, string]));
  const [before, after] = [levels(old), levels(now)];
  return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
    // Assume the worst for unset rules, as above.
    const level = weights.get(after.get(rule) ?? 'off');
    return level !== undefined && level >= (weights.get(before.get(rule) ?? 'fail') ?? 2);
  });
}
