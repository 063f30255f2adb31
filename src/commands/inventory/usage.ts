import { policyOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';

export const inventoryUsage: Command = {
  load: async () => (await import('./command.ts')).inventory,
  group: 'servers',
  does: 'lists the MCP servers that a folder declares; needs no key',
  argument: '[DIR]',
  forms: ['[DIR]', '[DIR] (--export-file FILE | --base-url URL)'],
  options: [
    ...(['repo', 'candidates', 'export-file', 'base-url', 'timeout'] as const),
    ...policyOptionNames,
  ],
  formats: ['table', 'json', 'sarif', 'csv', 'cyclonedx', 'dependency-snapshot'],
  examples: {
    'List the servers of the current folder': 'inventory',
    'The same as JSON in a file': 'inventory -o json=inventory.json',
    'Problems that need no grade, for code scanning': 'inventory -o sarif=inventory.sarif',
    'A review list to fill in': 'inventory -o csv=servers.csv',
    'A bill of materials with grades and findings':
      'inventory --export-file export.json -o cyclonedx=bom.json',
  },
  statuses: { 0: 'the list is complete, or shows what could not be read' },
};
