import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A value packed into a few bytes, so that its source text does not stay in memory. */
export interface Packed<T> {
  readonly unpack: () => T;
}

/**
 * Packs a value that contains no functions. If an object occurs twice, both occurrences refer to the same
 * object after unpacking.
 */
export function packValue<T>(value: T): Packed<T> {
  const bytes = zstdCompressSync(serialize(value));
  return { unpack: () => deserialize(zstdDecompressSync(bytes)) };
}
