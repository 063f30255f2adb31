import { describeError, GateError, isDiskFull } from '../../model/failure.ts';
import { type SweepScope, type SweepState, sealState, unsealState } from './state.ts';

export interface StateSlot {
  /** Resolves to null if nothing is stored. Rejects if the bytes cannot be read or exceed `maxSealed`. */
  readonly read: () => Promise<Uint8Array | null>;
  /** Writes all bytes or none. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

export interface StateStore {
  /** The first key seals new data; any of the keys can open existing data. */
  readonly keys: readonly string[];
  /** The file's name in messages. */
  readonly name: string;
  readonly file: StateSlot & {
    /** Renames the current file before a new one is written. Returns the file's new location. */
    readonly setAside: () => Promise<string>;
  };
  /** A copy of the state that shows whether the file is out of date. */
  readonly copy: StateSlot & {
    readonly name: string;
  };
}

export interface StoredState {
  /** Null if no results from earlier runs are available. */
  readonly state: SweepState | null;
  /** The number of the run that is starting. */
  readonly run: number;
  readonly notices: readonly string[];
  /** Notices that appear only in the log. */
  readonly lines: readonly string[];
}

/**
 * Reads the state file and its copy, and uses the newer of the two; they are never merged. If the file is
 * unusable, all repositories are read again, and the copy provides only the results of earlier runs.
 * @throws GateError `state-unwritable` if an unusable file cannot be renamed
 */
export async function readStates(store: StateStore, scope: SweepScope): Promise<StoredState> {
  const [file, copy] = await Promise.all([
    readSlot(store, store.file, scope),
    readSlot(store, store.copy, scope),
  ]);
  const [ofFile, ofCopy] = [stateIn(file), stateIn(copy)];
  const isOld = ofFile !== null && ofCopy !== null && ofCopy.run > ofFile.run;
  const chosen = isOld ? ofCopy : (ofFile ?? ofCopy);
  const { name } = store;
  const copyWords =
    ofCopy === null ? '' : `the copy in ${store.copy.name}, written by ${runWords(ofCopy)}`;
  const notices: string[] = [];
  const lines: string[] = [];
  if (file !== null && 'fault' in file) {
    const place = await store.file.setAside().catch((error: unknown) => {
      throw notWritten(store, error);
    });
    const knownSentence =
      ofCopy === null
        ? 'There are no results of earlier runs.'
        : `Results of earlier runs come from ${copyWords}.`;
    notices.push(
      `${unusedWords(`state ${name}`, file.fault)} All repositories are read again. ${knownSentence} The file was saved as ${place}.`,
    );
  } else if (ofFile === null && ofCopy !== null) {
    notices.push(
      `The state ${name} does not exist. The run uses ${copyWords}. To start from scratch, remove this copy too.`,
    );
  } else if (isOld) {
    notices.push(
      `The state ${name} (${runWords(ofFile)}) is older than its copy. The run does not use or merge the older state; it uses ${copyWords}. If you restored the older state on purpose, remove the copy.`,
    );
  } else if (ofFile !== null && ofCopy === null) {
    lines.push(
      `There is no copy of the state in ${store.copy.name}, so it is unknown whether ${name} (${runWords(ofFile)}) is the newest state.`,
    );
  } else if (ofFile === null)
    lines.push(`The state ${name} does not exist yet. This run creates it.`);
  if (copy !== null && 'fault' in copy) {
    lines.push(unusedWords(`copy of the state in ${store.copy.name}`, copy.fault));
  }
  const isFull = file !== null && 'fault' in file;
  return {
    state: isFull && chosen !== null ? withoutContents(chosen) : chosen,
    run: Math.max(ofFile?.run ?? 0, ofCopy?.run ?? 0) + 1,
    notices,
    lines,
  };
}

const unusedWords = (what: string, fault: string): string =>
  `The ${what} is not used, because ${fault}.`;

/**
 * Writes the state file, then its copy.
 * @returns why the copy could not be written; null if it was written
 * @throws GateError `state-unwritable` if the file cannot be written
 */
export async function writeStates(store: StateStore, state: SweepState): Promise<string | null> {
  const bytes = sealState(store.keys, state);
  await store.file.write(bytes).catch((error: unknown) => {
    throw notWritten(store, error);
  });
  return store.copy.write(bytes).then(
    () => null,
    (error: unknown) => describeError(error),
  );
}

function notWritten({ name }: StateStore, error: unknown): GateError {
  return new GateError(
    'state-unwritable',
    `The state ${name} cannot be written: ${describeError(error)}.`,
    isDiskFull(error)
      ? 'Free up space on the disk that holds the state file.'
      : 'Choose a writable file in an existing folder.',
    { cause: error },
  );
}

type Opened = ReturnType<typeof unsealState> | null;

async function readSlot({ keys }: StateStore, slot: StateSlot, scope: SweepScope): Promise<Opened> {
  try {
    const bytes = await slot.read();
    return bytes === null ? null : unsealState(keys, bytes, scope);
  } catch (error) {
    return { fault: `it cannot be read (${describeError(error)})` };
  }
}

const stateIn = (opened: Opened): SweepState | null =>
  opened !== null && 'state' in opened ? opened.state : null;

function withoutContents(state: SweepState): SweepState {
  return { ...state, repositories: state.repositories.map((each) => ({ ...each, read: null })) };
}

const runWords = ({ run, writtenAt }: SweepState): string =>
  `run ${run} on ${writtenAt.slice(0, 16).replace('T', ' ')} UTC`;
