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
  title: 'a server that is code of the project and is not graded',
  help: 'A server that is code of this project, or that is yours by `first-party` and not listed: it is not graded, so review it like the rest of your code.',
  facts,
  isWaivable: true,
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const isLocal = graded.dependency.type === 'local';
    if (!isLocal && !(isFirstParty && graded.match?.kind === 'unlisted')) return null;
    const server = serverFacts(graded);
    return {
      message: isLocal
        ? say`${server.name} is code of this project, so it is not graded.`
        : say`${server.name} is first-party by the policy and not in the export, so it is not graded.`,
      advice: say`Review it like the rest of your code.`,
      facts: { ...server, reason: isLocal ? 'local' : 'first-party' },
    };
  },
};
