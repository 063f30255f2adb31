import { say, words } from '../../phrase.ts';
import { type ExportRule, violation } from '../rule.ts';

const hourMs = 60 * 60 * 1000;

export const staleExport: ExportRule = {
  about: 'export',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the export is older than `max-age`',
  help: 'The export is older than `max-age` (48 hours by default), though it was just downloaded or read. A cached one beyond it is not used at all.',
  isWaivable: false,
  evaluate({ ageMs, generatedAt }, { maxAgeMs }) {
    if (generatedAt === null || ageMs <= maxAgeMs) return null;
    return violation(
      say`The export was generated ${words(String(Math.floor(ageMs / hourMs)))} hours ago, at ${words(new Date(generatedAt).toISOString())}; max-age is ${words(String(Math.floor(maxAgeMs / hourMs)))} hours.`,
      say`Ask the owner of the grading service why it is not refreshed, or raise max-age.`,
    );
  },
};
