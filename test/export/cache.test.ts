import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActionsCache } from '../../src/export/ports/actions-cache.ts';
import { createFolderCache, type ExportCache } from '../../src/export/ports/cache.ts';
import { createStoreFile, type StoreFile } from '../../src/export/ports/store-file.ts';

const toolkit = vi.hoisted(() => ({
  isFeatureAvailable: vi.fn(() => true),
  restoreCache: vi.fn(),
  saveCache: vi.fn(),
}));
vi.mock('@actions/cache', () => toolkit);

let folder = '';
let log: string[] = [];
const addLine = (line: string): void => {
  log.push(line);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
  log = [];
  vi.resetAllMocks();
  toolkit.isFeatureAvailable.mockReturnValue(true);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a complete store file that contains a text. */
function storeFile(text: string): Promise<StoreFile> {
  const file = createStoreFile(join(folder, 'download'));
  file.append(Buffer.from(text));
  return file.complete();
}

async function restored(cache: ExportCache, key: string): Promise<string | null> {
  const file = await cache.restore('store', key);
  if (file === null) return null;
  const text = Buffer.from(file.read(0, file.size)).toString();
  file.close();
  return text;
}

describe('the cache of GitHub Actions', () => {
  const folders = (way = 'work/project') => ({
    temporary: join(folder, 'temporary'),
    workspace: join(folder, way),
  });
  /** Returns the place to which the toolkit unpacks an entry, given the entry's path. */
  const unpacked = (path: string): string => join(folders().temporary, path);
  /** Makes the service return some of the entries, each with a text in it. */
  const serve = (kept: string | readonly string[], text = 'sealed'): void => {
    toolkit.restoreCache.mockImplementation(async ([path], key, _, { lookupOnly }) => {
      const hit = [kept].flat().find((each) => each.startsWith(key));
      if (hit === undefined || lookupOnly) return hit;
      await mkdir(dirname(unpacked(path)), { recursive: true });
      await writeFile(unpacked(path), text);
      return hit;
    });
  };
  const pathOf = (): string => toolkit.restoreCache.mock.calls[0]?.[0][0];

  test('restores the file saved under the key', async () => {
    serve('the-key');
    expect(await restored(createActionsCache(folders(), addLine), 'the-key')).toBe('sealed');
    expect(toolkit.restoreCache.mock.calls[0]?.[1]).toBe('the-key');
  });

  test.for([
    ['another checkout beside the temporary folder', 'elsewhere/project', true],
    ['another way to the temporary folder', 'project', false],
  ] as const)('has entries for jobs that would unpack them there: %s', async ([, way, isSame]) => {
    serve('the-key');
    await restored(createActionsCache(folders(), addLine), 'the-key');
    await restored(createActionsCache(folders(way), addLine), 'the-key');
    const [one, other] = toolkit.restoreCache.mock.calls.map(([[path]]) => path);
    expect(one).not.toContain(folder);
    expect(one === other).toBe(isSame);
  });

  test('asks at once for entries that are wanted in turn, and no more for absent ones', async () => {
    serve(['first', 'third']);
    const cache = createActionsCache(folders(), addLine);
    await cache.prefetch(['first', 'second', 'third']);
    const requests = () =>
      toolkit.restoreCache.mock.calls.map(([, key, , { lookupOnly }]) =>
        lookupOnly ? `${key}?` : key,
      );
    expect(requests()).toEqual(['first', 'second?', 'third?']);
    expect(await restored(cache, 'first')).toBe('sealed');
    expect(await restored(cache, 'second')).toBeNull();
    expect(await restored(cache, 'third')).toBe('sealed');
    expect(requests()).toEqual(['first', 'second?', 'third?', 'third']);
  });

  test('after a slow miss no other entry is looked for, and what was downloaded is saved', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      toolkit.restoreCache.mockImplementation(async () => {
        vi.setSystemTime(Date.now() + 11_000);
        return undefined;
      });
      toolkit.saveCache.mockResolvedValue(1);
      const cache = createActionsCache(folders(), addLine);
      await cache.prefetch(['first']);
      expect(await restored(cache, 'other')).toBeNull();
      expect(toolkit.restoreCache).toHaveBeenCalledTimes(1);
      expect(log).toEqual(['Cache: the service is slow, so the search for entries stops here']);
      await mkdir(folders().temporary, { recursive: true });
      expect(await cache.saveBytes('names', 'first', Buffer.from('sealed'))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('restores no file that an earlier run left', async () => {
    serve('the-key', 'left behind');
    await restored(createActionsCache(folders(), addLine), 'the-key');
    await writeFile(unpacked(pathOf()), 'left behind');
    toolkit.restoreCache.mockResolvedValue('the-key');
    expect(await restored(createActionsCache(folders(), addLine), 'the-key')).toBeNull();
  });

  test('follows no link from an archive', async () => {
    await writeFile(join(folder, 'elsewhere'), 'a file of the runner');
    toolkit.restoreCache.mockImplementation(async ([path]) => {
      await mkdir(dirname(unpacked(path)), { recursive: true });
      await symlink(join(folder, 'elsewhere'), unpacked(path));
      return 'the-key';
    });
    expect(await restored(createActionsCache(folders(), addLine), 'the-key')).toBeNull();
  });

  test.for([
    [
      'throws',
      async () => Promise.reject(new Error('no such thing')),
      'restoring failed: no such thing',
    ],
    [
      'writes an annotation',
      async () => {
        process.stdout.write('::warning::Failed to restore: out of order, 100%25\n');
        process.stdout.write('::warning::And another\n');
      },
      'Failed to restore: out of order, 100%',
    ],
  ] as const)('is off after one line if the toolkit %s', async ([, answer, line]) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    toolkit.restoreCache.mockImplementation(answer);
    const cache = createActionsCache(folders(), addLine);
    await cache.prefetch(['the-key', 'another']);
    expect(await restored(cache, 'the-key')).toBeNull();
    expect(await cache.saveBytes('names', 'the-key', Buffer.from('x'))).toBe(false);
    expect(log).toEqual([`Cache: ${line}; the run stops using the cache`]);
    expect(toolkit.restoreCache).toHaveBeenCalledTimes(2);
    expect(toolkit.saveCache).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  test('is a miss without a cache service, and sends no request', async () => {
    toolkit.isFeatureAvailable.mockReturnValue(false);
    const cache = createActionsCache(folders(), addLine);
    expect(await restored(cache, 'the-key')).toBeNull();
    expect(await cache.has('the-key')).toBe(false);
    expect(await cache.saveBytes('names', 'the-key', Buffer.from('x'))).toBe(false);
    expect(toolkit.restoreCache).not.toHaveBeenCalled();
    expect(toolkit.saveCache).not.toHaveBeenCalled();
  });

  test('gets no further request once it hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const cache = createActionsCache(folders(), addLine);
      // This call loads the toolkit before a request hangs.
      expect(await restored(cache, 'another-key')).toBeNull();
      toolkit.restoreCache.mockClear().mockReturnValue(new Promise(() => {}));
      const first = restored(cache, 'the-key');
      await vi.waitFor(() => expect(toolkit.restoreCache).toHaveBeenCalled());
      await vi.advanceTimersByTimeAsync(130_000);
      expect(await first).toBeNull();
      expect(await restored(cache, 'the-key')).toBeNull();
      expect(toolkit.restoreCache).toHaveBeenCalledTimes(1);
      expect(log).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('looks for an entry without transferring it', async () => {
    toolkit.restoreCache.mockResolvedValue('the-key');
    expect(await createActionsCache(folders(), addLine).has('the-key')).toBe(true);
    expect(toolkit.restoreCache.mock.calls[0]?.[3]).toEqual({ lookupOnly: true });
    expect(await createActionsCache(folders(), addLine).has('the-k')).toBe(false);
  });

  test.for([
    [7, true],
    [-1, false],
    [new Error('the path is not there'), false],
  ] as const)('saves a store, and returns whether it is saved: %s', async ([outcome, expected]) => {
    toolkit.saveCache.mockImplementation(async () => {
      // The toolkit resolves the path against the current folder.
      expect(process.cwd()).toBe(await realpath(folders().temporary));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const before = process.cwd();
    const isKept = await createActionsCache(folders(), addLine).saveStore(
      'the-key',
      await storeFile('sealed'),
    );
    expect(isKept).toBe(expected);
    expect(process.cwd()).toBe(before);
    const [[path], key] = toolkit.saveCache.mock.calls[0] ?? [[]];
    expect(key).toBe('the-key');
    expect(await readFile(unpacked(path), 'utf8')).toBe('sealed');
  });
});

describe('the cache of the command line', () => {
  const keys = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `mcp-grade-gate-${kind}-2-owner-${at}`);

  test('restores the file saved under the key, and no other', async () => {
    const cache = createFolderCache(join(folder, 'kept'), addLine);
    expect(await cache.saveStore('mcp-grade-gate-store-1', await storeFile('sealed'))).toBe(true);
    expect(await restored(cache, 'mcp-grade-gate-store-1')).toBe('sealed');
    expect(await restored(cache, 'mcp-grade-gate-store-2')).toBeNull();
    expect(await cache.has('mcp-grade-gate-store-1')).toBe(true);
    expect(await readdir(join(folder, 'download'))).toEqual([]);
  });

  test('keeps the newest of each kind', async () => {
    const kept = join(folder, 'kept');
    const cache = createFolderCache(kept, addLine);
    for (const [at, key] of keys('names', 25).entries()) {
      await cache.saveBytes('names', key, Buffer.from('x'));
      await utimes(join(kept, `${key}.sealed`), at, at);
    }
    for (const key of keys('store', 4)) await cache.saveStore(key, await storeFile('sealed'));
    const names = await readdir(kept);
    expect(names.filter((name) => name.includes('-names-'))).toHaveLength(20);
    expect(names).toContain('mcp-grade-gate-names-2-owner-24.sealed');
    expect(names).not.toContain('mcp-grade-gate-names-2-owner-0.sealed');
    expect(names.filter((name) => name.includes('-store-'))).toHaveLength(2);
  });

  test.skipIf(process.platform === 'win32')('is of its owner alone', async () => {
    const kept = join(folder, 'kept');
    const cache = createFolderCache(kept, addLine);
    await cache.saveBytes('names', 'mcp-grade-gate-names-1', Buffer.from('x'));
    await cache.saveStore('mcp-grade-gate-store-1', await storeFile('sealed'));
    for (const path of [kept, ...(await readdir(kept)).map((name) => join(kept, name))]) {
      expect((await stat(path)).mode & 0o077).toBe(0);
    }
  });

  test('that cannot be written to keeps nothing, and logs it', async () => {
    await writeFile(join(folder, 'kept'), 'a file where the folder should be');
    const cache = createFolderCache(join(folder, 'kept'), addLine);
    const file = await storeFile('sealed');
    expect(await cache.saveStore('mcp-grade-gate-store-1', file)).toBe(false);
    expect(log[0]).toMatch(/^Cache: saving failed: /);
    file.close();
    expect(await readdir(join(folder, 'download'))).toEqual([]);
  });
});

describe('a store file', () => {
  test('exists for others only after it was moved', async () => {
    const place = join(folder, 'download');
    const file = createStoreFile(place);
    file.append(Buffer.alloc(30_000_000, 'x'));
    file.discard();
    // Pending writes must finish first.
    await vi.waitFor(async () => expect(await readdir(place)).toEqual([]));
    const other = await storeFile('sealed');
    expect(await readdir(place)).toHaveLength(1);
    other.close();
    expect(await readdir(place)).toEqual([]);
  });

  test('has the appended bytes, however they were cut', async () => {
    const file = createStoreFile(join(folder, 'download'));
    const whole = Buffer.from(Array.from({ length: 5_000_000 }, (_, at) => at % 251));
    for (let at = 0, size = 1; at < whole.length; size = (size * 7) % 1_500_007) {
      file.append(whole.subarray(at, at + size));
      at += size;
    }
    const written = await file.complete();
    expect(written.size).toBe(whole.length);
    expect(Buffer.from(written.read(0, whole.length)).equals(whole)).toBe(true);
    written.close();
  });

  test('removes the files of killed downloads, and no others', async () => {
    const place = join(folder, 'download');
    await mkdir(place);
    const left = '.00000000-0000-4000-8000-000000000000.partial';
    const current = '.00000000-0000-4000-8000-000000000001.partial';
    for (const name of [left, current, 'notes.txt']) await writeFile(join(place, name), 'x');
    await utimes(join(place, left), 1, 1);
    await utimes(join(place, 'notes.txt'), 1, 1);
    createStoreFile(place).discard();
    expect((await readdir(place)).sort()).toEqual([current, 'notes.txt']);
  });

  test('reports where it could not be written, and why', async () => {
    await writeFile(join(folder, 'file'), 'x');
    expect(() => createStoreFile(join(folder, 'file', 'below'))).toThrow(
      expect.objectContaining({
        code: 'store-unwritable',
        message: expect.stringContaining('ENOTDIR'),
      }),
    );
  });
});
