import { createCipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, rmSync, writeSync } from 'node:fs';
import { constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decrypt } from '../store/seal.ts';
import { fillBuffer, unwritableError } from './store-file.ts';

/**
 * Data that is sorted into parts on disk. Each part fits into memory, but all parts together might not. The
 * file is sealed under a random key, so a file left behind by a killed run is useless.
 */
export interface Spill {
  readonly add: (part: number, bytes: Uint8Array) => void;
  /**
   * Returns all bytes of a part, in the order in which they were added. Can be called only once for each
   * part.
   */
  readonly take: (part: number) => Buffer;
  /** Removes the file. */
  readonly close: () => void;
}

/** Total memory for all buffers, in bytes. */
const bufferedBytes = 8 * 1024 * 1024;
const maxBufferBytes = 128 * 1024;

interface Piece {
  readonly offset: number;
  readonly length: number;
  /** The unpacked size, in bytes. */
  readonly size: number;
}

interface Part {
  buffer: Buffer;
  used: number;
  readonly pieces: Piece[];
}

/**
 * Creates a spill with the given number of parts. The file is not created until a part's buffer is full.
 *
 * @throws GateError `store-unwritable` from `add` and `take`
 */
export function createSpill(path: string, parts: number): Spill {
  const guarded = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw unwritableError(error, path);
    }
  };
  let opened: number | null = null;
  const key = createSecretKey(randomBytes(32));
  const limit = Math.min(maxBufferBytes, Math.floor(bufferedBytes / parts));
  const emptyPart = (): Part => ({ buffer: Buffer.alloc(0), used: 0, pieces: [] });
  const all = Array.from({ length: parts }, emptyPart);
  let end = 0;

  const openFile = (): number => {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL;
    opened ??= openSync(path, flags, 0o600);
    return opened;
  };
  const flush = (part: Part): void => {
    if (part.used === 0) return;
    const file = openFile();
    const packed = zstdCompressSync(part.buffer.subarray(0, part.used), {
      params: { [zlib.ZSTD_c_compressionLevel]: 1 },
    });
    const cipher = createCipheriv('aes-256-gcm', key, nonceAt(end));
    const sealed = Buffer.concat([cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
    for (let at = 0; at < sealed.length; ) {
      at += writeSync(file, sealed, at, sealed.length - at, end + at);
    }
    part.pieces.push({ offset: end, length: sealed.length, size: part.used });
    end += sealed.length;
    part.used = 0;
  };
  const readPiece = ({ offset, length, size }: Piece): Buffer => {
    const sealed = Buffer.allocUnsafe(length);
    fillBuffer(sealed, openFile(), offset);
    const packed = decrypt(key, nonceAt(offset), Buffer.alloc(0), sealed);
    if (packed === null) throw new Error('another process has written to the file');
    return zstdDecompressSync(packed, { maxOutputLength: size });
  };
  return {
    add(number, bytes) {
      const part = all[number] as Part;
      if (part.used + bytes.length > part.buffer.length) {
        guarded(() => flush(part));
        const size = Math.max(limit, bytes.length);
        if (part.buffer.length !== size) part.buffer = Buffer.allocUnsafeSlow(size);
      }
      part.buffer.set(bytes, part.used);
      part.used += bytes.length;
    },
    take(number) {
      const { buffer, used, pieces } = all[number] as Part;
      all[number] = emptyPart();
      const last = buffer.subarray(0, used);
      return pieces.length === 0
        ? last
        : guarded(() => Buffer.concat([...pieces.map(readPiece), last]));
    },
    close() {
      if (opened === null) return;
      closeSync(opened);
      rmSync(path, { force: true });
    },
  };
}

function nonceAt(offset: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(offset, 6, 6);
  return nonce;
}
