/*
 * Tests that a policy can exclude paths from the search for declarations, and that files referenced from
 * elsewhere still count.
 */
import { expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { createTextSource } from '../../../src/io/tree.ts';

const server = '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "x"]}}}';

/** Returns the files that declare servers when a policy excludes a folder. */
async function declaring(files: Readonly<Record<string, string>>, folder = ''): Promise<string[]> {
  const texts = new Map(Object.entries({ 'hidden/p/.mcp.json': server, ...files }));
  const { declarations } = await takeInventory(createTextSource(texts), {
    ...{ folder, ignorePaths: ['hidden/**', '**/hidden.json'], withCandidates: false },
    charge: () => {},
  });
  return declarations.map(({ file }) => file);
}

test.for<[name: string, files: Readonly<Record<string, string>>]>([
  ['a workspace', { 'a.code-workspace': '{"folders": [{"path": "."}, {"path": "hidden/p"}]}' }],
  [
    'a step',
    {
      '.github/workflows/x.yml':
        'jobs: {a: {steps: [{run: claude --mcp-config hidden/p/.mcp.json}]}}\n',
    },
  ],
  [
    'settings',
    { '.claude/settings.json': '{"permissions": {"additionalDirectories": ["hidden/p"]}}' },
  ],
])('%s leads into a folder that is left out', async ([, files]) => {
  expect(await declaring({})).toEqual([]);
  expect(await declaring(files)).toEqual(['hidden/p/.mcp.json']);
});

test('a name leads to a file that is left out', async () => {
  const files = { 'x/hidden.json': server, 'package.json': '{"scripts": {"a": "x"}}' };
  expect(await declaring(files)).toEqual([]);
  const script = '{"scripts": {"a": "claude --mcp-config x/hidden.json"}}';
  expect(await declaring({ ...files, 'package.json': script })).toEqual(['x/hidden.json']);
});

test('a workspace leads out of the judged folder', async () => {
  const files = (path: string) => ({
    'sub/a.code-workspace': `{"folders": [{"path": "."}, {"path": "${path}"}]}`,
  });
  expect(await declaring(files('../hidden/p'), 'sub')).toEqual(['../hidden/p/.mcp.json']);
  // A workspace that lists a parent folder does not bring in that folder's files.
  expect(await declaring({ ...files('..'), '.mcp.json': server }, 'sub')).toEqual([]);
});
