import * as z from 'zod';
import { decidingReport, listedMatch, matchError } from '../../grading/matched.ts';
import type { Match } from '../../model.ts';
import { say, words } from '../../phrase.ts';
import { gradeFacts, gradeFields, isScored, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { gradeOf, nameOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    reason: z
      .enum(['unlisted', 'unidentified', 'matched-by-name', 'unscannable'])
      .describe('Why the new one has no grade.'),
    previous: z
      .strictObject({ ...serverFields(), ...gradeFields() })
      .describe('The graded server.'),
  });

type Reason = z.output<ReturnType<typeof facts>>['reason'];

/** The reasons as words of the sentence. */
const reasons: Readonly<Record<Reason, string>> = {
  unlisted: 'not in the export',
  unidentified: 'not identified',
  'matched-by-name': 'known by its name alone',
  unscannable: 'not scannable',
};

export const gradeLost: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the change replaces a graded server by one of which nothing is known',
  help: 'Under `recommended` an ungraded server warns; one that takes the place of a graded one fails, for that is what a change looks like that leads the gate astray. A record that has only the name of the new one is no grade of it. What took whose place is told by the file, the name of the package and the alias; where several came and went in one file under other names, what came may have taken the place of any. It needs a base to compare with.',
  facts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { previous, match } = graded;
    const report = decidingReport(previous?.match);
    if (previous === null || !isScored(report) || match === null || matchError(match) !== null)
      return null;
    const reason = isFirstParty ? null : reasonOf(match, previous.match);
    if (reason === null) return null;
    return {
      message: say`${nameOf(graded)} is ${words(reasons[reason])}; before this change it was ${nameOf(previous)}, ${gradeOf(previous)}.`,
      advice: say`Keep the graded server, or have the new one graded first.`,
      facts: {
        ...serverFacts(graded),
        reason,
        previous: { ...serverFacts(previous), ...gradeFacts(report) },
      },
    };
  },
};

function reasonOf(match: Match, before: Match | null): Reason | null {
  if (match.kind === 'unlisted' || match.kind === 'unidentified') return match.kind;
  // Anybody can publish a record with any name, so a match by name never counts as a grade.
  const isByName = (each: Match | null): boolean => listedMatch(each)?.by === 'name';
  if (isByName(match) && !isByName(before)) return 'matched-by-name';
  return decidingReport(match)?.score === null ? 'unscannable' : null;
}
