/* Tests the `export-diff/` action end to end, with a service, a cache and an API on loopback. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exportDiffSchema } from '../../../src/commands/export-diff/schema.ts';
import type { CacheEntry } from '../../cache-service/entries.ts';
import { type CacheService, startCacheService } from '../../cache-service/server.ts';
import { eventScopes } from '../../cache-service/token.ts';
import { exportDocument, type Server, servers } from '../../export-service/corpus.ts';
import { type ExportService, startExportService } from '../../export-service/server.ts';
import { createOrganisation } from '../../github-service/organisation.ts';
import { startGitHubService } from '../../github-service/server.ts';
import { runInLoadedBundle } from '../../runner/processes.ts';
import { jobToken, runStep, type StepResult } from '../../runner/runner.ts';
import { tamperWith } from '../../scenarios/tamper.ts';

const apiKey = 'key-of-the-diff-action-0123456789';
let folder = '';
/** One service without options for all tests, because the cache stores the service's URL with each entry. */
let plain: ExportService;
let service: ExportService;
let cache: CacheService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-diff-action-'));
  plain = await startExportService({ keys: [apiKey] });
  service = plain;
});
afterEach(async () => {
  if (service !== plain) await service.close();
  await cache?.close();
});
afterAll(async () => {
  await plain.close();
  await rm(folder, { recursive: true, force: true });
});

/** Versions that today's export has and earlier ones do not. */
const added = ['@fictional-mcp/notes 1.4.0', '@fictional-mcp/files 1.5.0'];

interface Run {
  /** Age of the service's export in days. */
  readonly daysOld?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly visibility?: string | null;
  readonly env?: Readonly<Record<string, string>>;
}

async function startServices(options?: Partial<Parameters<typeof startExportService>[0]>) {
  plain.requests.length = 0;
  plain.setFault(undefined);
  service =
    options === undefined ? plain : await startExportService({ keys: [apiKey], ...options });
  cache = await startCacheService();
}

/** Runs the action as a step in a scheduled job. */
async function compare({
  daysOld = 0,
  inputs = {},
  event = 'schedule',
  visibility = 'private',
  env = {},
}: Run = {}): Promise<StepResult> {
  service.setDaysOld(daysOld);
  return runStep({
    run: runInLoadedBundle,
    uses: 'export-diff',
    workspace: folder,
    temporary: join(folder, 'temp'),
    event: {
      name: event,
      payload: visibility === null ? {} : { repository: described(visibility) },
    },
    inputs: { 'api-key': apiKey, 'base-url': service.url, 'github-token': '', ...inputs },
    env: { ...cache.variables(eventScopes(event)), ...env },
  });
}

function described(visibility: string): object {
  return { visibility, private: visibility !== 'public' };
}

/** Returns the number of downloads requested with the key. */
const downloads = () => service.requests.filter(({ key }) => key !== 'missing').length;

/** Cache entries that runs on earlier days saved, by day. */
const kept = new Map<string, readonly CacheEntry[]>();

/**
 * Puts the export of an earlier day in the cache. Runs the action the first time a day is requested, and
 * reuses the saved entries after that.
 */
async function earlier(daysOld: number): Promise<void> {
  const day = dayOf(daysOld);
  const known = service === plain ? kept.get(day) : undefined;
  if (known !== undefined) {
    cache.takeOver(known);
    return;
  }
  service.setMissing(added);
  const { exitCode } = await compare({ daysOld });
  expect(exitCode).toBe(0);
  service.setMissing([]);
  if (service === plain)
    kept.set(
      day,
      cache.entries.map((entry) => ({ ...entry })),
    );
}

/** Expects that no secret has left the process. */
function expectNoSecrets({ everything }: StepResult): void {
  for (const secret of [apiKey, jobToken]) expect(everything).not.toContain(secret);
}

function reportOf({ files }: StepResult) {
  return exportDiffSchema.parse(JSON.parse(files['report-file'] ?? ''));
}

const messages = ({ annotations }: StepResult): (readonly [string, string])[] =>
  annotations.map(({ name, data }) => [name, data]);

function dayOf(daysAgo: number): string {
  const midnight = new Date().setUTCHours(0, 0, 0, 0);
  return new Date(midnight - daysAgo * 86_400_000).toISOString();
}

