import { say, words } from '../../phrase.ts';
import { type ExportRule, violation } from '../rule.ts';

const hourMs = 60 * 60 * 1000;

export const inconsistentExport: ExportRule = {
  about: 'export',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'the export breaks its contract',
  help: 'Something in the export is not as its contract says. The servers that can be read are judged all the same; one whose own record cannot be read is an error, which no level takes back.',
  isWaivable: false,
  evaluate({ inconsistencies, ageMs }) {
    const faults =
      ageMs < -hourMs
        ? [...inconsistencies, 'it says it was generated in the future']
        : inconsistencies;
    if (faults.length === 0) return null;
    return violation(
      say`The export breaks its contract: ${words(faults.join('; '))}.`,
      say`Tell the owner of the grading service; the servers that can be read are judged all the same.`,
    );
  },
};
