import type { Command } from '../command-record.ts';

export const exportValidateUsage: Command = {
  load: async () => (await import('./command.ts')).validateExport,
  group: 'export',
  does: 'says rule by rule whether an export meets its contract',
  argument: 'FILE|URL',
  forms: ['FILE|URL'],
  options: ['timeout'],
  formats: [],
  examples: {
    'A file': 'export validate export.json',
    'What the service sends': 'export validate https://grades.example.com',
  },
  statuses: { 0: 'the export meets its contract', 1: 'it does not' },
};
