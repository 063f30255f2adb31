import { describe, expect, test } from 'vitest';
import { groupSweptServers, withoutGrades } from '../../../src/commands/sweep/counts.ts';
import { clearingEdits } from '../../../src/commands/sweep/edits.ts';
import { sweepOverview } from '../../../src/commands/sweep/overview.ts';
import type { SweptWaiver } from '../../../src/commands/sweep/report.ts';
import { fileProblem, place, problem, reportAt, repository, sweepReport } from './reports.ts';

const files = { name: '@fictional-mcp/files', version: '1.2.0', alias: 'files', score: 41 };
const better = { version: '1.5.0', grade: 'B', score: 82 };
const low = { ...files, problems: [problem()], remedy: better };

function many(count: number, given: Parameters<typeof place>[0] = {}) {
  return Array.from({ length: count }, (_, at) => place({ repository: `acme/r${at}`, ...given }));
}

test('what has no score counts as not graded, whatever letter the export has', () => {
  const unscannable = place({ grade: 'F', score: null });
  expect(sweepOverview(sweepReport([unscannable]))?.grades).toMatchObject([
    { grade: null, servers: 1 },
  ]);
});

describe('the edits', () => {
  test('to one version that passes are one, from whatever version, the most places first', () => {
    const edits = clearingEdits(
      sweepReport([
        ...many(3, low),
        ...many(2, { ...low, version: '1.1.0' }),
        place({ ...low, file: '.cursor/mcp.json', repository: 'acme/r0' }),
        ...many(2, { ...low, remedy: { version: '2.0.0', grade: 'A', score: 95 } }),
        ...many(9),
      ]),
    );
    const shown = edits.map(({ kind, name, from, to, places, repositories }) => [
      ...[kind, name, from.join(' '), to?.version, places, repositories],
    ]);
    expect(shown).toEqual([
      ['version', '@fictional-mcp/files', '1.2.0 1.1.0', '1.5.0', 6, 3],
      ['version', '@fictional-mcp/files', '1.2.0', '2.0.0', 2, 2],
    ]);
  });

  test('of what no version clears are what the rules advise, for all that fails in a place', () => {
    const denied = problem({ rule: 'denied', advice: 'Remove it.' });
    const altered = problem({ rule: 'altered-launch', advice: 'Remove the option.' });
    const edits = clearingEdits(
      sweepReport([
        ...many(2, { ...low, remedy: null, problems: [denied, altered] }),
        ...many(1, { ...low, remedy: null, problems: [denied] }),
      ]),
    );
    expect(
      edits.map(({ kind, rules, advice, places }) => ({ kind, rules, advice, places })),
    ).toEqual([
      {
        ...{ kind: 'other', rules: ['denied', 'altered-launch'], places: 2 },
        advice: ['Remove it.', 'Remove the option.'],
      },
      { kind: 'other', rules: ['denied'], advice: ['Remove it.'], places: 1 },
    ]);
  });

  test('clear neither warnings nor what is waived', () => {
    const problems = [problem({ level: 'warn' }), problem({ waived: 'reviewed' })];
    expect(clearingEdits(sweepReport(many(3, { ...low, problems })))).toEqual([]);
  });

  test('of own code and of files are those of their repository; of the export, of all', () => {
    const own = { type: 'local', name: './server.js', version: null, score: null } as const;
    const fault = fileProblem({ rule: 'unparsable-file' });
    const stale = fileProblem({ rule: 'stale-export', file: null });
    const repositories = ['acme/a', 'acme/b'].map((name) =>
      repository({ name, problems: [fault, stale] }),
    );
    const servers = many(2, { ...own, problems: [problem({ rule: 'local-code' })] });
    const edits = clearingEdits(sweepReport(servers, { repositories }));
    expect(edits.map(({ name, rules, places }) => [name, ...rules, places])).toEqual([
      [null, 'stale-export', 2],
      ['./server.js', 'local-code', 1],
      ['./server.js', 'local-code', 1],
      ['.mcp.json', 'unparsable-file', 1],
      ['.mcp.json', 'unparsable-file', 1],
    ]);
  });
});

