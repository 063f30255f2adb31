/* Tests `export-file: OWNER/REPOSITORY/PATH@REF`, which reads grades from another repository. */
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { noCache } from '../../../src/export/ports/cache.ts';
import { loadExport } from '../../../src/gate/pipeline/load-export.ts';
import type { ExportFilePorts } from '../../../src/gate/ports.ts';
import { readSettings } from '../../../src/gate/settings/settings.ts';
import type { Commits } from '../../../src/io/files/commits.ts';
import { readWholeFile } from '../../../src/io/files/read-text.ts';
import type { FileSystem } from '../../../src/io/files/tree.ts';
import { GateError } from '../../../src/model/failure.ts';
import type { FailureCode } from '../../../src/model/model.ts';
import { exportDocument } from '../../export-service/corpus.ts';

const commit = '1'.repeat(40);
const json = Buffer.from(JSON.stringify(exportDocument(new Date(0))));
const csv = Buffer.from('server,version,score\nnpm:@fictional-mcp/notes,1.4.0,96\n');
const files: Readonly<Record<string, Uint8Array>> = {
  'export.json': json,
  'export.json.gz': gzipSync(json),
  'export.json.zst': zstdCompressSync(json),
  'reviews.csv': csv,
  'reviews.csv.gz': gzipSync(csv),
  'cut.gz': gzipSync(json).subarray(0, 500),
  'faulty.csv': Buffer.from('server,version,score\nnpm:a,1,x\n'),
  'large.json': Buffer.alloc(50 * 1024 * 1024 + 1),
};

/** Returns what a run logs and finds for `@fictional-mcp/notes`, and how often it read the file. */
async function load(given: string, refusal?: FailureCode) {
  const log: string[] = [];
  let reads = 0;
  const system = {
    follow: async (path: string) => ({ path }),
    async read(path, limitFor, use) {
      reads += 1;
      const bytes = files[path];
      if (bytes === undefined) return { reason: 'not there' };
      return use(bytes.subarray(0, limitFor(bytes.length)), bytes.length);
    },
  } as Pick<FileSystem, 'follow' | 'read'> as FileSystem;
  const commits = {
    async commit(revision) {
      if (refusal !== undefined) throw new GateError(refusal, 'Refused.', 'Run the job again.');
      return ['main', commit].includes(revision)
        ? { id: commit, tree: '2'.repeat(40), parents: [] }
        : null;
    },
    commitFiles: () => ({
      namesIn: async () => [],
      readTree: () => Promise.reject(new Error('no tree is needed')),
      readFile: () => Promise.reject(new Error('no text is needed')),
      readBytes: (path, limit) => readWholeFile(system, path, limit),
    }),
  } as Pick<Commits, 'commit' | 'commitFiles'> as Commits;
  const never = (): never => {
    throw new Error('not needed');
  };
  const ports: ExportFilePorts = {
    ...{ now: () => 0, random: () => 0, sleep: async () => {}, log: (line) => void log.push(line) },
    ...{ cache: noCache, createStore: never, event: 'push', platform: 'test' },
    explainMissingKey: never,
    // biome-ignore lint/correctness/useYield: a path is no reference, so nothing is read from the disk.
    readChunks: async function* (path) {
      throw new Error(`read from the disk: ${path}`);
    },
    openRepository: async ({ owner, name }) => {
      expect(`${owner}/${name}`).toBe('acme/reviews');
      return commits;
    },
  };
  const settings = readSettings({ 'export-file': given }, 'input');
  const identity = { type: 'npm', name: '@fictional-mcp/notes' } as const;
  const query = { identities: [identity], watched: [] };
  const { selection, source } = await loadExport(settings, query, ports);
  await loadExport(settings, query, ports);
  const scores = selection.servers.flatMap(({ reports }) => reports.map(({ score }) => score));
  return { log, reads, source, scores };
}

test.for<[path: string, scores: readonly number[]]>([
  ['export.json', [88, 96]],
  ['export.json.gz', [88, 96]],
  ['export.json.zst', [88, 96]],
  ['reviews.csv', [96]],
  ['reviews.csv.gz', [96]],
])('%s is read once, at the commit that the reference means', async ([path, scores]) => {
  const found = await load(`acme/reviews/${path}@main`);
  expect(found).toMatchObject({ scores, reads: 1, source: 'file' });
  expect(found.log[0]).toMatch(
    new RegExp(`^export-file: acme/reviews/${path}@main .*\\b${commit}\\b`),
  );
  expect((await load(`acme/reviews/${path}@${commit}`)).log[0]).toMatch(/^Export: read from acme/);
});

test.for<[given: string, code: string, words: RegExp, refusal?: FailureCode]>([
  ['acme/reviews/none.csv@main', 'file-unreadable', /none\.csv: not there/],
  ['acme/reviews/export.json@v9', 'file-unreadable', /acme\/reviews has no commit v9/],
  ['acme/reviews/large.json@main', 'file-unreadable', /larger than 50 MB.*base-url/],
  ['acme/reviews/cut.gz@main', 'file-unreadable', /not a complete gzip file/],
  ['acme/reviews/faulty.csv@main', 'invalid-review-list', /faulty\.csv@main:2:9: score: "x"/],
  ['acme/reviews/a.csv@main', 'file-unreadable', /private.*contents: read/, 'api-not-found'],
  ['acme/reviews/a.csv@main', 'file-unreadable', /contents: read/, 'no-token'],
  ['acme/reviews/a.csv@main', 'api-limited', /acme\/reviews\/a\.csv@main cannot/, 'api-limited'],
])('%s: %s', async ([given, code, words, refusal]) => {
  const error = await load(given, refusal).catch((reason: unknown) => reason);
  if (!(error instanceof GateError)) throw error;
  expect(error.code).toBe(code);
  expect([error.message, ...error.details, error.remedy].join(' ')).toMatch(words);
});

test('a path of the same form begins with ./', async () => {
  await expect(load('./acme/reviews/export.json@main')).rejects.toThrow(/read from the disk: \.\//);
});
