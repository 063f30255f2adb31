import type { Spill } from '../ports/spill-file.ts';
import { parseElement } from '../reading/splitter.ts';
import { type IndexedServer, indexServer } from '../store/server-index.ts';
import { blockBytes, type FrameWriter, maxBlockBytes } from './layout.ts';
import { type Extent, readGrouped } from './records.ts';

export interface BlockWriter<Owner> {
  /** Adds a record for an owner. All of an owner's records must be added consecutively. */
  readonly add: (record: Uint8Array, owner: Owner) => void;
  /**
   * Writes the block if it is full. Called between owners, so that most owners have all their records in a
   * single block.
   */
  readonly endOwner: () => void;
  readonly flush: () => void;
}

/**
 * Creates a block writer.
 *
 * @param written receives the place of each block, and the owners of its records
 */
export function createBlockWriter<Owner>(
  writeFrame: FrameWriter,
  written: (place: Extent, owners: readonly Owner[]) => void,
): BlockWriter<Owner> {
  let records: Uint8Array[] = [];
  let owners: Owner[] = [];
  let used = 0;
  const flush = (): void => {
    if (used === 0) return;
    const place = writeFrame('block', Buffer.concat(records));
    const done = owners;
    [records, owners, used] = [[], [], 0];
    written(place, done);
  };
  return {
    add(record, owner) {
      if (used + record.length > maxBlockBytes) flush();
      if (owners.at(-1) !== owner) owners.push(owner);
      records.push(record);
      used += record.length;
    },
    endOwner() {
      if (used >= blockBytes) flush();
    },
    flush,
  };
}

interface Group {
  readonly servers: IndexedServer[];
  readonly records: Buffer[];
}

/**
 * Writes the blocks of all groups that contain a server. Groups without a server are dropped, because no
 * lookup reaches their scores.
 *
 * @param addKeys receives the place of each block, and the keys of its servers
 */
export function writeServerBlocks(
  groups: Spill,
  parts: number,
  writeFrame: FrameWriter,
  addKeys: (keys: ReadonlySet<string>, place: Extent) => void,
): void {
  const blocks = createBlockWriter<Group>(writeFrame, (place, owners) => {
    const servers = owners.flatMap((group) => group.servers);
    addKeys(new Set(servers.flatMap(({ keys }) => [...keys])), place);
  });
  for (let part = 0; part < parts; part += 1) {
    for (const group of groupsIn(groups.take(part))) {
      if (group.servers.length === 0) continue;
      for (const record of group.records) blocks.add(record, group);
      blocks.endOwner();
    }
    // Flush after each part, because a pending record is a view of the part and would keep the entire part in
    // memory.
    blocks.flush();
  }
}

function groupsIn(bytes: Buffer): Iterable<Group> {
  const groups = new Map<number, Group>();
  for (const { group: hash, record, bytes: own } of readGrouped(bytes)) {
    const group = groups.get(hash) ?? { servers: [], records: [] };
    groups.set(hash, group);
    group.records.push(own);
    if (record.kind !== 'server') continue;
    group.servers.push(indexServer(parseElement(record.content)));
  }
  return groups.values();
}
