import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWindows } from '../system.ts';
import { isOwnIndex, listFolderEntries, writeObjects } from './objects.ts';

/** A single git run. */
export interface Request {
  readonly id: number;
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The output of a run; `failure` is null if it succeeded. */
export interface Answer {
  readonly id: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly failure: { readonly message: string; readonly code: string | number | null } | null;
}

/*
 * To start a process, Node copies its own memory map. In a test worker with hundreds of megabytes, that takes
 * ten times as long as git itself, so a small process starts git.
 */
let small: ChildProcess | null = null;
const open = new Map<number, (answer: Answer) => void>();
let requests = 0;

function smallProcess(): ChildProcess {
  if (small !== null) return small;
  const child = fork(join(import.meta.dirname, 'git-process.ts'), { execArgv: [] });
  child.on('message', (answer: Answer) => {
    open.get(answer.id)?.(answer);
    open.delete(answer.id);
    // Keeps the parent process alive only while an answer is pending.
    if (open.size === 0) child.channel?.unref();
  });
  child.unref();
  small = child;
  return child;
}

async function run(request: Omit<Request, 'id'>): Promise<string> {
  requests += 1;
  const id = requests;
  const child = smallProcess();
  child.channel?.ref();
  const { stdout, stderr, failure } = await new Promise<Answer>((resolve) => {
    open.set(id, resolve);
    child.send({ ...request, id } satisfies Request);
  });
  if (failure === null) return stdout;
  throw Object.assign(new Error(failure.message), { code: failure.code, stdout, stderr });
}

const settings = [
  'user.name=A',
  'user.email=a@b.example',
  'commit.gpgsign=false',
  // Test repositories are small and soon deleted, so nothing is tidied, copied or flushed to disk.
  'gc.auto=0',
  'maintenance.auto=false',
  'init.templateDir=',
  'core.fsync=none',
].flatMap((each) => ['-c', each]);

/**
 * Runs git in a folder, without the user's settings and at a fixed time, so that commits have the same ids
 * everywhere. Returns git's output.
 */
export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const stdout = await run({
    words: [...settings, ...words],
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: '2030-01-01T00:00:00Z',
      GIT_COMMITTER_DATE: '2030-01-01T00:00:00Z',
    },
  });
  return stdout.trim();
}

/** The files that `git init` creates in an empty folder on this system: bytes by path, null for a folder. */
let empty: Promise<ReadonlyMap<string, Buffer | null>> | null = null;

async function initialiseOne(): Promise<ReadonlyMap<string, Buffer | null>> {
  const folder = await mkdtemp(join(tmpdir(), 'empty-'));
  await git(folder, 'init', '-q', '-b', 'main');
  const paths = (await readdir(folder, { recursive: true })).sort();
  const contents = paths.map((path) =>
    lstatSync(join(folder, path)).isFile() ? readFileSync(join(folder, path)) : null,
  );
  await rm(folder, { recursive: true });
  return new Map(paths.map((path, at) => [path, contents[at] ?? null]));
}

/** Turns a folder into a repository with the branch `main` and no commits, faster than starting git would. */
export async function initialise(folder: string): Promise<void> {
  empty ??= initialiseOne();
  for (const [path, content] of await empty) {
    if (content === null) mkdirSync(join(folder, path));
    else writeFileSync(join(folder, path), content);
  }
}

/**
 * Returns the entries for a commit of everything in a folder, or null if git must write the commit. Git is
 * needed if the repository has non-default settings, packed refs or an index that git wrote.
 */
async function plainEntries(folder: string): Promise<ReturnType<typeof listFolderEntries>> {
  empty ??= initialiseOne();
  const config = join(folder, '.git/config');
  const isNew =
    !isWindows &&
    lstatSync(join(folder, '.git')).isDirectory() &&
    (await empty).get('.git/config')?.equals(readFileSync(config)) === true &&
    !existsSync(join(folder, '.git/packed-refs')) &&
    isOwnIndex(folder);
  return isNew ? listFolderEntries(folder) : null;
}

const person = 'A <a@b.example> 1893456000 +0000';

/** Returns the part of a commit that follows its tree. */
const headOf = (parents: readonly string[]): string =>
  [
    ...parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    '\nx\n',
  ].join('\n');

/**
 * Commits everything in a folder, after turning it into a repository if necessary. Returns the commit's id.
 */
export async function commitAll(folder: string): Promise<string> {
  if (!existsSync(join(folder, '.git'))) await initialise(folder);
  const entries = await plainEntries(folder);
  if (entries === null) {
    await git(folder, 'add', '-A', '-f');
    await git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
    return git(folder, 'rev-parse', 'HEAD');
  }
  const head = readFileSync(join(folder, '.git/HEAD'), 'utf8').trim();
  const branch = join(folder, '.git', head.startsWith('ref: ') ? head.slice(5) : 'HEAD');
  const parents = existsSync(branch) ? [readFileSync(branch, 'utf8').trim()] : [];
  const id = writeObjects(folder, entries, headOf(parents));
  writeFileSync(branch, `${id}\n`);
  return id;
}

/** Writes a commit of everything in a folder without moving a branch. Returns its id. */
export async function writeCommit(folder: string, ...parents: readonly string[]): Promise<string> {
  const entries = await plainEntries(folder);
  if (entries !== null) return writeObjects(folder, entries, headOf(parents));
  await git(folder, 'add', '-A', '-f');
  const tree = await git(folder, 'write-tree');
  const words = parents.flatMap((parent) => ['-p', parent]);
  return git(folder, 'commit-tree', '-m', 'x', ...words, tree);
}
