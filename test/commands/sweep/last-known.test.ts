import { describe, expect, test } from 'vitest';
import { type FailOn, failureUnder } from '../../../src/commands/sweep/fail-on.ts';
import { keepState } from '../../../src/commands/sweep/keep-state.ts';
import {
  type FoundRepository,
  type ShownRepository,
  withLastKnown,
} from '../../../src/commands/sweep/last-known.ts';
import type { SweptWaiver } from '../../../src/commands/sweep/report.ts';
import type { StateStore } from '../../../src/commands/sweep/state-store.ts';
import { fileProblem, place, problem, reportAt, repository, sweepReport } from './reports.ts';

const at = new Date(reportAt).toISOString();
const before = '2026-11-19T04:00:00.000Z';
const longBefore = '2026-11-12T04:00:00.000Z';
const failing = { score: 41, problems: [problem()] };

const waiver = (expires: string): SweptWaiver => ({
  ...{ match: 'pkg:npm/x', file: null, alias: null, rule: 'unlisted', check: null, covers: 1 },
  ...{ launch: null, alteredBy: null },
  ...{ reason: 'reviewed', expires, daysLeft: 40, writtenIn: 'gate.yml', asOf: null },
});
const last: ShownRepository = {
  at: before,
  repository: repository({
    problems: [fileProblem({ since: longBefore })],
    waivers: [waiver('2026-12-01'), waiver('2026-11-19')],
  }),
  servers: [place(failing), place({ ...failing, file: '.vscode/mcp.json' })],
};
const unread = repository({ status: 'not-read', reason: 'no rights', verdict: 'error' });
const found = (given: Partial<FoundRepository> = {}): FoundRepository => ({
  ...{ repository: unread, servers: [], unreadable: new Set() },
  ...given,
});
const shown = (
  given: Partial<FoundRepository>,
  known: ShownRepository | null,
  lacksGrades = false,
) => withLastKnown(found(given), known, { at, lacksGrades });

describe('what could not be read', () => {
  test('is shown as the last whole run knew it: a repository', () => {
    const { repository: now, servers } = shown({}, last);
    expect(now).toMatchObject({ status: 'not-read', asOf: before, unreadSince: at });
    expect(now.commit).toBe(last.repository.commit);
    expect(now.problems).toEqual(last.repository.problems);
    expect(now.waivers.map(({ expires, daysLeft, asOf }) => [expires, daysLeft, asOf])).toEqual([
      ['2026-12-01', 11, before],
    ]);
    expect(servers.map(({ entry, grade }) => [entry.verdict, entry.asOf, grade])).toEqual(
      last.servers.map(() => ['fail', before, 'D (as of 2026-11-19)']),
    );
  });

  test('keeps the time at which it was read, however many runs could not read it', () => {
    const first = shown({}, { ...last, at: longBefore });
    const second = shown({}, { ...first, at: before });
    expect(second.repository).toMatchObject({ asOf: longBefore, unreadSince: at });
    expect(second.servers[0]).toMatchObject({
      grade: 'D (as of 2026-11-12)',
      entry: { asOf: longBefore },
    });
  });

  test('is nothing where no run has read it', () => {
    expect(shown({}, null)).toMatchObject({
      repository: { asOf: null, unreadSince: at },
      servers: [],
    });
    const never = { at: before, ...shown({}, null) };
    expect(shown({}, never).repository).toMatchObject({ asOf: null, unreadSince: at });
  });

  test('is a file of a repository that is read', () => {
    const read = {
      ...{ repository: repository(), unreadable: new Set(['.vscode/mcp.json']) },
      servers: [place()],
    };
    const { repository: now, servers } = shown(read, last);
    expect(now.asOf).toBe(null);
    expect(servers.map(({ entry }) => [entry.file, entry.verdict, entry.asOf])).toEqual([
      ['.mcp.json', 'pass', null],
      ['.vscode/mcp.json', 'fail', before],
    ]);
  });

  test('is a policy with faults: its waivers are known', () => {
    const faulty = repository({ problems: [fileProblem({ rule: 'invalid-policy' })] });
    const { repository: now } = shown({ repository: faulty, servers: [place()] }, last);
    expect(now.waivers).toMatchObject([{ expires: '2026-12-01', asOf: before }]);
  });

  test('is the export: places that are still there keep their grades', () => {
    const servers = [place({ line: 9, score: null, verdict: null }), place({ alias: 'new' })];
    const { servers: now } = shown({ repository: repository(), servers }, last, true);
    expect(now.map(({ entry }) => [entry.score, entry.line, entry.asOf])).toEqual([
      [41, 9, before],
      [96, 1, null],
    ]);
  });
});

