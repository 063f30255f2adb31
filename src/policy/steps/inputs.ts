import { gradeRank } from '../../grading/grade.ts';
import { reportFiles } from '../../model.ts';
import { inputLines } from '../lines.ts';
import { presetsByStrictness, strictness } from '../strictness.ts';

/** Inputs that have no say in the verdict. */
const harmless = new Set([
  'github-token',
  'cache',
  ...reportFiles,
  'comment',
  'comment-key',
  'suggest',
]);

/** How strict the values of an input are. */
interface Scale {
  /** The higher the stricter; null for what is not known. */
  readonly rank: (value: string) => number | null;
  /** What counts where it is not given; null where that is the policy file's, and may be anything. */
  readonly usual: string | null;
  /** The mildest and the strictest rank that the policy file can give. */
  readonly ends: readonly [number, number];
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
      usual: null,
      ends: [0, 100],
    },
    'min-grade': {
      rank: (value) => {
        const rank = gradeRank(value);
        return rank === null ? null : -rank;
      },
      usual: null,
      // Without a minimum every grade passes, and what is no letter too.
      ends: [Number.NEGATIVE_INFINITY, 0],
    },
    'max-age': {
      rank: (value) => {
        const [, count, unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(value) ?? [];
        const ms = { ms: 1, s: 1e3, m: 6e4, h: 3.6e6, d: 8.64e7 }[unit];
        return count === undefined || ms === undefined ? null : -Number(count) * ms;
      },
      usual: '48h',
      ends: [0, 0],
    },
  }),
);

function scaleOf(order: readonly string[], usual: string | null = null): Scale {
  return {
    rank: (value) => (order.includes(value) ? order.indexOf(value) : null),
    usual,
    ends: [0, order.length - 1],
  };
}

/** Whether an input is plainly as strict as before, or stricter. */
export function isNoMilder(
  name: string,
  old: string | undefined,
  now: string | undefined,
): boolean {
  if (harmless.has(name)) return true;
  if (name === 'rules') return areNoMilder(inputLines(old), inputLines(now));
  if (name === 'ignore-paths') {
    const known = new Set(inputLines(old));
    // Where the input is gone, the policy file may leave out more.
    return (
      old !== undefined && now !== undefined && inputLines(now).every((line) => known.has(line))
    );
  }
  const scale = scales.get(name);
  if (scale === undefined) return false;
  const { rank, usual, ends } = scale;
  // What was not set was the policy file's, which may have said the strictest, or says the mildest.
  const rankOf = (value: string | undefined, end: number | undefined): number | null =>
    value === undefined ? (usual === null ? (end ?? null) : rank(usual)) : rank(value);
  const [before, after] = [rankOf(old, ends[1]), rankOf(now, ends[0])];
  return before !== null && after !== null && after >= before;
}

function areNoMilder(old: readonly string[], now: readonly string[]): boolean {
  const weights = new Map<string, number>(Object.entries(strictness));
  const levels = (lines: readonly string[]): Map<string, string> =>
    new Map(lines.map((line) => line.split(':').map((part) => part.trim()) as [string, string]));
  const [before, after] = [levels(old), levels(now)];
  return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
    // As with every input: what is not set is the policy file's.
    const level = weights.get(after.get(rule) ?? 'off');
    return level !== undefined && level >= (weights.get(before.get(rule) ?? 'fail') ?? 2);
  });
}
