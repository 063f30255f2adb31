import { StructureError } from '../contract/faults.ts';
import type { NewStoreFile, StoreFile } from '../ports/store-file.ts';
import { type Origin, structureFailure } from '../reading/head.ts';
import { unreadableStore } from '../service/download.ts';
import type { EarlierStores, StoreKeys } from './first-seen.ts';
import { openStore, type Store } from './store-reader.ts';
import { createStoreWriter } from './store-writer.ts';

/**
 * Writes a document that is on the disk into a store.
 *
 * @param created the new file, which is removed if that fails; else the caller closes what is returned
 * @param earlier stores whose dates of versions are continued
 * @throws GateError if the document is no export, or the file cannot be written
 */
export async function storeOfDocument(
  chunks: AsyncIterable<Uint8Array>,
  origin: Origin,
  keys: StoreKeys,
  created: NewStoreFile,
  earlier?: EarlierStores,
): Promise<{ readonly store: Store; readonly file: StoreFile }> {
  try {
    const writer = createStoreWriter(keys, '', created.append);
    for await (const chunk of chunks) writer.push(chunk);
    writer.finish(origin, { etag: null, lastModified: null }, earlier);
  } catch (error) {
    created.discard();
    throw error instanceof StructureError ? structureFailure(error, origin) : error;
  }
  const file = await created.complete();
  const store = openStore(keys.apiKey, '', file);
  if (store !== null) return { store, file };
  file.close();
  throw unreadableStore();
}
