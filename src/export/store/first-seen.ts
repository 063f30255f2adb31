import { hash } from 'node:crypto';
import type { FirstSeen } from '../../model/model.ts';
import { readScoredVersion, type StringTokens } from '../reading/record-key.ts';
import type { StoreHead } from '../reading/source.ts';
import { createHashSearch, createIntegerList, type Hash, type HashSearch } from './hash-search.ts';
import {
  highAt,
  idAt,
  lowAt,
  namesVersion,
  pairAt,
  renamedScores,
  scoreFields,
} from './score-hashes.ts';
import { deriveKey } from './seal.ts';
import type { IndexedServer } from './server-index.ts';
import {
  absentServers,
  type Lineage,
  lineageRows,
  rowFields,
  traceLineage,
} from './server-lineage.ts';
import { frameLayouts } from './store.ts';

/**
 * Determines when each version of a server first appeared in an export. Every store contains these dates for
 * the versions in its scores. A new store copies the dates from earlier stores, in one pass over their
 * columns. A version that is missing from all earlier stores is new. Without an earlier store, a version is
 * only known to be at least as old as the new store.
 *
 * A version is recognised by a 64-bit hash that combines the hash of its server's id with the hash of its
 * version string. Both hashes are keyed with the API key. Publishers choose ids and versions, but without the
 * key they cannot choose a string whose hash equals that of an older version.
 */

const minuteMs = 60_000;
/**
 * How long an absent version is remembered, in minutes. A version can be missing from exports for several
 * days and then return.
 */
const absentMinutes = 90 * 24 * 60;
/**
 * Maximum number of absent versions to remember, or the number of scores in the export if that is higher.
 */
const minAbsentVersions = 10_000;

const absentRow = frameLayouts.gone.row;

export interface DatedStore {
  readonly head: StoreHead;
  /**
   * Yields the hashes and the dates (`after` and `by`) of the store's scores, frame by frame. The rows for
   * servers (server-lineage.ts) follow. Throws if a frame is damaged.
   */
  readonly versions: () => Iterable<{ readonly hashes: Int32Array; readonly seen: Int32Array }>;
  /** Yields the rows of remembered absent versions, one `gone` frame at a time. */
  readonly gone: () => Iterable<Int32Array>;
}

/**
 * Converts the stored minutes to the time when a version was first seen, in milliseconds. Returns null if the
 * time is unknown.
 */
export function toFirstSeen(after: number, by: number): FirstSeen | null {
  return by === 0 ? null : { after: after === 0 ? null : after * minuteMs, by: by * minuteMs };
}

export interface Dates {
  /**
   * Time of the first export in the chain of stores, or of the new export if there is no earlier store, in
   * milliseconds since the epoch.
   */
  readonly since: number;
  /**
   * Passes each row of the new store's `versions` and `seen` frames to `write`: the two halves of the hash,
   * then the two numbers in `seen`.
   */
  readonly forEach: (
    write: (low: number, high: number, first: number, second: number) => void,
  ) => void;
  /** The rows of absent versions, as one flat list. */
  readonly gone: readonly number[];
}

/** The versions of an export that is being read, in the order of the export's scores. */
export interface VersionList {
  readonly addServer: (server: IndexedServer) => void;
  readonly addScore: (bytes: Buffer, start: number, end: number, strings: StringTokens) => void;
  /**
   * Determines when the versions were first seen.
   *
   * @param generatedAt the time of the new export, in milliseconds since the epoch
   * @param earlier stores of earlier exports, or of this export; later and damaged stores are ignored
   */
  readonly date: (generatedAt: number, earlier: readonly DatedStore[]) => Dates;
}

/**
 * The scores of an export as four numbers each (the hashes of the id and the version), and its servers as
 * rows (server-lineage.ts).
 */
interface ListedHashes {
  readonly scores: Int32Array;
  readonly servers: Int32Array;
}

/** Maximum number of cached version hashes. Most servers share version strings, such as `1.0.0`. */
const mostKnown = 10_000;

/**
 * Creates an empty list. The list uses 16 bytes for each score and for each package of a server, and up to 24
 * more bytes for each score while `date` runs.
 */
