import { isPassing, type JudgedLaunch } from './judge-launches.ts';
import { comparePlaces, type LaunchPlace, serverText } from './launches.ts';
import type { ClientProof, ProvedLaunch } from './proof.ts';

/** The outcome of one launch in use, in all its places and clients. */
export interface LaunchRow {
  /** The command or address, as people write it. */
  readonly text: string;
  readonly places: readonly LaunchPlace[];
  /** One of its launches, which has the verdict. */
  readonly launch: JudgedLaunch;
  /** Clients by title, each with its reason; null if there is none. */
  readonly clients: readonly { readonly title: string; readonly reason: string | null }[];
}

/**
 * The possible outcomes of a launch: the section of the proof, and the advice that the command prints if
 * there is something to do.
 */
export const outcomeParts = [
  {
    name: 'blocked',
    heading: 'Passes, and will not start',
    about:
      'The policy accepts these, and the lists do not name them: people lose them when the lists come into force. The reason says what to change.',
    advice: 'proof.md says why for each.',
  },
  {
    name: 'failing',
    heading: 'In use, and not admitted',
    about:
      'The policy does not accept these, so they do not start: tell those who use them. A version that passes is named where there is one, and “check” in the repository says the rest. Where all places of a launch fail it is denied too, which one more word in its command evades: what keeps it out is that it is not on the list of what is allowed.',
    advice: 'Tell those who use them before you deploy: proof.md says where.',
  },
  {
    name: 'notKept',
    heading: 'Was in use, and not kept',
    about: 'These do not pass any longer, so who still has them loses them with these lists.',
    advice: 'They do not pass any longer.',
  },
  {
    name: 'undecided',
    heading: 'In use, and cannot be judged',
    about: 'These are neither allowed nor denied, so they do not start. “check” says why for each.',
    advice: '“check” says why for each.',
  },
  {
    name: 'untold',
    heading: 'In use, and only its repository tells what it is',
    about:
      'The report that lists these has their words alone, and a script, a lockfile, a variable or code of the repository decides what they start. Name the folder or the state of the sweep in place of the report.',
    advice: 'Name their folder, or the state of the sweep.',
  },
  {
    name: 'uncertain',
    heading: 'Does not pass, and cannot be told',
    about:
      'A variable in their words may become words that are allowed, or the documentation of the client does not say how it compares them.',
    advice: null,
  },
  {
    name: 'notIdentified',
    heading: 'Admitted, and not identified',
    about:
      'The words do not say which package, image or address they use, so nothing was graded, and the policy accepts that. Under the preset strict these fail.',
    advice: 'Nothing of these was graded.',
  },
  {
    name: 'ungraded',
    heading: 'Admitted, and not graded',
    about:
      'The export has no grade of these, and the policy accepts that. Under the preset strict these fail.',
    advice: 'The export has no grade of these.',
  },
  {
    name: 'anyFolder',
    heading: 'Admitted, whatever the folder has',
    about:
      'The folder in which these words are started decides what they start: its own code, a script, or a lockfile. The client admits them in every folder.',
    advice: 'proof.md lists them: they start code of any folder.',
  },
  {
    name: 'anyVersion',
    heading: 'Admitted, any version',
    about:
      'Nothing in these words pins a version. The client admits them, and each start may fetch another version than the one that was judged.',
    advice: 'Pin them to keep people on what was judged.',
  },
  {
    name: 'admitted',
    heading: 'Admitted',
    about: 'The policy accepts these, and the lists name them.',
    advice: null,
  },
  {
    name: 'kept',
    heading: 'Kept',
    about:
      'Not in use any longer, and still admitted, until everybody has what came in their place.',
    advice: null,
  },
] as const;

/** Everything in use, by outcome. */
export type Outcomes = Readonly<
  Record<(typeof outcomeParts)[number]['name'], readonly LaunchRow[]>
>;

export function groupByOutcome(proofs: readonly ClientProof[]): Outcomes {
  const outcomeRows = (
    of: 'launches' | 'kept',
    isWanted: (proved: ProvedLaunch) => boolean,
  ): readonly LaunchRow[] =>
    groupRows(
      proofs.flatMap(({ client: { title }, [of]: all }) =>
        all.filter(isWanted).map((proved) => ({ title, proved })),
      ),
    );
  const isAdmitted = ({ outcome, launch }: ProvedLaunch): boolean =>
    outcome === 'admitted' && isPassing(launch);
  const admittedRows = (what: JudgedLaunch['leavesOpen']): readonly LaunchRow[] =>
    outcomeRows('launches', (each) => isAdmitted(each) && each.launch.leavesOpen === what);
  const inUse = new Set(proofs.flatMap(({ launches }) => launches.map(launchKey)));
  return {
    blocked: outcomeRows(
      'launches',
      (each) => isPassing(each.launch) && each.outcome !== 'admitted',
    ),
    failing: outcomeRows('launches', ({ launch }) => launch.verdict === 'fail'),
    undecided: outcomeRows(
      'launches',
      ({ launch }) => launch.verdict === 'error' && launch.dependencies !== null,
    ),
    untold: outcomeRows('launches', ({ launch }) => launch.dependencies === null),
    uncertain: outcomeRows(
      'launches',
      (each) => !isPassing(each.launch) && each.outcome === 'unknown',
    ),
    notIdentified: admittedRows('everything'),
    ungraded: admittedRows('grade'),
    anyFolder: admittedRows('folder'),
    anyVersion: admittedRows('version'),
    admitted: admittedRows('nothing'),
    notKept: outcomeRows(
      'kept',
      (each) => each.launch.verdict === 'fail' && !inUse.has(launchKey(each)),
    ),
    kept: outcomeRows('kept', (each) => isAdmitted(each) && !inUse.has(launchKey(each))),
  };
}

const launchKey = ({ launch }: ProvedLaunch): string => JSON.stringify(launch.shown);

/** Groups rows with equal words, in an order that depends on the words alone. */
function groupRows(
  provedLaunches: readonly { readonly title: string; readonly proved: ProvedLaunch }[],
): readonly LaunchRow[] {
  const groups = Map.groupBy(provedLaunches, ({ proved }) => launchKey(proved));
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
    .sort((one, other) => (rowSortKey(one) < rowSortKey(other) ? -1 : 1));
}

const rowSortKey = ({ text, places: [first] }: LaunchRow): string => JSON.stringify([text, first]);
