/*
 * Tests user-supplied grades: the sample, the script for an index, and the conversion of an export back into
 * a list.
 */

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { generateExport } from '../../bench/generate.ts';
import { judgeCorpus } from '../../src/commands/corpus/judge-corpus.ts';
import { tableNames } from '../../src/commands/export-tables/layout.ts';
import { writeTables } from '../../src/commands/export-tables/write-tables.ts';
import { createSpill } from '../../src/export/ports/spill-file.ts';
import { createStoreFile } from '../../src/export/ports/store-file.ts';
import { createGradeSource } from '../../src/export/review-list/grade-source.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { policyFrom } from '../judging/policy/judging.ts';
import { inherited, runCommand } from '../runner/processes.ts';
import { sizeFor } from '../sizes.ts';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'examples/own-grades');
const folder = mkdtempSync(join(tmpdir(), 'own-grades-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  runCommand(args, { cwd: folder, env: { ...inherited, XDG_CACHE_HOME: folder } });

test('the sample is a list that the program explains', async () => {
  const { status, out } = await run('export', 'validate', join(examples, 'sample.csv'));
  expect([status, out.replace(/^.*sample\.csv/, 'sample.csv')]).toMatchInlineSnapshot(`
    [
      0,
      "sample.csv: a review list with 8 rows about 6 servers
    6 versions reviewed, 1 not reviewed yet, 0 repeated rows
    The gate can use the list.
    ",
    ]
  `);
});

test('an index and the registry make an export', async () => {
  const server = (name: string, version: string, more: object, isLatest = true) => ({
    server: { name, version, ...more },
    _meta: { 'io.modelcontextprotocol.registry/official': { status: 'active', isLatest } },
  });
  const npm = { registryType: 'npm', identifier: '@fictional-mcp/notes', version: '1.4.0' };
  const remote = { type: 'streamable-http', url: 'https://mcp.fictional.example/search' };
  const graded = (trust_score: number, flags: readonly string[]) => ({
    ...{ trust_score, trust_label: 'High Trust', signals: {}, flags },
    scores: { provenance: 90, maintenance: 85, popularity: 78, permissions: 72 },
  });
  const index = {
    ...{ version: '0.1.0', generated_at: '2026-11-20T06:00:00.595917Z', server_count: 2 },
    servers: {
      'io.github.fictional/notes': graded(82, []),
      'example.fictional/search': graded(34, ['NO_SOURCE']),
    },
  };
  const registry = {
    servers: [
      server('io.github.fictional/notes', '1.4.1', { packages: [npm] }),
      server('io.github.fictional/notes', '1.3.0', { packages: [npm] }, false),
      server('example.fictional/search', '1.0.0', { remotes: [remote] }),
      server('example.fictional/unknown', '1.0.0', { remotes: [remote] }),
    ],
    metadata: { count: 4 },
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  writeFileSync(join(folder, 'servers.json'), JSON.stringify(registry));
  const script = join(examples, 'from-index.ts');
  const files = [join(folder, 'index.json'), join(folder, 'servers.json')];
  writeFileSync(join(folder, 'export.json'), execFileSync(process.execPath, [script, ...files]));
  const shown = async (what: string) => {
    const { out } = await run('show', what, '--export-file', 'export.json');
    return out.split('\n').filter((line) => /^(?:PASS|FAIL)/.test(line));
  };
  expect(await shown('@fictional-mcp/notes')).toEqual([
    'PASS     1.4.1    B         82  2026-11-20',
    'PASS     1.4.0    B         82  2026-11-20',
  ]);
  expect(await shown('https://mcp.fictional.example/search')).toEqual([
    'FAIL     1.0.0    F         34  2026-11-20  below-minimum',
  ]);
  const { out } = await run('export', 'validate', 'export.json');
  expect(out).toContain('2 servers, 3 scores, 1 finding');
});

/**
 * Converts an export's tables into the rows of a review list: one for each reference, version and finding.
 *
 * @param isShort whether to leave out checks that passed, which make up most of a large export
 */
async function rowsOf(document: object, isShort: boolean): Promise<string> {
  const texts = new Map<string, string>(tableNames.map((name) => [name, '']));
  const open = async function* () {
    yield Buffer.from(JSON.stringify(document));
  };
  await writeTables(open, { name: 'a test', isFile: true }, 'none', (table, bytes) => {
    texts.set(table, `${texts.get(table)}${Buffer.from(bytes).toString()}`);
  });
  type Row = Record<string, string | number | null>;
  const table = (name: string): Row[] =>
    (texts.get(name) ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const scores = Map.groupBy(table('scores'), (row) => `${row['server_id']}`);
  const refs = Map.groupBy(table('package_refs'), (row) => `${row['server_index']}`);
  const versions = Map.groupBy(table('versions'), (row) => `${row['server_index']}`);
  const findings = new Map(table('findings').map((row) => [row['finding_index'], row]));
  const referred = Map.groupBy(table('score_findings'), (row) => row['score_index']);
  const lines = [
    ['server', 'version', 'score', 'grade', 'check', 'result', 'evidence', 'reviewed'],
  ];
  for (const server of table('servers')) {
    const own = refs.get(`${server['server_index']}`) ?? [];
    // A server can be found by its packages and by its name, so a list has a row for each.
    const names = [
      ...own.map(({ ecosystem, name }) =>
        ecosystem === 'remote' ? `${name}` : `${ecosystem}:${name}`,
      ),
      `${server['name']}`,
    ];
    const reports = scores.get(`${server['id']}`) ?? [];
    for (const name of names) {
      for (const { version } of versions.get(`${server['server_index']}`) ?? []) {
        lines.push([name, `${version}`, '', '', '', '', '', '']);
      }
      for (const report of reports) {
        const { score, grade, version, generated_at: day } = report;
        const found = (referred.get(report['score_index'] ?? null) ?? [])
          .map((row) => findings.get(row['finding_index'] ?? null))
          .filter((each) => !isShort || each?.['result'] !== 'pass');
        for (const each of found.length === 0 ? [undefined] : found) {
          lines.push(
            [
              ...[name, version, score, score == null ? '' : grade, each?.['check_name']],
              ...[each?.['result'], each?.['evidence'], day],
            ].map((value) => `${value ?? ''}`),
          );
        }
      }
    }
  }
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return lines.map((row) => row.map(cell).join(',')).join('\r\n');
}

const now = Date.parse('2026-11-20T12:00:00Z');

/** Returns the verdict and the rules for each version of each package. */
async function verdicts(open: () => AsyncIterable<Uint8Array>, policy: string) {
  const { packages } = await judgeCorpus(
    { open, origin: { name: 'a test', isFile: true } },
    {
      ...{ policy: policyFrom(policy), now },
      folder: {
        createFile: () => createStoreFile(folder),
        createSpill: (parts: number) => createSpill(join(folder, randomUUID()), parts),
        pause: () => setImmediate(),
      },
    },
  );
  const all: Record<string, string> = {};
  for await (const { identity, versions } of packages) {
    for (const { version, judgedVersion, verdict, score, rules } of versions) {
      const text = `${verdict} ${judgedVersion} ${score} ${[...rules]}`;
      all[`${identity.type}:${identity.name}@${version}`] = text;
    }
  }
  return all;
}

describe('the tables of an export as a review list give the same verdicts', () => {
  // A list's rows name only the package, so two servers with the same package become one.
  const { servers, scores, ...rest } = exportDocument(new Date('2026-11-20T04:00:00Z')) as {
    servers: { id: string }[];
    scores: { server: string }[];
  };
  const isTwin = (id: string): boolean => id.startsWith('srv-twin');
  const corpus = {
    ...rest,
    servers: servers.filter(({ id }) => !isTwin(id)),
    scores: scores.filter(({ server }) => !isTwin(server)),
  };
  const bytes = sizeFor({ small: 1_300_000, real: 26_500_000 });
  const generated = async () => {
    let text = '';
    for (const piece of generateExport({ bytes, seed: 1 })) text += piece;
    return JSON.parse(text);
  };

  const policies = [
    'preset: recommended',
    'preset: strict\nrules: { unverified-publisher: off }',
  ] as const;

  test.for<[what: string, document: () => object | Promise<object>, policies: readonly string[]]>([
    ['the embedded corpus', () => corpus, policies],
    ['generated servers, 1,000 at real size', generated, policies.slice(1)],
  ])('%s', async ([what, document, used]) => {
    const exported = await document();
    const list = Buffer.from(await rowsOf(exported, what !== 'the embedded corpus'));
    const read = async function* () {
      yield list;
    };
    const file = await createGradeSource('list.csv', read, now, { bytes: 1e9, rows: 1e7 });
    expect(file.list?.contradictions).toEqual([]);
    const open = async function* () {
      yield Buffer.from(JSON.stringify(exported));
    };
    for (const policy of used) {
      const [own, theirs] = [await verdicts(file.open, policy), await verdicts(open, policy)];
      expect(Object.keys(own).length).toBeGreaterThan(15);
      expect(own).toEqual(theirs);
    }
  });
});

test('docs/grades.md shows what the program prints of the sample', async () => {
  const page = readFileSync(join(root, 'docs/grades.md'), 'utf8');
  const [, part = ''] = page.split('## Try it with the sample');
  const lines = [...part.matchAll(/^mcp-grade-gate (.+)$/gm)]
    .slice(0, 1)
    .map(([, line = '']) => line);
  const blocks = [...part.matchAll(/```text\n(.*?)```/gs)].slice(0, 1).map(([, text = '']) => text);
  expect([lines.length, blocks.length]).toEqual([1, 1]);
  for (const [at, line] of lines.entries()) {
    const { out } = await runCommand(line.split(' '), {
      cwd: join(root, 'examples/project'),
      env: { ...inherited, XDG_CACHE_HOME: folder, COLUMNS: '80' },
    });
    expect(out).toContain(blocks[at]);
  }
});
