import * as z from 'zod';
import { gradeRank, isLowerLetter, meetsGrade } from '../../../model/grade.ts';
import { joinList, ourWords, prosePhrase, say } from '../../../model/phrase.ts';
import { decidingReport, listedMatch } from '../../grading/matched.ts';
import {
  gradeFacts,
  gradeFields,
  isScored,
  lockfileFacts,
  lockfileField,
  ownerField,
  policyOwner,
  remedyField,
  serverFacts,
  serverFields,
} from '../facts.ts';
import type { RuleKey } from '../keys/policy-key.ts';
import { type DependencyRule, type Violation, valueUnder } from '../rule.ts';
import {
  findingCheckKey,
  findingsWithResult,
  gradePhrase,
  judgedAs,
  newFailingFindings,
  remedyAdvice,
  suggestedVersion,
  versionedName,
} from '../rule-messages.ts';
import { followsNoMoreVersions, pinnedBeforeNote } from './unpinned.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    ...gradeFields(),
    minScore: z.number().nullable().describe('The minimum score; null if the score reaches it.'),
    minGrade: z.string().nullable().describe('The minimum grade; null if the grade reaches it.'),
    isCompared: z
      .boolean()
      .describe('Whether the grade can be compared with the minimum, as letters from A to F can.'),
    owner: ownerField(),
    lockfile: lockfileField(),
    remedy: remedyField(),
  });

export const minScore: RuleKey<number, 'min-score'> = {
  name: 'min-score',
  kind: 'value',
  schema: () => z.number().min(0).max(100).describe('The lowest score that passes, 0 to 100.'),
  // The lowest score for grade B.
  unset: 75,
  defaultWords: '75',
  organisation: 'default',
  unsetByOrganisation: 0,
  isOverridable: true,
  rank: (score) => score,
};

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

export const belowMinimum: DependencyRule<typeof facts, typeof minScore | typeof minGrade> = {
  id: 'below-minimum',
  about: 'dependency',
  heading: 'low grade',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the score is below min-score, or the grade is below min-grade if that is set',
  help: 'Use another server or the version suggested in the message; `min-score` and `min-grade` set the [minimum](policy.md#keys). A server that [was there before and is no worse](policy.md#no-worse-than-before) causes only a warning.',
  example: {
    fires: 'npx -y @fictional-mcp/files@1.2.0',
    by: suggestedVersion,
    resolved: 'npx -y @fictional-mcp/files@1.5.0',
  },
  facts,
  keys: [minScore, minGrade],
  isWaivable: true,
  isNoWorse(now, before) {
    const [reportNow, reportBefore] = [
      decidingReport(now.graded.match),
      decidingReport(before.graded.match),
    ];
    const [record, former] = [now, before].map(
      ({ graded }) => listedMatch(graded.match)?.server.id,
    );
    if (!isScored(reportNow) || !isScored(reportBefore) || record !== former) return false;
    const isLower =
      reportNow.grade === reportBefore.grade
        ? false
        : isLowerLetter(reportNow.grade, reportBefore.grade);
    return (
      isLower === false &&
      reportNow.score >= reportBefore.score &&
      newFailingFindings(now.graded, before.graded).length === 0 &&
      followsNoMoreVersions(now.graded.dependency, before.graded.dependency)
    );
  },
  worseWords(now, before) {
    const [reportNow, reportBefore] = [
      decidingReport(now.graded.match),
      decidingReport(before.graded.match),
    ];
    const checks = newFailingFindings(now.graded, before.graded).map(findingCheckKey);
    if (reportNow?.score == null || reportBefore?.score == null) return say` without a score`;
    if (reportNow.score < reportBefore.score) {
      return say` with a score of ${reportBefore.score}; this change lowers its score to ${reportNow.score}`;
    }
    if (
      isLowerLetter(reportNow.grade, reportBefore.grade) !== false &&
      reportNow.grade !== reportBefore.grade
    ) {
      return say` with grade ${reportBefore.grade}; this change lowers its grade to ${reportNow.grade}`;
    }
    return checks.length > 0
      ? say`; with this change, it fails additional checks: ${joinList(checks)}`
      : pinnedBeforeNote(before.graded.dependency);
  },
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { isSet, owner } = terms;
    const report = decidingReport(graded.match);
    if (!isScored(report)) return null;
    const [score, grade] = [valueUnder(terms, minScore), valueUnder(terms, minGrade)];
    const meets = grade === null ? true : meetsGrade(report.grade, grade);
    const isLow = report.score < score;
    // If the grade cannot be compared with the minimum but the policy sets a minimum score, the score
    // decides.
    const isLowGrade = !(meets ?? isSet(minScore.name));
    if (!isLow && !isLowGrade) return null;
    const isCompared = meets !== null;
    const figures = say`${isLow ? say` < ${score}` : say` below ${prosePhrase(grade ?? '')}`}${ourWords(owner)}`;
    const ofScore = say`the minimum of ${score}`;
    const ofGrade = say`the minimum grade of ${prosePhrase(grade ?? '')}`;
    const missed = isLow
      ? say`below ${ofScore}${isLowGrade && isCompared ? say` and ${ofGrade}` : say``}`
      : say`${ourWords(isCompared ? 'below' : 'which cannot be compared with')} ${ofGrade}`;
    return {
      ...(isLow || isCompared ? { figures } : {}),
      message: say`${versionedName(graded)} is ${gradePhrase(graded)}, ${missed}${ourWords(owner)}.${judgedAs(graded)}`,
      advice:
        isLow || isCompared
          ? remedyAdvice(graded)
          : say`Set min-score in the policy${ourWords(owner)}. The score then decides whenever grades cannot be compared.`,
      facts: {
        ...serverFacts(graded),
        ...gradeFacts(report),
        minScore: isLow ? score : null,
        minGrade: isLowGrade ? grade : null,
        isCompared,
        owner: policyOwner(terms),
        lockfile: lockfileFacts(graded.dependency),
        remedy: graded.remedy,
      },
      findings: findingsWithResult(graded, 'fail', 'warn'),
    };
  },
};
