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

/** Creates files that only this process can read and that are removed when the process ends. */
export interface CopyFolder {
  readonly createFile: () => NewStoreFile;
  readonly createSpill: (parts: number) => Spill;
  /**
   * Yields so that pending signals can be handled. Lookups in a copy never wait, and the process handles
   * signals only while waiting.
   */
  readonly pause: () => Promise<void>;
}

/** An export's records, which can be looked up repeatedly. */
export interface GroupedCopy {
  readonly source: RecordSource;
  /** Removes the file. */
  readonly close: () => void;
}

/**
 * Copies an export into a file that groups the records of each server, sealed with a random key. A lookup
 * reads little more data than it needs, regardless of the order of the records in the document.
 *
 * @throws GateError if the document is not an export, or the folder cannot be written
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
