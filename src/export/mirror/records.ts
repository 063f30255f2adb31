import type { Extent } from './layout.ts';

/*
 * Records of a mirror's block, one after the other, numbers little-endian:
 *
 *   kind       u8   0 server, 1 score, 2 finding, 3 a finding that is in another block
 *   position   u48  in its section of the document
 *   key hash   i32  as in the columns of a store; 0 for none, and for servers
 *   length     u32
 *   content         the element, byte for byte; of kind 1 after it when its version was first seen, as in
 *                   a store (two i32); of kind 3 offset (u48) and length (u32) of the block
 */

export const recordKinds = ['server', 'score', 'finding', 'finding elsewhere'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A record of a block. */
export interface MirrorRecord {
  readonly kind: RecordKind;
  readonly position: number;
  readonly keyHash: number;
  /** A view of the bytes that it was read from. */
  readonly content: Buffer;
}

const headBytes = 15;

/** The bytes of a record. */
export function recordBytes({ kind, position, keyHash, content }: MirrorRecord): Buffer {
  const bytes = Buffer.allocUnsafe(headBytes + content.length);
  bytes.writeUInt8(recordKinds.indexOf(kind));
  bytes.writeUIntLE(position, 1, 6);
  bytes.writeInt32LE(keyHash, 7);
  bytes.writeUInt32LE(content.length, 11);
  bytes.set(content, headBytes);
  return bytes;
}

/** The records of a block. Throws RangeError if the bytes are cut. */
export function* readRecords(bytes: Buffer): Generator<MirrorRecord> {
  for (let at = 0; at < bytes.length; ) {
    const record = recordAt(bytes, at);
    yield record;
    at += headBytes + record.content.length;
  }
}

function recordAt(bytes: Buffer, at: number): MirrorRecord {
  const kind = recordKinds[bytes.readUInt8(at)];
  const start = at + headBytes;
  const end = start + bytes.readUInt32LE(at + 11);
  if (kind === undefined || end > bytes.length) throw new RangeError('no record');
  return {
    kind,
    position: bytes.readUIntLE(at + 1, 6),
    keyHash: bytes.readInt32LE(at + 7),
    content: bytes.subarray(start, end),
  };
}

/** A place as the content of a record and in the index: offset (u48) and length (u32). */
export function placeBytes({ offset, length }: Extent): Buffer {
  const bytes = Buffer.allocUnsafe(10);
  bytes.writeUIntLE(offset, 0, 6);
  bytes.writeUInt32LE(length, 6);
  return bytes;
}

export function readPlace(bytes: Buffer, at = 0): Extent {
  return { offset: bytes.readUIntLE(at, 6), length: bytes.readUInt32LE(at + 6) };
}

const datesLength = 8;

/** A score and the numbers of its dates, as the content of a record. */
export function datedScore(element: Uint8Array, after: number, by: number): Buffer {
  const dates = Buffer.allocUnsafe(datesLength);
  dates.writeInt32LE(after);
  dates.writeInt32LE(by, 4);
  return Buffer.concat([element, dates]);
}

/** The numbers of the dates in the content of a score's record. */
export function datesIn({ content }: MirrorRecord): readonly [after: number, by: number] {
  const at = content.length - datesLength;
  return [content.readInt32LE(at), content.readInt32LE(at + 4)];
}

/** The element of a record, undecoded. */
export function elementIn({ kind, content }: MirrorRecord): Buffer {
  return kind === 'score' ? content.subarray(0, -datesLength) : content;
}

/** A record with the group of records to which it belongs, as it is sorted before blocks are written. */
export interface GroupedRecord {
  readonly group: number;
  readonly record: MirrorRecord;
  /** Those of the record, a view. */
  readonly bytes: Buffer;
}

/** The bytes of a record and its group. */
export function groupedBytes(group: number, record: MirrorRecord): Buffer {
  const start = Buffer.allocUnsafe(4);
  start.writeInt32LE(group);
  return Buffer.concat([start, recordBytes(record)]);
}

/** The records that `groupedBytes` wrote, one after the other. */
export function* readGrouped(bytes: Buffer): Generator<GroupedRecord> {
  for (let at = 0; at < bytes.length; ) {
    const record = recordAt(bytes, at + 4);
    const end = at + 4 + headBytes + record.content.length;
    yield { group: bytes.readInt32LE(at), record, bytes: bytes.subarray(at + 4, end) };
    at = end;
  }
}
