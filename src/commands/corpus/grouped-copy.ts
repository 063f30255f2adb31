import { randomBytes } from 'node:crypto';
import { type MirrorFolder, mirrorSeal, openMirror, writeMirror } from '../../export/mirror.ts';
import type { RecordSource } from '../../export/records.ts';
import { storeOfDocument } from '../../export/store.ts';
import type { CorpusFile } from './plan.ts';

/** Where files are made that only this process may read, and that are gone when it ends. */
export interface CopyFolder extends Pick<MirrorFolder, 'createFile' | 'createSpill'> {
  /** Lets a signal in: lookups in a copy never wait, and signals arrive only where a process does. */
  readonly pause: () => Promise<void>;
}

/** Records of an export that can be looked up again and again. */
export interface GroupedCopy {
  readonly source: RecordSource;
  /** Removes the file. */
  readonly close: () => void;
}

/**
 * Copies an export into a file in which the records of each server are together, sealed under a random
 * key: a lookup reads little more than it needs, whatever the order of the document.
 *
 * @throws GateError if the document is no export, or the folder cannot be written
 */
export async function openGroupedCopy(
  { open, origin }: CorpusFile,
  { createFile, createSpill }: Omit<CopyFolder, 'pause'>,
): Promise<GroupedCopy> {
  const key = randomBytes(32).toString('hex');
  const seal = mirrorSeal(key, '', randomBytes(32));
  const { store, file: stored } = await storeOfDocument(
    open(),
    origin,
    { apiKey: key },
    createFile(),
  );
  const created = createFile();
  let place: ReturnType<typeof writeMirror>['directory'];
  try {
    ({ directory: place } = writeMirror(store, { seal, append: created.append, createSpill }));
  } catch (error) {
    created.discard();
    throw error;
  } finally {
    stored.close();
  }
  const file = await created.complete();
  try {
    const { servers, scores, findings, summary } = await openMirror(seal, place, async (places) =>
      places.map(({ offset, length }) => Buffer.from(file.read(offset, length))),
    );
    // It has no dates: a document by itself knows none of earlier ones.
    return { source: { servers, scores, findings, summary }, close: file.close };
  } catch (error) {
    file.close();
    throw error;
  }
}
