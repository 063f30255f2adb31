import * as z from 'zod';
import { isOwnAddress } from '../../../detection/ecosystems.ts';
import { say } from '../../../model/phrase.ts';
import { differsOnlyIn, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { ownReview } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    reason: z
      .enum(['local', 'own-address', 'first-party'])
      .describe(
        '`local`: code in the project; `own-address`: an address on the machine itself; `first-party`: listed as your own in the policy.',
      ),
  });

export const localCode: DependencyRule<typeof facts> = {
  id: 'local-code',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'the server is code in the project or runs on the machine itself, so it has no grade',
  help: 'The rule also covers addresses such as `http://localhost:3000`, and servers listed only under `first-party`. Review the server like the rest of your code.',
  example: {
    fires: 'node server.js',
    by: ownReview,
    resolved: {
      policy:
        'waivers:\n  - file: .mcp.json\n    alias: server\n    launch: e22a5e9054ac750a\n    rule: local-code\n    reason: reviewed like all of our code\n    expires: 2027-01-31',
    },
  },
  facts,
  isWaivable: true,
  isNoWorse: ({ edited }) => differsOnlyIn(edited, 'file', 'enabled'),
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { dependency, match } = graded;
    const isLocal = dependency.type === 'local';
    if (!isLocal && !(isFirstParty && match?.kind === 'unlisted')) return null;
    const server = serverFacts(graded);
    if (isOwnAddress(dependency)) {
      return {
        message: say`${server.name} is an address on the machine itself, so the server there is not graded.`,
        advice: say`Review the server at that address like your own code.`,
        facts: { ...server, reason: 'own-address' },
      };
    }
    return {
      message: isLocal
        ? say`${server.name} is code in this project, so it is not graded.`
        : say`${server.name} is first-party according to the policy, but not in the export, so it is not graded.`,
      advice: say`Review it like the rest of your code.`,
      facts: { ...server, reason: isLocal ? 'local' : 'first-party' },
    };
  },
};
