/*
 * Installs the tools that no npm package provides, once, in `node_modules/.cache`. Go and pip install them
 * from their default registries.
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Words = readonly [program: string, ...string[]];

const cache = join(import.meta.dirname, '../../node_modules/.cache/tools');

/**
 * Time limits in milliseconds for one request, and for everything that an installation downloads and
 * compiles.
 */
const limits = { request: 60_000, install: 600_000 };

/** A program, or a sentence that says why it is not available. */
export type Tool = { readonly path: string } | { readonly reason: string };

/**
 * Runs a program. On a timeout, the program and all processes that it started are killed, because they would
 * otherwise keep this process waiting.
 *
 * @returns the reason for the failure, with the last line of the error output; null if the program succeeded
 */
export function runForFailure(
  [program, ...words]: Words,
  timeout: number,
  { cwd = import.meta.dirname, env = process.env } = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      ...{ cwd, env, detached: true },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    const name = basename(program);
    const timer = setTimeout(() => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of these processes have already ended.
      }
      resolve(`${name} took longer than ${timeout / 1000} seconds`);
    }, timeout);
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve(code === 'ENOENT' ? `${name} is not installed here` : message);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status === 0 ? null : `${name} failed: ${printed.trim().split('\n').at(-1)}`);
    });
  });
}

/**
 * Returns the tool at a path, and installs it first if it does not start.
 *
 * @param steps command lines, each of which runs only if the previous one succeeded
 */
async function installed(
  path: string,
  steps: readonly (readonly [words: Words, timeout: number])[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Tool> {
  const starts = (): Promise<string | null> => runForFailure([path, '--version'], limits.request);
  if ((await starts()) === null) return { path };
  for (const [words, timeout] of steps) {
    const reason = await runForFailure(words, timeout, { env });
    if (reason === null) continue;
    await rm(path, { force: true });
    return { reason };
  }
  const reason = await starts();
  return reason === null ? { path } : { reason };
}

/** Compiles a program from a Go module that it downloads through Go's proxy. */
function goTool(module: string, version: string, program = ''): Promise<Tool> {
  const name = (program || module).split('/').at(-1) ?? '';
  const folder = join(cache, `${name}-${version}`);
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  return installed(
    join(folder, name),
    [
      [['go', 'list', '-m', `${module}@${version}`], limits.request],
      [['go', 'install', `${module}${program}@${version}`], limits.install],
    ],
    env,
  );
}

/** Runs workflows as GitHub's runner does: https://github.com/nektos/act. */
export const act = (): Promise<Tool> => goTool('github.com/nektos/act', 'v0.2.89');

/** Checks workflows: https://github.com/rhysd/actionlint. */
export const actionlintTool = (): Promise<Tool> =>
  goTool('github.com/rhysd/actionlint', 'v1.7.12', '/cmd/actionlint');

/** Finds security problems in workflows: https://docs.zizmor.sh. */
export function zizmor(): Promise<Tool> {
  const version = '1.32.0';
  const folder = join(cache, `zizmor-${version}`);
  const pip = [join(folder, 'bin/python'), '-m', 'pip', 'install', '-q'] as const;
  return installed(join(folder, 'bin/zizmor'), [
    [['python3', '-m', 'venv', '--clear', folder], limits.request],
    [[...pip, `zizmor==${version}`], limits.install],
  ]);
}
