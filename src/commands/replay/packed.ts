import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A value in a few bytes, which keeps no source text in memory. */
export interface Packed<T> {
  readonly unpack: () => T;
}

/** Packs a value without functions. An object that occurs twice is still one object after unpacking. */
export function packValue<T>(value: T): Packed<T> {
  const bytes = zstdCompressSync(serialize(value));
  return { unpack: () => deserialize(zstdDecompressSync(bytes)) };
}
