/*
 * `sweep history` says from when to when repositories ran which servers, from the state of a sweep.
 */
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sweepHistorySchema } from '../../src/commands/sweep-history/schema.ts';
import type { OrganisationRepository } from '../github-service/organisation.ts';
import { type Days, openDays } from '../sweep/days.ts';
import { bad, clientFile } from '../sweep/organisation.ts';
import { good } from '../variants/cases.ts';

let days: Days;
afterEach(() => days.close());

const one = (name: string, server: object): OrganisationRepository => ({
  name,
  files: { '.mcp.json': clientFile({ [name]: server }) },
});

const history = (...words: string[]) =>
  days.run({ command: ['sweep', 'history', '--state-file', 'state', ...words] });

/** Three days: files is removed by one repository, and notes is graded F by the service. */
async function threeDays(): Promise<void> {
  days = await openDays([one('steady', bad), one('clean', bad), one('notes', good)]);
  await days.report();
  days.set([one('steady', bad), one('clean', good), one('notes', good)]);
  await days.report();
  await days.grade({ scores: { '@fictional-mcp/files@1.2.0': 12 } });
}

const withoutDates = (text: string): string => text.replace(/\d{1,2} \w+ \d{4}/g, 'DAY');

test('which repositories ran a server that is graded F now, those that removed it too', async () => {
  await threeDays();
  const { out, status } = await history('--grade', 'f', '--export-file', 'export.json');
  expect(status).toBe(0);
  expect(withoutDates(out)).toBe(
    [
      '@fictional-mcp/files 1.2.0, graded F now:',
      '    acme/steady .mcp.json: there at least since DAY, still there',
      '    acme/clean .mcp.json: there at least since DAY, went on DAY',
      '',
      '1 version of servers in 2 repositories, as of the run on DAY.',
      '',
    ].join('\n'),
  );
});

test('without an export, the grades are those of the last run that knew them', async () => {
  await threeDays();
  expect((await history('--grade', 'F')).out).toMatch(
    /^No repository is known to have run such a server, as of the run on \d/,
  );
  const { out } = await history('--server', '*/files');
  expect(withoutDates(out)).toMatch(/^@fictional-mcp\/files 1\.2\.0, graded D on DAY:\n/);
  await days.report();
  expect((await history('--grade', 'F')).out).toMatch(/^@fictional-mcp\/files 1\.2\.0, graded F/);
});

test('is JSON that follows its schema', async () => {
  await threeDays();
  const { out } = await history('--json', '--export-file', 'export.json');
  const { places, ...rest } = sweepHistorySchema.parse(JSON.parse(out));
  expect(rest).toMatchObject({ historyVersion: 1, organisation: 'acme', isCut: false });
  expect(places.map(({ repository, name, gone }) => [repository, name, gone !== null])).toEqual([
    ['acme/steady', '@fictional-mcp/files', false],
    ['acme/clean', '@fictional-mcp/files', true],
    ['acme/clean', '@fictional-mcp/notes', false],
    ['acme/notes', '@fictional-mcp/notes', false],
  ]);
  expect(places[1]?.gone).toEqual({ after: expect.any(String), by: rest.lastAt });
});

test.for<[string, readonly string[], Record<string, string>, number, RegExp]>([
  [
    'no file',
    ['--state-file', 'gone'],
    {},
    2,
    /The state gone cannot be used, because it is not there/,
  ],
  [
    'something else',
    ['--state-file', 'export.json'],
    {},
    2,
    /not a state that this tool has written/,
  ],
  [
    'another key',
    [],
    { MCP_GRADE_GATE_STATE_KEY: 'a-wrong-state-key-0123456789abcdefghijkl' },
    2,
    /none of the state keys opens it/,
  ],
  ['no key', [], { MCP_GRADE_GATE_STATE_KEY: '' }, 64, /--state-file: needs a key/],
  ['an argument', ['now'], {}, 64, /takes options only/],
])('%s is told', async ([, words, env, status, expected]) => {
  days = await openDays([one('notes', good)]);
  await days.report();
  await rm(join(days.folder, 'cache'), { recursive: true });
  const command = ['sweep', 'history', '--state-file', 'state', ...words];
  const result = await days.run({ command, env });
  expect(result.err).toMatch(expected);
  expect(result.status).toBe(status);
});

