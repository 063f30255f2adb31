import { createCipheriv, createHmac, type KeyObject } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { GateError } from '../../model/failure.ts';
import { formDigest, rowLayout, type Shape } from '../../model/form.ts';
import { StoreDamaged } from '../contract/faults.ts';
import { hashText } from '../reading/record-key.ts';
import type { StoreHead } from '../reading/source.ts';
import { maxElementBytes } from '../reading/value-reader.ts';
import { storeHeadSchema } from '../store/kept-schemas.ts';
import { decrypt, deriveKey } from '../store/seal.ts';
import { frameLayouts as storeFrames } from '../store/store.ts';
import { type Extent, placeFields, recordHead, recordKinds, scoreDates } from './records.ts';

/*
 * A mirror is an export as files that any web server with range requests can serve: `manifest.json`
 * (manifest.ts) and the sealed file that it names. A store (store.ts) keeps the order of the document,
 * so the records of one server may be anywhere in it. Here they are together: a lookup reads the
 * directory, the pages that list its names, and the blocks to which these lead.
 *
 *   header     48 bytes  "MCPGMIRROR", the digest of its form (form.ts), a random salt of 32 bytes
 *   blocks               of findings to which many servers refer
 *   blocks               of servers, each with its scores and the findings to which they refer
 *   pages                of the index, by the keys of servers
 *   pages                of names, by the keys of packages (lookalike-keys.ts)
 *   dates                of all versions, for the mirror of the next day
 *   directory            the summary of the export, and where pages and dates are
 *
 * All but the header consists of frames, which are sealed like those of a store: AES-256-GCM under a key
 * of the API key and the salt. The nonce of a frame is its offset in the file, in 12 bytes, big-endian.
 * Associated data: the header, the kind of the frame, and the address of the service, so that no frame
 * can stand for another one of this or another mirror. It is not the mirror's own, so a mirror may move.
 *
 * Pages and blocks are found by keyed hashes of texts (`hash`), so that neither the file nor the requests
 * for its parts show names. A page has all entries whose hashes are in its share of 2^32:
 *
 *   index      the hash of a key (6 bytes) and a block's offset (u48) and length (u32), little-endian
 *   names      zstd of a JSON list of [position of the server, position in it, identity key]
 *   dates      zstd of a frame `versions` of the store and then its frame `seen`
 *   gone       zstd of a frame `gone` of the store
 *   directory  zstd of JSON (`MirrorDirectory`)
 *   block      zstd of records (records.ts)
 *
 * The caller compares the texts themselves, as with a store.
 */

/** What a frame contains. The order is part of the layout. */
const frameLayouts = {
  directory: { isPacked: true },
  index: { isPacked: false },
  names: { isPacked: true },
  block: { isPacked: true },
  dates: { isPacked: true },
  gone: { isPacked: true },
} as const;
export type MirrorFrameKind = keyof typeof frameLayouts;
const frameKinds = Object.keys(frameLayouts) as readonly MirrorFrameKind[];

/** Where the fields of an entry of a page of the index are, in bytes. */
export const indexEntry = rowLayout({ hash: 6, place: placeFields.end });

const namesSchema = z.array(z.tuple([z.int(), z.int(), z.string()]));
/** A page of names: position of the server, position in it, identity key. */
export type NamesPage = z.infer<typeof namesSchema>;

/** Seals a frame, writes it, and returns where it is. */
export type FrameWriter = (kind: MirrorFrameKind, plain: Uint8Array) => Extent;

/** Pages that follow one another: the offset of the first one, and the length of each. */
export interface PageTable {
  readonly offset: number;
  readonly lengths: readonly number[];
}

/** The directory of a mirror: what the store tells of its export, and where parts of the file are. */
export interface MirrorDirectory extends StoreHead {
  readonly index: PageTable;
  readonly names: PageTable;
  readonly dates: readonly Extent[];
  readonly gone: readonly Extent[];
}

const place = { offset: z.int(), length: z.int() } satisfies Shape<Extent>;
const table = { offset: z.int(), lengths: z.array(z.int()) } satisfies Shape<PageTable>;

export const directorySchema = z.object({
  ...storeHeadSchema.shape,
  index: z.object(table),
  names: z.object(table),
  dates: z.array(z.object(place)),
  gone: z.array(z.object(place)),
} satisfies Shape<MirrorDirectory>);

/** The digest of the form of a mirror's file. One of another form is not read. */
export const mirrorForm = formDigest(
  ...[directorySchema, namesSchema, frameLayouts, storeFrames, indexEntry],
  ...[placeFields, recordKinds, recordHead, scoreDates, hashText('a key')],
);
const magic = Buffer.concat([Buffer.from('MCPGMIRROR'), Buffer.from(mirrorForm, 'hex')]);

/** Unpacked size of a block, of which about a quarter remains. A server that is larger has more blocks. */
export const blockBytes = 32 * 1024;
export const maxBlockBytes = 4 * 1024 * 1024;
/** Size of a page before it is packed. */
export const pageBytes = 8 * 1024;

/** Largest unpacked frame: a block with one element of the largest size. */
const maxFrameBytes = maxElementBytes + maxBlockBytes + 4096;

/** Seals and opens the frames of one mirror, which are packed as `frameLayouts` says. */
export interface MirrorSeal {
  readonly header: Buffer;
  /** @throws GateError `export-malformed` if nobody could unpack it */
  readonly seal: (kind: MirrorFrameKind, offset: number, plain: Uint8Array) => Buffer;
  /** @throws StoreDamaged */
  readonly open: (kind: MirrorFrameKind, offset: number, sealed: Uint8Array) => Buffer;
  /** The keyed hash of a text: its page (u32), and the first 6 bytes of the hash in all. */
  readonly hash: (text: string) => Buffer;
}

/**
 * The seal of a mirror.
 *
 * @param service address of the export service; empty if the export came from a file
 * @param salt 32 random bytes
 */
export function mirrorSeal(apiKey: string, service: string, salt: Uint8Array): MirrorSeal {
  const header = Buffer.concat([magic, salt]);
  const key = deriveKey(apiKey, 'mirror', salt);
  const hashKey: KeyObject = deriveKey(apiKey, 'mirror names', salt);
  const associated = (kind: MirrorFrameKind): Buffer =>
    Buffer.concat([header, Buffer.from([frameKinds.indexOf(kind)]), Buffer.from(service)]);
  return {
    header,
    seal(kind, offset, plain) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceAt(offset));
      cipher.setAAD(associated(kind));
      const bytes = frameLayouts[kind].isPacked ? pack(plain) : plain;
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(kind, offset, sealed) {
      const bytes = decrypt(key, nonceAt(offset), associated(kind), sealed);
      if (bytes === null) throw new StoreDamaged();
      return frameLayouts[kind].isPacked ? unpack(bytes) : bytes;
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest().subarray(0, 6),
  };
}

function nonceAt(offset: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(offset, 6, 6);
  return nonce;
}

/** The page of a hash among so many. */
export function pageOf(hash: Buffer, pages: number): number {
  return Math.floor((hash.readUInt32BE(0) * pages) / 2 ** 32);
}

function pack(plain: Uint8Array): Buffer {
  if (plain.length > maxFrameBytes) {
    throw new GateError(
      'export-malformed',
      'The export cannot be mirrored: very many of its packages have nearly the same name.',
      'Tell the owner of the grading service.',
    );
  }
  return zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

function unpack(packed: Uint8Array): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: maxFrameBytes });
  } catch (error) {
    throw new StoreDamaged(error);
  }
}
