import * as z from 'zod';
import { listed, say } from '../../../model/phrase.ts';
import { firstOf, listField, waiverFacts, waiverFields } from '../facts.ts';
import type { Violation, WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

const facts = () =>
  z.strictObject({
    ...waiverFields(),
    otherChecks: listField(z.string(), 'Checks whose findings it would cover if it named them.'),
  });

export const waiverUnused: WaiverRule<typeof facts> = {
  id: 'waiver-unused',
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver no longer covers anything',
  help: 'What it covered is gone or resolved, so one day it could cover something else. It is reported if everything is judged, or if it names a check that the changed server does not have; otherwise the report only lists it.',
  example: {
    policy:
      'waivers:\n  - match: pkg:npm/@fictional-mcp/calendar@2.0.0\n    rule: failing-finding\n    reason: reviewed in SEC-112\n    expires: 2027-01-31',
    fires: 'npx -y @fictional-mcp/calendar@2.1.0',
    by: 'a policy without it',
    resolved: { policy: 'preset: recommended' },
  },
  facts,
  isWaivable: false,
  evaluate({ waiver, status, otherChecks }): Violation<typeof facts> | null {
    if (status !== 'unused') return null;
    const unused = { ...waiverFacts(waiver), otherChecks: firstOf(otherChecks) };
    if (otherChecks.length > 0) {
      return {
        message: say`The waiver of ${waiverTarget(waiver)} covers nothing: there is no finding for that check. There are findings for ${listed(otherChecks.slice(0, 5))}.`,
        advice: say`Correct the check, or remove the waiver.`,
        facts: unused,
      };
    }
    return {
      message: say`The waiver of ${waiverTarget(waiver)} covers nothing. Its reason: ${waiver.reason}.`,
      advice: say`Remove it from the policy.`,
      facts: unused,
    };
  },
};