test.for([[], ['--state-file', 'state', '--history', 'history']])(
  '%j is neither',
  async (words) => {
    days = await openDays([]);
    const { err, status } = await days.run({ command: ['sweep', 'history', ...words] });
    expect([err.split('\n')[0], status]).toEqual([
      'sweep history needs either --state-file FILE or --history DIR.',
      64,
    ]);
  },
);

/** Three days with tables: the team of one repository repairs it, and breaks it again. */
async function threeDaysOfTables(): Promise<void> {
  const owned = (name: string, server: object): OrganisationRepository => ({
    name,
    files: { '.mcp.json': clientFile({ [name]: server }), CODEOWNERS: '* @acme/web\n' },
  });
  const shops = [owned('shop', bad), owned('shop', good), owned('shop', bad)];
  days = await openDays([]);
  for (const [at, shop] of shops.entries()) {
    days.set([one('steady', bad), shop, ...(at === 0 ? [owned('gone', bad)] : [])]);
    await days.report({ words: ['--history', 'history'] });
    const written = (await readdir(join(days.folder, 'history'))).filter((name) =>
      /^date=(?!2026-11-0)/.test(name),
    );
    await rename(
      join(days.folder, 'history', `${written[0]}`),
      join(days.folder, 'history', `date=2026-11-0${at + 1}`),
    );
  }
}

const ofTables = async (...words: string[]) => {
  const { out, err, status } = await days.run({
    command: ['sweep', 'history', '--history', 'history', '--json', ...words],
  });
  if (status !== 0) throw new Error(err);
  return sweepHistorySchema
    .parse(JSON.parse(out))
    .places.map(({ repository, name, declared, gone }) => [
      repository,
      `${name}`.slice('@fictional-mcp/'.length),
      declared.after !== null,
      gone !== null,
    ]);
};

test('the tables of days have from when to when something was so', async () => {
  await threeDaysOfTables();
  const shop = [
    ['acme/shop', 'files', true, false],
    ['acme/shop', 'files', false, true],
  ];
  const other = [
    ['acme/steady', 'files', false, false],
    ['acme/gone', 'files', false, true],
  ];
  expect(await ofTables('--server', '*/files')).toEqual([
    ...[shop[0], other[0], other[1], shop[1]],
  ]);
  expect(await ofTables('--rule', 'below-minimum', '--repository', 'acme/shop')).toEqual(shop);
  expect(await ofTables('--owner', '@Acme/Web', '--rule', 'below-minimum')).toEqual([
    ...[shop[0], other[1], shop[1]],
  ]);
  expect(await ofTables('--owner', '@acme/other')).toEqual([]);
  expect(await ofTables('--rule', 'below-minimum', '--since', '2099-01-01')).toEqual([
    ...[shop[0], other[0]],
  ]);
  // What is gone has no owners in a state, and that is said.
  const { out } = await history('--owner', '@acme/web', '--rule', 'below-minimum');
  expect(out).toContain('acme/shop .mcp.json');
  expect(out).not.toMatch(/acme\/(?:steady|gone)/);
  expect(out).toContain('3 other places may fit too');
  // What is damaged is an error, and never less.
  await writeFile(join(days.folder, 'history/date=2026-11-02/places.ndjson.gz'), 'damaged');
  await expect(ofTables()).rejects.toThrow(/The history .*places\.ndjson\.gz cannot be used/);
});

test.for(['2026-13-01', 'yesterday'])('%s is no day', async (day) => {
  days = await openDays([]);
  const { err, status } = await history('--since', day);
  expect([err.split('\n')[0], status]).toEqual([
    `--since is a day such as 2026-11-20, not ${JSON.stringify(day)}.`,
    64,
  ]);
});