describe('the action export-diff', () => {
  test('on the first day keeps the export, and says that there is nothing to compare with', async () => {
    await startServices();
    const result = await compare();
    expect([result.exitCode, result.outputs]).toEqual([
      0,
      { 'export-source': 'download', 'new-generated-at': dayOf(0) },
    ]);
    expect(messages(result)).toEqual([
      [
        'warning',
        'Nothing was compared: the cache contains no earlier export that this API key can decrypt.',
      ],
    ]);
    expect(result.summary).toContain('This export was saved in the cache');
    expect(result.summary).toContain('Nothing was compared');
    expect(result.everything).not.toContain('There are no differences');
    expect(cache.entries).toHaveLength(1);
  });

  test('says what differs from yesterday, from the cache and one download', async () => {
    await startServices();
    await earlier(1);
    service.requests.length = 0;
    const result = await compare();
    expect([result.exitCode, result.outputs]).toMatchObject([
      0,
      {
        differs: 'true',
        'old-generated-at': dayOf(1),
        'new-generated-at': dayOf(0),
        'export-source': 'download',
        'packages-moved': '0',
        'servers-came': '0',
        'versions-changed': '0',
      },
    ]);
    expect(downloads()).toBe(1);
    expect(result.annotations).toEqual([]);
    expect(result.log).toContain('Versions added: 2');
    expect(result.summary).toContain('<h3>Versions added: 2</h3>');
    expect(result.summary).toBe(result.files['summary-file']);
    const { versions, old, new: now } = reportOf(result);
    expect(versions.came.map(({ server, version }) => `${server} ${version}`)).toEqual([
      'srv-files 1.5.0',
      'srv-notes 1.4.0',
    ]);
    expect([old.name, now.name]).toEqual([new URL(service.url).host, new URL(service.url).host]);
    expect(cache.entries).toHaveLength(2);
    expectNoSecrets(result);
    // Another run on the same day finds both exports in the cache.
    const again = await compare();
    expect(downloads()).toBe(1);
    expect(again.outputs).toMatchObject({ differs: 'true', 'export-source': 'cache' });
    expect(reportOf(again)).toEqual(reportOf(result));
  });

  test('leaves nothing in the cache that can be read without the key', async () => {
    await startServices();
    await earlier(1);
    await compare();
    expect(cache.entries).toHaveLength(2);
    for (const { key, bytes } of cache.entries) {
      const unpacked = zstdDecompressSync(bytes ?? Buffer.alloc(0)).toString('latin1');
      expect(unpacked.length).toBeGreaterThan(1000);
      const clear = `${key}\n${unpacked}`;
      for (const word of ['fictional', 'srv-', 'path-traversal', apiKey, '127.0.0.1']) {
        expect(clear).not.toContain(word);
      }
    }
  });

  test('says that nothing differs', async () => {
    await startServices();
    await compare({ daysOld: 1 });
    const result = await compare({ inputs: { 'fail-on': 'any' } });
    expect([result.exitCode, result.outputs['differs']]).toEqual([0, 'false']);
    expect(result.summary).toContain('no differences');
    expect(result.log.join('\n')).toContain('no differences');
  });

  test('fails for what differs only if it is to', async () => {
    await startServices();
    await earlier(1);
    const result = await compare({ inputs: { 'fail-on': 'any' } });
    expect([result.exitCode, result.outputs['differs']]).toEqual([1, 'true']);
    expect(messages(result)).toEqual([
      ['error', expect.stringMatching(/exports differ.*job summary/)],
    ]);
    // Today's export is still saved for tomorrow.
    expect(cache.entries).toHaveLength(2);
  });

  test('compares with what was before where the service still has the same export', async () => {
    await startServices({ isConditional: true });
    await earlier(2);
    await compare({ daysOld: 1 });
    const result = await compare({ daysOld: 1 });
    expect([result.exitCode, result.outputs]).toMatchObject([
      0,
      { 'old-generated-at': dayOf(2), 'new-generated-at': dayOf(1), differs: 'true' },
    ]);
    expect(result.summary).toContain('The service has no export newer than');
  });

  test('compares with an older one if it is to', async () => {
    await startServices();
    await earlier(3);
    await compare({ daysOld: 1 });
    const result = await compare({ inputs: { days: '2' } });
    expect(result.outputs).toMatchObject({ 'old-generated-at': dayOf(3), differs: 'true' });
    const days = await compare();
    expect(days.outputs).toMatchObject({ 'old-generated-at': dayOf(1), differs: 'false' });
  });

  test.for([
    ['a damaged store', 'sealed'],
    ['a store of another version', 'version'],
  ] as const)('passes %s over for the one before', async ([, how]) => {
    await startServices();
    await earlier(2);
    await compare({ daysOld: 1 });
    cache.tamper((entry) => {
      if (entry.key.includes(dayOf(1).slice(0, 10))) tamperWith(entry, how);
    });
    const result = await compare();
    expect(result.outputs).toMatchObject({ 'old-generated-at': dayOf(2), differs: 'true' });
    expect(result.log.join('\n')).toMatch(
      /Cache: ignoring (?:a damaged entry|an entry that was altered or cannot be opened)/,
    );
  });

  test('says so where the cache cannot be used, and never that nothing differs', async () => {
    await startServices();
    await earlier(1);
    await cache.close();
    cache = await startCacheService({ mode: 'down' });
    const result = await compare({ inputs: { 'fail-on': 'any' } });
    expect([result.exitCode, result.outputs['differs']]).toEqual([0, undefined]);
    expect(messages(result)).toEqual([
      ['warning', expect.stringContaining('Nothing was compared')],
      ['warning', expect.stringContaining('The export was not saved in the cache')],
    ]);
  });
});

