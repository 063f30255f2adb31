import { zstdDecompressSync } from 'node:zlib';
import type { FirstSeen, Identity } from '../model.ts';
import { identityOf } from '../versions/ecosystems.ts';
import { StoreDamaged, StructureError } from './faults.ts';
import type { DatedStore } from './first-seen.ts';
import { type Neighbours, searchNeighbours } from './neighbours.ts';
import { hashFilter, type KeyedSection } from './record-key.ts';
import { decrypt } from './seal.ts';
import type { RecordSource } from './source.ts';
import { parseElement, type Section, sections } from './splitter.ts';
import {
  columnOf,
  type Frame,
  type FrameKind,
  frameKinds,
  headerLength,
  headerOf,
  nonceOf,
  recordFrameBytes,
  type StoreHead,
  sealOf,
  trailerLength,
  trailerNumber,
} from './store.ts';
import { maxElementBytes } from './value-reader.ts';

/** Bytes that can be read at any offset: a file, or memory. */
export interface RandomAccess {
  readonly size: number;
  /** Exactly `length` bytes from `offset`, valid until the next read. Throws where there are fewer. */
  readonly read: (offset: number, length: number) => Uint8Array;
}

/** An opened store. A lookup throws `StoreDamaged` if a frame that it needs is damaged. */
export interface Store extends RecordSource, DatedStore {
  /** About how many bytes its elements have. */
  readonly plainBytes: number;
  /** All elements of a section in document order, undecoded. Throws like a lookup. */
  readonly elements: (section: Section) => Generator<StoredElement>;
}

/** An element of the document, byte for byte. */
export interface StoredElement {
  readonly position: number;
  /** Of a score or finding, as in its column; 0 for none, and for servers. */
  readonly keyHash: number;
  readonly bytes: Buffer;
}

/** Largest unpacked frame: a frame of records plus one element of the largest size. */
const maxFrameBytes = maxElementBytes + 32 * recordFrameBytes;
/** Largest unpacked directory. */
const maxDirectoryBytes = 512 * 1024 * 1024;

interface PlacedFrame extends Frame {
  readonly number: number;
  readonly offset: number;
  /** Position of its first element among all elements of its kind. */
  readonly first: number;
}

/** The frames of a store whose header, trailer and directory were checked. */
interface OpenedFrames {
  readonly head: StoreHead;
  readonly ofKind: (kind: FrameKind) => readonly PlacedFrame[];
  /** The frame's plain bytes. @throws StoreDamaged */
  readonly decrypt: (frame: PlacedFrame) => Buffer;
}

/**
 * Opens a store (layout: store.ts) and reads only its directory.
 *
 * @param origin address of the export service
 * @returns null if it is no store, is cut or altered, or has another version, service or API key
 */
export function openStore(apiKey: string, origin: string, file: RandomAccess): Store | null {
  let frames: OpenedFrames | null;
  try {
    frames = openFrames(apiKey, origin, file);
  } catch {
    return null;
  }
  return frames === null ? null : storeOf(frames);
}

function openFrames(apiKey: string, origin: string, file: RandomAccess): OpenedFrames | null {
  if (file.size < headerLength + trailerLength) return null;
  const header = Buffer.from(file.read(0, headerLength));
  if (!headerOf(header.subarray(16)).equals(header)) return null;
  const { key, associated } = sealOf(apiKey, origin, header);
  const open = (number: number, offset: number, length: number): Buffer => {
    const plain = decrypt(key, nonceOf(number), associated, file.read(offset, length));
    if (plain === null) throw new StoreDamaged();
    return plain;
  };

  const end = file.size - trailerLength;
  const trailer = open(trailerNumber, end, trailerLength);
  const offset = trailer.readUIntLE(0, 6);
  const length = trailer.readUInt32LE(6);
  const number = trailer.readUInt32LE(10);
  // Bytes were inserted before the trailer, or removed.
  if (trailer.readUIntLE(14, 6) !== end || offset + length !== end) return null;
  const directory = unpack(open(number, offset, length), maxDirectoryBytes);
  const jsonEnd = 4 + directory.readUInt32LE(0);
  const frames = placeFrames(directory.subarray(jsonEnd));
  return {
    head: JSON.parse(directory.toString('utf8', 4, jsonEnd)) as StoreHead,
    ofKind: (kind) => frames.get(kind) ?? [],
    decrypt: (frame) => open(frame.number, frame.offset, frame.length),
  };
}

function storeOf(frames: OpenedFrames): Store {
  const recordFrames = sections.flatMap((section) => frames.ofKind(section));
  return {
    head: frames.head,
    plainBytes: recordFrames.length * recordFrameBytes,
    elements: (section) => allElements(frames, section),
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
        // A frame may share the memory of the one that is read next.
        const hashes = numbersOf(frames.decrypt(frame)).slice();
        yield { hashes, seen: unpackNumbers(frames, seen[at]) };
      }
    },
    *gone() {
      for (const frame of frames.ofKind('gone')) yield unpackNumbers(frames, frame);
    },
  };
}

const minuteMs = 60_000;

/** When the versions of the scores at some positions were first seen. */
function readDates(
  frames: OpenedFrames,
  positions: Iterable<number>,
): ReadonlyMap<number, FirstSeen> {
  const dates = new Map<number, FirstSeen>();
  const wanted = [...positions];
  for (const frame of frames.ofKind('seen')) {
    const [first, end] = [frame.first / 2, (frame.first + frame.count) / 2];
    const here = wanted.filter((position) => position >= first && position < end);
    if (here.length === 0) continue;
    const numbers = unpackNumbers(frames, frame);
    for (const position of here) {
      const [after = 0, by = 0] = numbers.subarray(2 * (position - first));
      if (by === 0) continue;
      dates.set(position, { after: after === 0 ? null : after * minuteMs, by: by * minuteMs });
    }
  }
  return dates;
}

