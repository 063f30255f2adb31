import { describe, expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { createBudget } from '../../../src/gate/pipeline/work-budget.ts';
import { sourceOf } from '../../builders.ts';

const options = { folder: '', ignorePaths: [], withCandidates: true };

describe('the work of a run', () => {
  const servers = (count: number, command: string, ...args: string[]): string => {
    const entries = Array.from({ length: count }, (_, at) => [`s${at}`, { command, args }]);
    return JSON.stringify({ mcpServers: Object.fromEntries(entries) });
  };
  const take = (files: Readonly<Record<string, string>>, most: number) =>
    takeInventory(sourceOf(new Map(Object.entries(files))), {
      ...options,
      charge: createBudget(most),
    });
  const error = (file: string) => ({
    code: 'too-much-work',
    message: expect.stringContaining(file),
    place: { file, line: null },
  });

  test.for([
    ['servers', { 'a/.mcp.json': servers(1000, 'npx', '-y', 'notes@1.0.0') }, 'a/.mcp.json'],
    ['a client file', { '.cursor/mcp.json': ' '.repeat(900_000) }, '.cursor/mcp.json'],
    ['YAML', { 'librechat.yaml': `mcpServers:\n${'#\n'.repeat(100_000)}` }, 'librechat.yaml'],
    [
      'a script that many servers start',
      {
        '.mcp.json': servers(100, 'sh', 'run.sh'),
        'run.sh': 'npx -y notes@1.0.0\n'.repeat(1000),
      },
      '.mcp.json',
    ],
    [
      'a file of variables',
      {
        '.mcp.json': JSON.stringify({
          mcpServers: { s: { command: 'npx', args: ['notes'], envFile: 'large.env' } },
        }),
        'large.env': 'A=1\n'.repeat(200_000),
      },
      'large.env',
    ],
  ] as const)('ends with the file that is too much: %s', async ([, files, file]) => {
    await expect(take(files, 500_000)).rejects.toMatchObject(error(file));
  });

  test('is far from the end for honest projects', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [
        `packages/p${at}/.mcp.json`,
        servers(20, 'npx', '-y', `notes-${at}@1.0.0`),
      ]),
    );
    const { dependencies } = await take(files, 50_000_000);
    expect(dependencies).toHaveLength(2000);
  });
});