test('a run is later than the last one, whatever the clock says', async () => {
  const slot = { read: async () => null, write: async () => {} };
  let bytes: Uint8Array | null = null;
  const store: StateStore = {
    ...{ keys: ['a-key-of-the-tests-0123456789abcdef'], name: 'state' },
    file: {
      read: async () => bytes,
      write: async (next) => {
        bytes = next;
      },
      setAside: async () => '',
    },
    copy: { ...slot, name: 'copy' },
  };
  const scope = { service: 'https://api.github.com', organisation: 'acme', names: [] };
  const open = (startedAt: number) =>
    keepState(store, {
      scope,
      startedAt,
      reader: 'r',
      written: new Set(),
      now: () => startedAt,
      log: () => {},
    });
  const first = await open(reportAt);
  expect(first.at).toBe(reportAt);
  await first.save();
  const [earlier, later] = [await open(reportAt - 3_600_000), await open(reportAt + 3_600_000)];
  expect(earlier.at).toBe(reportAt + 1);
  expect(later.at).toBe(reportAt + 3_600_000);
});

describe('fail-on', () => {
  const fails = (mode: FailOn, known: ShownRepository | null, given: Partial<FoundRepository>) => {
    const { repository: one, servers } = shown(given, known);
    return failureUnder(mode, sweepReport(servers, { repositories: [one], verdict: one.verdict }));
  };
  const broken = {
    repository: repository({ problems: [fileProblem()], verdict: 'fail' }),
  } as const;
  const faulty = {
    repository: repository({
      verdict: 'error',
      problems: [fileProblem({ rule: 'invalid-policy', level: 'error' })],
    }),
  };
  const known = (given: Partial<FoundRepository>) => ({ at: before, ...shown(given, null) });
  const old = (given: Partial<FoundRepository>): ShownRepository => {
    const { repository: one, ...rest } = known(given);
    const problems = one.problems.map((each) => ({ ...each, since: before }));
    return {
      ...rest,
      repository: { ...one, problems, unreadSince: one.unreadSince && before },
    };
  };

  test.each([
    ['new', null, {}, 'error'],
    ['new', old({}), {}, null],
    ['any', old({}), {}, 'error'],
    ['error', old({}), {}, 'error'],
    ['never', null, {}, null],
    ['new', null, broken, 'fail'],
    ['new', old(broken), broken, null],
    ['any', old(broken), broken, 'fail'],
    ['error', null, broken, null],
    ['new', null, faulty, 'error'],
    ['new', old(faulty), faulty, null],
    ['new', old(broken), faulty, 'error'],
  ] as const)('%s, known %j, now %j: %s', (mode, before, now, expected) => {
    expect(fails(mode, before, now)).toBe(expected);
  });

  test('new does not take what an earlier run knew for new', () => {
    const { repository: one, servers } = shown({}, { ...last, servers: [place(failing)] });
    const known = { ...one, unreadSince: before };
    const report = sweepReport(servers, { repositories: [known], verdict: 'error' });
    expect(failureUnder('new', report)).toBe(null);
    expect(failureUnder('any', report)).toBe('error');
  });
});
