/* Tests the tables that `sweep --history` writes: SQL recounts every figure for every day. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRuns } from '../../../src/commands/sweep/ports/history-files.ts';
import type { JsonSweep } from '../../../src/commands/sweep/schema.ts';
import {
  historyTableNames,
  historyTablesSchema,
  readFolderDay,
} from '../../../src/commands/sweep/tables.ts';
import { weeklyTrend } from '../../../src/commands/sweep/trend.ts';
import { causes } from '../../../src/judging/history.ts';
import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';
import { type Days, openDays, stateKey } from './days.ts';
import { bad, clientFile } from './organisation.ts';

type Row = Record<string, unknown>;
const queries = resolve('examples/history');
const size = Number(process.env['SWEPT_REPOSITORIES'] ?? '60');

/** DuckDB is a native program. On a platform without it, these tests are skipped, and their names say so. */
const duckdb = await import('@duckdb/node-api').catch((error: unknown) => error as Error);
const missing = duckdb instanceof Error ? ` (skipped: no DuckDB here: ${duckdb.message})` : '';

const waiver = `waivers:\n  - match: pkg:npm/@fictional-mcp/files@1.2.0\n    rule: below-minimum\n    reason: It is replaced soon.\n    expires: ${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}\n`;

/**
 * Returns a repository. In a set of them, 5% have a broken policy and 10% a waiver. Every third has a
 * CODEOWNERS file, every seventh a property that names an owner, and every fourth a name that occurs twice.
 * Three cannot be read.
 */
function repository(at: number, server: object, isWaived = true): OrganisationRepository {
  const policy =
    at % 20 === 1 ? 'preset: [oops' : at % 10 === 2 && (isWaived || at < 20) ? waiver : null;
  return {
    name: `r${at}`,
    id: 1000 + at,
    isSecret: [4, 5, 6].includes(at),
    properties: { tier: at % 2 === 0 ? 'one' : 'two', team: at % 7 === 0 ? 'payments' : null },
    files: {
      '.mcp.json': clientFile({ tool: server, ...(at % 4 === 0 ? { second: bad } : {}) }),
      ...(at % 4 === 0 ? { '.cursor/mcp.json': clientFile({ tool: server }) } : {}),
      ...(policy === null ? {} : { '.github/mcp-grade-gate.yml': policy }),
      ...(at % 3 === 0 ? { CODEOWNERS: `* @acme/team-${at % 5} @acme/all\n` } : {}),
    },
  };
}

/** The organisation's policy, which sets the floor for all of them. */
const policies: OrganisationRepository = {
  name: 'policies',
  files: { 'gate.yml': 'min-score: 75\nwaivable: [below-minimum]\n' },
};

/**
 * Applies the changes from the second day on: one repository is renamed, one is archived, and one entry has
 * another alias.
 */
function changedLater(given: OrganisationRepository): OrganisationRepository {
  switch (given.name) {
    case 'r20':
      return { ...given, name: 'renamed' };
    case 'r25':
      return { ...given, isArchived: true };
    case 'r35':
      return { ...given, files: { ...given.files, '.mcp.json': clientFile({ other: bad }) } };
    default:
      return given;
  }
}

/** Repositories transferred to the organisation on the fourth day; one of them was in it on the first day. */
const transferred: readonly OrganisationRepository[] = [
  repository(30, bad),
  { ...repository(11, bad), name: 'from-elsewhere', id: 7 },
];

const dayMs = 24 * 60 * 60 * 1000;

const newsColumn = (cause: string): string =>
  `(SELECT count(*) FROM places x WHERE x.date = r.date AND len(fails) > 0 AND news = '${cause}') AS ${cause.replace('-', '_')}`;

const all = Array.from({ length: size }, (_, at) => at);
const names = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-23', '2026-11-24'] as const;
const last = names[4];
const words = ['--owner-property', 'team', '--properties', 'tier', '--history', 'history'].concat([
  '--org-policy',
  'acme/policies/gate.yml@main',
]);

