import { describeError, isDiskFull } from '../../model/failure.ts';
import { createSweepMemory, type Memory } from './memory.ts';
import type { SweepScope } from './state.ts';
import { readStates, type StateStore, writeStates } from './state-store.ts';

export interface KeptState extends Memory {
  /**
   * Start of the run, in milliseconds since the epoch. Always later than the start of the last run, even if
   * the clock was set back.
   */
  readonly at: number;
  readonly notices: readonly string[];
  /**
   * Saves progress if enough repositories have been read, or enough time has passed, since the last write.
   */
  readonly saveNowAndThen: () => void;
  /** @throws GateError `state-unwritable` */
  readonly save: () => Promise<void>;
  /**
   * Writes the results of this complete run alongside those of the last complete run. Called before the day's
   * history and the reports are written.
   *
   * @throws GateError `state-unwritable`
   */
  readonly prepare: () => Promise<void>;
  /**
   * Makes this run the last complete run. Called after the day's history and the reports are written.
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
  /** Start times of the runs in the history, in ISO 8601 format. */
  readonly written: ReadonlySet<string>;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * Limits on the work that a killed run can lose: milliseconds since the last write, and repositories read
 * since then.
 */
const mostMs = 30_000;
const mostRead = 200;

/**
 * Opens the state and immediately writes it back, so that an unwritable path causes an error at the start of
 * the run.
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
    // A full disk is not fatal here: space can become available before the run ends, and the report needs
    // none.
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
      // A failed intermediate write is harmless, because `save` writes everything again and throws if it
      // fails.
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
