import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import { ownerField, policyOwner, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { versionedName } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    entry: z.string().describe('The deny list entry, as written.'),
    owner: ownerField(),
  });

export const denied: DependencyRule<typeof facts> = {
  id: 'denied',
  about: 'dependency',
  heading: 'not allowed here',
  judges: 'everything',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is on the deny list',
  help: 'A `deny` entry without a version covers every version; an entry with a version also covers servers whose version is unknown. Waivers do not apply to this rule.',
  example: {
    policy: 'deny: ["pkg:npm/@fictional-mcp/calendar@<2.1"]',
    fires: 'npx -y @fictional-mcp/calendar@2.0.0',
    by: 'a version that the list does not cover',
    resolved: 'npx -y @fictional-mcp/calendar@2.1.0',
  },
  facts,
  isWaivable: false,
  isNoWorse: null,
  isIndependentOfScore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    const { deniedBy } = terms;
    if (deniedBy === null) return null;
    return {
      message: say`${versionedName(graded)} must not be used: the deny list contains ${deniedBy}.`,
      advice: say`Remove the server, or use another one.`,
      facts: { ...serverFacts(graded), entry: deniedBy, owner: policyOwner(terms) },
    };
  },
};
