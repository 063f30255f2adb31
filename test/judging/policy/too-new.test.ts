/*
 * Tests when a version becomes old enough, the message about one that is not, and how the rule combines with
 * others.
 */
import { describe, expect, test } from 'vitest';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { ageVerdict } from '../../../src/judging/grading/age.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { FirstSeen } from '../../../src/model/model.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { parseDependency } from '../../builders.ts';
import { scanned } from '../../export/sources.ts';
import { decide, noSubjects, policyFrom } from './judging.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const timeOf = (text: string): number => Date.parse(`2026-11-${text}:00Z`);

/**
 * Parses the day and hour of the last export without the version (`-` if none is known) and the first with
 * it; both can be missing.
 */
function firstSeenOf(text: string): { readonly firstSeen?: FirstSeen } {
  if (text === '') return {};
  const [after = '', by = ''] = text.split(' ');
  return { firstSeen: { after: after === '-' ? null : timeOf(after), by: timeOf(by) } };
}

describe('whether a version is old enough', () => {
  test.for([
    // first seen, minimum in hours, time of the grade, result
    ['20T04:00 21T04:00', 168, null, 'new'],
    ['14T04:00 15T04:00', 168, null, 'old'],
    ['14T11:59 15T11:59', 168, null, 'old'],
    // The limit is exactly that many hours ago.
    ['14T12:00 15T12:00', 168, null, 'old'],
    ['14T12:01 15T12:01', 168, null, 'new'],
    ['14T12:00 15T12:00', 169, null, 'new'],
    // The exports are from the same day, or from consecutive days at any hour.
    ['20T02:00 20T23:00', 72, null, 'new'],
    ['19T00:01 20T23:59', 72, null, 'new'],
    // On the days without an export, the version may have appeared at any time.
    ['13T04:00 20T04:00', 168, null, 'unknown'],
    ['18T04:00 20T04:00', 168, null, 'new'],
    ['10T04:00 14T04:00', 168, null, 'old'],
    // The version was in the first known export.
    ['- 20T04:00', 168, null, 'unknown'],
    ['- 15T04:00', 168, null, 'old'],
    // Nothing is known except when the version was graded.
    ['', 168, null, 'unknown'],
    ['', 168, '2026-11-01T00:00:00Z', 'old'],
    ['', 168, '2026-11-20T00:00:00Z', 'unknown'],
    ['- 20T04:00', 168, '2026-11-01T00:00:00Z', 'old'],
    ['20T04:00 21T04:00', 168, '2026-11-01T00:00:00Z', 'old'],
    // A recent grade does not mean that the version is new.
    ['- 15T04:00', 168, '2026-11-22T00:00:00Z', 'old'],
    // These cannot be the time of a grade: before grades existed, in the future, or not a time at all.
    ['20T04:00 21T04:00', 168, '1970-01-01T00:00:00Z', 'new'],
    ['20T04:00 21T04:00', 168, '0001-01-01T00:00:00Z', 'new'],
    ['20T04:00 21T04:00', 168, '2027-11-01T00:00:00Z', 'new'],
    ['20T04:00 21T04:00', 168, 'long ago', 'new'],
    ['', 168, '1970-01-01T00:00:00Z', 'unknown'],
    // The export's clock is ahead.
    ['22T12:00 23T12:00', 1, null, 'new'],
  ] as const)('%s, at least %d hours, graded %s: %s', ([seen, hours, generatedAt, verdict]) => {
    expect(ageVerdict({ ...firstSeenOf(seen), generatedAt }, hours * hourMs, now)).toBe(verdict);
  });

  test('never turns back with time, and never the other way with a larger minimum', () => {
    const rank = { new: 0, unknown: 1, old: 2 } as const;
    for (const seen of ['', '- 10T04:00', '09T04:00 10T04:00', '02T04:00 10T04:00']) {
      for (const generatedAt of [null, '2026-11-08T00:00:00Z']) {
        const report = { ...firstSeenOf(seen), generatedAt };
        for (let hours = 6; hours < 600; hours += 6) {
          for (let time = timeOf('10T04:00'); time < now; time += 7 * hourMs) {
            const is = rank[ageVerdict(report, hours * hourMs, time)];
            expect(
              rank[ageVerdict(report, hours * hourMs, time + 7 * hourMs)],
            ).toBeGreaterThanOrEqual(is);
            expect(rank[ageVerdict(report, (hours + 6) * hourMs, time)]).toBeLessThanOrEqual(is);
          }
        }
      }
    }
  });
});

