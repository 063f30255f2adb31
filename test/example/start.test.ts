import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../runner/commands.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

describe('a newcomer', () => {
  test('sees the demonstration do what it says, twice in a row', async () => {
    for (const _ of [1, 2]) {
      const { stdout } = await run(process.execPath, [join(root, 'examples/start.ts')]);
      expect(stdout).toContain('The gate FAILED the example, as it should');
      expect(stdout).toContain('path-traversal (fail, weight 30)');
      expect(stdout).not.toContain('demonstration-key-of-nobody');
    }
  });
});

describe('the bundle', () => {
  test('loads cache, GitHub and HTTP libraries only when they are used', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
    try {
      await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
      const heavy: string[] = [];
      for (const name of await readdir(join(folder, 'dist'))) {
        const text = await readFile(join(folder, 'dist', name), 'utf8');
        if (/@azure\/storage-blob|@octokit\/core/.test(text) && name.endsWith('.js'))
          heavy.push(name);
      }
      expect(heavy.length).toBeGreaterThanOrEqual(2);
      expect(heavy).not.toContain('index.js');
      // Without them a run with nothing to judge still ends well.
      for (const name of heavy) await rm(join(folder, 'dist', name));
      await mkdir(join(folder, 'workspace/.git'), { recursive: true });
      const { stdout } = await run(process.execPath, [join(folder, 'dist/index.js')], {
        env: {
          GITHUB_WORKSPACE: join(folder, 'workspace'),
          GITHUB_EVENT_NAME: 'pull_request',
          RUNNER_TEMP: join(folder, 'temp'),
          'INPUT_BASE-URL': 'https://grades.example',
        },
      });
      expect(stdout).toContain('PASS: no MCP servers are declared.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test.for([
  'Cannot find module "/tmp/a b/ü [1].js"',
  'of 100% 5%0A are left',
  'two\r\n::add-mask::lines',
  'half a character \ud800',
])('the entry tells whatever stops the action, and fails: %j', async (cause) => {
  const folder = await mkdtemp(join(tmpdir(), 'entry-'));
  try {
    for (const name of ['index.js', 'package.json']) {
      await cp(join(root, 'dist', name), join(folder, name));
    }
    const broken = `throw new Error(${JSON.stringify(cause)})`;
    const bundle = `export const version = '0'; export const loadAction = async () => { ${broken} };`;
    await writeFile(join(folder, 'main.js'), bundle);
    const failed = await run(process.execPath, [join(folder, 'index.js')]).catch((error) => error);
    expect(failed.code).toBe(1);
    const [, line = '', ...rest] = failed.stdout.split('\n');
    expect(rest).toEqual(['']);
    expect(parseCommand(line)).toEqual({
      name: 'error',
      properties: { title: 'MCP Grade Gate' },
      data: `The action could not run: ${cause.toWellFormed()}`,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
