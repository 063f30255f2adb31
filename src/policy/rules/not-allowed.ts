import * as z from 'zod';
import { say } from '../../phrase.ts';
import { ownerField, ownerOf, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { nameOf } from '../words.ts';

const facts = () => z.strictObject({ ...serverFields(), owner: ownerField() });

export const notAllowed: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'there is an allow list, and it does not name it',
  help: 'Where `allow` is not empty, nothing else may be used: launchers such as `mcp-remote` and what cannot be identified neither. An entry with a version or range means only what is pinned to it or proved by a lockfile, which a branch or tag of git is not. A package of another registry is none that the list names. Code of the project is not its matter.',
  facts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    if (terms.isAllowed) return null;
    const owner = ownerOf(terms);
    return {
      message:
        owner === 'repository'
          ? say`${nameOf(graded)} is not on the allow list.`
          : say`${nameOf(graded)} is not on the allow list of the organisation.`,
      advice: say`Use a server that the list names, or ask its owners to add this one.`,
      facts: { ...serverFacts(graded), owner },
    };
  },
};
