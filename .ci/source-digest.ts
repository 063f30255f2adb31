import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in `dist/` that records which version of `src/` it was built from. */
const recorded = 'source.sha256';

/** Returns a digest of the names and texts of all files in `src/`, regardless of line endings. */
function sourceDigest(root: string): string {
  const folder = join(root, 'src');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file.slice(folder.length).replaceAll('\\', '/')}\0${text}\0`);
  }
  return hash.digest('hex');
}

/** Returns the name and text of the file that the build writes into `dist/`. */
export function sourceRecord(root: string): readonly [string, string] {
  return [recorded, `${sourceDigest(root)}\n`];
}

/** Throws if `dist/` was built from a different version of `src/`. */
export function requireFreshBundle(root: string): void {
  const built = readFileSync(join(root, 'dist', recorded), 'utf8').trim();
  if (built !== sourceDigest(root)) throw new Error('src/ is newer than dist/: npm run bundle');
}
