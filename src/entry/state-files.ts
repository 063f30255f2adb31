import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { writeWhole } from '../export/cache.ts';
import { maxSealed } from '../history/seal.ts';
import { SettingsError } from '../settings/settings.ts';
import type { SweepScope } from '../sweep/state.ts';
import type { StateSlot, StateStore } from '../sweep/state-store.ts';
import { version } from '../version.ts';

/** The shortest key of a state, in characters: no key that people make up is as hard to guess. */
const shortestKey = 32;

/** Where a state is kept, as it was given. */
export interface GivenState {
  /** Null for nowhere. */
  readonly file: string | null;
  /** One key a line; empty for none. */
  readonly keys: string;
  /** What messages call the source of the keys. */
  readonly keysName: string;
}

/**
 * The keys of a state; null where none is kept.
 *
 * @throws SettingsError for a file without keys, keys without a file, and short keys
 */
export function stateKeys({ file, keys, keysName }: GivenState): readonly string[] | null {
  const lines = keys.split(/\r?\n/).map((line) => line.trim());
  const given = lines.filter((line) => line !== '');
  const fault = (allowed: string): SettingsError =>
    new SettingsError([{ name: 'state-file', given: null, allowed }]);
  if (file === null && given.length === 0) return null;
  if (file === null) throw fault(`must be given with ${keysName}: the key alone keeps nothing`);
  if (given.length === 0) {
    throw fault(`needs a key in ${keysName}; "openssl rand -base64 32" prints one`);
  }
  if (given.every((key) => key.length >= shortestKey)) return given;
  throw fault(
    `needs keys of at least ${shortestKey} characters in ${keysName}; "openssl rand -base64 32" prints one`,
  );
}

/**
 * Keeps a state in a file, with its copy in a folder of the user.
 *
 * @param cache the folder
 */
export function localState(
  file: string,
  keys: readonly string[],
  cache: string,
  { service, organisation }: SweepScope,
): StateStore {
  const path = resolve(file);
  const what = [service, organisation?.toLowerCase() ?? null, path];
  const id = createHash('sha256').update(JSON.stringify(what));
  const copy = join(cache, `mcp-grade-gate-state-${id.digest('hex').slice(0, 16)}.sealed`);
  return {
    keys,
    name: file,
    file: {
      ...fileSlot(path),
      async setAside() {
        const taken = new Set(await readdir(dirname(path)));
        const free = (at: number): string => {
          const end = at === 1 ? '.unread' : `.unread-${at}`;
          return taken.has(`${basename(path)}${end}`) ? free(at + 1) : end;
        };
        const end = free(1);
        await rename(path, `${path}${end}`);
        return `${file}${end}`;
      },
    },
    copy: { ...fileSlot(copy), name: copy },
  };
}

/** A file that is written as a whole. */
export function fileSlot(path: string): StateSlot {
  return {
    async read() {
      try {
        const { size } = await stat(path);
        if (size > maxSealed) throw new Error('it is too large');
        return await readFile(path);
      } catch (error) {
        if (Object(error).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: (bytes) => writeWhole(path, bytes),
  };
}

/**
 * Identifies how this program reads files: the hash of its own. Another release may have the same version
 * where a workflow names a branch or a commit.
 */
export async function readerName(): Promise<string> {
  const folder = dirname(await realpath(process.argv[1] ?? '.').catch(() => '.'));
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.js'));
  const hash = createHash('sha256').update(version);
  if (!names.includes('judging.js')) return hash.digest('hex');
  for (const name of names.sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
