import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** All that a process gets of the environment of its test: the way to git, and to compiled code. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
} as const;

/** How an entry of the bundle is started. */
export interface EntryStart {
  /** Absolute path of its JavaScript. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How a runner starts an action. */
export interface Start extends EntryStart {
  /** Maximum size of a file that the process can write, in kB. */
  readonly largestFile?: number | undefined;
}

/** A stream that a process writes. */
type OutputStream = 'out' | 'err';

/** Runs an action to its end; gives each line that it writes, and its exit status. */
export type Run = (
  start: Start,
  onLine: (line: string, stream: OutputStream) => void,
) => Promise<number>;

/** Runs an action as a runner does. */
export const runInOwnProcess: Run = async (start, onLine) => {
  const { entry, args = [], cwd, env, largestFile } = start;
  const words = [process.execPath, entry, ...args];
  const [program = '', ...rest] =
    largestFile === undefined
      ? words
      : ['bash', '-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, ...words];
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  const exited = once(child, 'close');
  const read = async (input: NodeJS.ReadableStream, stream: OutputStream): Promise<void> => {
    for await (const line of createInterface({ input })) onLine(line, stream);
  };
  await Promise.all([read(child.stdout, 'out'), read(child.stderr, 'err')]);
  const [status] = await exited;
  return status ?? -1;
};

/** Processes that have loaded the bundle and run its entries again and again. */
export interface LoadedBundle {
  /** Runs an entry in a process that is free, or in a new one; also after `close`. */
  readonly run: Run;
  readonly close: () => Promise<void>;
}

/** Memory keeps the entry of each run: after so many runs a process is replaced. */
const mostRuns = 400;

/**
 * Loads the bundle once for many runs, because most of the time of a process goes into loading and
 * compiling it. Each run has an entry anew, but not what a process has from its start: a limit, or a
 * variable that Node itself reads, needs `runInOwnProcess`.
 */
export function loadBundle(): LoadedBundle {
  const free: BundleProcess[] = [];
  return {
    async run(start, onLine) {
      const process = free.pop() ?? startBundleProcess();
      const status = await process.run(start, onLine);
      if (process.runs < mostRuns) free.push(process);
      else await process.close();
      return status;
    },
    async close() {
      await Promise.all(free.splice(0).map((process) => process.close()));
    },
  };
}

interface BundleProcess {
  /** Runs one entry; never two at the same time. */
  readonly run: Run;
  /** How often it has run one. */
  readonly runs: number;
  readonly close: () => Promise<unknown>;
}

function startBundleProcess(): BundleProcess {
  const script = join(import.meta.dirname, 'loaded-bundle.ts');
  const child = spawn(process.execPath, [script], {
    env: inherited,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const streams = (['out', 'err'] as const).map((stream) => {
    const input = (stream === 'out' ? child.stdout : child.stderr) as Readable;
    return { stream, lines: createInterface({ input })[Symbol.asyncIterator]() };
  });
  let runs = 0;
  return {
    async run(start, onLine) {
      runs += 1;
      child.send(start);
      const [status = -1] = await Promise.all(
        streams.map(({ stream, lines }) => readRun(lines, (line) => onLine(line, stream))),
      );
      return status;
    },
    get runs() {
      return runs;
    },
    close() {
      child.disconnect();
      return ended;
    },
  };
}

/** Gives the lines of one run on one stream; returns its exit status. */
async function readRun(
  lines: AsyncIterator<string>,
  onLine: (line: string) => void,
): Promise<number> {
  for (let last: string | null = null; ; ) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the process of the bundle has ended: ${last}`);
    const [, status] = /^\0ended with (\d+)$/.exec(value) ?? [];
    // The line break before the line of the status ends a line, or is an empty line that no log has.
    if (last !== null && !(status !== undefined && last === '')) onLine(last);
    if (status !== undefined) return Number(status);
    last = value;
  }
}

/** What a command wrote to its streams, and its exit status. */
export interface FinishedCommand {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line of a bundle in its processes. */
export async function runCommand(
  bundle: LoadedBundle,
  args: readonly string[],
  { cwd, env }: Pick<EntryStart, 'cwd' | 'env'>,
): Promise<FinishedCommand> {
  const written = { out: '', err: '' };
  const entry = join(import.meta.dirname, '../../dist/cli.js');
  const status = await bundle.run({ entry, args, cwd, env }, (line, stream) => {
    written[stream] += `${line}\n`;
  });
  return { status, ...written };
}
