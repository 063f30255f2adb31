import { meetsGrade } from '../../grading/grade.ts';
import { say, words } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

export const gradeBelowMinimum: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the grade lies below min-grade, where one is set',
  help: 'Grades are letters from A to F, perhaps with `+` or `-`, compared in that order. Any other grade meets no minimum. A version whose score is null has no grade: that is `unscannable`.',
  isWaivable: true,
  evaluate(graded, { values, levelOf, owner }) {
    const minGrade = values['min-grade'];
    const report = graded.match?.report ?? null;
    if (minGrade === null || report === null || report.score === null) return null;
    if (meetsGrade(report.grade, minGrade)) return null;
    const isShown = report.score < values['min-score'] && levelOf('score-below-minimum') !== 'off';
    return violation(
      say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum grade of ${words(`${minGrade}${owner}`)}.${judgedAs(graded)}`,
      remedyOf(graded),
      // If the score is below its minimum too, that problem has the findings already.
      isShown ? [] : findingsOf(graded, 'fail', 'warn'),
    );
  },
};
