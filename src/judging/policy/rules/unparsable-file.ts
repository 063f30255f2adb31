import * as z from 'zod';
import { prosePhrase, say } from '../../../model/phrase.ts';
import type { FileRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    file: z.string().describe('Path of the file, relative to the judged folder.'),
    reason: z.string().nullable().describe('Why the file cannot be read in full.'),
  });

export const unparsableFile: FileRule<typeof facts> = {
  id: 'unparsable-file',
  about: 'file',
  heading: 'unsure which server',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  // A client might be able to read a file that the gate cannot parse, so the rule is stricter about files
  // that a change touches.
  touchedLevels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'a file that declares servers cannot be read',
  help: 'A client may be able to read a file that the gate cannot. The rule fails if the change adds or edits the file; an untouched file is only listed.',
  example: {
    fires: { file: '{ "mcpServers": { "notes": { "command": "npx"' },
    by: 'a file that parses',
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  evaluate({ path, status, reason }): Violation<typeof facts> | null {
    if (status !== 'unreadable') return null;
    return {
      message: say`${path} cannot be read in full: ${prosePhrase(reason ?? 'the reason is unknown')}.`,
      advice: say`Fix the file, or exclude it with ignore-paths if no client reads it.`,
      facts: { file: path, reason },
    };
  },
};
