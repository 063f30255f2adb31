import * as z from 'zod';
import { meetsGrade } from '../../grading/grade.ts';
import { decidingReport } from '../../grading/matched.ts';
import { say, words } from '../../phrase.ts';
import { belowMinimumFacts, belowMinimumFields, isScored } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...belowMinimumFields(),
    minimum: z.string().describe('The lowest grade that passes.'),
  });

export const gradeBelowMinimum: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the grade is below min-grade, where one is set',
  help: 'Grades are letters from A to F, with or without `+` or `-`, compared in that order. Any other grade is below every minimum. A server that [was there before and is no worse](policy.md#no-worse-than-before) only warns, unless the policy says `ratchet: false`. A version whose score is null has no grade: that is `unscannable`.',
  facts,
  isWaivable: true,
  yieldsToBefore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { values, levelOf, owner } = terms;
    const minGrade = values['min-grade'];
    const report = decidingReport(graded.match);
    if (minGrade === null || !isScored(report)) return null;
    if (meetsGrade(report.grade, minGrade)) return null;
    const isShown = report.score < values['min-score'] && levelOf('score-below-minimum') !== 'off';
    return {
      message: say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum grade of ${words(`${minGrade}${owner}`)}.${judgedAs(graded)}`,
      advice: remedyOf(graded),
      facts: { ...belowMinimumFacts(graded, report, terms), minimum: minGrade },
      // If the score is below its minimum too, that problem has the findings already.
      findings: isShown ? [] : findingsOf(graded, 'fail', 'warn'),
    };
  },
};
