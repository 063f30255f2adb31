import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** All that a process gets of the environment of its test: the way to git, and to compiled code. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
} as const;

/** How a runner starts an action. */
export interface Start {
  /** Absolute path of the JavaScript that the action names as its `main`. */
  readonly entry: string;
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Maximum size of a file that the process can write, in kB. */
  readonly largestFile?: number | undefined;
}

/** Runs an action to its end; gives each line that it writes, and its exit status. */
export type Run = (start: Start, onLine: (line: string) => void) => Promise<number>;

/** Runs an action as a runner does. */
export const runInOwnProcess: Run = async ({ entry, cwd, env, largestFile }, onLine) => {
  const [program, args] =
    largestFile === undefined
      ? [process.execPath, [entry]]
      : ['bash', ['-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, process.execPath, entry]];
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  const exited = once(child, 'close');
  const read = async (input: NodeJS.ReadableStream): Promise<void> => {
    for await (const line of createInterface({ input })) onLine(line);
  };
  await Promise.all([read(child.stdout), read(child.stderr)]);
  const [status] = await exited;
  return status ?? -1;
};

/** A process that has loaded the bundle and runs the gate's action again and again. */
export interface LoadedBundle {
  /** Runs one step; never two at the same time. */
  readonly run: Run;
  readonly close: () => Promise<void>;
}

/**
 * Loads the bundle once for many steps, because most of the time of a process goes into loading it. What
 * the entry does before and after the action is left out.
 */
export function loadBundle(): LoadedBundle {
  const script = join(import.meta.dirname, 'loaded-bundle.ts');
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
  let isRunning = false;
  return {
    async run({ cwd, env }, onLine) {
      if (isRunning) throw new Error('an earlier step has not ended');
      isRunning = true;
      child.send({ cwd, env });
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the process of the bundle has ended');
        const [, status] = /^\0ended with (\d+)$/.exec(value) ?? [];
        if (status !== undefined) {
          isRunning = false;
          return Number(status);
        }
        onLine(value);
      }
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
