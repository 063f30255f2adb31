import type { Command } from '../command-record.ts';
import { sweepOutputs } from './outputs.ts';

export const sweepUsage: Command = {
  load: async () => (await import('./command.ts')).sweepCommand,
  group: 'organisation',
  does: 'judges the default branches of many repositories on GitHub',
  argument: '',
  forms: ['--org NAME', '--repos FILE'].map(
    (all) => `${all} (--export-file FILE | --base-url URL)`,
  ),
  options: [
    ...(['org', 'repos', 'include', 'exclude', 'property', 'archived', 'forks'] as const),
    ...(['properties', 'owner-property', 'state-file', 'history', 'fail-on'] as const),
    ...(['export-file', 'base-url', 'timeout', 'org-policy'] as const),
  ],
  formats: ['table', ...Object.values(sweepOutputs).map(({ format }) => format)],
  examples: {
    'Judge every repository in an organisation':
      'sweep --org octo-org --base-url https://grades.example.com',
    'Judge some repositories, and write a page to share':
      'sweep --org octo-org --include "api-*,web" --export-file export.json -o html=sweep.html',
  },
  statuses: { 0: 'nothing fails according to --fail-on', 1: 'something fails' },
};
