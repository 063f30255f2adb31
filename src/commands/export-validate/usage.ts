import type { Command } from '../command-record.ts';

export const exportValidateUsage: Command = {
  load: async () => (await import('./command.ts')).validateExport,
  group: 'export',
  does: 'checks an export by its contract, or a review list',
  argument: 'FILE|URL',
  forms: ['FILE|URL'],
  options: ['timeout'],
  formats: [],
  examples: {
    'A file': 'export validate export.json',
    'A review list': 'export validate reviews.csv',
    'The export of the service': 'export validate https://grades.example.com',
  },
  statuses: {
    0: 'the export meets its contract, or the list contradicts itself nowhere',
    1: 'it does not',
  },
};
