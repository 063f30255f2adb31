import { describe, expect, test } from 'vitest';
import { reportedMatch } from '../../../src/judging/grading/matched.ts';
import { catalogue, ruleIds } from '../../../src/judging/policy/catalogue.ts';
import { evaluate, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import { createTerms } from '../../../src/judging/policy/terms.ts';
import { stepFails, withReasonOfPassing } from '../../../src/judging/policy/verdict.ts';
import type { Report } from '../../../src/judging/report.ts';
import type { FailureCode, FileReport, Level, PresetName } from '../../../src/model/model.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { parseDependency } from '../../builders.ts';
import { createReport } from '../../report/builders.ts';
import { createSubjects, noSubjects, policyFrom, today } from './judging.ts';

const policyOf = (
  preset: PresetName,
  { minScore = 75, rules = {} }: { minScore?: number; rules?: Record<string, Level> } = {},
): Policy => policyFrom(JSON.stringify({ preset, 'min-score': minScore, rules }));

const recommended = policyOf('recommended');

/** Returns `verdict: rule level, …` for one server. */
function decide(launch: string, policy: Policy): string {
  const { servers } = evaluate(createSubjects([launch], policy), policy);
  const [server] = servers;
  const problems = server?.problems.map(({ rule, level }) => `${rule} ${level}`).join(', ');
  return `${server?.verdict}: ${problems || '-'}`;
}

describe('the verdict on a server under a preset', () => {
  test.for([
    // launch, recommended, strict
    ['npx @fictional-mcp/notes@1.4.0', 'pass: -', 'pass: -'],
    ['npx @fictional-mcp/files@1.2.0', 'fail: below-minimum fail', 'fail: below-minimum fail'],
    [
      // npm reads this as 1.2.0.
      'npx @fictional-mcp/files@01.2.0',
      'fail: below-minimum fail',
      'fail: below-minimum fail',
    ],
    [
      'npx @fictional-mcp/shell@0.1.0',
      'fail: below-minimum fail',
      'fail: below-minimum fail, unverified-publisher warn',
    ],
    [
      'npx @fictional-mcp/calendar@2.0.0',
      'warn: failing-finding warn',
      'fail: failing-finding fail',
    ],
    [
      'docker run registry.example/fictional/maps:2.0.1',
      'warn: unscannable warn',
      'fail: unscannable fail',
    ],
    ['npx @fictional-mcp/mail@2.0.0', 'warn: unscored-version warn', 'fail: unscored-version fail'],
    ['npx @fictional-mcp/nobody@1.0.0', 'warn: unlisted warn', 'fail: unlisted fail'],
    // The address is below a graded one, and nothing else is known about it.
    [
      'npx mcp-remote https://mcp.fictional.example/search/readonly was npx mcp-remote https://mcp.fictional.example/search',
      'fail: below-minimum fail, matched-by-name warn',
      'fail: below-minimum fail, matched-by-name fail',
    ],
    [
      'npx mcp-remote https://mcp.fictional.example/other was npx mcp-remote https://mcp.fictional.example/search',
      'fail: grade-lost fail, unlisted warn',
      'fail: grade-lost fail, unlisted fail',
    ],
    [
      'npx mcp-remote https://mcp.fictional.example/search/readonly was npx @fictional-mcp/notes@1.4.0',
      'fail: below-minimum fail, grade-lost fail, matched-by-name warn',
      'fail: below-minimum fail, grade-lost fail, matched-by-name fail',
    ],
    // The version has no grade: first for a different server, then for the same one.
    [
      'npx @fictional-mcp/mail@2.0.0 was npx @fictional-mcp/notes@1.4.0',
      'fail: grade-lost fail, unscored-version warn',
      'fail: grade-lost fail, unscored-version fail',
    ],
    [
      'docker run registry.example/fictional/maps@sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa was npx @fictional-mcp/notes@1.4.0',
      'fail: grade-lost fail, unscored-version warn',
      'fail: grade-lost fail, unscored-version fail',
    ],
    [
      'npx @fictional-mcp/mail@2.0.0 was npx @fictional-mcp/mail@1.1.0',
      'warn: unscored-version warn',
      'fail: unscored-version fail',
    ],
    ['./bin/server', 'warn: unidentified warn', 'fail: unidentified fail'],
    [
      'npx --registry https://npm.acme.example @fictional-mcp/notes@1.4.0',
      'fail: altered-launch fail, unlisted warn',
      'fail: altered-launch fail, unlisted fail',
    ],
    [
      'docker run --entrypoint sh registry.example/fictional/maps:2.0.1',
      'fail: altered-launch fail, unscannable warn',
      'fail: altered-launch fail, unscannable fail',
    ],
    ['uvx fictional-mcp-weather', 'warn: unpinned warn', 'fail: unpinned fail'],
    [
      'https://mcp.fictional.example/search',
      'fail: below-minimum fail',
      'fail: below-minimum fail',
    ],
    ['uvx fictional-mcp-clock==1.0.0', 'warn: matched-by-name warn', 'fail: matched-by-name fail'],
    [
      'npx @fictional-mcp/twin@1.0.0',
      'fail: below-minimum fail, ambiguous-identity warn',
      'fail: below-minimum fail, ambiguous-identity fail, unverified-publisher warn',
    ],
    [
      'npx @fictional-mcp/files@1.2.0 (disabled)',
      'warn: below-minimum warn',
      'warn: below-minimum warn',
    ],
  ] as const)('%s', ([launch, recommended, strict]) => {
    expect(decide(launch, policyOf('recommended'))).toBe(recommended);
    expect(decide(launch, policyOf('strict'))).toBe(strict);
    expect(decide(launch, policyOf('report-only'))).toBe(
      recommended.replaceAll('fail:', 'warn:').replace(/ fail\b/g, ' warn'),
    );
  });
});

describe('levels and minimums', () => {
  test('the minimum itself passes', () => {
    expect(
      decide('npx @fictional-mcp/files@1.2.0', policyOf('recommended', { minScore: 41 })),
    ).toBe('warn: failing-finding warn');
    expect(
      decide('npx @fictional-mcp/files@1.2.0', policyOf('recommended', { minScore: 42 })),
    ).toMatch(/^fail/);
  });

  test('a score of 0 meets a minimum of 0, and is not unscannable', () => {
    expect(decide('npx @fictional-mcp/shell@0.1.0', policyOf('recommended', { minScore: 0 }))).toBe(
      'warn: failing-finding warn',
    );
  });

  test('failing findings are still reported if a low score only warns', () => {
    const policy = policyOf('strict', { rules: { 'below-minimum': 'warn' } });
    expect(decide('npx @fictional-mcp/files@1.2.0', policy)).toBe(
      'fail: below-minimum warn, failing-finding fail',
    );
  });

  test.for([
    // waived rules, rules that the floor allows waivers for, remaining problems
    [[], null, 'fail: below-minimum fail'],
    [
      ['below-minimum'],
      null,
      'fail: below-minimum fail waived, failing-finding fail, warning-finding warn',
    ],
    [
      ['below-minimum', 'failing-finding'],
      null,
      'warn: below-minimum fail waived, failing-finding fail waived, warning-finding warn',
    ],
    [['failing-finding'], null, 'fail: below-minimum fail, failing-finding fail waived'],
    [
      ['below-minimum', 'failing-finding'],
      '[below-minimum]',
      'fail: below-minimum fail waived, failing-finding fail, warning-finding warn',
    ],
  ] as const)('waived %j, under a floor %s: %s', ([waived, waivable, expected]) => {
    const target = 'match: "pkg:npm/@fictional-mcp/files", reason: known, expires: 2027-01-31';
    const waivers = waived.map((rule) => `  - { ${target}, rule: ${rule} }`);
    const policy = policyFrom(
      `preset: strict\nwaivers:\n${waivers.join('\n') || '  []'}`,
      waivable && `preset: strict\nwaivable: ${waivable}`,
    );
    const { servers } = evaluate(
      createSubjects(['npx @fictional-mcp/files@1.2.0'], policy),
      policy,
    );
    const problems = servers[0]?.problems.map(
      ({ rule, level, waived: reason }) => `${rule} ${level}${reason === null ? '' : ' waived'}`,
    );
    expect(`${servers[0]?.verdict}: ${problems?.join(', ')}`).toBe(expected);
  });

  test('report-only caps levels that are set explicitly', () => {
    const policy = policyOf('report-only', { rules: { unlisted: 'fail' } });
    expect(createTerms(policy).resolveLevel('unlisted', true)).toBe('warn');
  });

  test('every id is unique for each kind of subject', () => {
    const subjects = catalogue.map(({ id, about }) => `${id} ${about}`);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(ruleIds.every((id) => /^[a-z]+(?:-[a-z]+)*$/.test(id))).toBe(true);
  });
});

describe('files and the export', () => {
  const exported = {
    generatedAt: today.getTime(),
    schemaVersion: '1',
    rubricVersion: '1',
    source: 'download',
    caution: null,
    ageMs: 0,
    inconsistencies: [],
  } as const;

  const problemsOf = (overrides: Partial<Subjects>, preset: PresetName = 'recommended') =>
    evaluate({ ...noSubjects, ...overrides }, policyOf(preset)).problems.map(
      ({ rule, level }) => `${rule} ${level}`,
    );

  test('a file that cannot be read fails; a skipped one does not', () => {
    const file = (status: FileReport['status']) => ({
      file: { path: '.mcp.json', status, reason: 'x', span: null },
      isTouched: true,
    });
    expect(problemsOf({ files: [file('unreadable')] })).toEqual(['unparsable-file fail']);
    expect(
      problemsOf({
        files: [file('skipped'), file('read')],
      }),
    ).toEqual([]);
  });

  test.for([
    [{ ageMs: 48 * 3_600_000 }, []],
    [{ ageMs: 48 * 3_600_000 + 1 }, ['stale-export warn']],
    [{ ageMs: -30 * 60_000 }, []],
    [{ ageMs: -61 * 60_000 }, ['inconsistent-export warn']],
    [{ inconsistencies: ['x'] }, ['inconsistent-export warn']],
  ] as const)('an export with %j', ([changes, expected]) => {
    expect(problemsOf({ export: { ...exported, ...changes } })).toEqual(expected);
  });
});

describe('the suggested version', () => {
  test.for([
    ['npx @fictional-mcp/files@1.2.0', '1.5.0'],
    ['npx @fictional-mcp/files@1.4.0', '1.5.0'],
    ['npx @fictional-mcp/mail@2.0.0', '1.1.0'],
    ['npx @fictional-mcp/mail', '1.1.0'],
    ['uvx fictional-mcp-weather', '2.1.0'],
    ['npx @fictional-mcp/shell@latest', undefined],
    ['npx @fictional-mcp/notes@1.4.0', undefined],
  ] as const)('%s → %s', ([launch, version]) => {
    const { servers } = evaluate(createSubjects([launch], recommended), recommended);
    expect(servers[0]?.remedy?.version).toBe(version);
  });

  test.for([
    ['report-only', {}],
    ['recommended', { 'below-minimum': 'warn' }],
  ] as const)('it names no version below the minimum under %s %j', ([preset, rules]) => {
    const policy = policyOf(preset, { rules });
    const lines = ['npx @fictional-mcp/files@1.2.0'];
    const [server] = evaluate(createSubjects(lines, policy), policy).servers;
    expect(server?.remedy?.version).toBe('1.5.0');
  });

  test('passes the effective policy', () => {
    const policy = policyOf('strict');
    const lines = ['npx @fictional-mcp/calendar@2.0.0'];
    const [server] = evaluate(createSubjects(lines, policy), policy).servers;
    const version = server?.remedy?.version ?? '';
    expect(decide(`npx @fictional-mcp/calendar@${version}`, policy)).toBe('pass: -');
  });
});

test.for([
  // launch, decision with a deny list that names the host
  ['https://mcp.evil.example/mcp', 'denied fail'],
  ['https://u@mcp.evil.example/mcp', 'denied fail'],
  ['npx mcp-remote https://u:p@mcp.evil.example/', 'denied fail'],
  ['https://u@mcp.evil.example:8443//m%63p', 'denied fail'],
  ['https://mcp.evil.example:${PORT}/mcp', 'denied fail'],
  ['https://mcp.evil.example:${env:PORT}/mcp', 'denied fail'],
  ['https://mcp.evil.example@mcp.acme.example/mcp', 'unidentified warn'],
] as const)('the host is denied: %s → %s', ([launch, expected]) => {
  const deny = ['https://mcp.evil.example/**'];
  const decision = decide(launch, policyFrom(JSON.stringify({ deny })));
  expect([decision, decision.includes('denied')]).toEqual([
    expect.stringContaining(expected),
    expected.startsWith('denied'),
  ]);
});

test.for([
  ['http://localhost:3000/mcp', '', 'local-code warn'],
  ['http://localhost:3000/mcp', 'deny: ["http://localhost:*/**"]', 'denied fail, local-code warn'],
  ['http://localhost:${PORT}/mcp', 'deny: ["http://localhost/**"]', 'denied fail, local-code warn'],
  ['http://localhost:3000/mcp', 'allow: ["pkg:npm/**"]', 'not-allowed fail, local-code warn'],
  ['http://localhost:3000/mcp', 'allow: ["http://localhost:*/**"]', 'local-code warn'],
  [
    'http://localhost:3000/mcp',
    'waivers: [{match: "http://localhost:3000/mcp", rule: local-code, reason: ours, expires: 2026-12-31}]',
    '',
  ],
  [
    'http://localhost:3000/mcp',
    'servers: [{match: "http://localhost:*/**", rules: {local-code: fail}}]',
    'local-code fail',
  ],
] as const)('an address of the machine itself: %s, %s → %s', ([launch, further, expected]) => {
  const policy = policyFrom(`rules: {local-code: warn}\n${further}`);
  const { servers } = evaluate(createSubjects([launch], policy), policy);
  const problems = servers.flatMap((each) => each.problems).filter(({ waived }) => waived === null);
  expect(problems.map(({ rule, level }) => `${rule} ${level}`).join(', ')).toBe(expected);
});

describe('an allow list only matches packages from their default registry', () => {
  const launch = 'npx --registry https://npm.acme.example @fictional-mcp/notes@1.4.0';
  const allow = ['pkg:npm/@fictional-mcp/notes', 'pkg:npm/@fictional-mcp/*'];
  test.for([
    // launch, registries that the policy accepts, whether the list allows it
    ['npx @fictional-mcp/notes@1.4.0', [], true],
    [launch, [], false],
    [launch, ['npm=https://npm.acme.example'], true],
    [launch, ['npm=https://npm.other.example'], false],
  ] as const)('%s, %j: %s', ([given, registries, isAllowed]) => {
    for (const entry of allow) {
      const decision = decide(given, policyFrom(JSON.stringify({ allow: [entry], registries })));
      expect(decision.includes('not-allowed')).toBe(!isAllowed);
    }
  });
});

describe('versions that are only tried as a remedy', () => {
  // 1.2.0 and 1.4.0 score below the minimum; 1.5.0 is the remedy.
  const lines = ['npx @fictional-mcp/files@1.2.0'];
  const evaluated = (version: string, expires: string) => {
    const match = `pkg:npm/@fictional-mcp/files@${version}`;
    const waivers = [{ match, rule: 'below-minimum', reason: 'known', expires }];
    const policy = policyFrom(JSON.stringify({ waivers }));
    return evaluate({ ...createSubjects(lines, policy), scope: 'changed' }, policy);
  };

  test.for([
    ['1.2.0', 'used', 1],
    ['1.4.0', 'unused', 0],
    ['1.5.0', 'unused', 0],
  ] as const)('a waiver for %s is %s, and covers %d', ([version, status, covers]) => {
    const { servers, waivers } = evaluated(version, '2026-12-31');
    expect(servers[0]?.remedy?.version).toBe('1.5.0');
    expect(waivers).toMatchObject([{ status, covers }]);
  });

  test.for([
    ['1.2.0', ['waiver-stale']],
    ['1.4.0', []],
  ] as const)('a waiver for %s that has ended brings the problems %j', ([version, expected]) => {
    const { problems } = evaluated(version, '2026-11-01');
    expect(problems.map(({ rule }) => rule)).toEqual(expected);
  });
});

const alone = { change: 'unknown', isCounted: true, previous: null } as const;

describe('the verdict', () => {
  test('a second record or report never makes a verdict milder', () => {
    const [twin] = evaluate(
      createSubjects(['npx @fictional-mcp/twin@1.0.0'], recommended),
      recommended,
    ).servers;
    expect(twin).toMatchObject({ verdict: 'fail', match: { report: { score: 35 } } });
    const [shell] = createSubjects(['npx @fictional-mcp/shell@0.1.0'], recommended).dependencies;
    const match = reportedMatch(shell?.match);
    if (!shell || match === null) throw new Error('no match');
    const { dependency } = shell;
    const unscannable = { ...match, report: { ...match.report, score: null } };
    for (const both of [
      { ...match, tiedMatches: [unscannable] },
      { ...unscannable, tiedMatches: [match] },
    ]) {
      const subjects = { ...noSubjects, dependencies: [{ ...alone, dependency, match: both }] };
      expect(evaluate(subjects, policyOf('recommended')).servers[0]?.verdict).toBe('fail');
    }
  });

  test.for([
    // launch, kind, judged as, words in the message
    ['npx n', 'latest', '2.0.0', /judged 2\.0\.0, .*highest/],
    ['npx n', 'latest', 'b', /judged b, .*last listed version.*no order/],
    ['npx n@^1', 'range', '1.5.0', /judged 1\.5\.0, .*within .*range/],
  ] as const)('%s, %s: judged as %s', ([launch, kind, judgedVersion, words]) => {
    const [known] = createSubjects(['npx @fictional-mcp/shell'], recommended).dependencies;
    const judged = reportedMatch(known?.match);
    if (!known || judged === null) throw new Error('no match');
    const dependency = parseDependency(launch);
    const match = { ...judged, kind, judgedVersion };
    const subjects = { ...noSubjects, dependencies: [{ ...known, dependency, match }] };
    const [server] = evaluate(subjects, recommended).servers;
    expect(server?.problems.map(({ message }) => renderPhrase(message, String))).toContainEqual(
      expect.stringMatching(words),
    );
  });

  test('a server that was not judged is an error, not a pass', () => {
    const dependency = parseDependency('npx @fictional-mcp/notes@1.4.0');
    const subjects = { ...noSubjects, dependencies: [{ ...alone, dependency, match: null }] };
    expect(evaluate(subjects, policyOf('report-only')).servers[0]?.verdict).toBe('error');
  });
});

describe('whether the step fails', () => {
  const failure = (code: FailureCode) => ({ code, message: '', remedy: '', details: [] });
  const strict = { onUndecided: 'fail', isExcused: false, isMergeGroup: false } as const;
  const auto = { onUndecided: 'auto', isExcused: false, isMergeGroup: false } as const;
  const lenient = { onUndecided: 'warn', isExcused: false, isMergeGroup: false } as const;
  const unreadable = {
    file: { path: '.mcp.json', status: 'unreadable', reason: 'x', span: null },
    isTouched: true,
  } as const;

  test.for([
    ['pass', null, strict, false],
    ['warn', null, strict, false],
    ['fail', null, lenient, true],
    ['error', null, lenient, true],
    ['error', failure('missing-key'), strict, true],
    ['error', failure('missing-key'), lenient, false],
    ['error', failure('export-unavailable'), strict, true],
    ['error', failure('export-unavailable'), lenient, false],
    ['error', failure('key-refused'), lenient, true],
    ['error', failure('access-refused'), lenient, true],
    ['error', failure('export-not-json'), lenient, true],
    ['error', failure('internal'), lenient, true],
    ['error', failure('missing-key'), auto, true],
    ['error', failure('missing-key'), { ...auto, isExcused: true }, false],
    ['error', failure('export-unavailable'), { ...auto, isExcused: true }, true],
    ['error', failure('missing-key'), { ...strict, isExcused: true }, true],
    ['error', failure('missing-key'), { ...auto, isExcused: true, isMergeGroup: true }, true],
    ['error', failure('missing-key'), { ...lenient, isMergeGroup: true }, true],
    ['error', failure('export-unavailable'), { ...lenient, isMergeGroup: true }, true],
  ] as const)('%s %j %j → %s', ([verdict, why, leniency, expected]) => {
    expect(stepFails({ verdict, failure: why, servers: [], problems: [] }, leniency)).toBe(
      expected,
    );
  });

  test.for([
    // whether the server counts, the level of the problem, whether the step fails
    [true, 'warn', false],
    [true, 'fail', true],
    [true, 'error', true],
    [false, 'fail', false],
  ] as const)('a server that counts (%s) with a problem of level %s: %s', (given) => {
    const [isCounted, level, expected] = given;
    const policy = policyOf('strict');
    const { dependencies } = createSubjects(['./bin/server'], policy);
    const subjects = {
      ...noSubjects,
      dependencies: dependencies.map((one) => ({ ...one, isCounted })),
    };
    const servers = evaluate(subjects, policy).servers.map((server) => ({
      ...server,
      problems: server.problems.map((problem) => ({ ...problem, level })),
    }));
    expect(servers.flatMap(({ problems }) => problems)).toHaveLength(1);
    const report = {
      verdict: 'error',
      failure: failure('missing-key'),
      servers,
      problems: [],
    } as const;
    expect(stepFails(report, lenient)).toBe(expected);
  });

  test('a problem that does not need the export fails the step even without one', () => {
    const subjects = { ...noSubjects, files: [unreadable] };
    const { servers, problems } = evaluate(subjects, policyOf('recommended'));
    const report = {
      verdict: 'error',
      failure: failure('missing-key'),
      servers,
      problems,
    } as const;
    expect(stepFails(report, lenient)).toBe(true);
  });

  test('a step that passes undecided says why', () => {
    const details = (why: Report['failure'], leniency: typeof auto | typeof lenient) =>
      withReasonOfPassing(createReport([], { failure: why }), leniency).failure?.details;
    const known = { ...failure('missing-key'), details: ['what was known'] };
    expect(details(known, lenient)).toEqual([
      'what was known',
      expect.stringMatching(/ because on-undecided is warn\.$/),
    ]);
    expect(details(known, auto)).toEqual([
      'what was known',
      expect.stringMatching(/ because the change edits only dependencies .* no key\.$/),
    ]);
    expect(details(null, lenient)).toBeUndefined();
  });
});
