import { parseIdentityKey } from '../../detection/ecosystems.ts';
import type { FirstSeen, Identity } from '../../model/model.ts';
import { StoreDamaged, StructureError } from '../contract/faults.ts';
import { hashFilter, type KeyedSection } from '../reading/record-key.ts';
import type { RecordSource } from '../reading/source.ts';
import { parseElement, type Section, sections } from '../reading/splitter.ts';
import { type DatedStore, toFirstSeen } from './first-seen.ts';
import type { NamesFrame } from './kept-schemas.ts';
import { type Neighbours, searchNeighbours } from './neighbours.ts';
import { elementRow, frameLayouts, keyColumn, recordFrameBytes } from './store.ts';
import {
  type OpenedFrames,
  openFrames,
  type PlacedFrame,
  type RandomAccess,
  readNumbers,
} from './store-frames.ts';

/** An opened store. A lookup throws `StoreDamaged` if a frame that it reads is damaged. */
export interface Store extends RecordSource, DatedStore {
  /** Approximate size of the store's elements, in bytes. */
  readonly plainBytes: number;
  /**
   * Yields all elements of a section in document order, undecoded. Throws `StoreDamaged` if a frame is
   * damaged.
   */
  readonly elements: (section: Section) => Generator<StoredElement>;
  /** Reads and authenticates all elements, and reports whether they are unaltered. */
  readonly isIntact: () => boolean;
}

export interface StoredElement {
  readonly position: number;
  /**
   * The key hash of a score or finding, as stored in its column; 0 for elements without a key and for
   * servers.
   */
  readonly keyHash: number;
  readonly bytes: Buffer;
}

/**
 * Opens a store (layout: store.ts) and reads only its directory.
 *
 * @param origin address of the export service
 * @returns null if the file is not a store, if it is truncated or altered, or if its form, service or API key
 * is not the expected one
 */
export function openSealedStore(apiKey: string, origin: string, file: RandomAccess): Store | null {
  let frames: OpenedFrames | null;
  try {
    frames = openFrames(apiKey, origin, file);
  } catch {
    return null;
  }
  return frames === null ? null : createStoreReader(frames);
}

function createStoreReader(frames: OpenedFrames): Store {
  const recordFrames = sections.flatMap((section) => frames.ofKind(section));
  return {
    head: frames.head,
    // Most record frames unpack to `recordFrameBytes`. A frame with a large element is estimated at four
    // times its packed size.
    plainBytes: recordFrames.reduce(
      (sum, { length }) => sum + Math.max(recordFrameBytes, 4 * length),
      0,
    ),
    elements: (section) => allElements(frames, section),
    isIntact() {
      try {
        for (const frame of recordFrames) frames.decrypt(frame);
        return true;
      } catch {
        return false;
      }
    },
    servers: reportingDamage((keys, watched) => ({
      records: [...readElements(frames, 'servers', findServers(frames, keys)).values()],
      neighbours: findNeighbours(frames, watched),
    })),
    scores: reportingDamage((servers) =>
      readElements(frames, 'scores', findByKey(frames, 'scores', servers)),
    ),
    seen: reportingDamage((positions) => readDates(frames, positions)),
    findings: reportingDamage((ids, positions) =>
      readElements(frames, 'findings', [...findByKey(frames, 'findings', ids), ...positions]),
    ),
    summary: async () => frames.head.whole,
    *versions() {
      const seen = frames.ofKind('seen');
      for (const [at, frame] of frames.ofKind('versions').entries()) {
        // Copied, because the next frame that is read can share memory with this frame.
        const hashes = readNumbers(frames.read(frame)).slice();
        yield { hashes, seen: numbersIn(frames, seen[at]) };
      }
    },
    *gone() {
      for (const frame of frames.ofKind('gone')) yield numbersIn(frames, frame);
    },
  };
}

/**
 * Returns the times at which the versions of the scores at these positions were first seen. Omits versions
 * whose dates are unknown.
 */
function readDates(
  frames: OpenedFrames,
  positions: Iterable<number>,
): ReadonlyMap<number, FirstSeen> {
  const dates = new Map<number, FirstSeen>();
  const wantedPositions = [...positions];
  const { row } = frameLayouts.seen;
  const { end: width } = row;
  for (const frame of frames.ofKind('seen')) {
    const [first, end] = [frame.first / width, (frame.first + frame.count) / width];
    const here = wantedPositions.filter((position) => position >= first && position < end);
    if (here.length === 0) continue;
    const numbers = numbersIn(frames, frame);
    for (const position of here) {
      const at = width * (position - first);
      const seen = toFirstSeen(numbers[at + row.after] ?? 0, numbers[at + row.by] ?? 0);
      if (seen !== null) dates.set(position, seen);
    }
  }
  return dates;
}

