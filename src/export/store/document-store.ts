import { StructureError } from '../contract/faults.ts';
import type { NewStoreFile, StoreFile } from '../ports/store-file.ts';
import { type Origin, structureFailure } from '../reading/head.ts';
import { unreadableStore } from '../service/download.ts';
import { openSealedStore, type Store } from './store-reader.ts';
import { createStoreWriter } from './store-writer.ts';

/**
 * Writes an export document to a new store.
 *
 * @param created the new file, which is removed on failure
 * @returns the opened store and its file, which the caller closes
 * @throws GateError if the document is not an export, or the file cannot be written
 */
export async function createDocumentStore(
  chunks: AsyncIterable<Uint8Array>,
  origin: Origin,
  apiKey: string,
  created: NewStoreFile,
): Promise<{ readonly store: Store; readonly file: StoreFile }> {
  try {
    const writer = createStoreWriter(apiKey, '', created.append);
    for await (const chunk of chunks) writer.push(chunk);
    writer.finish(origin, { etag: null, lastModified: null });
  } catch (error) {
    created.discard();
    throw error instanceof StructureError ? structureFailure(error, origin) : error;
  }
  const file = await created.complete();
  const store = openSealedStore(apiKey, '', file);
  if (store !== null) return { store, file };
  file.close();
  throw unreadableStore();
}
