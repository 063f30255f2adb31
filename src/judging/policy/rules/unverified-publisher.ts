import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import { listedMatch } from '../../grading/matched.ts';
import { recordFacts, recordField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { recordName, versionedName } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    record: recordField('The server in the export.'),
    namespace: z
      .string()
      .nullable()
      .describe('The publisher; null if the export does not list one.'),
  });

export const unverifiedPublisher: DependencyRule<typeof facts> = {
  id: 'unverified-publisher',
  about: 'dependency',
  heading: 'unsure which server',
  judges: 'servers',
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'the export says that the publisher is not verified',
  help: 'Make sure that you know who publishes the server. If the export does not say whether the publisher is verified, the rule reports nothing.',
  example: {
    policy: 'min-score: 0',
    fires: 'npx -y @fictional-mcp/shell@0.1.0',
    by: 'a server with a verified publisher',
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  evaluate(graded): Violation<typeof facts> | null {
    const server = listedMatch(graded.match)?.server;
    if (server?.publisher.verified !== false) return null;
    const { namespace } = server.publisher;
    return {
      message: say`The publisher of ${versionedName(graded)}, ${namespace ?? recordName(server)}, is not verified.`,
      advice: say`Make sure that you know who publishes this server.`,
      facts: { ...serverFacts(graded), record: recordFacts(server), namespace },
    };
  },
};
