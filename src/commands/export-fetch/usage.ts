import type { Command } from '../command-record.ts';

export const exportFetchUsage: Command = {
  load: async () => (await import('./command.ts')).fetchExportCommand,
  group: 'export',
  does: 'writes the export into a folder as a sealed mirror',
  argument: '',
  forms: ['--base-url URL', '--export-file FILE'].map((from) => `--seal --out DIR ${from}`),
  options: ['base-url', 'export-file', 'timeout', 'seal', 'out', 'overlap'],
  formats: [],
  examples: {
    'Fill or update the folder of a web server':
      'export fetch --seal --out mirror --base-url https://grades.example.com',
    'From a file that was downloaded before':
      'export fetch --seal --out mirror --export-file export.json',
  },
  statuses: { 0: 'the mirror has the newest export' },
};
