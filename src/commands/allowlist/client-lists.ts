import type { Verdict } from '../../model/model.ts';
import type { ClientServer, EnforcingClient, ListEntry, ServerLists } from './client.ts';
import { isPassing, type JudgedLaunch } from './judge-launches.ts';

/** An address that the export lists, with its verdict. */
export interface ListedAddress {
  readonly url: string;
  readonly verdict: Verdict;
}

/** What lists are made of. */
export interface ListSources {
  /** What is in use now. */
  readonly launches: readonly JudgedLaunch[];
  /** What was in use, and stays listed while it passes. */
  readonly kept: readonly JudgedLaunch[];
  readonly addresses: readonly ListedAddress[];
}

/** Why a client admits a server, or does not, in one place. */
export type EntryStatus =
  /** An entry names it. */
  | { readonly kind: 'listed' }
  /** It fails, or cannot be judged. */
  | { readonly kind: 'fails' }
  /** It passes here, and the same words fail elsewhere, which the client cannot tell apart. */
  | { readonly kind: 'contradicted'; readonly reason: string }
  /** It passes, and no entry can name it. */
  | { readonly kind: 'unlistable'; readonly reason: string };

export interface ClientLists {
  readonly lists: ServerLists;
  /** How many entries of the allowed ones are for commands, and for addresses. */
  readonly counts: { readonly commands: number; readonly addresses: number };
  readonly entryStatus: (launch: JudgedLaunch, server: ClientServer) => EntryStatus;
  /** Addresses of the export that are allowed. */
  readonly allowedAddresses: ReadonlySet<string>;
}

/** What is known of everything that one entry would name. */
interface Group extends Evidence {
  readonly entry: ListEntry;
  /** What is known of everything that the client may take for the same, this entry included. */
  readonly family: Evidence;
}

interface Evidence {
  hasPassing: boolean;
  hasFailing: boolean;
  hasUndecided: boolean;
  /** The verdict of the address as the export lists it; null if it does not, or for a command. */
  corpus: Verdict | null;
  /** An address of which that is the verdict. */
  address: string | null;
}

/**
 * The lists of a client: allowed is what passes wherever it is met, denied what fails wherever it is met.
 * What the client cannot tell apart is in one group, and is neither if its verdicts differ.
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
        // Nothing is written of words that may be secrets, nor anything that admits them where they fail.
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

/** Those of earlier launches that still pass wherever they stood. */
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
    return 'The address itself does not pass: it does in this place only.';
  }
  return passesIfListed(family)
    ? 'An address in use that differs only in upper and lower case does not pass, and some products compare without regard to it.'
    : `The export has an address that differs only in upper and lower case and does not pass, and some products compare without regard to it: ${family.address}`;
}

const verdictOrder: readonly Verdict[] = ['pass', 'warn', 'fail', 'error'];
