import type { Command } from '../command-record.ts';

export const exportTablesUsage: Command = {
  load: async () => (await import('./command.ts')).exportTables,
  group: 'export',
  does: 'writes an export as tables for databases',
  argument: 'FILE|URL',
  forms: ['FILE|URL --out DIR'],
  options: ['timeout', 'out', 'compress'],
  formats: [],
  examples: {
    "Add one day's tables to a folder": 'export tables export.json --out corpus',
    'Write the export from the service as compressed tables':
      'export tables https://grades.example.com --out corpus --compress zstd',
  },
  statuses: { 0: 'the tables are written' },
};
