/* Tests a checkout whose node_modules is a link to a folder that several checkouts share. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportDocument } from '../export-service/corpus.ts';
import { commitAll } from '../runner/git.ts';
import { inherited, runCommand } from '../runner/processes.ts';

let folder = '';
let shop = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linked-'));
  shop = join(folder, 'shop');
  await mkdir(shop);
  await mkdir(join(folder, 'shared'));
  const mcpServers = { notes: { command: 'npx', args: ['-y', '@fictional-mcp/notes@1.4.0'] } };
  await writeFile(join(shop, '.mcp.json'), JSON.stringify({ mcpServers }));
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(): Promise<{ status: number; out: string }> {
  const args = ['check', 'shop', '--export-file', 'export.json'];
  return runCommand(args, { cwd: folder, env: { ...inherited, XDG_CACHE_HOME: folder } });
}

test('one that git ignores is no part of the project', async () => {
  await writeFile(join(shop, '.gitignore'), 'node_modules\n');
  await commitAll(shop);
  await symlink(join(folder, 'shared'), join(shop, 'node_modules'));
  expect(await check()).toMatchObject({ status: 0, out: expect.stringContaining('PASS') });
});

test('one that is committed may hold the program that is started', async () => {
  await symlink(join(folder, 'shared'), join(shop, 'node_modules'));
  await commitAll(shop);
  expect(await check()).toMatchObject({
    status: 1,
    out: expect.stringContaining('altered-launch'),
  });
});