describe(`a history of days${missing}`, { timeout: 600_000 }, () => {
  let days: Days;
  let folder = '';
  const reports: JsonSweep[] = [];
  let query: (sql: string) => Promise<Row[]>;

  /** Returns the days that this run wrote and that have not been renamed yet. */
  const written = async (): Promise<string[]> =>
    (await readdir(folder)).filter(
      (name) => name.startsWith('date=') && !names.some((each) => name.endsWith(each)),
    );

  /** Runs a sweep, and renames the day that it wrote. */
  async function sweepOn(day: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { found } = await days.report({ words, env });
    reports.push(found);
    await rename(join(folder, (await written())[0] ?? 'none'), join(folder, `date=${day}`));
  }

  beforeAll(async () => {
    if (duckdb instanceof Error) return;
    days = await openDays([
      ...all.map((at) => repository(at, at % 5 === 0 ? bad : good)),
      policies,
    ]);
    folder = join(days.folder, 'history');
    await sweepOn(names[0]);
    // One repository is added, some are fixed, one is gone, and one is transferred to another organisation.
    const later = (isWaived: boolean) =>
      [...all.slice(1).filter((at) => at !== 30), size]
        .map((at) => repository(at, at % 5 === 0 && at > 10 ? bad : good, isWaived))
        .map(changedLater)
        .concat(policies);
    days.set(later(true));
    await sweepOn(names[1]);
    // Kills runs while they read, judge or write, and starts two at once.
    for (const after of [150, 300, 600]) {
      await days.run({ words, started: (kill) => setTimeout(kill, after) });
      for (const name of await written()) await rm(join(folder, name), { recursive: true });
    }
    await Promise.all([days.run({ words }), days.run({ words })]);
    for (const name of await written()) await rm(join(folder, name), { recursive: true });
    await days.grade({ scores: { '@fictional-mcp/notes@1.4.0': 12 } });
    // With a clock that is days off, nothing is judged; with one that is hours off, the result is the same.
    days.service.set({ ahead: 30 * dayMs });
    expect((await days.run({ words })).status).toBe(2);
    expect(await written()).toEqual([]);
    days.service.set({ ahead: dayMs / 8 });
    await sweepOn(names[2]);
    days.service.set({ ahead: 0 });
    // A day without the export is not recorded.
    await rm(join(days.folder, 'export.json'));
    expect((await days.run({ words })).status).toBe(2);
    expect(await written()).toEqual([]);
    await days.grade({ rubric: '1.5.0', scores: { '@fictional-mcp/files@1.2.0': 5 } });
    // The repository that was transferred away comes back, and one arrives from another organisation.
    days.set([...later(true), ...transferred]);
    const keys = {
      MCP_GRADE_GATE_STATE_KEY: `another-key-of-the-state-0123456789abcdef\n${stateKey}`,
    };
    await sweepOn(names[3], keys);
    // All waivers but one are withdrawn.
    days.set([...later(false), ...transferred]);
    await sweepOn(last, keys);
    const instance = await duckdb.DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    query = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson() as Row[];
    await days.grade({});
    const tables = await days.run({
      command: ['export', 'tables', 'export.json', '--out', 'corpus'],
    });
    expect(tables.status).toBe(0);
    await query(`SET file_search_path = '${folder},${join(days.folder, 'corpus')}'`);
    for (const path of [join(folder, 'views.sql'), resolve('docs/queries/views.sql')]) {
      const views = await readFile(path, 'utf8');
      for (const sql of views.split(/;\n/)) if (sql.trim() !== '') await query(sql);
    }
  }, 600_000);
  afterAll(() => days?.close());

  test.skipIf(missing !== '')('every figure is what SQL counts', async () => {
    const runs = await query('SELECT * FROM runs ORDER BY date');
    expect(runs.map((run) => run['date'])).toEqual(names);
    const counted = await query(`SELECT r.date,
      (SELECT count(*) FROM repositories x WHERE x.date = r.date) AS listed,
      (SELECT count(*) FROM repositories x WHERE x.date = r.date AND status = 'read') AS read,
      (SELECT count(*) FROM places x WHERE x.date = r.date) AS places,
      (SELECT count(DISTINCT repository) FROM places x WHERE x.date = r.date) AS with_servers,
      (SELECT count(*) FROM repositories x WHERE x.date = r.date AND status = 'not-read') AS not_read,
      (SELECT count(*) FROM places x WHERE x.date = r.date AND as_of IS NOT NULL) AS earlier_places,
      (SELECT count(DISTINCT (type, name, version)) FROM places x WHERE x.date = r.date) AS servers,
      (SELECT count(*) FROM places x WHERE x.date = r.date AND len(fails) > 0) AS failing_places,
      (SELECT count(DISTINCT (type, name, version)) FROM places x
        WHERE x.date = r.date AND verdict = 'fail') AS failing_servers,
      (SELECT count(DISTINCT repository) FROM problems x
        WHERE x.date = r.date AND level = 'fail' AND waived IS NULL) AS failing_repositories,
      (SELECT count(*) FROM places x WHERE x.date = r.date AND is_pinned) AS pinned,
      (SELECT count(*) FROM places x WHERE x.date = r.date AND NOT is_pinned) AS unpinned,
      ${causes.map(newsColumn).join(', ')},
      FROM runs r ORDER BY r.date`);
    const newsColumns = causes.map((cause) => cause.replace('-', '_'));
    counted.forEach((row, at) => {
      // The first day has no earlier day to compare with.
      const isFirst = at === 0;
      const unknown = isFirst ? Object.fromEntries(newsColumns.map((name) => [name, null])) : {};
      expect(runs[at]).toMatchObject({ ...row, ...unknown });
      const { counts, leftOut, overview } = reports[at] as unknown as {
        readonly counts: Readonly<Record<string, number>>;
        readonly leftOut: Readonly<Record<string, number>>;
        readonly overview: { readonly waivers: { readonly total: number } };
      };
      const toJudge = Object.values(leftOut).reduce(
        (all, each) => all - each,
        counts['listed'] ?? 0,
      );
      expect(leftOut['archived']).toBe(isFirst ? 0 : 1);
      const same = { listed: toJudge, read: counts['read'], not_read: counts['notRead'] };
      const servers = { servers: counts['servers'], failing_servers: counts['failedServers'] };
      const places = { places: counts['places'], earlier_places: counts['earlier'] };
      const reported = { ...same, ...servers, ...places, failing_repositories: counts['failing'] };
      expect(row).toMatchObject(
        Object.fromEntries(Object.entries(reported).map(([name, each]) => [name, `${each}`])),
      );
      const waived = at < 4 ? all.filter((each) => each % 20 === 12).length : 1;
      expect(overview.waivers.total).toBe(waived);
    });
    expect(Number(runs[1]?.['failing_places'])).toBeLessThan(Number(runs[0]?.['failing_places']));
    expect(Number(runs[2]?.['graded_anew'])).toBeGreaterThan(0);
    expect(Number(runs[3]?.['rubric_changed'])).toBeGreaterThan(0);
    expect(Number(runs[4]?.['policy_changed'])).toBeGreaterThan(0);
    expect(runs.map((run) => run['not_read'])).toEqual(names.map(() => '3'));
  });

  test.skipIf(missing !== '')('answers each query of the examples', async () => {
    const answers: Record<string, Row[]> = {};
    for (const name of await readdir(queries)) {
      answers[name] = await query(await readFile(join(queries, name), 'utf8'));
    }
    expect(Object.keys(answers).length).toBeGreaterThanOrEqual(19);
    const changed = answers['changed-since.sql'] ?? [];
    expect(changed.filter(({ repository: name }) => name === 'acme/r0')).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'repository is no longer judged' })]),
    );
    expect(changed).toContainEqual(
      expect.objectContaining({ repository: `acme/r${size}`, what: 'came' }),
    );
    // A new name or alias is not news, and archiving a repository fixes nothing.
    expect(
      changed.filter(({ repository }) => /\/(renamed|r20|r35)$/.test(`${repository}`)),
    ).toEqual(
      changed
        .filter(({ what }) => what === 'changed')
        .filter(({ repository }) => /\/(renamed|r35)$/.test(`${repository}`)),
    );
    expect(changed).toContainEqual(
      expect.objectContaining({ repository: 'acme/r25', what: 'repository is no longer judged' }),
    );
    expect(answers['waivers.sql']?.length).toBeGreaterThan(0);
    const weeks = weeklyTrend(readRuns(folder)).map(({ week, failing, places, news }) => ({
      ...{ week, failing_places: `${failing}`, places: `${places}` },
      ...{ brought_in: `${news['brought-in']}`, graded_anew: `${news['graded-anew']}` },
      rubric_changed: `${news['rubric-changed']}`,
      policy_changed: `${news['policy-changed']}`,
    }));
    // The page draws the figures that SQL counts; before the second day, nothing is known to be new.
    expect(weeks.map(({ week }) => week)).toEqual(['2026-11-16', '2026-11-23']);
    expect(answers['failing-by-week.sql']).toEqual(weeks);
    const spans = answers['time-to-fix.sql'] ?? [];
    expect(spans).toContainEqual(
      expect.objectContaining({ repository: 'acme/r10', fixed_by: '2026-11-17', is_open: false }),
    );
    expect(spans[0]).toMatchObject({ is_open: true, fixed_by: null });
    const spansOf = (name: string) =>
      spans.filter(({ repository }) => repository === `acme/${name}`);
    for (const name of ['renamed', 'r35']) {
      const ofFiles = spansOf(name).filter(({ server }) => /files/.test(`${server}`));
      expect(new Set(ofFiles.map(({ client }) => client)).size).toBe(ofFiles.length);
      for (const span of ofFiles) {
        expect(span).toMatchObject({ failing_since: names[0], is_open: true, is_gone: false });
      }
    }
    // A transfer fixes nothing, and no commit introduced the servers that come with one.
    expect(spansOf('r30')).toEqual([
      expect.objectContaining({ failing_since: names[3], is_open: true, is_gone: false }),
      expect.objectContaining({ failing_since: names[0], fixed_by: null, is_gone: true }),
    ]);
    expect(spansOf('from-elsewhere')).toEqual([
      expect.objectContaining({ failing_since: names[3], is_open: true }),
    ]);
    const ofTransferred = `SELECT count(*) AS news FROM places
      WHERE repository IN ('acme/r30', 'acme/from-elsewhere') AND news IS NOT NULL`;
    expect(await query(ofTransferred)).toEqual([{ news: '0' }]);
    expect(spansOf('r20')).toEqual([]);
    expect(spansOf('r25')).toEqual([
      expect.objectContaining({ is_gone: true, fixed_by: null, is_open: false }),
    ]);
    const used = answers['who-uses.sql'] ?? [];
    expect(used).toContainEqual(
      expect.objectContaining({ repository: 'acme/r3', first_day: names[0], last_day: last }),
    );
    // No other version is graded F on its latest day, and one repository that ran this one is gone.
    const gradedF = answers['who-ran-what-is-graded-f.sql'] ?? [];
    expect(new Set(gradedF.map(({ name, version }) => `${name} ${version}`))).toEqual(
      new Set(['@fictional-mcp/files 1.2.0']),
    );
    expect(gradedF).toContainEqual(
      expect.objectContaining({ repository: 'acme/r0', is_still_there: false }),
    );
    expect(answers['pinned.sql']?.length).toBe(names.length);
    expect(answers['oldest-problems.sql']?.length).toBeGreaterThan(0);
    const withCheck = answers['who-fails-a-check.sql'] ?? [];
    expect(withCheck).toContainEqual(
      expect.objectContaining({ repository: 'acme/renamed', name: '@fictional-mcp/files' }),
    );
    expect(new Set(withCheck.map(({ name }) => name))).toEqual(new Set(['@fictional-mcp/files']));
    const onThatDay = answers['policy-on-a-day.sql'] ?? [];
    expect(new Set(onThatDay.map(({ date }) => date))).toEqual(new Set(['2026-11-19']));
    expect(onThatDay[0]?.['policies']).toEqual([
      expect.stringMatching(/^acme\/policies\/gate\.yml@[0-9a-f]{40}$/),
    ]);
    expect(answers['days-without-a-run.sql']?.map(({ date }) => date)).toEqual([
      ...['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22'],
    ]);
    const began = answers['waivers-since.sql'] ?? [];
    expect(began).toContainEqual(
      expect.objectContaining({ first_day: names[0], last_day: names[3], is_over: true }),
    );
    expect(answers['failing-by-tier.sql']?.map(({ tier }) => tier).toSorted()).toEqual([
      ...['one', 'two'],
    ]);
    expect(answers['runs.sql']?.map(({ requests }) => Number(requests) > 0)).toEqual(
      names.map(() => true),
    );
    expect(answers['by-owner-and-rule.sql']).toContainEqual(
      expect.objectContaining({ owner: '@acme/all' }),
    );
  });

  test.skipIf(missing !== '')('rows are as the schema says, and small', async () => {
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    const schema = historyTablesSchema();
    ajv.addSchema(schema, 'tables');
    let bytes = 0;
    for (const table of historyTableNames) {
      const path = join(folder, `date=${last}`, `${table}.ndjson.gz`);
      bytes += (await stat(path)).size;
      const fits = ajv.getSchema(`tables#/$defs/${table}`);
      for (const line of gunzipSync(await readFile(path))
        .toString()
        .split('\n')
        .slice(0, -1)) {
        fits?.(JSON.parse(line));
        expect(fits?.errors ?? null).toBe(null);
      }
    }
    const places = reports[4]?.servers.length ?? 1;
    process.stdout.write(`${(bytes / places).toFixed(1)} bytes a place and day\n`);
    // In a small organisation, the fixed cost of five files would distort the bytes per place.
    if (size >= 1000) expect(bytes / places).toBeLessThanOrEqual(35);
  });
});

