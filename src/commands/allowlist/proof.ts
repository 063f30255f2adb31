import { distinctBy } from '../../model/phrase.ts';
import type { ClientServer, EnforcingClient } from './client.ts';
import {
  type ClientLists,
  createClientLists,
  type ListedAddress,
  type ListSources,
} from './client-lists.ts';
import { isPassing, type JudgedLaunch } from './judge-launches.ts';

/** `outcome` is the worst outcome of the launch's servers. */
export interface ProvedLaunch {
  readonly launch: JudgedLaunch;
  readonly outcome: 'admitted' | 'refused' | 'contradicted' | 'unlistable' | 'unknown';
  /** Why no entry covers a launch that passes; otherwise null. */
  readonly reason: string | null;
}

export interface ClientProof {
  /** The value of `--for` that selects the client. */
  readonly name: string;
  readonly client: EnforcingClient;
  readonly settings: object;
  readonly counts: ClientLists['counts'] & { readonly denied: number };
  /** Number of addresses in the export that pass but are not allowed. */
  readonly unlistedAddresses: number;
  readonly launches: readonly ProvedLaunch[];
  readonly kept: readonly ProvedLaunch[];
  readonly provedAddresses: number;
  /** Empty if the proof holds. */
  readonly faults: readonly ProofFault[];
}

export interface ProofFault {
  readonly server: ClientServer;
  readonly expected: 'admitted' | 'refused';
}

/** Builds a client's settings, and tests them with every launch and with every address in the export. */
export function proveClient(
  name: string,
  client: EnforcingClient,
  sources: ListSources,
): ClientProof {
  const clientLists = createClientLists(client, sources);
  const settings = client.buildSettings(clientLists.lists);
  // Round-trips the settings through JSON, because the client reads them from a file.
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
  // Discards the faults found for kept launches, which need not be listed and can be refused for other
  // reasons.
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

/** Ordered from worst to best for the users of a launch. */
const outcomes = ['refused', 'contradicted', 'unlistable', 'unknown', 'admitted'] as const;

function outcomeWithoutServers(launch: JudgedLaunch): Pick<ProvedLaunch, 'outcome' | 'reason'> {
  return isPassing(launch)
    ? { outcome: 'unlistable', reason: launch.unlistable }
    : { outcome: 'refused', reason: null };
}

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
