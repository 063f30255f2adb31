import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of `dist/` that says which `src/` it was built from. */
const recorded = 'source.sha256';

/** A digest of the names and texts of all files of `src/`, whatever their line ends are. */
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

/** What the build writes into `dist/`: a name and a text. */
export function sourceRecord(root: string): readonly [string, string] {
  return [recorded, `${sourceDigest(root)}\n`];
}

/** Throws if `dist/` was built from another `src/` than the one that is there. */
export function requireFreshBundle(root: string): void {
  const built = readFileSync(join(root, 'dist', recorded), 'utf8').trim();
  if (built !== sourceDigest(root)) throw new Error('src/ is newer than dist/: npm run bundle');
}
