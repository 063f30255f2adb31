import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '../../../src/commands/allowlist/formats/csv.ts';
import { jsonList } from '../../../src/commands/allowlist/formats/json.ts';
import type { JudgedPackage } from '../../../src/commands/corpus/judged-package.ts';
import { judgedPackage, judgedVersion, strangersPackages, writeFormatFiles } from './packages.ts';
import '../../seed.ts';

/** DuckDB is a native program. On a platform without it, its test is skipped, and the test's name says so. */
const duckdb = await import('@duckdb/node-api').catch((error: unknown) => error as Error);
const missing = duckdb instanceof Error ? ` (skipped: no DuckDB here: ${duckdb.message})` : '';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-lists-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function csvOf(packages: readonly JudgedPackage[], withGrades = false): Promise<string> {
  return (await writeFormatFiles(csv, packages, withGrades)).get('allowlist.csv') ?? '';
}

async function jsonOf(packages: readonly JudgedPackage[], withGrades = false): Promise<string> {
  return (await writeFormatFiles(jsonList, packages, withGrades)).get('allowlist.json') ?? '';
}

/** Parses the rows of a CSV file as RFC 4180 defines them. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}

const acme = [
  judgedPackage(
    'npm:@acme/notes',
    [
      judgedVersion('2.0.0', { verdict: 'fail', score: 40, grade: 'D', rules: ['below-minimum'] }),
      judgedVersion('1.10.0', { verdict: 'warn' }),
    ],
    [
      { id: 'a', name: 'Acme, Notes' },
      { id: 'b', name: 'notes' },
    ],
  ),
  judgedPackage('remote:https://mcp.acme.example/mcp', [
    judgedVersion(null, { judgedVersion: null, verdict: 'error', score: null, grade: null }),
  ]),
];

describe('the CSV', () => {
  test('has a row for each version', async () => {
    expect(await csvOf(acme)).toBe(
      [
        'purl,ecosystem,name,version,verdict,server_ids,servers',
        'pkg:npm/%40acme/notes@2.0.0,npm,%40acme/notes,2.0.0,not admitted,"a, b","Acme%2C Notes, notes"',
        'pkg:npm/%40acme/notes@1.10.0,npm,%40acme/notes,1.10.0,admitted,"a, b","Acme%2C Notes, notes"',
        ',remote,https://mcp.acme.example/mcp,,not admitted,server-1,io.example/notes',
        '',
      ].join('\r\n'),
    );
  });

  test('has grades only on request', async () => {
    const [, first = []] = rowsOf(await csvOf(acme, true));
    expect(first.slice(7)).toEqual(['D', '40', 'below-minimum']);
    expect(await csvOf(acme)).not.toMatch(/below|\b40\b/);
  });

  test('has no formula, however its lines are split', async () => {
    await fc.assert(
      fc.asyncProperty(strangersPackages, fc.boolean(), async (packages, withGrades) => {
        const text = await csvOf(packages, withGrades);
        const cells = [
          ...rowsOf(text).flat(),
          // Split at every separator that a spreadsheet offers, whether or not it understands quotation
          // marks.
          ...text.split(/[\r\n,;\t|]|, /).filter((part) => part !== ''),
        ];
        for (const cell of cells) expect(cell).not.toMatch(/^[\s"']*[=+\-@＝＋－＠﹦]/);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc};|]/u);
      }),
    );
  });

  test.skipIf(missing !== '')(`reads back in DuckDB${missing}`, async () => {
    if (duckdb instanceof Error) throw duckdb;
    const instance = await duckdb.DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const path = join(folder, 'allowlist.csv');
    // The Node client strips a byte order mark from the beginning of each text.
    const read = (text: string): string => text.toWellFormed().replace(/^\ufeff/, '');
    const list = (name: string) =>
      `list_transform(split(coalesce(${name}, ''), ', '), each -> url_decode(each)) AS ${name}`;
    await fc.assert(
      fc.asyncProperty(strangersPackages, async (packages) => {
        await writeFile(path, await csvOf(packages, true));
        const result = await connection.runAndReadAll(
          `SELECT url_decode(name) AS name, url_decode(version) AS version, verdict,
             ${list('server_ids')}, ${list('servers')}, url_decode(grade) AS grade, score, ${list('rules')}
           FROM read_csv('${path}', header = true, all_varchar = true)`,
        );
        const texts = (all: readonly string[]): string[] =>
          all.length === 0 ? [''] : all.map(read);
        expect(
          result.getRowObjectsJson().map((row) => ({
            ...row,
            version: row['version'] ?? '',
            name: row['name'] ?? '',
            grade: row['grade'] ?? '',
          })),
        ).toEqual(
          packages.flatMap(({ identity, servers, versions }) =>
            versions.map(({ version, verdict, grade, score, rules }) => ({
              name: read(identity.name),
              version: read(version ?? ''),
              verdict: verdict === 'pass' || verdict === 'warn' ? 'admitted' : 'not admitted',
              server_ids: texts(servers.map(({ id }) => id)),
              servers: texts(servers.map(({ name }) => name)),
              grade: read(grade ?? ''),
              score: score === null ? null : String(score),
              rules: texts(rules),
            })),
          ),
        );
      }),
    );
  });
});

test.skipIf(missing !== '')(`the query of the documents reads the CSV${missing}`, async () => {
  if (duckdb instanceof Error) throw duckdb;
  const page = await readFile(resolve('docs/internals/allowlists.md'), 'utf8');
  const [, sql = ''] = /^```sql\n(SELECT url_decode.*?)^```$/ms.exec(page) ?? [];
  const path = join(folder, 'documented.csv');
  await writeFile(path, await csvOf(acme));
  const connection = await (await duckdb.DuckDBInstance.create(':memory:')).connect();
  const result = await connection.runAndReadAll(sql.replace('allowlist.csv', path));
  const servers = ['Acme, Notes', 'notes'];
  expect(result.getRowObjectsJson()).toEqual([
    { name: '@acme/notes', version: '2.0.0', verdict: 'not admitted', servers },
    { name: '@acme/notes', version: '1.10.0', verdict: 'admitted', servers },
    {
      name: 'https://mcp.acme.example/mcp',
      version: null,
      verdict: 'not admitted',
      servers: ['io.example/notes'],
    },
  ]);
});

describe('the JSON', () => {
  test('has what is admitted and what is not, by package', async () => {
    expect(await jsonOf(acme)).toMatchInlineSnapshot(`
      "{
      "listVersion": 1,
      "withGrades": false,
      "packages": [
      {"ecosystem":"npm","name":"@acme/notes","servers":[{"id":"a","name":"Acme, Notes"},{"id":"b","name":"notes"}],
       "admitted": [
        {"version":"1.10.0","digest":null,"purl":"pkg:npm/%40acme/notes@1.10.0"}
       ],
       "notAdmitted": [
        {"version":"2.0.0","digest":null,"purl":"pkg:npm/%40acme/notes@2.0.0"}
       ]},
      {"ecosystem":"remote","name":"https://mcp.acme.example/mcp","servers":[{"id":"server-1","name":"io.example/notes"}],
       "admitted": [],
       "notAdmitted": [
        {"version":null,"digest":null,"purl":null}
       ]}
      ]
      }
      "
    `);
    expect(await jsonOf([])).toBe(
      '{\n"listVersion": 1,\n"withGrades": false,\n"packages": []\n}\n',
    );
  });

  test.skipIf(spawnSync('jq', ['--version']).status !== 0)(
    'is a plain list by the commands of the documents',
    async () => {
      const page = await readFile(resolve('docs/internals/allowlists.md'), 'utf8');
      await writeFile(join(folder, 'allowlist.json'), await jsonOf(acme));
      const outputs = [...page.matchAll(/^jq .*allowlist\.json$/gm)].map(
        ([line]) => spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' }).stdout,
      );
      expect(outputs).toEqual(['pkg:npm/%40acme/notes@1.10.0\n', 'pkg:npm/%40acme/notes@2.0.0\n']);
    },
  );

  test('fits its schema, and says what was judged', async () => {
    const schema = JSON.parse(await readFile(resolve('schema/allowlist.schema.json'), 'utf8'));
    const validate = new Ajv2020({ strict: true }).compile(schema);
    await fc.assert(
      fc.asyncProperty(strangersPackages, fc.boolean(), async (packages, withGrades) => {
        const document = JSON.parse(await jsonOf(packages, withGrades));
        expect([validate(document), validate.errors]).toEqual([true, null]);
        const fields = (wanted: boolean, { versions }: JudgedPackage) =>
          versions
            .filter(({ verdict }) => (verdict === 'pass' || verdict === 'warn') === wanted)
            .map((each) => ({
              version: each.version,
              ...(withGrades ? { score: each.score, grade: each.grade, rules: each.rules } : {}),
            }));
        expect(document.packages).toMatchObject(
          packages.map((each) => ({
            ecosystem: each.identity.type,
            name: each.identity.name,
            servers: each.servers,
            admitted: fields(true, each),
            notAdmitted: fields(false, each),
          })),
        );
        if (!withGrades)
          expect(JSON.stringify(document)).not.toMatch(/"(?:score|grade|rules|verdict)":/);
      }),
    );
  });
});
