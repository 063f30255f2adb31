import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { findingsOf, judgedAs, nameOf, remedyOf } from '../words.ts';

export const unscannable: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the version is listed and could not be scanned: its score is null',
  help: 'The grading service has the version and could not scan it: its score is null, which is not 0. Nothing is known of it, so it is no better than an unlisted one.',
  isWaivable: true,
  evaluate(graded) {
    const report = graded.match?.report ?? null;
    if (report === null || report.score !== null) return null;
    return violation(
      say`${nameOf(graded)} could not be scanned, so nothing is known of it.${judgedAs(graded)}`,
      remedyOf(graded),
      findingsOf(graded, 'unscannable'),
    );
  },
};
