import type { KeyObject } from 'node:crypto';
import { formDigest, type KeptForm, rowLayout } from '../../model/form.ts';
import { hashText, type KeyedSection } from '../reading/record-key.ts';
import type { Section } from '../reading/splitter.ts';
import { namesSchema, storeHeadSchema } from './kept-schemas.ts';
import { deriveKey, tagLength } from './seal.ts';

/**
 * A store is a file that contains an export. The records in a store can be looked up without reading the rest
 * of the file. A store is written in document order, in a single pass while the document arrives. A store is
 * saved in a cache that others can read and may have written to, so every byte after the header is sealed.
 *
 *   header     48 bytes  "MCPGGSTORE", the digest of its form (form.ts), a random salt of 32 bytes
 *   frames               sealed one by one, one after the other
 *   directory            the last frame: where all the others are
 *   trailer    36 bytes  sealed: offset, length and number of the directory, and its own offset
 *
 * Seal: AES-256-GCM with a 16-byte tag after each frame. The key is HKDF-SHA-256 of the API key with the
 * header's salt, so every file has its own key. The nonce is the frame's number in 12 bytes, big-endian; the
 * trailer's nonce is all ones. Therefore, no nonce repeats under a key, and no frame can replace another
 * frame of this or another store. Associated data: the header and the address of the export service. A store
 * that is truncated or altered, or has another form, service or API key, does not open.
 *
 * Frames, numbers little-endian:
 *
 *   records    zstd, level 1, of: about 128 KB of elements, byte for byte as in the document, and the
 *              length of each (u32)
 *   column     the key hashes of consecutive scores or findings (i32 each, 0 for none), 1 MB
 *   index      pairs of a server's key hash and its position (i32 each), 1 MB
 *   names      zstd of a JSON list of the identity keys of listed packages, about 64 KB
 *   versions   a keyed hash of server and version for each score (two i32), 1 MB; behind the scores that
 *              of the server for each of its packages
 *   seen       zstd of when each of them was first seen (two i32: `after` and `by`), 1 MB; behind the
 *              scores the hash of the package
 *   gone       zstd of versions that earlier exports had (hash, `after`, `by`, last seen: five i32), 1 MB
 *   directory  zstd of: length of the JSON (u32), JSON (the summary of the export, the validators of the
 *              HTTP response), and for each frame its kind, count and length (u32 each)
 *
 * Times are in minutes since the epoch; 0 means that there is no time. The hashes are keyed (first-seen.ts),
 * because publishers choose their versions. A version whose hash collided with that of an older version would
 * receive the older version's date. Together, hashes and dates take 16 bytes per score before compression,
 * and the dates compress to almost nothing.
 *
 * A record is found by its position, which a column or the index lists under the hash of the record's key.
 * The caller then compares the string itself. Limits: 2^32 - 2 frames, elements of 32 MB, a document of 2^53
 * bytes.
 */

interface FrameLayout {
  readonly isPacked: boolean;
  /** Offsets of the numbers in a row; absent for frames of records or names. */
  readonly row?: ReturnType<typeof rowLayout>;
}

/** The content of each kind of frame. The order of the kinds is part of the layout. */
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
/** The kinds of frame that consist of rows of numbers. */
export type NumberFrame = Exclude<FrameKind, Section | 'names'>;
export const frameKinds = Object.keys(frameLayouts) as readonly FrameKind[];

/** The fields that a frame of records stores for each element, after all the elements. */
export const elementRow = rowLayout({ length: 4 });
/** Offsets of the fields in a directory row. */
export const frameRow = rowLayout({ kind: 4, count: 4, length: 4 });
/** Offsets of the fields in the trailer, before sealing. */
export const trailerFields = rowLayout({ offset: 6, length: 4, number: 4, self: 6 });
export const trailerLength = trailerFields.end + tagLength;
export const trailerNumber = 0xffff_ffff;

/** The form of a store. A store with a different form cannot be opened. */
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
 * Size of an unpacked frame of records. Smaller frames compress less well, and larger frames cost more to
 * read.
 */
export const recordFrameBytes = 128 * 1024;
export const namesFrameBytes = 64 * 1024;
/** How many numbers a column frame or an index frame contains. */
export const numbersPerFrame = 256 * 1024;

/** One row of the directory. */
export interface Frame {
  readonly kind: FrameKind;
  /** Number of elements, numbers or names in the frame. */
  readonly count: number;
  /** Length of the sealed frame in the file, in bytes. */
  readonly length: number;
}

/** Returns the header of a new store. */
export function createHeader(salt: Uint8Array): Buffer {
  return Buffer.concat([magic, salt]);
}

export function saltIn(header: Uint8Array): Uint8Array {
  return header.subarray(magic.length);
}

/** Derives the key and associated data of a store from its header. */
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

/** Returns the column that contains the key hashes of a section. */
export function keyColumn(section: KeyedSection): 'score-column' | 'finding-column' {
  return section === 'scores' ? 'score-column' : 'finding-column';
}
