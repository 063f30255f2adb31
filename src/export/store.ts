import type { KeyObject } from 'node:crypto';
import { deriveKey } from './seal.ts';
import type { Whole } from './source.ts';
import type { Section } from './splitter.ts';

/*
 * A store: an export as a file in which records are looked up without reading the rest. It is written
 * in one pass while the document arrives, in the order of the document, and lies in a cache that
 * others can read and may have written, so every byte behind the header is sealed.
 *
 *   header     48 bytes  "MCPGGSTORE\0\0\0\0", the version (u16, big-endian), a random salt of 32 bytes
 *   frames               sealed one by one, one behind the other
 *   directory            the last frame: where all the others are
 *   trailer    36 bytes  sealed: place, length and number of the directory, length of the file
 *
 * Seal: AES-256-GCM with the tag of 16 bytes behind each frame. The key is HKDF-SHA-256 of the API
 * key with the header's salt, so it is another one for every file; the nonce is the frame's number in
 * 12 bytes, big-endian (the trailer's is all ones), so no nonce repeats under a key and no frame can
 * stand in for another or for one of another store. Associated data: the header and the address of
 * the export service. What is cut, altered, of another version, service or API key does not open.
 *
 * Frames, numbers little-endian:
 *
 *   records    zstd, level 1, of: the elements' bytes as they stood in the document, about 128 KB of
 *              them, and the length of each (u32)
 *   column     the key hashes of consecutive scores or findings (i32 each, 0 for none), 1 MB
 *   index      pairs of a server's key hash and its place (i32 each), 1 MB
 *   names      zstd of a JSON list of the identity keys of listed packages, about 64 KB
 *   directory  zstd of: length of the JSON (u32), JSON (what is known of the whole; the validators of
 *              the HTTP response), and for each frame kind, count and length (u32 each)
 *
 * A record is found by its place; its place by its key's hash in a column or the index, after which
 * the text itself is compared. Limits: 2^32 - 2 frames, elements of 32 MB, a document of 2^53 bytes.
 */

/** Version of the layout: another one does not open. */
export const storeVersion = 3;

export const headerLength = 48;
export const trailerLength = 20 + 16;
export const trailerNumber = 0xffff_ffff;

/** What a frame holds; the order is part of the layout. */
export const frameKinds = [
  'servers',
  'scores',
  'findings',
  'score-column',
  'finding-column',
  'index',
  'names',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Size of a frame of records before it is packed: smaller pack worse, larger cost more to read. */
export const recordFrameBytes = 128 * 1024;
export const namesFrameBytes = 64 * 1024;
/** Numbers in a frame of a column or of the index. */
export const numbersPerFrame = 256 * 1024;

/** One frame as the directory names it. */
export interface Frame {
  readonly kind: FrameKind;
  /** Elements, numbers or names in it. */
  readonly count: number;
  /** Sealed, in bytes. */
  readonly length: number;
}

/** What a conditional request says: texts of the last response's headers. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** What a store says of its export without a look-up. */
export interface StoreHead {
  readonly whole: Whole;
  readonly validators: Validators;
}

/** The header of a new store. */
export function headerOf(salt: Uint8Array): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write('MCPGGSTORE', 'latin1');
  header.writeUInt16BE(storeVersion, 14);
  header.set(salt, 16);
  return header;
}

/** Key and associated data of a store, from its header. */
export function sealOf(
  apiKey: string,
  origin: string,
  header: Uint8Array,
): { readonly key: KeyObject; readonly associated: Buffer } {
  return {
    key: deriveKey(apiKey, 'store', header.subarray(16)),
    associated: Buffer.concat([header, Buffer.from(origin)]),
  };
}

/** The nonce of a frame. */
export function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(12, frame === trailerNumber ? 0xff : 0);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
}

/** The column that holds the key hashes of a section. */
export function columnOf(section: Exclude<Section, 'servers'>): FrameKind {
  return section === 'scores' ? 'score-column' : 'finding-column';
}
