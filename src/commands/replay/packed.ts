import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A value as few bytes, which hold on to no text that it comes from. */
export interface Packed<T> {
  readonly unpack: () => T;
}

/** Packs a value without functions; objects that occur twice are one object afterwards too. */
export function packValue<T>(value: T): Packed<T> {
  const bytes = zstdCompressSync(serialize(value));
  return { unpack: () => deserialize(zstdDecompressSync(bytes)) };
}
