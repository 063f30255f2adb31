import { takeCensus } from '../export/census.ts';
import { StructureError } from '../export/faults.ts';
import { type Origin, structureFailure } from '../export/head.ts';
import { hashText } from '../export/record-key.ts';
import { type IndexedServer, untypedNames } from '../export/server-index.ts';
import type { ExportSummary } from '../export/source.ts';
import { createSplitter } from '../export/splitter.ts';
import type { Identity } from '../model.ts';
import { identityKey, parseIdentityKey } from '../versions/ecosystems.ts';

/** An export that can be read more than once. */
export interface CorpusFile {
  /** Opens the document at its beginning; a chunk is valid until the next one is read. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly origin: Origin;
}

/** What is to be looked up in an export. */
interface CorpusPlan {
  readonly summary: ExportSummary;
  /** Identities that are looked up together. */
  readonly batches: readonly (readonly Identity[])[];
}

/** The keys of the identities that a record lists: its packages and addresses, and its registry names. */
export function listedKeys(server: Pick<IndexedServer, 'name' | 'refs'>): Set<string> {
  return new Set([
    ...server.refs.flatMap(({ type, name }) =>
      type === null ? [] : [identityKey({ type, name })],
    ),
    ...untypedNames(server.name, server.refs).map((name) =>
      identityKey({ type: 'registry', name }),
    ),
  ]);
}

/**
 * Divides the identities that an export lists, in the order of their keys, into lists whose records fit
 * into memory together. It reads the document once and keeps the names of its servers: about 1% of it.
 *
 * @param isWanted whether the identity with a key is of interest
 * @param batchBytes about how many bytes the records of one list have
 * @throws GateError if the document is no export
 */
export async function planBatches(
  { open, origin }: CorpusFile,
  isWanted: (key: string) => boolean,
  batchBytes: number,
): Promise<CorpusPlan> {
  const keys: string[] = [];
  const carriers: number[] = [];
  const serverHashes: number[] = [];
  const serverBytes: number[] = [];
  const scoreBytes = new Map<number, number>();
  let findingBytes = 0;
  const census = takeCensus({
    server(server, _, position) {
      serverHashes.push(server.id === null ? 0 : hashText(server.id));
      for (const key of listedKeys(server)) {
        if (!isWanted(key)) continue;
        keys.push(key);
        carriers.push(position);
      }
    },
    element(section, _, start, end, keyHash) {
      const size = end - start;
      if (section === 'servers') serverBytes.push(size);
      else if (section === 'findings') findingBytes += size;
      else scoreBytes.set(keyHash, (scoreBytes.get(keyHash) ?? 0) + size);
    },
  });
  const hasNumericIds = await readThrough({ open, origin }, census.target);
  const known = [...serverBytes, ...scoreBytes.values()].reduce((sum, size) => sum + size, 1);
  const perByte = (known + findingBytes) / known;
  const bytesOf = (server: number): number =>
    ((serverBytes[server] ?? 0) + (scoreBytes.get(serverHashes[server] ?? 0) ?? 0)) * perByte;
  const order = Uint32Array.from(keys.keys()).sort((a, b) => compareKeys(keys[a], keys[b]));
  const batches: Identity[][] = [];
  let batch: Identity[] = [];
  let servers = new Set<number>();
  let used = 0;
  let last: string | undefined;
  for (const at of order) {
    const [key = '', server = 0] = [keys[at], carriers[at]];
    const isNew = key !== last;
    if (isNew && used > batchBytes) {
      batches.push(batch);
      [batch, servers, used] = [[], new Set(), 0];
    }
    if (isNew) batch.push(parseIdentityKey(key));
    last = key;
    if (servers.has(server)) continue;
    servers.add(server);
    used += bytesOf(server);
  }
  if (batch.length > 0) batches.push(batch);
  return { summary: census.summary(origin, hasNumericIds), batches };
}

function compareKeys(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Reads a document to its end. Returns whether findings use numbers as ids. Throws GateError if it is no export. */
async function readThrough(
  { open, origin }: CorpusFile,
  target: Parameters<typeof createSplitter>[0],
): Promise<boolean> {
  const splitter = createSplitter(target);
  try {
    for await (const chunk of open()) splitter.push(chunk);
    splitter.end();
    return splitter.hasNumericIds();
  } catch (error) {
    throw error instanceof StructureError ? structureFailure(error, origin) : error;
  }
}
