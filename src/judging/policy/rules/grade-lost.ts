import * as z from 'zod';
import type { Match } from '../../../model/model.ts';
import { say, words } from '../../../model/phrase.ts';
import { decidingReport, listedMatch, matchError } from '../../grading/matched.ts';
import { gradeFacts, gradeFields, isScored, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { gradeOf, isOfOtherRegistry, nameOf } from '../words.ts';

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
const reasons = {
  unlisted: 'not in the export',
  unidentified: 'not identified',
  'matched-by-name': 'known by its name alone',
  unscannable: 'not scannable',
} as const satisfies Readonly<Record<Reason, string>>;

export const gradeLost: DependencyRule<typeof facts> = {
  id: 'grade-lost',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the change replaces a graded server with one that has no grade',
  help: 'Under `recommended`, an ungraded server only warns, but one that replaces a graded server fails, because that would be a way around the gate. A record that shares only the name of the new server does not grade it. The file, the name of the package and the alias decide which server replaced which; if several servers were added and removed in one file under other names, each new one may have replaced any of the old ones. The rule needs a base to compare with.',
  example: {
    before: 'npx -y @fictional-mcp/notes@1.4.0',
    fires: 'npx -y @acme/notes@1.0.0',
    by: 'a replacement that is graded',
    resolved: 'npx -y @fictional-mcp/mail@1.1.0',
  },
  facts,
  isWaivable: true,
  isIndependentOfScore: true,
  alsoReports: 'unlisted',
  followsFromRegistry: true,
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { previous, match } = graded;
    const report = decidingReport(previous?.match);
    if (previous === null || !isScored(report) || match === null || matchError(match) !== null)
      return null;
    const reason = isFirstParty ? null : reasonOf(match, previous.match);
    if (reason === null) return null;
    const isOther = reason === 'unlisted' && isOfOtherRegistry(graded.dependency);
    return {
      message: say`${nameOf(graded)} is ${words(isOther ? 'from another registry' : reasons[reason])}; before this change it was ${nameOf(previous)}, ${gradeOf(previous)}.`,
      advice: say`Keep the graded server, or wait until the new one has a grade.`,
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
