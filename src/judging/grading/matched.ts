import type { ListedMatch, Match, ReportedMatch, ScoreReport } from '../../model/model.ts';

/** Returns the match if it is with a record of the export; else null. */
export function listedMatch(match: Match | null | undefined): ListedMatch | null {
  return match != null && 'server' in match ? match : null;
}

/** Returns the match if it is with a report; else null. */
export function reportedMatch(match: Match | null | undefined): ReportedMatch | null {
  return match != null && 'report' in match ? match : null;
}

/** Returns the report that decides, or null if there is none. */
export function decidingReport(match: Match | null | undefined): ScoreReport | null {
  return reportedMatch(match)?.report ?? null;
}

/** Returns why a dependency cannot be judged at all, or null if it can. */
export function matchError(match: Match): string | null {
  return 'error' in match ? match.error : null;
}
