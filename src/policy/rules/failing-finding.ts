import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { count, findingsOf, gradeOf, judgedAs, nameOf } from '../words.ts';

const weight = { off: 0, warn: 1, fail: 2 } as const;

export const failingFinding: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a finding with result `fail` on a server that otherwise passes',
  evaluate(graded, { policy, levelOf }) {
    const failing = findingsOf(graded, 'fail');
    const score = graded.match?.report?.score ?? null;
    // A score below the minimum shows the findings already; they count apart only where they weigh more.
    const isShown =
      score !== null &&
      score < policy.minScore &&
      weight[levelOf('score-below-minimum')] >= weight[levelOf('failing-finding')];
    if (failing.length === 0 || isShown) return null;
    return found(
      say`${nameOf(graded)} is ${gradeOf(graded)} and has ${count(failing.length, 'failing finding')}.${judgedAs(graded)}`,
      say`Read the evidence: take a version without the finding, or accept it knowingly.`,
      failing,
    );
  },
};