function unpackNumbers({ decrypt }: OpenedFrames, frame: PlacedFrame | undefined): Int32Array {
  if (frame === undefined) throw new StoreDamaged();
  return numbersOf(unpack(decrypt(frame), 4 * frame.count));
}

/** Wraps a lookup so that every error in reading the file becomes `StoreDamaged`. */
function reportingDamage<Args extends readonly unknown[], T>(
  lookup: (...args: Args) => T,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    try {
      return lookup(...args);
    } catch (error) {
      // Elements are sealed unparsed. One that is not JSON is a fault of the document, not of the store.
      throw error instanceof StructureError ? error : new StoreDamaged(error);
    }
  };
}

function* allElements(
  { ofKind, decrypt }: OpenedFrames,
  section: Section,
): Generator<StoredElement> {
  const columns = section === 'servers' ? [] : ofKind(columnOf(section));
  let column: PlacedFrame | undefined;
  let hashes: Int32Array = new Int32Array(0);
  let columnAt = 0;
  try {
    for (const frame of ofKind(section)) {
      const block = unpack(decrypt(frame), maxFrameBytes);
      const lengths = block.length - 4 * frame.count;
      let at = 0;
      for (let index = 0; index < frame.count; index += 1) {
        const size = block.readUInt32LE(lengths + 4 * index);
        const position = frame.first + index;
        if (columns.length > 0 && position >= (column?.first ?? 0) + hashes.length) {
          column = columns[columnAt] as PlacedFrame;
          hashes = numbersOf(decrypt(column));
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

/** Positions of the servers that the index lists under a key. */
function findServers({ ofKind, decrypt }: OpenedFrames, keys: ReadonlySet<string>): number[] {
  const isWanted = hashFilter(keys);
  const positions: number[] = [];
  for (const frame of ofKind('index')) {
    const pairs = numbersOf(decrypt(frame));
    for (let at = 0; at < pairs.length; at += 2) {
      if (isWanted(pairs[at] as number)) positions.push(pairs[at + 1] as number);
    }
  }
  return positions;
}

/** Positions of the scores or findings whose key has the hash of one of some texts. */
function findByKey(
  { ofKind, decrypt }: OpenedFrames,
  section: KeyedSection,
  texts: ReadonlySet<string>,
): number[] {
  if (texts.size === 0) return [];
  const isWanted = hashFilter(texts);
  const positions: number[] = [];
  for (const frame of ofKind(columnOf(section))) {
    const hashes = numbersOf(decrypt(frame));
    for (let at = 0; at < hashes.length; at += 1) {
      if (isWanted(hashes[at] as number)) positions.push(frame.first + at);
    }
  }
  return positions;
}

/** Parsed elements of a section by their positions. Each frame is unpacked once. */
function readElements(
  { ofKind, decrypt }: OpenedFrames,
  section: Section,
  positions: Iterable<number>,
): Map<number, unknown> {
  const elements = new Map<number, unknown>();
  const sorted = [...new Set(positions)].sort((a, b) => a - b);
  let next = 0;
  for (const frame of ofKind(section)) {
    if (next === sorted.length) break;
    if ((sorted[next] as number) >= frame.first + frame.count) continue;
    const block = unpack(decrypt(frame), maxFrameBytes);
    const lengths = block.length - 4 * frame.count;
    let at = 0;
    for (let index = 0; index < frame.count && next < sorted.length; index += 1) {
      const size = block.readUInt32LE(lengths + 4 * index);
      if (sorted[next] === frame.first + index) {
        elements.set(frame.first + index, parseElement(block, at, at + size));
        next += 1;
      }
      at += size;
    }
  }
  return elements;
}

/** Listed packages whose names resemble watched ones. */
function findNeighbours(
  { ofKind, decrypt }: OpenedFrames,
  watched: readonly Identity[],
): Neighbours {
  const search = searchNeighbours(watched);
  if (watched.length === 0) return search.neighbours();
  for (const frame of ofKind('names')) {
    for (const key of JSON.parse(unpack(decrypt(frame), maxFrameBytes).toString()) as string[]) {
      search.add(identityOf(key));
    }
  }
  return search.neighbours();
}

/** Computes where each frame begins from the rows of the directory. */
function placeFrames(rows: Buffer): Map<FrameKind, PlacedFrame[]> {
  const placed = new Map<FrameKind, PlacedFrame[]>();
  const counted = new Map<FrameKind, number>();
  let offset = headerLength;
  for (let at = 0; at < rows.length; at += 12) {
    const kind = frameKinds[rows.readUInt32LE(at)];
    if (kind === undefined) throw new StoreDamaged();
    const count = rows.readUInt32LE(at + 4);
    const length = rows.readUInt32LE(at + 8);
    const first = counted.get(kind) ?? 0;
    const frame = { kind, count, length, number: at / 12, offset, first };
    const known = placed.get(kind);
    if (known === undefined) placed.set(kind, [frame]);
    else known.push(frame);
    counted.set(kind, first + count);
    offset += length;
  }
  return placed;
}

/** Signed 32-bit numbers: V8 would store many unsigned ones as heap objects. */
function numbersOf(plain: Buffer): Int32Array {
  const isAligned = plain.byteOffset % 4 === 0;
  const bytes = isAligned ? plain : Buffer.from(new Uint8Array(plain).buffer);
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

function unpack(packed: Uint8Array, maxOutputLength: number): Buffer {
  return zstdDecompressSync(packed, { maxOutputLength });
}
