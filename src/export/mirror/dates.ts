import { StoreDamaged } from '../contract/faults.ts';
import type { DatedStore } from '../store/first-seen.ts';
import { numbersOf, type RandomAccess } from '../store/store-frames.ts';
import {
  directorySchema,
  type FrameWriter,
  type MirrorDirectory,
  type MirrorFrameKind,
  type MirrorSeal,
} from './layout.ts';
import type { Extent } from './records.ts';

/*
 * The dates of all versions, which the mirror of the next day continues. Lookups do not read them: each
 * score has its own dates with it.
 */

/** Writes the frames of a store's dates; returns where they are. */
export function writeDates(
  store: DatedStore,
  writeFrame: FrameWriter,
): Pick<MirrorDirectory, 'dates' | 'gone'> {
  const dates: Extent[] = [];
  const gone: Extent[] = [];
  for (const { hashes, seen } of store.versions()) {
    const numbers = new Int32Array(hashes.length + seen.length);
    numbers.set(hashes);
    numbers.set(seen, hashes.length);
    dates.push(writeFrame('dates', bytesOf(numbers)));
  }
  for (const numbers of store.gone()) gone.push(writeFrame('gone', bytesOf(numbers)));
  return { dates, gone };
}

/**
 * Opens the file of an earlier mirror for its dates.
 *
 * @returns null if it does not open, or its directory does not fit
 */
export function openDates(
  { open }: MirrorSeal,
  directoryPlace: Extent,
  file: RandomAccess,
): DatedStore | null {
  const readFrame = (kind: MirrorFrameKind, { offset, length }: Extent): Buffer =>
    open(kind, offset, file.read(offset, length));
  let head: MirrorDirectory;
  try {
    head = directorySchema.parse(JSON.parse(readFrame('directory', directoryPlace).toString()));
  } catch {
    return null;
  }
  const numbersAt = (kind: MirrorFrameKind, place: Extent): Int32Array => {
    try {
      return numbersOf(readFrame(kind, place));
    } catch (error) {
      throw new StoreDamaged(error);
    }
  };
  return {
    head,
    *versions() {
      for (const place of head.dates) {
        const numbers = numbersAt('dates', place);
        const half = numbers.length / 2;
        yield { hashes: numbers.subarray(0, half), seen: numbers.subarray(half) };
      }
    },
    *gone() {
      for (const place of head.gone) yield numbersAt('gone', place);
    },
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
