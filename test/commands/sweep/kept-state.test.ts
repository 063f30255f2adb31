/*
 * Tests `sweep --state-file`: what is not read again, what is reported as new, and what happens to a state
 * that cannot be used.
 */
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { JsonSweep } from '../../../src/commands/sweep/schema.ts';
import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';
import { type Days, openDays, stateKey, timeless } from './days.ts';
import { aDayLater, bad, clientFile, manyRepositories } from './organisation.ts';

let days: Days;
afterEach(() => days.close());

const one = (name: string, server: object, more: object = {}): OrganisationRepository => ({
  name,
  files: { '.mcp.json': clientFile({ [name]: server }), ...more },
});
const notes = (version: string) => ({
  ...{ command: 'npx', args: ['-y', `@fictional-mcp/notes@${version}`] },
});

/** Returns the new problems as `repository server cause`. */
function newsOf({ servers }: JsonSweep): string[] {
  return servers
    .filter(({ history }) => history?.news)
    .map(({ repository, name, history }) => `${repository} ${name} ${history?.news}`)
    .sort();
}

const isTree = ({ path }: { readonly path: string }): boolean => path.endsWith('?recursive=1');
const trees = (): number => days.service.requests.filter(isTree).length;

describe('what cannot be read any more', () => {
  const kept = (found: JsonSweep) =>
    found.servers.map(({ repository, file, verdict, asOf }) => {
      return `${repository} ${file} ${verdict}${asOf === null ? '' : ` as of ${asOf}`}`;
    });
  const policy = '.github/mcp-grade-gate.yml';

  test('is news once: the text says what the run fails for, and the next day that it is nothing new', async () => {
    days = await openDays([one('broken', good), one('faulty', good), one('secret', bad)]);
    await days.run();
    days.set([
      one('broken', good, { '.mcp.json': '{ "mcpServers": {' }),
      one('faulty', good, { [policy]: 'preset: [oops' }),
      { ...one('secret', bad, { 'README.md': '# New' }), isSecret: true },
    ]);
    const newsIn = ({ out }: { readonly out: string }): readonly string[] => {
      const lines = out.slice(out.indexOf('New since')).split('\n');
      return lines.slice(2, lines.indexOf('')).map((line) => line.trim().replace(/ {2,}/g, ' | '));
    };
    const second = await days.run();
    expect(newsIn(second)).toEqual([
      'error: acme/secret: not read',
      'fail: acme/broken .mcp.json: unparsable-file',
      `error: acme/faulty ${policy}: invalid-policy`,
    ]);
    expect(second.out).toMatch(/Not read:\n {2}acme\/secret \(as of [\d-]+\): GitHub does not/);
    const third = await days.run();
    expect(newsIn(third)).toEqual(['Nothing is new.']);
    expect([second.status, third.status]).toEqual([2, 0]);
  });

  test('keeps its grades on a day without an export', async () => {
    days = await openDays([one('files', bad), one('notes', good)]);
    const first = await days.report();
    days.set([one('files', bad), one('notes', good), one('fresh', bad)]);
    await rm(join(days.folder, 'export.json'));
    const { found } = await days.report();
    expect(found.grades).toBe('unknown');
    expect(kept(found).sort()).toEqual([
      `acme/files .mcp.json fail as of ${first.found.run.at}`,
      'acme/fresh .mcp.json error',
      `acme/notes .mcp.json pass as of ${first.found.run.at}`,
    ]);
    expect(found.counts).toMatchObject({ places: 3, earlier: 2, failing: 1, failedServers: 1 });
    const { out, status } = await days.run();
    expect(status).toBe(2);
    // The date appears only once.
    expect(out).toMatch(/ are from \d{4}-\d\d-\d\d\.$/m);
    expect(out).toMatch(/In acme\/files \.mcp\.json:1$/m);
    expect(out.match(/ are from /g)).toHaveLength(1);
  });
});

