import type { FirstSeen, ScoreReport } from '../../model/model.ts';

const dayMs = 86_400_000;

/**
 * No servers existed to be graded before this time, so an earlier time is a default value that proves
 * nothing. Source: the announcement of the Model Context Protocol.
 */
const firstGrades = Date.UTC(2024, 10, 25);

/** `old`: certainly at least the given age; `new`: certainly not; `unknown`: the data proves neither. */
export type AgeVerdict = 'old' | 'new' | 'unknown';

/**
 * Returns when a report was generated, in milliseconds since the epoch; null if the report contains no
 * credible time.
 */
export function gradedAt({ generatedAt }: Pick<ScoreReport, 'generatedAt'>): number | null {
  const time = Date.parse(generatedAt ?? '');
  return time >= firstGrades ? time : null;
}

/**
 * Determines whether a version is at least as old as the given age. A report of at least that age proves that
 * the version is old enough. If there is no such report, the exports determine the age. A version appeared
 * some time after the last export that does not contain it. Exports are daily. If exports are missing for
 * days before the first export that contains the version, the version may have appeared on any of those days.
 *
 * @param minAgeMs the minimum age, in milliseconds
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

/** Returns the earliest time at which a version may have appeared; null if the time is unknown. */
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
