import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../../export-service/corpus.ts';
import { viewsSql } from './views.ts';

const run = promisify(execFile);
const cli = resolve('dist/cli.js');
const queries = resolve('docs/queries');

type Row = Record<string, unknown>;
type Query = (sql: string) => Promise<Row[]>;

/** DuckDB is a native program. On a platform without it, these tests are skipped, and their names say so. */
const duckdb = await import('@duckdb/node-api').catch((error: unknown) => error as Error);
const missing = duckdb instanceof Error ? ` (skipped: no DuckDB here: ${duckdb.message})` : '';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-tables-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Returns the export for a day; a day later, one version has another grade. */
function exportOf(day: string, changes: { score?: number; evidence?: unknown } = {}) {
  const document = JSON.parse(
    JSON.stringify(exportDocument(new Date(`${day}T04:00:00Z`))),
  ) as Record<'servers' | 'scores' | 'findings', Row[]>;
  const [score] = document.scores.filter((each) => each['score'] === 88);
  if (score !== undefined && changes.score !== undefined) score['score'] = changes.score;
  const [finding] = document.findings;
  if (finding !== undefined && changes.evidence !== undefined) {
    finding['evidence'] = changes.evidence;
  }
  return document;
}

async function writeTables(name: string, document: unknown, ...args: readonly string[]) {
  const path = join(folder, 'export.json');
  await writeFile(path, JSON.stringify(document));
  const out = join(folder, name);
  const { stdout } = await run(process.execPath, [
    cli,
    'export',
    'tables',
    path,
    '--out',
    out,
    ...args,
  ]);
  return { out, stdout };
}

/** Opens DuckDB on the tables in a folder, with the views from docs/queries. */
async function openDatabase(out: string): Promise<Query> {
  if (duckdb instanceof Error) throw duckdb;
  const instance = await duckdb.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const query: Query = async (sql) =>
    (await connection.runAndReadAll(sql)).getRowObjectsJson() as Row[];
  await query(`SET file_search_path = '${out}'`);
  for (const sql of viewsSql().split(/;\n/)) if (sql.trim() !== '') await query(sql);
  return query;
}

