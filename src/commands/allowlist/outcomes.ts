import { isPassing, type JudgedLaunch } from './judge-launches.ts';
import { comparePlaces, type LaunchPlace, serverText } from './launches.ts';
import type { ClientProof, ProvedLaunch } from './proof.ts';

/** What one thing in use comes to, wherever it stands and in whatever client. */
export interface LaunchRow {
  /** What clients meet, as people write it. */
  readonly text: string;
  readonly places: readonly LaunchPlace[];
  /** One of its launches, for its verdict. */
  readonly launch: JudgedLaunch;
  /** Clients by title, each with its reason; null for none. */
  readonly clients: readonly { readonly title: string; readonly reason: string | null }[];
}

/** Everything in use, by what becomes of it. */
export interface Outcomes {
  /** Passes and is not admitted. */
  readonly blocked: readonly LaunchRow[];
  readonly failing: readonly LaunchRow[];
  /** Cannot be judged against the export. */
  readonly undecided: readonly LaunchRow[];
  /** Only its repository tells what it is. */
  readonly untold: readonly LaunchRow[];
  /** Does not pass, and whether the client admits it is not known. */
  readonly uncertain: readonly LaunchRow[];
  /** Admitted, and nothing says what it starts. */
  readonly notIdentified: readonly LaunchRow[];
  /** Admitted, and the folder in which it is started decides what that is. */
  readonly anyFolder: readonly LaunchRow[];
  /** Admitted, and each start may fetch another version. */
  readonly anyVersion: readonly LaunchRow[];
  readonly admitted: readonly LaunchRow[];
  /** No longer in use, and not admitted any longer, because it does not pass. */
  readonly notKept: readonly LaunchRow[];
  /** No longer in use, and admitted still. */
  readonly kept: readonly LaunchRow[];
}

export function outcomesOf(proofs: readonly ClientProof[]): Outcomes {
  const rows = (
    of: 'launches' | 'kept',
    isWanted: (proved: ProvedLaunch) => boolean,
  ): readonly LaunchRow[] =>
    rowsOf(
      proofs.flatMap(({ client: { title }, [of]: all }) =>
        all.filter(isWanted).map((proved) => ({ title, proved })),
      ),
    );
  const isAdmitted = ({ outcome, launch }: ProvedLaunch): boolean =>
    outcome === 'admitted' && isPassing(launch);
  const open = (what: JudgedLaunch['leavesOpen']): readonly LaunchRow[] =>
    rows('launches', (each) => isAdmitted(each) && each.launch.leavesOpen === what);
  const inUse = new Set(proofs.flatMap(({ launches }) => launches.map(keyOf)));
  return {
    blocked: rows('launches', (each) => isPassing(each.launch) && each.outcome !== 'admitted'),
    failing: rows('launches', ({ launch }) => launch.verdict === 'fail'),
    undecided: rows(
      'launches',
      ({ launch }) => launch.verdict === 'error' && launch.dependencies !== null,
    ),
    untold: rows('launches', ({ launch }) => launch.dependencies === null),
    uncertain: rows('launches', (each) => !isPassing(each.launch) && each.outcome === 'unknown'),
    notIdentified: open('everything'),
    anyFolder: open('folder'),
    anyVersion: open('version'),
    admitted: open('nothing'),
    notKept: rows('kept', (each) => each.launch.verdict === 'fail' && !inUse.has(keyOf(each))),
    kept: rows('kept', (each) => isAdmitted(each) && !inUse.has(keyOf(each))),
  };
}

const keyOf = ({ launch }: ProvedLaunch): string => JSON.stringify(launch.shown);

/** One row for equal words, in an order that depends on nothing else. */
function rowsOf(
  found: readonly { readonly title: string; readonly proved: ProvedLaunch }[],
): readonly LaunchRow[] {
  const groups = Map.groupBy(found, ({ proved }) => keyOf(proved));
  return [...groups.values()]
    .flatMap((group): LaunchRow[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { launch } = first.proved;
      const places = new Map(group.map(({ proved }) => [proved.launch.place, proved.launch.place]));
      const clients = new Map(
        group.map(({ title, proved: { reason } }) => [
          JSON.stringify([title, reason]),
          { title, reason },
        ]),
      );
      return [
        {
          text: launch.shown.map(serverText).join(' and '),
          places: [...places.values()].sort(comparePlaces),
          launch,
          clients: [...clients.values()],
        },
      ];
    })
    .sort((one, other) => (keyText(one) < keyText(other) ? -1 : 1));
}

const keyText = ({ text, places: [first] }: LaunchRow): string => JSON.stringify([text, first]);
