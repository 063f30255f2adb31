import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { count, findingsOf, gradeOf, judgedAs, nameOf } from '../words.ts';

export const failingFinding: DependencyRule = {
  about: 'dependency',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a finding with result `fail` on a server that otherwise passes',
  evaluate(graded, { policy, levelOf }) {
    const failing = findingsOf(graded, 'fail');
    const score = graded.match?.report?.score ?? null;
    // A server that fails by its score shows its findings there already.
    const failsAnyway =
      score !== null && score < policy.minScore && levelOf('score-below-minimum') === 'fail';
    if (failing.length === 0 || failsAnyway) return null;
    return found(
      say`${nameOf(graded)} is ${gradeOf(graded)} and has ${count(failing.length, 'failing finding')}.${judgedAs(graded)}`,
      say`Read the evidence: take a version without the finding, or accept it knowingly.`,
      failing,
    );
  },
};
