import type { FirstSeen, ScoreReport } from '../../model/model.ts';

const dayMs = 86_400_000;

/**
 * The day on which the Model Context Protocol was announced. No server could have been graded earlier, so an
 * earlier time is a default value that proves nothing.
 */
const firstGrades = Date.UTC(2024, 10, 25);

/** `old`: provably at least the given age; `new`: provably younger; `unknown`: the data proves neither. */
export type AgeVerdict = 'old' | 'new' | 'unknown';

/**
 * Returns the time at which a report was generated, in milliseconds since the epoch; null if the report
 * contains no credible time.
 */
export function gradedAt({ generatedAt }: Pick<ScoreReport, 'generatedAt'>): number | null {
  const time = Date.parse(generatedAt ?? '');
  return time >= firstGrades ? time : null;
}

/**
 * Determines whether a version has reached a minimum age. A report of at least that age proves that the
 * version is old enough. Otherwise, the exports decide: a version appeared between the last export without it
 * and the first export with it. Exports are daily. If any exports between those two are missing, the version
 * might have appeared on any of the missing days.
 *
 * @param now milliseconds since the epoch
 */
export function ageVerdict(
  report: Pick<ScoreReport, 'generatedAt' | 'firstSeen'>,
  minAgeMs: number,
  now: number,
): AgeVerdict {
  const isOld = (time: number): boolean => now - time >= minAgeMs;
  const { firstSeen } = report;
  if (isOld(gradedAt(report) ?? Number.POSITIVE_INFINITY)) return 'old';
  if (firstSeen === undefined) return 'unknown';
  if (isOld(firstSeen.by)) return 'old';
  const earliest = earliestTime(firstSeen);
  return earliest === null || isOld(earliest) ? 'unknown' : 'new';
}

function earliestTime({ after, by }: FirstSeen): number | null {
  if (after === null) return null;
  return isOnOneDay({ after, by }) ? by : after;
}

/**
 * Returns whether no daily export is missing between the last export without a version and the first export
 * that contains it.
 */
export function isOnOneDay({ after, by }: FirstSeen): boolean {
  return after !== null && Math.floor(by / dayMs) - Math.floor(after / dayMs) <= 1;
}
