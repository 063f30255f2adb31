/*
 * Runs the parts of docs/recipes.md for CI systems other than GitHub Actions as written: the GitLab job and
 * the script for any other CI. The test replaces only the program's server and the grades.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exportDocument } from '../export-service/corpus.ts';
import { codeQualityFaults } from '../report/reports.ts';
import { commitAll, git } from '../runner/git.ts';
import { inherited } from '../runner/processes.ts';
import { filesMatching } from '../system.ts';
import { readBlocks, root } from './blocks.ts';

const page = await readFile(join(root, 'docs/recipes.md'), 'utf8');
const blocks = readBlocks('docs/recipes.md', page);
const blockWith = (text: string): string =>
  blocks.find((block) => block.text.includes(text))?.text ?? '';

let base = '';
/** The program's commit that the scripts name; the newer one is broken. */
let release = '';
let number = 0;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'other-ci-'));
  await writeFile(join(base, 'export.json'), JSON.stringify(exportDocument(new Date())));
  const program = join(base, 'github.com/octo-tools/mcp-grade-gate');
  await mkdir(join(program, 'dist'), { recursive: true });
  await writeFile(join(program, 'package.json'), '{"type":"module"}');
  const built = pathToFileURL(join(root, 'dist/cli.js')).href;
  await writeFile(join(program, 'dist/cli.js'), `await import(${JSON.stringify(built)});\n`);
  release = await commitAll(program);
  // A newer commit that the scripts do not ask for.
  await writeFile(join(program, 'dist/cli.js'), 'throw new Error("the newest commit");\n');
  await commitAll(program);
});
afterAll(() => rm(base, { recursive: true, force: true }));

const noJq = spawnSync('jq', ['--version']).status !== 0;

const declaring = (version: string): string =>
  JSON.stringify({
    mcpServers: { files: { command: 'npx', args: ['-y', `@fictional-mcp/files@${version}`] } },
  });

