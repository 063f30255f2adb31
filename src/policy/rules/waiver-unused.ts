import * as z from 'zod';
import { listed, say } from '../../phrase.ts';
import { firstOf, listField, waiverFacts, waiverFields } from '../facts.ts';
import type { Violation, WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...waiverFields(),
    otherChecks: listField(z.string(), 'Checks whose findings it would cover if it named them.'),
  });

export const waiverUnused: WaiverRule<typeof facts> = {
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver covers nothing any more',
  help: 'What it covered is gone or solved, so it waits for something else to cover. It is reported where everything is judged, and where it names another check than those of the server that a change brings; else the report only lists it.',
  facts,
  isWaivable: false,
  evaluate({ waiver, status, otherChecks }): Violation<typeof facts> | null {
    if (status !== 'unused') return null;
    const unused = { ...waiverFacts(waiver), otherChecks: firstOf(otherChecks) };
    if (otherChecks.length > 0) {
      return {
        message: say`The waiver of ${waiverTarget(waiver)} covers nothing: no finding is of that check. There are findings of ${listed(otherChecks.slice(0, 5))}.`,
        advice: say`Correct the check, or take the waiver out.`,
        facts: unused,
      };
    }
    return {
      message: say`The waiver of ${waiverTarget(waiver)} covers nothing: ${waiver.reason}.`,
      advice: say`Take it out of the policy.`,
      facts: unused,
    };
  },
};
