import { describeError, isDiskFull } from '../../model/failure.ts';
import { createSweepMemory, type Memory } from './memory.ts';
import type { SweepScope } from './state.ts';
import { readStates, type StateStore, writeStates } from './state-store.ts';

/** What earlier runs know, and the file that it is kept in while a run goes on. */
export interface KeptState extends Memory {
  /** When the run began, in milliseconds since the epoch: later than the last one, whatever the clock says. */
  readonly at: number;
  /** What is to be known of the state, in sentences. */
  readonly notices: readonly string[];
  /** Writes what was read so far, if enough of it or enough time has come together since it was written. */
  readonly saveNowAndThen: () => void;
  /**
   * Writes everything.
   *
   * @throws GateError `state-unwritable`
   */
  readonly save: () => Promise<void>;
  /**
   * Writes what a whole run found, beside what is known of the last one. Comes before its day and its reports.
   *
   * @throws GateError `state-unwritable`
   */
  readonly prepare: () => Promise<void>;
  /**
   * Ends a whole run, after its day and its reports.
   *
   * @throws GateError `state-unwritable`
   */
  readonly finish: () => Promise<void>;
}

export interface KeptStateOptions {
  readonly scope: SweepScope;
  /** When the run began, in milliseconds since the epoch. */
  readonly startedAt: number;
  readonly reader: string;
  /** When the runs began whose days are in the history, ISO 8601. */
  readonly written: ReadonlySet<string>;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** What may be lost where a run is killed: so many milliseconds, and so many repositories. */
const mostMs = 30_000;
const mostRead = 200;

/**
 * Opens the state, and writes it at once: a wrong name of its file must not be found out at the end.
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
    // There may be room at the end, and the report needs none.
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
      // The last one counts, and says what keeps it from being written.
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