describe('the clock', () => {
  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;

  test.each([
    ['a little', 5 * minuteMs, 1, null],
    ['hours', 3 * 60 * minuteMs, 1, /3 hours behind GitHub's, so the times/],
    ['more than a day', 30 * dayMs, 2, /720 hours behind GitHub's\. Nothing was judged/],
    ['more than a day', -2 * dayMs, 2, /48 hours ahead of GitHub's\. Nothing was judged/],
  ])('apart from GitHub by %s: %d ms', async (_, ahead, expected, words) => {
    days = await openDays([one('files', bad)]);
    days.service.set({ ahead });
    const { status, err } = await days.run();
    expect(status).toBe(expected);
    if (words === null) expect(err).not.toMatch(/clock/);
    else expect(err).toMatch(words);
    const kept = await readdir(days.folder);
    expect(kept.includes('state')).toBe(expected === 1);
  });
});

describe('a second run', () => {
  test('reads only what has another commit, and says the same of the rest', async () => {
    const repositories = manyRepositories(60);
    days = await openDays(repositories);
    const first = await days.report();
    expect(first.found.run.last).toBe(null);
    const again = await days.report();
    // One request, for the list.
    expect(again.requests).toBe(1);
    expect(again.found.run.last).toEqual({ at: first.found.run.at });
    const judged = ({ servers, repositories, verdict }: JsonSweep) => ({
      ...{ repositories, verdict },
      servers: servers.map(({ history, ...rest }) => ({ ...rest, by: history?.declared.by })),
    });
    expect(judged(again.found)).toEqual(judged(first.found));
    expect(newsOf(again.found)).toEqual([]);

    days.set(aDayLater(repositories));
    const later = await days.report();
    expect(trees()).toBe(6);
    // The list, six trees and a few queries for their files.
    expect(later.requests).toBeLessThanOrEqual(10);
    expect(newsOf(later.found)).toEqual([]);
    const since = later.found.servers.map(({ history }) => history?.declared);
    expect(new Set(since.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ after: null, by: first.found.run.at })]),
    );
  });

  test('names the cause of what is new', async () => {
    const rule = 'rules:\n  below-minimum: warn\n';
    days = await openDays([
      one('same', good),
      one('raised', notes('1.3.0')),
      one('removed', good),
      one('own-policy', bad, { '.github/mcp-grade-gate.yml': rule }),
      one('graded', notes('latest')),
    ]);
    const first = await days.report();
    days.set([
      one('same', good),
      one('raised', notes('1.4.0')),
      one('own-policy', bad),
      { ...one('fresh', bad), createdAt: new Date().toISOString() },
      one('moved-here', bad),
      one('graded', notes('latest')),
    ]);
    const second = await days.report();
    expect(newsOf(second.found)).toEqual([
      'acme/fresh @fictional-mcp/files brought-in',
      'acme/own-policy @fictional-mcp/files policy-changed',
      'acme/raised @fictional-mcp/notes brought-in',
    ]);
    const between = { after: first.found.run.at, by: second.found.run.at };
    expect(second.found.gone).toMatchObject([
      { repository: 'acme/raised', version: '1.3.0', gone: between },
      { repository: 'acme/removed', version: '1.4.0', gone: between },
    ]);
    const fresh = second.found.servers.find(({ repository }) => repository === 'acme/fresh');
    expect(fresh?.history?.declared).toEqual(between);
    const moved = second.found.servers.find(({ repository }) => repository === 'acme/moved-here');
    expect(moved?.history).toEqual({
      ...{ declared: { after: null, by: second.found.run.at }, news: null },
      graded: { after: null, by: second.found.run.at },
    });

    const { out } = await days.run();
    expect(out).toMatch(/New since .*:\n {2}The last run was at .* UTC\.\n {2}Nothing is new\.\n/);
    await days.grade({ scores: { '@fictional-mcp/notes@1.4.0': 20 } });
    const third = await days.report();
    expect(third.requests).toBe(1);
    expect(newsOf(third.found)).toEqual(
      ['graded', 'raised', 'same'].map((name) => `acme/${name} @fictional-mcp/notes graded-anew`),
    );
    await days.grade({ scores: { '@fictional-mcp/notes@1.4.0': 60 }, rubric: '2.0.0' });
    const fourth = await days.report();
    expect(new Set(newsOf(fourth.found).map((each) => each.split(' ').at(-1)))).toEqual(
      new Set(['rubric-changed']),
    );
    await days.grade({ rubric: '2.0.0' });
    await days.report();
    const fifth = await days.report({ words: ['--org-policy', 'min-score: 99'] });
    expect(new Set(newsOf(fifth.found).map((each) => each.split(' ').at(-1)))).toEqual(
      new Set(['policy-changed']),
    );
  });

  test('tells what a waiver that ends changes from what the service and a rubric change', async () => {
    const waiver = (expires: Date): object => ({
      '.github/mcp-grade-gate.yml': `waivers:\n  - match: pkg:npm/@fictional-mcp/files@1.2.0\n    rule: below-minimum\n    reason: It is replaced soon.\n    expires: ${expires.toISOString().slice(0, 10)}\n`,
    });
    const inDays = (number: number): Date => new Date(Date.now() + number * 86_400_000);
    const later = waiver(inDays(20));
    days = await openDays([
      one('ends', bad, waiver(inDays(0))),
      one('removed', bad, later),
      one('still', bad, later),
      one('pinned', notes('1.4.0'), later),
    ]);
    await days.report({ day: 0 });
    // On the same day, the service regrades all of them under another rubric.
    days.set([
      one('ends', bad, waiver(inDays(0))),
      one('removed', bad),
      one('still', bad, later),
      one('pinned', notes('1.4.0')),
    ]);
    const scores = { '@fictional-mcp/files@1.2.0': 5, '@fictional-mcp/notes@1.4.0': 12 };
    await days.grade({ day: 1, rubric: '2.0.0', scores });
    const { found } = await days.report({ day: 1 });
    expect(newsOf(found)).toEqual([
      'acme/ends @fictional-mcp/files policy-changed',
      'acme/pinned @fictional-mcp/notes rubric-changed',
      'acme/removed @fictional-mcp/files policy-changed',
      'acme/still @fictional-mcp/files rubric-changed',
    ]);
  });

  test('lists what is new and what is gone', async () => {
    days = await openDays([one('notes', good), one('old', bad)]);
    await days.report();
    days.set([one('notes', good), { ...one('fresh', bad), createdAt: '2100-01-01T00:00:00Z' }]);
    const { out } = await days.run();
    const [, lines] = /\nNew since .*:\n.*\n((?: {2}.*\n)+)/.exec(out) ?? [];
    expect(lines?.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
      '1 place: added or edited by a commit, 1 failing',
      'VERDICT | SERVER | VERSION | GRADE | WHY IT IS NEW | WHERE',
      'FAIL | @fictional-mcp/files | 1.2.0 | D | added or edited by a commit | acme/fresh .mcp.json',
      'No longer declared:',
      'SERVER | VERSION | GRADE | REMOVED | WHERE',
      expect.stringMatching(
        /^@fictional-mcp\/files \| 1\.2\.0 \| D \| (?:on|between) [\w -]+ \| acme\/old \.mcp\.json$/,
      ),
      '',
    ]);
  });

  test('reads again what today’s policies no longer ignore', async () => {
    const policy = 'ignore-paths: ["tools/**"]\n';
    const hidden = { 'tools/.mcp.json': clientFile({ hidden: bad }) };
    days = await openDays([one('own', good, hidden), one('other', good, hidden)]);
    const ignoring = await days.report({ words: ['--org-policy', policy] });
    expect(ignoring.found.servers).toHaveLength(2);
    const all = await days.report();
    expect(all.found.servers).toHaveLength(4);
    expect(newsOf(all.found)).toEqual(
      ['other', 'own'].map((name) => `acme/${name} @fictional-mcp/files policy-changed`),
    );
  });

  test('of another build reads everything again, and blames nobody', async () => {
    days = await openDays(manyRepositories(5));
    const first = await days.report();
    const copy = join(days.folder, 'dist');
    await cp(join(import.meta.dirname, '../../../dist'), copy, { recursive: true });
    const judging = join(copy, 'judging.js');
    await writeFile(judging, `${await readFile(judging, 'utf8')}\n// another build`);
    const other = await days.report({ program: join(copy, 'cli.js') });
    expect(trees()).toBe(5);
    expect(newsOf(other.found)).toEqual([]);
    expect(other.found.servers[0]?.history?.declared.by).toBe(first.found.run.at);
  });

  test('does not take for new what could not be read, or was empty, in between', async () => {
    const away = one('away', bad);
    days = await openDays([one('notes', good), away, { name: 'later', files: null }]);
    const first = await days.report();
    days.set([one('notes', good), { ...away, isSecret: true }, { name: 'later', files: null }]);
    const second = await days.report();
    expect(second.found.counts).toMatchObject({ notRead: 0, read: 2 });
    const changed = { ...away, files: { ...away.files, 'README.md': 'x' }, isSecret: true };
    days.set([one('notes', good), changed, one('later', good)]);
    const third = await days.report();
    expect([third.found.counts.notRead, third.found.gone]).toEqual([1, []]);
    expect(newsOf(third.found)).toEqual(['acme/later @fictional-mcp/notes brought-in']);
    days.set([one('notes', good), { ...changed, isSecret: false }, one('later', good)]);
    const fourth = await days.report();
    expect(newsOf(fourth.found)).toEqual([]);
    const place = fourth.found.servers.find(({ repository }) => repository === 'acme/away');
    expect(place?.history?.declared).toEqual({ after: null, by: first.found.run.at });
  });

  test('knows repositories under another name, and which were only left out', async () => {
    const kept = { ...one('old-name', bad), id: 42 };
    days = await openDays([kept, one('quiet', bad), one('deleted', bad)]);
    const first = await days.report();
    days.set([
      { ...kept, name: 'new-name' },
      { ...one('quiet', bad), isArchived: true },
    ]);
    const second = await days.report();
    expect(second.found.gone.map(({ repository }) => repository)).toEqual(['acme/deleted']);
    expect(newsOf(second.found)).toEqual([]);
    expect(second.found.servers).toMatchObject([
      { repository: 'acme/new-name', history: { declared: { by: first.found.run.at } } },
    ]);
    days.set([{ ...kept, name: 'new-name' }, one('quiet', bad), { ...one('deleted', bad), id: 7 }]);
    const third = await days.report();
    const quiet = third.found.servers.find(({ repository }) => repository === 'acme/quiet');
    expect(quiet?.history).toMatchObject({ declared: { by: first.found.run.at }, news: null });
  });
});

