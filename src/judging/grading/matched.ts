import type { ListedMatch, Match, ReportedMatch, ScoreReport } from '../../model/model.ts';

/** Returns the match if it refers to a record in the export; otherwise null. */
export function listedMatch(match: Match | null | undefined): ListedMatch | null {
  return match != null && 'server' in match ? match : null;
}

/** Returns the match if it refers to a report; otherwise null. */
export function reportedMatch(match: Match | null | undefined): ReportedMatch | null {
  return match != null && 'report' in match ? match : null;
}

/** Returns the deciding report; null if no report decides the result. */
export function decidingReport(match: Match | null | undefined): ScoreReport | null {
  return reportedMatch(match)?.report ?? null;
}

/** Returns why a dependency cannot be judged at all; null if the dependency can be judged. */
export function matchError(match: Match): string | null {
  return 'error' in match ? match.error : null;
}
