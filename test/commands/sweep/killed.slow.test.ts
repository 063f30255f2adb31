/*
 * Tests sweeps that are killed or run out of disk space: on every later day, their figures match those from
 * uninterrupted runs.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyTableNames } from '../../../src/commands/sweep/tables.ts';
import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';
import { type Days, openDays } from './days.ts';
import { bad, clientFile } from './organisation.ts';

const one = (name: string, server: object, id?: number): OrganisationRepository => ({
  name,
  ...(id === undefined ? {} : { id }),
  files: { '.mcp.json': clientFile({ tool: server }) },
});

/** The organisation on three days, each with different news. */
const organisations = [
  [one('a', good), one('b', bad), one('c', good), one('gone', bad)],
  [
    one('a', bad),
    one('b', bad),
    one('renamed', good, 7),
    { ...one('z', bad), createdAt: '2100-01-01T00:00:00Z' },
  ],
  [one('a', bad), one('b', good), one('renamed', good, 7)],
] as const;
const grades = [
  {},
  { '@fictional-mcp/notes@1.4.0': 12 },
  { '@fictional-mcp/notes@1.4.0': 3 },
] as const;

const words = ['--history', 'history', '-o', 'json=sweep.json', '-o', 'html=sweep.html'];
const times = new Set(['started_at', 'declared_by', 'since', 'as_of', 'unread_since', 'export_at']);
const measured = new Set(['requests', 'seconds']);

const isDay = (name: string): boolean => name.startsWith('date=');
const isThorough = process.env['KILLED_SWEEPS'] === 'all';
const moments = isThorough ? 30 : 4;

/** Disk sizes in bytes, each with the free space in kB when the run begins. */
const disks = [64, 1024, 10 * 1024].flatMap((size, at) =>
  (isThorough ? [0, 8, 24, 64] : [8 << at]).map((free) => [size * 1024, free] as const),
);

/** Only root on Linux can mount disks. */
const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
})();

