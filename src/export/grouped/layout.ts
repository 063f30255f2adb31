import { createCipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { rowLayout } from '../../model/form.ts';
import { StoreDamaged } from '../contract/faults.ts';
import type { ExportSummary } from '../reading/source.ts';
import { maxElementBytes } from '../reading/value-reader.ts';
import { decrypt } from '../store/seal.ts';
import { type Extent, placeFields } from './records.ts';

/**
 * A grouped copy is a temporary file of one process. A store (store.ts) keeps the order of the document, so
 * one server's records can be anywhere in it. In a grouped copy, a server's records are stored together: a
 * lookup reads the pages that list the server's names, and the blocks that those pages point to.
 *
 *   blocks               of findings to which many servers refer
 *   blocks               of servers, each with its scores and the findings to which they refer
 *   pages                of the index, by the keys of servers
 *
 * Each block and page is a frame, sealed with AES-256-GCM under a random key that never leaves the process.
 * The nonce of a frame is its offset in the file, in 12 bytes, big-endian; the frame's kind is the associated
 * data.
 *
 * Pages and blocks are found by keyed hashes of strings (`hash`), so that the file does not reveal any names.
 * A page contains all entries whose hashes are in the page's part of the 32-bit range:
 *
 *   index      the hash of a key (6 bytes) and a block's offset (u48) and length (u32), little-endian
 *   block      zstd of records (records.ts)
 *
 * The caller compares the strings themselves, as with a store.
 */

const frameKinds = ['index', 'block'] as const;
export type GroupedFrameKind = (typeof frameKinds)[number];

/** Byte offsets of an index entry's fields. */
export const indexEntry = rowLayout({ hash: 6, place: placeFields.end });

/** Seals a frame, writes it, and returns its place. */
export type FrameWriter = (kind: GroupedFrameKind, plain: Uint8Array) => Extent;

export interface GroupedIndex {
  readonly whole: ExportSummary;
  readonly pages: readonly Extent[];
}

/**
 * Size of an unpacked block, in bytes, at which the block is written. Compression reduces a block to about a
 * quarter. A server with more than `maxBlockBytes` of records occupies several blocks.
 */
export const blockBytes = 32 * 1024;
export const maxBlockBytes = 4 * 1024 * 1024;
/** Target size of an index page, in bytes. */
export const pageBytes = 8 * 1024;

/** Maximum size of an unpacked frame: a block with one element of maximum size. */
const maxFrameBytes = maxElementBytes + maxBlockBytes + 4096;

/** Seals and opens the frames of one grouped copy. Blocks are compressed; index pages are not. */
export interface GroupedSeal {
  readonly seal: (kind: GroupedFrameKind, offset: number, plain: Uint8Array) => Buffer;
  /** @throws StoreDamaged if the frame differs from the one that was sealed at this offset */
  readonly open: (kind: GroupedFrameKind, offset: number, sealed: Uint8Array) => Buffer;
  /** Returns the 6-byte keyed hash of a string. */
  readonly hash: (text: string) => Buffer;
}

export function groupedSeal(): GroupedSeal {
  const [key, hashKey] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))];
  const associated = (kind: GroupedFrameKind): Buffer => Buffer.from([frameKinds.indexOf(kind)]);
  return {
    seal(kind, offset, plain) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceAt(offset));
      cipher.setAAD(associated(kind));
      const bytes = kind === 'block' ? pack(plain) : plain;
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(kind, offset, sealed) {
      const bytes = decrypt(key, nonceAt(offset), associated(kind), sealed);
      if (bytes === null) throw new StoreDamaged();
      return kind === 'block' ? unpack(bytes) : bytes;
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest().subarray(0, 6),
  };
}

function nonceAt(offset: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(offset, 6, 6);
  return nonce;
}

export function pageIndex(hash: Buffer, pages: number): number {
  return Math.floor((hash.readUInt32BE(0) * pages) / 2 ** 32);
}

function pack(plain: Uint8Array): Buffer {
  return zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

function unpack(packed: Uint8Array): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: maxFrameBytes });
  } catch (error) {
    throw new StoreDamaged(error);
  }
}
