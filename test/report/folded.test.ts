/*
 * Tests how an inventory and a check show several servers with the same reason, and the plugins from one
 * marketplace.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place } from '../detection/variants/cases.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { inherited, runCommand } from '../runner/processes.ts';
import { withoutMessages } from '../source-texts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folded-'));
  const settings = {
    enabledPlugins: {
      'notes@acme': true,
      'search@acme': true,
      'off@acme': false,
      'other@lone': true,
    },
  };
  await place(folder, {
    '.claude/settings.json': { json: settings },
    'app/.claude/settings.json': { json: { enabledPlugins: { 'search@acme': true } } },
    '.mcp.json': {
      json: { mcpServers: { one: { a: 1 }, two: { b: 2 }, three: { command: 'x' } } },
    },
    '.acme/x.json': {
      json: {
        mcpServers: [
          { command: 'y' },
          { value: 'named', command: 'z' },
          { id: 'by-id', command: 'z' },
        ],
      },
    },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an inventory has a row for each marketplace and file, and says a reason once', async () => {
  const { out } = await runCommand(['inventory', '.'], { cwd: folder, env: inherited });
  expect(withoutMessages(out, ['detection/resolution/resolve.ts'])).toMatchInlineSnapshot(`
    "9 servers (10 declarations) in 4 files: 9 unidentified.

    SERVER               VERSION  TYPE          DECLARED IN
    three                         unidentified  .mcp.json:10
        … (x)
    #1                            unidentified  .acme/x.json:4
        … (y)
    by-id                         unidentified  .acme/x.json:12
    named                         unidentified  .acme/x.json:8
        … (z)
    one                           unidentified  .mcp.json:3
    two                           unidentified  .mcp.json:6
        the entry has neither a command nor a URL
    acme: notes, search           unidentified  .claude/settings.json:3
                                                app/.claude/settings.json:3
    other@lone                    unidentified  .claude/settings.json:6
        …

    Searched 4 files.
    "
  `);
});

test('a check has a row for each plugin that fails, and advice once for a marketplace', async () => {
  const file = join(folder, '../', `${basename(folder)}.json`);
  await writeFile(file, JSON.stringify(exportDocument(new Date())));
  try {
    const words = ['check', '.', '--preset', 'strict', '--export-file', file];
    const { out } = await runCommand(words, { cwd: folder, env: inherited });
    const rows = out.match(/^FAIL +\S+@\S+ .*unidentified.*settings\.json:\d+$/gm);
    expect(rows?.map((row) => row.split(/ +/)[1])).toEqual([
      'notes@acme',
      'search@acme',
      'other@lone',
    ]);
    expect(out.match(/^ {4}→ /gm)).toHaveLength(1);
  } finally {
    await rm(file);
  }
});