describe('the action export-diff fails, whatever fail-on is,', () => {
  test('for a key that is refused', async () => {
    await startServices();
    await earlier(1);
    const wrong = 'a-wrong-key-0123456789abcdef';
    const result = await compare({ inputs: { 'api-key': wrong } });
    expect([result.exitCode, result.outputs]).toEqual([1, {}]);
    expect(messages(result)).toEqual([['error', expect.stringMatching(/ 402 .*\bAPI\b/)]]);
    expect(result.everything).not.toContain(wrong);
  });

  test('for a service that is down, although the cache has two exports', async () => {
    await startServices();
    await earlier(2);
    await compare({ daysOld: 1 });
    service.setFault('internal-error');
    const result = await compare({ inputs: { timeout: '3s' } });
    expect([result.exitCode, result.outputs]).toEqual([1, {}]);
    expect(result.everything).not.toContain('There are no differences');
    expect(messages(result)).toEqual([
      ['error', expect.stringContaining('a problem with the service')],
    ]);
  });

  test('for an export that is none, which is not kept', async () => {
    await startServices();
    await earlier(1);
    service.setFault('broken-json');
    const result = await compare();
    expect([result.exitCode, result.outputs]).toEqual([1, {}]);
    expect(cache.entries).toHaveLength(1);
  });

  test.for<[string, Record<string, string>, RegExp]>([
    ['no key', { 'api-key': '' }, /The API key is missing/],
    ['no address', { 'base-url': '' }, /^base-url: .*\bexport-file\b/m],
    [
      'one file',
      { 'export-file': 'new.json' },
      /old-export-file: is required with export-file, because/,
    ],
    ['no cache', { cache: 'false' }, /old-export-file: is required if cache is false, because/],
    ['a wrong mode', { 'fail-on': 'new!' }, /fail-on: "new!" is not one of never, failing, any/],
    ['too many days', { days: '8' }, /days: "8" is not/],
    ['no file', { 'old-export-file': 'none.json' }, /none\.json cannot be read: it does not exist/],
  ])('for %s', async ([, inputs, expected]) => {
    await startServices();
    const result = await compare({ inputs });
    expect(result.exitCode).toBe(1);
    expect(messages(result)).toEqual([['error', expect.stringMatching(expected)]]);
    expect(result.outputs).toEqual({});
    expectNoSecrets(result);
  });
});

