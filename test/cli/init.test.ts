/*
 * `init` in repositories of many kinds: what it writes is read by the gate, and nothing that is there is
 * lost.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../export-service/corpus.ts';
import { commitAll, git } from '../runner/git.ts';
import { type FinishedCommand, inherited, runCommand } from '../runner/processes.ts';
import { withSlashes } from '../system.ts';

const root = join(import.meta.dirname, '../..');
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

/** A repository with these files. */
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

/** All files but those of git, with their texts. */
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
  expect(out).toContain(`+      - uses: acme/mcp-grade-gate@${commit}\n`);
  expect(await text(folder, workflow)).toContain('base-url: https://grades.acme.example #');
  const shown = await run(folder, ['check', '--show-policy']);
  expect(shown.out).toMatch(/^preset: recommended \(\.github\/mcp-grade-gate\.yml:\d+\)$/m);
  const judged = await run(folder, ['check', '--export-file', join(base, 'export.json')]);
  expect([judged.status, judged.out]).toEqual([1, expect.stringContaining('D 41 < 75')]);
  expect(err).toContain('declares 1 MCP server in .mcp.json (mcp-json).');
  for (const word of ['gh secret set MCP_GRADE_GATE_API_KEY', 'gh workflow run mcp-grades.yml']) {
    expect(err).toContain(word);
  }
  expect(err).not.toMatch(/Replace|OWNER and COMMIT/);
});

test('a second time there is nothing to write', async () => {
  const folder = await repository(servers);
  await init(folder, ...known);
  const before = await filesIn(folder);
  const { status, out, err } = await init(folder, ...known);
  expect([status, out]).toEqual([0, '']);
  expect(err).toContain(workflow);
  expect(err).toContain(`${policy} is there already, and stays as it is.`);
  expect(err).toContain('There is nothing to write.');
  expect(err).not.toContain('gh secret set');
  expect(await filesIn(folder)).toEqual(before);
});

test('a second time it takes an action and an address over what it wrote, and adds to Dependabot', async () => {
  const dependabot = '# ours\nversion: 2\nupdates:\n- package-ecosystem: npm\n  directory: /\n';
  const folder = await repository({ '.github/dependabot.yml': dependabot });
  const older = known.with(1, `octo/mcp-grade-gate@${'a'.repeat(40)}`).slice(0, 2);
  const first = await init(folder, ...older);
  expect(first.out).toContain('+- package-ecosystem: github-actions\n');
  expect(first.err).toContain('Or start again with --base-url URL.');
  const updates = await text(folder, '.github/dependabot.yml');
  expect(updates.startsWith(`${dependabot}- package-ecosystem: github-actions\n`)).toBe(true);
  const { status, err } = await init(folder, ...known);
  expect([status, err]).toEqual([0, expect.stringContaining(`Written: ${workflow}, ${policy}\n`)]);
  const fresh = await repository();
  await init(fresh, ...known);
  for (const path of [workflow, policy])
    expect(await text(folder, path)).toBe(await text(fresh, path));
  expect(await text(folder, '.github/dependabot.yml')).toBe(updates);
});

test('what --dry-run prints is a patch with what would be written', async () => {
  const files = { ...servers, CODEOWNERS: '* @all\r\n*.md\t@docs\r\n\r\n# end\r\n/x @y' };
  const [one, other] = [await repository(files), await repository(files)];
  const owners = ['--owners', '@acme/security,@acme/mcp'];
  // Read as bytes, because lines of both kinds are in it.
  const words = [join(root, 'dist/cli.js'), 'init', ...known, ...owners, '--dry-run'];
  const dry = await promisify(execFile)(process.execPath, words, { cwd: one, env: inherited });
  expect(dry.stderr).toContain('Nothing was written, because of --dry-run');
  expect(await filesIn(one)).toEqual(await filesIn(other));
  // Git would change the ends of lines on systems where it is told to.
  await writeFile(join(base, 'init.patch'), dry.stdout);
  await git(one, 'apply', '--whitespace=nowarn', join(base, 'init.patch'));
  await init(other, ...known, ...owners);
  expect(await filesIn(one)).toEqual(await filesIn(other));
  expect(await text(other, 'CODEOWNERS')).toMatch(
    /^\/\.github\/mcp-grade-gate\.yml @acme\/security @acme\/mcp\r\n/m,
  );
});

