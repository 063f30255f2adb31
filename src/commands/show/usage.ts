import { policyOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';

export const showUsage: Command = {
  load: async () => (await import('./command.ts')).show,
  group: 'servers',
  does: "shows a server's grades before you add it",
  argument: 'SERVER',
  hint: 'Put a command in quotes: show "npx -y @acme/files".',
  forms: ['SERVER (--export-file FILE | --base-url URL)'],
  options: ['export-file', 'base-url', 'timeout', ...policyOptionNames, 'all'],
  formats: ['table', 'json', 'markdown'],
  examples: {
    'Show a package, an image, or a registry name': 'show @acme/files --export-file export.json',
    'Show one version, given as a package URL':
      'show pkg:npm/@acme/files@1.2.0 --base-url https://grades.example.com',
    'Show a command or an entry copied from documentation':
      'show "npx -y @acme/files" --export-file export.json -o json',
  },
  statuses: {
    0: 'the server is listed, whatever its grade',
    1: 'the server is not listed',
  },
};
