import * as z from 'zod';
import { prosePhrase, say } from '../../../model/phrase.ts';
import { firstValues, listField, serverFields } from '../facts.ts';
import type { ExportRule, Violation } from '../rule.ts';

const hourMs = 60 * 60 * 1000;

/** Facts of both rules with the id `inconsistent-export`. */
export const contractFaults = () =>
  z.strictObject({
    type: serverFields()
      .type.nullable()
      .describe('The ecosystem of the server; null if the fault does not concern a server.'),
    name: serverFields()
      .name.nullable()
      .describe('The server; null if the fault does not concern a server.'),
    judgedVersion: serverFields().judgedVersion,
    faults: listField(z.string(), 'Descriptions of how the export violates its contract.'),
  });

/** The metadata of the two rules that share this id. */
export const contractRule = {
  id: 'inconsistent-export',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'the export does not match its contract',
  help: 'Servers with readable records are still judged. A server whose own record is unreadable causes an error, whatever the level.',
  facts: contractFaults,
  isWaivable: false,
} as const;

export const inconsistentExport: ExportRule<typeof contractFaults> = {
  ...contractRule,
  about: 'export',
  example: {
    about: 'The export states a count of 99 servers, but contains fewer.',
    exported: { 'counts/servers': 99 },
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'an export with correct counts',
    resolved: { exported: {} },
  },
  evaluate({ inconsistencies, ageMs }): Violation<typeof contractFaults> | null {
    const faults =
      ageMs < -hourMs ? [...inconsistencies, 'generated_at is in the future'] : inconsistencies;
    if (faults.length === 0) return null;
    return {
      message: say`The export does not match its contract: ${prosePhrase(faults.join('; '))}.`,
      advice: say`Report this to the grading service. Servers with readable records are still judged.`,
      facts: { type: null, name: null, judgedVersion: null, faults: firstValues(faults) },
    };
  },
};
