import * as z from 'zod';
import { prosePhrase, say } from '../../../model/phrase.ts';
import { waiverFacts, waiverFields } from '../facts.ts';
import type { Violation, WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...waiverFields(),
    status: z.enum(['expired', 'refused']).describe('Why it does not count.'),
    refused: z.string().nullable().describe('Why it is refused; null if it is not.'),
  });

export const waiverExpired: WaiverRule<typeof facts> = {
  id: 'waiver-expired',
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver has expired, or the organisation does not allow it',
  help: 'A waiver counts through the day that it names, UTC. After that day, what it covered counts again. For the last fourteen days, the report has a notice about it. If everything is judged, every expired waiver is reported; otherwise only those that would cover something in the change.',
  example: {
    policy:
      'waivers:\n  - match: pkg:npm/@fictional-mcp/calendar@2.0.0\n    rule: failing-finding\n    reason: reviewed in SEC-112\n    expires: 2026-11-19',
    fires: 'npx -y @fictional-mcp/calendar@2.0.0',
    by: 'a later day, if the reason still holds',
    resolved: {
      policy:
        'waivers:\n  - match: pkg:npm/@fictional-mcp/calendar@2.0.0\n    rule: failing-finding\n    reason: reviewed in SEC-112\n    expires: 2027-01-31',
    },
  },
  facts,
  isWaivable: false,
  evaluate({ waiver, status, reason: refused }): Violation<typeof facts> | null {
    if (status === 'refused') {
      return {
        message: say`The waiver of ${waiverTarget(waiver)} does not count: ${prosePhrase(refused ?? '')}.`,
        advice: say`Remove it, or ask the owners of the organisation's policy.`,
        facts: { ...waiverFacts(waiver), status, refused },
      };
    }
    if (status !== 'expired') return null;
    return {
      message: say`The waiver of ${waiverTarget(waiver)} expired on ${waiver.expires}. Its reason: ${waiver.reason}.`,
      advice: say`If the reason still holds, extend it to a later day; otherwise remove it.`,
      facts: { ...waiverFacts(waiver), status, refused },
    };
  },
};
