import type { Verdict } from '../model.ts';
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
export type EntryStanding =
  /** An entry names it. */
  | { readonly kind: 'listed' }
  /** It fails, or cannot be judged. */
  | { readonly kind: 'fails' }
  /** It passes here, and the same words fail elsewhere, which the client cannot tell apart. */
  | { readonly kind: 'contradicted'; readonly reason: string }
  /** It passes, and no entry can name it. */
  | { readonly kind: 'unlistable'; readonly reason: string };

/** The lists of one client. */
export interface ClientLists {
  readonly lists: ServerLists;
  /** How many entries of the allowed ones are for commands, and for addresses. */
  readonly counts: { readonly commands: number; readonly addresses: number };
  readonly standingOf: (launch: JudgedLaunch, server: ClientServer) => EntryStanding;
  /** Addresses of the export that pass and that no entry can name. */
  readonly unlistableAddresses: number;
}

/** What is known of everything that one entry would name. */
interface Group {
  readonly entry: ListEntry;
  hasPassing: boolean;
  hasFailing: boolean;
  hasUndecided: boolean;
  /** The verdict of the address as the export lists it; null if it does not, or for a command. */
  corpus: Verdict | null;
}

/**
 * The lists of a client: allowed is what passes wherever it is met, denied what fails wherever it is met.
 * What the client cannot tell apart is in one group, and is neither if its verdicts differ.
 */
export function listsFor(
  { entryOf }: Pick<EnforcingClient, 'entryOf'>,
  { launches, kept, addresses }: ListSources,
): ClientLists {
  const groups = new Map<string, Group>();
  const groupOf = (server: ClientServer): Group | { readonly reason: string } => {
    const entry = entryOf(server);
    if ('reason' in entry) return entry;
    const key = JSON.stringify(entry);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const group: Group = {
      ...{ entry, corpus: null },
      ...{ hasPassing: false, hasFailing: false, hasUndecided: false },
    };
    groups.set(key, group);
    return group;
  };
  for (const launch of launches) {
    for (const server of launch.servers) {
      const group = groupOf(server);
      if ('reason' in group) continue;
      // Nothing is written of words that may be secrets, nor anything that admits them where they fail.
      if (isPassing(launch)) group.hasPassing ||= launch.unlistable === null;
      else if (launch.verdict === 'fail' && launch.unlistable === null) group.hasFailing = true;
      else group.hasUndecided = true;
    }
  }
  for (const { servers } of keepable(kept)) {
    for (const server of servers) {
      const group = groupOf(server);
      if (!('reason' in group)) group.hasPassing = true;
    }
  }
  let unlistableAddresses = 0;
  for (const { url, verdict } of addresses) {
    const group = groupOf({ kind: 'url', url });
    if ('reason' in group) unlistableAddresses += isPassing({ verdict }) ? 1 : 0;
    else group.corpus = worse(group.corpus, verdict);
  }
  const all = [...groups.values()];
  const allowed = all.filter(isAllowed).map(({ entry }) => entry);
  const commands = allowed.filter((entry) => 'serverCommand' in entry).length;
  return {
    lists: { allowed, denied: all.filter(isDenied).map(({ entry }) => entry) },
    counts: { commands, addresses: allowed.length - commands },
    unlistableAddresses,
    standingOf(launch, server) {
      if (!isPassing(launch)) return { kind: 'fails' };
      if (launch.unlistable !== null) return { kind: 'unlistable', reason: launch.unlistable };
      const entry = entryOf(server);
      if ('reason' in entry) return { kind: 'unlistable', reason: entry.reason };
      const group = groups.get(JSON.stringify(entry));
      if (group === undefined || isAllowed(group)) return { kind: 'listed' };
      return { kind: 'contradicted', reason: contradictionWords(group) };
    },
  };
}

/** Those of earlier launches that still pass wherever they stood. */
function keepable(kept: readonly JudgedLaunch[]): JudgedLaunch[] {
  const keyOf = ({ servers }: JudgedLaunch): string => JSON.stringify(servers);
  const failing = new Set(kept.filter((each) => !isPassing(each)).map(keyOf));
  return kept.filter((each) => each.unlistable === null && !failing.has(keyOf(each)));
}

function isAllowed({ hasPassing, hasFailing, hasUndecided, corpus }: Group): boolean {
  if (hasFailing || hasUndecided) return false;
  return corpus === null ? hasPassing : isPassing({ verdict: corpus });
}

function isDenied({ hasPassing, hasFailing, hasUndecided, corpus }: Group): boolean {
  if (hasPassing || hasUndecided) return false;
  return corpus === null ? hasFailing : corpus === 'fail';
}

function contradictionWords({ hasFailing, hasUndecided }: Group): string {
  if (hasFailing) {
    return 'The same words fail in another place, and the client cannot tell the places apart.';
  }
  return hasUndecided
    ? 'The same words cannot be judged in another place, and the client cannot tell the places apart.'
    : 'The address itself does not pass: it does in this place only.';
}

const order: readonly Verdict[] = ['pass', 'warn', 'fail', 'error'];

function worse(one: Verdict | null, other: Verdict): Verdict {
  return one !== null && order.indexOf(one) > order.indexOf(other) ? one : other;
}
