import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { requireFreshBundle } from '../../.ci/source-digest.ts';
import { heap } from './heap.ts';

requireFreshBundle(join(import.meta.dirname, '../..'));

/** All that a process gets of the environment of its test: the way to git, to compiled code, and to write. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  TMPDIR: process.env['TMPDIR'],
  // Sentences stay in a line, whatever their length.
  COLUMNS: '2000',
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

/** Runs an entry to its end; gives the text that it writes, piece by piece, and its exit status. */
export type Run = (
  start: Start,
  onText: (text: string, stream: OutputStream) => void,
) => Promise<number>;

/** Runs an entry as a runner or a shell does. */
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

/** Gives each line of what a run writes; returns its exit status. */
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

/** Memory keeps the entry of each run: after so many runs a process is replaced. */
const mostRuns = 400;

/** Processes that have loaded the bundle, for all files of tests in this one. */
const free: BundleProcess[] = [];

/**
 * Runs an entry in a process that is free, or in a new one. It has loaded the bundle, because most of the
 * time of a process goes into that. A run has its entry anew, but not what a process has from its start: a
 * limit, or a variable that Node itself reads, needs `runInOwnProcess`.
 */
export const runInLoadedBundle: Run = async (start, onText) => {
  const process = free.pop() ?? startBundleProcess();
  const status = await process.run(start, onText);
  if (process.runs < mostRuns) free.push(process);
  else process.end();
  return status;
};

interface BundleProcess {
  /** Runs one entry; never two at the same time. */
  readonly run: Run;
  /** How often it has run one. */
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

/** Gives the text of one run on one stream; returns its exit status. */
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

/** What a command wrote to its streams, and its exit status. */
export interface FinishedCommand {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line of the bundle. */
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
