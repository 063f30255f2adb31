/*
 * Tests the scripts in workflows with write access. Each runs in a local repository as on GitHub's runner,
 * with a `gh` that records how it is called.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commitAll, git } from '../runner/git.ts';

const root = join(import.meta.dirname, '../..');
const start = promisify(execFile);

/** Returns the script of the only step in a job that has one. */
function scriptOf(workflow: string, job: string): string {
  const text = readFileSync(join(root, `.github/workflows/${workflow}.yml`), 'utf8');
  const steps: { run?: string }[] = parse(text).jobs[job].steps;
  const [script, ...others] = steps.flatMap(({ run }) => run ?? []);
  expect(others).toEqual([]);
  return script ?? expect.fail(`${workflow}.yml: ${job} has no script`);
}

let folder = '';
let calls = '';

/** Runs a script; `answers` are lines in a shell `case` over the arguments to `gh`. */
async function run(
  script: string,
  env: NodeJS.ProcessEnv,
  answers: readonly string[] = [],
): Promise<{ code: number; stdout: string; called: string[] }> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  const program = ['#!/bin/bash', `echo "$*" >> ${calls}`, 'case "$*" in', ...answers, 'esac', ''];
  await writeFile(join(bin, 'gh'), program.join('\n'), { mode: 0o755 });
  await writeFile(calls, '');
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
  const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const result = await start('bash', words, {
    cwd: join(folder, 'work'),
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
  const called = (await readFile(calls, 'utf8')).split('\n').filter(Boolean);
  return { ...result, called };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'));
  calls = join(folder, 'calls');
  await mkdir(join(folder, 'work'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// The scripts use Ubuntu's tools, as these jobs run on Ubuntu.
describe.skipIf(process.platform !== 'linux')('the commit of dist/', () => {
  const branch = 'dependabot/npm_and_yarn/bundled-1';
  let built = '';
  let rebuilt = '';

  beforeEach(async () => {
    const work = join(folder, 'work');
    await git(folder, 'init', '--quiet', '--bare', 'remote.git');
    await mkdir(join(work, 'dist'));
    await writeFile(join(work, 'dist/main.js'), 'old');
    await writeFile(join(work, 'dist/gone.js'), 'old');
    built = await commitAll(work);
    await git(work, 'push', '--quiet', join(folder, 'remote.git'), `HEAD:refs/heads/${branch}`);
    rebuilt = join(folder, 'rebuilt');
    await mkdir(rebuilt);
    await writeFile(join(rebuilt, 'main.js'), 'new');
    await writeFile(join(rebuilt, 'licenses.txt'), 'texts');
  });

  const commit = () =>
    run(scriptOf('commit-dist', 'commit'), {
      BRANCH: branch,
      BUILT: built,
      GH_TOKEN: 'token',
      REBUILT: rebuilt,
      GITHUB_SERVER_URL: `file://${folder}`,
      GITHUB_REPOSITORY: 'remote.git',
    });
  const pushed = (...words: string[]) => git(join(folder, 'remote.git'), ...words);

  test('has what was built, and nothing else, and starts the checks', async () => {
    const { code, called } = await commit();
    expect(code).toBe(0);
    expect(await pushed('diff', '--name-status', built, branch)).toBe(
      'D\tdist/gone.js\nA\tdist/licenses.txt\nM\tdist/main.js',
    );
    expect(await pushed('show', `${branch}:dist/main.js`)).toBe('new');
    expect(await pushed('log', '-1', '--format=%an|%B', branch)).toMatch(
      /^github-actions\[bot\]\|Rebuild dist\/\n\n\[dependabot skip\]/,
    );
    expect(called).toEqual([`workflow run ci.yml --ref ${branch}`]);
  });

  test('is not made if nothing has changed', async () => {
    await rm(rebuilt, { recursive: true });
    await mkdir(rebuilt);
    await writeFile(join(rebuilt, 'main.js'), 'old');
    await writeFile(join(rebuilt, 'gone.js'), 'old');
    expect(await commit()).toMatchObject({ code: 0, called: [] });
    expect(await pushed('rev-parse', branch)).toBe(built);
  });

  test.for<readonly [string, () => Promise<unknown>]>([
    ['a link', () => symlink('/etc/passwd', join(rebuilt, 'extra.js'))],
    ['a folder', () => mkdir(join(rebuilt, 'src'))],
    ['a file of another kind', () => writeFile(join(rebuilt, 'action.yml'), '')],
    ['a hidden file', () => writeFile(join(rebuilt, '.npmrc.json'), '')],
    ['a name with a line break', () => writeFile(join(rebuilt, 'a\nb.js'), '')],
    ['a name that is an option', () => writeFile(join(rebuilt, '-R.js'), '')],
    [
      'a folder with a right file',
      async () => {
        await mkdir(join(rebuilt, 'inner'));
        await writeFile(join(rebuilt, 'inner/main.js'), '');
      },
    ],
  ])('is not made if the artifact has %s', async ([, add]) => {
    await add();
    const { code, stdout, called } = await commit();
    expect(code).toBe(1);
    expect(stdout).toContain('::error::The artifact contains other files');
    expect(called).toEqual([]);
    expect(await pushed('rev-parse', branch)).toBe(built);
  });

  test('is refused if the branch has moved since', async () => {
    const work = join(folder, 'work');
    await writeFile(join(work, 'README.md'), 'newer');
    const newer = await commitAll(work);
    await git(work, 'push', '--quiet', join(folder, 'remote.git'), `HEAD:refs/heads/${branch}`);
    await git(work, 'checkout', '--quiet', built);
    const { code, called } = await commit();
    expect(code).not.toBe(0);
    expect(called).toEqual([]);
    expect(await pushed('rev-parse', branch)).toBe(newer);
  });
});

describe.skipIf(process.platform !== 'linux')('the publication of a release', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const publish = (
    tag: string,
    released: readonly string[],
    { tagged = sha, immutable = 'true', hasMajor = true } = {},
  ) =>
    run(
      scriptOf('release', 'publish'),
      { GITHUB_REF_NAME: tag, GITHUB_SHA: sha, GH_REPO: 'acme/gate', GH_TOKEN: 'token' },
      [
        `*repos/acme/gate/commits/${tag}*) echo ${tagged} ;;`,
        `release\\ list*) printf '${released.map((each) => `${each}\\n`).join('')}' ;;`,
        `*releases/tags/${tag}*) echo ${immutable} ;;`,
        `*PATCH*) ${hasMajor ? 'true' : 'exit 1'} ;;`,
      ],
    );
  const edit = (tag: string, latest: boolean): string =>
    `release edit ${tag} --draft=false --latest=${latest}`;
  const moves = (called: readonly string[]): string[] =>
    called.filter((call) => /PATCH|POST/.test(call));
  const moved = (major: string): string =>
    `api --method PATCH repos/acme/gate/git/refs/tags/${major} -f sha=${sha} -F force=true`;

  test('moves the tag of the major version to it', async () => {
    const { code, called } = await publish('v1.10.0', ['v1.9.0', 'v0.1.0']);
    expect(code).toBe(0);
    expect(called).toContain(edit('v1.10.0', true));
    expect(moves(called)).toEqual([moved('v1')]);
  });

  test('makes that tag with the first release', async () => {
    const { code, called } = await publish('v1.0.0', [], { hasMajor: false });
    expect(code).toBe(0);
    expect(moves(called)).toEqual([
      moved('v1'),
      `api --method POST repos/acme/gate/git/refs -f ref=refs/tags/v1 -f sha=${sha}`,
    ]);
  });

  test('of a fix for an older major version is not the latest', async () => {
    const { code, called } = await publish('v1.10.1', ['v1.10.0', 'v2.0.0', 'v12.0.0']);
    expect(code).toBe(0);
    expect(called).toContain(edit('v1.10.1', false));
    expect(moves(called)).toEqual([moved('v1')]);
  });

  test('of a fix for an older minor version moves nothing', async () => {
    const { code, stdout, called } = await publish('v1.9.1', ['v1.10.0', 'v1.9.0']);
    expect(code).toBe(0);
    expect(called).toContain(edit('v1.9.1', false));
    expect(moves(called)).toEqual([]);
    expect(stdout).toContain('v1 stays at v1.10.0.');
  });

  test('does not happen if the tag has moved', async () => {
    const { code, stdout, called } = await publish('v1.0.0', [], { tagged: 'f'.repeat(40) });
    expect(code).toBe(1);
    expect(stdout).toContain(
      `::error::v1.0.0 is at ${'f'.repeat(40)} now, but ${sha} was verified.`,
    );
    expect(called).toHaveLength(1);
  });

  test('moves nothing to a release that can be changed', async () => {
    const { code, stdout, called } = await publish('v1.0.0', [], { immutable: 'false' });
    expect(code).toBe(1);
    expect(stdout).toContain('switch immutable releases on in the settings');
    expect(moves(called)).toEqual([]);
  });
});
