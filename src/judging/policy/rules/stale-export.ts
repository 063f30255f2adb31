import * as z from 'zod';
import { prosePhrase, say } from '../../../model/phrase.ts';
import type { ExportRule, Violation } from '../rule.ts';

const hourMs = 60 * 60 * 1000;

const facts = () =>
  z.strictObject({
    generatedAt: z.iso.datetime().describe('When the export was generated.'),
    ageMs: z.number().describe('The age of the export in milliseconds.'),
    maxAgeMs: z.number().describe('`max-age` in milliseconds.'),
  });

export const staleExport: ExportRule<typeof facts> = {
  id: 'stale-export',
  about: 'export',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the export is older than `max-age`',
  help: 'Even the newest export from the service is older than the `max-age` input allows (48 hours by default). The gate never uses a cached export older than that.',
  example: {
    about: 'The export is 60 hours old.',
    exported: { generated_at: '2026-11-18T00:00:00.000Z' },
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: "today's export or, if the service has none yet, a higher `max-age`",
    resolved: { inputs: { 'max-age': '72h' } },
  },
  facts,
  isWaivable: false,
  evaluate(loaded, { maxAgeMs }): Violation<typeof facts> | null {
    const { ageMs } = loaded;
    if (loaded.generatedAt === null || ageMs <= maxAgeMs) return null;
    const generatedAt = new Date(loaded.generatedAt).toISOString();
    return {
      message: say`The export was generated ${Math.floor(ageMs / hourMs)} hours ago, at ${prosePhrase(generatedAt.slice(0, 16).replace('T', ' '))} UTC; max-age is ${Math.floor(maxAgeMs / hourMs)} hours.`,
      advice: say`Ask the grading service why there is no newer export, or raise max-age.`,
      facts: { generatedAt, ageMs, maxAgeMs },
    };
  },
};
