import { zstdDecompressSync } from 'node:zlib';
import type { Identity } from '../model.ts';
import { StoreDamaged, StructureError } from './faults.ts';
import { type Neighbours, searchNeighbours } from './neighbours.ts';
import { hashFilter } from './record-key.ts';
import { decrypt } from './seal.ts';
import type { RecordSource } from './source.ts';
import { parseElement, type Section } from './splitter.ts';
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

/** Bytes that can be read at any place: a file, or memory. */
export interface RandomAccess {
  readonly size: number;
  /** Exactly `length` bytes from `offset` on, good until the next are read; throws where there are none. */
  readonly read: (offset: number, length: number) => Uint8Array;
}

/** An opened store. Look-ups throw `StoreDamaged` where a part that they need is. */
export interface Store extends RecordSource {
  readonly head: StoreHead;
}

/** Largest unpacked frame: a frame of records with one more element of the largest size. */
const maxFrameBytes = maxElementBytes + 32 * recordFrameBytes;
/** Largest unpacked directory. */
const maxDirectoryBytes = 512 * 1024 * 1024;

interface PlacedFrame extends Frame {
  readonly number: number;
  readonly offset: number;
  /** Place of its first element among those of its kind. */
  readonly first: number;
}

/**
 * Opens a store (layout: store.ts), of which only the directory is read.
 *
 * @param origin address of the export service
 * @returns null where it is no store, is cut or altered, or of another version, service or API key
 */
export function openStore(apiKey: string, origin: string, file: RandomAccess): Store | null {
  try {
    return openSealed(apiKey, origin, file);
  } catch {
    return null;
  }
}

function openSealed(apiKey: string, origin: string, file: RandomAccess): Store | null {
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
  const place = trailer.readUIntLE(0, 6);
  const length = trailer.readUInt32LE(6);
  const number = trailer.readUInt32LE(10);
  // Something was put in front of the trailer or taken away.
  if (trailer.readUIntLE(14, 6) !== end || place + length !== end) return null;
  const directory = unpack(open(number, place, length), maxDirectoryBytes);
  const jsonEnd = 4 + directory.readUInt32LE(0);
  const head = JSON.parse(directory.toString('utf8', 4, jsonEnd)) as StoreHead;
  const frames = placeFrames(directory.subarray(jsonEnd));

  const plainOf = (frame: PlacedFrame): Buffer => open(frame.number, frame.offset, frame.length);
  const ofKind = (kind: FrameKind): readonly PlacedFrame[] => frames.get(kind) ?? [];

  /** Places of the elements whose key hash is wanted. */
  const placesOf = (section: 'scores' | 'findings', texts: ReadonlySet<string>): number[] => {
    if (texts.size === 0) return [];
    const wanted = hashFilter(texts);
    const places: number[] = [];
    for (const frame of ofKind(columnOf(section))) {
      const hashes = numbersOf(plainOf(frame));
      for (let at = 0; at < hashes.length; at += 1) {
        if (wanted(hashes[at] as number)) places.push(frame.first + at);
      }
    }
    return places;
  };

  /** Elements of a section by their places, each frame unpacked once. */
  const elementsAt = (section: Section, places: Iterable<number>): Map<number, unknown> => {
    const found = new Map<number, unknown>();
    const sorted = [...new Set(places)].sort((a, b) => a - b);
    let next = 0;
    for (const frame of ofKind(section)) {
      const behind = frame.first + frame.count;
      if (next === sorted.length) break;
      if ((sorted[next] as number) >= behind) continue;
      const block = unpack(plainOf(frame), maxFrameBytes);
      const lengths = block.length - 4 * frame.count;
      let at = 0;
      for (let index = 0; index < frame.count && next < sorted.length; index += 1) {
        const size = block.readUInt32LE(lengths + 4 * index);
        if (sorted[next] === frame.first + index) {
          found.set(frame.first + index, parseElement(block, at, at + size));
          next += 1;
        }
        at += size;
      }
    }
    return found;
  };

  const neighboursOf = (watched: readonly Identity[]): Neighbours => {
    const search = searchNeighbours(watched);
    if (watched.length === 0) return search.found();
    for (const frame of ofKind('names')) {
      for (const key of JSON.parse(unpack(plainOf(frame), maxFrameBytes).toString()) as string[]) {
        const colon = key.indexOf(':');
        search.offer({ type: key.slice(0, colon) as Identity['type'], name: key.slice(colon + 1) });
      }
    }
    return search.found();
  };

  return {
    head,
    servers: guarded((keys, watched) => {
      const wanted = hashFilter(keys);
      const places: number[] = [];
      for (const frame of ofKind('index')) {
        const pairs = numbersOf(plainOf(frame));
        for (let at = 0; at < pairs.length; at += 2) {
          if (wanted(pairs[at] as number)) places.push(pairs[at + 1] as number);
        }
      }
      const records = [...elementsAt('servers', places).values()];
      return { records, neighbours: neighboursOf(watched) };
    }),
    scores: guarded((servers) => [...elementsAt('scores', placesOf('scores', servers)).values()]),
    findings: guarded((ids, places) =>
      elementsAt('findings', [...placesOf('findings', ids), ...places]),
    ),
    whole: async () => head.whole,
  };
}

/** A look-up whose trouble with the file, whatever it is, says one thing: it is not to be believed. */
function guarded<Args extends readonly unknown[], T>(
  lookUp: (...args: Args) => T,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    try {
      return lookUp(...args);
    } catch (error) {
      // What was sealed as it came may be no JSON: that is the document's fault, and not the store's.
      throw error instanceof StructureError ? error : new StoreDamaged(error);
    }
  };
}

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

/** Signed numbers of 32 bits; unsigned ones would each become an object. */
function numbersOf(plain: Buffer): Int32Array {
  const isAligned = plain.byteOffset % 4 === 0;
  const bytes = isAligned ? plain : Buffer.from(new Uint8Array(plain).buffer);
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

function unpack(packed: Uint8Array, maxOutputLength: number): Buffer {
  return zstdDecompressSync(packed, { maxOutputLength });
}