const versions: Readonly<Record<string, readonly [score: number | null, seen: string]>> = {
  '1.0.0': [95, '- 01T04:00'],
  '1.1.0': [94, '09T04:00 10T04:00'],
  '1.2.0': [40, '09T04:00 10T04:00'],
  '1.3.0': [93, '19T04:00 20T04:00'],
  '1.4.0': [93, '12T04:00 20T04:00'],
  '1.5.0': [92, '- 20T04:00'],
  '1.6.0': [91, ''],
  '1.7.0': [null, '20T04:00 21T04:00'],
  '1.8.0': [96, '21T04:00 22T04:00'],
};

const exported = {
  generated_at: '2026-11-22T04:00:00.000Z',
  counts: { servers: 2, scores: 10, findings: 0 },
  servers: [
    {
      id: 'many',
      name: 'many',
      package_refs: ['npm:@fictional-mcp/many', { type: 'sse', url: 'https://many.example/mcp' }],
      versions: [...Object.keys(versions), '2.0.0-rc.1'],
    },
    { id: 'first', name: 'first', package_refs: ['npm:@fictional-mcp/first'], versions: [] },
  ],
  scores: [
    ...Object.entries(versions).map(([version, [score]]) => ({
      ...{ server: 'many', version, score, grade: 'A', findings: [] },
    })),
    { server: 'first', version: '1.0.0', score: 90, grade: 'A', findings: [] },
  ],
  findings: [],
};
const plain = await selectFromExport(scanned(JSON.stringify(exported)), {
  identities: [
    { type: 'npm', name: '@fictional-mcp/many' },
    { type: 'npm', name: '@fictional-mcp/first' },
    { type: 'remote', name: 'https://many.example/mcp' },
  ],
  watched: [],
});
const selection = {
  ...plain,
  servers: plain.servers.map((server) => ({
    ...server,
    reports: server.reports.map((report) => ({
      ...report,
      ...firstSeenOf(
        server.record.id === 'many' ? (versions[report.version]?.[1] ?? '') : '21T04:00 22T04:00',
      ),
    })),
  })),
};

function judged(launch: string, policy: string, floor: string | null = null) {
  const dependency = parseDependency(launch);
  const match = matchDependency(dependency, selection);
  const subject = {
    dependency,
    match,
    previous: null,
    change: 'unknown',
    isCounted: true,
  } as const;
  const [server] = evaluate(
    { ...noSubjects, now, dependencies: [subject] },
    policyFrom(policy, floor),
  ).servers;
  const problem = server?.problems.find(({ rule }) => rule === 'too-new');
  const text = (phrase: Parameters<typeof renderPhrase>[0]) => renderPhrase(phrase, (each) => each);
  return problem === undefined
    ? null
    : {
        level: problem.level,
        message: text(problem.message),
        advice: text(problem.advice),
        facts: problem.facts,
      };
}

