import type { Command } from '../command-record.ts';

export const sweepHistoryUsage: Command = {
  load: async () => (await import('./command.ts')).sweepHistory,
  group: 'organisation',
  does: 'says from when to when repositories ran which servers',
  argument: '',
  forms: ['--state-file FILE [--grade GRADE]'],
  options: ['state-file', 'server', 'grade', 'export-file', 'base-url', 'timeout'],
  formats: ['table', 'json'],
  examples: {
    'Who has run servers of acme': 'sweep history --state-file sweep.state --server "@acme/*"',
    'Who has run what is graded F today':
      'sweep history --state-file sweep.state --grade F --export-file export.json',
  },
  statuses: { 0: 'the history is printed' },
};
