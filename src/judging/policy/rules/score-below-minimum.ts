import * as z from 'zod';
import { say, words } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import { belowMinimumFacts, belowMinimumFields, isScored } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...belowMinimumFields(),
    minimum: z.number().describe('The lowest score that passes.'),
  });

export const scoreBelowMinimum: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the score is below min-score',
  help: 'The score is what the grading service computes from all findings. Use the version that the message names, or another server. `min-score` is 75 by default, the lower end of grade B, and can be set for single servers under `servers`. A server that [was there before and is no worse](policy.md#no-worse-than-before) only warns, unless the policy says `ratchet: false`. A score of 0 is a score; a score of null is `unscannable`.',
  facts,
  isAboutGrade: true,
  isWaivable: true,
  yieldsToBefore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { values, owner } = terms;
    const minScore = values['min-score'];
    const report = decidingReport(graded.match);
    if (!isScored(report) || report.score >= minScore) return null;
    return {
      message: say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${words(`${minScore}${owner}`)}.${judgedAs(graded)}`,
      advice: remedyOf(graded),
      facts: { ...belowMinimumFacts(graded, report, terms), minimum: minScore },
      findings: findingsOf(graded, 'fail', 'warn'),
    };
  },
};
