/*
 * Tests what counts when everything is judged at once: the scope, the reported waivers and the offered
 * waivers.
 */
import { describe, expect, test } from 'vitest';
import { evaluate, type FileSubject, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import { say } from '../../../src/model/phrase.ts';
import { createSubjects, decision, noSubjects, policyFrom, today } from './judging.ts';

const recommended = policyFrom('preset: recommended');
const words = (problems: readonly { rule: string; level: string }[]): string[] =>
  problems.map(({ rule, level }) => `${rule} ${level}`);
const unreadable = (path: string, isTouched = true): FileSubject => ({
  file: { path, status: 'unreadable', reason: 'x', span: null },
  isTouched,
});

test.for([
  // whether the change touches an unreadable file, the scope, problems that count, problems that existed
  // before
  [true, 'changed', ['unparsable-file fail'], []],
  [false, 'changed', [], ['unparsable-file warn']],
  [true, 'all', ['unparsable-file fail'], []],
  [false, 'all', ['unparsable-file warn'], []],
] as const)(
  'a file that is touched (%s) under the scope %s',
  ([isTouched, scope, now, earlier]) => {
    const subjects = { ...noSubjects, scope, files: [unreadable('.mcp.json', isTouched)] };
    const { problems, earlierProblems } = evaluate(subjects, recommended);
    expect(words(problems)).toEqual(now);
    expect(words(earlierProblems)).toEqual(earlier);
  },
);

test('what is no worse than before may only yield where a change is judged', () => {
  const subjects = createSubjects(
    ['npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0'],
    recommended,
  );
  const verdicts = (scope: Subjects['scope']): unknown[] =>
    evaluate({ ...subjects, scope }, recommended).servers.map(({ verdict }) => verdict);
  expect(verdicts('changed')).toEqual(['warn']);
  expect(verdicts('all')).toEqual(['fail']);
});

describe('an edit that weakens the gate', () => {
  const file = 'policy.yml';
  const relaxations = [
    {
      effect: 'milder' as const,
      message: say`A rule is off.`,
      what: 'rules',
      before: null,
      after: null,
      file,
      span: null,
    },
  ];
  const judged = (text: string, overrides: Partial<Subjects> = {}) => {
    const policy = policyFrom(text);
    return evaluate({ ...noSubjects, scope: 'changed', relaxations, ...overrides }, policy);
  };

  test('is a problem of its file, behind those of files and of the export', () => {
    expect(judged('preset: strict').problems).toMatchObject([
      { rule: 'policy-weakened', level: 'fail', file, waived: null },
    ]);
    const exported = {
      ...{ generatedAt: today.getTime(), schemaVersion: '1', rubricVersion: '1' },
      ...{ source: 'download' as const, caution: null, ageMs: 0, inconsistencies: ['x'] },
    };
    const all = { files: [unreadable('.mcp.json')], export: exported };
    expect(words(judged('preset: recommended', all).problems)).toEqual([
      'unparsable-file fail',
      'inconsistent-export warn',
      'policy-weakened warn',
    ]);
    expect(words(judged('preset: strict', { relaxations: [] }).problems)).toEqual([]);
  });

  test('and an unreadable file are waived by their files', () => {
    const waiver = (rule: string, of: string): string =>
      `{file: ${of}, rule: ${rule}, reason: known, expires: 2026-12-31}`;
    const text = `waivers: [${waiver('policy-weakened', file)}, ${waiver('unparsable-file', '.mcp.json')}]`;
    const files = [unreadable('.mcp.json'), unreadable('other.json')];
    expect(judged(text, { files }).problems.map(({ waived }) => waived)).toEqual([
      'known',
      null,
      'known',
    ]);
    expect(judged(text, { files, folder: 'app' }).problems.map(({ waived }) => waived)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a waiver that covers nothing', () => {
  const policy = policyFrom(
    'waivers: [{match: "pkg:npm/x", rule: unlisted, reason: known, expires: 2026-12-31}]',
  );
  const subjects = createSubjects(['npx @fictional-mcp/notes@1.4.0'], policy);
  const reported = (overrides: Partial<Subjects>): string[] =>
    words(evaluate({ ...subjects, ...overrides }, policy).problems);

  test('is a problem if everything was judged', () => {
    expect(reported({})).toEqual(['waiver-stale warn']);
    expect(reported({ scope: 'changed' })).toEqual([]);
    const [first] = subjects.dependencies;
    if (first === undefined) throw new Error('no subject');
    expect(reported({ dependencies: [first, { ...first, match: null }] })).toEqual([]);
  });
});

describe('the waivers that are offered', () => {
  const failing = 'npx @fictional-mcp/files@1.2.0';
  const many = (lines: readonly string[]): Subjects => {
    const { dependencies } = createSubjects(lines, recommended);
    return { ...noSubjects, dependencies };
  };
  const rulesOf = (subjects: Subjects): string[] =>
    evaluate(subjects, recommended).offeredWaivers.map(({ rule }) => rule);
  /** Gives each server a different alias but keeps its name, so that waivers differ only by their files. */
  const inFiles = (subjects: Subjects): Subjects => ({
    ...subjects,
    dependencies: subjects.dependencies.map((each, at) => ({
      ...each,
      dependency: {
        ...each.dependency,
        declaration: { ...each.dependency.declaration, alias: `server-${at}` },
      },
    })),
  });

  test('are those under which what counts would pass', () => {
    const subjects = many([failing]);
    expect(rulesOf(subjects)).toContain('below-minimum');
    const uncounted = subjects.dependencies.map((each) => ({ ...each, isCounted: false }));
    expect(rulesOf({ ...subjects, dependencies: uncounted })).toEqual([]);
    expect(rulesOf(many(['npx @fictional-mcp/notes@1.4.0']))).toEqual([]);
  });

  test('are for what fails, however much passes before it', () => {
    const passing = Array.from({ length: 25 }, () => 'npx @fictional-mcp/notes@1.4.0');
    expect(rulesOf(many([...passing, failing]))).toContain('below-minimum');
  });

  test('are for the first twenty servers and the first twenty files', () => {
    const strict = policyFrom('preset: strict');
    const servers = inFiles({
      ...noSubjects,
      dependencies: createSubjects(
        Array.from({ length: 25 }, () => './bin/server'),
        strict,
      ).dependencies,
    });
    expect(evaluate(servers, strict).offeredWaivers.map(({ alias }) => alias)).toEqual(
      Array.from({ length: 20 }, (_, at) => `server-${at}`),
    );
    const files = Array.from({ length: 25 }, (_, at) => unreadable(`${at}.json`));
    expect(
      evaluate({ ...noSubjects, files }, strict).offeredWaivers.map(({ file }) => file),
    ).toEqual(Array.from({ length: 20 }, (_, at) => `${at}.json`));
  });

  test('are none for what only warns', () => {
    const files = [unreadable('.mcp.json', false)];
    expect(evaluate({ ...noSubjects, files }, recommended).offeredWaivers).toEqual([]);
  });

  test('are not looked for, nor versions that would pass, where nobody reads them', () => {
    const subjects = { ...many([failing]), files: [unreadable('.mcp.json')] };
    const { servers, offeredWaivers } = evaluate(subjects, recommended, false);
    expect(offeredWaivers).toEqual([]);
    expect(servers.map(({ remedy }) => remedy)).toEqual([null]);
    expect(servers.map(decision)).toEqual(evaluate(subjects, recommended).servers.map(decision));
  });
});
