import * as z from 'zod';
import { joinList, prosePhrase, say } from '../../../model/phrase.ts';
import { firstValues, listField, waiverFacts, waiverFields } from '../facts.ts';
import type { Violation, WaiverRule } from '../rule.ts';
import { waiverTarget } from '../rule-messages.ts';

const waiverUntil = (day: string): string =>
  `waivers:\n  - match: pkg:npm/@fictional-mcp/calendar@2.0.0\n    rule: failing-finding\n    reason: reviewed in SEC-112\n    expires: ${day}`;

const facts = () =>
  z.strictObject({
    ...waiverFields(),
    status: z
      .enum(['expired', 'refused', 'unused'])
      .describe(
        'Why the waiver does not count: it has expired, the organisation does not allow it, or it covers nothing.',
      ),
    refused: z
      .string()
      .nullable()
      .describe('Why the organisation refuses the waiver; null if it does not.'),
    unbound: listField(
      z.string(),
      'Lines to add to the waiver so that it covers the matching launches.',
    ),
    otherChecks: listField(z.string(), 'Other checks with findings that the waiver could cover.'),
  });

export const waiverStale: WaiverRule<typeof facts> = {
  id: 'waiver-stale',
  about: 'waiver',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title:
    'a waiver has expired, covers nothing, was granted for another launch, or is not allowed by the organisation',
  help: 'A waiver is valid through its `expires` day, in UTC, and the report mentions it during its last fourteen days. If the reason still applies, extend the waiver; otherwise remove it.',
  example: {
    policy: waiverUntil('2026-11-19'),
    fires: 'npx -y @fictional-mcp/calendar@2.0.0',
    by: 'a later end date, if the reason still applies',
    resolved: { policy: waiverUntil('2027-01-31') },
  },
  facts,
  isWaivable: false,
  evaluate({
    waiver,
    status,
    reason: refused,
    otherChecks,
    unbound = [],
  }): Violation<typeof facts> | null {
    if (status === 'used') return null;
    const others = firstValues(otherChecks);
    const target = waiverTarget(waiver);
    const stale = {
      ...waiverFacts(waiver),
      status,
      refused,
      otherChecks: others,
      unbound: firstValues(unbound),
    };
    switch (status) {
      case 'refused':
        return {
          message: say`The waiver of ${target} is not valid: ${prosePhrase(refused ?? '')}.`,
          advice: say`Remove it, or ask the owners of the organisation's policy to allow it.`,
          facts: stale,
        };
      case 'expired':
        return {
          message: say`The waiver of ${target} expired on ${waiver.expires}. Its reason: ${waiver.reason}.`,
          advice: say`If the reason still applies, set a later date; otherwise remove the waiver.`,
          facts: stale,
        };
      case 'unused':
        if (unbound.length > 0) {
          return {
            message: say`The waiver of ${target} does not cover the current launch: it was granted for another launch, or does not specify one.`,
            advice: say`Review the launch. If it is acceptable, add this to the waiver: ${joinList(unbound.slice(0, 3).map((each) => each.replace('\n', '; ')))}. Otherwise remove the waiver.`,
            facts: stale,
          };
        }
        return otherChecks.length > 0
          ? {
              message: say`The waiver of ${target} covers nothing, because that check has no findings. These checks have findings: ${joinList(others.slice(0, 5))}.`,
              advice: say`Name one of these checks in the waiver, or remove the waiver.`,
              facts: stale,
            }
          : {
              message: say`The waiver of ${target} covers nothing. Its reason: ${waiver.reason}.`,
              advice: say`Remove it from the policy.`,
              facts: stale,
            };
    }
  },
};
