import { policyOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';

export const fixUsage: Command = {
  load: async () => (await import('./command.ts')).fix,
  group: 'servers',
  does: 'pins or upgrades servers to versions that pass',
  argument: '[DIR]',
  forms: ['[DIR] (--export-file FILE | --base-url URL) [--write]'],
  options: [...(['write', 'export-file', 'base-url', 'timeout'] as const), ...policyOptionNames],
  formats: ['table', 'json'],
  examples: {
    'Show the edits': 'fix --export-file export.json',
    'Make the edits': 'fix --export-file export.json --write',
  },
  statuses: {
    0: 'pass or warn, after the edits that the command showed or made',
    1: 'something still fails',
  },
};
