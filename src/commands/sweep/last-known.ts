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
 * A repository that could not be read keeps its result from the last complete run, with the time of that run.
 * Without that result, missing data would look like fewer failures.
 */

/**
 * Returns ` (as of 2026-11-20)`, which is shown after a result from an earlier run; empty for null.
 *
 * @param common the day that applies to all results without a day of their own; null if there is no such day
 */
export function asOfWords(at: string | null, common: string | null): string {
  const day = at?.slice(0, 10) ?? null;
  return day === null || day === common ? '' : ` (as of ${day})`;
}

/**
 * The day of the older results that are shown for everything that could not be judged; null if everything was
 * judged.
 */
export function commonDay({ lacksGrades, last }: Pick<SweepReport, 'lacksGrades' | 'last'>) {
  return lacksGrades ? (last?.at.slice(0, 10) ?? null) : null;
}

/** The results for a repository in a complete run. */
export type ShownRepository = Frozen<JsonShown>;

/** The results for a repository in this run. */
export interface FoundRepository {
  readonly repository: Omit<SweptRepository, 'asOf' | 'unreadSince'>;
  readonly servers: readonly ShownServer[];
  /** Files that could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

/**
 * Combines the results to show for a repository: this run's results, and the last complete run's results for
 * everything that could not be read.
 *
 * @param last null if no run has shown the repository
 * @param at start of this run, in ISO 8601 format
 * @param lacksGrades whether nothing could be judged because the export is missing
 * @param common the return value of `commonDay`
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
      // If `id` is null, GitHub does not show the repository, so only its name is known.
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

/** The time of the run that read the shown results; null if no run has read them. */
function readAt({ at, repository: { status, asOf } }: ShownRepository): string | null {
  return status === 'read' || status === 'empty' ? at : asOf;
}

/** Adds the time of an earlier run to a result from that run. */
const withDate = (server: ShownServer, at: string, common: string | null): ShownServer => ({
  ...server,
  grade: server.entry.asOf === null ? `${server.grade}${asOfWords(at, common)}` : server.grade,
  entry: {
    ...server.entry,
    asOf: server.entry.asOf ?? at,
    history: server.entry.history && { ...server.entry.history, news: null },
  },
});

/** Waivers that an earlier run found in use and that have not expired. */
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
 * The time since which every complete run has reported a problem that does not concern a server; null if the
 * last run did not report it.
 */
function firstSeen(problem: SweptProblem, last: ShownRepository | null): string | null {
  const key = problemKey(problem);
  return last?.repository.problems.find((each) => problemKey(each) === key)?.since ?? null;
}

/** A problem without a file is identified only by its text. */
function problemKey({ rule, level, file, message, waived }: SweptProblem): string {
  return JSON.stringify([rule, level, file ?? message, waived !== null]);
}
