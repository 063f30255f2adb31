/*
 * Tests `init` in repositories of many kinds: the gate reads what it writes, and no existing content is lost.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git } from '../../runner/git.ts';
import { type FinishedCommand, inherited, runCommand } from '../../runner/processes.ts';
import { withSlashes } from '../../system.ts';

const root = join(import.meta.dirname, '../../..');
const commit = '3deb056148a34c37638f6c003c8196152e05060e';
const known = [
  '--action',
  `acme/mcp-grade-gate@${commit}`,
  '--base-url',
  'https://grades.acme.example',
];
const workflow = '.github/workflows/mcp-grades.yml';
const policy = '.github/mcp-grade-gate.yml';
let base = '';
let number = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'init-'));
  await writeFile(join(base, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await rm(base, { recursive: true, force: true });
});

/** Creates a repository with these files. */
async function repository(files: Readonly<Record<string, string>> = {}): Promise<string> {
  number += 1;
  const folder = join(base, `repository-${number}`);
  await mkdir(folder);
  for (const [path, text] of Object.entries({ 'README.md': 'x\n', ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await commitAll(folder);
  return folder;
}

function run(cwd: string, args: readonly string[], key?: string): Promise<FinishedCommand> {
  const env = { ...inherited, COLUMNS: '1000', XDG_CACHE_HOME: base, MCP_GRADE_GATE_API_KEY: key };
  return runCommand(args, { cwd, env });
}

const init = (cwd: string, ...args: string[]) => run(cwd, ['init', ...args]);
const text = (...path: string[]) => readFile(join(...path), 'utf8');

/** Returns the texts of all files except those in `.git`. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .filter((path) => !path.startsWith('.git/'));
  return Object.fromEntries(
    await Promise.all(paths.sort().map(async (path) => [path, await text(folder, path)] as const)),
  );
}

const servers = {
  '.mcp.json': JSON.stringify({
    mcpServers: { files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] } },
  }),
};

test('a plain repository gets a workflow and a policy, which check reads', async () => {
  const folder = await repository(servers);
  const { status, out, err } = await init(folder, ...known);
  expect([status, err]).toEqual([0, expect.stringContaining(`Written: ${workflow}, ${policy}\n`)]);
  for (const path of [workflow, policy]) {
    expect(out).toContain(`--- ${path}\n${await text(folder, path)}`);
  }
  expect(await text(folder, workflow)).toContain(`- uses: acme/mcp-grade-gate@${commit}\n`);
  expect(await text(folder, workflow)).toContain('base-url: https://grades.acme.example #');
  const shown = await run(folder, ['check', '--show-policy']);
  expect(shown.out).toMatch(/^preset: recommended \(\.github\/mcp-grade-gate\.yml:\d+\)$/m);
  const judged = await run(folder, ['check', '--export-file', join(base, 'export.json')]);
  expect([judged.status, judged.out]).toEqual([1, expect.stringContaining('D 41 < 75')]);
  expect(err).toMatch(
    /1\. Store .*\n.*gh secret set MCP_GRADE_GATE_API_KEY\n.*2\. Commit .*\n.*gh workflow run mcp-grades\.yml\n.*3\. Make the check required/s,
  );
  expect(err).not.toMatch(/Replace|OWNER and COMMIT/);
});

test('a second time there is nothing to write', async () => {
  const folder = await repository(servers);
  await init(folder, ...known);
  const before = await filesIn(folder);
  const { status, out, err } = await init(folder, ...known);
  expect([status, out]).toEqual([0, '']);
  expect(err).toContain('There is nothing to write.');
  expect(await filesIn(folder)).toEqual(before);
});

test('--dry-run shows what would be written, and writes nothing', async () => {
  const [one, other] = [await repository(), await repository()];
  const { out, err } = await init(one, ...known, '--dry-run');
  expect(err).toContain(`Not written because of --dry-run: ${workflow}, ${policy}`);
  expect(await filesIn(one)).toEqual({ 'README.md': 'x\n' });
  expect((await init(other, ...known)).out).toBe(out);
});

test('files that are there stay, unless --force is given', async () => {
  const folder = await repository({ [workflow]: 'on: push\r\njobs: {}\r\n', [policy]: 'x: 1\n' });
  const before = await filesIn(folder);
  const { status, err } = await init(folder, ...known);
  expect(status).toBe(0);
  for (const path of [workflow, policy]) {
    expect(err).toContain(`${path} already exists and was not changed. --force replaces it.`);
  }
  expect(await filesIn(folder)).toEqual(before);
  await init(folder, ...known, '--preset', 'report-only', '--force');
  expect(await text(folder, policy)).toContain('\npreset: report-only\n');
  expect(await text(folder, workflow)).toContain('mcp-grade-gate@');
});

test('an address that is only spaces is none', async () => {
  const { out } = await init(await repository(), '--base-url', ' ', '--dry-run');
  expect(out).toContain('base-url: https://grades.example.com');
});

test('without an address and an action it writes placeholders, and says what to replace', async () => {
  // The copy is outside any repository, so no remote reveals where the action is.
  const copy = join(base, 'copied');
  await cp(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  const folder = await repository();
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [join(copy, 'dist/cli.js'), 'init'],
    { cwd: folder, env: inherited },
  );
  expect(await text(folder, workflow)).toContain('uses: OWNER/mcp-grade-gate@COMMIT\n');
  expect(stderr.replace(/\s+/g, ' ')).toContain('Replace OWNER and COMMIT in both files');
  expect(stderr.replace(/\s+/g, ' ')).toContain('Replace https://grades.example.com');
});

test('started in a clone of its repository, it names that repository and its commit', async () => {
  const source = join(base, 'source');
  await cp(join(root, 'dist'), join(source, 'dist'), { recursive: true });
  await cp(join(root, 'package.json'), join(source, 'package.json'));
  const head = await commitAll(source);
  const { version } = JSON.parse(await text(source, 'package.json'));
  await git(source, 'tag', `v${version}`);
  const remote = 'ssh://git@ghe.acme.example/acme/mcp-grade-gate.git';
  await git(source, 'remote', 'add', 'origin', remote);
  const folder = await repository();
  await git(folder, 'remote', 'add', 'origin', 'git@ghe.acme.example:acme/web.git');
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [join(source, 'dist/cli.js'), 'init', '--base-url', 'https://grades.acme.example'],
    { cwd: folder, env: inherited },
  );
  expect(await text(folder, workflow)).toContain(
    `uses: acme/mcp-grade-gate@${head} # v${version}\n`,
  );
  expect(stderr).not.toContain('OWNER and COMMIT');
});

describe('a repository that', () => {
  test('is a folder of no repository gets nothing', async () => {
    const folder = join(base, 'no-repository');
    await mkdir(folder);
    const { status, err } = await init(folder, ...known);
    expect([status, err]).toEqual([2, expect.stringContaining('is not in a Git repository')]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('has several folders gets one workflow at its root', async () => {
    const folder = await repository({ 'a/.mcp.json': servers['.mcp.json'] });
    await init(join(folder, 'a'), ...known);
    expect(Object.keys(await filesIn(folder))).toContain(workflow);
  });

  test('knows its default branch is told to merge into that, whatever its name is', async () => {
    const folder = await repository();
    await git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const ref = 'refs/remotes/origin/HEAD';
    await git(folder, 'symbolic-ref', ref, 'refs/remotes/origin/main');
    expect((await init(folder, ...known)).err).toContain('merge them into main,');
    await git(folder, 'symbolic-ref', ref, 'refs/remotes/origin/x"\u202e\u2066y');
    const { err } = await init(folder, ...known, '--force');
    expect(err).not.toMatch(/\u202e|\u2066/);
  });

  test.for(['.github', '.github/workflows', workflow])(
    'has a link %s keeps what that leads to',
    async (path) => {
      const outside = join(base, `outside-${number}`);
      await mkdir(outside);
      const folder = await repository();
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await symlink(outside, join(folder, path));
      for (const force of [[], ['--force']]) {
        const { status, err } = await init(folder, ...known, ...force);
        expect([status, err]).toEqual([2, expect.stringContaining('Nothing was written')]);
      }
      expect(await readdir(outside)).toEqual([]);
    },
  );

  test('has a file where a folder should be is left as it is', async () => {
    const folder = await repository({ '.github': 'x' });
    const { status, err } = await init(folder, ...known);
    expect([status, err]).toEqual([2, expect.stringContaining('is not a folder')]);
    expect(await text(folder, '.github')).toBe('x');
  });
});

test.for([
  ['--action', 'acme/mcp-grade-gate@v1', 'is not OWNER/REPOSITORY@COMMIT'],
  ['--base-url', 'http://grades.example', '--base-url'],
  ['--preset', 'none', '--preset'],
] as const)('%s %s is a wrong command line', async ([option, value, words]) => {
  const folder = await repository();
  const { status, err } = await init(folder, option, value);
  expect([status, err]).toEqual([64, expect.stringContaining(words)]);
  expect(await filesIn(folder)).toEqual({ 'README.md': 'x\n' });
});
