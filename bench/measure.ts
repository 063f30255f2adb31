import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Measurements of one process. */
export interface Measured {
  /** From its start to its end, in seconds. */
  readonly seconds: number;
  /** Until its first line, in seconds. */
  readonly firstLine: number;
  /** CPU of the user, of all its threads and the processes that it starts, in seconds; 0 if not measured. */
  readonly userCpu: number;
  /** The same with that of the system. */
  readonly cpu: number;
  /** Peak memory in MB; 0 if the system does not report it. */
  readonly megabytes: number;
}

/** A process to be measured. */
export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Expected exit statuses; any other ends the benchmark. */
  readonly statuses?: readonly number[];
  /** Matches the output of a successful run. */
  readonly says?: RegExp;
  /** Whether its CPU is measured, for which Bash starts it. */
  readonly measuresCpu?: boolean;
  /** Called before each run; not measured. */
  readonly before?: () => Promise<void>;
}

/** Runs a command, whose errors go to file descriptor 3, and writes its CPU to the one of errors. */
const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@" 2>&3', 'bash'];

/** Runs some commands in turn and returns the medians. In turn, so that other load affects all alike. */
export async function compare(
  commands: readonly Command[],
  rounds: number,
): Promise<Map<string, Measured>> {
  const runs = new Map<string, Measured[]>(commands.map(({ name }) => [name, []]));
  // The first round only fills the system's caches.
  for (let round = 0; round <= rounds; round += 1) {
    for (const command of commands) {
      const measured = await run(command);
      if (round > 0) runs.get(command.name)?.push(measured);
    }
  }
  return new Map(
    [...runs].map(([name, each]) => [
      name,
      {
        seconds: median(each.map(({ seconds }) => seconds)),
        firstLine: median(each.map(({ firstLine }) => firstLine)),
        userCpu: median(each.map(({ userCpu }) => userCpu)),
        cpu: median(each.map(({ cpu }) => cpu)),
        megabytes: median(each.map(({ megabytes }) => megabytes)),
      },
    ]),
  );
}

async function run(command: Command): Promise<Measured> {
  await command.before?.();
  const started = performance.now();
  const { measuresCpu = false } = command;
  const words = [command.program, ...command.args];
  const [program = '', ...args] = measuresCpu ? ['bash', ...timed, ...words] : words;
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...command.env },
    stdio: ['ignore', 'pipe', 'pipe', ...(measuresCpu ? ['pipe' as const] : [])],
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
  });
  let firstLine = 0;
  let stderr = '';
  let stdout = '';
  let times = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    firstLine ||= performance.now() - started;
    stdout = `${stdout}${chunk}`.slice(-2000);
  });
  const errors = measuresCpu ? (child.stdio[3] as Readable) : child.stderr;
  errors?.on('data', (chunk: Buffer) => {
    stderr = `${stderr}${chunk}`.slice(-2000);
  });
  if (measuresCpu) {
    child.stderr?.on('data', (chunk: Buffer) => {
      times += chunk;
    });
  }
  const memory = watchMemory(child, measuresCpu);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  const isRight = (command.statuses ?? [0]).includes(status ?? -1);
  if (!isRight || command.says?.test(stdout) === false) {
    throw new Error(`${command.name} ended with ${status}: ${stderr}`);
  }
  const [userCpu = 0, systemCpu = 0] = times.split(' ').map(Number);
  return {
    seconds,
    firstLine: firstLine / 1000,
    userCpu,
    cpu: userCpu + systemCpu,
    megabytes: memory(),
  };
}

/**
 * Polls the peak memory of a process while it runs; Linux only. Returns a function that reads it in MB.
 *
 * @param isShell whether it is that of a shell's only child
 */
function watchMemory({ pid }: ChildProcess, isShell: boolean): () => number {
  let megabytes = 0;
  const read = (path: string): Promise<string> => readFile(`/proc/${path}`, 'utf8').catch(() => '');
  const readMemory = async (): Promise<void> => {
    const watched = isShell ? (await read(`${pid}/task/${pid}/children`)).trim() : pid;
    const status = await read(`${watched}/status`);
    const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    megabytes = Math.max(megabytes, kilobytes / 1000);
  };
  const timer = setInterval(readMemory, 25);
  return () => {
    clearInterval(timer);
    return Math.round(megabytes);
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
