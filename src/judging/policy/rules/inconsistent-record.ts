import { joinList, say } from '../../../model/phrase.ts';
import { listedMatch, matchError } from '../../grading/matched.ts';
import { firstValues, serverFacts } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { versionedName } from '../rule-messages.ts';
import { type contractFaults, contractRule } from './inconsistent-export.ts';

/** The part of `inconsistent-export` that concerns individual servers. */
export const inconsistentRecord: DependencyRule<typeof contractFaults> = {
  ...contractRule,
  about: 'dependency',
  judges: 'everything',
  example: {
    about: 'The score of version 1.4.0 refers to a finding that is not in the export.',
    exported: { 'scores/1/findings/0': 'fnd-none' },
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'an export that contains the finding',
    resolved: { exported: {} },
  },
  evaluate(graded): Violation<typeof contractFaults> | null {
    const { match } = graded;
    if (match === null) return null;
    const advice = say`Report this to the grading service.`;
    const error = matchError(match);
    if (error !== null) {
      return {
        message: say`${versionedName(graded)} cannot be judged: ${error}.`,
        advice,
        facts: { ...serverFacts(graded), faults: [error] },
        isError: true,
      };
    }
    const inconsistencies = listedMatch(match)?.inconsistencies ?? [];
    if (inconsistencies.length === 0) return null;
    return {
      message: say`The record for ${versionedName(graded)} does not match the export's contract: ${joinList(inconsistencies, 1)}.`,
      advice,
      facts: { ...serverFacts(graded), faults: firstValues(inconsistencies) },
    };
  },
};
