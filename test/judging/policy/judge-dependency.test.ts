/*
 * Tests judgements of single dependencies: launchers and libraries, servers with several records, servers
 * that a change does not touch, and runs without an export. It also tests how waivers affect existing
 * problems, and which versions are suggested.
 */
import { describe, expect, test } from 'vitest';
import { listedMatch, reportedMatch } from '../../../src/judging/grading/matched.ts';
import { evaluate, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import type {
  ChangedPartName,
  Dependency,
  ListedMatch,
  ScoreReport,
} from '../../../src/model/model.ts';
import { renderPhrase, say } from '../../../src/model/phrase.ts';
import { createSubjects, decision, policyFrom } from './judging.ts';

const strict = policyFrom('preset: strict');
const recommended = policyFrom('preset: recommended');
const forbidding = policyFrom('preset: strict\ndeny: ["pkg:npm/@fictional-mcp/nobody"]');

/** Returns the verdict and the rules for one subject after a function has altered it. */
function judged(
  line: string,
  change: (subject: Subjects['dependencies'][number]) => object,
  scope: Subjects['scope'] = 'all',
  policy = strict,
): string {
  const subjects = createSubjects([line], policy);
  const dependencies = subjects.dependencies.map((each) => ({ ...each, ...change(each) }));
  const [server] = evaluate({ ...subjects, scope, dependencies }, policy).servers;
  return [server?.verdict, ...(server?.problems ?? []).map(({ rule }) => rule)].join(' ');
}

test.for<[line: string, server: string, launcher: string, library: string, policy?: Policy]>([
  ['npx @fictional-mcp/nobody@1.0.0', 'fail unlisted', 'pass', 'pass'],
  ['npx @fictional-mcp/nobody', 'fail unlisted unpinned', 'pass', 'pass'],
  [
    'npx @fictional-mcp/nobody@1.0.0',
    'fail denied unlisted',
    'fail denied',
    'fail denied',
    forbidding,
  ],
  ['npx @fictional-mcp/calendar@2.0.0', 'fail failing-finding', 'pass', 'fail failing-finding'],
  [
    'npx @fictional-mcp/files@1.2.0',
    'fail below-minimum',
    'fail below-minimum',
    'fail below-minimum',
  ],
])('%s as a server: %s; as what starts one: %s; as a package: %s', ([line, ...given]) => {
  const [server, launcher, library, policy = strict] = given;
  const as = (role: Dependency['role']): string =>
    judged(line, ({ dependency }) => ({ dependency: { ...dependency, role } }), 'all', policy);
  expect([as('server'), as('launcher'), as('library')]).toEqual([server, launcher, library]);
});

test('without an export what counts is an error, and what does not is not judged', () => {
  const line = 'npx --registry https://npm.acme.example @fictional-mcp/notes@1.4.0';
  expect(judged(line, () => ({ match: null, isCounted: true }))).toBe('error altered-launch');
  expect(judged(line, () => ({ match: null, isCounted: false }))).toBe('');
  const library = ({ dependency }: Subjects['dependencies'][number]) => ({
    dependency: { ...dependency, role: 'library' as const },
    match: null,
  });
  expect(judged(line, library)).toBe('error altered-launch');
});

test('of what alters a launch, other than a registry, is said to remove it', () => {
  const subjects = createSubjects(['docker run --entrypoint sh registry.example/fictional/board']);
  const problems = evaluate(subjects, strict).servers.flatMap((server) => server.problems);
  const altered = problems.find(({ rule }) => rule === 'altered-launch');
  expect(renderPhrase(altered?.advice ?? say``, String)).toBe(
    'Remove the setting, or review this server yourself.',
  );
});

describe('of several records that could be meant', () => {
  const policy = policyFrom('min-score: 0\nrules: {failing-finding: warn, unscannable: warn}');

  /**
   * Creates a record with a score and possibly a failing check; the judged record is identified by its name.
   */
  function recordOf(match: ListedMatch, name: string, score: number | null, fails: boolean) {
    const report = reportedMatch(match)?.report as ScoreReport;
    const finding = { reference: 'f', check: 'c', result: 'fail', weight: 1, evidence: null };
    return {
      ...match,
      server: { ...match.server, id: name },
      report: { ...report, score, findings: fails ? [finding] : [] },
      scored: [],
      tiedMatches: [],
    };
  }

  type Kind = readonly [score: number | null, fails: boolean];
  test.for<[what: string, worse: Kind, better: Kind]>([
    ['the worse verdict counts, whatever the scores', [100, true], [0, false]],
    ['of equal verdicts the lower score counts', [79, false], [80, false]],
    ['no score is the lowest', [null, false], [0, true]],
  ])('%s', ([, worse, better]) => {
    const [subject] = createSubjects(['npx @fictional-mcp/notes@1.4.0'], policy).dependencies;
    const match = listedMatch(subject?.match);
    if (subject === undefined || match === null) throw new Error('no match');
    const [bad, good] = [recordOf(match, 'bad', ...worse), recordOf(match, 'good', ...better)];
    for (const [first, second] of [
      [bad, good],
      [good, bad],
    ] as const) {
      const both = { ...subject, match: { ...first, tiedMatches: [second] } };
      const subjects = { ...createSubjects([]), dependencies: [both] };
      const [server] = evaluate(subjects, policy).servers;
      expect(listedMatch(server?.match)?.server.id).toBe('bad');
    }
  });

  test('one without a report is worse than any with one that only warns', () => {
    const { dependencies } = createSubjects(['npx @fictional-mcp/mail@2.0.0'], policy);
    const [subject] = dependencies;
    const match = listedMatch(subject?.match);
    const [notes] = createSubjects(['npx @fictional-mcp/notes@1.4.0'], policy).dependencies;
    const other = listedMatch(notes?.match);
    if (subject === undefined || match === null || other === null) throw new Error('no match');
    const both = {
      ...subject,
      match: { ...match, tiedMatches: [recordOf(other, 'other', 0, true)] },
    };
    const [server] = evaluate({ ...createSubjects([]), dependencies: [both] }, policy).servers;
    expect(listedMatch(server?.match)?.server.id).toBe('srv-mail');
  });

  test('the first of equals counts: the one that was matched', () => {
    const [subject] = createSubjects(['npx @fictional-mcp/notes@1.4.0'], policy).dependencies;
    const match = listedMatch(subject?.match);
    if (subject === undefined || match === null) throw new Error('no match');
    const [one, other] = ['one', 'other'].map((name) => recordOf(match, name, 80, false));
    const both = { ...subject, match: { ...one, tiedMatches: [other] } as ListedMatch };
    const [server] = evaluate({ ...createSubjects([]), dependencies: [both] }, policy).servers;
    expect(listedMatch(server?.match)?.server.id).toBe('one');
  });
});

/** Returns a waiver for a package in the corpus, in the form that a policy uses. */
const waiverOf = (name: string, rule: string, expires = '2026-12-31'): string =>
  `{match: "pkg:npm/@fictional-mcp/${name}", rule: ${rule}, reason: known, expires: ${expires}}`;

describe('a waiver', () => {
  test('is not used, and not said to have ended, by a server without the problem', () => {
    const line = ['npx @fictional-mcp/notes@1.4.0'];
    const evaluated = (expires: string) => {
      const policy = policyFrom(`waivers: [${waiverOf('notes', 'below-minimum', expires)}]`);
      return evaluate({ ...createSubjects(line, policy), scope: 'changed' }, policy);
    };
    expect(evaluated('2026-12-31').waivers).toMatchObject([{ status: 'unused', covers: 0 }]);
    expect(evaluated('2026-11-01').problems).toEqual([]);
  });

  test('of a rule that nothing waives covers nothing, wherever it comes from', () => {
    const text = `deny: ["pkg:npm/@fictional-mcp/notes"]\nwaivers: [${waiverOf('notes', 'unlisted')}]`;
    const policy = policyFrom(text);
    const waivers = policy.values.waivers.map((each) => ({ ...each, rule: 'denied' }));
    const forged = { ...policy, values: { ...policy.values, waivers } };
    const subjects = createSubjects(['npx @fictional-mcp/notes@1.4.0'], forged);
    expect(evaluate(subjects, forged).servers.map(decision)).toEqual(['fail: denied']);
  });

  test('of what the repository alone demands is shown, beside an organisation that does not', () => {
    const policy = policyFrom(
      `min-grade: A\nwaivers: [${waiverOf('files', 'below-minimum')}]`,
      'min-score: 80\nwaivable: [below-minimum]',
    );
    const subjects = createSubjects(['npx @fictional-mcp/files@1.5.0'], policy);
    expect(evaluate(subjects, policy).servers.map(decision)).toEqual([
      'pass; waived: below-minimum',
    ]);
  });

  const moved = 'npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0';
  test.for<[name: string, rule: string, expires: string, expected: string]>([
    ['other', 'below-minimum', '2026-11-01', 'warn: below-minimum'],
    ['files', 'failing-finding', '2026-11-01', 'warn: below-minimum'],
    // An expired waiver does not make the problem any newer.
    ['files', 'below-minimum', '2026-11-01', 'warn: below-minimum'],
    ['files@1.2.0', 'below-minimum', '2026-11-01', 'warn: below-minimum'],
    ['files@1.2.0', 'below-minimum', '2026-12-31', 'warn: below-minimum'],
    ['files', 'below-minimum', '2026-12-31', 'pass; waived: below-minimum'],
  ])('for %s of %s until %s beside what stood there before: %s', ([name, rule, end, expected]) => {
    const policy = policyFrom(`waivers: [${waiverOf(name, rule, end)}]`);
    expect(evaluate(createSubjects([moved], policy), policy).servers.map(decision)).toEqual([
      expected,
    ]);
  });
});

describe('the suggested version', () => {
  test.for<[what: string, line: string, policy: string, expected: string | undefined]>([
    ['may warn', 'files@1.2.0', 'min-score: 60\nrules: {warning-finding: warn}', '1.4.0'],
    ['does not fail', 'files@1.2.0', 'min-score: 60\nrules: {warning-finding: fail}', '1.5.0'],
    ['is old enough', 'files@1.2.0', 'min-score: 60\nmin-age: 7d', '1.5.0'],
    ['may be old enough, if no other is', 'mail@2.0.0', 'min-age: 7d', '1.1.0'],
    [
      'may be old enough for what fails too',
      'calendar@2.0.0',
      'preset: strict\nmin-age: 7d',
      '2.1.0',
    ],
    ['is none that may be no better', 'calendar@2.1.0', 'min-age: 7d', undefined],
    ['is none that is denied', 'mail@2.0.0', 'deny: ["pkg:npm/@fictional-mcp/mail"]', undefined],
  ])('%s: for %s under %j %s', ([, name, text, expected]) => {
    const policy = policyFrom(text);
    const subjects = createSubjects([`npx @fictional-mcp/${name}`], policy);
    const { servers } = evaluate(subjects, policy);
    expect(servers.map(({ problems, remedy }) => [problems.length > 0, remedy?.version])).toEqual([
      [true, expected],
    ]);
  });

  test('is none that would only be no worse than what stood there before', () => {
    const policy = policyFrom('rules: {failing-finding: fail, unscored-version: fail}');
    const line = 'npx @fictional-mcp/calendar@3.0.0 was npx @fictional-mcp/calendar@2.0.0';
    const subjects = createSubjects([line], policy);
    const dependencies = subjects.dependencies.map((each) => {
      const match = listedMatch(each.match) as ListedMatch;
      const scored = match.scored.filter(({ version }) => version === '2.0.0');
      expect(scored).toHaveLength(1);
      return { ...each, match: { ...match, scored } };
    });
    const { servers } = evaluate({ ...subjects, dependencies }, policy);
    expect(servers.map((each) => [decision(each), each.remedy])).toEqual([
      ['fail: unscored-version', null],
    ]);
  });
});

test('what a change does not touch is shown as it is by itself, and not as no worse than before', () => {
  const line = 'npx @fictional-mcp/files@1.2.0';
  const before = (
    { dependency, match }: Subjects['dependencies'][number],
    edited: readonly ChangedPartName[],
  ) => ({
    previous: { dependency, match, changedParts: [], edited, obstacles: [] },
  });
  const as = (change: 'changed' | 'unchanged', scope: Subjects['scope']): string =>
    judged(
      line,
      (each) => ({
        ...before(each, change === 'changed' ? ['arguments'] : []),
        change,
        isCounted: change === 'changed',
      }),
      scope,
      recommended,
    );
  expect(as('changed', 'changed')).toBe('warn below-minimum');
  expect(as('unchanged', 'changed')).toBe('fail below-minimum');
  expect(as('changed', 'all')).toBe('fail below-minimum');
});

test('what is no worse than before says so', () => {
  const lines = ['npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0'];
  const messageIn = (scope: Subjects['scope']): string => {
    const subjects = { ...createSubjects(lines, recommended), scope };
    const [server] = evaluate(subjects, recommended).servers;
    const [problem] = server?.problems ?? [];
    return problem === undefined ? '' : renderPhrase(problem.message, String);
  };
  const alone = messageIn('all');
  expect(alone).not.toBe('');
  expect(messageIn('changed').startsWith(`${alone} `)).toBe(true);
});

test('a score and a grade that are both too low are one problem, which says both', () => {
  const policy = policyFrom('min-score: 80\nmin-grade: B');
  const factsOf = (launch: string) =>
    evaluate(createSubjects([launch], policy), policy).servers[0]?.problems.map(
      ({ rule, message, facts }) => [
        rule,
        renderPhrase(message, String),
        facts['minScore'],
        facts['minGrade'],
      ],
    );
  expect(factsOf('npx @fictional-mcp/files@1.2.0')).toEqual([
    [
      'below-minimum',
      '@fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 80 and the minimum grade of B.',
      80,
      'B',
    ],
  ]);
  expect(factsOf('npx @fictional-mcp/files@1.5.0')).toEqual([]);
});

describe('a grade that does not compare', () => {
  /**
   * Returns the messages for a server's version 1.4.0 under a policy if it has this grade, beside a version
   * 1.5.0 graded B (82).
   */
  function wordsOn(grade: string, score: number | null, policy: Policy, newer = 'B') {
    const { dependencies, ...rest } = createSubjects(['npx @fictional-mcp/files@1.4.0'], policy);
    const graded = dependencies.map((subject) => {
      const match = reportedMatch(subject.match);
      if (match === null) throw new Error('no match');
      const scored = match.scored.map((each) =>
        each.version === '1.5.0' ? { ...each, grade: newer } : each,
      );
      const report = { ...match.report, grade, score, findings: [] };
      return { ...subject, match: { ...match, report, scored } };
    });
    const [server] = evaluate({ ...rest, dependencies: graded }, policy).servers;
    if (server === undefined) throw new Error('no server');
    const sentences = server.problems
      .filter(({ waived }) => waived === null)
      .flatMap(({ message, advice }) => [message, advice])
      .map((each) => renderPhrase(each, (value) => value));
    return [decision(server), server.remedy?.version ?? 'no remedy', ...sentences];
  }

  const onlyGrade = policyFrom('min-grade: B');
  const uncompared =
    '@fictional-mcp/files 1.4.0 is graded S (90 of 100), which cannot be compared with the minimum grade of B.';

  test('fails where nothing else decides, and no version with a lower score is advised', () => {
    expect(wordsOn('S', 90, onlyGrade)).toEqual([
      'fail: below-minimum',
      'no remedy',
      uncompared,
      'Set min-score in the policy. The score then decides whenever grades cannot be compared.',
    ]);
    expect(wordsOn('S', 81, onlyGrade)[1]).toBe('1.5.0');
  });

  test.for<[policy: string, grade: string, score: number | null, expected: string]>([
    ['min-grade: B', 'S', null, 'warn: unscannable'],
    ['min-grade: B', 'S', 70, 'fail: below-minimum'],
    ['min-grade: B\nmin-score: 75', 'S', 90, 'pass'],
    [
      'min-grade: B\nservers: [{match: "pkg:npm/@fictional-mcp/*", min-score: 75}]',
      'S',
      90,
      'pass',
    ],
    ['min-grade: B\nmin-score: 80', 'S', 79, 'fail: below-minimum'],
    [
      `min-grade: B\nwaivers: [${waiverOf('files', 'below-minimum')}]`,
      'S',
      90,
      'pass; waived: below-minimum',
    ],
    ['min-grade: b', 'B', 82, 'pass'],
    ['min-grade: B', 'b+', 82, 'pass'],
    ['min-grade: B', 'c', 82, 'fail: below-minimum'],
  ])('under %j, %s with %s: %s', ([policy, grade, score, expected]) => {
    expect(wordsOn(grade, score, policyFrom(policy))[0]).toBe(expected);
  });

  test("does not pass under an organisation's minimum grade by the repository's minimum score", () => {
    const policy = policyFrom('min-score: 75', 'min-grade: B');
    expect(wordsOn('S', 90, policy)).toEqual([
      'fail: below-minimum',
      'no remedy',
      uncompared.replace('of B.', 'of B of the organisation.'),
      'Set min-score in the policy of the organisation. The score then decides whenever grades cannot be compared.',
    ]);
  });

  test('is suggested only where its score decides', () => {
    const minimums = ['min-grade: B', 'min-grade: B\nmin-score: 75'];
    const remedies = minimums.map((each) => wordsOn('C', 70, policyFrom(each), 'S')[1]);
    expect(remedies).toEqual(['no remedy', '1.5.0']);
  });

  test('is no worse than the same one before', () => {
    const line = ['npx @fictional-mcp/files@1.4.0 --x was npx @fictional-mcp/files@1.4.0'];
    const { dependencies, ...rest } = createSubjects(line, onlyGrade);
    const graded = dependencies.map((subject) => {
      const [match, before] = [subject.match, subject.previous?.match].map(reportedMatch);
      if (match == null || before == null || subject.previous === null) throw new Error('no match');
      const report = { ...match.report, grade: 'S', score: 90 };
      const previous = { ...subject.previous, match: { ...before, report } };
      return { ...subject, change: 'changed' as const, match: { ...match, report }, previous };
    });
    const [server] = evaluate({ ...rest, dependencies: graded }, onlyGrade).servers;
    expect(server?.problems.map(({ rule, level }) => `${rule} ${level}`)).toEqual([
      'below-minimum warn',
    ]);
  });
});
