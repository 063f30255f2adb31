import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { requireFreshBundle } from '../../.ci/source-digest.ts';
import { heap } from './heap.ts';

requireFreshBundle(join(import.meta.dirname, '../..'));

/**
 * The only variables that a process inherits from its test: they locate git, compiled code and a folder for
 * temporary files.
 */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  TMPDIR: process.env['TMPDIR'],
  // Keeps each sentence on one line, however long it is.
  COLUMNS: '2000',
} as const;

/** The settings for starting an entry of the bundle. */
export interface EntryStart {
  /** Absolute path of the entry's JavaScript file. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The settings with which a runner starts an action. */
export interface Start extends EntryStart {
  /** Maximum size of a file that the process can write, in kB. */
  readonly largestFile?: number | undefined;
}

/** A process's output stream. */
type OutputStream = 'out' | 'err';

/** Runs an entry to completion. Passes its output to `onText` piece by piece, and returns its exit status. */
export type Run = (
  start: Start,
  onText: (text: string, stream: OutputStream) => void,
) => Promise<number>;

/** Runs an entry in a new process, as a runner or a shell does. */
export const runInOwnProcess: Run = async (start, onText) => {
  const { entry, args = [], cwd, env, largestFile } = start;
  const words = [process.execPath, entry, ...args];
  const [program = '', ...rest] =
    largestFile === undefined
      ? words
      : ['bash', '-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, ...words];
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  child.stdout.setEncoding('utf8').on('data', (text) => onText(text, 'out'));
  child.stderr.setEncoding('utf8').on('data', (text) => onText(text, 'err'));
  const [status] = await once(child, 'close');
  return status ?? -1;
};

/** Passes on each line of a run's output; returns the exit status. */
export async function runLines(
  run: Run,
  start: Start,
  onLine: (line: string) => void,
): Promise<number> {
  const inputs = { out: new PassThrough(), err: new PassThrough() };
  const read = Object.values(inputs).map(async (input) => {
    for await (const line of createInterface({ input })) onLine(line);
  });
  const status = await run(start, (text, stream) => inputs[stream].write(text));
  for (const input of Object.values(inputs)) input.end();
  await Promise.all(read);
  return status;
}

/** The entry of each run stays in memory, so a process is replaced after this many runs. */
const mostRuns = 400;

/** Idle processes that have loaded the bundle, shared by all test files in this process. */
const free: BundleProcess[] = [];

/**
 * Runs an entry in an idle process or a new one. The process has already loaded the bundle, which takes up
 * most of a process's time.
 *
 * Each run loads its entry again, but settings made at process start stay the same. A limit, or a variable
 * that Node itself reads, needs `runInOwnProcess`.
 */
export const runInLoadedBundle: Run = async (start, onText) => {
  const process = free.pop() ?? startBundleProcess();
  const status = await process.run(start, onText);
  if (process.runs < mostRuns) free.push(process);
  else process.end();
  return status;
};

interface BundleProcess {
  /** Runs one entry at a time. */
  readonly run: Run;
  /** The number of runs so far. */
  readonly runs: number;
  readonly end: () => void;
}

function startBundleProcess(): BundleProcess {
  const script = join(import.meta.dirname, 'loaded-bundle.ts');
  const child = spawn(process.execPath, [...heap, script], {
    env: inherited,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const streams = (['out', 'err'] as const).map((stream) => {
    const input = (stream === 'out' ? child.stdout : child.stderr) as Readable;
    return { stream, texts: input.setEncoding('utf8')[Symbol.asyncIterator]() };
  });
  let runs = 0;
  return {
    async run(start, onText) {
      runs += 1;
      child.send(start);
      const [status = -1] = await Promise.all(
        streams.map(({ stream, texts }) => readRun(texts, (text) => onText(text, stream))),
      );
      return status;
    },
    get runs() {
      return runs;
    },
    end() {
      child.disconnect();
    },
  };
}

/** Passes on the text that one run writes to one stream; returns the exit status. */
async function readRun(
  texts: AsyncIterator<string>,
  onText: (text: string) => void,
): Promise<number> {
  for (let text = ''; ; ) {
    const { value, done } = await texts.next();
    if (done) throw new Error(`the process of the bundle has ended: ${text}`);
    text += value;
    const [, status] = /\0ended with (\d+)\n$/.exec(text) ?? [];
    const last = text.lastIndexOf('\0');
    const given = last < 0 ? text.length : last;
    if (given > 0) onText(text.slice(0, given));
    if (status !== undefined) return Number(status);
    text = text.slice(given);
  }
}

/** A command's output and exit status. */
export interface FinishedCommand {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the bundled command line. */
export async function runCommand(
  args: readonly string[],
  { cwd, env }: Pick<EntryStart, 'cwd' | 'env'>,
): Promise<FinishedCommand> {
  const written = { out: '', err: '' };
  const entry = join(import.meta.dirname, '../../dist/cli.js');
  const status = await runInLoadedBundle({ entry, args, cwd, env }, (text, stream) => {
    written[stream] += text;
  });
  return { status, ...written };
}
