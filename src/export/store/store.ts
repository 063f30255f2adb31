import type { KeyObject } from 'node:crypto';
import { formDigest, type KeptForm, rowLayout } from '../../model/form.ts';
import { hashText, type KeyedSection } from '../reading/record-key.ts';
import type { Section } from '../reading/splitter.ts';
import { namesSchema, storeHeadSchema } from './kept-schemas.ts';
import { deriveKey, tagLength } from './seal.ts';

/**
 * A store is a file that holds an export. Records can be looked up without reading the rest of the file. The
 * store is written in document order, in a single pass while the document arrives. Stores are saved in a
 * cache that other workflow runs can read and might have written to, so every byte after the header is
 * sealed.
 *
 * Layout of the file:
 * - header (48 bytes): "MCPGGSTORE", the digest of the store's form (form.ts), and a random 32-byte salt
 * - frames: sealed individually, one after the other
 * - directory: the last frame, which locates all other frames
 * - trailer (36 bytes, sealed): the offset, length and number of the directory, and the offset of the trailer
 *
 * Seal: AES-256-GCM with a 16-byte tag after each frame. The key is HKDF-SHA-256 of the API key with the
 * header's salt, so every file has a different key. The nonce is the frame's number in 12 bytes, big-endian;
 * the trailer's nonce is all ones. Therefore, no nonce repeats under a key, and no frame can replace another
 * frame in the same store or in a different store. The associated data is the header and the address of the
 * export service. A store does not open if it is truncated or altered, or if its form, service or API key is
 * not the expected one.
 *
 * Frames (all numbers are little-endian):
 * - records: zstd, level 1, of about 128 KB of elements, byte for byte as in the document, followed by the
 *   length of each element (u32)
 * - column: the key hashes of consecutive scores or findings (i32 each, 0 for no key), 1 MB
 * - index: pairs of a server's key hash and the server's position (i32 each), 1 MB
 * - names: zstd of a JSON list of the identity keys of listed packages, about 64 KB
 * - versions: for each score, a keyed hash of the server and version (two i32), 1 MB; then, for each package
 *   of a server, a keyed hash of the server
 * - seen: zstd of the time when each scored version was first seen (two i32: `after` and `by`), 1 MB; then,
 *   for each package of a server, a keyed hash of the package
 * - gone: zstd of the versions that only earlier exports contained (hash, `after`, `by`, last seen: five
 *   i32), 1 MB
 * - directory: zstd of the JSON's length (u32), the JSON (export summary, HTTP validators), and the kind,
 *   count and length of each frame (u32 each)
 *
 * Times are in minutes since the epoch; 0 means that there is no time. The hashes are keyed (first-seen.ts),
 * because publishers choose their versions. A version whose hash collided with an older version's hash would
 * receive the older version's date. Together, the hashes and dates take 16 bytes per score before
 * compression, and the dates compress to almost nothing.
 *
 * A record is found by its position, which a column or the index lists under the hash of the record's key.
 * The caller then compares the key itself. Limits: 2^32 - 2 frames, 32 MB per element, and 2^53 bytes per
 * document.
 */

interface FrameLayout {
  readonly isPacked: boolean;
  /** Offsets of the numbers in a row; absent for record and name frames. */
  readonly row?: ReturnType<typeof rowLayout>;
}

/**
 * Layout of each kind of frame. The order of the kinds is part of the file format, because the directory
 * stores a kind as its index.
 */
export const frameLayouts = {
  servers: { isPacked: true },
  scores: { isPacked: true },
  findings: { isPacked: true },
  'score-column': { isPacked: false, row: rowLayout({ hash: 1 }) },
  'finding-column': { isPacked: false, row: rowLayout({ hash: 1 }) },
  index: { isPacked: false, row: rowLayout({ hash: 1, position: 1 }) },
  names: { isPacked: true },
  versions: { isPacked: false, row: rowLayout({ hash: 2 }) },
  seen: { isPacked: true, row: rowLayout({ after: 1, by: 1 }) },
  gone: { isPacked: true, row: rowLayout({ hash: 2, after: 1, by: 1, lastSeen: 1 }) },
} as const satisfies Readonly<Record<string, FrameLayout>>;
export type FrameKind = keyof typeof frameLayouts;
export type NumberFrame = Exclude<FrameKind, Section | 'names'>;
export const frameKinds = Object.keys(frameLayouts) as readonly FrameKind[];

/** Fields of the row that a record frame stores for each element. The rows follow the last element. */
export const elementRow = rowLayout({ length: 4 });
/** Offsets of the fields in a directory row. */
export const frameRow = rowLayout({ kind: 4, count: 4, length: 4 });
/** Offsets of the fields in the trailer, before sealing. */
export const trailerFields = rowLayout({ offset: 6, length: 4, number: 4, self: 6 });
export const trailerLength = trailerFields.end + tagLength;
export const trailerNumber = 0xffff_ffff;

export const storeForm: KeptForm<'store'> = {
  kind: 'store',
  digest: formDigest(
    ...[storeHeadSchema, namesSchema, frameLayouts],
    ...[elementRow, frameRow, trailerFields, hashText('a key')],
  ),
};

const magic = Buffer.concat([Buffer.from('MCPGGSTORE'), Buffer.from(storeForm.digest, 'hex')]);
const saltLength = 32;
export const headerLength = magic.length + saltLength;

/**
 * Approximate size of an unpacked record frame, in bytes. Smaller frames compress less well, and larger
 * frames cost more to read.
 */
export const recordFrameBytes = 128 * 1024;
export const namesFrameBytes = 64 * 1024;
/** Maximum number of 4-byte integers in a frame (1 MB). */
export const numbersPerFrame = 256 * 1024;

/** One row of the directory. */
export interface Frame {
  readonly kind: FrameKind;
  /** Number of elements, numbers or names in the frame. */
  readonly count: number;
  /** Length of the sealed frame in the file, in bytes. */
  readonly length: number;
}

export function createHeader(salt: Uint8Array): Buffer {
  return Buffer.concat([magic, salt]);
}

export function saltIn(header: Uint8Array): Uint8Array {
  return header.subarray(magic.length);
}

export function deriveSeal(
  apiKey: string,
  origin: string,
  header: Uint8Array,
): { readonly key: KeyObject; readonly associated: Buffer } {
  return {
    key: deriveKey(apiKey, 'store', saltIn(header)),
    associated: Buffer.concat([header, Buffer.from(origin)]),
  };
}

export function frameNonce(frame: number): Buffer {
  const nonce = Buffer.alloc(12, frame === trailerNumber ? 0xff : 0);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
}

export function keyColumn(section: KeyedSection): 'score-column' | 'finding-column' {
  return section === 'scores' ? 'score-column' : 'finding-column';
}
