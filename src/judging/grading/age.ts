import type { FirstSeen, ScoreReport } from '../../model/model.ts';

const dayMs = 86_400_000;

/**
 * Nothing was graded before there were servers: an earlier time is a default and proves nothing. Source:
 * the announcement of the Model Context Protocol.
 */
const firstGrades = Date.UTC(2024, 10, 25);

/** `old`: for so long at least; `new`: certainly not; `unknown`: nothing shows one or the other. */
export type AgeVerdict = 'old' | 'new' | 'unknown';

/** When a report was made, in milliseconds since the epoch; null if it does not say, or not credibly. */
export function gradedAt({ generatedAt }: Pick<ScoreReport, 'generatedAt'>): number | null {
  const time = Date.parse(generatedAt ?? '');
  return time >= firstGrades ? time : null;
}

/**
 * Whether the version of a report has existed for some time. A report that was made so long ago proves
 * it. Otherwise the exports do: the version came with one of those after the last one without it. They are
 * daily; if days are missing between the two, it may have come on any of these.
 *
 * @param minAgeMs the time, in milliseconds
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

/** The earliest time at which a version may have come; null if that is unknown. */
function earliestTime({ after, by }: FirstSeen): number | null {
  if (after === null) return null;
  return isOnOneDay({ after, by }) ? by : after;
}

/** Whether no daily export is missing between the last one without a version and the first with it. */
export function isOnOneDay({ after, by }: FirstSeen): boolean {
  return after !== null && Math.floor(by / dayMs) - Math.floor(after / dayMs) <= 1;
}
