import { isFailing } from '../../judging/verdict-words.ts';
import type { ShownServer, SweepReport, SweptProblem, SweptRepository } from './report.ts';

/**
 * People soon ignore a daily run that always fails for known reasons, so by default a sweep fails only for
 * new problems.
 */

export const failOn = ['never', 'error', 'new', 'any'] as const;
export type FailOn = (typeof failOn)[number];

/** Returns the failing places whose server, grade or verdict is new in this run. */
export function newFailures(report: Pick<SweepReport, 'servers' | 'at'>): readonly ShownServer[] {
  return report.servers.filter(
    (server) => server.entry.verdict === 'fail' && isNewPlace(server, report.at),
  );
}

/**
 * Returns news since the last complete run: unread repositories, and problems that do not concern a server.
 */
export function newsBesideServers({ repositories, at }: Pick<SweepReport, 'repositories' | 'at'>): {
  readonly unread: readonly SweptRepository[];
  readonly problems: readonly { readonly repository: string; readonly problem: SweptProblem }[];
} {
  const runTime = isoTime(at);
  return {
    unread: repositories.filter(
      ({ unreadSince }) => unreadSince !== null && unreadSince >= runTime,
    ),
    problems: repositories
      .filter(({ asOf }) => asOf === null)
      .flatMap(({ name, problems }) => problems.map((problem) => ({ repository: name, problem })))
      .filter(({ problem }) => problem.since >= runTime && isFailing(problem)),
  };
}

/** Reports whether a place's server, grade or verdict is new since the last complete run. */
function isNewPlace({ entry: { history, asOf } }: ShownServer, at: number): boolean {
  if (asOf !== null) return false;
  return history === null || history.news !== null || history.graded.by >= isoTime(at);
}

const isoTime = (at: number): string => new Date(at).toISOString();

/**
 * Returns why a run fails: `error` if something could not be read or judged, `fail` if a server or file
 * fails, or null otherwise. Under `new`, problems and unread repositories that the last complete run reported
 * are ignored, but an incomplete run is still an error.
 */
export function failureUnder(mode: FailOn, report: SweepReport): 'error' | 'fail' | null {
  if (mode === 'never') return null;
  const { verdict, failure, repositories, servers, at } = report;
  const isError = verdict === 'error';
  if (mode !== 'new') {
    return isError ? 'error' : mode === 'any' && verdict === 'fail' ? 'fail' : null;
  }
  const otherNews = newsBesideServers(report);
  const isUnreadNow =
    otherNews.unread.length > 0 || repositories.some(({ status }) => status === 'not-read-yet');
  const newProblems = [
    ...otherNews.problems.map(({ problem }) => problem),
    ...servers.filter((server) => isNewPlace(server, at)).flatMap(({ entry }) => entry.problems),
  ].filter(isFailing);
  const isUndecided = newProblems.some(({ level }) => level === 'error');
  if (isError && (failure !== null || isUnreadNow || isUndecided)) return 'error';
  return newProblems.length > 0 ? 'fail' : null;
}
