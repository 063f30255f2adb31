import { hash } from 'node:crypto';
import type { FirstSeen } from '../model.ts';
import { readScoredVersion, type StringTokens } from './record-key.ts';
import { deriveKey } from './seal.ts';
import type { StoreHead } from './store.ts';

/*
 * When each version of a server was first in an export. Every store has these dates for its scores; a new
 * one takes them over from earlier ones, in one pass over their columns. A version that none of them has
 * is new. Without an earlier store nothing is known: a version is then at least as old as the store.
 *
 * A version is recognised by a hash of 64 bits: that of its server's id combined with that of its version.
 * Both are keyed by the API key. Publishers choose the texts, and without the key nobody can choose one
 * whose hash is that of an older version.
 */

const minuteMs = 60_000;
/** How long a version that is gone is remembered: exports may lack it for some days. */
const goneMinutes = 90 * 24 * 60;
/** So many of those are remembered at least, and never more than there are scores. */
const leastGone = 10_000;

/** Numbers of a remembered version that is gone: hash (two), `after`, `by`, last seen. */
export const goneFields = 5;

/** What a store knows of versions: numbers as they stand in its frames, which are read one by one. */
export interface DatedStore {
  readonly head: StoreHead;
  /** Of its scores: hashes, and `after` and `by`. The iterator throws if a frame is damaged. */
  readonly versions: () => Iterable<{ readonly hashes: Int32Array; readonly seen: Int32Array }>;
  /** Of versions that it remembers but does not have: `goneFields` numbers each. */
  readonly gone: () => Iterable<Int32Array>;
}

/** When a version was first seen, from its numbers; null if that is not known. */
export function firstSeenOf(after: number, by: number): FirstSeen | null {
  return by === 0 ? null : { after: after === 0 ? null : after * minuteMs, by: by * minuteMs };
}

/** The dates for a new store. */
export interface Dates {
  /** When the export of the first store was generated that they continue; their own if they continue none. */
  readonly since: number;
  /** Hash, and `after` and `by`, of the score at a position. */
  readonly at: (
    position: number,
  ) => readonly [low: number, high: number, after: number, by: number];
  /** The fields of the versions that are gone, one after the other. */
  readonly gone: readonly number[];
}

/** The versions of an export that is being read, in the order of its scores. */
export interface VersionList {
  readonly add: (bytes: Buffer, start: number, end: number, strings: StringTokens) => void;
  readonly length: () => number;
  /**
   * Dates them.
   *
   * @param generatedAt when their export was generated, in milliseconds since the epoch
   * @param earlier stores of earlier exports; one that is no earlier, or is damaged, has no effect
   */
  readonly date: (generatedAt: number, earlier: readonly DatedStore[]) => Dates;
}

/** Starts a list. It takes 8 bytes for each score, and at most 32 while they are dated. */
export function createVersionList(apiKey: string): VersionList {
  const hashOf = openHash(apiKey);
  let hashes = new Int32Array(2048);
  let length = 0;
  return {
    add(bytes, start, end, strings) {
      if (2 * length === hashes.length) {
        const grown = new Int32Array(2 * hashes.length);
        grown.set(hashes);
        hashes = grown;
      }
      const version = readScoredVersion(bytes, start, end, strings);
      if (version !== null) hashes.set(hashOf(...version), 2 * length);
      length += 1;
    },
    length: () => length,
    date(generatedAt, earlier) {
      const own = hashes.subarray(0, 2 * length);
      const before = earlier
        .filter((store) => timeOf(store) < generatedAt)
        .sort((one, other) => timeOf(one) - timeOf(other));
      for (;;) {
        let reading = -1;
        try {
          return datesOf(own, generatedAt, before, (at) => {
            reading = at;
          });
        } catch (error) {
          if (reading < 0) throw error;
          // Without a damaged store less is known, and nothing that is wrong.
          before.splice(reading, 1);
        }
      }
    },
  };
}

function timeOf({ head }: DatedStore): number {
  return head.whole.head.generatedAt;
}

