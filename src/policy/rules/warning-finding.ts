import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { count, findingsOf, gradeOf, judgedAs, nameOf } from '../words.ts';

export const warningFinding: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a finding with result `warn`',
  help: 'Checks that did not fail and found something to look at. Off by default, for most servers have some.',
  isWaivable: true,
  ofFindings: 'warn',
  evaluate(graded) {
    const ones = findingsOf(graded, 'warn');
    if (ones.length === 0 || graded.match?.report?.score == null) return null;
    return violation(
      say`${nameOf(graded)} is ${gradeOf(graded)} and has ${count(ones.length, 'warning')}.${judgedAs(graded)}`,
      say`Read the evidence and decide whether it matters to you.`,
      ones,
    );
  },
};
