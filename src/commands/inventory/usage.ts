import { policyOptionNames } from '../command-line.ts';
import type { Command } from '../command-record.ts';

export const inventoryUsage: Command = {
  load: async () => (await import('./command.ts')).inventory,
  group: 'servers',
  does: "lists a folder's MCP servers without requiring a key",
  argument: '[DIR]',
  forms: ['[DIR]', '[DIR] (--export-file FILE | --base-url URL)'],
  options: [
    ...(['repo', 'candidates', 'export-file', 'base-url', 'timeout'] as const),
    ...policyOptionNames,
  ],
  formats: ['table', 'json', 'sarif', 'csv', 'cyclonedx', 'dependency-snapshot'],
  examples: {
    'List the servers in the current folder': 'inventory',
    'Write the same list to a JSON file': 'inventory -o json=inventory.json',
    'Write the problems that can be found without grades, for code scanning':
      'inventory -o sarif=inventory.sarif',
    'Write a review list to fill in': 'inventory -o csv=servers.csv',
    'Write a bill of materials with grades and findings':
      'inventory --export-file export.json -o cyclonedx=bom.json',
  },
  statuses: { 0: 'the list is complete, or shows the files that could not be read' },
};
