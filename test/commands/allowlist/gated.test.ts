/* Tests that the gate judges the lists that the command writes: an entry added by hand has to pass too. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { good, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const maxRunTime = 60_000;
const names = ['claude-code', 'copilot'].map((name) => `${name}.managed-settings.json`);

let folder = '';
let repository = '';

const run = (...words: string[]) =>
  runCommand([...words, '--export-file', join(folder, 'export.json')], {
    cwd: repository,
    env: { ...inherited, XDG_CACHE_HOME: folder },
  });
const write = () =>
  run(
    ...['allowlist', '--for', 'claude-code', '--for', 'copilot', '--launches', '.'],
    ...['--out', 'lists'],
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gated-'));
  repository = join(folder, 'repository');
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
  await place(repository, { '.mcp.json': { json: { mcpServers: { notes: good } } } });
  expect(await write()).toMatchObject({ status: 0 });
  await commitAll(repository);
  await git(repository, 'checkout', '-q', '-b', 'change');
}, maxRunTime);
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  'a server that somebody adds to a list is named',
  async () => {
    for (const name of names) {
      const path = join(repository, 'lists', name);
      const settings = JSON.parse(await readFile(path, 'utf8'));
      expect(settings.allowedMcpServers).toContainEqual({
        serverCommand: [good.command, ...good.args],
      });
      settings.allowedMcpServers.push(
        { serverCommand: ['npx', '-y', 'added-by-hand@1.0.0'] },
        { serverName: 'anything' },
      );
      await writeFile(path, JSON.stringify(settings, null, 2));
    }
    await commitAll(repository);
    const { status, out } = await run('check', '.', '--base', 'main', '--preset', 'strict');
    expect(status).toBe(1);
    for (const name of names) expect(out).toContain(name);
    expect(out).toMatch(/added-by-hand/);
    expect(out).toMatch(/anything/);
    expect(out).not.toContain('@fictional-mcp/notes');
  },
  maxRunTime,
);

test(
  'what a list admits is not in use by that: written again, the list is as it was',
  async () => {
    expect(await write()).toMatchObject({ status: 0 });
    for (const name of names) {
      const text = await readFile(join(repository, 'lists', name), 'utf8');
      expect(text).not.toMatch(/added-by-hand|anything/);
    }
  },
  maxRunTime,
);
