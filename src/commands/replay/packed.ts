import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A compressed value that, unlike the original, does not keep its source text in memory. */
export interface Packed<T> {
  readonly unpack: () => T;
}

/**
 * Packs a value that contains no functions. References shared within the value are still shared after
 * unpacking.
 */
export function packValue<T>(value: T): Packed<T> {
  const bytes = zstdCompressSync(serialize(value));
  return { unpack: () => deserialize(zstdDecompressSync(bytes)) };
}
