import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/*
 * How what is kept between runs is sealed: a cache can be read by forks and may have been written by
 * anybody, so all of it is AES-256-GCM under keys that are derived from the API key. Who may not
 * download the export cannot read it there, and what was forged or altered does not open.
 *
 * A sealed note, for what is small:
 *
 *   magic      16 bytes  "MCPGRADEGATE\0", the kind of note, the layout's version, big-endian
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(the value as JSON)
 *   tag        16 bytes
 *
 * Associated data: the magic and the address of the export service, so that a note of another kind,
 * layout or service does not open. The store has a layout of its own (store.ts) and the same keys.
 */

const noteVersion = 1;
const nonceLength = 12;

/** Length of the tag that AES-GCM puts behind what it seals, in bytes. */
export const tagLength = 16;

/** Largest note that is opened, in bytes, unpacked: some thousand servers with all their findings. */
const maxNoteBytes = 256 * 1024 * 1024;

const noteKinds = { names: 1, check: 2 } as const;
/** `names`: the small entry; `check`: when the service was last asked. */
export type NoteKind = keyof typeof noteKinds;

/** Seals a JSON value for the cache. */
export function sealNote(apiKey: string, origin: string, kind: NoteKind, value: unknown): Buffer {
  const packed = zstdCompressSync(JSON.stringify(value), {
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(apiKey, kind), nonce);
  cipher.setAAD(Buffer.concat([magicOf(kind), Buffer.from(origin)]));
  const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([magicOf(kind), nonce, ...sealed]);
}

/** Opens a note; undefined where it is none of this kind, was altered, or is of another key or service. */
export function openNote(
  apiKey: string,
  origin: string,
  kind: NoteKind,
  sealed: Uint8Array,
): unknown {
  const magic = magicOf(kind);
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const start = magic.length + nonceLength;
  if (bytes.length < start + tagLength || !bytes.subarray(0, magic.length).equals(magic)) {
    return undefined;
  }
  const packed = decrypt(
    deriveKey(apiKey, kind),
    bytes.subarray(magic.length, start),
    Buffer.concat([magic, Buffer.from(origin)]),
    bytes.subarray(start),
  );
  if (packed === null) return undefined;
  try {
    return JSON.parse(zstdDecompressSync(packed, { maxOutputLength: maxNoteBytes }).toString());
  } catch {
    return undefined;
  }
}

/**
 * Opens what AES-256-GCM has sealed.
 *
 * @param sealed the sealed bytes with the tag behind them
 * @returns null where the tag does not fit: nothing of what was altered is ever given out
 */
export function decrypt(
  key: KeyObject,
  nonce: Uint8Array,
  associated: Uint8Array,
  sealed: Uint8Array,
): Buffer | null {
  if (sealed.length < tagLength) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAAD(associated);
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
  const plain = decipher.update(sealed.subarray(0, sealed.length - tagLength));
  try {
    decipher.final();
    return plain;
  } catch {
    return null;
  }
}

/** Short name of an API key for cache keys; nothing of the key can be computed from it. */
export function keyFingerprint(apiKey: string): string {
  return deriveKey(apiKey, 'fingerprint').export().subarray(0, 8).toString('hex');
}

/** Short name of a list of texts for cache keys; without the API key no list can be tried on it. */
export function listName(apiKey: string, texts: readonly string[]): string {
  return createHmac('sha256', deriveKey(apiKey, 'list'))
    .update(JSON.stringify(texts))
    .digest('hex')
    .slice(0, 32);
}

/**
 * A secret for one use, so that no use tells anything of another. Source: RFC 5869.
 *
 * @param salt tells apart several things of the same use
 */
export function deriveKey(
  apiKey: string,
  use: NoteKind | 'store' | 'fingerprint' | 'list',
  salt: Uint8Array = Buffer.alloc(0),
): KeyObject {
  const label = `mcp-grade-gate ${use} ${noteVersion}`;
  // Made ready once: a store seals thousands of frames under one.
  return createSecretKey(Buffer.from(hkdfSync('sha256', apiKey, salt, label, 32)));
}

function magicOf(kind: NoteKind): Buffer {
  return Buffer.concat([
    Buffer.from('MCPGRADEGATE\0', 'latin1'),
    Buffer.from([noteKinds[kind], 0, noteVersion]),
  ]);
}
