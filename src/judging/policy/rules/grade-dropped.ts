import * as z from 'zod';
import { isLowerLetter } from '../../../model/grade.ts';
import { joinList, say } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import {
  checkLists,
  firstValues,
  gradeFacts,
  gradeFields,
  isScored,
  listField,
  remedyField,
  serverFacts,
  serverFields,
} from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import {
  beforeChange,
  findingCheckKey,
  findVersionChange,
  gradePhrase,
  type VersionChange,
  versionedName,
} from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    ...gradeFields(),
    previous: z
      .strictObject({ ...serverFields(), ...gradeFields() })
      .describe('The version before the change.'),
    newFailing: listField(z.string(), checkLists.newFailing),
    resolved: listField(z.string(), checkLists.resolved),
    remedy: remedyField(),
  });

export const gradeDropped: DependencyRule<typeof facts> = {
  id: 'grade-dropped',
  about: 'dependency',
  heading: 'low grade',
  judges: 'servers and launchers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change moves a server to a version with a lower grade or a new failing check',
  help: 'Both versions are judged with the same export, so a grade that the grading service lowered in the meantime never counts against a change. The rule needs a base to compare with.',
  example: {
    before: 'npx -y @fictional-mcp/calendar@2.1.0',
    fires: 'npx -y @fictional-mcp/calendar@2.0.0',
    by: 'the version from before the change',
    resolved: 'npx -y @fictional-mcp/calendar@2.1.0',
  },
  facts,
  isWaivable: true,
  isNoWorse: null,
  leftOutFor: ['below-minimum'],
  evaluate(graded): Violation<typeof facts> | null {
    const { match, previous } = graded;
    const [now, before] = [decidingReport(match), decidingReport(previous?.match)];
    const move = findVersionChange(graded);
    if (previous === null || !isScored(now) || !isScored(before)) return null;
    if (move === null || (!isLower(move, now.grade, before.grade) && move.newFailing.length === 0))
      return null;
    const checks = move.newFailing.map(findingCheckKey);
    return {
      message: say`${versionedName(graded)} is ${gradePhrase(graded)}${beforeChange(previous)}${checks.length === 0 ? say`` : say` New failing checks: ${joinList(checks)}.`}`,
      advice: say`Keep ${versionedName(previous)}, or read the findings and accept them.`,
      facts: {
        ...serverFacts(graded),
        ...gradeFacts(now),
        previous: { ...serverFacts(previous), ...gradeFacts(before) },
        newFailing: firstValues(checks),
        resolved: firstValues(move.resolved).map(findingCheckKey),
        remedy: graded.remedy,
      },
      findings: move.newFailing,
    };
  },
};

/** Returns whether the new letter is lower. If the letters cannot be compared, the scores decide. */
const isLower = ({ before, after }: VersionChange, now: string, formerly: string): boolean =>
  isLowerLetter(now, formerly) ?? after < before;
