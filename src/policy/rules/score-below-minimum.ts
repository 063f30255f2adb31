import { say, words } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

export const scoreBelowMinimum: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the score lies below min-score',
  evaluate(graded, { policy }) {
    const score = graded.match?.report?.score ?? null;
    if (score === null || score >= policy.minScore) return null;
    return found(
      say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${words(String(policy.minScore))}.${judgedAs(graded)}`,
      remedyOf(graded),
      findingsOf(graded, 'fail', 'warn'),
    );
  },
};
