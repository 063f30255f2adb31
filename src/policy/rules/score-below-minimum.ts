import { say, words } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

export const scoreBelowMinimum: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the score lies below min-score',
  help: 'The score is what the grading service makes of all findings. Raise the version to the one that the message names, or take another server. `min-score` is 75 by default, the lower end of the band of grade B, and can be set for single servers under `servers`. A score of 0 is a score; a score of null is `unscannable`.',
  isWaivable: true,
  evaluate(graded, { values, owner }) {
    const minScore = values['min-score'];
    const score = graded.match?.report?.score ?? null;
    if (score === null || score >= minScore) return null;
    return violation(
      say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${words(`${minScore}${owner}`)}.${judgedAs(graded)}`,
      remedyOf(graded),
      findingsOf(graded, 'fail', 'warn'),
    );
  },
};