function numbersIn({ read }: OpenedFrames, frame: PlacedFrame | undefined): Int32Array {
  if (frame === undefined) throw new StoreDamaged();
  return readNumbers(read(frame));
}

/** Wraps a lookup so that every error while reading the file becomes `StoreDamaged`. */
function reportingDamage<Args extends readonly unknown[], T>(
  lookup: (...args: Args) => T,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    try {
      return lookup(...args);
    } catch (error) {
      // Elements are sealed unparsed. If an element is not JSON, the error is in the document, not in the
      // store.
      throw error instanceof StructureError ? error : new StoreDamaged(error);
    }
  };
}

function* allElements({ ofKind, read }: OpenedFrames, section: Section): Generator<StoredElement> {
  const columns = section === 'servers' ? [] : ofKind(keyColumn(section));
  let column: PlacedFrame | undefined;
  let hashes: Int32Array = new Int32Array(0);
  let columnAt = 0;
  try {
    for (const frame of ofKind(section)) {
      const block = read(frame);
      const lengths = block.length - elementRow.end * frame.count;
      let at = 0;
      for (let index = 0; index < frame.count; index += 1) {
        const size = block.readUInt32LE(lengths + elementRow.end * index + elementRow.length);
        const position = frame.first + index;
        if (columns.length > 0 && position >= (column?.first ?? 0) + hashes.length) {
          column = columns[columnAt] as PlacedFrame;
          hashes = readNumbers(read(column));
          columnAt += 1;
        }
        const keyHash = hashes[position - (column?.first ?? 0)] ?? 0;
        yield { position, keyHash, bytes: block.subarray(at, at + size) };
        at += size;
      }
    }
  } catch (error) {
    throw new StoreDamaged(error);
  }
}

/** Returns the positions of the servers that have a key with the same hash as one of the given keys. */
function findServers({ ofKind, read }: OpenedFrames, keys: ReadonlySet<string>): number[] {
  const isWanted = hashFilter(keys);
  const positions: number[] = [];
  const { row } = frameLayouts.index;
  for (const frame of ofKind('index')) {
    const pairs = readNumbers(read(frame));
    for (let at = 0; at < pairs.length; at += row.end) {
      if (isWanted(pairs[at + row.hash] as number))
        positions.push(pairs[at + row.position] as number);
    }
  }
  return positions;
}

/**
 * Returns the positions of the scores or findings whose key has the same hash as one of the given strings.
 */
function findByKey(
  { ofKind, read }: OpenedFrames,
  section: KeyedSection,
  texts: ReadonlySet<string>,
): number[] {
  if (texts.size === 0) return [];
  const isWanted = hashFilter(texts);
  const positions: number[] = [];
  for (const frame of ofKind(keyColumn(section))) {
    const hashes = readNumbers(read(frame));
    for (let at = 0; at < hashes.length; at += 1) {
      if (isWanted(hashes[at] as number)) positions.push(frame.first + at);
    }
  }
  return positions;
}

/**
 * Returns the parsed elements at the given positions in a section, keyed by position. Each frame is unpacked
 * once.
 */
function readElements(
  { ofKind, read }: OpenedFrames,
  section: Section,
  positions: Iterable<number>,
): Map<number, unknown> {
  const elements = new Map<number, unknown>();
  const sorted = [...new Set(positions)].sort((a, b) => a - b);
  let next = 0;
  for (const frame of ofKind(section)) {
    if (next === sorted.length) break;
    if ((sorted[next] as number) >= frame.first + frame.count) continue;
    const block = read(frame);
    const lengths = block.length - elementRow.end * frame.count;
    let at = 0;
    for (let index = 0; index < frame.count && next < sorted.length; index += 1) {
      const size = block.readUInt32LE(lengths + elementRow.end * index + elementRow.length);
      if (sorted[next] === frame.first + index) {
        const position = frame.first + index;
        elements.set(position, parseElement(block, at, at + size, `/${section}/${position}`));
        next += 1;
      }
      at += size;
    }
  }
  return elements;
}

function findNeighbours({ ofKind, read }: OpenedFrames, watched: readonly Identity[]): Neighbours {
  const search = searchNeighbours(watched);
  if (watched.length === 0) return search.neighbours();
  for (const frame of ofKind('names')) {
    const names: NamesFrame = JSON.parse(read(frame).toString());
    for (const key of names) search.add(parseIdentityKey(key));
  }
  return search.neighbours();
}
