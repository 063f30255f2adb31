import * as z from 'zod';
import { joinList, say } from '../../../model/phrase.ts';
import { listedMatch } from '../../grading/matched.ts';
import {
  firstValues,
  listField,
  recordFacts,
  recordField,
  serverFacts,
  serverFields,
} from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { recordName, versionedName } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    record: recordField(
      'The worst-graded server in the export that claims the package or address; its grade counts.',
    ),
    others: listField(
      recordField('Another server.'),
      'The other servers that claim the same package or address.',
    ),
  });

export const ambiguousIdentity: DependencyRule<typeof facts> = {
  id: 'ambiguous-identity',
  about: 'dependency',
  heading: 'unsure which server',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'several servers in the export claim this package or address',
  help: 'The server with the worst grade counts. Select the right server with `servers: [{match, server}]`.',
  example: {
    fires: 'npx -y @fictional-mcp/twin@1.0.0',
    by: 'a policy that selects the right server',
    resolved: {
      policy: 'servers:\n  - match: pkg:npm/@fictional-mcp/twin\n    server: srv-twin-a',
    },
  },
  facts,
  isWaivable: true,
  evaluate(graded): Violation<typeof facts> | null {
    const match = listedMatch(graded.match);
    if (match === null || match.candidates.length < 2) return null;
    const { candidates, server } = match;
    const others = candidates.filter((each) => each !== server);
    return {
      message: say`${versionedName(graded)} is claimed by several servers in the export. The server with the worst grade counts: ${recordName(server)}. Also claimed by: ${joinList(others.map(recordName))}.`,
      advice: say`Ask the owner of the grading service which server is the right one, and select it in the policy under servers.`,
      facts: {
        ...serverFacts(graded),
        record: recordFacts(server),
        others: firstValues(others).map(recordFacts),
      },
    };
  },
};
