import type { Verdict } from '../model.ts';
import { severities } from '../policy/verdict.ts';
import type { ShownServer, SweepReport, SweptRepository } from './report.ts';

/** A server with all places of all repositories that declare it, the worst first. */
export interface ServerOfMany {
  readonly shown: ShownServer;
  readonly verdict: Verdict;
  readonly places: readonly ShownServer[];
  /** How many repositories declare it. */
  readonly repositories: number;
}

/** The servers, each once: the worst first, and of those that are equally bad the most widespread. */
export function serversOfMany(servers: readonly ShownServer[]): ServerOfMany[] {
  const groups = Map.groupBy(servers, ({ key }) => key).values();
  return groups
    .map((group): ServerOfMany => {
      const places = group.toSorted((a, b) => rank(b) - rank(a));
      const [shown] = places as [ShownServer];
      const repositories = new Set(places.map(({ entry }) => entry.repository)).size;
      return { shown, verdict: shown.entry.verdict ?? 'pass', places, repositories };
    })
    .toArray()
    .sort(
      (a, b) =>
        rank(b.shown) - rank(a.shown) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1),
    );
}

function rank({ entry }: ShownServer): number {
  return severities[entry.verdict ?? 'pass'];
}

/** The numbers of a sweep. */
export interface SweepCounts {
  readonly listed: number;
  readonly read: number;
  readonly empty: number;
  readonly notRead: number;
  readonly notReadYet: number;
  /** Repositories that declare servers. */
  readonly withServers: number;
  /** Repositories that were read, by their verdicts. */
  readonly failing: number;
  readonly undecided: number;
  /** Servers, each once wherever it is declared, and the places that declare them. */
  readonly servers: number;
  readonly places: number;
  readonly failedServers: number;
}

export function sweepCounts({ repositories, leftOut, servers }: SweepReport): SweepCounts {
  const having = (status: SweptRepository['status']) =>
    repositories.filter((each) => each.status === status);
  const read = having('read');
  const verdicts = serversOfMany(servers).map(({ verdict }) => verdict);
  return {
    listed: repositories.length + leftOut.archived + leftOut.forks + leftOut.byPattern,
    read: read.length,
    empty: having('empty').length,
    notRead: having('not-read').length,
    notReadYet: having('not-read-yet').length,
    withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
    failing: read.filter(({ verdict }) => verdict === 'fail').length,
    undecided: read.filter(({ verdict }) => verdict === 'error').length,
    servers: verdicts.length,
    places: servers.length,
    failedServers: verdicts.filter((verdict) => verdict === 'fail').length,
  };
}
