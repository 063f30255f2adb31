import { isFailing, severities } from '../../judging/verdict-words.ts';
import type { Verdict } from '../../model/model.ts';
import type {
  ShownServer,
  SweepCounts,
  SweepReport,
  SweptProblem,
  SweptRepository,
} from './report.ts';

/** A server with all places of all repositories that declare it, those where it fails first. */
export interface GroupedServer {
  readonly shown: ShownServer;
  readonly verdict: Verdict;
  readonly places: readonly ShownServer[];
  /** How many repositories declare it, and in how many of them it fails. */
  readonly repositories: number;
  readonly failing: number;
  /**
   * How much it matters that it fails: by how much its score is below the minimum, added over the
   * repositories in which it fails.
   */
  readonly exposure: number;
}

/**
 * The servers, each once: first what fails, by its exposure and the repositories in which it fails, then what
 * could not be judged and what warns, then the rest, the most widespread first.
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

/** What fails comes before what could not be judged: somebody can act on it. */
const rank = ({ entry: { verdict } }: ShownServer): number =>
  verdict === 'fail' ? severities.error + 1 : severities[verdict ?? 'pass'];

/** The rules by which something fails, without those that are waived. */
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
 * A report for places where no grades may be shown, such as a public repository: neither grades nor
 * anything that tells them, nor names of repositories, which may be private. What is left are numbers of
 * what was read, and whether something fails. Fields that are added to a report have to be decided on
 * here.
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

/** A line of the log for places where no names of repositories may be shown: requests have them in their paths. */
export function withoutPaths(line: string): string {
  return line.replace(/\/repos\/[^/\s]+\/[^\s;,:"<>\\]+/g, '/repos/…');
}
