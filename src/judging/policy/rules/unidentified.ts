import * as z from 'zod';
import { prosePhrase, say } from '../../../model/phrase.ts';
import { differsOnlyIn, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    alias: z.string().describe('The server name in the file.'),
    reason: z.string().describe('Why the server cannot be identified.'),
    shown: z.string().nullable().describe('The part of the launch that is safe to show, or null.'),
  });

export const unidentified: DependencyRule<typeof facts> = {
  id: 'unidentified',
  about: 'dependency',
  heading: 'unsure which server',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the launch does not show which package, image or address it uses',
  help: 'The launch contains an unknown program, a placeholder, or an option that may hide the arguments after it. Launch a published package by its name, or waive the entry by its file and alias.',
  example: {
    fires: 'notes-server',
    by: 'a published package, launched by its name',
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  isNoWorse: ({ edited }) => differsOnlyIn(edited, 'file', 'enabled'),
  isUngraded: true,
  evaluate(graded): Violation<typeof facts> | null {
    const { dependency } = graded;
    if (dependency.type !== 'unidentified') return null;
    const { reason, name, declaration } = dependency;
    const { alias } = declaration;
    return {
      message: say`The server ${alias} cannot be identified: ${prosePhrase(reason)}${name === null ? say`` : say` (${name})`}.`,
      advice: say`Launch a published package or image by its name, or use a URL. Otherwise, review this server yourself and waive it by its file and alias.`,
      facts: { ...serverFacts(graded), alias, reason, shown: name },
    };
  },
};
