import { GateError } from '../../model/failure.ts';
import { StructureError } from '../contract/faults.ts';
import type { Spill } from '../ports/spill-file.ts';
import { ownValue } from '../reading/fields.ts';
import { hashText } from '../reading/record-key.ts';
import { readScoreReport } from '../reading/schema.ts';
import { findingKeys } from '../reading/select.ts';
import { parseElement } from '../reading/splitter.ts';
import type { Store } from '../store/store-reader.ts';
import { createBlockWriter } from './blocks.ts';
import type { FrameWriter } from './layout.ts';
import { type BlockRecord, groupedBytes, placeBytes, recordBytes } from './records.ts';

/**
 * Sorts the records of a store into groups, one for each server id (write-grouped.ts). A group is keyed by
 * the hash of its id, as in the columns of a store. Two ids with the same hash share a group, so the caller
 * must compare the strings.
 */

/** Number of groups above which a shared finding is written once, rather than once per group. */
const maxCopies = 8;
/**
 * Maximum number of pairs of a finding and a group that a single finding id can produce. No honest export
 * exceeds this limit.
 */
const maxPairsOfId = 1_000_000;

export interface GroupSpills {
  readonly parts: number;
  /** Grouped records (records.ts), partitioned by group. */
  readonly groups: Spill;
  /** Pairs of a finding id's hash and a group that refers to the id, partitioned by hash. */
  readonly references: Spill;
  /** Pairs of a finding id's hash and the finding's position, partitioned by hash. */
  readonly ids: Spill;
  /** Pairs of a group and the position of a finding that the group needs, partitioned by position. */
  readonly needs: Spill;
}

/**
 * Sorts all records of a store into groups.
 *
 * @param writeFrame writes the blocks of findings that many groups need
 * @throws GateError `export-malformed` if too many findings share an id; StoreDamaged if the store is damaged
 */
export function sortIntoGroups(store: Store, spills: GroupSpills, writeFrame: FrameWriter): void {
  const total = store.head.whole.totals.findings;
  const rangeIndex = (position: number): number => Math.floor((position * spills.parts) / total);
  const addNeed = (position: number, group: number): void => {
    if (position < total) spills.needs.add(rangeIndex(position), pairBytes(group, position));
  };
  addServers(store, spills);
  addScores(store, spills, addNeed);
  joinReferences(store, spills, addNeed);
  addFindings(store, spills, rangeIndex, writeFrame);
}

function addServers(store: Store, spills: GroupSpills): void {
  for (const { position, bytes } of store.elements('servers')) {
    const id = ownValue(parseElement(bytes), 'id');
    // A server without an id has no scores, so any unique placeholder can identify its group.
    const group = hashText(typeof id === 'string' && id !== '' ? id : `#${position}`);
    addRecord(spills, group, { kind: 'server', position, keyHash: group, content: bytes });
  }
}

function addScores(
  store: Store,
  spills: GroupSpills,
  addNeed: (position: number, group: number) => void,
): void {
  for (const { position, keyHash: group, bytes } of store.elements('scores')) {
    if (group === 0) continue;
    addRecord(spills, group, { kind: 'score', position, keyHash: group, content: bytes });
    const [ids, positions] = findingKeys(readReferences(bytes));
    for (const id of ids) {
      const hash = hashText(id);
      spills.references.add(partIndex(hash, spills.parts), pairBytes(hash, group));
    }
    for (const each of positions) addNeed(each, group);
  }
}

/**
 * Returns the references in a score; empty if the score cannot be read. The code that parses the record
 * reports the error.
 */
function readReferences(bytes: Buffer): readonly unknown[] {
  try {
    const read = readScoreReport(parseElement(bytes));
    return 'value' in read ? (read.value.findingRefs ?? []) : [];
  } catch (error) {
    if (error instanceof StructureError) return [];
    throw error;
  }
}

/** Resolves the ids in scores to the positions of findings. */
function joinReferences(
  store: Store,
  { parts, references, ids }: GroupSpills,
  addNeed: (position: number, group: number) => void,
): void {
  for (const { position, keyHash } of store.elements('findings')) {
    if (keyHash !== 0) ids.add(partIndex(keyHash, parts), pairBytes(keyHash, position));
  }
  for (let part = 0; part < parts; part += 1) {
    const groupsOf = new Map<number, number[]>();
    for (const [hash, group] of readPairs(references.take(part)))
      addUnlessLast(groupsOf, hash, group);
    const pairs = new Map<number, number>();
    for (const [hash, position] of readPairs(ids.take(part))) {
      const groups = groupsOf.get(hash) ?? [];
      if (groups.length > maxCopies) {
        const count = (pairs.get(hash) ?? 0) + groups.length;
        if (pairs.has(hash) && count > maxPairsOfId) throw tooManyPairs();
        pairs.set(hash, count);
      }
      for (const group of groups) addNeed(position, group);
    }
  }
}

/**
 * Adds findings to the groups that need them. If more than `maxCopies` groups need a finding, each group
 * receives only the place of the finding's block.
 */
function addFindings(
  store: Store,
  spills: GroupSpills,
  rangeIndex: (position: number) => number,
  writeFrame: FrameWriter,
): void {
  const shared = createBlockWriter<{ record: BlockRecord; groups: ReadonlySet<number> }>(
    writeFrame,
    (place, owners) => {
      const content = placeBytes(place);
      for (const { record, groups } of owners) {
        for (const group of groups) {
          addRecord(spills, group, { ...record, kind: 'finding elsewhere', content });
        }
      }
    },
  );
  let range = -1;
  let needs = new Map<number, number[]>();
  for (const { position, keyHash, bytes } of store.elements('findings')) {
    if (rangeIndex(position) !== range) {
      range = rangeIndex(position);
      needs = new Map();
      for (const [group, each] of readPairs(spills.needs.take(range))) {
        addUnlessLast(needs, each, group);
      }
    }
    const groups = new Set(needs.get(position));
    const record: BlockRecord = { kind: 'finding', position, keyHash, content: bytes };
    if (groups.size > maxCopies) {
      shared.add(recordBytes(record), { record, groups });
      shared.endOwner();
    } else {
      for (const group of groups) addRecord(spills, group, record);
    }
  }
  shared.flush();
}

function addRecord({ groups, parts }: GroupSpills, group: number, record: BlockRecord): void {
  groups.add(partIndex(group, parts), groupedBytes(group, record));
}

/**
 * Adds a number to a key's list, unless the list ends with that number. Equal numbers are usually
 * consecutive, so few duplicates remain.
 */
function addUnlessLast(numbers: Map<number, number[]>, key: number, number: number): void {
  const known = numbers.get(key);
  if (known === undefined) numbers.set(key, [number]);
  else if (known.at(-1) !== number) known.push(number);
}

const partIndex = (hash: number, parts: number): number => (hash >>> 0) % parts;

/** Length of a pair in bytes: a hash (i32), then another hash or a position (i48). */
const pairLength = 10;

function pairBytes(hash: number, other: number): Buffer {
  const bytes = Buffer.allocUnsafe(pairLength);
  bytes.writeInt32LE(hash);
  bytes.writeIntLE(other, 4, 6);
  return bytes;
}

function* readPairs(bytes: Buffer): Generator<[number, number]> {
  for (let at = 0; at < bytes.length; at += pairLength) {
    yield [bytes.readInt32LE(at), bytes.readIntLE(at + 4, 6)];
  }
}

function tooManyPairs(): GateError {
  return new GateError(
    'export-malformed',
    'The export cannot be processed as a whole: too many of its findings share one id, and many servers refer to that id.',
    'Report this to the owner of the grading service.',
  );
}
