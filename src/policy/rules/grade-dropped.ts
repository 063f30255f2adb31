import * as z from 'zod';
import { decidingReport } from '../../grading/matched.ts';
import type { GradedDependency } from '../../model.ts';
import { listed, say } from '../../phrase.ts';
import {
  firstOf,
  gradeFacts,
  gradeFields,
  isScored,
  listField,
  remedyField,
  serverFacts,
  serverFields,
} from '../facts.ts';
import type { DependencyRule, Terms, Violation } from '../rule.ts';
import { strictness } from '../strictness.ts';
import { checkOf, gradeOf, nameOf, remedyOf, versionChangeOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    ...gradeFields(),
    previous: z
      .strictObject({ ...serverFields(), ...gradeFields() })
      .describe('What it was before.'),
    newFailing: listField(z.string(), 'Checks that fail only now.'),
    resolved: listField(z.string(), 'Checks that fail no more.'),
    remedy: remedyField(),
  });

export const gradeDropped: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change moves a server to a version with a lower score',
  help: 'Both versions are judged against the same export, so a new grade for what was there before is not held against the change. The message names the failing checks that are new and those that are resolved. The rule needs a base to compare with.',
  facts,
  isWaivable: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { match, previous } = graded;
    const [now, before] = [decidingReport(match), decidingReport(previous?.match)];
    const move = versionChangeOf(graded);
    if (previous === null || !isScored(now) || !isScored(before)) return null;
    if (move === null || move.after >= move.before) return null;
    const checks = move.newFailing.map(checkOf);
    return {
      message: say`${nameOf(graded)} is ${gradeOf(graded)}; before this change it was ${nameOf(previous)}, ${gradeOf(previous)}.${checks.length === 0 ? say`` : say` New failing checks: ${listed(checks)}.`}`,
      advice: remedyOf(graded),
      facts: {
        ...serverFacts(graded),
        ...gradeFacts(now),
        previous: { ...serverFacts(previous), ...gradeFacts(before) },
        newFailing: firstOf(checks),
        resolved: firstOf(move.resolved).map(checkOf),
        remedy: graded.remedy,
      },
      findings: isListedWithScore(graded, terms) ? [] : move.newFailing,
    };
  },
};

/** Whether `score-below-minimum` fires at the same level or a higher one, and so lists the findings. */
function isListedWithScore({ match }: GradedDependency, { values, levelOf }: Terms): boolean {
  const score = decidingReport(match)?.score ?? null;
  if (score === null || score >= values['min-score']) return false;
  return strictness[levelOf('score-below-minimum')] >= strictness[levelOf('grade-dropped')];
}
