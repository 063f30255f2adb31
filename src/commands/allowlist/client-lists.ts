import type { Verdict } from '../../model/model.ts';
import type { ClientServer, EnforcingClient, ListEntry, ServerLists } from './client.ts';
import { isPassing, type JudgedLaunch } from './judge-launches.ts';

export interface ListedAddress {
  readonly url: string;
  readonly verdict: Verdict;
}

export interface ListSources {
  readonly launches: readonly JudgedLaunch[];
  /** Launches that were in use earlier (`--keep`). They stay listed as long as they pass. */
  readonly kept: readonly JudgedLaunch[];
  readonly addresses: readonly ListedAddress[];
}

export type EntryStatus =
  | { readonly kind: 'listed' }
  /** The server fails or cannot be judged. */
  | { readonly kind: 'fails' }
  /**
   * The server passes in this declaration, but the client cannot distinguish it from a server that does not
   * pass.
   */
  | { readonly kind: 'contradicted'; readonly reason: string }
  | { readonly kind: 'unlistable'; readonly reason: string };

export interface ClientLists {
  readonly lists: ServerLists;
  readonly counts: { readonly commands: number; readonly addresses: number };
  readonly entryStatus: (launch: JudgedLaunch, server: ClientServer) => EntryStatus;
  /** Allowed addresses that the export lists. */
  readonly allowedAddresses: ReadonlySet<string>;
}

/** Evidence about every server that one entry would cover. */
interface Group extends Evidence {
  readonly entry: ListEntry;
  /** Evidence about this entry's servers and all servers that the client might treat as equal to them. */
  readonly family: Evidence;
}

interface Evidence {
  hasPassing: boolean;
  hasFailing: boolean;
  hasUndecided: boolean;
  /**
   * The export's worst verdict on a covered address; null for commands and for addresses that the export does
   * not list.
   */
  corpus: Verdict | null;
  address: string | null;
}

/**
 * Allows servers that pass in every declaration and denies servers that fail in every declaration. A group
 * consists of servers that the client cannot distinguish; a group with mixed verdicts is neither allowed nor
 * denied.
 */
export function createClientLists(
  { createEntry, entryFamily }: Pick<EnforcingClient, 'createEntry' | 'entryFamily'>,
  { launches, kept, addresses }: ListSources,
): ClientLists {
  const groups = new Map<string, Group>();
  const families = new Map<string, Evidence>();
  const findGroup = (server: ClientServer): Group | { readonly reason: string } => {
    const entry = createEntry(server);
    if ('reason' in entry) return entry;
    const key = JSON.stringify(entry);
    const knownGroup = groups.get(key);
    if (knownGroup !== undefined) return knownGroup;
    const familyKey = entryFamily(entry);
    const family = families.get(familyKey) ?? noEvidence();
    families.set(familyKey, family);
    const group: Group = { entry, family, ...noEvidence() };
    groups.set(key, group);
    return group;
  };
  const addEvidence = (server: ClientServer, add: (evidence: Evidence) => void): Group | null => {
    const group = findGroup(server);
    if ('reason' in group) return null;
    add(group);
    add(group.family);
    return group;
  };
  for (const launch of launches) {
    for (const server of launch.servers) {
      addEvidence(server, (evidence) => {
        // An entry must not repeat a possible secret. A failing launch that contains one is treated as
        // undecided, so that its group is neither denied nor allowed.
        if (isPassing(launch)) evidence.hasPassing ||= launch.unlistable === null;
        else if (launch.verdict === 'fail' && launch.unlistable === null)
          evidence.hasFailing = true;
        else evidence.hasUndecided = true;
      });
    }
  }
  for (const { servers } of keepable(kept)) {
    for (const server of servers) {
      addEvidence(server, (evidence) => {
        evidence.hasPassing = true;
      });
    }
  }
  const groupOfAddress = new Map<string, Group>();
  for (const { url, verdict } of addresses) {
    const group = addEvidence({ kind: 'url', url }, (evidence) =>
      addAddressVerdict(evidence, url, verdict),
    );
    if (group !== null) groupOfAddress.set(url, group);
  }
  const allGroups = [...groups.values()];
  const allowed = allGroups.filter(isAllowed).map(({ entry }) => entry);
  const commands = allowed.filter((entry) => 'serverCommand' in entry).length;
  return {
    lists: { allowed, denied: allGroups.filter(isDenied).map(({ entry }) => entry) },
    counts: { commands, addresses: allowed.length - commands },
    allowedAddresses: new Set(
      [...groupOfAddress].flatMap(([url, group]) => (isAllowed(group) ? url : [])),
    ),
    entryStatus(launch, server) {
      if (!isPassing(launch)) return { kind: 'fails' };
      if (launch.unlistable !== null) return { kind: 'unlistable', reason: launch.unlistable };
      const entry = createEntry(server);
      if ('reason' in entry) return { kind: 'unlistable', reason: entry.reason };
      const group = groups.get(JSON.stringify(entry));
      if (group === undefined || isAllowed(group)) return { kind: 'listed' };
      return { kind: 'contradicted', reason: contradictionWords(group) };
    },
  };
}

/** Returns the kept launches that are listable and pass in every declaration. */
function keepable(kept: readonly JudgedLaunch[]): JudgedLaunch[] {
  const serversKey = ({ servers }: JudgedLaunch): string => JSON.stringify(servers);
  const failing = new Set(kept.filter((each) => !isPassing(each)).map(serversKey));
  return kept.filter((each) => each.unlistable === null && !failing.has(serversKey(each)));
}

function noEvidence(): Evidence {
  return {
    ...{ hasPassing: false, hasFailing: false, hasUndecided: false },
    ...{ corpus: null, address: null },
  };
}

function addAddressVerdict(evidence: Evidence, url: string, verdict: Verdict): void {
  const { corpus } = evidence;
  if (corpus !== null && verdictOrder.indexOf(corpus) >= verdictOrder.indexOf(verdict)) return;
  evidence.corpus = verdict;
  evidence.address = url;
}

function isAllowed({ hasPassing, corpus, family }: Group): boolean {
  if (family.hasFailing || family.hasUndecided || !passesIfListed(family)) return false;
  return corpus !== null || hasPassing;
}

function isDenied({ hasFailing, corpus, family }: Group): boolean {
  if (family.hasPassing || family.hasUndecided) return false;
  return corpus === null ? hasFailing : corpus === 'fail';
}

const passesIfListed = ({ corpus }: Evidence): boolean =>
  corpus === null || isPassing({ verdict: corpus });

function contradictionWords(group: Group): string {
  const { family } = group;
  if (group.hasFailing) {
    return 'The same command or address fails in another place, and the client cannot tell the places apart.';
  }
  if (group.hasUndecided) {
    return 'The same command or address cannot be judged in another place, and the client cannot tell the places apart.';
  }
  if (!passesIfListed(group)) {
    return 'The address passes in this place, but would not pass by itself.';
  }
  return passesIfListed(family)
    ? 'Some products ignore letter case when they compare addresses, and an address in use that differs from this one only in case does not pass.'
    : `Some products ignore letter case when they compare addresses, and an address in the export that differs from this one only in case does not pass: ${family.address}`;
}

const verdictOrder: readonly Verdict[] = ['pass', 'warn', 'fail', 'error'];