/** Returns a function that hashes a version: two numbers, of which at least one is not 0. */
function openHash(apiKey: string) {
  const key = deriveKey(apiKey, 'versions').export();
  const digest = (part: number, text: Buffer): Buffer =>
    hash('sha256', Buffer.concat([key, Buffer.from([part]), text]), 'buffer');
  let last: { readonly server: Buffer; readonly digest: Buffer } = {
    server: Buffer.alloc(0),
    digest: Buffer.alloc(8),
  };
  return (server: Buffer, version: Buffer): readonly [low: number, high: number] => {
    // The scores of a server usually follow each other.
    if (!last.server.equals(server)) {
      last = { server: Buffer.from(server), digest: digest(0, server) };
    }
    const own = digest(1, version);
    const low = last.digest.readInt32LE(0) ^ own.readInt32LE(0);
    const high = last.digest.readInt32LE(4) ^ own.readInt32LE(4);
    return low === 0 && high === 0 ? [1, 0] : [low, high];
  };
}

/**
 * @param earlier the oldest first
 * @param onRead called before one of them is read, with its position, and at the end with -1
 */
function datesOf(
  own: Int32Array,
  generatedAt: number,
  earlier: readonly DatedStore[],
  onRead: (at: number) => void,
): Dates {
  const find = openSearch(own);
  const after = new Int32Array(own.length / 2);
  const by = new Int32Array(own.length / 2);
  const now = Math.ceil(generatedAt / minuteMs);
  const mostGone = Math.max(leastGone, after.length);
  const gone: number[] = [];
  let last = 0;
  const take = (
    [low, high]: readonly [number, number],
    [since, until]: readonly [number, number],
    lastSeen: number,
  ): void => {
    if (until === 0) return;
    // A version that is only in the later of two stores was not in the earlier one.
    const known = since === 0 && last > 0 && last < until ? last : since;
    const at = find(low, high);
    if (at >= 0) {
      if (by[at] !== 0) return;
      after[at] = known;
      by[at] = until;
    } else if (lastSeen > now - goneMinutes && gone.length < mostGone * goneFields) {
      gone.push(low, high, known, until, lastSeen);
    }
  };
  for (const [index, store] of earlier.entries()) {
    onRead(index);
    const time = Math.floor(timeOf(store) / minuteMs);
    for (const { hashes, seen } of store.versions()) {
      for (let at = 0; at < hashes.length; at += 2) {
        const [low = 0, high = 0] = [hashes[at], hashes[at + 1]];
        take([low, high], [seen[at] ?? 0, seen[at + 1] ?? 0], time);
      }
    }
    for (const numbers of store.gone()) {
      for (let at = 0; at < numbers.length; at += goneFields) {
        const [low = 0, high = 0, since = 0, until = 0, seen = 0] = numbers.subarray(at);
        take([low, high], [since, until], seen);
      }
    }
    last = time;
  }
  onRead(-1);
  return {
    since: Math.min(generatedAt, ...earlier.map(({ head }) => head.since)),
    at(position) {
      const [low = 0, high = 0] = [own[2 * position], own[2 * position + 1]];
      const first = find(low, high);
      if (first < 0) return [0, 0, 0, 0];
      const until = by[first] || now;
      return [low, high, by[first] === 0 ? last : (after[first] ?? 0), until];
    },
    gone,
  };
}

/** Returns a function that finds the first position of a version by its hash; -1 if there is none. */
function openSearch(hashes: Int32Array): (low: number, high: number) => number {
  let size = 16;
  while (size <= hashes.length) size *= 2;
  // Positions from 1, by the lower part of the hash; 0 for a free slot.
  const slots = new Int32Array(size);
  const slotOf = (low: number, high: number): number => {
    let slot = low & (size - 1);
    for (;;) {
      const at = 2 * ((slots[slot] as number) - 1);
      if (at < 0 || (hashes[at] === low && hashes[at + 1] === high)) return slot;
      slot = (slot + 1) & (size - 1);
    }
  };
  for (let at = 0; at < hashes.length; at += 2) {
    const [low = 0, high = 0] = [hashes[at], hashes[at + 1]];
    if (low === 0 && high === 0) continue;
    const slot = slotOf(low, high);
    if (slots[slot] === 0) slots[slot] = at / 2 + 1;
  }
  return (low, high) => (low === 0 && high === 0 ? -1 : (slots[slotOf(low, high)] as number) - 1);
}
