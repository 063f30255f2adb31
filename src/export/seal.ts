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
 * Seals everything that is kept between runs. Forks can read a cache, and anybody may have written to it,
 * so entries are encrypted with AES-256-GCM under keys derived from the API key: only those who may
 * download the export can read it there, and forged or altered entries do not open.
 *
 * Small entries, check entries and what scheduled runs leave are sealed JSON:
 *
 *   magic      16 bytes  "MCPGRADEGATE\0", the kind of entry, the layout's version, big-endian
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(the value as JSON)
 *   tag        16 bytes
 *
 * Associated data: the magic and the address of the export service, so that an entry of another kind,
 * layout or service does not open. The store has its own layout (store.ts).
 */

const sealVersion = 1;
const nonceLength = 12;

/** Length of the tag of AES-GCM, in bytes. */
export const tagLength = 16;

/** Largest unpacked JSON text, in bytes: enough for some thousand servers with all their findings. */
const maxJsonBytes = 256 * 1024 * 1024;

const jsonEntryKinds = { names: 1, check: 2, last: 3 } as const;
/** `names`: the small entry; `check`: the check entry; `last`: what a scheduled run found. */
export type JsonEntryKind = keyof typeof jsonEntryKinds;

/** Seals a JSON value for the cache. `origin` is the address of the export service. */
export function sealJson(
  apiKey: string,
  origin: string,
  kind: JsonEntryKind,
  value: unknown,
): Buffer {
  const packed = zstdCompressSync(JSON.stringify(value), {
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(apiKey, kind), nonce);
  cipher.setAAD(Buffer.concat([magicOf(kind), Buffer.from(origin)]));
  const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([magicOf(kind), nonce, ...sealed]);
}

/** Opens sealed JSON; undefined if it has another kind, key or service, or was altered. */
export function openJson(
  apiKey: string,
  origin: string,
  kind: JsonEntryKind,
  sealed: Uint8Array,
): unknown {
  const magic = magicOf(kind);
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const start = magic.length + nonceLength;
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const packed = decrypt(
    deriveKey(apiKey, kind),
    bytes.subarray(magic.length, start),
    Buffer.concat([magic, Buffer.from(origin)]),
    bytes.subarray(start),
  );
  if (packed === null) return undefined;
  try {
    return JSON.parse(zstdDecompressSync(packed, { maxOutputLength: maxJsonBytes }).toString());
  } catch {
    return undefined;
  }
}

/**
 * Decrypts AES-256-GCM.
 *
 * @param sealed the sealed bytes, followed by the tag
 * @returns null if the tag does not match, so that altered data is never returned
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

/** Fingerprint of an API key for cache keys: 16 hex digits, from which the key cannot be computed. */
export function keyFingerprint(apiKey: string): string {
  return deriveKey(apiKey, 'fingerprint').export().subarray(0, 8).toString('hex');
}

/**
 * Keyed hash of a list of texts for cache keys: without the API key, guesses at the list cannot be
 * checked.
 */
export function hashList(apiKey: string, texts: readonly string[]): string {
  return createHmac('sha256', deriveKey(apiKey, 'list'))
    .update(JSON.stringify(texts))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Derives a key for one use from the API key by HKDF, so that no key reveals another. Source: RFC 5869.
 *
 * @param salt tells several keys of the same use apart
 */
export function deriveKey(
  apiKey: string,
  use: JsonEntryKind | 'store' | 'mirror' | 'mirror names' | 'fingerprint' | 'list' | 'versions',
  salt: Uint8Array = Buffer.alloc(0),
): KeyObject {
  const label = `mcp-grade-gate ${use} ${sealVersion}`;
  // A KeyObject is prepared only once, and a store seals thousands of frames under one key.
  return createSecretKey(Buffer.from(hkdfSync('sha256', apiKey, salt, label, 32)));
}

function magicOf(kind: JsonEntryKind): Buffer {
  return Buffer.concat([
    Buffer.from('MCPGRADEGATE\0'),
    Buffer.from([jsonEntryKinds[kind], 0, sealVersion]),
  ]);
}
