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

/**
 * Minimum length of a state key, in characters. The minimum rules out most keys that people make up, which
 * are too easy to guess.
 */
const shortestKey = 32;

const keyAdvice = 'create one with "openssl rand -base64 32"';

export interface GivenState {
  /** Null if no state is stored. */
  readonly file: string | null;
  /** One key per line; empty if no keys are given. */
  readonly keys: string;
  /** How messages refer to the source of the keys. */
  readonly keysName: string;
}

/**
 * Returns the keys for a state; null if no state is stored.
 *
 * @throws SettingsError if only the file or only the keys are given, or if a key is too short
 */
export function stateKeys({ file, keys, keysName }: GivenState): readonly string[] | null {
  const parsedKeys = parseStateKeys(keys);
  const fault = (allowed: string): SettingsError =>
    new SettingsError([{ name: 'state-file', given: null, allowed }]);
  if (file === null && parsedKeys.length === 0) return null;
  if (file === null)
    throw fault(`is required with ${keysName}, because the key alone has no effect`);
  if (parsedKeys.length === 0) {
    throw fault(`requires a key in ${keysName}; ${keyAdvice}`);
  }
  if (parsedKeys.every((key) => key.length >= shortestKey)) return parsedKeys;
  throw fault(`requires keys of at least ${shortestKey} characters in ${keysName}; ${keyAdvice}`);
}

/** Parses keys, one per line. A key can contain spaces. */
export function parseStateKeys(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** Creates a store with a state file, and a copy in `cache`, the user's cache folder. */
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

export interface StepState extends StateStore {
  /** Saves the most recently written state to the GitHub Actions cache. */
  readonly saveCopy: () => Promise<void>;
}

/**
 * Creates a store with a state file in the workspace, and a copy that `saveCopy` saves to the GitHub Actions
 * cache.
 */
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
      // The copy is saved only once, at the end, because a cache entry cannot be replaced and saving takes a
      // while.
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

/**
 * Moves a file to an unused name that ends in `.unread` or `.unread-N`, and returns `name` with the same
 * ending.
 */
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

/** Creates a slot for a file that is never left partially written. */
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
