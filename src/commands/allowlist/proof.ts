import { distinctBy } from '../../model/phrase.ts';
import type { ClientServer, EnforcingClient } from './client.ts';
import {
  type ClientLists,
  createClientLists,
  type ListedAddress,
  type ListSources,
} from './client-lists.ts';
import { isPassing, type JudgedLaunch } from './judge-launches.ts';

/** The outcome of one launch in a client. A launch with both a command and an address counts as two. */
export interface ProvedLaunch {
  readonly launch: JudgedLaunch;
  readonly outcome: 'admitted' | 'refused' | 'contradicted' | 'unlistable' | 'unknown';
  /** Why no entry covers the launch although it passes; null if no such reason exists. */
  readonly reason: string | null;
}

/** The settings for one client, and their effect on every launch in use. */
export interface ClientProof {
  /** The client's value for `--for`. */
  readonly name: string;
  readonly client: EnforcingClient;
  readonly settings: object;
  readonly counts: ClientLists['counts'] & { readonly denied: number };
  /** Number of addresses in the export that pass but are not allowed. */
  readonly unlistedAddresses: number;
  readonly launches: readonly ProvedLaunch[];
  readonly kept: readonly ProvedLaunch[];
  /** Number of addresses in the export that were also tested against the settings. */
  readonly provedAddresses: number;
  /** Contradictions between the settings and the policy; empty if the proof succeeds. */
  readonly faults: readonly ProofFault[];
}

/** A server that a client wrongly admits, or wrongly refuses. */
export interface ProofFault {
  readonly server: ClientServer;
  readonly expected: 'admitted' | 'refused';
}

/**
 * Builds the settings for a client, parses them as the client does, and tests every launch in use against
 * them.
 */
export function proveClient(
  name: string,
  client: EnforcingClient,
  sources: ListSources,
): ClientProof {
  const clientLists = createClientLists(client, sources);
  const settings = client.buildSettings(clientLists.lists);
  // The settings are serialized and parsed, as the client reads them from the file.
  const admits = client.admits([JSON.parse(JSON.stringify(settings))]);
  const faults: ProofFault[] = [];
  const proveLaunch = (launch: JudgedLaunch): ProvedLaunch => {
    const serverProofs = launch.servers.map((server) => proveServer(launch, server));
    for (const { fault } of serverProofs) if (fault !== null) faults.push(fault);
    const worst = outcomes.find((outcome) => serverProofs.some((each) => each.outcome === outcome));
    const [first] = serverProofs.filter(({ outcome }) => outcome === worst);
    return worst === undefined || first === undefined
      ? { launch, ...outcomeWithoutServers(launch) }
      : { launch, outcome: worst, reason: first.reason };
  };
  const proveServer = (launch: JudgedLaunch, server: ClientServer) => {
    const answer = admits(server);
    const status = clientLists.entryStatus(launch, server);
    const failed = (expected: ProofFault['expected']) => ({
      ...{ outcome: answer, reason: null },
      fault: { server, expected },
    });
    switch (status.kind) {
      case 'listed':
        if (answer !== 'admitted') return failed('admitted');
        return { outcome: answer, reason: null, fault: null };
      case 'fails':
        if (answer === 'admitted') return failed('refused');
        return { outcome: answer, reason: null, fault: null };
      case 'contradicted':
        if (answer === 'admitted') return failed('refused');
        return { outcome: status.kind, reason: status.reason, fault: null };
      case 'unlistable':
        return { outcome: status.kind, reason: status.reason, fault: null };
    }
  };
  const launches = sources.launches.map(proveLaunch);
  const current = faults.length;
  const kept = sources.kept.map(proveLaunch);
  // Faults for launches that are no longer in use are discarded, because these launches need not be listed
  // and may be refused for other reasons.
  faults.length = current;
  faults.push(...findAddressFaults(sources.addresses, clientLists, admits));
  const { commands, addresses } = clientLists.counts;
  return {
    ...{ name, client, settings, launches, kept },
    counts: { commands, addresses, denied: clientLists.lists.denied.length },
    unlistedAddresses: sources.addresses.filter(
      (each) => isPassing(each) && !clientLists.allowedAddresses.has(each.url),
    ).length,
    provedAddresses: sources.addresses.length,
    faults: distinctBy(faults),
  };
}

/** The outcomes, ordered from worst to best for the users of a launch. */
const outcomes = ['refused', 'contradicted', 'unlistable', 'unknown', 'admitted'] as const;

function outcomeWithoutServers(launch: JudgedLaunch): Pick<ProvedLaunch, 'outcome' | 'reason'> {
  return isPassing(launch)
    ? { outcome: 'unlistable', reason: launch.unlistable }
    : { outcome: 'refused', reason: null };
}

/**
 * Tests the addresses in the export: a failing address must never be admitted, and every listed address must
 * be admitted.
 */
function findAddressFaults(
  addresses: readonly ListedAddress[],
  { allowedAddresses }: ClientLists,
  admits: ReturnType<EnforcingClient['admits']>,
): ProofFault[] {
  return addresses.flatMap(({ url, verdict }): ProofFault[] => {
    const server = { kind: 'url', url } as const;
    const answer = admits(server);
    if (!isPassing({ verdict }))
      return answer === 'admitted' ? [{ server, expected: 'refused' }] : [];
    const isListed = allowedAddresses.has(url);
    return isListed && answer !== 'admitted' ? [{ server, expected: 'admitted' }] : [];
  });
}
