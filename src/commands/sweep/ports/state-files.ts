import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { newestEntry, writeKept } from '../../../export/cache.ts';
import { jobFolders } from '../../../gate/action-steps.ts';
import { SettingsError } from '../../../gate/settings.ts';
import { moveFile } from '../../../io/disk.ts';
import { maxSealed } from '../seal.ts';
import type { SweepScope } from '../state.ts';
import type { StateSlot, StateStore } from '../state-store.ts';

/** The minimum length of a state key, in characters. Keys that people make up are too easy to guess. */
const shortestKey = 32;

/** The location of a state, as given. */
export interface GivenState {
  /** Null if there is no state. */
  readonly file: string | null;
  /** One key per line; empty if there are none. */
  readonly keys: string;
  /** The source of the keys in messages. */
  readonly keysName: string;
}

/**
 * The keys of a state; null if no state is stored.
 *
 * @throws SettingsError for a file without keys, keys without a file, and short keys
 */
export function stateKeys({ file, keys, keysName }: GivenState): readonly string[] | null {
  const parsedKeys = parseStateKeys(keys);
  const fault = (allowed: string): SettingsError =>
    new SettingsError([{ name: 'state-file', given: null, allowed }]);
  if (file === null && parsedKeys.length === 0) return null;
  if (file === null)
    throw fault(`is required with ${keysName}, because the key alone has no effect`);
  if (parsedKeys.length === 0) {
    throw fault(`requires a key in ${keysName}; create one with "openssl rand -base64 32"`);
  }
  if (parsedKeys.every((key) => key.length >= shortestKey)) return parsedKeys;
  throw fault(
    `requires keys of at least ${shortestKey} characters in ${keysName}; create one with "openssl rand -base64 32"`,
  );
}

/** The keys in a text, one per line. A key may contain spaces. */
export function parseStateKeys(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/**
 * Stores a state in a file, with its copy in a folder of the user.
 *
 * @param cache the folder
 */
export function createLocalState(
  file: string,
  keys: readonly string[],
  cache: string,
  scope: SweepScope,
): StateStore {
  const path = resolve(file);
  const copy = join(cache, `mcp-grade-gate-state-${scopeId(scope, path)}.sealed`);
  return {
    keys,
    name: file,
    file: { ...createFileSlot(path), setAside: () => setAside(path, file) },
    copy: { ...createFileSlot(copy), name: copy },
  };
}

/** The state of an action run. Its copy is saved once the run is done. */
export interface StepState extends StateStore {
  /** Saves the last written state to the GitHub Actions cache. */
  readonly saveCopy: () => Promise<void>;
}

/** Stores a state in a file in the workspace, with its copy in the GitHub Actions cache. */
export function createStepState(
  file: string,
  keys: readonly string[],
  scope: SweepScope,
  log: (line: string) => void,
): StepState {
  const folders = jobFolders();
  const path = resolve(folders.workspace, file);
  const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: runAttempt = '1' } = process.env;
  const name = `mcp-grade-gate-state-${scopeId(scope, file)}`;
  const entry = newestEntry(folders, { name, run: `${run}-${runAttempt}` }, log);
  let latest: Uint8Array | null = null;
  return {
    keys,
    name: file,
    file: { ...createFileSlot(path), setAside: () => setAside(path, file) },
    copy: {
      name: 'the GitHub Actions cache',
      async read() {
        const restored = await entry.restore();
        return restored === null ? null : createFileSlot(restored).read();
      },
      // Saved once, at the end, because a cache entry cannot be replaced and each one takes a while.
      async write(bytes) {
        latest = bytes;
      },
    },
    async saveCopy() {
      if (latest === null) return;
      const isSaved = await entry.save(latest);
      if (!isSaved) log('The copy of the state was not saved in the GitHub Actions cache.');
    },
  };
}

function scopeId({ service, organisation }: SweepScope, path: string): string {
  const id = JSON.stringify([service, organisation?.toLowerCase() ?? null, path]);
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** Moves a file to a free name, and returns the name. */
async function setAside(path: string, name: string): Promise<string> {
  const existingNames = new Set(await readdir(dirname(path)));
  const freeEnding = (at: number): string => {
    const end = at === 1 ? '.unread' : `.unread-${at}`;
    return existingNames.has(`${basename(path)}${end}`) ? freeEnding(at + 1) : end;
  };
  const end = freeEnding(1);
  moveFile(path, `${path}${end}`);
  return `${name}${end}`;
}

/** A file that is always written completely. */
export function createFileSlot(path: string): StateSlot {
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
    write: (bytes) => writeKept(path, bytes),
  };
}
