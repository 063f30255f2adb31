import * as z from 'zod';
import { say } from '../../phrase.ts';
import { ownerField, ownerOf, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { nameOf } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    entry: z.string().describe('The entry of the deny list, as written.'),
    owner: ownerField(),
  });

export const denied: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'everything',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the deny list names it',
  help: 'An entry of `deny` without a version means every version. One with a version or range means also what is not pinned, where the version that would be judged lies in it, or none is known: of a digest that the export does not list, a branch, or a tag without an order none is. No waiver takes it back.',
  facts,
  isWaivable: false,
  isIndependentOfScore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { deniedBy } = terms;
    if (deniedBy === null) return null;
    return {
      message: say`${nameOf(graded)} must not be used: the deny list names ${deniedBy}.`,
      advice: say`Take it out, or use another server.`,
      facts: { ...serverFacts(graded), entry: deniedBy, owner: ownerOf(terms) },
    };
  },
};
