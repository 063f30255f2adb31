import { randomBytes } from 'node:crypto';
import type { NewStoreFile } from '../../export/cache.ts';
import {
  createGroupedSource,
  type GroupedIndex,
  groupedSeal,
  writeGrouped,
} from '../../export/grouped.ts';
import type { RecordSource } from '../../export/records.ts';
import { createDocumentStore, type Spill } from '../../export/store.ts';
import type { CorpusFile } from './plan.ts';

/**
 * Creates temporary files, which only the current user can read and which are removed when the process ends.
 */
export interface CopyFolder {
  readonly createFile: () => NewStoreFile;
  readonly createSpill: (parts: number) => Spill;
  /** Yields to the event loop so that signals can be handled. Lookups in a copy never yield. */
  readonly pause: () => Promise<void>;
}

export interface GroupedCopy {
  readonly source: RecordSource;
  readonly close: () => void;
}

/**
 * Copies an export into a file that groups records by server and is sealed with a random key. A lookup then
 * reads little more data than it needs, whatever the order of records in the document.
 *
 * @throws GateError if the document is not an export, or the folder is not writable
 */
export async function openGroupedCopy(
  { open, origin }: CorpusFile,
  { createFile, createSpill }: Omit<CopyFolder, 'pause'>,
): Promise<GroupedCopy> {
  const key = randomBytes(32).toString('hex');
  const seal = groupedSeal();
  const { store, file: stored } = await createDocumentStore(open(), origin, key, createFile());
  const created = createFile();
  let index: GroupedIndex;
  try {
    index = writeGrouped(store, { seal, append: created.append, createSpill });
  } catch (error) {
    created.discard();
    throw error;
  } finally {
    stored.close();
  }
  const file = await created.complete();
  return { source: createGroupedSource(seal, index, file), close: file.close };
}
