import { isPassing, type JudgedLaunch } from './judge-launches.ts';
import { comparePlaces, type LaunchPlace, serverText } from './launches.ts';
import type { ClientProof, ProvedLaunch } from './proof.ts';

/** A launch, with all clients and places for which it has the same outcome. */
export interface LaunchRow {
  readonly text: string;
  readonly places: readonly LaunchPlace[];
  /** One of the launches in this row; its verdict applies to all of them. */
  readonly launch: JudgedLaunch;
  readonly clients: readonly { readonly title: string; readonly reason: string | null }[];
}

/** The outcomes in the order of their sections in the proof. `advice` is null if users need not act. */
export const outcomeParts = [
  {
    name: 'blocked',
    heading: 'Passes, but will not start',
    about:
      'The policy accepts these launches, but the lists do not contain them. People lose access to them when the lists take effect. The reason in each row explains what to change.',
    advice: 'proof.md gives the reason for each.',
  },
  {
    name: 'failing',
    heading: 'In use, but not admitted',
    about:
      'The policy does not accept these launches, so they do not start. Tell the people who use them. Each row shows a passing version if there is one. To see the details, run “check” in the repository. A launch that fails in all places also has an entry in the list of denied servers. An additional word in its command evades that entry, but the launch stays blocked because it is not on the list of allowed servers.',
    advice: 'Before you deploy, tell the people who use them. proof.md lists the places.',
  },
  {
    name: 'notKept',
    heading: 'Was in use, but not kept',
    about:
      'These launches no longer pass, so people who still use them lose access when the lists take effect.',
    advice: 'These launches no longer pass.',
  },
  {
    name: 'undecided',
    heading: 'In use, but cannot be judged',
    about:
      'These launches are neither allowed nor denied, so they do not start. To see the reason for each, run “check” in the repository.',
    advice: 'To see the reason for each, run “check” in the repository.',
  },
  {
    name: 'untold',
    heading: 'In use, but what starts depends on the repository',
    about:
      'The report contains only the command of each launch. A script, a lockfile, a variable or code in the repository determines what the command starts. Instead of the report, pass the folder or the sweep’s state file.',
    advice: 'Instead of the report, pass the folder or the sweep’s state file.',
  },
  {
    name: 'uncertain',
    heading: 'Does not pass, but may be admitted',
    about:
      'Either these launches contain a variable that may expand to an allowed command or address, or the client documentation does not say how the client compares them.',
    advice: null,
  },
  {
    name: 'notIdentified',
    heading: 'Admitted, but not identified',
    about:
      'These launches do not identify a package, image or address, so nothing was graded. The policy accepts this. Under the strict preset, these launches fail.',
    advice: 'None of these was graded.',
  },
  {
    name: 'ungraded',
    heading: 'Admitted, but not graded',
    about:
      'The export contains no grades for these launches, and the policy accepts this. Under the strict preset, these launches fail.',
    advice: 'The export contains no grades for these servers.',
  },
  {
    name: 'anyFolder',
    heading: 'Admitted, whatever the folder contains',
    about:
      'The folder’s own code, a script or a lockfile determines which program these commands start. The client admits these commands in every folder.',
    advice: 'proof.md lists them. The code that they start depends on the folder.',
  },
  {
    name: 'anyVersion',
    heading: 'Admitted in any version',
    about:
      'These launches do not pin a version. The client admits them, and each start can fetch a version other than the judged one.',
    advice: 'Pin them so that people keep the judged version.',
  },
  {
    name: 'admitted',
    heading: 'Admitted',
    about: 'The policy accepts these launches, and the lists contain them.',
    advice: null,
  },
  {
    name: 'kept',
    heading: 'Kept',
    about:
      'These launches are no longer in use, but remain admitted until everyone uses the replacement.',
    advice: null,
  },
] as const;

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