export function createVersionList(apiKey: string): VersionList {
  const listing = createListing(apiKey);
  return {
    addServer: listing.addServer,
    addScore(bytes, start, end, strings) {
      const found = readScoredVersion(bytes, start, end, strings);
      listing.addScore(found === null ? null : (found.map(latin1) as [string, string]));
    },
    date(generatedAt, earlier) {
      const listed = listing.listed();
      const before = earlier
        .filter((store) => storeTime(store) <= generatedAt)
        .sort((one, other) => storeTime(one) - storeTime(other));
      for (;;) {
        let reading = -1;
        try {
          return computeDates(listed, generatedAt, before, (at) => {
            reading = at;
          });
        } catch (error) {
          if (reading < 0) throw error;
          // Without the damaged store, fewer dates are known, but no date is wrong.
          before.splice(reading, 1);
        }
      }
    },
  };
}

function createListing(apiKey: string) {
  const hashOf = createHasher(apiKey);
  const [scores, servers] = [createIntegerList(), createIntegerList()];
  const knownHashes = new Map<string, Hash>();
  let last: { readonly id: string; readonly hash: Hash } | null = null;
  const idHash = (id: string): Hash => {
    // Scores for the same server are usually adjacent.
    if (last?.id !== id) last = { id, hash: hashOf('id', id) };
    return last.hash;
  };
  const versionHash = (version: string): Hash => {
    const found = knownHashes.get(version) ?? hashOf('version', version);
    if (knownHashes.size < mostKnown) knownHashes.set(version, found);
    return found;
  };
  return {
    addServer(server: IndexedServer): void {
      if (server.id === null) return;
      const id = idHash(latin1(Buffer.from(server.id)));
      servers.add(lineageRows(server, id, (text) => hashOf('package', text)));
    },
    addScore(texts: readonly [id: string, version: string] | null): void {
      if (texts === null) scores.add([0, 0, 0, 0]);
      else scores.add([...idHash(texts[0]), ...versionHash(texts[1])]);
    },
    listed: (): ListedHashes => ({ scores: scores.toArray(), servers: servers.toArray() }),
  };
}

/** Returns bytes as a string with one character per byte, which is faster than decoding UTF-8. */
const latin1 = (bytes: Buffer): string => bytes.toString('latin1');

const storeTime = ({ head }: DatedStore): number => head.whole.head.generatedAt;

/**
 * Returns a function that hashes a string with the API key. `use` ensures that equal strings with different
 * uses have different hashes.
 */
function createHasher(apiKey: string): (use: string, text: string) => Hash {
  const key = deriveKey(apiKey, 'versions').export().toString('base64');
  return (use, text) => {
    const digest = hash('sha256', `${key} ${use} ${text}`, 'buffer');
    return [digest.readInt32LE(0), digest.readInt32LE(4)];
  };
}

interface SeenTimes {
  /**
   * Times in minutes, by the position of a score: `after` is when the version was last known to be absent,
   * and `by` is when it was first seen. Both are 0 for a new version.
   */
  readonly after: Int32Array;
  readonly by: Int32Array;
  /** For each score, the position of the first score with the same version. */
  readonly first: Int32Array;
  /** Rows of versions that are in an earlier store but not in the export. */
  readonly gone: number[];
  /** Adds the versions in one store. Stores must be passed in chronological order. */
  readonly addStore: (store: DatedStore, lineage: ReadonlyMap<number, Lineage>) => void;
}

