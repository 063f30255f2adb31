import { Socket } from 'node:net';
import type { GitProcess, GitProgram } from './git-program.ts';
import { unreadableReasons } from './unreadable.ts';

/** A git object. `bytes` holds the start of its content, up to the limit that the caller requested. */
export interface GitObject {
  readonly id: string;
  readonly type: string;
  /** Size of the whole object, in bytes. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Reads git objects. A single git process answers calls to `get`, one at a time. */
export interface GitObjects {
  /**
   * Returns the object with this name, or the reason why it cannot be read. Never rejects.
   *
   * @param name an id, or a validated revision that is a single line
   * @param limitFor returns the maximum number of bytes to keep for an object of the given size
   */
  readonly get: (
    name: string,
    limitFor: (size: number) => number,
  ) => Promise<GitObject | { readonly reason: string }>;
  /** Returns the size of the object with this id, in bytes; null if unknown. Never rejects. */
  readonly sizeOf: (id: string) => Promise<number | null>;
  /** Announces an object that will be read soon. Present only in stores that read several objects at once. */
  readonly prepare?: (id: string) => void;
  readonly close: () => void;
}

/** Maximum number of git restarts. Git exits when asked for certain objects that a partial clone lacks. */
const maxEnds = 32;

export function createObjects(git: GitProgram): GitObjects {
  let batch: Batch | null = null;
  let ends = 0;
  let last: Promise<unknown> = Promise.resolve();
  let sizes: Sizes | null = null;

  const getFromBatch: GitObjects['get'] = async (name, limitFor) => {
    if (ends >= maxEnds) return { reason: 'git exited too many times before it answered' };
    try {
      if (batch === null || batch.isOver()) batch = startBatch(git);
      return await batch.get(name, limitFor);
    } catch {
      ends += 1;
      batch?.end();
      batch = null;
      return { reason: 'git exited before it answered' };
    }
  };
  return {
    get: (name, limitFor) => {
      const answer = last.then(() => getFromBatch(name, limitFor));
      last = answer;
      return answer;
    },
    sizeOf: (id) => {
      sizes ??= startSizes(git);
      return sizes.sizeOf(id);
    },
    close: () => {
      ends = maxEnds;
      batch?.end();
      batch = null;
      sizes?.end();
    },
  };
}

/** A `git cat-file --batch` process. `get` rejects if the process exits. */
interface Batch {
  readonly get: GitObjects['get'];
  readonly isOver: () => boolean;
  readonly end: () => void;
}

function startBatch(git: GitProgram): Batch {
  const child = git.start(['cat-file', '--batch']);
  let isOver = false;
  child.once('exit', () => {
    isOver = true;
  });
  const reader = createOutputReader(child);
  const keepAlive = idleUnless(child);
  return {
    isOver: () => isOver,
    end: () => child.kill(),
    get: async (name, limitFor) => {
      keepAlive(true);
      try {
        child.stdin.write(`${name}\n`);
        const head = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(await reader.line());
        if (head === null) return { reason: unreadableReasons.missing };
        const [, id = '', type = '', digits] = head;
        const size = Number(digits);
        const bytes = await reader.bytes(size, Math.min(size, limitFor(size)));
        await reader.line();
        return { id, type, size, bytes };
      } finally {
        keepAlive(false);
      }
    },
  };
}

/**
 * Lets this process exit while git is idle. The returned function marks git as busy or idle. Git itself exits
 * when its input ends.
 */
function idleUnless(child: GitProcess): (isBusy: boolean) => void {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  return (isBusy) => {
    if (child.stdout instanceof Socket) child.stdout[isBusy ? 'ref' : 'unref']();
  };
}

interface Sizes {
  readonly sizeOf: (id: string) => Promise<number | null>;
  readonly end: () => void;
}

/**
 * Starts a git process that returns object sizes. Requests are written without waiting for earlier responses,
 * because git answers in order.
 */
function startSizes(git: GitProgram): Sizes {
  const child = git.start(['cat-file', '--batch-check']);
  const reader = createOutputReader(child);
  const keepAlive = idleUnless(child);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    sizeOf(id) {
      waiting += 1;
      keepAlive(true);
      child.stdin.write(`${id}\n`);
      const answer = last.then(async () => {
        const line = await reader.line().catch(() => '');
        waiting -= 1;
        keepAlive(waiting > 0);
        const digits = /^[0-9a-f]{40,64} blob (\d+)$/.exec(line)?.[1];
        return digits === undefined ? null : Number(digits);
      });
      last = answer;
      return answer;
    },
    end: () => child.kill(),
  };
}

/**
 * Creates a reader for lines and byte sequences in a process's output. Both methods reject if the output ends
 * too early.
 */
function createOutputReader(child: GitProcess) {
  const chunks: AsyncIterator<Buffer> = child.stdout[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const readMore = async (): Promise<Buffer> => {
    const next = await chunks.next();
    if (next.done === true) throw new Error('the output ended');
    return next.value;
  };
  return {
    line: async (): Promise<string> => {
      let end = rest.indexOf(0x0a);
      while (end < 0) {
        rest = Buffer.concat([rest, await readMore()]);
        end = rest.indexOf(0x0a);
      }
      const line = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
      return line;
    },
    /** Consumes `count` bytes and returns the first `kept` of them. */
    bytes: async (count: number, kept: number): Promise<Uint8Array> => {
      const bytes = Buffer.alloc(kept);
      for (let at = 0; at < count; ) {
        if (rest.length === 0) rest = await readMore();
        const taken = rest.subarray(0, count - at);
        if (at < kept) taken.copy(bytes, at);
        at += taken.length;
        rest = rest.subarray(taken.length);
      }
      return bytes;
    },
  };
}
