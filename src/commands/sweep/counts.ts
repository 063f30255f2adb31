import { severities } from '../../judging/words.ts';
import type { Verdict } from '../../model/model.ts';
import type {
  ShownServer,
  SweepCounts,
  SweepReport,
  SweptProblem,
  SweptRepository,
} from './report.ts';

/** A server with all places of all repositories that declare it, the worst first. */
export interface ServerOfMany {
  readonly shown: ShownServer;
  readonly verdict: Verdict;
  readonly places: readonly ShownServer[];
  /** How many repositories declare it, and in how many of them it fails. */
  readonly repositories: number;
  readonly failing: number;
}

/** The servers, each once: the worst first, and of those that are equally bad the most widespread. */
export function serversOfMany(servers: readonly ShownServer[]): ServerOfMany[] {
  const groups = Map.groupBy(servers, ({ key }) => key).values();
  return groups
    .map((group): ServerOfMany => {
      const places = group.toSorted((a, b) => rank(b) - rank(a));
      const [shown] = places as [ShownServer];
      const fails = places.filter(({ entry }) => entry.verdict === 'fail');
      const [repositories, failing] = [places, fails].map(
        (some) => new Set(some.map(({ entry }) => entry.repository)).size,
      ) as [number, number];
      return { shown, verdict: shown.entry.verdict ?? 'pass', places, repositories, failing };
    })
    .toArray()
    .sort(
      (a, b) =>
        rank(b.shown) - rank(a.shown) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1),
    );
}

const rank = ({ entry }: ShownServer): number => severities[entry.verdict ?? 'pass'];

/** Whether it is among what fails, or could not be judged. */
export function isFailing({ level, waived }: Pick<SweptProblem, 'level' | 'waived'>): boolean {
  return level !== 'warn' && waived === null;
}

const isFault = ({ level, waived }: SweptProblem): boolean => level === 'fail' && waived === null;

/** What is counted of a sweep. */
export function sweepCounts({
  repositories,
  leftOut,
  servers,
  lacksGrades,
}: Pick<SweepReport, 'repositories' | 'leftOut' | 'servers' | 'lacksGrades'>): SweepCounts {
  const having = (status: SweptRepository['status']) =>
    repositories.filter((each) => each.status === status);
  const read = having('read');
  const each = serversOfMany(servers);
  const earlier = servers.filter(({ entry }) => entry.asOf !== null).length;
  const isUnknown = lacksGrades && earlier === 0;
  const failingNames = new Set([
    ...servers.flatMap(({ entry }) => (entry.verdict === 'fail' ? entry.repository : [])),
    ...repositories.flatMap(({ name, problems }) => (problems.some(isFault) ? name : [])),
  ]);
  return {
    listed: repositories.length + leftOut.archived + leftOut.forks + leftOut.byPattern,
    read: read.length,
    empty: having('empty').length,
    notRead: having('not-read').length,
    notReadYet: having('not-read-yet').length,
    withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
    servers: each.length,
    places: servers.length,
    earlier,
    failing: isUnknown ? null : failingNames.size,
    undecided: read.filter(({ verdict }) => verdict === 'error').length,
    failedServers: isUnknown ? null : each.filter(({ failing }) => failing > 0).length,
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
  const { listed, read, empty, notRead, notReadYet, withServers, servers, places, earlier } =
    report.counts;
  return {
    ...{ toolVersion, at, organisation, verdict, failure, leftOut, last, requests },
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
    gone: [],
    notices: [],
  };
}

/** A line of the log for places where no names of repositories may be shown: requests have them in their paths. */
export function withoutPaths(line: string): string {
  return line.replace(/\/repos\/[^/\s]+\/[^\s;,:"<>\\]+/g, '/repos/…');
}
