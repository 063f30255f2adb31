/*
 * The API key is replaced: what the bundled actions take over of before, and where neither key ever is.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CacheEntry } from '../cache-service/entries.ts';
import { type CacheService, startCacheService } from '../cache-service/server.ts';
import { scopesOf } from '../cache-service/token.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { otherEvent, pullRequest, runStep, type StepResult } from '../runner/runner.ts';
import { type Checkout, checkOut } from './play.ts';

const oldKey = 'the-old-key-0123456789abcdef';
const newKey = 'the-new-key-0123456789abcdef';
const added = ['@fictional-mcp/notes 1.4.0'];

let base = '';
let folder = '';
let checkout: Checkout;
/** One for all tests: its address is a part of what the cache keeps, as is the way between the folders. */
let service: ExportService;
let cache: CacheService;
/** Those that the service accepts. */
const accepted = [oldKey];
let written: string[];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'new-key-'));
  folder = join(base, 'project');
  service = await startExportService({ keys: accepted });
});
afterAll(async () => {
  await service.close();
  await rm(base, { recursive: true, force: true });
});
beforeEach(async () => {
  await mkdir(folder);
  // Its policy asks for five days.
  const scenario = join(import.meta.dirname, 'too-new');
  checkout = await checkOut(scenario, folder, { about: 'a change' });
  [accepted[0], written] = [oldKey, []];
  service.requests.length = 0;
  cache = await startCacheService({});
});
afterEach(async () => {
  const requests = JSON.stringify(service.requests) + JSON.stringify(cache.calls);
  const kept = cache.entries.map(({ key, bytes }) => key + (bytes?.toString('latin1') ?? ''));
  await cache.close();
  for (const each of [folder, `${folder}-temp`]) await rm(each, { recursive: true, force: true });
  for (const key of [oldKey, newKey]) {
    const bytes = Buffer.from(key);
    for (const form of [key, bytes.toString('base64').slice(0, 36), bytes.toString('hex')]) {
      expect([requests, ...kept, ...written].filter((text) => text.includes(form))).toEqual([]);
    }
  }
  // Whatever a test does: the service is asked with its own key, or with none.
  expect(service.requests.filter(({ key }) => key === 'wrong')).toEqual([]);
});

interface Run {
  readonly uses?: 'warm' | 'export-diff';
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: 'schedule' | 'pull_request' | 'push';
  readonly daysOld?: number;
}

/** Runs a step with the key that the service accepts. */
async function run({ uses, inputs = {}, event, daysOld = 0 }: Run): Promise<StepResult> {
  const name = event ?? (uses === undefined ? 'pull_request' : 'schedule');
  service.setDaysOld(daysOld);
  // Version 1.4.0 of a server is there since yesterday.
  service.setMissing(daysOld > 1 ? added : []);
  const { base, head, sha: merge } = checkout;
  const result = await runStep({
    run: runInLoadedBundle,
    ...(uses === undefined ? {} : { uses }),
    workspace: folder,
    temporary: `${folder}-temp`,
    inputs: { 'api-key': accepted[0] ?? '', 'base-url': service.url, ...inputs },
    event:
      name === 'pull_request'
        ? pullRequest('octo/project', { base, head, merge })
        : otherEvent(name, { base, head }),
    env: {
      GITHUB_SHA: name === 'pull_request' ? merge : base,
      ...cache.variables(scopesOf(name)),
    },
  });
  written.push(result.everything);
  return result;
}

/** The service has another key from now on. */
const rotate = (): void => {
  accepted[0] = newKey;
};
const texts = ({ annotations }: StepResult): string[] =>
  annotations.map(({ name, data }) => `${name} ${data}`);
const previous = { 'previous-api-key': oldKey };
/** What a gate says of the version that is a day old. */
const tooNew = async (): Promise<string[]> => {
  const found = texts(await run({})).filter((text) => /notes 1\.4\.0/.test(text));
  return found.map((text) => text.replace(/ .*? (is too new|is not known).*/, ' $1'));
};

let filled: readonly CacheEntry[] | null = null;
/** Runs of earlier days, which fill the cache. They are played once. */
async function earlierDays(): Promise<void> {
  if (filled !== null) {
    cache.takeOver(filled);
    return;
  }
  for (const daysOld of [6, 2, 1]) await run({ uses: 'warm', daysOld });
  filled = [...cache.entries];
}

test('a version that is a day old fails, also under a new key', async () => {
  await earlierDays();
  await run({ uses: 'warm' });
  expect(await tooNew()).toEqual(['error is too new']);
  rotate();
  // A push has saved the export of the day under the new key, and nothing is known of before.
  await run({ event: 'push' });
  expect(await tooNew()).toEqual(['warning is not known']);
  const warmed = await run({ uses: 'warm', inputs: previous });
  expect(texts(warmed)).toEqual([]);
  expect(warmed.outputs).toMatchObject({ 'export-source': 'download' });
  expect(await tooNew()).toEqual(['error is too new']);
  // From now on the previous key opens nothing more.
  const again = await run({ uses: 'warm', inputs: previous });
  expect(texts(again)).toEqual([
    expect.stringMatching(/^notice The previous API key .*Remove it\.$/),
  ]);
  expect((await run({ uses: 'warm' })).outputs).toMatchObject({ 'export-source': 'cache' });
  expect(await tooNew()).toEqual(['error is too new']);
});

test('without the previous key dates start anew, and the gate never takes it', async () => {
  await earlierDays();
  rotate();
  expect(texts(await run({ inputs: previous })).join()).toMatch(/1\.4\.0 .* is not known/);
  await run({ uses: 'warm' });
  expect(await tooNew()).toEqual(['warning is not known']);
});

test('export-diff takes over the dates, and compares with nothing of the previous key', async () => {
  await earlierDays();
  rotate();
  const { outputs } = await run({ uses: 'export-diff', inputs: previous });
  expect(outputs).toMatchObject({ 'export-source': 'download' });
  expect(outputs['old-generated-at'] ?? '').toBe('');
  expect(await tooNew()).toEqual(['error is too new']);
});

test.for([
  ['warm', 'short', 'previous-api-key: must have'],
  ['warm', 'with a space in it 0123', 'previous-api-key: must be one line'],
  ['export-diff', 'short', 'previous-api-key: must have'],
] as const)('%s refuses a previous key that cannot be one: %s', async ([uses, key, words]) => {
  const result = await run({ uses, inputs: { 'previous-api-key': key } });
  expect(result.exitCode).toBe(1);
  expect(texts(result).join()).toContain(words);
  expect(texts(result).join()).not.toContain('0123');
});

test('the same key twice is said and has no effect', async () => {
  const result = await run({ uses: 'warm', inputs: previous });
  expect(result.exitCode).toBe(0);
  expect(texts(result)).toEqual([
    'warning The previous API key is the same as the API key, and has no effect.',
  ]);
});

test('the previous key is redacted by itself', async () => {
  rotate();
  const result = await run({ uses: 'export-diff', inputs: { ...previous, days: `${oldKey}!` } });
  expect(texts(result).join()).toContain('days: "***!"');
});