describe('a sweep that ends before its end', { timeout: 1_200_000 }, () => {
  let days: Days;
  let uncut: readonly unknown[] = [];
  /** The result of a second run on the second day. */
  let again: unknown;
  const kept = ['state', 'cache', 'history'] as const;

  /** Sets up the organisation for a day. */
  async function openDay(day: 0 | 1 | 2): Promise<void> {
    days.set(organisations[day]);
    await days.grade({ scores: grades[day], day });
  }

  const run = (day: 0 | 1 | 2, killAt = 0) => days.run({ words, day, killAt });

  /**
   * Returns the last day's rows without the fields that differ between runs, and the problems that its report
   * calls new.
   */
  async function figures(folder = '.'): Promise<unknown> {
    const history = join(days.folder, folder, 'history');
    const names = (await readdir(history)).filter(isDay).sort();
    const rows = await Promise.all(
      historyTableNames.map(async (table) => {
        const path = join(history, names.at(-1) ?? '', `${table}.ndjson.gz`);
        const text = gunzipSync(await readFile(path)).toString();
        const lines = text.split('\n').slice(0, -1);
        return lines.map((line) =>
          JSON.parse(line, (name, value) =>
            measured.has(name) || (times.has(name) && value !== null) ? 'then' : value,
          ),
        );
      }),
    );
    const report = JSON.parse(await readFile(join(days.folder, folder, 'sweep.json'), 'utf8'));
    return { count: names.length, rows, news: report.overview.news, gone: report.gone.length };
  }

  async function keep(copy: string): Promise<void> {
    await rm(join(days.folder, copy), { recursive: true, force: true });
    for (const name of kept) {
      const from = join(days.folder, name);
      await cp(from, join(days.folder, copy, name), { recursive: true });
    }
  }

  /** Restores the files from the end of the first day, or from a later copy. */
  async function restore(copy = 'first'): Promise<void> {
    for (const name of kept) {
      await rm(join(days.folder, name), { recursive: true, force: true });
      await cp(join(days.folder, copy, name), join(days.folder, name), { recursive: true });
    }
    for (const name of await readdir(days.folder)) {
      if (name.startsWith('.') || name.startsWith('sweep.')) await rm(join(days.folder, name));
    }
  }

  const isReported = (): Promise<boolean> =>
    readFile(join(days.folder, 'sweep.json')).then(
      () => true,
      () => false,
    );

  /**
   * Compares later runs' figures with those from uninterrupted runs: another run on the same day, and a run
   * on the next day if the day was written.
   */
  async function figuresAfter(interrupted: () => Promise<unknown>, what: string | undefined) {
    await restore();
    await openDay(1);
    await interrupted();
    const isWritten = (await readdir(join(days.folder, 'history'))).filter(isDay).length === 2;
    const isPublished = isWritten && (await isReported());
    await keep('interrupted');
    if (isWritten) {
      await openDay(2);
      await run(2);
      expect(await figures(), `${what}, and the next day`).toEqual(uncut[1]);
      await restore('interrupted');
      await openDay(1);
    }
    await run(1);
    // The rerun may omit the news only if the interrupted run wrote everything.
    expect(isPublished ? [uncut[0], again] : [uncut[0]], what).toContainEqual(await figures());
    await openDay(2);
    await run(2);
    expect(await figures(), `${what}, and two days`).toEqual(uncut[1]);
  }

  /** Returns the remaining files with temporary names. */
  const left = async (): Promise<readonly string[]> =>
    (await readdir(days.folder, { recursive: true })).filter((name) =>
      /^[^/]*\/?[^/]*partial/.test(name),
    );

  beforeAll(async () => {
    days = await openDays(organisations[0]);
    await openDay(0);
    await run(0);
    await keep('first');
    const found: unknown[] = [];
    for (const day of [1, 2] as const) {
      await openDay(day);
      await run(day);
      found.push(await figures());
      if (day === 2) continue;
      await keep('second');
      await run(day);
      again = await figures();
      await restore('second');
    }
    uncut = found;
    expect(await left()).toEqual([]);
  });
  afterAll(() => days?.close());

  test('in the middle of each of its writes', async () => {
    await restore();
    await openDay(1);
    await days.run({ words, day: 1, env: { WRITES_FILE: 'writes' } });
    const writes = (await readFile(join(days.folder, 'writes'), 'utf8')).split('\n').slice(0, -1);
    expect(writes.length).toBeGreaterThan(25);
    for (const at of writes.keys()) await figuresAfter(() => run(1, at + 1), writes[at]);
  });

  test('while it replaces a day that is whole', async () => {
    await restore();
    await openDay(1);
    await run(1);
    await keep('whole');
    await days.run({ words, day: 1, env: { WRITES_FILE: 'writes-again' } });
    const text = await readFile(join(days.folder, 'writes-again'), 'utf8');
    const writes = text.split('\n').slice(0, -1);
    const moves = writes.flatMap((each, at) =>
      /date=.*replaced|day .*date=/.test(each) ? [at] : [],
    );
    expect(moves).toHaveLength(2);
    for (const at of moves) {
      await restore('whole');
      await openDay(1);
      await run(1, at + 1);
      await openDay(2);
      await run(2);
      expect(await figures(), writes[at]).toEqual(uncut[1]);
      await run(2);
      expect((await readdir(join(days.folder, 'history'))).filter(isDay)).toHaveLength(3);
    }
  });

  test('at random moments', async () => {
    for (let at = 0; at < moments; at += 1) {
      // A run takes about a second.
      const after = (at * 397) % 1200;
      const killed = () =>
        days.run({ words, day: 1, started: (kill) => setTimeout(kill, after).unref() });
      await figuresAfter(killed, `after ${after} ms`);
    }
  });

  test.each(isThorough ? [1, 2, 4, 8, 16, 32, 64] : [2, 16])(
    'where no file can have more than %i kB',
    async (largestFile) => {
      await figuresAfter(() => days.run({ words, day: 1, largestFile }), `${largestFile} kB`);
      expect(await left()).toEqual([]);
    },
  );

  test.skipIf(!canMount).each(disks)('on a disk of %s with %i kB left', async (size, free) => {
    const disk = join(days.folder, 'disk');
    await mkdir(disk, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
    try {
      const ofDisk = words.map((word) => word.replace(/(^history$|sweep\.)/, 'disk/$1'));
      const onDisk = [...ofDisk, '--state-file', 'disk/state'];
      await rm(join(days.folder, 'cache'), { recursive: true, force: true });
      await openDay(0);
      await days.run({ words: onDisk, day: 0 });
      const { bavail, bsize } = await statfs(disk);
      const whole = 20 * 1024 * 1024;
      const used = whole - bavail * bsize;
      const filled = Math.max(0, size - used - free * 1024);
      await writeFile(join(disk, 'filler'), Buffer.alloc(filled));
      execFileSync('mount', ['-o', `remount,size=${used + filled + free * 1024}`, disk]);
      await openDay(1);
      const { status } = await days.run({ words: onDisk, day: 1 });
      expect(await left()).toEqual([]);
      execFileSync('mount', ['-o', 'remount,size=20m', disk]);
      await days.run({ words: onDisk, day: 1 });
      const isPublished = status !== 2;
      expect(isPublished ? [uncut[0], again] : [uncut[0]]).toContainEqual(await figures('disk'));
      await openDay(2);
      await days.run({ words: onDisk, day: 2 });
      expect(await figures('disk')).toEqual(uncut[1]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
