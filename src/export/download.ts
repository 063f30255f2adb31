import { GateError } from '../failure.ts';
import { byteSize } from '../phrase.ts';
import type { Downloaded, Receiver } from './client.ts';
import type { CachePorts, LoadRequest } from './entries.ts';
import { StructureError } from './faults.ts';
import { type Origin, structureFailure } from './head.ts';
import type { Validators } from './store.ts';
import type { NewStoreFile, StoreFile } from './store-file.ts';
import { openStore, type Store } from './store-reader.ts';
import { createStoreWriter, type StoreWriter } from './store-writer.ts';

/** What a download needs of the world. */
export interface StoreDownloadPorts extends CachePorts {
  /** Downloads the export (client.ts); `held` is what the service may call unchanged. */
  readonly download: (held: Validators | null, receive: () => Receiver) => Promise<Downloaded>;
  /** Begins a file for a store. */
  readonly createStore: () => NewStoreFile;
}

/** A downloaded export. */
export interface Fresh {
  readonly store: Store;
  readonly file: StoreFile;
  readonly generatedAt: number;
}

/** The answer that the service has nothing newer. */
export interface NothingNewer {
  readonly store: null;
  /** When its export was generated; null where it only said that nothing has changed. */
  readonly generatedAt: number | null;
}

/** What is held already, so that not everything has to be sent. */
export interface Known {
  /** What the service may call unchanged; null for nothing. */
  readonly validators: Validators | null;
  /** Whether an export of a time, in milliseconds since the epoch, need not be read to its end. */
  readonly isEnough: (generatedAt: number) => boolean;
}

/** One try at the transfer; what it leaves behind is never read by another. */
interface Attempt {
  readonly file: NewStoreFile;
  readonly writer: StoreWriter;
}

/** What was just written cannot be read: there is nothing to judge with. */
export function unreadableStore(cause?: unknown): GateError {
  return new GateError(
    'store-unwritable',
    'The export was downloaded, but what was kept of it on the disk cannot be read.',
    'Check the disk of the runner, and run the job again.',
    { cause },
  );
}

/** The export service as an origin. */
export function serviceOrigin({ host }: URL): Origin {
  return { name: `the export service ${host}`, isFile: false };
}

/**
 * Downloads the export into a store.
 *
 * @throws GateError as the client does; `export-not-json`, `export-malformed`, `store-unwritable`
 */
export async function downloadStore(
  { apiKey, baseUrl }: LoadRequest,
  ports: StoreDownloadPorts,
  known: Known,
): Promise<Fresh | NothingNewer> {
  const origin = serviceOrigin(baseUrl);
  const started = ports.now();
  const current: { attempt: Attempt | null } = { attempt: null };
  const receive = (): Receiver => {
    current.attempt?.file.discard();
    const file = ports.createStore();
    const writer = createStoreWriter(apiKey, baseUrl.href, file.append);
    current.attempt = { file, writer };
    return {
      push(chunk) {
        writer.push(chunk);
        const generatedAt = writer.generatedAt();
        return generatedAt !== null && known.isEnough(generatedAt);
      },
      isComplete: writer.isComplete,
    };
  };
  try {
    const outcome = await ports.download(known.validators, receive);
    const { attempt } = current;
    if (outcome.kind !== 'complete') {
      attempt?.file.discard();
      ports.log(`Export: nothing newer at ${baseUrl.host} (${ports.now() - started} ms)`);
      const isUnchanged = outcome.kind === 'unchanged';
      return {
        store: null,
        generatedAt: isUnchanged ? null : (attempt?.writer.generatedAt() ?? null),
      };
    }
    if (attempt === null) throw new Error('the body of the response was taken by nobody');
    const { head } = attempt.writer.finish(origin, outcome.validators);
    const file = await attempt.file.complete();
    const store = openStore(apiKey, baseUrl.href, file);
    if (store === null) throw unreadableStore();
    ports.log(
      `Export: ${byteSize(outcome.bytes)} downloaded from ${baseUrl.host}, kept in ${byteSize(file.size)} (${ports.now() - started} ms)`,
    );
    return { store, file, generatedAt: head.generatedAt };
  } catch (error) {
    current.attempt?.file.discard();
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, origin);
  }
}
