import * as z from 'zod';
import { say, words } from '../../phrase.ts';
import { serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { nameOf } from '../words.ts';

const facts = () => z.strictObject(serverFields());

export const unlisted: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is not in the export',
  help: 'Nobody has graded the server. Under `recommended` this warns, so that the gate can be adopted before everything is listed; **who wants to stop ungraded servers sets it to `fail` or takes the preset `strict`**. What is yours can be named under `first-party`.',
  facts,
  isWaivable: true,
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { match, dependency } = graded;
    if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty) return null;
    return {
      message: say`${nameOf(graded)} (${words(dependency.type)}) is not in the export: nobody has graded it.`,
      advice: say`Check the spelling of its name, use a graded server, or review this one by hand.`,
      facts: serverFacts(graded),
    };
  },
};
