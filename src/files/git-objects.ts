import { Socket } from 'node:net';
import type { GitProcess, GitProgram } from './git-program.ts';

/** An object of git's store; `bytes` is its beginning, as far as it was asked for. */
export interface GitObject {
  readonly id: string;
  readonly type: string;
  /** Of all of it, in bytes. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Reads objects one after the other, each by the one process that is kept for all. */
export interface GitObjects {
  /**
   * The object that a name means, or why it cannot be had. Never rejects.
   *
   * @param name an id, or a revision that was checked: it stands on a line of its own
   * @param wanted how many bytes to keep at most of an object of so many bytes
   */
  readonly get: (
    name: string,
    wanted: (size: number) => number,
  ) => Promise<GitObject | { readonly reason: string }>;
  readonly close: () => void;
}

/** Git ends on some objects that a partial clone lacks; more of them than that say nothing new. */
const maxEnds = 32;

export function openObjects(git: GitProgram): GitObjects {
  let batch: Batch | null = null;
  let ends = 0;
  let last: Promise<unknown> = Promise.resolve();

  const ask: GitObjects['get'] = async (name, wanted) => {
    if (ends >= maxEnds) return { reason: 'git ends before it answers' };
    try {
      if (batch === null || batch.isOver()) batch = startBatch(git);
      return await batch.ask(name, wanted);
    } catch {
      ends += 1;
      batch?.end();
      batch = null;
      return { reason: 'git ended before it had answered' };
    }
  };
  return {
    get: (name, wanted) => {
      const answer = last.then(() => ask(name, wanted));
      last = answer;
      return answer;
    },
    close: () => {
      ends = maxEnds;
      batch?.end();
      batch = null;
    },
  };
}

/** One process; what is asked of it rejects where it ends. */
interface Batch {
  readonly ask: GitObjects['get'];
  readonly isOver: () => boolean;
  readonly end: () => void;
}

function startBatch(git: GitProgram): Batch {
  const child = git.start(['cat-file', '--batch']);
  let isOver = false;
  child.once('exit', () => {
    isOver = true;
  });
  const reader = readerOf(child);
  // An idle git must not keep this process; it ends by itself when its input does.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  const waiting = (is: boolean): void => {
    if (child.stdout instanceof Socket) child.stdout[is ? 'ref' : 'unref']();
  };
  return {
    isOver: () => isOver,
    end: () => child.kill(),
    ask: async (name, wanted) => {
      waiting(true);
      try {
        child.stdin.write(`${name}\n`);
        const head = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(await reader.line());
        if (head === null) return { reason: 'the checkout does not have it' };
        const [, id = '', type = '', digits] = head;
        const size = Number(digits);
        const bytes = await reader.bytes(size, Math.min(size, wanted(size)));
        await reader.line();
        return { id, type, size, bytes };
      } finally {
        waiting(false);
      }
    },
  };
}

/** Takes lines and counted bytes from a process's output; both reject where it ends before that. */
function readerOf(child: GitProcess) {
  const chunks: AsyncIterator<Buffer> = child.stdout[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<Buffer> => {
    const next = await chunks.next();
    if (next.done === true) throw new Error('the output ended');
    return next.value;
  };
  return {
    line: async (): Promise<string> => {
      let end = rest.indexOf(0x0a);
      while (end < 0) {
        rest = Buffer.concat([rest, await more()]);
        end = rest.indexOf(0x0a);
      }
      const line = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
      return line;
    },
    /** Passes over `count` bytes and keeps the first of them. */
    bytes: async (count: number, kept: number): Promise<Uint8Array> => {
      const bytes = Buffer.alloc(kept);
      for (let at = 0; at < count; ) {
        if (rest.length === 0) rest = await more();
        const taken = rest.subarray(0, count - at);
        if (at < kept) taken.copy(bytes, at);
        at += taken.length;
        rest = rest.subarray(taken.length);
      }
      return bytes;
    },
  };
}
