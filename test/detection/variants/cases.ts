/*
 * Runs tables of small changes end to end. Each case is a folder in one repository, and the bundled command
 * judges them all with a single `check --base main --preset strict`.
 */
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';
import { isPathOfWindows, isWindows } from '../../system.ts';

/**
 * A file in a case: its text or bytes, a value that is written as JSON, an executable, or a link's target.
 */
export type FileContent =
  | string
  | Uint8Array
  | { readonly json: unknown }
  | { readonly executable: string }
  | { readonly link: string };

/** Files by their paths relative to the case's folder. */
export type Files = Readonly<Record<string, FileContent>>;

export interface Case {
  /** A description of the change. */
  readonly name: string;
  readonly base: Files;
  /** The change's files, on top of those in the base; null for a file that the change deletes. */
  readonly head: Readonly<Record<string, FileContent | null>>;
  /**
   * The gate's answer: the kinds of change to the servers, then the rules that are broken under `strict`.
   * Examples: `unchanged`, `changed: altered-launch`, `added: altered-launch, unlisted`, `nothing`. A pattern
   * if only some of the rules matter.
   */
  readonly expected: string | RegExp;
}

/** An entry for a server from the fictional export that passes `strict`. */
export const good = { command: 'npx', args: ['-y', '@fictional-mcp/notes@1.4.0'] } as const;

/** Returns a `.mcp.json` with one server. */
export function mcp(entry: object, alias = 'notes'): Files {
  return { '.mcp.json': { json: { mcpServers: { [alias]: entry } } } };
}

/** In milliseconds, with room for a long table on a busy machine. */
const maxRunTime = 120_000;

/** Creates a test for each case; a single run of the command judges them all. */
export function playCases(cases: readonly Case[]): void {
  let report: JsonReport;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'variants-'));
    report = await judgeAll(folder, cases);
  }, maxRunTime);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  test.for(cases.map((each, index) => [each.name, index] as const))('%s', ([, index], { skip }) => {
    skip(!isPlayed(cases[index]), 'Windows has no such file');
    expect(summarizeReport(report, `${folderOf(index)}/`)).toMatch(exactly(cases[index]?.expected));
  });
}

/**
 * Returns whether the disk can hold a case's files: on Windows, some names are not allowed and there are no
 * executables.
 */
function isPlayed(given: Case | undefined): boolean {
  const files = Object.entries({ ...given?.base, ...given?.head });
  const isOfWindows = ([path, content]: (typeof files)[number]): boolean =>
    isPathOfWindows(path) && !Object.hasOwn(Object(content), 'executable');
  return !isWindows || files.every(isOfWindows);
}

function exactly(expected: string | RegExp = ''): RegExp {
  return typeof expected === 'string'
    ? new RegExp(`^${expected.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}$`)
    : expected;
}

function folderOf(index: number): string {
  return `case-${index}`;
}

/** A placeholder for the case's folder in workflows, where a path is relative to the root. */
export const here = '{{case}}';

const workflow = /^\.github\/workflows\/(.+)$/;

/**
 * Returns the case's files by their final paths. GitHub runs workflows only at the root, so a case's
 * workflows are placed there and start in its folder.
 */
function placedIn<T extends FileContent | null>(
  folder: string,
  files: Readonly<Record<string, T>>,
): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => {
      const [, name] = workflow.exec(path) ?? [];
      if (name === undefined) return [`${folder}/${path}`, content];
      const isNested = name.includes('/');
      const place = isNested ? name.replace('/', `/${folder}/`) : `${folder}--${name}`;
      if (typeof content !== 'string') return [`.github/workflows/${place}`, content];
      const begin = `\ndefaults: {run: {working-directory: ${folder}}}\n`;
      const text = content.replaceAll(here, folder);
      return [`.github/workflows/${place}`, /\.ya?ml$/.test(name) ? text + begin : text];
    }),
  );
}

async function judgeAll(folder: string, cases: readonly Case[]): Promise<JsonReport> {
  const repository = join(folder, 'repository');
  await mkdir(repository);
  const played = [...cases.entries()].filter(([, each]) => isPlayed(each));
  for (const [index, { base }] of played) {
    await mkdir(join(repository, folderOf(index)), { recursive: true });
    await place(repository, placedIn(folderOf(index), base));
  }
  await commitAll(repository);
  await git(repository, 'checkout', '-q', '-b', 'change');
  for (const [index, { head }] of played) {
    await place(repository, placedIn(folderOf(index), head));
  }
  await commitAll(repository);
  const exportFile = join(folder, 'export.json');
  await writeFile(exportFile, JSON.stringify(exportDocument(new Date())));
  const output = join(folder, 'report.json');
  const words = ['check', repository, '--base', 'main', '--preset', 'strict'];
  const { status, out, err } = await runCommand(
    [...words, '--export-file', exportFile, '-o', `json=${output}`],
    { cwd: folder, env: { ...inherited, XDG_CACHE_HOME: folder } },
  );
  const json = await readFile(output, 'utf8').catch(() => {
    throw new Error(`no report (status ${status}): ${out}${err}`);
  });
  return JSON.parse(json);
}

/** Writes files into a folder. */
export async function place(
  folder: string,
  files: Readonly<Record<string, FileContent | null>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { recursive: true, force: true });
    if (content === null) continue;
    if (typeof content === 'string' || content instanceof Uint8Array)
      await writeFile(file, content);
    else if ('link' in content) await symlink(content.link, file);
    else if ('json' in content) await writeFile(file, JSON.stringify(content.json, null, 2));
    else {
      await writeFile(file, content.executable);
      await chmod(file, 0o755);
    }
  }
}

/** Returns the kinds of change to the servers below a folder, followed by the broken rules. */
export function summarizeReport(report: JsonReport, prefix: string): string {
  const places = [prefix, `.github/workflows/${prefix.replace(/\/$/, '--')}`];
  const isOfCase = (file: string | null): boolean =>
    [...places, `.github/workflows/shared/${prefix}`].some((place) => file?.startsWith(place));
  const servers = report.servers.filter(({ file }) => isOfCase(file));
  const problems = [
    ...servers.filter(({ isCounted }) => isCounted).flatMap((server) => server.problems),
    ...report.problems.filter(({ file }) => isOfCase(file)),
  ];
  const removed = report.removed.some(({ file }) => isOfCase(file)) ? ['removed'] : [];
  const kinds = new Set([...servers.map(({ change }) => change), ...removed]);
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
  const changes = kinds.size === 0 ? 'nothing' : [...kinds].sort().join(' and ');
  return rules.length === 0 ? changes : `${changes}: ${rules.join(', ')}`;
}
