import type { Command } from '../command-record.ts';

export const initUsage: Command = {
  load: async () => (await import('./command.ts')).init,
  group: 'servers',
  does: 'writes workflow and policy of the gate for a repository',
  argument: '[DIR]',
  forms: ['[DIR] [--base-url URL] [--owners OWNERS] [--dry-run]'],
  options: [
    ...(['export-file', 'base-url', 'timeout', 'preset'] as const),
    ...(['owners', 'action', 'dry-run', 'force'] as const),
  ],
  formats: [],
  examples: {
    'What would be written here, as a patch for git apply':
      'init --base-url https://grades.example.com --dry-run',
    'Write it, with owners of the files, and say what would fail today':
      'init --base-url https://grades.example.com --owners @acme/security --export-file export.json',
  },
  statuses: { 0: 'the files are written, or there is nothing to write' },
};
