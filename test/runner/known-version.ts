/*
 * GitHub's library starts zstd to learn its version on every cache call, up to fourteen times in a run. The
 * program at a given path always gives the same answer, so a process with many runs starts it only once.
 */
import childProcess, { type ChildProcess, type spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** The output of zstd by the program's path. */
const printed = new Map<string, string>();

/** Returns a child process that has printed a text and succeeds. */
function succeeding(text: string): EventEmitter {
  const stdout = Readable.from([Buffer.from(text)]);
  const stderr = Readable.from([]);
  const child = Object.assign(new EventEmitter(), { stdin: null, stdout, stderr });
  Promise.all([stdout, stderr].map((stream) => finished(stream))).then(() => {
    for (const event of ['exit', 'close']) child.emit(event, 0, null);
  });
  return child;
}

/** Stores a child's output if it succeeds. */
function keep(program: string, child: ChildProcess): void {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.on('close', (code) => {
    if (code === 0) printed.set(program, text);
  });
}

/** Makes this process ask zstd for its version only once from now on. */
export function keepVersionOfZstd(): void {
  const start = childProcess.spawn as (...call: readonly unknown[]) => ChildProcess;
  childProcess.spawn = ((...call: [program: string, words: readonly string[]]) => {
    const [program, words] = call;
    if (basename(program) !== 'zstd' || String(words) !== '--quiet,--version') {
      return start(...call);
    }
    const known = printed.get(program);
    if (known !== undefined) return succeeding(known);
    const child = start(...call);
    keep(program, child);
    return child;
  }) as typeof spawn;
  syncBuiltinESMExports();
}
