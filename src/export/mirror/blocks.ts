import { identityKey } from '../../detection/ecosystems.ts';
import type { Spill } from '../ports/spill-file.ts';
import { parseElement } from '../reading/splitter.ts';
import { hasLookalikes } from '../store/neighbours.ts';
import { type IndexedServer, indexServer, listedRefs } from '../store/server-index.ts';
import { blockBytes, type FrameWriter, maxBlockBytes } from './layout.ts';
import { type Extent, readGrouped } from './records.ts';

/** Collects records until they fill a block. */
export interface BlockWriter<Owner> {
  /** Adds a record of an owner. Those of one owner come one after the other. */
  readonly add: (record: Uint8Array, owner: Owner) => void;
  /** Writes the block if it is full: between owners, so that most are in one block. */
  readonly endOwner: () => void;
  readonly flush: () => void;
}

/** @param written gets the place of each block, and the owners of its records */
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

/** A name that a server lists for a package: `position` of the server, `at` its place in the server. */
export interface ListedName {
  readonly position: number;
  readonly at: number;
  /** The identity key. */
  readonly key: string;
}

/** Receives what leads to the blocks of servers. */
export interface BlockIndex {
  /** A block has servers that are found by these keys. */
  readonly keys: (keys: ReadonlySet<string>, place: Extent) => void;
  readonly name: (listed: ListedName) => void;
}

interface Group {
  readonly servers: { readonly position: number; readonly server: IndexedServer }[];
  readonly records: Buffer[];
}

/** Writes the blocks of all groups that have a server: without one, no lookup leads to their scores. */
export function writeServerBlocks(
  groups: Spill,
  parts: number,
  writeFrame: FrameWriter,
  index: BlockIndex,
): void {
  const blocks = createBlockWriter<Group>(writeFrame, (place, owners) => {
    const servers = owners.flatMap((group) => group.servers);
    index.keys(new Set(servers.flatMap(({ server }) => [...server.keys])), place);
  });
  for (let part = 0; part < parts; part += 1) {
    for (const group of groupsIn(groups.take(part))) {
      if (group.servers.length === 0) continue;
      for (const record of group.records) blocks.add(record, group);
      for (const listed of namesOf(group)) index.name(listed);
      blocks.endOwner();
    }
    // What a group keeps of its part would keep the part in memory.
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
    const server = indexServer(parseElement(record.content));
    group.servers.push({ position: record.position, server });
  }
  return groups.values();
}

/** The names of packages that others may imitate, each once for each server. */
function* namesOf({ servers }: Group): Generator<ListedName> {
  for (const { position, server } of servers) {
    const known = new Set<string>();
    for (const [at, { type, name }] of listedRefs(server).entries()) {
      if (!hasLookalikes(type)) continue;
      const key = identityKey({ type, name });
      if (known.has(key)) continue;
      known.add(key);
      yield { position, at, key };
    }
  }
}
