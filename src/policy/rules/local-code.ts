import * as z from 'zod';
import { say } from '../../phrase.ts';
import { serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    reason: z
      .enum(['local', 'first-party'])
      .describe('`local`: code of the project; `first-party`: the policy says that it is yours.'),
  });

export const localCode: DependencyRule<typeof facts> = {
  about: 'dependency',
  judges: 'servers',
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a server that is code of the project, judged by nobody',
  help: 'A server that is code of this project, or that is yours by `first-party` and not listed: nobody has graded it, and reviewing it is your own work.',
  facts,
  isWaivable: true,
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const isLocal = graded.dependency.type === 'local';
    if (!isLocal && !(isFirstParty && graded.match?.kind === 'unlisted')) return null;
    const server = serverFacts(graded);
    return {
      message: isLocal
        ? say`${server.name} is code of this project: nobody has graded it.`
        : say`${server.name} is your own by the policy: nobody has graded it.`,
      advice: say`Review it like the rest of your code.`,
      facts: { ...server, reason: isLocal ? 'local' : 'first-party' },
    };
  },
};