describe('the numbers', () => {
  const report = sweepReport(
    [
      ...many(12, low),
      ...many(3, { owners: ['@acme/a', '@acme/b'], isPinned: false }),
      place({ ...low, name: 'own', version: '1', score: 70, owners: ['@acme/a'], isPinned: null }),
      place({ name: 'unknown', score: null }),
      place({ name: 'odd', score: 50, grade: '<b>' }),
    ],
    {
      repositories: [
        repository({
          problems: [
            fileProblem({ rule: 'unparsable-file', owners: ['@acme/b'], ownersFrom: 'codeowners' }),
          ],
        }),
      ],
    },
  );
  const overview = sweepOverview(report);

  test('have servers by grade and reach', () => {
    const none = { '1': 0, '2-9': 0, '10-99': 0, '100+': 0 };
    expect(overview?.grades).toEqual([
      { grade: 'A', servers: 1, places: 3, byReach: { ...none, '2-9': 1 } },
      { grade: 'D', servers: 2, places: 13, byReach: { ...none, '1': 1, '10-99': 1 } },
      { grade: 'other', servers: 1, places: 1, byReach: { ...none, '1': 1 } },
      { grade: null, servers: 1, places: 1, byReach: { ...none, '1': 1 } },
    ]);
  });

  test('have what fails by rule and by team', () => {
    expect(overview?.rules).toEqual([
      { rule: 'below-minimum', places: 13, repositories: 13 },
      { rule: 'unparsable-file', places: 1, repositories: 1 },
    ]);
    expect(overview?.teams).toEqual({
      total: 3,
      first: [
        { team: null, from: null, places: 12, repositories: 12 },
        { team: '@acme/a', from: 'codeowners', places: 1, repositories: 1 },
        { team: '@acme/b', from: 'codeowners', places: 1, repositories: 1 },
      ],
    });
  });

  test('have pins and exposure', () => {
    expect([overview?.pinned, overview?.unpinned]).toEqual([14, 3]);
    expect(overview?.exposure?.first.map(({ name, exposure }) => [name, exposure])).toEqual([
      ['@fictional-mcp/files', (75 - 41) * 12],
      ['own', 75 - 70],
    ]);
  });

  test('rank servers by where they fail and how far, not by how often they are there', () => {
    const strict = { problems: [problem({ rule: 'unpinned' })] };
    const found = groupSweptServers([
      // A strict policy in one of thirty repositories.
      ...many(29, { name: 'popular', isPinned: false }),
      ...many(1, { ...strict, name: 'popular', repository: 'acme/strict' }),
      ...many(2, { ...low, name: 'low' }),
      ...many(9, { ...low, name: 'close', score: 74 }),
      ...many(3, { ...low, name: 'denied', score: null, problems: [problem({ rule: 'denied' })] }),
      ...many(1, { name: 'undecided', problems: [problem({ level: 'error' })], verdict: 'error' }),
    ]);
    expect(
      found.map(({ shown, failing, repositories, exposure }) => [
        ...[shown.name, `${failing} of ${repositories}`, exposure],
      ]),
    ).toEqual([
      ['low', '2 of 2', 68],
      ['close', '9 of 9', 9],
      ['denied', '3 of 3', 0],
      ['popular', '1 of 30', 0],
      ['undecided', '0 of 1', 0],
    ]);
  });

  test('keep what a version clears apart from what somebody has to decide', () => {
    const edits = sweepOverview(
      sweepReport([
        ...many(12, { ...low, remedy: null, problems: [problem({ rule: 'denied' })] }),
        ...many(1, low),
      ]),
    );
    expect(edits?.edits?.first.map(({ kind, places }) => [kind, places])).toEqual([['version', 1]]);
    expect(edits?.decisions?.first.map(({ kind, places }) => [kind, places])).toEqual([
      ['other', 12],
    ]);
  });

  test('have what is new by cause, where a last run is known', () => {
    const since = { after: '2026-11-19T00:00:00Z', by: '2026-11-20T00:00:00Z' };
    const history = { declared: since, graded: since };
    const servers = [
      ...many(2, { ...low, history: { ...history, news: 'graded-anew' } }),
      place({ history: { ...history, news: 'brought-in' } }),
      place({ ...low, history: { ...history, news: null } }),
    ];
    expect(sweepOverview(sweepReport(servers))?.news).toBeNull();
    expect(sweepOverview(sweepReport(servers, { last: { at: since.after } }))?.news).toEqual({
      'brought-in': { places: 1, failing: 0 },
      'graded-anew': { places: 2, failing: 2 },
      'rubric-changed': { places: 0, failing: 0 },
      'policy-changed': { places: 0, failing: 0 },
    });
  });

  test("have all waivers, the next to end first, the organisation's once", () => {
    const waiver = (daysLeft: number, writtenIn: string | null): SweptWaiver => ({
      ...{ match: 'pkg:npm/x', file: null, alias: null, rule: 'unlisted', check: null },
      ...{ launch: null, alteredBy: null },
      ...{ reason: 'reviewed', covers: 2, daysLeft, writtenIn, asOf: null },
      expires: new Date(reportAt + daysLeft * 86_400_000).toISOString().slice(0, 10),
    });
    const own = '.github/mcp-grade-gate.yml';
    const repositories = ['acme/a', 'acme/b'].map((name) =>
      repository({ name, waivers: [waiver(30, own), waiver(31, own), waiver(3, null)] }),
    );
    const found = sweepOverview(sweepReport([], { repositories }))?.waivers;
    expect(found?.first.map((each) => [each.daysLeft, each.repository, each.covers])).toEqual([
      [3, null, 4],
      [30, 'acme/a', 2],
      [30, 'acme/b', 2],
      [31, 'acme/a', 2],
      [31, 'acme/b', 2],
    ]);
  });
});

test('without grades there is nothing that tells them, nor a name', () => {
  const poisoned = sweepReport(many(3, { ...low, repository: 'acme/poison' }), {
    notices: ['poison'],
  });
  const text = JSON.stringify(withoutGrades(poisoned));
  expect(text).not.toMatch(/poison|fictional|"[A-F]"|score|grade/);
  expect(JSON.parse(text)).toMatchObject({
    verdict: 'fail',
    counts: { read: 1, servers: 1, places: 3, failing: null, failedServers: null },
  });
  expect(sweepOverview(withoutGrades(poisoned))).toBeNull();
});
