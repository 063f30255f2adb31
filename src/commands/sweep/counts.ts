import { isFailing, severities } from '../../judging/verdict-words.ts';
import type { Verdict } from '../../model/model.ts';
import type {
  ShownServer,
  SweepCounts,
  SweepReport,
  SweptProblem,
  SweptRepository,
} from './report.ts';

/** A server and its places in all repositories, with failing places first. */
export interface GroupedServer {
  readonly shown: ShownServer;
  readonly verdict: Verdict;
  readonly places: readonly ShownServer[];
  /** Numbers of repositories: those that declare the server, and those in which it fails. */
  readonly repositories: number;
  readonly failing: number;
  /** Points by which the score misses the minimum, summed over the repositories in which the server fails. */
  readonly exposure: number;
}

/**
 * Groups places by server. Failing servers come first, by exposure and then by the number of repositories in
 * which they fail. Servers that could not be judged come next, then warnings, then the rest.
 */
export function groupSweptServers(servers: readonly ShownServer[]): GroupedServer[] {
  const groups = Map.groupBy(servers, ({ key }) => key).values();
  return groups
    .map((group): GroupedServer => {
      const places = group.toSorted((a, b) => rank(b) - rank(a));
      const [shown] = places as [ShownServer];
      const gapByRepository = new Map<string, number>();
      for (const { entry } of places) {
        if (entry.verdict !== 'fail') continue;
        gapByRepository.set(
          entry.repository,
          Math.max(entry.below, gapByRepository.get(entry.repository) ?? 0),
        );
      }
      return {
        ...{ shown, verdict: shown.entry.verdict ?? 'pass', places, failing: gapByRepository.size },
        repositories: new Set(places.map(({ entry }) => entry.repository)).size,
        exposure: [...gapByRepository.values()].reduce((sum, each) => sum + each, 0),
      };
    })
    .toArray()
    .sort(
      (a, b) =>
        b.exposure - a.exposure ||
        b.failing - a.failing ||
        rank(b.shown) - rank(a.shown) ||
        (a.shown.score ?? 101) - (b.shown.score ?? 101) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1),
    );
}

/** Ranks failures above missing verdicts, because people can act on failures. */
const rank = ({ entry: { verdict } }: ShownServer): number =>
  verdict === 'fail' ? severities.error + 1 : severities[verdict ?? 'pass'];

export function failedRules(
  problems: readonly Pick<SweptProblem, 'level' | 'rule' | 'waived'>[],
): string[] {
  return [...new Set(problems.filter(isFailing).map(({ rule }) => rule))];
}

const isFault = ({ level, waived }: SweptProblem): boolean => level === 'fail' && waived === null;

export function sweepCounts({
  repositories,
  leftOut,
  servers,
  lacksGrades,
}: Pick<SweepReport, 'repositories' | 'leftOut' | 'servers' | 'lacksGrades'>): SweepCounts {
  const withStatus = (status: SweptRepository['status']) =>
    repositories.filter((each) => each.status === status);
  const readRepositories = withStatus('read');
  const distinctServers = groupSweptServers(servers);
  const earlier = servers.filter(({ entry }) => entry.asOf !== null).length;
  const isUnknown = lacksGrades && earlier === 0;
  const failingNames = new Set([
    ...servers.flatMap(({ entry }) => (entry.verdict === 'fail' ? entry.repository : [])),
    ...repositories.flatMap(({ name, problems }) => (problems.some(isFault) ? name : [])),
  ]);
  return {
    listed:
      repositories.length +
      leftOut.archived +
      leftOut.forks +
      leftOut.byPattern +
      leftOut.byProperty,
    read: readRepositories.length,
    empty: withStatus('empty').length,
    notRead: withStatus('not-read').length,
    notReadYet: withStatus('not-read-yet').length,
    withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
    servers: distinctServers.length,
    places: servers.length,
    earlier,
    failing: isUnknown ? null : failingNames.size,
    undecided: readRepositories.filter(({ verdict }) => verdict === 'error').length,
    failedServers: isUnknown ? null : distinctServers.filter(({ failing }) => failing > 0).length,
  };
}

/**
 * Returns a report for destinations where grades are not shown, such as a public repository. The report has
 * counts and the verdict, but no grades and nothing that reveals them. It also omits repository names,
 * because repositories can be private.
 *
 * When you add a field to `SweepReport`, decide here whether to include it.
 */
export function withoutGrades(report: SweepReport): SweepReport {
  const { toolVersion, at, organisation, verdict, failure, leftOut, last, requests } = report;
  const { seconds, selection } = report;
  const { listed, read, empty, notRead, notReadYet, withServers, servers, places, earlier } =
    report.counts;
  return {
    ...{ toolVersion, at, organisation, verdict, failure, leftOut, last, requests },
    ...{ seconds, selection, policies: [] },
    export: report.export,
    lacksGrades: report.lacksGrades,
    github: null,
    isWithheld: true,
    counts: {
      ...{ listed, read, empty, notRead, notReadYet, withServers, servers, places, earlier },
      ...{ failing: null, undecided: null, failedServers: null },
    },
    repositories: [],
    servers: [],
    removed: [],
    trend: [],
    notices: [],
  };
}

/** Removes request paths from a log line, because they contain repository names. */
export function withoutPaths(line: string): string {
  return line.replace(/\/repos\/[^/\s]+\/[^\s;,:"<>\\]+/g, '/repos/…');
}
