/*
 * The tools that no npm package has: they are installed once, below `node_modules/.cache`, by Go and pip,
 * with their ordinary registries.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);
const cache = join(import.meta.dirname, '../../node_modules/.cache/tools');

/** Milliseconds for one request, and for all that an installation downloads and compiles. */
const limits = { request: 60_000, install: 600_000 };

/** A program, or the sentence that says why it is not there. */
export type Tool = { readonly path: string } | { readonly reason: string };

/** The last line of what a program printed before it failed. */
export function failureLine(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return (stderr.trim() || message.trim()).split('\n').at(-1) ?? '';
}

/** @param steps command lines, of which each has to succeed before the next one */
async function installed(
  path: string,
  steps: readonly { words: readonly [string, ...string[]]; timeout: number }[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Tool> {
  if (await isStarting(path)) return { path };
  for (const { words, timeout } of steps) {
    const [program, ...rest] = words;
    try {
      await start(program, rest, { env, timeout, killSignal: 'SIGKILL', cwd: import.meta.dirname });
    } catch (error) {
      await rm(path, { force: true });
      const { code, killed = false } = error as { code?: unknown; killed?: boolean };
      if (code === 'ENOENT') return { reason: `${program} is not installed here` };
      if (killed)
        return { reason: `${words.join(' ')} took longer than ${timeout / 1000} seconds` };
      return { reason: `${basename(program)} could not install it (${failureLine(error)})` };
    }
  }
  return (await isStarting(path)) ? { path } : { reason: `${path} does not start here` };
}

const isStarting = (path: string): Promise<boolean> =>
  start(path, ['--version'], { timeout: limits.request }).then(
    () => true,
    () => false,
  );

/** Compiles a program of a Go module as Go's proxy has it. */
function goTool(module: string, version: string, program = ''): Promise<Tool> {
  const name = (program || module).split('/').at(-1) ?? '';
  const folder = join(cache, `${name}-${version}`);
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  const { request: timeout, install } = limits;
  return installed(
    join(folder, name),
    [
      { words: ['go', 'list', '-m', `${module}@${version}`], timeout },
      { words: ['go', 'install', `${module}${program}@${version}`], timeout: install },
    ],
    env,
  );
}

/** Runs workflows as GitHub's runner does: https://github.com/nektos/act. */
export const act = (): Promise<Tool> => goTool('github.com/nektos/act', 'v0.2.89');

/** Checks workflows: https://github.com/rhysd/actionlint. */
export const actionlintTool = (): Promise<Tool> =>
  goTool('github.com/rhysd/actionlint', 'v1.7.12', '/cmd/actionlint');

/** Finds what is unsafe in workflows: https://docs.zizmor.sh. */
export function zizmor(): Promise<Tool> {
  const version = '1.32.0';
  const folder = join(cache, `zizmor-${version}`);
  const { install: timeout } = limits;
  return installed(join(folder, 'bin/zizmor'), [
    { words: ['python3', '-m', 'venv', '--clear', folder], timeout },
    {
      words: [join(folder, 'bin/python'), '-m', 'pip', 'install', '-q', `zizmor==${version}`],
      timeout,
    },
  ]);
}
