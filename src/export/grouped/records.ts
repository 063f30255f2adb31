import { rowLayout } from '../../model/form.ts';

/**
 * The records in a block of a grouped copy, one after the other, with little-endian numbers:
 *
 *   kind       u8   0 server, 1 score, 2 finding, 3 a finding that is in another block
 *   position   u48  in its section of the document
 *   key hash   i32  as in the columns of a store; 0 for none, and for servers
 *   length     u32
 *   content         the element, byte for byte; of kind 3 offset (u48) and length (u32) of the block
 */

const recordKinds = ['server', 'score', 'finding', 'finding elsewhere'] as const;
type RecordKind = (typeof recordKinds)[number];

/** The place of a frame in the file, in bytes. */
export interface Extent {
  readonly offset: number;
  readonly length: number;
}

export interface BlockRecord {
  readonly kind: RecordKind;
  readonly position: number;
  readonly keyHash: number;
  /** A view of the bytes from which the record was read. */
  readonly content: Buffer;
}

/** Byte offsets of a record's fields. The content begins at `end`. */
const recordHead = rowLayout({ kind: 1, position: 6, keyHash: 4, length: 4 });

export function recordBytes({ kind, position, keyHash, content }: BlockRecord): Buffer {
  const bytes = Buffer.allocUnsafe(recordHead.end + content.length);
  bytes.writeUInt8(recordKinds.indexOf(kind), recordHead.kind);
  bytes.writeUIntLE(position, recordHead.position, 6);
  bytes.writeInt32LE(keyHash, recordHead.keyHash);
  bytes.writeUInt32LE(content.length, recordHead.length);
  bytes.set(content, recordHead.end);
  return bytes;
}

/**
 * Yields the records in a block.
 *
 * @throws RangeError if a record is truncated or its kind is unknown
 */
export function* readRecords(bytes: Buffer): Generator<BlockRecord> {
  for (let at = 0; at < bytes.length; ) {
    const record = recordAt(bytes, at);
    yield record;
    at += recordHead.end + record.content.length;
  }
}

function recordAt(bytes: Buffer, at: number): BlockRecord {
  const kind = recordKinds[bytes.readUInt8(at + recordHead.kind)];
  const start = at + recordHead.end;
  const end = start + bytes.readUInt32LE(at + recordHead.length);
  if (kind === undefined || end > bytes.length) throw new RangeError('no record');
  return {
    kind,
    position: bytes.readUIntLE(at + recordHead.position, 6),
    keyHash: bytes.readInt32LE(at + recordHead.keyHash),
    content: bytes.subarray(start, end),
  };
}

/** Byte offsets of the fields in an encoded `Extent`. */
export const placeFields = rowLayout({ offset: 6, length: 4 });

/** Encodes a place, in the format that records and index entries share. */
export function placeBytes({ offset, length }: Extent): Buffer {
  const bytes = Buffer.allocUnsafe(placeFields.end);
  bytes.writeUIntLE(offset, placeFields.offset, 6);
  bytes.writeUInt32LE(length, placeFields.length);
  return bytes;
}

export function readPlace(bytes: Buffer, at = 0): Extent {
  return {
    offset: bytes.readUIntLE(at + placeFields.offset, 6),
    length: bytes.readUInt32LE(at + placeFields.length),
  };
}

export interface GroupedRecord {
  readonly group: number;
  readonly record: BlockRecord;
  /** A view of the encoded record, without the group. */
  readonly bytes: Buffer;
}

export function groupedBytes(group: number, record: BlockRecord): Buffer {
  const start = Buffer.allocUnsafe(4);
  start.writeInt32LE(group);
  return Buffer.concat([start, recordBytes(record)]);
}

/** Yields the records that `groupedBytes` encoded. */
export function* readGrouped(bytes: Buffer): Generator<GroupedRecord> {
  for (let at = 0; at < bytes.length; ) {
    const record = recordAt(bytes, at + 4);
    const end = at + 4 + recordHead.end + record.content.length;
    yield { group: bytes.readInt32LE(at), record, bytes: bytes.subarray(at + 4, end) };
    at = end;
  }
}
