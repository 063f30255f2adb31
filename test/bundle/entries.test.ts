import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseCommand } from '../runner/commands.ts';
import { commitAll } from '../runner/git.ts';
import { runInLoadedBundle } from '../runner/processes.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const parts = [
  'main',
  'judging',
  'resolution',
  'advice',
  'settings',
  'late',
  'formats',
  'export',
  'cache',
  'github',
  'organisation',
  'corpus',
  'command',
];

const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
const dist = join(folder, 'dist');
/** The files in `dist` that a test has broken or removed. */
const changed = new Set<string>();
beforeEach(async () => {
  for (const name of changed) await cp(join(root, 'dist', name), join(dist, name));
  changed.clear();
});
beforeAll(async () => {
  await cp(join(root, 'dist'), dist, { recursive: true });
  await mkdir(join(folder, 'workspace'));
  await commitAll(join(folder, 'workspace'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const variablesOfAll = {
  PATH: process.env['PATH'],
  GITHUB_WORKSPACE: join(folder, 'workspace'),
  GITHUB_EVENT_NAME: 'pull_request',
  RUNNER_TEMP: join(folder, 'temp'),
  'INPUT_BASE-URL': 'https://grades.example',
};

async function start(
  args: readonly string[],
  program = process.execPath,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = { ...variablesOfAll, ...variables };
  return run(program, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

const actions = ['index', 'warm', 'sweep', 'export-diff'] as const;
/** Runs an action with nothing to judge, or without a key. */
const action = (
  entry: (typeof actions)[number] = 'index',
  flags: readonly string[] = [],
  program?: string,
  variables?: Readonly<Record<string, string>>,
): Promise<Ended> => start([...flags, join(dist, `${entry}.js`)], program, variables);
const command = (
  args: readonly string[],
  flags: readonly string[] = [],
  program?: string,
): Promise<Ended> => start([...flags, join(dist, 'cli.js'), ...args], program);

/**
 * Runs an entry that ends before it loads any part. Many runs share one process, because each run loads only
 * the entry, and loads it afresh.
 */
async function endingEarly(
  entry: (typeof actions)[number] | 'cli',
  args: readonly string[] = [],
): Promise<Ended> {
  const written = { out: '', err: '' };
  const code = await runInLoadedBundle(
    { entry: join(dist, `${entry}.js`), args, cwd: folder, env: variablesOfAll },
    (text, stream) => {
      written[stream] += text;
    },
  );
  return { code, stdout: written.out, stderr: written.err };
}

/** Leaves all parts in place, but makes every part except these throw an error when it is loaded. */
async function breakAllBut(used: readonly string[]): Promise<void> {
  for (const part of parts.filter((name) => !used.includes(name))) {
    changed.add(`${part}.js`);
    await writeFile(join(dist, `${part}.js`), 'throw new Error("loaded in vain");');
  }
}

describe('dist', () => {
  test('holds the entries and the parts', async () => {
    const names = [...parts, ...actions, 'cli'].map((name) => `${name}.js`);
    const expected = [...names, 'licenses.txt', 'package.json', 'source.sha256'].sort();
    expect((await readdir(dist)).sort()).toEqual(expected);
  });

  test('holds the cache client and the GitHub client in parts of their own', async () => {
    const holds = async (pattern: RegExp): Promise<readonly string[]> => {
      const texts = parts.map((part) => readFile(join(dist, `${part}.js`), 'utf8'));
      const found = (await Promise.all(texts)).map((text) => pattern.test(text));
      return parts.filter((_, at) => found[at]);
    };
    expect(await holds(/@azure\/storage-blob/)).toEqual(['cache']);
    expect(await holds(/@octokit\/core/)).toEqual(['github']);
  });

  test('holds each module once', async () => {
    const ids: string[] = [];
    for (const part of parts) {
      const text = await readFile(join(dist, `${part}.js`), 'utf8');
      for (const [, id = ''] of text.matchAll(/^\/\*{3}\/ (\d+):$/gm)) ids.push(id);
    }
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a part is loaded only when it is used', () => {
  test('by a run with nothing to judge', async () => {
    await breakAllBut(['main', 'judging', 'settings']);
    expect((await action()).stdout).toContain('PASS: no MCP servers are declared.');
  });

  test('by a push that touches no server', async () => {
    await breakAllBut(['main', 'judging', 'resolution', 'settings']);
    const [workspace, event] = [join(folder, 'pushed'), join(folder, 'event.json')];
    await cp(join(root, 'examples/project'), workspace, { recursive: true });
    const before = await commitAll(workspace);
    await writeFile(join(workspace, 'notes.txt'), 'new');
    const after = await commitAll(workspace);
    await writeFile(event, JSON.stringify({ before, after }));
    const { stdout } = await action('index', [], undefined, {
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: event,
      GITHUB_SHA: after,
    });
    expect(stdout).toMatch(/PASS: this change touches none of the \d+ servers\./);
  });

  test('and so is what speaks HTTP, which @actions/core imports', async () => {
    const code = `process.on('exit', () => console.log(process.moduleLoadList.join()))`;
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
    const { stdout } = await action('index', flags);
    expect(stdout).toContain('NativeModule child_process');
    expect(stdout).not.toMatch(/NativeModule (?:_?https?|http2|_http_\w+|tls|assert)\b/);
  });

  test('by an inventory', async () => {
    await breakAllBut(['main', 'command', 'judging', 'resolution']);
    const { code, stdout } = await command(['inventory', join(root, 'examples/project')]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('.mcp.json:9') });
  });

  test('by a step that cannot fill the cache', async () => {
    await breakAllBut(['main', 'judging', 'resolution', 'settings', 'export']);
    expect((await action('warm')).stdout).toContain('The API key is missing');
  });

  test('by a step that has nothing to compare', async () => {
    await breakAllBut(['main', 'judging', 'resolution', 'settings', 'export', 'corpus']);
    expect((await action('export-diff')).stdout).toContain('The API key is missing');
  });

  test.for(['warm', 'export-diff'] as const)(
    '%s advises no input that it does not have',
    async (name) => {
      const event = join(folder, 'event.json');
      const from = (full_name: string) => ({ repo: { full_name } });
      const pull_request = { head: from('someone/copy'), base: from('acme/project') };
      await writeFile(event, JSON.stringify({ pull_request }));
      const { stdout } = await action(name, [], undefined, {
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: event,
      });
      expect(stdout).toMatch(/missing-key::.*\bforks\b/);
      expect(stdout).toContain('Run this action on a schedule or on push');
      expect(stdout).not.toContain('on-undecided');
    },
  );

  test('by the command without a run', async () => {
    await breakAllBut(['main', 'command']);
    const version = expect.stringMatching(/^\d+\.\d+\.\d+\n$/);
    expect(await command(['--version'])).toEqual({ code: 0, stdout: version, stderr: '' });
    const shown = { code: 0, stdout: expect.stringContaining('export validate'), stderr: '' };
    expect(await command(['help'])).toEqual(shown);
  });
});

describe('a part is missing', () => {
  const withoutPart = (part: string): Promise<void> => {
    changed.add(`${part}.js`);
    return rm(join(dist, `${part}.js`));
  };

  test.for(parts)('%s: the actions fail', async (part) => {
    await withoutPart(part);
    for (const entry of actions) {
      expect(await endingEarly(entry)).toEqual({
        code: 1,
        stdout: `::error title=MCP Grade Gate::The action could not run: dist/${part}.js is missing. Use a release of the action, or a commit that contains the complete dist folder.\n`,
        stderr: '',
      });
    }
  });

  test.for(parts)('%s: the command fails', async (part) => {
    await withoutPart(part);
    expect(await endingEarly('cli', ['inventory', join(root, 'examples/project')])).toEqual({
      code: 2,
      stdout: '',
      stderr: `The command could not run: dist/${part}.js is missing. Restore the dist folder from the repository, or build it with "npm run bundle".\n`,
    });
  });

  test('a process of its own says the same', async () => {
    await withoutPart('cache');
    expect(await action()).toEqual(await endingEarly('index'));
    expect(await command(['help'])).toEqual(await endingEarly('cli', ['help']));
  });

  test('all that are missing are named', async () => {
    await withoutPart('export');
    await withoutPart('cache');
    const { stderr } = await endingEarly('cli', ['--version']);
    expect(stderr).toContain(': dist/export.js, dist/cache.js are missing. ');
  });
});

/** Returns the path of a Node on this machine that is too old, or null if there is none. */
async function findOldNode(): Promise<string | null> {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const path of folders.map((path) => join(path, name)).filter((path) => existsSync(path))) {
    const { stdout } = await run(path, ['--version']);
    if (Number.parseInt(stdout.slice(1), 10) < 24) return path;
  }
  return null;
}
const oldNode = await findOldNode();

describe('an older Node', () => {
  /** Returns flags that make Node report another version. */
  const pretend = (version: string): readonly string[] => {
    const code = `Object.defineProperty(process,'version',{value:'${version}'})`;
    return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
  };

  async function expectRefusal(flags: readonly string[], version: string, program?: string) {
    for (const entry of actions) {
      expect(await action(entry, flags, program)).toEqual({
        code: 1,
        stdout: `::error title=MCP Grade Gate::The action could not run: Node 24 or later is required, but the current version is ${version}. Use runner version 2.327.1 or later, which includes Node 24.\n`,
        stderr: '',
      });
    }
    expect(await command(['--version'], flags, program)).toEqual({
      code: 2,
      stdout: '',
      stderr: `The command could not run: Node 24 or later is required, but the current version is ${version}. Install Node 24 or later, and run the command with it.\n`,
    });
  }

  test.for(['v18.20.8', 'v20.19.5', 'v23.11.1'])('%s is refused', async (version) => {
    await breakAllBut([]);
    await expectRefusal(pretend(version), version);
  });

  test('in a hook of pre-commit is refused with the cure', async () => {
    await breakAllBut([]);
    const hook = ['--import', 'data:text/javascript,process.env.PRE_COMMIT="1"'];
    const { code, stderr } = await command(['--version'], [...pretend('v20.19.5'), ...hook]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/\bremove language_version\b/);
    expect(stderr).toContain('SKIP=mcp-grade-gate git commit');
  });

  test.skipIf(oldNode === null)('one that is installed is refused', async () => {
    const { stdout } = await run(`${oldNode}`, ['--version']);
    await expectRefusal([], stdout.trim(), `${oldNode}`);
  });

  test.for(['v24.0.0', 'v100.1.0'])('%s is not', async (version) => {
    expect((await action('index', pretend(version))).code).toBe(0);
    expect((await command(['--version'], pretend(version))).code).toBe(0);
  });
});

test.for([
  'Cannot find module "/tmp/a b/ü [1].js"',
  'of 100% 5%0A are left',
  'two\r\n::add-mask::lines',
  'half a character \ud800',
])('the entries tell whatever stops the actions, and fail: %j', async (cause) => {
  const broken = `throw new Error(${JSON.stringify(cause)})`;
  const load = `async () => { ${broken} }`;
  const bundle = `export const version = '0'; export const loadAction = ${load};
export const loadWarmAction = loadAction; export const loadSweepAction = loadAction;
export const loadExportDiffAction = loadAction;`;
  changed.add('main.js');
  await writeFile(join(dist, 'main.js'), bundle);
  for (const entry of actions) {
    const failed = await action(entry);
    expect(failed.code).toBe(1);
    const [, line = '', ...rest] = failed.stdout.split('\n');
    expect(rest).toEqual(['']);
    expect(parseCommand(line)).toEqual({
      name: 'error',
      properties: { title: 'MCP Grade Gate' },
      data: `The action could not run: ${cause.toWellFormed()}`,
    });
  }
});
