import * as z from 'zod';
import { gradeRank, meetsGrade } from '../../../model/grade.ts';
import { prosePhrase, say, words } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import { belowMinimumFacts, belowMinimumFields, isScored } from '../facts.ts';
import type { RuleKey } from '../keys/policy-key.ts';
import { type DependencyRule, type Violation, valueUnder } from '../rule.ts';
import { strictness } from '../strictness.ts';
import { findingsOf, gradeOf, judgedAs, nameOf, remedyOf } from '../words.ts';
import { minScore } from './score-below-minimum.ts';

const facts = () =>
  z.strictObject({
    ...belowMinimumFields(),
    minimum: z.string().describe('The lowest grade that passes.'),
    isCompared: z.boolean().describe('Whether the grade compares with it: letters from A to F do.'),
  });

/** Null means that there is no minimum. */
const minGrade: RuleKey<string | null, 'min-grade'> = {
  name: 'min-grade',
  kind: 'value',
  schema: () =>
    z
      .string()
      .regex(/^[A-Fa-f][+-]?$/, 'must be a letter from A to F, optionally with + or -')
      .describe('The lowest grade that passes, `A` to `F`, optionally with `+` or `-`.'),
  unset: null,
  defaultWords: 'no minimum',
  organisation: 'default',
  isOverridable: true,
  rank: (grade) => -(grade === null ? Number.POSITIVE_INFINITY : (gradeRank(grade) ?? 0)),
};

export const gradeBelowMinimum: DependencyRule<typeof facts, typeof minGrade> = {
  id: 'grade-below-minimum',
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the grade is below min-grade, where one is set, or does not compare with it',
  help: 'Grades are letters from A to F, in upper or lower case, with or without `+` or `-`, compared in that order. Any other grade, such as `S`, does not compare with a minimum. Of such a grade the score decides, if the policy sets `min-score` and `score-below-minimum` has the same level or a higher one; otherwise this rule fires, because nothing else would judge it. A server that [was there before and is no worse](policy.md#no-worse-than-before) only warns, unless the policy says `ratchet: false`. A version whose score is null has no grade: that is `unscannable`.',
  example: {
    policy: 'min-grade: A',
    fires: 'npx -y @fictional-mcp/files@1.5.0',
    by: 'a server with that grade',
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  key: minGrade,
  isAboutGrade: true,
  isWaivable: true,
  // Only if the grade does not compare: then what is known to be too low is the score.
  leftOutFor: ['score-below-minimum'],
  yieldsToBefore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { levelOf, isSet, owner } = terms;
    const lowest = valueUnder(terms, minGrade);
    const report = decidingReport(graded.match);
    if (lowest === null || !isScored(report)) return null;
    const isMet = meetsGrade(report.grade, lowest);
    const [ofScore, ofGrade] = [levelOf('score-below-minimum'), levelOf('grade-below-minimum')];
    // The score decides about any grade if somebody set its minimum, and it counts no less than the grade.
    const isLess = strictness[ofScore] < strictness[ofGrade];
    if (isMet ?? (isSet(minScore.name) && !isLess)) return null;
    const isShown = report.score < valueUnder(terms, minScore) && ofScore !== 'off';
    const minimum = say`the minimum grade of ${prosePhrase(lowest)}${words(owner)}`;
    const isCompared = isMet !== null;
    return {
      message: say`${nameOf(graded)} is ${gradeOf(graded)}, ${words(isCompared ? 'below' : 'which does not compare with')} ${minimum}.${judgedAs(graded)}`,
      advice: isCompared
        ? remedyOf(graded)
        : say`Set min-score in the policy${words(owner)}${isLess ? say`, and score-below-minimum to ${words(ofGrade)}` : say``}: then the score decides about grades that do not compare.`,
      facts: { ...belowMinimumFacts(graded, report, terms), minimum: lowest, isCompared },
      // If the score is below its minimum too, that problem has the findings already.
      findings: isShown ? [] : findingsOf(graded, 'fail', 'warn'),
    };
  },
};
