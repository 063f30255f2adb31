import type { ListedMatch, Match, ReportedMatch, ScoreReport } from '../../model/model.ts';

export function listedMatch(match: Match | null | undefined): ListedMatch | null {
  return match != null && 'server' in match ? match : null;
}

export function reportedMatch(match: Match | null | undefined): ReportedMatch | null {
  return match != null && 'report' in match ? match : null;
}

export function decidingReport(match: Match | null | undefined): ScoreReport | null {
  return reportedMatch(match)?.report ?? null;
}

export function matchError(match: Match): string | null {
  return 'error' in match ? match.error : null;
}