test('without an address and an action it writes placeholders, and says what to replace', async () => {
  // Outside of any repository, so that no remote tells where the action is.
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
  expect(stderr).toContain('1. Replace OWNER and COMMIT in mcp-grades.yml');
  expect(stderr).toContain('2. Replace https://grades.example.com');
  expect(stderr).toContain('declares no MCP servers yet');
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

test('with grades it says what fails today, and that nobody is blocked for it', async () => {
  const folder = await repository(servers);
  const grades = ['--export-file', join(base, 'export.json')];
  const { status, err } = await init(folder, ...known, ...grades);
  expect(status).toBe(0);
  expect(err).toContain('Judged today: 1 of 1 server fails: @fictional-mcp/files.');
  expect(err).toContain('Pull requests that do not touch them pass.');
  // The grades are of those who pay for them, and not of everybody who can read the repository.
  expect(Object.values(await filesIn(folder)).join()).not.toMatch(/\bD\b.*41|41 of 100/);
  const mild = await repository(servers);
  const { err: none } = await init(mild, ...known, ...grades, '--preset', 'report-only');
  expect(none).toContain('Judged today: none of 1 server fails.');
  expect(await text(mild, policy)).toContain('\npreset: report-only\n');
});

test('grades that cannot be had keep nothing from being written', async () => {
  const folder = await repository(servers);
  const { status, err } = await init(folder, ...known, '--export-file', 'missing.json');
  expect([status, err]).toEqual([0, expect.stringContaining('What fails today is not known.')]);
  expect(await text(folder, workflow)).toContain('mcp-grade-gate@');
});

describe('what is there already', () => {
  const gate = 'on: pull_request\njobs:\n  a:\n    steps:\n      - uses: x/mcp-grade-gate@v1\n';
  const called =
    'on: pull_request\njobs:\n  a:\n    uses: x/mcp-grade-gate/.github/workflows/gate.yml@v1\n';

  test.for([
    ['a step', gate],
    ['a reusable workflow', called],
  ] as const)('a gate by %s is enough: there is no second one', async ([, found]) => {
    const folder = await repository({ '.github/workflows/ci.yaml': found });
    for (const force of [[], ['--force']]) {
      const { status, err } = await init(folder, ...known, ...force);
      expect([status, err]).toEqual([0, expect.stringContaining('in .github/workflows/ci.yaml.')]);
    }
    expect(await readdir(join(folder, '.github/workflows'))).toEqual(['ci.yaml']);
    expect(await text(folder, '.github/workflows/ci.yaml')).toBe(found);
    expect(await text(folder, policy)).toContain('preset: recommended');
  });

  test('a gate that a merge queue does not start would keep it waiting', async () => {
    const queue = 'on: [push, merge_group]\njobs: {}\n';
    const files = { '.github/workflows/ci.yml': queue };
    const both = await repository({ ...files, '.github/workflows/gate.yml': gate });
    const { err } = await init(both, ...known);
    expect(err).toContain('A merge queue starts .github/workflows/ci.yml.');
    expect(err).toContain('It does not start .github/workflows/gate.yml: add merge_group');
    const { err: started } = await init(await repository(files), ...known);
    expect(started).toContain('A merge queue starts .github/workflows/ci.yml, and the gate too.');
  });

  test('a workflow of another kind under the same name stays, unless --force is given', async () => {
    const folder = await repository({ [workflow]: 'on: push\r\njobs: {}\r\n', [policy]: 'x: 1\n' });
    const before = await filesIn(folder);
    const refused = await init(folder, ...known);
    expect([refused.status, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain(`${workflow} is there already and does not use the gate.`);
    expect(await filesIn(folder)).toEqual(before);
    const { status, out } = await init(folder, ...known, '--force');
    expect([status, out]).toEqual([0, expect.stringContaining('\n-on: push\r\n')]);
    expect(await text(folder, policy)).toContain('preset: recommended');
  });

  test('other workflows decide how the name ends', async () => {
    const folder = await repository({ '.github/workflows/ci.yaml': 'on: push\njobs: {}\n' });
    await init(folder, ...known);
    expect((await readdir(join(folder, '.github/workflows'))).sort()).toEqual([
      'ci.yaml',
      'mcp-grades.yaml',
    ]);
  });

  test('owners who have the files already are not named again', async () => {
    const owned = '* @all\n/.github/ @ACME/Security\n';
    const folder = await repository({ '.github/CODEOWNERS': owned });
    const { err } = await init(folder, ...known, '--owners', '@acme/security');
    expect(await text(folder, '.github/CODEOWNERS')).toBe(owned);
    expect(err).not.toContain('CODEOWNERS:');
    await init(folder, ...known, '--owners', '@acme/mcp');
    expect(await text(folder, '.github/CODEOWNERS')).toBe(
      `${owned}\n# Whoever edits these files decides which MCP servers pass.\n/${policy} @acme/mcp\n/${workflow} @acme/mcp\n`,
    );
  });

  test('a new file of owners has an owner too', async () => {
    const folder = await repository();
    await init(folder, ...known, '--owners', '@acme/mcp');
    expect(await text(folder, '.github/CODEOWNERS')).toContain('/.github/CODEOWNERS @acme/mcp\n');
  });

  test('an address that is only spaces is none', async () => {
    const folder = await repository();
    const { out } = await init(folder, '--base-url', ' ', '--dry-run');
    expect(out).toContain('base-url: https://grades.example.com');
  });

  test('a gate in another workflow gets owners once', async () => {
    const other = '.github/workflows/checks.yml';
    const folder = await repository();
    await init(folder, ...known);
    await rename(join(folder, workflow), join(folder, other));
    await init(folder, ...known, '--owners', '@acme/mcp');
    const owned = await text(folder, '.github/CODEOWNERS');
    expect(owned).toContain(`/${other} @acme/mcp\n`);
    const { err } = await init(folder, ...known, '--owners', '@acme/mcp');
    expect(err).toContain('There is nothing to write.');
    expect(await text(folder, '.github/CODEOWNERS')).toBe(owned);
  });

  test('owners are named by nobody else: without --owners there is a hint', async () => {
    const { err } = await init(await repository(), ...known);
    expect(err).toContain(`/${policy} @ORGANISATION/TEAM`);
  });
});

describe('a repository that', () => {
  test('is a folder of no repository gets nothing', async () => {
    const folder = join(base, 'no-repository');
    await mkdir(folder);
    const { status, err } = await init(folder, ...known);
    expect([status, err]).toEqual([2, expect.stringContaining('is in no git repository')]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('has another repository in its place gets nothing', async () => {
    const folder = await repository();
    await mkdir(join(folder, '.github'));
    await git(join(folder, '.github'), 'init', '-q');
    const { status, err } = await init(folder, ...known, '--force');
    expect([status, err]).toEqual([2, expect.stringContaining('in another repository within')]);
    expect(await readdir(join(folder, '.github'))).toEqual(['.git']);
  });

  test('has owners with what is not shown as it is gets a difference that fits all the same', async () => {
    for (const [number, owned] of [
      '\uFEFF* @a\nb @c\n',
      'a @b\n# \u202e\n',
      '#\u0007\nb\nc\n',
    ].entries()) {
      const folder = await repository({ '.github/CODEOWNERS': owned });
      const { out } = await init(folder, ...known, '--owners', '@acme/mcp', '--dry-run');
      expect(out).not.toMatch(/\p{Cf}/u);
      expect(out).not.toContain('\u0007');
      const patch = join(base, `unshown-${number}.patch`);
      await writeFile(patch, out);
      await git(folder, 'apply', patch);
      expect((await text(folder, '.github/CODEOWNERS')).startsWith(`${owned}\n#`)).toBe(true);
    }
  });

  test('has several folders with servers gets one workflow at its root', async () => {
    const folder = await repository({
      'a/.mcp.json': servers['.mcp.json'],
      'b/.mcp.json': servers['.mcp.json'],
    });
    const { err } = await init(join(folder, 'a'), ...known);
    expect(err).toContain('declares 2 MCP servers in a/.mcp.json (mcp-json), b/.mcp.json');
    expect(err).toContain('one step judges them all');
    expect(Object.keys(await filesIn(folder))).toContain(workflow);
  });

  test('knows its default branch is told to merge into that, whatever its name is', async () => {
    const folder = await repository();
    await git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const ref = 'refs/remotes/origin/HEAD';
    await git(folder, 'symbolic-ref', ref, 'refs/remotes/origin/main');
    expect((await init(folder, ...known)).err).toContain('merge them into main.');
    const hostile = 'x"\u202e\u2066y';
    await git(folder, 'symbolic-ref', ref, `refs/remotes/origin/${hostile}`);
    const { err } = await init(folder, ...known, '--force');
    expect(err).not.toMatch(/\u202e|\u2066/);
  });

  test.for([
    ['.github', 'the link .github'],
    ['.github/workflows', 'the link .github/workflows'],
    [workflow, `the link ${workflow}`],
  ] as const)('has a link %s keeps what that leads to', async ([path, words]) => {
    const outside = join(base, `outside-${number}`);
    await mkdir(outside);
    const folder = await repository();
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(outside, join(folder, path));
    for (const force of [[], ['--force']]) {
      const { status, err } = await init(folder, ...known, ...force);
      expect([status, err]).toEqual([2, expect.stringContaining(`behind ${words}`)]);
    }
    expect(await readdir(outside)).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.startsWith('.partial'))).toEqual([]);
  });

  test('has a file where a folder should be is left as it is', async () => {
    const folder = await repository({ '.github': 'x' });
    const { status, err } = await init(folder, ...known);
    expect([status, err]).toEqual([2, expect.stringContaining('in something that is no folder')]);
    expect(await text(folder, '.github')).toBe('x');
  });

  test('has names and texts of all kinds cannot speak through the output', async () => {
    const name = 'a\u001b[31m\n::error::b\u202e';
    const folder = await repository({
      [`${name}/.mcp.json`]: servers['.mcp.json'],
      [`.github/workflows/${name.replace('\n', '')}.yml`]:
        'on: merge_group\njobs: {}\n# merge_group\n',
      CODEOWNERS: '* @all\n::error::x\n##[error]y\n\u001b[31m\u202e\n',
    });
    const { status, out, err } = await init(folder, ...known, '--owners', '@acme/mcp');
    expect(status).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(out + err).not.toMatch(/\u001b|\u202e|^\s*::|##\[/m);
    expect(await text(folder, 'CODEOWNERS')).toContain(
      '::error::x\n##[error]y\n\u001b[31m\u202e\n',
    );
  });

  test('leaves the workflow out of a sparse checkout keeps it', async () => {
    const folder = await repository({ [workflow]: 'on: push\njobs: {}\n' });
    await git(folder, 'update-index', '--skip-worktree', workflow);
    await rename(join(folder, '.github'), join(base, `moved-${number}`));
    const { status, err } = await init(folder, ...known);
    expect([status, err]).toEqual([2, expect.stringContaining('not on the disk')]);
  });

  test('has a CODEOWNERS that is no text keeps it', async () => {
    const folder = await repository();
    const bytes = Buffer.from('\ufeff* @all\n', 'utf16le');
    await writeFile(join(folder, 'CODEOWNERS'), bytes);
    const { status, err } = await init(folder, ...known, '--owners', '@acme/mcp');
    expect([status, err]).toEqual([2, expect.stringContaining('CODEOWNERS cannot be written')]);
    expect(await readFile(join(folder, 'CODEOWNERS'))).toEqual(bytes);
  });
});

test.for([
  ['--owners', 'acme', '"acme" is no owner'],
  ['--action', 'acme/mcp-grade-gate@v1', 'is not OWNER/REPOSITORY@COMMIT'],
  ['--base-url', 'http://grades.example', '--base-url'],
  ['--preset', 'none', '--preset'],
] as const)('%s %s is a wrong command line', async ([option, value, words]) => {
  const folder = await repository();
  const { status, err } = await init(folder, option, value);
  expect([status, err]).toEqual([64, expect.stringContaining(words)]);
  expect(await filesIn(folder)).toEqual({ 'README.md': 'x\n' });
});

/** Runs it on a terminal, at which somebody types a line. */
async function typed(cwd: string, line: string): Promise<string> {
  const words = [process.execPath, join(root, 'dist/cli.js'), 'init', ...known.slice(0, 2)];
  const command = words.map((word) => `'${word}'`).join(' ');
  const running = promisify(execFile)('script', ['-qec', command, '/dev/null'], {
    ...{ cwd, env: { ...inherited, XDG_CACHE_HOME: base, TERM: 'dumb' } },
  });
  running.child.stdin?.end(line);
  return (await running).stdout;
}

// The program `script` of util-linux makes a terminal.
describe.skipIf(process.platform !== 'linux' || !existsSync('/usr/bin/script'))(
  'on a terminal',
  () => {
    test('it asks for the address of the service', async () => {
      const folder = await repository();
      const out = await typed(folder, 'https://grades.acme.example\n');
      expect(out).toContain('Address of the grading service');
      expect(await text(folder, workflow)).toContain('base-url: https://grades.acme.example');
    });

    test('without an answer it leaves the address to be filled in', async () => {
      const folder = await repository();
      await typed(folder, '\n');
      expect(await text(folder, workflow)).toContain('base-url: https://grades.example.com');
    });
  },
);
