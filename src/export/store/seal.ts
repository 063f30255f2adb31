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
import type { JsonForm, KeptForm } from '../../model/form.ts';

/**
 * Seals all data that is stored between runs. Forks can read a cache, and anyone may have written to it.
 * Entries are therefore encrypted with AES-256-GCM under keys derived from the API key. Only those who may
 * download the export can read it in the cache, and forged or altered entries do not open.
 *
 * Small entries, check entries and the results of scheduled runs are stored as sealed JSON:
 *
 *   magic      20 bytes  "MCPGRADEGATE\0", the kind of entry (u8), the digest of its form (form.ts)
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(the value as JSON)
 *   tag        16 bytes
 *
 * Associated data: the magic and the address of the export service, so that an entry of another kind, form or
 * service does not open. The store has its own layout (store.ts).
 */

const nonceLength = 12;

/** Length of the AES-GCM tag, in bytes. */
export const tagLength = 16;

/**
 * Maximum size of the unpacked JSON, in bytes: enough for several thousand servers with all their findings.
 */
const maxJsonBytes = 256 * 1024 * 1024;

const jsonEntryKinds = { names: 1, check: 2, last: 3 } as const;
/** `names`: the small entry; `check`: the check entry; `last`: the results of a scheduled run. */
export type JsonEntryKind = keyof typeof jsonEntryKinds;

/** Seals a JSON value of a given form for the cache. `origin` is the address of the export service. */
export function sealJson(
  apiKey: string,
  origin: string,
  form: KeptForm<JsonEntryKind>,
  value: unknown,
): Buffer {
  const packed = zstdCompressSync(JSON.stringify(value), {
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(apiKey, form.kind), nonce);
  cipher.setAAD(Buffer.concat([magicBytes(form), Buffer.from(origin)]));
  const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([magicBytes(form), nonce, ...sealed]);
}

/**
 * Opens sealed JSON. Returns undefined if the entry has another form, key or service, was altered, or does
 * not match the schema.
 */
export function unsealJson<T>(
  apiKey: string,
  origin: string,
  form: JsonForm<T, JsonEntryKind>,
  sealed: Uint8Array,
): T | undefined {
  const magic = magicBytes(form);
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const start = magic.length + nonceLength;
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const packed = decrypt(
    deriveKey(apiKey, form.kind),
    bytes.subarray(magic.length, start),
    Buffer.concat([magic, Buffer.from(origin)]),
    bytes.subarray(start),
  );
  if (packed === null) return undefined;
  try {
    const text = zstdDecompressSync(packed, { maxOutputLength: maxJsonBytes }).toString();
    return form.schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Decrypts data that was sealed with AES-256-GCM.
 *
 * @param sealed the encrypted bytes, followed by the tag
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

/**
 * Returns a fingerprint of an API key for cache keys: 16 hexadecimal digits, from which the API key cannot be
 * computed.
 */
export function keyFingerprint(apiKey: string): string {
  return deriveKey(apiKey, 'fingerprint').export().subarray(0, 8).toString('hex');
}

/**
 * Returns a keyed hash of a list of strings, for cache keys. Without the API key, an attacker cannot test
 * guesses about the list.
 */
export function hashList(apiKey: string, texts: readonly string[]): string {
  return createHmac('sha256', deriveKey(apiKey, 'list'))
    .update(JSON.stringify(texts))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Derives a key for one purpose from the API key with HKDF (RFC 5869), so that no derived key reveals another
 * key.
 *
 * @param salt distinguishes several keys for the same purpose
 */
export function deriveKey(
  apiKey: string,
  use: JsonEntryKind | 'store' | 'fingerprint' | 'list' | 'versions',
  salt: Uint8Array = Buffer.alloc(0),
): KeyObject {
  const label = `mcp-grade-gate ${use}`;
  // Returns a KeyObject, which is prepared only once, because a store seals thousands of frames under one
  // key.
  return createSecretKey(Buffer.from(hkdfSync('sha256', apiKey, salt, label, 32)));
}

function magicBytes({ kind, digest }: KeptForm<JsonEntryKind>): Buffer {
  return Buffer.concat([
    Buffer.from('MCPGRADEGATE\0'),
    Buffer.from([jsonEntryKinds[kind]]),
    Buffer.from(digest, 'hex'),
  ]);
}
