import { policyOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';
import { diffFormats } from './formats.ts';

export const exportDiffUsage: Command = {
  load: async () => (await import('./command.ts')).exportDiff,
  group: 'export',
  does: 'shows the differences between two exports',
  argument: 'OLD NEW',
  forms: ['OLD NEW'],
  options: [...policyOptionNames, 'timeout'],
  formats: diffFormats,
  examples: {
    'Show changes since yesterday': 'export diff yesterday.json export.json',
    'Show verdict changes under a policy':
      'export diff yesterday.json export.json --config gate.yml',
    'Compare with the export from the service, and write a Markdown file':
      'export diff yesterday.json https://grades.example.com -o markdown=diff.md',
  },
  statuses: { 0: 'nothing differs', 1: 'something differs' },
};
