import {
  createCipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decrypt, tagLength } from '../../export/store.ts';
import { rowLayout } from '../../model/form.ts';

/**
 * Seals the state under the user's own keys, so that the state remains usable if the API key changes:
 *
 *   magic        14 bytes  "MCPGRADEGATE\0", 8
 *   form          6 bytes  the digest of the form of the sealed data (model/form.ts)
 *   salt         32 bytes  random
 *   wrapped key  60 bytes  a nonce, and the data key in AES-256-GCM under HKDF-SHA-256 of the user's key
 *                          with the salt (RFC 5869)
 *   nonce        12 bytes  random
 *   sealed                 AES-256-GCM under the data key, which is random for each seal
 *   tag          16 bytes
 *
 * The associated data is everything before the sealed data. The sealed data consists of blocks, each with its
 * length (four bytes, big-endian) and lines of text, compressed with zstd.
 */

const magic = Buffer.from('MCPGRADEGATE\0\b');
const saltLength = 32;
const nonceLength = 12;
const keyLength = 32;
/** Byte offset of each part that precedes the sealed data. */
export const sealedParts = rowLayout({
  magic: magic.length,
  form: 6,
  salt: saltLength,
  wrapped: nonceLength + keyLength + tagLength,
  nonce: nonceLength,
});

/** Number of characters at which a block is closed. Lines are never split, so a block can be longer. */
const blockLength = 1024 * 1024;
/** Maximum unpacked size of one block, and of all blocks together, in bytes. */
const maxBlock = 64 * 1024 * 1024;
const maxUnpacked = 512 * 1024 * 1024;

/**
 * Maximum size of the sealed file, in bytes. It equals the maximum unpacked size, because random data does
 * not compress.
 */
export const maxSealed = maxUnpacked;

export type SealFault = 'not-sealed' | 'other-version' | 'other-key' | 'altered';

/**
 * Seals lines under the first key.
 *
 * @param form digest of the lines' form
 */
export function sealLines(keys: readonly string[], form: string, lines: Iterable<string>): Buffer {
  const dataKey = randomBytes(keyLength);
  const salt = randomBytes(saltLength);
  const start = Buffer.concat([magic, Buffer.from(form, 'hex'), salt]);
  const wrapped = encrypt(wrappingKey(keys[0] ?? '', salt), start, [dataKey]);
  const associated = Buffer.concat([start, ...wrapped]);
  const sealed = encrypt(createSecretKey(dataKey), associated, compressBlocks(lines));
  return Buffer.concat([associated, ...sealed]);
}

export function isSealed(bytes: Uint8Array): boolean {
  return magic.equals(bytes.subarray(0, magic.length));
}

/**
 * Opens data that was sealed under any of the keys. Blocks are unpacked while `lines` is iterated; the
 * iteration throws if the unpacked data is too large.
 * @param form digest of the form that the caller can read
 */
export function unsealLines(
  keys: readonly string[],
  form: string,
  bytes: Uint8Array,
): { readonly lines: Iterable<string> } | { readonly fault: SealFault } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isSealed(buffer)) return { fault: 'not-sealed' };
  const isOther = buffer.toString('hex', sealedParts.form, sealedParts.salt) !== form;
  if (isOther) return { fault: 'other-version' };
  if (buffer.length < sealedParts.end + tagLength) return { fault: 'altered' };
  const start = buffer.subarray(0, sealedParts.wrapped);
  const salt = start.subarray(sealedParts.salt);
  const associated = buffer.subarray(0, sealedParts.nonce);
  const wrapped = associated.subarray(sealedParts.wrapped);
  let dataKey: Buffer | null = null;
  for (const key of keys) {
    dataKey ??= decrypt(
      wrappingKey(key, salt),
      wrapped.subarray(0, nonceLength),
      start,
      wrapped.subarray(nonceLength),
    );
  }
  if (dataKey === null) return { fault: 'other-key' };
  const packed = decrypt(
    createSecretKey(dataKey),
    buffer.subarray(sealedParts.nonce, sealedParts.end),
    associated,
    buffer.subarray(sealedParts.end),
  );
  return packed === null ? { fault: 'altered' } : { lines: decompressLines(packed) };
}

function encrypt(key: KeyObject, associated: Buffer, parts: Iterable<Buffer>): Buffer[] {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(associated);
  const sealed: Buffer[] = [];
  for (const part of parts) sealed.push(cipher.update(part));
  return [nonce, ...sealed, cipher.final(), cipher.getAuthTag()];
}

function wrappingKey(key: string, salt: Buffer): KeyObject {
  return createSecretKey(
    Buffer.from(hkdfSync('sha256', key, salt, 'mcp-grade-gate state', keyLength)),
  );
}

function* compressBlocks(lines: Iterable<string>): Generator<Buffer> {
  let block: string[] = [];
  let length = 0;
  const packBlock = (): Buffer[] => {
    const bytes = zstdCompressSync(block.join('\n'));
    const head = Buffer.alloc(4);
    head.writeUInt32BE(bytes.length);
    [block, length] = [[], 0];
    return [head, bytes];
  };
  for (const line of lines) {
    block.push(line);
    length += line.length + 1;
    if (length >= blockLength) yield* packBlock();
  }
  if (block.length > 0) yield* packBlock();
}

function* decompressLines(packed: Buffer): Generator<string> {
  let unpacked = 0;
  for (let offset = 0; offset < packed.length; ) {
    const end = offset + 4 + packed.readUInt32BE(offset);
    const block = zstdDecompressSync(packed.subarray(offset + 4, end), {
      maxOutputLength: maxBlock,
    });
    unpacked += block.length;
    if (unpacked > maxUnpacked) throw new RangeError('it is too large');
    yield* block.toString().split('\n');
    offset = end;
  }
}