function createSeenTimes(scores: Int32Array, now: number): SeenTimes {
  const count = scores.length / scoreFields;
  const [search, first] = createScoreTable(scores);
  const [after, by] = [new Int32Array(count), new Int32Array(count)];
  const gone: number[] = [];
  let mostGone = Math.max(minAbsentVersions, count);
  let last = 0;
  const addStore: SeenTimes['addStore'] = (store, lineage) => {
    const time = Math.floor(storeTime(store) / minuteMs);
    const scoresBefore = store.head.whole.totals.scores;
    // A large part of an export can be missing for several days. Its versions must not look new when they
    // return.
    mostGone = Math.max(mostGone, scoresBefore, absentVersions(store));
    const renamed = renamedScores(scores, lineage);
    const take = (
      [low, high]: Hash,
      [since, until]: Hash,
      lastSeen: number,
      of: 'isOther' | 'wasOther',
    ): void => {
      if (until === 0) return;
      // A version first seen later than the previous store's export was not in that export.
      const knownSince = since === 0 && last > 0 && last < until ? last : since;
      const direct = search.find(low, high);
      const isOther = direct >= 0 && lineage.get(idAt(scores, direct))?.[of];
      const matchingPosition = direct >= 0 && !isOther ? direct : renamed(low, high);
      if (matchingPosition < 0) {
        const isRemembered =
          lastSeen > now - absentMinutes && gone.length < mostGone * absentRow.end;
        if (isRemembered && !isOther) gone.push(low, high, knownSince, until, lastSeen);
        return;
      }
      const dated = by[matchingPosition] as number;
      if (dated === 0 || until < dated) {
        after[matchingPosition] = knownSince;
        by[matchingPosition] = until;
      }
    };
    let position = 0;
    for (const { hashes, seen } of store.versions()) {
      for (let at = 0; at < hashes.length && position < scoresBefore; at += 2, position += 1) {
        take(pairAt(hashes, at), pairAt(seen, at), time, 'isOther');
      }
    }
    for (const numbers of store.gone()) {
      for (let at = 0; at < numbers.length; at += absentRow.end) {
        const lastSeen = numbers[at + absentRow.lastSeen] as number;
        const dates = pairAt(numbers, at + absentRow.after);
        take(pairAt(numbers, at + absentRow.hash), dates, lastSeen, 'wasOther');
      }
    }
    last = time;
  };
  return { after, by, first, gone, addStore };
}

/**
 * Computes the dates for a new store.
 *
 * @param earlier the earlier stores, oldest first
 * @param onRead called with a store's position before the store is read, and with -1 at the end
 */
function computeDates(
  { scores, servers }: ListedHashes,
  generatedAt: number,
  earlier: readonly DatedStore[],
  onRead: (at: number) => void,
): Dates {
  const now = Math.ceil(generatedAt / minuteMs);
  const { after, by, first, gone, addStore } = createSeenTimes(scores, now);
  const rowsBefore: Int32Array[] = [];
  for (const [index, store] of earlier.entries()) {
    onRead(index);
    const rows = serversIn(store, store.head.whole.totals.scores);
    addStore(store, traceLineage(servers, rows));
    rowsBefore.unshift(rows);
  }
  onRead(-1);
  const newest = earlier.at(-1);
  const last = newest === undefined ? 0 : Math.floor(storeTime(newest) / minuteMs);
  const goneRows = absentServers(servers, rowsBefore);
  return {
    since: Math.min(generatedAt, ...earlier.map(({ head }) => head.since)),
    forEach(write) {
      for (const [position, same] of first.entries()) {
        const at = position * scoreFields;
        if (!namesVersion(scores, at)) write(0, 0, 0, 0);
        else {
          const isNew = by[same] === 0;
          const [since, until] = isNew ? [last, now] : [after[same] as number, by[same] as number];
          write(lowAt(scores, at), highAt(scores, at), since, until);
        }
      }
      for (const rows of [servers, goneRows]) {
        for (let at = 0; at < rows.length; at += rowFields) {
          write(...pairAt(rows, at), ...pairAt(rows, at + 2));
        }
      }
    },
    gone,
  };
}

/**
 * Returns a table of scores by hash and, for each score, the position of the first score with the same
 * version.
 */
function createScoreTable(scores: Int32Array): readonly [HashSearch, Int32Array] {
  const count = scores.length / scoreFields;
  const search = createHashSearch(count, (position, low, high) => {
    const at = position * scoreFields;
    return lowAt(scores, at) === low && highAt(scores, at) === high;
  });
  const first = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    first[at] = search.add(at, lowAt(scores, at * scoreFields), highAt(scores, at * scoreFields));
  }
  return [search, first];
}

function absentVersions({ gone }: DatedStore): number {
  let numbers = 0;
  for (const { length } of gone()) numbers += length;
  return numbers / absentRow.end;
}

function serversIn(store: DatedStore, scores: number): Int32Array {
  const rows = createIntegerList();
  let position = 0;
  for (const { hashes, seen } of store.versions()) {
    for (let at = 0; at < hashes.length; at += 2, position += 1) {
      if (position >= scores) rows.add([...pairAt(hashes, at), ...pairAt(seen, at)]);
    }
  }
  return rows.toArray();
}
