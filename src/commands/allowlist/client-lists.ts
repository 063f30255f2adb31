import type { Verdict } from '../../model/model.ts';
import type { ClientServer, EnforcingClient, ListEntry, ServerLists } from './client.ts';
import { isPassing, type JudgedLaunch } from './judge-launches.ts';

/** An address that the export lists, with its verdict. */
export interface ListedAddress {
  readonly url: string;
  readonly verdict: Verdict;
}

/** The data from which the lists are built. */
export interface ListSources {
  /** Launches in use now. */
  readonly launches: readonly JudgedLaunch[];
  /**
   * Launches that were in use before. A launch that is no longer in use stays listed as long as it passes.
   */
  readonly kept: readonly JudgedLaunch[];
  readonly addresses: readonly ListedAddress[];
}

/** Why a client's lists contain or omit a server that is declared in a given place. */
export type EntryStatus =
  /** An entry lists the server. */
  | { readonly kind: 'listed' }
  /** The server fails, or cannot be judged. */
  | { readonly kind: 'fails' }
  /**
   * The server passes in this place, but the same command or address fails in another place, and the client
   * cannot distinguish the two declarations.
   */
  | { readonly kind: 'contradicted'; readonly reason: string }
  /** The server passes, but no entry can describe it. */
  | { readonly kind: 'unlistable'; readonly reason: string };

export interface ClientLists {
  readonly lists: ServerLists;
  /** Numbers of allowed entries for commands and for addresses. */
  readonly counts: { readonly commands: number; readonly addresses: number };
  readonly entryStatus: (launch: JudgedLaunch, server: ClientServer) => EntryStatus;
  /** Addresses in the export that are allowed. */
  readonly allowedAddresses: ReadonlySet<string>;
}

/** The verdicts on everything that one entry would cover. */
interface Group extends Evidence {
  readonly entry: ListEntry;
  /**
   * The verdicts on all servers that the client may treat as equal, including those that this entry covers.
   */
  readonly family: Evidence;
}

interface Evidence {
  hasPassing: boolean;
  hasFailing: boolean;
  hasUndecided: boolean;
  /**
   * The verdict on the address in the export; null for commands, and for addresses that the export does not
   * list.
   */
  corpus: Verdict | null;
  /** The address whose verdict in the export is `corpus`. */
  address: string | null;
}

/**
 * Builds the lists for a client. Launches that pass everywhere they are declared are allowed, and launches
 * that fail everywhere are denied. Launches that the client cannot distinguish form one group. A group with
 * differing verdicts is neither allowed nor denied.
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
        // Entries never contain words that may be secrets. If a launch that contains a possible secret fails,
        // no entry may admit that launch.
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

/** Returns the launches that were in use before and still pass everywhere they were declared. */
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
    return 'The same words fail in another place, and the client cannot tell the places apart.';
  }
  if (group.hasUndecided) {
    return 'The same words cannot be judged in another place, and the client cannot tell the places apart.';
  }
  if (!passesIfListed(group)) {
    return 'The address passes in this place, but would not pass by itself.';
  }
  return passesIfListed(family)
    ? 'An address in use differs from this one only in letter case and does not pass, and some products ignore case when they compare addresses.'
    : `An address in the export differs from this one only in letter case and does not pass, and some products ignore case when they compare addresses: ${family.address}`;
}

const verdictOrder: readonly Verdict[] = ['pass', 'warn', 'fail', 'error'];