/** Clones a repository that has a failing server, and changes some files on a branch. */
async function cloneWith(files: Readonly<Record<string, string>>): Promise<string> {
  number += 1;
  const [origin, clone] = [join(base, `origin-${number}`), join(base, `clone-${number}`)];
  const write = async (folder: string, path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await mkdir(origin);
  await write(origin, 'old/.mcp.json', declaring('1.2.0'));
  await commitAll(origin);
  await git(base, 'clone', '-q', origin, clone);
  await git(clone, 'checkout', '-q', '-b', 'change');
  for (const [path, text] of Object.entries(files)) await write(clone, path, text);
  await commitAll(clone);
  // The target branch moves on.
  await write(origin, 'README.md', 'x\n');
  await commitAll(origin);
  return clone;
}

interface Finished {
  readonly status: number | string | null | undefined;
  readonly out: string;
}

/** Runs a script from the page with the grades in a file instead of those from a service. */
function run(
  cwd: string,
  script: string,
  variables: Readonly<Record<string, string>> = {},
  grades = join(base, 'export.json'),
): Promise<Finished> {
  const service = '--base-url https://grades.example.com';
  expect(script).toContain(service);
  const text = script
    .replaceAll(service, `--export-file ${grades}`)
    .replaceAll('OWNER', 'octo-tools')
    .replaceAll('COMMIT', release);
  const env = {
    ...inherited,
    PATH: `${dirname(process.execPath)}${delimiter}${inherited.PATH}`,
    XDG_CACHE_HOME: join(base, 'cache'),
    TMPDIR: base,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${pathToFileURL(base).href}/github.com/.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/',
    ...variables,
  };
  return new Promise((done) => {
    execFile('bash', ['-c', text], { cwd, env }, (error, stdout, stderr) =>
      done({ status: error === null ? 0 : error.code, out: stdout + stderr }),
    );
  });
}

const good = { '.mcp.json': declaring('1.5.0') };
const bad = { '.mcp.json': declaring('1.2.0') };

describe('the script for any CI', () => {
  const script = blockWith('#!/bin/sh');

  test.for([
    ['accepts what passes', good, 0, 'MCP grades: accepted'],
    ['refuses what fails', bad, 1, 'MCP grades: refused'],
    ['accepts what touches no server', { 'a.txt': 'a' }, 0, 'MCP grades: accepted'],
  ] as const)('%s', async ([, files, status, words]) => {
    const clone = await cloneWith(files);
    const result = await run(clone, script);
    expect(result).toEqual({ status, out: expect.stringContaining(words) });
    const { verdict } = JSON.parse(await readFile(join(clone, 'mcp-grades.json'), 'utf8'));
    expect(verdict).toBe(status === 0 ? 'pass' : 'fail');
  });

  test.skipIf(noJq)('writes what docs/reports.md prints: what the change brings', async () => {
    const clone = await cloneWith(bad);
    await run(clone, script);
    const reports = await readFile(join(root, 'docs/reports.md'), 'utf8');
    const [, command = ''] = /run: \|\n( +jq -r '\.servers.*?"\$REPORT"\n)/s.exec(reports) ?? [];
    const { stdout } = spawnSync('bash', ['-c', command], {
      env: { ...inherited, REPORT: join(clone, 'mcp-grades.json') },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(
      /^\.mcp\.json:1 @fictional-mcp\/files 1\.2\.0 is graded D .*\badds it\b.*\n$/,
    );
  });

  test('passes nothing that is not decided', async () => {
    const result = await run(await cloneWith(good), script, {}, join(base, 'missing.json'));
    expect(result).toEqual({ status: 2, out: expect.stringContaining('MCP grades: not decided') });
  });

  test('takes no tag with the name of the branch for it', async () => {
    const clone = await cloneWith(bad);
    await git(clone, 'push', '-q', 'origin', 'HEAD:refs/tags/main');
    expect((await run(clone, script)).status).toBe(1);
  });

  test('passes nothing without the branch to compare with', async () => {
    const clone = await cloneWith(good);
    await git(clone, 'remote', 'set-url', 'origin', join(base, 'none'));
    expect((await run(clone, script)).status).not.toBe(0);
  });
});

describe('the job of GitLab', () => {
  const job = parse(blockWith('mcp-grades:'))['mcp-grades'];
  const { before_script: before, script, artifacts, rules } = job;
  const report = artifacts.reports.codequality;
  // A runner stops at the first line that fails.
  const lines = `set -eo pipefail\n${[...before, ...script].join('\n')}`;
  const request = {
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  };
  const entriesIn = async (folder: string): Promise<readonly { severity: string }[]> => {
    const text = await readFile(join(folder, report), 'utf8');
    expect(codeQualityFaults(text)).toEqual([]);
    return JSON.parse(text);
  };

  test('runs for merge requests and the default branch', () => {
    expect(rules.map((rule: { readonly if: string }) => rule.if)).toEqual([
      '$CI_PIPELINE_SOURCE == "merge_request_event"',
      '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH',
    ]);
  });

  test.for([
    ['passes a good change', good, 0, 1],
    ['fails a bad one', bad, 1, 2],
    ['passes one that touches no server', { 'a.txt': 'a' }, 0, 1],
  ] as const)('%s, and the report has everything', async ([, files, status, entries]) => {
    const clone = await cloneWith(files);
    expect((await run(clone, lines, request)).status).toBe(status);
    expect(await entriesIn(clone)).toHaveLength(entries);
  });

  test('takes no tag with the name of the target branch for it', async () => {
    const clone = await cloneWith(bad);
    await git(clone, 'push', '-q', 'origin', 'HEAD:refs/tags/main');
    expect((await run(clone, lines, request)).status).toBe(1);
  });

  test('passes on the default branch, where it only writes the report', async () => {
    const clone = await cloneWith(bad);
    expect((await run(clone, lines, { CI_PIPELINE_SOURCE: 'push' })).status).toBe(0);
    expect(await entriesIn(clone)).toHaveLength(2);
  });

  test('fails where nothing is decided, with a report that says so', async () => {
    const clone = await cloneWith(good);
    const { status } = await run(clone, lines, request, join(base, 'missing.json'));
    expect(status).toBe(2);
    expect((await entriesIn(clone))[0]).toMatchObject({ severity: 'blocker' });
  });

  test('passes a change that touches no server, whatever becomes of the report', async () => {
    const clone = await cloneWith({ 'a.txt': 'a' });
    const { status } = await run(clone, lines, request, join(base, 'missing.json'));
    expect(status).toBe(0);
  });

  test('says which severity is for what', () => {
    const shown = [...page.matchAll(/^\| (.+?) \| `(blocker|critical|minor|info)` \|$/gm)].map(
      ([, of, name]) => [of, name],
    );
    expect(shown).toEqual([
      ['cannot be decided', 'blocker'],
      ['fails', 'critical'],
      ['warns', 'minor'],
      ['is waived', 'info'],
    ]);
  });
});

// Whether npm takes a program from git, and with which option, depends on its version.
test('no page has npm start the program', async () => {
  const pages = filesMatching(root, '*.md', 'docs/**/*.md', 'examples/**/*.yml');
  const texts = await Promise.all(pages.map((path) => readFile(join(root, path), 'utf8')));
  expect(texts.join('\n')).not.toMatch(/--allow-git=root|\bnp[mx] .*github:OWNER\//);
});
