import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { CacheEntry } from '../cache-service/entries.ts';
import type { Step } from './scenario.ts';

/** Changes a cache entry as an attacker without the key could, or as a cancelled job leaves it. */
export function tamperWith(entry: CacheEntry, how: NonNullable<Step['tamper']>): void {
  const bytes = entry.bytes ?? Buffer.alloc(0);
  switch (how) {
    case 'archive':
      entry.bytes = flipped(bytes, bytes.length >> 1);
      break;
    case 'sealed':
      entry.bytes = inArchive(bytes, (tar, { start, size }) => flipped(tar, start + (size >> 1)));
      break;
    case 'version':
      entry.bytes = inArchive(bytes, (tar, { start }) => flipped(tar, start + 15));
      break;
    case 'dropped':
      entry.bytes = null;
      entry.isFinalised = false;
      break;
    case 'replay': {
      const [today = '', yesterday = ''] = [0, 1].map((ago) =>
        new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
      );
      entry.key = entry.key.replace(yesterday, today);
    }
  }
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/**
 * Changes the only file in a tar archive. A 512-byte header before the content holds its size (in octal) and
 * type. A long path is stored before that header, as a separate entry.
 */
function inArchive(
  bytes: Buffer,
  change: (tar: Buffer, content: { start: number; size: number }) => Buffer,
): Buffer {
  const tar = zstdDecompressSync(bytes);
  for (let header = 0; ; ) {
    const size = Number.parseInt(tar.toString('latin1', header + 124, header + 135), 8);
    if (tar.toString('latin1', header + 156, header + 157) === '0') {
      return zstdCompressSync(change(tar, { start: header + 512, size }));
    }
    header += 512 + Math.ceil(size / 512) * 512;
  }
}
