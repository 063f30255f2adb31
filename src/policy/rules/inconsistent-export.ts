import * as z from 'zod';
import { say, words } from '../../phrase.ts';
import { firstOf, listField, serverFields } from '../facts.ts';
import type { ExportRule, Violation } from '../rule.ts';

const hourMs = 60 * 60 * 1000;

/** The facts of both rules of this id. */
export const contractFaults = () =>
  z.strictObject({
    type: serverFields()
      .type.nullable()
      .describe('The ecosystem of the server; null where it is about none.'),
    name: serverFields().name.nullable().describe('The server; null where it is about none.'),
    judgedVersion: serverFields().judgedVersion,
    faults: listField(z.string(), 'What is not as the contract says, in words.'),
  });

export const inconsistentExport: ExportRule<typeof contractFaults> = {
  about: 'export',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'the export breaks its contract',
  help: 'Something in the export is not as its contract says. The servers that can be read are judged all the same; one whose own record cannot be read is an error, which no level takes back.',
  facts: contractFaults,
  isWaivable: false,
  evaluate({ inconsistencies, ageMs }): Violation<typeof contractFaults> | null {
    const faults =
      ageMs < -hourMs
        ? [...inconsistencies, 'it says it was generated in the future']
        : inconsistencies;
    if (faults.length === 0) return null;
    return {
      message: say`The export breaks its contract: ${words(faults.join('; '))}.`,
      advice: say`Tell the owner of the grading service; the servers that can be read are judged all the same.`,
      facts: { type: null, name: null, judgedVersion: null, faults: firstOf(faults) },
    };
  },
};
