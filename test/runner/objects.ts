/*
 * Writes the same commits as git, but faster than git starts: most test repositories have only a few small
 * files. Paths are in Latin-1 here, so that each character is one byte.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** The last bytes of each index written here. */
const written = new Set<string>();
const lastOf = (index: Buffer): string => index.toString('hex', index.length - 20);

/**
 * Tells whether a repository has no index yet or one written here. An index that git wrote can contain
 * entries that the folder does not show: submodules, and files that are not on disk.
 */
export function isOwnIndex(folder: string): boolean {
  const path = join(folder, '.git/index');
  return !existsSync(path) || written.has(lastOf(readFileSync(path)));
}

/** A file or link in a folder, as recorded in a git tree. */
interface Entry {
  /** Relative to the folder. */
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000';
  readonly bytes: Buffer;
}

const onDisk = (path: string): Buffer => Buffer.from(path, 'latin1');

/**
 * Returns all files and links in a folder, in path order, as `git add --force` would add them. Returns null
 * if git would not add their bytes unchanged: attributes can convert files, and nested repositories become
 * submodules.
 */
export function listFolderEntries(folder: string): readonly Entry[] | null {
  const root = Buffer.from(folder).toString('latin1');
  const entries: Entry[] = [];
  const isPlain = (within: string): boolean =>
    readdirSync(onDisk(join(root, within)), { encoding: 'latin1' }).every((name) => {
      if (name === '.git') return within === '';
      if (name === '.gitattributes') return false;
      const path = within === '' ? name : `${within}/${name}`;
      const full = onDisk(join(root, path));
      const found = lstatSync(full);
      if (found.isDirectory()) return isPlain(path);
      if (found.isSymbolicLink()) {
        entries.push({ path, mode: '120000', bytes: readlinkSync(full, { encoding: 'buffer' }) });
      } else if (found.isFile()) {
        const mode = (found.mode & 0o100) === 0 ? '100644' : '100755';
        entries.push({ path, mode, bytes: readFileSync(full) });
      }
      return true;
    });
  if (!isPlain('')) return null;
  return entries.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Writes the given entries as a repository's index, and commits them without moving a branch. Returns the
 * commit's id.
 *
 * @param head the lines of the commit after its tree line, including its message
 */
export function writeObjects(folder: string, entries: readonly Entry[], head: string): string {
  const write = (type: string, bytes: Buffer): string => {
    const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const id = createHash('sha1').update(object).digest('hex');
    const place = join(folder, '.git/objects', id.slice(0, 2));
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, id.slice(2)), deflateSync(object, { level: 1 }));
    return id;
  };
  const files = entries.map((entry) => ({ ...entry, id: write('blob', entry.bytes) }));
  /**
   * Writes the tree for files that share the first `start` characters of their paths; the files must be
   * consecutive.
   */
  const writeTree = (inside: typeof files, start: number): string => {
    const byName = Map.groupBy(inside, ({ path }) => path.slice(start).replace(/\/.*/s, '/'));
    // A folder is sorted as if its name ended with a slash.
    const lines = [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
    const parts = lines.flatMap(([name, [first, ...others]]) => {
      if (first === undefined) return [];
      const isFolder = name.endsWith('/');
      const id = isFolder ? writeTree([first, ...others], start + name.length) : first.id;
      const words = isFolder ? `40000 ${name.slice(0, -1)}` : `${first.mode} ${name}`;
      return [Buffer.from(`${words}\0`, 'latin1'), Buffer.from(id, 'hex')];
    });
    return write('tree', Buffer.concat(parts));
  };
  const tree = writeTree(files, 0);
  const index = indexOf(files);
  written.add(lastOf(index));
  writeFileSync(join(folder, '.git/index'), index);
  return write('commit', Buffer.from(`tree ${tree}\n${head}`));
}

/** Returns a version 2 index. It records no file times or sizes, so git compares the contents. */
function indexOf(files: readonly (Entry & { readonly id: string })[]): Buffer {
  const parts = files.map(({ path, mode, id }) => {
    // Each entry ends with one to eight zero bytes.
    const entry = Buffer.alloc((62 + path.length + 8) & ~7);
    entry.writeUInt32BE(Number.parseInt(mode, 8), 24);
    entry.write(id, 40, 'hex');
    entry.writeUInt16BE(Math.min(path.length, 0xfff), 60);
    entry.write(path, 62, 'latin1');
    return entry;
  });
  const head = Buffer.from('DIRC\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(files.length, 8);
  const bytes = Buffer.concat([head, ...parts]);
  return Buffer.concat([bytes, createHash('sha1').update(bytes).digest()]);
}