test('a folder is a day only if the calendar has it', () => {
  const names = ['date=2026-11-26', 'date=2026-13-45', 'date=2026-11-26x', 'notes'];
  expect(names.map(readFolderDay)).toEqual(['2026-11-26', null, null, null]);
});

test('a day is replaced as a whole, and nothing else is left', { timeout: 120_000 }, async () => {
  const days = await openDays([repository(0, bad)]);
  try {
    const folder = join(days.folder, 'history');
    await days.run({ words: ['--history', 'history'] });
    const before = await readdir(folder, { recursive: true });
    // Two runs at once, and one that is killed.
    const killed = days.run({
      words: ['--history', 'history'],
      started: (kill) => setTimeout(kill, 400),
    });
    const run = () => days.run({ words: ['--history', 'history'] });
    const found = await Promise.all([run(), run(), killed]);
    expect(found.slice(0, 2).map(({ err }) => err)).not.toContainEqual(
      expect.stringContaining('history cannot be written'),
    );
    const after = await readdir(folder, { recursive: true });
    expect(after.filter((name) => !name.startsWith('.')).sort()).toEqual(before.sort());
    const day = before.find((name) => /^date=[^/]+$/.test(name)) ?? '';
    const runs = gunzipSync(await readFile(join(folder, day, 'runs.ndjson.gz'))).toString();
    expect(runs.split('\n').length).toBe(2);

    // News for a day is still news after a second run on that day.
    await days.grade({ scores: { '@fictional-mcp/files@1.2.0': 5 } });
    const newsOfDay = async (): Promise<unknown[]> => {
      await run();
      return readRuns(folder).map(({ row }) => row.graded_anew);
    };
    expect([await newsOfDay(), await newsOfDay()]).toEqual([[3], [3]]);
    await days.grade({});
    expect([await newsOfDay(), await newsOfDay()]).toEqual([[3], [3]]);

    // A day without the export changes nothing.
    await rm(join(days.folder, 'export.json'));
    await rm(folder, { recursive: true });
    await run();
    expect(await readdir(folder).catch(() => 'none')).toBe('none');

    await days.grade({});
    await run();
    const other = await days.run({ words: ['--history', 'history', '--include', 'r*'] });
    expect([other.status, other.err]).toEqual([
      2,
      expect.stringMatching(
        `organisation acme of ${days.service.apiUrl}.*organisation acme \\(include r\\*\\) of`,
      ),
    ]);
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    const { out, err, status } = await run();
    expect([out, status]).toEqual(['', 2]);
    expect(err).toMatch(/ history .*#history-unusable/s);
    await rm(folder);
    await mkdir(join(folder, 'views.sql/taken'), { recursive: true });
    expect((await run()).err).toContain('The history cannot be written to history');
  } finally {
    await days.close();
  }
});

test.skipIf(missing !== '')(
  'parts of an organisation are joined, and say what the whole says',
  { timeout: 600_000 },
  async () => {
    if (duckdb instanceof Error) return;
    const days = await openDays([
      ...all.slice(0, 30).map((at) => repository(at, at % 5 === 0 ? bad : good)),
      policies,
    ]);
    try {
      const shared = ['--owner-property', 'team', '--properties', 'tier'];
      const ndjson = (name: string) => ['-o', `ndjson=${name}.ndjson`];
      const sweep = (...which: readonly string[]) =>
        days.run({
          command: ['sweep', '--org', 'acme', '--export-file', 'export.json', ...shared, ...which],
        });
      await sweep('--history', 'whole/part=all', ...ndjson('all'));
      const part = (name: string, ...which: readonly string[]) =>
        sweep(...which, '--history', `parts/part=${name}`, ...ndjson(name));
      await part('few', '--include', 'r?');
      await part('many', '--exclude', 'r?');
      const answers: Row[][] = [];
      for (const folder of ['whole', 'parts']) {
        const instance = await duckdb.DuckDBInstance.create(':memory:');
        const connection = await instance.connect();
        const query = async (sql: string) =>
          (await connection.runAndReadAll(sql)).getRowObjectsJson() as Row[];
        await query(`SET file_search_path = '${join(days.folder, folder)}'`);
        const [name = ''] = await readdir(join(days.folder, folder));
        const views = await readFile(join(days.folder, folder, name, 'views.sql'), 'utf8');
        const joined = views.replaceAll("'date=*/", "'part=*/date=*/");
        for (const sql of joined.split(/;\n/)) if (sql.trim() !== '') await query(sql);
        const rows: Row[] = [];
        for (const file of (await readdir(queries)).sort()) {
          if (/^(?:who-fails|coverage|runs|policy-on)/.test(file)) continue;
          rows.push({ file, rows: await query(await readFile(join(queries, file), 'utf8')) });
        }
        answers.push(rows);
      }
      // Runs start at different times.
      const timeless = (rows: unknown): string =>
        JSON.stringify(rows).replace(/"[\d-]{10} [\d:.]+"/g, '"then"');
      expect(JSON.parse(timeless(answers[1]))).toEqual(JSON.parse(timeless(answers[0])));
      const lines = async (...names: readonly string[]): Promise<string[]> =>
        (
          await Promise.all(
            names.map((name) => readFile(join(days.folder, `${name}.ndjson`), 'utf8')),
          )
        )
          .flatMap((text) => text.split('\n'))
          .filter((line) => line.includes('"kind":"server"'))
          .toSorted();
      expect((await lines('few', 'many')).length).toBeGreaterThan(30);
      expect(await lines('few', 'many')).toEqual(await lines('all'));
    } finally {
      await days.close();
    }
  },
);
