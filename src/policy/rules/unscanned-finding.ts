import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { count, findingsOf, gradeOf, judgedAs, nameOf } from '../words.ts';

export const unscannedFinding: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a finding with result `unscannable` on a scored version',
  help: 'The version has a score, and some of the checks could not be made: of these nothing is known.',
  isWaivable: true,
  ofFindings: 'unscannable',
  evaluate(graded) {
    const ones = findingsOf(graded, 'unscannable');
    if (ones.length === 0 || graded.match?.report?.score == null) return null;
    return violation(
      say`${nameOf(graded)} is ${gradeOf(graded)} and has ${count(ones.length, 'check')} that could not be made.${judgedAs(graded)}`,
      say`Read the evidence and decide whether it matters to you.`,
      ones,
    );
  },
};