describe('local files', () => {
  const write = (name: string, day: string, corpus: readonly Server[] = servers) =>
    writeFile(join(folder, name), JSON.stringify(exportDocument(new Date(day), {}, corpus)));

  test('are compared without a key', async () => {
    await startServices();
    await write('old.json', '2026-11-19T04:00:00Z', servers.slice(1));
    await write('new.json', '2026-11-20T04:00:00Z');
    const inputs = {
      ...{ 'api-key': '', 'base-url': '' },
      ...{ 'export-file': 'new.json', 'old-export-file': 'old.json' },
    };
    const result = await compare({ inputs });
    expect([result.exitCode, result.outputs]).toMatchObject([
      0,
      { differs: 'true', 'servers-came': '1', 'export-source': 'file' },
    ]);
    expect(reportOf(result)).toMatchObject({
      old: { name: 'old.json' },
      new: { name: 'new.json' },
    });
    expect([cache.calls, service.requests]).toEqual([[], []]);
  });

  test('are read from a repository on GitHub where they are references', async () => {
    await startServices();
    const list = (score: number): string =>
      `server,version,score\nnpm:@acme/files,1.0.0,${score}\n`;
    const files = { 'old.csv': list(96), 'new.csv': list(60) };
    const organisation = createOrganisation('octo-org', [{ name: 'reviews', files }]);
    const github = await startGitHubService({ token: jobToken, organisation });
    try {
      const inputs = {
        ...{ 'api-key': '', 'base-url': '', 'github-token': jobToken },
        'export-file': 'octo-org/reviews/new.csv@main',
        'old-export-file': 'octo-org/reviews/old.csv@main',
      };
      const env = { GITHUB_API_URL: github.apiUrl, GITHUB_GRAPHQL_URL: github.graphqlUrl };
      const result = await compare({ inputs, env });
      expect([result.exitCode, result.outputs]).toMatchObject([
        0,
        { differs: 'true', 'versions-changed': '1', 'export-source': 'file' },
      ]);
      expect(reportOf(result).old.name).toBe('octo-org/reviews/old.csv@main');
    } finally {
      await github.close();
    }
  });

  test('may be what the export of the service is compared with, without a cache', async () => {
    await startServices();
    await write('old.json', '2026-11-19T04:00:00Z', servers.slice(1));
    const result = await compare({ inputs: { 'old-export-file': 'old.json', cache: 'false' } });
    expect([result.exitCode, result.outputs, result.annotations]).toMatchObject([
      0,
      { differs: 'true', 'servers-came': '1', 'export-source': 'download' },
      [],
    ]);
    expect(cache.calls).toEqual([]);
  });

  test('of which many servers claim a package make a line that can be read', async () => {
    await startServices();
    const claiming = (count: number) => [
      ...servers.slice(0, 1),
      ...Array.from({ length: count }, (_, at): Server => {
        const refs = [{ type: 'npm', name: 'claimed' } as const];
        return { id: `srv-${at}`, name: `server-${at}`, refs, versions: {} };
      }),
    ];
    await write('old.json', '2026-11-19T04:00:00Z', claiming(1));
    await write('new.json', '2026-11-20T04:00:00Z', claiming(20_000));
    const inputs = { 'export-file': 'new.json', 'old-export-file': 'old.json' };
    const { summary, outputs } = await compare({ inputs });
    expect(outputs['packages-moved']).toBe('1');
    const [line = ''] = summary.match(/<li><code>npm:claimed<.*/) ?? [];
    expect(line).toMatch(/ and 19980 more<\/li>$/);
  });

  test('with hostile names make neither markup nor commands, and a summary that GitHub takes', async () => {
    await startServices();
    const hostile = `</code></li><h1>PASS</h1>@octocat ::error::x ##[error]y \u202e ${apiKey}`;
    const many = Array.from({ length: 3000 }, (_, at): Server => {
      const name = `${at} ${hostile} ${'<'.repeat(400)}`;
      return { id: `${hostile}${at}`, name, refs: [], versions: { [hostile]: { score: 1 } } };
    });
    const [first] = servers as [Server];
    await write('old.json', '2026-11-19T04:00:00Z', [first]);
    await write('new.json', '2026-11-20T04:00:00Z', [first, ...many]);
    const inputs = { 'export-file': 'new.json', 'old-export-file': 'old.json' };
    const result = await compare({ inputs });
    expect([result.exitCode, result.outputs['servers-came']]).toEqual([0, '3000']);
    expect(Buffer.byteLength(result.summary)).toBeLessThan(1024 * 1024);
    expect(result.summary).toContain('<h3>Servers added: 3000</h3>');
    expect(result.summary).not.toMatch(/<h1>|\u202e|##\[/);
    expect(result.annotations).toEqual([]);
    expect(reportOf(result).servers.came).toHaveLength(3000);
    expectNoSecrets(result);
  });
});

describe('a policy', () => {
  const notes = (score: number): Server => ({
    ...(servers[0] as Server),
    versions: { '1.3.0': { score: 88 }, '1.4.0': { score } },
  });
  const write = (name: string, day: string, score: number) => {
    const document = exportDocument(new Date(day), {}, [notes(score)]);
    return writeFile(join(folder, name), JSON.stringify(document));
  };
  const inputs = { 'export-file': 'new.json', 'old-export-file': 'old.json' };

  async function judge(
    scores: readonly [before: number, now: number],
    given: Readonly<Record<string, string>>,
  ) {
    await startServices();
    const now = Date.now();
    await write('old.json', new Date(now - 86_400_000).toISOString(), scores[0]);
    await write('new.json', new Date(now - 60_000).toISOString(), scores[1]);
    return compare({ inputs: { ...inputs, ...given } });
  }

  test.for<[readonly [number, number], Record<string, string>, number, object]>([
    [[96, 60], { preset: 'recommended' }, 1, { 'versions-failing': '1', 'packages-blocked': '0' }],
    [[60, 96], { preset: 'recommended' }, 0, { 'versions-passing': '1', 'versions-failing': '0' }],
    [[96, 60], { 'min-score': '50' }, 0, { 'versions-failing': '0', differs: 'true' }],
    [[95, 60], { 'min-score': '89' }, 1, { 'versions-failing': '1', 'packages-blocked': '1' }],
    [[96, 60], { 'org-policy': 'min-score: 50' }, 0, { 'versions-failing': '0' }],
    [[96, 85], { 'org-policy': 'min-score: 90' }, 1, { 'versions-failing': '1' }],
    [[96, 60], { 'config-file': 'policy.yml' }, 0, { 'versions-failing': '0' }],
  ])('says for %j under %j what fails now: %i', async ([scores, given, exitCode, outputs]) => {
    await writeFile(join(folder, 'policy.yml'), 'min-score: 55\n');
    const result = await judge(scores, { ...given, 'fail-on': 'failing' });
    expect([result.exitCode, result.outputs]).toMatchObject([exitCode, outputs]);
    expect(messages(result)).toEqual(
      exitCode === 0
        ? []
        : [
            [
              'error',
              expect.stringContaining(
                'Under the policy, a package, a version or the whole export no longer passes',
              ),
            ],
          ],
    );
    expect(reportOf(result).policy).toBeDefined();
  });

  test('is told in the summary before all else', async () => {
    const { summary, exitCode } = await judge([96, 60], { preset: 'recommended' });
    expect(exitCode).toBe(0);
    expect(summary.match(/<h3>[^<]*/g)?.[0]).toMatch(/ fail now: 1$/);
  });

  test('judges the exports of the cache, too', async () => {
    await startServices();
    await earlier(1);
    const result = await compare({ inputs: { preset: 'recommended', 'fail-on': 'failing' } });
    expect([result.exitCode, result.outputs]).toMatchObject([
      0,
      { 'versions-failing': '0', 'export-source': 'download' },
    ]);
    expect(reportOf(result).policy?.came.map(({ package: name }) => name)).toContain(
      'npm:@fictional-mcp/notes',
    );
    expect(cache.entries).toHaveLength(2);
  });

  test.for<[string, Record<string, string>, RegExp]>([
    ['none', { 'fail-on': 'failing' }, /fail-on: failing requires a policy/],
    ['no file', { 'config-file': 'none.yml' }, /none\.yml cannot be read.*needs a checkout/s],
    ['a file outside', { 'config-file': '../policy.yml' }, /config-file: .* is not a path inside/],
    ['a faulty file', { 'config-file': 'faulty.yml' }, /faulty\.yml.*min-scroe/s],
    ['a faulty floor', { 'org-policy': 'min-score: often' }, /org-policy.*min-score/s],
    ['one that no token reads', { 'org-policy': 'acme/p/gate.yml@main' }, /github-token is empty/],
  ])('that is %s is an error before anything is downloaded', async ([, given, expected]) => {
    await writeFile(join(folder, 'faulty.yml'), 'min-scroe: 50\n');
    await startServices();
    const result = await compare({ inputs: given });
    expect(result.exitCode).toBe(1);
    expect(
      messages(result)
        .map(([, message]) => message)
        .join('\n'),
    ).toMatch(expected);
    expect(service.requests).toEqual([]);
  });
});

describe('names and grades', () => {
  const shows = ({ everything }: StepResult): boolean => /fictional-mcp|srv-/.test(everything);

  test.for<[string | null, Record<string, string>, boolean]>([
    ['private', {}, true],
    ['internal', {}, true],
    ['public', {}, false],
    [null, {}, false],
    ['public', { 'publish-grades': 'true' }, true],
  ])('in a repository that is %s with %j are shown: %s', async ([visibility, inputs, isShown]) => {
    await startServices();
    await earlier(1);
    const result = await compare({ visibility, inputs: { ...inputs, 'fail-on': 'any' } });
    expect(shows(result)).toBe(isShown);
    expect([result.exitCode, result.outputs['differs']]).toEqual([1, 'true']);
    expect(result.summary).toContain(
      isShown ? '<h3>Versions added: 2</h3>' : '<li>Versions added: 2</li>',
    );
    expect(Object.keys(result.files)).toEqual(isShown ? ['report-file', 'summary-file'] : []);
  });
});