describe(`the tables in DuckDB${missing}`, () => {
  test('are views with the columns that the code writes', async () => {
    await expect(viewsSql()).toMatchFileSnapshot(join(queries, 'views.sql'));
  });

  test.skipIf(missing !== '').for([[], ['--compress', 'zstd']])(
    'are what JSON.parse reads, with %j',
    async (args) => {
      const hostile = '"}\n{"finding_index":0}\u0000 \u2028 =cmd|x \ud800 \\ud800';
      const document = exportOf('2026-11-20', { evidence: hostile });
      const { out } = await writeTables(`equal-${args.length}`, document, ...args);
      const query = await openDatabase(out);
      const findings = await query('SELECT * FROM findings ORDER BY finding_index');
      expect(
        findings.map((row) => [row['id'], row['check_name'], row['result'], row['weight']]),
      ).toEqual(
        document.findings.map((raw) => [raw['id'], raw['check'], raw['result'], raw['weight']]),
      );
      expect(findings.map((row) => row['evidence'])).toEqual(
        document.findings.map(({ evidence }) =>
          typeof evidence === 'string' ? evidence.toWellFormed() : JSON.stringify(evidence),
        ),
      );
      const scores = await query('SELECT * FROM scores ORDER BY score_index');
      expect(
        scores.map((row) => [row['server_id'], row['version'], row['score'], row['grade']]),
      ).toEqual(
        document.scores.map((raw) => [raw['server'], raw['version'], raw['score'], raw['grade']]),
      );
      expect(await query('SELECT DISTINCT date FROM servers')).toEqual([{ date: '2026-11-20' }]);
      const joined = await query(`SELECT s.score_index AS score, f.id FROM scores s
        JOIN score_findings USING (date, score_index) JOIN findings f USING (date, finding_index)
        ORDER BY s.score_index, reference_index`);
      expect(joined.map((row) => [Number(row['score']), row['id']])).toEqual(
        document.scores.flatMap(({ findings: references }, score) =>
          (references as unknown[]).map((reference) => [score, reference]),
        ),
      );
      const manifest = JSON.parse(await readFile(join(out, 'manifest-2026-11-20.json'), 'utf8'));
      for (const [table, { rows }] of Object.entries<Row>(manifest.tables)) {
        expect(await query(`SELECT count(*)::INTEGER AS rows FROM ${table}`)).toEqual([{ rows }]);
      }
    },
  );

  test.skipIf(missing !== '')('answer each query of the documents', async () => {
    const { out } = await writeTables('queries', exportOf('2026-11-19'));
    await writeTables('queries', exportOf('2026-11-20', { score: 12 }));
    const query = await openDatabase(out);
    const answers: Record<string, Row[]> = {};
    const files = (await readdir(queries)).filter((name) => name !== 'views.sql');
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) {
      const sql = await readFile(join(queries, name), 'utf8');
      answers[name] = await query(sql.replace("'findings-parquet'", `'${out}/findings-parquet'`));
    }
    expect(answers['graded-anew.sql']).toMatchObject([{ old_score: 88, new_score: 12 }]);
    expect(answers['failing-checks.sql']?.length).toBeGreaterThan(0);
    expect(answers['grades-of-packages.sql']?.length).toBeGreaterThan(0);
    const parquet = await query(
      `SELECT count(*) AS rows FROM read_parquet('${out}/findings-parquet/*/*.parquet')`,
    );
    expect(parquet).toEqual(await query('SELECT count(*) AS rows FROM findings'));
  });

  test.skipIf(missing !== '')('leave out a day without a manifest', async () => {
    const { out } = await writeTables('half', exportOf('2026-11-19'));
    await writeTables('half', exportOf('2026-11-20'));
    await rm(join(out, 'manifest-2026-11-19.json'));
    const query = await openDatabase(out);
    expect(await query('SELECT DISTINCT date FROM findings')).toEqual([{ date: '2026-11-20' }]);
  });
});

describe('export tables', () => {
  test('replaces a day wholly, and leaves nothing else', async () => {
    const { stdout } = await writeTables('again', exportOf('2026-11-20'), '--compress', 'zstd');
    expect(stdout).toMatch(/\b2026-11-20\b.*\n {2}servers: \d+ rows, /);
    const { out } = await writeTables('again', exportOf('2026-11-20'));
    const files = await readdir(out, { recursive: true });
    expect(
      files.filter((name) => name.includes('part')).every((name) => name.endsWith('.ndjson')),
    ).toBe(true);
    expect(files.filter((name) => /\.[jz]\w+$|\.nd/.test(name)).length).toBe(6 + 1);
    expect((await readdir(out)).filter((name) => name.startsWith('.'))).toEqual([]);
    // The files contain the entire paid export, so only their owner can read them.
    const { mode } = await stat(join(out, 'manifest-2026-11-20.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  test('leaves the day as it was if the export breaks off', async () => {
    const { out } = await writeTables('broken', exportOf('2026-11-20'));
    const before = await readFile(join(out, 'manifest-2026-11-20.json'), 'utf8');
    const path = join(folder, 'export.json');
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -100));
    const failed = run(process.execPath, [cli, 'export', 'tables', path, '--out', out]);
    await expect(failed).rejects.toMatchObject({ code: 2 });
    expect(await readFile(join(out, 'manifest-2026-11-20.json'), 'utf8')).toBe(before);
    expect((await readdir(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test.for([
    [['export', 'tables', 'x.json'], 64, 'requires --out DIR'],
    [['export', 'tables', 'x.json', '--out', 'o', '--compress', 'gzip'], 64, '"gzip"'],
    [['export', 'tables', 'none.json', '--out', 'o'], 2, 'does not exist'],
  ] as const)('says what is wrong with %j', async ([args, code, words]) => {
    const failed = run(process.execPath, [cli, ...args], { cwd: folder });
    await expect(failed).rejects.toMatchObject({ code, stderr: expect.stringContaining(words) });
  });
});
