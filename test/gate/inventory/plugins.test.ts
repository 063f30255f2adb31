/* Plugins that settings enable, in a tree whose folders are known. */
import { expect, test } from 'vitest';
import { createBudget, takeInventory } from '../../../src/gate/inventory.ts';
import { createTextSource } from '../../../src/io/tree.ts';

const settings = JSON.stringify({
  extraKnownMarketplaces: { own: { source: { source: 'directory', path: '.' } } },
  enabledPlugins: { 'notes@own': true, 'other@elsewhere': true },
});
const marketplace = JSON.stringify({
  name: 'own',
  plugins: [{ name: 'notes', source: './plugins/notes' }],
});

async function declaredIn(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const files = {
    '.claude/settings.json': settings,
    '.claude-plugin/marketplace.json': marketplace,
    ...texts,
  };
  const { declarations } = await takeInventory(createTextSource(new Map(Object.entries(files))), {
    ...{ folder: '', ignorePaths: [], withCandidates: false, charge: createBudget() },
  });
  return declarations.map(({ file, alias }) => `${file} ${alias}`);
}

test('a plugin of the tree without servers declares nothing', async () => {
  expect(await declaredIn({ 'plugins/notes/commands/note.md': 'text' })).toEqual([
    '.claude/settings.json other@elsewhere',
  ]);
});

test('a plugin of the tree declares its servers', async () => {
  const servers = '{"mcpServers": {"notes": {"command": "npx", "args": ["@acme/notes"]}}}';
  expect(await declaredIn({ 'plugins/notes/.mcp.json': servers })).toEqual([
    'plugins/notes/.mcp.json notes',
    '.claude/settings.json other@elsewhere',
  ]);
});

test('a plugin whose folder is not in the tree is a declaration of its own', async () => {
  expect(await declaredIn({})).toEqual([
    '.claude/settings.json notes@own',
    '.claude/settings.json other@elsewhere',
  ]);
});
