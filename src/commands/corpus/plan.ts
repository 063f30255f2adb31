import { identityKey, parseIdentityKey } from '../../detection/ecosystems.ts';
import {
  createSplitter,
  type ExportSummary,
  hashText,
  type IndexedServer,
  listedRefs,
  type Origin,
  parseElement,
  refuseEmpty,
  StructureError,
  structureFailure,
  takeCensus,
  untypedNames,
} from '../../export/records.ts';
import type { Identity } from '../../model/model.ts';

/** An export that can be read more than once. */
export interface CorpusFile {
  /** Opens the document at its beginning. A chunk is valid only until the next chunk is read. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly origin: Origin;
}

/**
 * The names of an export's servers and the sizes of their records, together about 1% of the export's size.
 */
export interface CorpusNames {
  readonly summary: ExportSummary;
  /**
   * Identity keys, with one entry for each server that lists a key. The entry in `carriers` at the same index
   * is that server's index.
   */
  readonly keys: readonly string[];
  readonly carriers: readonly number[];
  /** Approximate size of a server's records, in bytes: the server, its scores and their findings. */
  readonly estimateBytes: (server: number) => number;
}

export interface NameVisitor {
  readonly server: (server: IndexedServer, keys: ReadonlySet<string>) => void;
  readonly score: (raw: unknown) => void;
}

function listedKeys(server: IndexedServer): Set<string> {
  return new Set([
    ...listedRefs(server).flatMap(({ type, name }) =>
      type === null ? [] : identityKey({ type, name }),
    ),
    ...untypedNames(server.name, server.refs).map((name) =>
      identityKey({ type: 'registry', name }),
    ),
  ]);
}

/**
 * Reads the names of an export's servers in one pass over the document.
 *
 * @param visitor receives servers and scores during the pass; without a visitor, scores are not parsed
 * @throws GateError if the document is not an export, or has no servers or scores
 */
export async function readNames(
  { open, origin }: CorpusFile,
  visitor: NameVisitor | null = null,
): Promise<CorpusNames> {
  const keys: string[] = [];
  const carriers: number[] = [];
  const serverHashes: number[] = [];
  const serverBytes: number[] = [];
  const scoreBytes = new Map<number, number>();
  let findingBytes = 0;
  const census = takeCensus({
    server(server, _, position) {
      serverHashes.push(server.id === null ? 0 : hashText(server.id));
      const serverKeys = listedKeys(server);
      for (const key of serverKeys) {
        keys.push(key);
        carriers.push(position);
      }
      visitor?.server(server, serverKeys);
    },
    element(section, bytes, start, end, keyHash) {
      const size = end - start;
      if (section === 'servers') serverBytes.push(size);
      else if (section === 'findings') findingBytes += size;
      else {
        scoreBytes.set(keyHash, (scoreBytes.get(keyHash) ?? 0) + size);
        visitor?.score(parseElement(bytes, start, end));
      }
    },
  });
  const splitter = createSplitter(census.target);
  try {
    for await (const chunk of open()) splitter.push(chunk);
    splitter.end();
  } catch (error) {
    throw error instanceof StructureError ? structureFailure(error, origin) : error;
  }
  const summary = census.summary(origin, splitter.hasNumericIds());
  refuseEmpty(summary.totals, origin);
  const knownBytes = [...serverBytes, ...scoreBytes.values()].reduce((sum, size) => sum + size, 1);
  const perByte = (knownBytes + findingBytes) / knownBytes;
  return {
    summary,
    keys,
    carriers,
    estimateBytes: (server) =>
      ((serverBytes[server] ?? 0) + (scoreBytes.get(serverHashes[server] ?? 0) ?? 0)) * perByte,
  };
}

/**
 * Divides the wanted identities, ordered by key, into batches whose records fit into memory.
 *
 * @param batchBytes approximate size of a batch's records, in bytes
 */
export function planBatches(
  { keys, carriers, estimateBytes }: CorpusNames,
  isWanted: (key: string) => boolean,
  batchBytes: number,
): readonly (readonly Identity[])[] {
  const wantedIndexes = [...keys.keys()].filter((at) => isWanted(keys[at] as string));
  const order = Uint32Array.from(wantedIndexes).sort((a, b) => compareKeys(keys[a], keys[b]));
  const batches: Identity[][] = [];
  let batch: Identity[] = [];
  let servers = new Set<number>();
  let usedBytes = 0;
  let lastKey: string | undefined;
  for (const index of order) {
    const [key = '', server = 0] = [keys[index], carriers[index]];
    const isNew = key !== lastKey;
    if (isNew && usedBytes > batchBytes) {
      batches.push(batch);
      [batch, servers, usedBytes] = [[], new Set(), 0];
    }
    if (isNew) batch.push(parseIdentityKey(key));
    lastKey = key;
    if (servers.has(server)) continue;
    servers.add(server);
    usedBytes += estimateBytes(server);
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

export function compareKeys(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
