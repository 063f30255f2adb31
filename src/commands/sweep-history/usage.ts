import type { Command } from '../command-record.ts';

export const sweepHistoryUsage: Command = {
  load: async () => (await import('./command.ts')).sweepHistory,
  group: 'organisation',
  does: 'says from when to when repositories ran which servers',
  argument: '',
  forms: ['(--state-file FILE | --history DIR)'],
  options: [
    ...([
      'state-file',
      'history',
      'server',
      'grade',
      'since',
      'repository',
      'owner',
      'rule',
    ] as const),
    ...(['export-file', 'base-url', 'timeout'] as const),
  ],
  formats: ['table', 'json'],
  examples: {
    'Who has run servers of acme': 'sweep history --state-file sweep.state --server "@acme/*"',
    'Who has run what is graded F today':
      'sweep history --state-file sweep.state --grade F --export-file export.json',
    'What failed in the files of a team this month':
      'sweep history --history history --owner @acme/web --rule below-minimum --since 2026-11-01',
  },
  statuses: { 0: 'the history is printed' },
};
