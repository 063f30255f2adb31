import * as z from 'zod';
import { say, words } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import { belowMinimumFacts, belowMinimumFields, isScored } from '../facts.ts';
import type { RuleKey } from '../keys/policy-key.ts';
import { type DependencyRule, type Violation, valueUnder } from '../rule.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...belowMinimumFields(),
    minimum: z.number().describe('The lowest score that passes.'),
  });

export const minScore: RuleKey<number, 'min-score'> = {
  name: 'min-score',
  kind: 'value',
  schema: () => z.number().min(0).max(100).describe('The lowest score that passes, 0 to 100.'),
  // The lower end of grade B.
  unset: 75,
  defaultWords: '75',
  organisation: 'default',
  unsetByOrganisation: 0,
  isOverridable: true,
  rank: (score) => score,
};

export const scoreBelowMinimum: DependencyRule<typeof facts, typeof minScore> = {
  id: 'score-below-minimum',
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the score is below min-score',
  help: 'The score is what the grading service computes from all findings. Use the version that the message names, or another server. `min-score` is 75 by default, the lower end of grade B, and can be set for single servers under `servers`. A server that [was there before and is no worse](policy.md#no-worse-than-before) only warns, unless the policy says `ratchet: false`. A score of 0 is a score; a score of null is `unscannable`.',
  example: {
    fires: 'npx -y @fictional-mcp/files@1.2.0',
    by: 'the version that the message names',
    resolved: 'npx -y @fictional-mcp/files@1.5.0',
  },
  facts,
  key: minScore,
  isAboutGrade: true,
  isWaivable: true,
  yieldsToBefore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { owner } = terms;
    const minimum = valueUnder(terms, minScore);
    const report = decidingReport(graded.match);
    if (!isScored(report) || report.score >= minimum) return null;
    return {
      message: say`${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${minimum}${words(owner)}.${judgedAs(graded)}`,
      advice: remedyOf(graded),
      facts: { ...belowMinimumFacts(graded, report, terms), minimum },
      findings: findingsOf(graded, 'fail', 'warn'),
    };
  },
};
