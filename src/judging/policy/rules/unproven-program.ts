import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import { isSameButForArguments, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    program: z.string().describe('The program that the launch starts.'),
  });

export const unprovenProgram: DependencyRule<typeof facts> = {
  id: 'unproven-program',
  about: 'dependency',
  heading: 'command or version can change',
  judges: 'everything',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'nothing shows that the launched program belongs to the package',
  help: 'After `npx -p`, `uvx --from` and similar options, a program from the project or the machine may start instead of the one from the package. Start the package by its own name, or install it with a lockfile.',
  example: {
    fires: 'npx -y -p @fictional-mcp/notes@1.4.0 notebook',
    by: "the package's own program",
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  isNoWorse: isSameButForArguments,
  isIndependentOfScore: true,
  evaluate(graded): Violation<typeof facts> | null {
    const { unprovenProgram: program } = graded.dependency;
    if (program === undefined) return null;
    const server = serverFacts(graded);
    return {
      message: say`${server.name} is fetched to start ${program}, but nothing shows that this program comes from the package.`,
      advice: say`Start the package by its own name, or record its programs in a lockfile. Otherwise, check that the program comes from the package, and waive this rule.`,
      facts: { ...server, program },
    };
  },
};
