/* Tests when a version change counts as a drop: if the letter falls or a check starts to fail. */
import { expect, test } from 'vitest';
import { type Evaluation, evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { Match, ScoreReport } from '../../../src/model/model.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { createSubjects, policyFrom } from './judging.ts';

interface Grade {
  readonly grade: string;
  readonly score: number;
  readonly failing?: readonly string[];
}

/** Returns the messages for a server that goes from one grade to another. */
function judge(
  before: Grade,
  after: Grade,
  policy = 'min-score: 0',
): Evaluation['servers'][number] {
  const effective = policyFrom(policy);
  const line = 'npx @fictional-mcp/notes@1.4.0 was npx @fictional-mcp/notes@1.3.0';
  const subjects = createSubjects([line], effective);
  const [subject] = subjects.dependencies;
  if (subject === undefined || subject.previous === null) throw new Error('no server');
  const graded = (match: Match | null, { grade, score, failing = [] }: Grade): Match => {
    if (match === null || !('report' in match)) throw new Error('no report');
    const findings = failing.map((check) => ({
      ...{ reference: check, check, result: 'fail', weight: 1, evidence: null },
    }));
    const report: ScoreReport = { ...match.report, grade, score, findings };
    return { ...match, report, scored: [] };
  };
  const { previous } = subject;
  const dependencies = [
    {
      ...subject,
      match: graded(subject.match, after),
      previous: { ...previous, match: graded(previous.match, before) },
    },
  ];
  const [server] = evaluate({ ...subjects, dependencies }, effective).servers;
  if (server === undefined) throw new Error('nothing is judged');
  return server;
}

const isDrop = (...subject: Parameters<typeof judge>): boolean =>
  judge(...subject).problems.some(({ rule }) => rule === 'grade-dropped');

test.for<[string, Grade, Grade, boolean]>([
  ['points within a letter', { grade: 'B', score: 88 }, { grade: 'B', score: 76 }, false],
  ['a sign', { grade: 'B+', score: 88 }, { grade: 'B-', score: 76 }, false],
  ['a letter', { grade: 'A-', score: 90 }, { grade: 'B+', score: 89 }, true],
  ['a letter for more points', { grade: 'A', score: 80 }, { grade: 'B', score: 95 }, true],
  ['a better letter for fewer points', { grade: 'B', score: 95 }, { grade: 'A', score: 80 }, false],
  [
    'a check that fails only now',
    { grade: 'B', score: 80, failing: ['a'] },
    { grade: 'B', score: 80, failing: ['a', 'b'] },
    true,
  ],
  [
    'a check that fails only now, with a better letter',
    { grade: 'C', score: 60, failing: ['a'] },
    { grade: 'B', score: 80, failing: ['b'] },
    true,
  ],
  [
    'a check that fails no more',
    { grade: 'B', score: 85, failing: ['a', 'b'] },
    { grade: 'B', score: 80, failing: ['b'] },
    false,
  ],
  ['no letters', { grade: 'good', score: 80 }, { grade: 'fair', score: 79 }, true],
  ['no letters, more points', { grade: 'fair', score: 79 }, { grade: 'good', score: 80 }, false],
])('%s', ([, before, after, expected]) => {
  expect(isDrop(before, after)).toBe(expected);
});

const dropped = [
  { grade: 'B', score: 80 },
  { grade: 'D', score: 41 },
] as const;

test.for<[string, string, boolean]>([
  ['a minimum that fails', 'min-score: 75', false],
  ['a minimum grade that fails', '{ min-score: 0, min-grade: C }', false],
  ['both of one level', '{ preset: strict, min-score: 75 }', false],
  ['a minimum that only warns', 'rules: { below-minimum: warn, grade-dropped: fail }', true],
  ['a minimum that is off', 'rules: { below-minimum: off }', true],
  [
    'a minimum that is waived',
    'waivers: [{ match: "pkg:npm/@fictional-mcp/notes", rule: below-minimum, reason: x, expires: 2099-01-01 }]',
    true,
  ],
])('beside %s', ([, policy, expected]) => {
  expect(isDrop(...dropped, policy)).toBe(expected);
});

test('what was there before is what is advised', () => {
  const [problem] = judge({ grade: 'A', score: 96 }, { grade: 'B', score: 88 }).problems;
  const text = renderPhrase(problem?.advice ?? { words: [''], values: [] }, (value) => value);
  expect(text).toContain('Keep @fictional-mcp/notes 1.3.0');
});
