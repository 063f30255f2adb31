import type { Frozen } from '../../report/json.ts';
import { faultyPolicy } from './own-policy.ts';
import type {
  RepositoryVerdict,
  ShownServer,
  SweepReport,
  SweptProblem,
  SweptRepository,
  SweptWaiver,
} from './report.ts';
import type { JsonShown } from './schema.ts';

/**
 * A repository that could not be read keeps its result from the last complete run, marked with that run's
 * date. Without that result, missing data would look like fewer failures.
 */

/**
 * Returns the suffix for a result from an earlier run, such as ` (as of 2026-11-20)`. Empty if `at` is null
 * or falls on the `common` day, which the report states once.
 */
export function asOfWords(at: string | null, common: string | null): string {
  const day = at?.slice(0, 10) ?? null;
  return day === null || day === common ? '' : ` (as of ${day})`;
}

/** Returns the last run's day if this run has no grades and shows the last run's results; otherwise null. */
export function commonDay({ lacksGrades, last }: Pick<SweepReport, 'lacksGrades' | 'last'>) {
  return lacksGrades ? (last?.at.slice(0, 10) ?? null) : null;
}

/** A repository's results from a complete run. */
export type ShownRepository = Frozen<JsonShown>;

/** A repository's results from this run, before results from an earlier run are added. */
export interface FoundRepository {
  readonly repository: Omit<SweptRepository, 'asOf' | 'unreadSince'>;
  readonly servers: readonly ShownServer[];
  /** Paths of files that could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

/**
 * Merges this run's results with the last complete run's results for everything that could not be read or
 * judged.
 *
 * @param last null if no complete run has results for the repository
 * @param at start of this run, in ISO 8601 format
 * @param lacksGrades whether nothing could be judged because the export is missing
 * @param common the day from `commonDay`
 */
export function withLastKnown(
  { repository, servers, unreadable }: FoundRepository,
  last: ShownRepository | null,
  {
    at,
    lacksGrades,
    common = null,
  }: { readonly at: string; readonly lacksGrades: boolean; readonly common?: string | null },
): RepositoryVerdict {
  const datedAt = (server: ShownServer): ShownServer => withDate(server, last?.at ?? at, common);
  const problems = repository.problems.map((problem) => ({
    ...problem,
    since: firstSeen(problem, last) ?? at,
  }));
  if (repository.status === 'not-read' || repository.status === 'not-read-yet') {
    const unreadSince =
      repository.status === 'not-read' ? (last?.repository.unreadSince ?? at) : null;
    const unreadRepository = {
      ...repository,
      // `id` is null if GitHub hides the repository. In that case, only the repository's name is known.
      id: repository.id ?? last?.repository.id ?? null,
      customProperties:
        repository.id === null
          ? (last?.repository.customProperties ?? {})
          : repository.customProperties,
      ...{ problems, asOf: null, unreadSince },
    };
    const asOf = last === null ? null : readAt(last);
    if (last === null || asOf === null) return { repository: unreadRepository, servers: [] };
    const { commit, waivers } = last.repository;
    return {
      repository: {
        ...{ ...unreadRepository, commit, asOf, problems: last.repository.problems },
        waivers: olderWaivers(waivers, last.at, at),
      },
      servers: last.servers.map(datedAt),
    };
  }
  const currentRepository = { ...repository, problems, asOf: null, unreadSince: null };
  if (last === null) return { repository: currentRepository, servers };
  const byPlace = new Map(last.servers.map((server) => [placeKey(server), server]));
  const currentServers = servers.map((server) => {
    const lastServer = lacksGrades ? byPlace.get(placeKey(server)) : undefined;
    return lastServer === undefined ? server : withLine(datedAt(lastServer), server);
  });
  const isFaulty = problems.some(({ rule }) => rule === faultyPolicy);
  const keys = new Set(servers.map(placeKey));
  return {
    repository: {
      ...currentRepository,
      waivers:
        isFaulty || lacksGrades
          ? olderWaivers(last.repository.waivers, last.at, at)
          : currentRepository.waivers,
    },
    servers: [
      ...currentServers,
      ...last.servers
        .filter((server) => unreadable.has(server.entry.file) && !keys.has(placeKey(server)))
        .map(datedAt),
    ],
  };
}

/** Returns the time of the run that last read the repository, or null if no run has read it. */
function readAt({ at, repository: { status, asOf } }: ShownRepository): string | null {
  return status === 'read' || status === 'empty' ? at : asOf;
}

/** Marks a result with the time of the earlier run that produced it, and clears its news. */
const withDate = (server: ShownServer, at: string, common: string | null): ShownServer => ({
  ...server,
  grade: server.entry.asOf === null ? `${server.grade}${asOfWords(at, common)}` : server.grade,
  entry: {
    ...server.entry,
    asOf: server.entry.asOf ?? at,
    history: server.entry.history && { ...server.entry.history, news: null },
  },
});

/** Returns an earlier run's waivers that have not expired, with `daysLeft` updated. */
function olderWaivers(waivers: readonly SweptWaiver[], at: string, now: string): SweptWaiver[] {
  const day = (time: string): number => Math.floor(Date.parse(time) / dayMs);
  return waivers
    .map((each) => ({
      ...each,
      daysLeft: day(each.expires) - day(now),
      asOf: each.asOf ?? at,
    }))
    .filter(({ daysLeft }) => daysLeft >= 0);
}

const dayMs = 24 * 60 * 60 * 1000;

const withLine = (known: ShownServer, { entry: { line } }: ShownServer): ShownServer => ({
  ...known,
  entry: { ...known.entry, line },
});

function placeKey({ key, entry: { file, client, alias, role } }: ShownServer): string {
  return JSON.stringify([key, file, client, alias, role]);
}

/**
 * Returns the time since which every complete run has reported the problem, or null if the last complete run
 * did not report it.
 */
function firstSeen(problem: SweptProblem, last: ShownRepository | null): string | null {
  const key = problemKey(problem);
  return last?.repository.problems.find((each) => problemKey(each) === key)?.since ?? null;
}

function problemKey({ rule, level, file, message, waived }: SweptProblem): string {
  return JSON.stringify([rule, level, file ?? message, waived !== null]);
}
