import { describeError, isDiskFull } from '../../model/failure.ts';
import { createSweepMemory, type Memory } from './memory.ts';
import type { SweepScope } from './state.ts';
import { readStates, type StateStore, writeStates } from './state-store.ts';

/** The results of earlier runs, and the file that stores them during a run. */
export interface KeptState extends Memory {
  /**
   * Start of the run, in milliseconds since the epoch. This time is always later than the start of the last
   * run, even if the clock was changed.
   */
  readonly at: number;
  /** Notices about the state, as sentences. */
  readonly notices: readonly string[];
  /**
   * Writes the repositories read so far if enough repositories were read, or enough time has passed, since
   * the last write.
   */
  readonly saveNowAndThen: () => void;
  /**
   * Writes everything.
   *
   * @throws GateError `state-unwritable`
   */
  readonly save: () => Promise<void>;
  /**
   * Writes the results of this complete run, and retains those of the last complete run. Called before the
   * run's day and reports are written.
   *
   * @throws GateError `state-unwritable`
   */
  readonly prepare: () => Promise<void>;
  /**
   * Completes a run after its day and reports are written.
   *
   * @throws GateError `state-unwritable`
   */
  readonly finish: () => Promise<void>;
}

export interface KeptStateOptions {
  readonly scope: SweepScope;
  /** Start of the run, in milliseconds since the epoch. */
  readonly startedAt: number;
  readonly reader: string;
  /** Start times of the runs that are in the history, in ISO 8601 format. */
  readonly written: ReadonlySet<string>;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Limits on the work lost if a run is killed: milliseconds and number of repositories. */
const mostMs = 30_000;
const mostRead = 200;

/**
 * Opens the state and writes it at once, so that an invalid file name is detected at the start.
 *
 * @throws GateError `state-unwritable`
 */
export async function keepState(
  store: StateStore,
  { scope, startedAt, reader, written, now, log }: KeptStateOptions,
): Promise<KeptState> {
  const stored = await readStates(store, scope);
  for (const line of [...stored.notices, ...stored.lines]) log(line);
  const { service, organisation } = scope;
  const { writtenAt = '' } = stored.state ?? {};
  const at = Math.max(startedAt, (Date.parse(writtenAt) || 0) + 1);
  const memory = createSweepMemory(stored, {
    ...{ at: new Date(at).toISOString(), reader, service, organisation, written },
  });
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let readCount = 0;
  let savedAt = startedAt;
  let isCopied = true;

  const write = async (): Promise<void> => {
    isWriting = true;
    [readCount, savedAt] = [0, now()];
    try {
      const fault = await writeStates(store, memory.state());
      if (fault !== null && isCopied) log(`The copy of the state cannot be written: ${fault}.`);
      isCopied = fault === null;
    } finally {
      isWriting = false;
    }
  };
  await write().catch((error: unknown) => {
    // Enough disk space may be available at the end of the run, and the report does not require disk space.
    if (!isDiskFull(error)) throw error;
    log(describeError(error));
  });
  const save = async (): Promise<void> => {
    await writing;
    await write();
  };
  return {
    ...memory,
    at,
    notices: stored.notices,
    keep(repository, record) {
      readCount += 1;
      memory.keep(repository, record);
    },
    saveNowAndThen() {
      const isDue = readCount >= mostRead || (readCount > 0 && now() - savedAt >= mostMs);
      if (isWriting || !isDue) return;
      // Only the last write matters, and that write reports any error itself.
      writing = write().catch((error: unknown) => log(describeError(error)));
    },
    save,
    async prepare() {
      memory.prepareWhole();
      await save();
    },
    async finish() {
      memory.endWhole();
      await save();
    },
  };
}
