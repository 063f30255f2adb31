import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { findingsOf, judgedAs, nameOf, remedyOf } from '../words.ts';

export const unscannable: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the version is listed and could not be scanned: its score is null',
  evaluate(graded) {
    const report = graded.match?.report ?? null;
    if (report === null || report.score !== null) return null;
    return found(
      say`${nameOf(graded)} could not be scanned, so nothing is known of it.${judgedAs(graded)}`,
      remedyOf(graded),
      findingsOf(graded, 'unscannable'),
    );
  },
};
