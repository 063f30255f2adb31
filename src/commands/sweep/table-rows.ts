import type { Cause } from '../../judging/history.ts';
import { isFailing } from '../../judging/verdict-words.ts';
import { failedRules } from './counts.ts';
import { sweepOverview } from './overview.ts';
import type { SweepReport, SweptProblem } from './report.ts';
import { filterWords } from './selection.ts';
import type { HistoryDay, HistoryRow } from './tables.ts';

/**
 * Reports whether a run is complete enough for later runs to be compared with it. Repositories that cannot be
 * read do not make a run incomplete.
 */
export function isWholeRun({
  failure,
  repositories,
}: Pick<SweepReport, 'failure' | 'repositories'>) {
  return failure === null && repositories.every(({ status }) => status !== 'not-read-yet');
}

export function historyDay(report: SweepReport): HistoryDay {
  const { repositories, servers } = report;
  const ids = new Map(repositories.map(({ name, id }) => [name, id]));
  const repositoryCells = (name: string) => ({
    repository: name,
    repository_id: ids.get(name) ?? null,
  });
  return {
    runs: [runRow(report)],
    repositories: repositories.map((each) => ({
      ...repositoryCells(each.name),
      ...{
        custom_properties: each.customProperties,
        visibility: each.visibility,
        branch: each.branch,
      },
      ...{ commit: each.commit, status: each.status, reason: each.reason, verdict: each.verdict },
      ...{ unread_since: each.unreadSince, as_of: each.asOf },
    })),
    places: servers.map(({ entry }) => ({
      ...repositoryCells(entry.repository),
      ...{ file: entry.file, line: entry.line, alias: entry.alias },
      ...{ client: entry.client, role: entry.role, type: entry.type, name: entry.name },
      ...{ version: entry.version, judged_version: entry.judgedVersion },
      ...{ is_pinned: entry.isPinned, grade: entry.grade, score: entry.score },
      ...{ verdict: entry.verdict, below: entry.below },
      fails: failedRules(entry.problems),
      owners: entry.owners,
      news: entry.history?.news ?? null,
      declared_by: entry.history?.declared.by ?? null,
      as_of: entry.asOf,
    })),
    problems: [
      ...servers.flatMap(({ entry: { repository, alias, owners, asOf, problems } }) =>
        problems.map((problem) => ({
          ...problemCells(problem),
          ...repositoryCells(repository),
          ...{ alias, owners, since: null, as_of: asOf },
        })),
      ),
      ...repositories.flatMap(({ name, asOf, problems }) =>
        problems.map((problem) => ({
          ...problemCells(problem),
          ...repositoryCells(name),
          ...{ alias: null, owners: problem.owners },
          ...{ since: problem.since, as_of: asOf },
        })),
      ),
    ],
    waivers: repositories.flatMap(({ name, waivers }) =>
      waivers.map((each) => ({
        ...repositoryCells(name),
        ...{ written_in: each.writtenIn, match: each.match, file: each.file },
        ...{ alias: each.alias, rule: each.rule, check_name: each.check, reason: each.reason },
        ...{ expires: each.expires, covers: each.covers, as_of: each.asOf },
      })),
    ),
  };
}

/**
 * Carries over news from an earlier run on the same date, whose rows this day replaces. A place that was new
 * in the earlier run and is unchanged stays new.
 */
export function withEarlierNews(
  day: HistoryDay,
  replaced: readonly HistoryRow<'places'>[],
): HistoryDay {
  const news = new Map(replaced.map((row) => [placeStateKey(row), row.news]));
  const places = day.places.map((row) => ({
    ...row,
    news: row.news ?? news.get(placeStateKey(row)) ?? null,
  }));
  const countNews = (cause: Cause, own: number | null): number | null =>
    own === null
      ? null
      : places.filter((row) => row.news === cause && (row.fails ?? []).length > 0).length;
  const runs = day.runs.map((run) => ({
    ...run,
    brought_in: countNews('brought-in', run.brought_in),
    graded_anew: countNews('graded-anew', run.graded_anew),
    rubric_changed: countNews('rubric-changed', run.rubric_changed),
    policy_changed: countNews('policy-changed', run.policy_changed),
  }));
  return { ...day, runs, places };
}

function placeStateKey(row: HistoryRow<'places'>): string {
  const { file, alias, client, role, type, name, version } = row;
  // A renamed repository is treated as the same repository.
  const repository = row.repository_id ?? row.repository;
  const { judged_version: judged, grade, verdict } = row;
  return JSON.stringify([
    ...[repository, file, alias, client, role, type, name, version],
    ...[judged, grade, verdict],
  ]);
}

function problemCells(problem: SweptProblem) {
  const { file, line, rule, level, message, waived, waivedUntil } = problem;
  return { file, line, rule, level, message, waived, waived_until: waivedUntil };
}

function runRow(report: SweepReport): HistoryRow<'runs'> {
  const { counts, repositories, servers } = report;
  const overview = sweepOverview(report);
  const { generatedAt, rubricVersion } = report.export;
  const news = overview?.news ?? null;
  return {
    started_at: new Date(report.at).toISOString(),
    ...{ organisation: report.organisation, verdict: report.verdict },
    selection: filterWords(report.selection),
    ...{ policies: report.policies, seconds: report.seconds, requests: report.requests },
    tool_version: report.toolVersion,
    export_at: generatedAt === null ? null : new Date(generatedAt).toISOString(),
    rubric_version: rubricVersion,
    ...{
      listed: repositories.length,
      read: counts.read,
      empty: counts.empty,
      not_read: counts.notRead,
    },
    ...{ with_servers: counts.withServers, servers: counts.servers, places: counts.places },
    earlier_places: counts.earlier,
    failing_places: servers.filter(({ entry }) => entry.problems.some(isFailing)).length,
    failing_servers: counts.failedServers,
    failing_repositories: counts.failing,
    ...{ pinned: overview?.pinned ?? null, unpinned: overview?.unpinned ?? null },
    brought_in: news?.['brought-in'].failing ?? null,
    graded_anew: news?.['graded-anew'].failing ?? null,
    rubric_changed: news?.['rubric-changed'].failing ?? null,
    policy_changed: news?.['policy-changed'].failing ?? null,
  };
}
