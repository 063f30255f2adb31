import { zstdDecompressSync } from 'node:zlib';
import { StoreDamaged } from '../contract/faults.ts';
import type { StoreHead } from '../reading/source.ts';
import { maxElementBytes } from '../reading/value-reader.ts';
import { storeHeadSchema } from './kept-schemas.ts';
import { decrypt } from './seal.ts';
import {
  createHeader,
  deriveSeal,
  type Frame,
  type FrameKind,
  frameKinds,
  frameLayouts,
  frameNonce,
  frameRow,
  headerLength,
  numbersPerFrame,
  recordFrameBytes,
  saltIn,
  trailerFields,
  trailerLength,
  trailerNumber,
} from './store.ts';

/** Bytes in a file or in memory that can be read at any offset. */
export interface RandomAccess {
  readonly size: number;
  /**
   * Returns exactly `length` bytes from `offset`, valid until the next read. Throws if fewer bytes are
   * available.
   */
  readonly read: (offset: number, length: number) => Uint8Array;
}

/**
 * Maximum size of an unpacked frame, in bytes: one element of maximum size, with ample space for the other
 * records in the frame.
 */
const maxFrameBytes = maxElementBytes + 32 * recordFrameBytes;
const maxDirectoryBytes = 512 * 1024 * 1024;

export interface PlacedFrame extends Frame {
  readonly number: number;
  readonly offset: number;
  /** Position of the frame's first element among all elements of the same kind. */
  readonly first: number;
}

/** The frames of a store whose header, trailer and directory have been checked. */
export interface OpenedFrames {
  readonly head: StoreHead;
  readonly ofKind: (kind: FrameKind) => readonly PlacedFrame[];
  /**
   * Returns the decrypted content of the frame, without unpacking it.
   *
   * @throws StoreDamaged if the frame is damaged
   */
  readonly decrypt: (frame: PlacedFrame) => Buffer;
  /**
   * Returns the unpacked content of the frame.
   *
   * @throws StoreDamaged or a zlib error if the frame is damaged
   */
  readonly read: (frame: PlacedFrame) => Buffer;
}

/**
 * Opens a store file and reads its directory.
 *
 * @returns null if the file is not a store
 * @throws Error if the file is truncated or altered, belongs to another service or API key, or has an invalid
 * head
 */
export function openFrames(
  apiKey: string,
  origin: string,
  file: RandomAccess,
): OpenedFrames | null {
  if (file.size < headerLength + trailerLength) return null;
  const header = Buffer.from(file.read(0, headerLength));
  if (!createHeader(saltIn(header)).equals(header)) return null;
  const { key, associated } = deriveSeal(apiKey, origin, header);
  const open = (number: number, offset: number, length: number): Buffer => {
    const plain = decrypt(key, frameNonce(number), associated, file.read(offset, length));
    if (plain === null) throw new StoreDamaged();
    return plain;
  };

  const end = file.size - trailerLength;
  const trailer = open(trailerNumber, end, trailerLength);
  const offset = trailer.readUIntLE(trailerFields.offset, 6);
  const length = trailer.readUInt32LE(trailerFields.length);
  const number = trailer.readUInt32LE(trailerFields.number);
  // A mismatch means that bytes were inserted or removed before the trailer.
  if (trailer.readUIntLE(trailerFields.self, 6) !== end || offset + length !== end) return null;
  const directory = unpackFrame(open(number, offset, length), maxDirectoryBytes);
  const jsonEnd = 4 + directory.readUInt32LE(0);
  const frames = placeFrames(directory.subarray(jsonEnd));
  const decryptFrame = (frame: PlacedFrame): Buffer =>
    open(frame.number, frame.offset, frame.length);
  return {
    head: storeHeadSchema.parse(JSON.parse(directory.toString('utf8', 4, jsonEnd))),
    ofKind: (kind) => frames.get(kind) ?? [],
    decrypt: decryptFrame,
    read(frame) {
      const layout = frameLayouts[frame.kind];
      const bytes = decryptFrame(frame);
      if (!layout.isPacked) return bytes;
      return unpackFrame(bytes, 'row' in layout ? 4 * frame.count : maxFrameBytes);
    },
  };
}

/**
 * Returns the frames by kind, with offsets computed from the rows of the directory.
 *
 * @throws StoreDamaged if a row is invalid
 */
function placeFrames(rows: Buffer): Map<FrameKind, PlacedFrame[]> {
  const placed = new Map<FrameKind, PlacedFrame[]>();
  const counted = new Map<FrameKind, number>();
  let offset = headerLength;
  for (let at = 0; at < rows.length; at += frameRow.end) {
    const kind = frameKinds[rows.readUInt32LE(at + frameRow.kind)];
    if (kind === undefined) throw new StoreDamaged();
    const count = rows.readUInt32LE(at + frameRow.count);
    const length = rows.readUInt32LE(at + frameRow.length);
    if ('row' in frameLayouts[kind] && count > numbersPerFrame) throw new StoreDamaged();
    const first = counted.get(kind) ?? 0;
    const frame = { kind, count, length, number: at / frameRow.end, offset, first };
    const placedFrames = placed.get(kind);
    if (placedFrames === undefined) placed.set(kind, [frame]);
    else placedFrames.push(frame);
    counted.set(kind, first + count);
    offset += length;
  }
  return placed;
}

/**
 * Reads the numbers as signed 32-bit integers, because V8 would store many unsigned integers as heap objects.
 */
export function readNumbers(plain: Buffer): Int32Array {
  const isAligned = plain.byteOffset % 4 === 0;
  const bytes = isAligned ? plain : Buffer.from(new Uint8Array(plain).buffer);
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/**
 * Size of the output buffer for zstd, in bytes. Most unpacked frames fit into one buffer, so their output
 * need not be concatenated.
 */
const unpackedBytes = recordFrameBytes + 64 * 1024;

const unpackFrame = (packed: Uint8Array, maxOutputLength: number): Buffer =>
  zstdDecompressSync(packed, { maxOutputLength, chunkSize: unpackedBytes });