describe('what is said of a version', () => {
  const sentences = (launch: string): string[] => {
    const { level, message, advice } = judged(launch, 'min-age: 7d') ?? {};
    return [`${level}`, `${message}`, `${advice}`];
  };

  test('that is too new', () => {
    expect(sentences('npx @fictional-mcp/many@1.8.0')).toEqual([
      'fail',
      '@fictional-mcp/many 1.8.0 is too new: it was first seen in the export of 22 November, less than a day ago, but the minimum age is 7 days.',
      'Use version 1.1.0, graded A (94 of 100). Or wait until 29 November, when this version will be old enough.',
    ]);
    expect(sentences('npx @fictional-mcp/many')[1]).toMatch(
      /^@fictional-mcp\/many 1\.8\.0 is too new: .* the minimum age is 7 days\. .* judged 1\.8\.0, the highest/,
    );
    expect(sentences('npx @fictional-mcp/many@1.3.0')[1]).toContain('20 November, 2 days ago,');
    expect(sentences('npx @fictional-mcp/first@1.0.0')[2]).toBe(
      'Wait until 29 November, when the version will be old enough, or waive this rule.',
    );
  });

  test('that came while no export was kept', () => {
    const { message } = judged('npx @fictional-mcp/many@1.4.0', 'min-age: 30d') ?? {};
    expect(message).toBe(
      '@fictional-mcp/many 1.4.0 is too new: it was first seen between the exports of 12 November and 20 November, but the minimum age is 30 days.',
    );
    expect(sentences('npx @fictional-mcp/many@1.4.0').slice(0, 2)).toEqual([
      'warn',
      expect.stringMatching(/\bunknown\b.* 1\.4\.0 .*\b7 days\b.*\b12 November\b.*\b20 November\b/),
    ]);
  });

  test('whose age is not known', () => {
    expect(sentences('npx @fictional-mcp/many@1.5.0')).toEqual([
      'warn',
      expect.stringMatching(/\bunknown\b.* 1\.5\.0 .*\b7 days\b.*\b20 November\b/),
      expect.stringMatching(/old enough on 27 November\b.*“warm”/),
    ]);
    expect(sentences('npx @fictional-mcp/many@1.6.0')).toEqual([
      'warn',
      expect.stringMatching(/\bunknown\b.* 1\.6\.0 .*\b7 days\b.*\bfile\b/),
      expect.stringMatching(/^Download\b.*\bservice\b.*\bcache\b/),
    ]);
  });

  test('without a score, or which the export does not have', () => {
    expect(sentences('npx @fictional-mcp/many@1.7.0')[0]).toBe('fail');
    expect(judged('npx @fictional-mcp/many@9.0.0', 'min-age: 7d')).toBeNull();
    const { level, message } =
      judged('npx @fictional-mcp/many@9.0.0', 'min-age: 7d\nrules: { unscored-version: off }') ??
      {};
    expect([level, message]).toEqual([
      'warn',
      expect.stringMatching(/\bunknown\b.* 9\.0\.0 .*\b7 days\b.*\bno score\b/),
    ]);
  });

  test('of an address, and of what is not in the export: nothing', () => {
    expect(judged('https://many.example/mcp', 'min-age: 7d')).toBeNull();
    expect(judged('npx @fictional-mcp/nobody@1.0.0', 'min-age: 7d')).toBeNull();
    expect(judged('./bin/server', 'min-age: 7d')).toBeNull();
  });

  test('as facts', () => {
    expect(judged('npx @fictional-mcp/many@1.8.0', 'min-age: 48h')?.facts).toMatchObject({
      age: 'new',
      firstSeen: { after: '2026-11-21T04:00:00.000Z', by: '2026-11-22T04:00:00.000Z' },
      gradedAt: null,
      minAge: '48h',
      owner: 'repository',
      remedy: { version: '1.5.0' },
    });
    expect(judged('npx @fictional-mcp/many@1.6.0', 'min-age: 48h')?.facts).toMatchObject({
      age: 'unknown',
      firstSeen: null,
    });
  });
});

