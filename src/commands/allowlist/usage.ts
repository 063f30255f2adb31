import type { Command } from '../command-record.ts';

export const allowlistUsage: Command = {
  load: async () => (await import('./command.ts')).allowlist,
  group: 'organisation',
  does: 'writes lists of passing servers for clients to enforce',
  argument: '',
  forms: ['--for WHAT --out DIR (--export-file FILE | --base-url URL)'],
  options: [
    ...(['launches', 'keep', 'export-file', 'base-url', 'timeout'] as const),
    ...(['config', 'preset', 'min-score', 'org-policy'] as const),
    ...(['for', 'with-grades', 'out'] as const),
  ],
  formats: [],
  examples: {
    'List the servers in this folder for Claude Code and Copilot':
      'allowlist --for claude-code --for copilot --launches . --export-file export.json --out lists',
    'List the whole export as a table': 'allowlist --for csv --export-file export.json --out lists',
  },
  statuses: {
    0: 'the files are written, and the proof holds',
    1: 'the files are written, and the proof fails',
  },
};
