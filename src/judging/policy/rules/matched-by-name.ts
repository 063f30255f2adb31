import * as z from 'zod';
import { ourWords, say } from '../../../model/phrase.ts';
import { listedAbove } from '../../grading/match.ts';
import { listedMatch } from '../../grading/matched.ts';
import { recordFacts, recordField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { recordName, versionedName } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    record: recordField('The server of the export with that name.'),
  });

export const matchedByName: DependencyRule<typeof facts> = {
  id: 'matched-by-name',
  about: 'dependency',
  heading: 'unsure which server',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server was matched by its name alone, or by an address above its own',
  help: 'The export has a server of this name without a package, or lists only an address above this one, so the match is likely but not proved. Once you have checked it, confirm it with `servers: [{match, server}]`.',
  example: {
    fires: 'uvx fictional-mcp-clock==1.0.0',
    by: 'the policy, once you have checked that they are the same',
    resolved: {
      policy: 'servers:\n  - match: pkg:pypi/fictional-mcp-clock\n    server: srv-byname',
    },
  },
  facts,
  isWaivable: true,
  evaluate(graded): Violation<typeof facts> | null {
    const { dependency } = graded;
    const match = listedMatch(graded.match);
    if (match?.by !== 'name') return null;
    const above = listedAbove(dependency, match);
    const record = recordName(match.server);
    return {
      message:
        above === null
          ? say`${versionedName(graded)} (${ourWords(dependency.type)}) was matched to ${record} by its name alone: the export names no ${ourWords(dependency.type)} package for that server.`
          : say`The export does not list ${versionedName(graded)}, only ${above} above it, which is ${record}.`,
      advice: say`Check that they are the same server; its publisher can add the package reference to the registry.`,
      facts: { ...serverFacts(graded), record: recordFacts(match.server) },
    };
  },
};
