import type { Command } from '../command-record.ts';

export const initUsage: Command = {
  load: async () => (await import('./command.ts')).init,
  group: 'servers',
  does: "writes a repository's workflow and policy for the gate",
  argument: '[DIR]',
  forms: ['[DIR] [--base-url URL] [--dry-run]'],
  options: ['base-url', 'preset', 'action', 'dry-run', 'force'],
  formats: [],
  examples: {
    'Show the files for this folder': 'init --base-url https://grades.example.com --dry-run',
    'Write both files': 'init --base-url https://grades.example.com',
  },
  statuses: { 0: 'the files are written, or there is nothing to write' },
};
