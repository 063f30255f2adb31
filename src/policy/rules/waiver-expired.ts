import * as z from 'zod';
import { say, words } from '../../phrase.ts';
import { waiverFacts, waiverFields } from '../facts.ts';
import type { Violation, WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...waiverFields(),
    status: z.enum(['expired', 'refused']).describe('Why it does not count.'),
    refused: z.string().nullable().describe('Why it is refused; null where it is not.'),
  });

export const waiverExpired: WaiverRule<typeof facts> = {
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver has ended, or the organisation does not let it count',
  help: 'A waiver counts through the day that it names, UTC. From then on what it covered counts again. Fourteen days before, the report says so as a notice. Where everything is judged, every ended waiver is reported; else those that would cover something of the change.',
  facts,
  isWaivable: false,
  evaluate({ waiver, status, reason: refused }): Violation<typeof facts> | null {
    if (status === 'refused') {
      return {
        message: say`The waiver of ${waiverTarget(waiver)} does not count: ${words(refused ?? '')}.`,
        advice: say`Take it out, or ask the owners of the organisation's policy.`,
        facts: { ...waiverFacts(waiver), status, refused },
      };
    }
    if (status !== 'expired') return null;
    return {
      message: say`The waiver of ${waiverTarget(waiver)} ended on ${waiver.expires}: ${waiver.reason}.`,
      advice: say`Review the reason: solve what it waited for, or grant it anew with a later day.`,
      facts: { ...waiverFacts(waiver), status, refused },
    };
  },
};
