import { checkOutputs } from '../../report/outputs.ts';
import { inputOptionNames, replayOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';

export const checkUsage: Command = {
  load: async () => (await import('./command.ts')).check,
  group: 'servers',
  does: 'judges the MCP servers that a folder declares',
  argument: '[DIR]',
  forms: [
    '[DIR] (--export-file FILE | --base-url URL)',
    '[DIR] --show-policy',
    '--replay 90d (--repo OWNER/NAME | --org NAME)',
  ],
  options: [
    ...(['repo', 'base', 'staged', 'config'] as const),
    ...inputOptionNames,
    ...(['show-policy', 'replay'] as const),
    ...replayOptionNames,
  ],
  formats: ['table', ...checkOutputs.map(({ format }) => format)],
  examples: {
    'Judge the current folder': 'check --base-url https://grades.example.com',
    'Judge the changes on this branch, with output for people and tools':
      'check --base main --export-file export.json -o table -o json=report.json',
    'Judge staged files, in a git hook': 'check --staged --export-file export.json',
    'Show the effective policy and its sources': 'check --show-policy',
  },
  statuses: { 0: 'pass or warn; with --replay, everything was judged', 1: 'fail' },
};