describe('a full disk', () => {
  test('takes no report of before, which its owner alone may read, and the one of the terminal is printed', async () => {
    days = await openDays(manyRepositories(10));
    const words = ['-o', 'json=sweep.json'];
    await days.run({ words });
    const before = await readFile(join(days.folder, 'sweep.json'));
    // The report contains grades, which are paid for.
    const { mode } = await stat(join(days.folder, 'sweep.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
    const { status, out, err } = await days.run({ words, largestFile: 8 });
    expect([status, out]).toEqual([2, expect.stringContaining('FAIL: 10 repositories read')]);
    expect(err).toContain('The json output cannot be written: EFBIG');
    expect(err).toContain('disk space');
    expect((await readFile(join(days.folder, 'sweep.json'))).equals(before)).toBe(true);
    const files = ['cache', 'export.json', 'state', 'sweep.json'];
    expect((await readdir(days.folder)).sort()).toEqual(files);
  });
});

describe('a state', () => {
  const acme = [one('notes', good), one('files', bad)];
  const path = () => join(days.folder, 'state');
  const copies = () => join(days.folder, 'cache');

  test('shows nothing of what it has, and has another form each time', async () => {
    days = await openDays(acme);
    await days.report();
    const first = await readFile(path());
    expect(first.includes('acme')).toBe(false);
    await days.report();
    expect((await readFile(path())).equals(first)).toBe(false);
  });

  test('opens with any of the keys, and is sealed with the first', async () => {
    days = await openDays(acme);
    const { found } = await days.report();
    const other = 'another-state-key-0123456789abcdefghijkl';
    const both = { MCP_GRADE_GATE_STATE_KEY: `${other}\n${stateKey}\n` };
    const rotated = await days.report({ env: both });
    expect(rotated.found.run.last).toEqual({ at: found.run.at });
    const alone = { MCP_GRADE_GATE_STATE_KEY: other };
    const after = await days.report({ env: alone });
    expect(after.found.run.last).toEqual({ at: rotated.found.run.at });
    expect(after.found.run.notices).toEqual([]);
  });

  const damaged: readonly [what: string, damage: () => Promise<unknown>, words: RegExp][] = [
    ['nothing', () => writeFile(path(), ''), /not used, because this tool did not write it/],
    ['something else', () => writeFile(path(), 'x'.repeat(999)), /this tool did not write it/],
    ['more than is read', () => truncate(path(), 600 * 1024 * 1024), /it is too large/],
    [
      'one with another byte',
      async () => {
        const bytes = await readFile(path());
        bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
        await writeFile(path(), bytes);
      },
      /damaged or was altered/,
    ],
    [
      'half of one',
      async () => writeFile(path(), (await readFile(path())).subarray(0, 150)),
      /damaged or was altered/,
    ],
    [
      'one of another version',
      async () => {
        const bytes = await readFile(path());
        bytes[15] = (bytes[15] ?? 0) ^ 1;
        await writeFile(path(), bytes);
      },
      /another version of this tool/,
    ],
  ];

  test.for(damaged)('with %s is a full run, said', async ([, damage, words]) => {
    days = await openDays(acme);
    const { found: first } = await days.report();
    await damage();
    await rm(copies(), { recursive: true });
    const given = await readFile(path());
    const { found } = await days.report();
    expect(trees()).toBe(2);
    expect(found.run.last).toBe(null);
    expect(found.run.notices).toEqual([expect.stringMatching(words)]);
    expect(timeless({ ...found, run: first.run })).toEqual(timeless(first));
    // The state that could not be used is kept.
    expect((await readFile(`${path()}.unread`)).equals(given)).toBe(true);
    const next = await days.report();
    expect([next.requests, next.found.run.notices]).toEqual([1, []]);
  });

  test('that cannot be used does not take what its copy knows', async () => {
    days = await openDays(acme);
    const { found: first } = await days.report();
    await writeFile(path(), 'x');
    const { found } = await days.report();
    expect(trees()).toBe(2);
    expect(found.run.last).toEqual({ at: first.run.at });
    expect(found.run.notices).toEqual([expect.stringMatching(/read again.*come from the copy/)]);
  });

  test('of another organisation, and one with another key, is not used', async () => {
    days = await openDays(acme);
    await days.report();
    const wrong = { MCP_GRADE_GATE_STATE_KEY: 'a-wrong-state-key-0123456789abcdefghijkl' };
    await rm(copies(), { recursive: true });
    const other = await days.report({ env: wrong });
    expect(other.found.run.notices).toEqual([expect.stringMatching(/none of the state keys/)]);
    await rm(copies(), { recursive: true });
    days.set(acme, 12_500, 'emca');
    const foreign = await days.report({ words: ['--org', 'emca'], env: wrong });
    expect(foreign.found.run.notices).toEqual([expect.stringMatching(/the organisation acme/)]);
    expect(foreign.found.run.last).toBe(null);
  });

  test('that is older than its copy is told as older, and is not merged', async () => {
    days = await openDays(acme);
    await days.report();
    const old = await readFile(path());
    days.set([...acme, one('more', good)]);
    const second = await days.report();
    await writeFile(path(), old);
    const third = await days.report();
    expect(third.requests).toBe(1);
    expect(third.found.run.last).toEqual({ at: second.found.run.at });
    expect(third.found.run.notices).toEqual([
      expect.stringMatching(
        /^The state state \(run 1 on .*\) is older than its copy\. .* written by run 2 /,
      ),
    ]);
    const fourth = await days.report();
    expect(fourth.found.run.notices).toEqual([]);
  });

  test('that is gone is taken from its copy, and a lost copy is told in the log', async () => {
    days = await openDays(acme);
    const first = await days.report();
    await rm(path());
    const second = await days.report();
    expect([second.requests, second.found.run.last]).toEqual([1, { at: first.found.run.at }]);
    expect(second.found.run.notices).toEqual([
      expect.stringMatching(/does not exist\. The run uses the copy/),
    ]);
    await rm(copies(), { recursive: true });
    const third = await days.report();
    expect(third.err).toMatch(
      /There is no copy of the state in .*, so it is unknown whether state \(run 2 on/,
    );
    expect(third.found.run).toMatchObject({ last: { at: second.found.run.at }, notices: [] });
  });

  test('of listed repositories goes on when the list has more of them', async () => {
    days = await openDays([...acme, one('third', good)]);
    const list = (...names: string[]) =>
      writeFile(join(days.folder, 'list'), names.map((name) => `acme/${name}\n`).join(''));
    const report = () => days.report({ words: ['--repos', 'list'] });
    await list('notes', 'files');
    const first = await report();
    await list('files', 'third');
    const second = await report();
    expect(trees()).toBe(1);
    expect(second.found.run.last).toEqual({ at: first.found.run.at });
    expect([newsOf(second.found), second.found.gone]).toEqual([[], []]);
    await list('third');
    await rm(copies(), { recursive: true });
    expect((await report()).found.run.notices).toEqual([]);
  });

  const unusable: readonly [string, readonly string[], Record<string, string>, RegExp][] = [
    ['no key', [], { MCP_GRADE_GATE_STATE_KEY: '' }, /--state-file: requires a key in MCP_GRADE/],
    ['a short key', [], { MCP_GRADE_GATE_STATE_KEY: 'short' }, /keys of at least 32 characters/],
    ['no file', ['--state-file', ''], {}, /--state-file requires a value/],
  ];
  test.for(unusable)('with %s is a wrong command line', async ([, words, env, expected]) => {
    days = await openDays(acme);
    const { status, err } = await days.run({ words, env });
    expect(err).toMatch(expected);
    expect([status, days.service.requests.length]).toEqual([64, 0]);
  });

  test('that cannot be written is found out at once', async () => {
    days = await openDays(acme);
    const words = ['--state-file', 'export.json/state'];
    const { status, err } = await days.run({ words });
    expect(err).toMatch(/The state export\.json\/state cannot be written/);
    expect([status, trees()]).toEqual([2, 0]);
  });
});