describe('age and level', () => {
  const newest = 'npx @fictional-mcp/many@1.8.0';

  test.for([
    // Neither the age nor the level is set.
    ['', null, null],
    ['preset: strict', null, null],
    // Only the age is set.
    ['min-age: 7d', 'fail', '7d'],
    ['preset: strict\nmin-age: 7d', 'fail', '7d'],
    ['preset: report-only\nmin-age: 7d', 'warn', '7d'],
    // Only the level is set.
    ['rules: { too-new: fail }', 'fail', '7d'],
    ['rules: { too-new: warn }', 'warn', '7d'],
    ['rules: { too-new: off }', null, null],
    // Both are set.
    ['min-age: 30d\nrules: { too-new: warn }', 'warn', '30d'],
    ['min-age: 30d\nrules: { too-new: off }', null, null],
    // Set only for this server, and only for a different one.
    ['servers: [{ match: "pkg:npm/@fictional-mcp/many", min-age: 3d }]', 'fail', '3d'],
    ['servers: [{ match: "pkg:npm/@fictional-mcp/other", min-age: 3d }]', null, null],
    ['servers: [{ match: "pkg:npm/@fictional-mcp/many", rules: { too-new: warn } }]', 'warn', '7d'],
    [
      'min-age: 7d\nservers: [{ match: "pkg:npm/@fictional-mcp/many", rules: { too-new: off } }]',
      null,
      null,
    ],
    ['min-age: 7d\nservers: [{ match: "pkg:npm/@fictional-mcp/many", min-age: 1h }]', null, null],
  ] as const)('%j: %s', ([policy, level, minAge]) => {
    const found = judged(newest, policy === '' ? '{}' : policy);
    expect([found?.level ?? null, found?.facts['minAge'] ?? null]).toEqual([level, minAge]);
  });

  test.for([
    ['min-age: 7d', '{}', 'fail', '7d'],
    ['min-age: 7d', 'min-age: 1h', 'fail', '7d'],
    ['min-age: 7d', 'rules: { too-new: off }', 'fail', '7d'],
    ['min-age: 7d\noverridable: [min-age]', 'min-age: 1h', null, null],
    ['min-age: 7d\noverridable: [too-new]', 'rules: { too-new: warn }', 'warn', '7d'],
    ['rules: { too-new: fail }', 'min-age: 1h', 'fail', '7d'],
    ['rules: { too-new: warn }', 'min-age: 3d', 'warn', '3d'],
    ['servers: [{ match: "pkg:npm/@fictional-mcp/many", min-age: 3d }]', '{}', 'fail', '3d'],
    ['servers: [{ match: "pkg:npm/@fictional-mcp/other", min-age: 3d }]', '{}', null, null],
  ] as const)('under %j, %j: %s', ([floor, policy, level, minAge]) => {
    const found = judged(newest, policy, floor);
    expect([found?.level ?? null, found?.facts['minAge'] ?? null]).toEqual([level, minAge]);
  });
});

describe('what was there before', () => {
  const files = 'npx @fictional-mcp/files';
  // 1.4.0 is two days old; 1.2.0 is sixty days old.
  test.for([
    [`${files}@1.4.0`, 'fail: too-new'],
    // The change introduces the version.
    [`${files}@1.4.0 was ${files}@1.2.0`, 'fail: too-new'],
    // The change edits something other than the version, or nothing.
    [`${files}@1.4.0 (disabled)`, 'warn: too-new'],
    [`${files}@1.4.0 unchanged`, 'fail: too-new'],
    [`${files}@1.4.0 was ${files}@^1.4.0 <1.5`, 'fail: too-new'],
    [`${files}@1.2.0 was ${files}@1.4.0`, 'pass'],
  ] as const)('%s: %s', ([line, expected]) => {
    const rules = ['below-minimum', 'failing-finding', 'grade-dropped', 'unpinned'];
    const off = rules.map((each) => `${each}: off`).join(', ');
    expect(decide([line], policyFrom(`min-age: 7d\nrules: { ${off} }`))).toEqual([expected]);
  });

  test('of the same version only warns, as long as ratchet is not false', () => {
    const line = 'npx @fictional-mcp/notes@1.4.0 was npx @fictional-mcp/notes@~1.4.0';
    expect(decide([line], policyFrom('min-age: 7d'))).toEqual(['warn: too-new']);
    expect(decide([line], policyFrom('min-age: 7d\nratchet: false'))).toEqual(['fail: too-new']);
    expect(decide([line], policyFrom('min-age: 7d\npreset: strict'))).toEqual(['fail: too-new']);
  });

  test('a waiver covers a version', () => {
    const waiver = (match: string): string =>
      `min-age: 7d\nwaivers: [{ match: "${match}", rule: too-new, reason: a fix, expires: 2026-12-01 }]`;
    const decided = (match: string) =>
      decide(['npx @fictional-mcp/notes@1.4.0'], policyFrom(waiver(match)));
    expect(decided('pkg:npm/@fictional-mcp/notes@1.4.0')).toEqual(['pass; waived: too-new']);
    expect(decided('pkg:npm/@fictional-mcp/notes@1.3.0')).toEqual(['fail: too-new']);
  });
});
