import type { Command } from '../command-record.ts';

export const exportValidateUsage: Command = {
  load: async () => (await import('./command.ts')).validateExport,
  group: 'export',
  does: 'validates an export or a review list',
  argument: 'FILE|URL',
  forms: ['FILE|URL'],
  options: ['timeout'],
  formats: [],
  examples: {
    'Check a file': 'export validate export.json',
    'Check a review list': 'export validate reviews.csv',
    'Check the export from the service': 'export validate https://grades.example.com',
  },
  statuses: {
    0: 'the export matches its contract, or the list has no contradictions',
    1: 'the export does not match its contract, or the list has contradictions',
  },
};
