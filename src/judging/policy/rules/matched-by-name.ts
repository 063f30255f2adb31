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
    record: recordField('The server with the same name in the export.'),
  });

export const matchedByName: DependencyRule<typeof facts> = {
  id: 'matched-by-name',
  about: 'dependency',
  heading: 'unsure which server',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server was matched only by its name, or by a parent of its address',
  help: 'The export lists a server with this name but no package, or lists only a parent of this address. Check the match, and then confirm it with `servers: [{match, server}]`.',
  example: {
    fires: 'uvx fictional-mcp-clock==1.0.0',
    by: 'an entry in the policy, after you have checked that the two servers are the same',
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
          ? say`${versionedName(graded)} (${ourWords(dependency.type)}) was matched to ${record} only by its name: the export lists no ${ourWords(dependency.type)} package for that server.`
          : say`The export does not list ${versionedName(graded)}. It lists only the parent address ${above}, which belongs to ${record}.`,
      advice: say`Check that the two are the same server, and confirm the match in the policy under servers. The publisher can add the missing reference to the registry.`,
      facts: { ...serverFacts(graded), record: recordFacts(match.server) },
    };
  },
};
