import { parseIdentityKey } from '../../detection/ecosystems.ts';
import type { Spill } from '../ports/spill-file.ts';
import type { BlockIndex, ListedName } from './blocks.ts';
import {
  type FrameWriter,
  indexEntry,
  type MirrorSeal,
  type NamesPage,
  type PageTable,
  pageBytes,
  pageOf,
} from './layout.ts';
import { lookalikeKeys } from './lookalike-keys.ts';
import { type Extent, placeBytes, readPlace } from './records.ts';

/*
 * Pages of the index and of names: entries by the share of their hash. An entry begins with the first 6
 * bytes of the hash.
 */

const hashBytes = indexEntry.place;
/** Position of the server (u48), position in it (u32), length of the identity key (u16). */
const nameHeadBytes = hashBytes + 12;

/** Collects the entries of pages, and then writes these. */
export interface PageWriter extends BlockIndex {
  readonly writePages: (writeFrame: FrameWriter) => Record<'index' | 'names', PageTable>;
}

/** @param spills one for each kind, with so many parts */
export function createPageWriter(
  { hash }: Pick<MirrorSeal, 'hash'>,
  spills: Readonly<Record<'index' | 'names', Spill>>,
  parts: number,
): PageWriter {
  const lengths = { index: 0, names: 0 };
  const add = (kind: 'index' | 'names', key: string, content: Uint8Array): void => {
    const hashed = hash(key);
    const entry = Buffer.concat([hashed, content]);
    lengths[kind] += entry.length;
    spills[kind].add(pageOf(hashed, parts), entry);
  };
  return {
    keys(keys, place) {
      const content = placeBytes(place);
      for (const key of keys) add('index', key, content);
    },
    name(listed) {
      const content = nameBytes(listed);
      for (const key of lookalikeKeys(parseIdentityKey(listed.key))) add('names', key, content);
    },
    writePages: (writeFrame) => ({
      index: writeTable(spills.index, parts, lengths.index, (entries) =>
        writeFrame('index', Buffer.concat(entries)),
      ),
      names: writeTable(spills.names, parts, lengths.names, (entries) =>
        writeFrame('names', Buffer.from(JSON.stringify(namesOf(entries)))),
      ),
    }),
  };

  function writeTable(
    spill: Spill,
    count: number,
    length: number,
    writePage: (entries: readonly Buffer[]) => Extent,
  ): PageTable {
    const perPart = Math.max(1, Math.ceil(length / count / pageBytes));
    const places: Extent[] = [];
    for (let part = 0; part < count; part += 1) {
      const pages = Array.from({ length: perPart }, (): Buffer[] => []);
      for (const entry of entriesIn(spill.take(part), spill === spills.names)) {
        pages[pageOf(entry, count * perPart) - part * perPart]?.push(entry);
      }
      places.push(...pages.map(writePage));
    }
    return { offset: places[0]?.offset ?? 0, lengths: places.map((place) => place.length) };
  }
}

/** Splits what was added to a part into its entries. */
function* entriesIn(bytes: Buffer, areNames: boolean): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const textBytes = areNames ? bytes.readUInt16LE(at + nameHeadBytes - 2) : 0;
    const end = at + (areNames ? nameHeadBytes + textBytes : indexEntry.end);
    yield bytes.subarray(at, end);
    at = end;
  }
}

/** The blocks that a page of the index lists under a hash. */
export function* placesIn(page: Buffer, hash: Buffer): Generator<Extent> {
  for (let at = 0; at < page.length; at += indexEntry.end) {
    if (page.compare(hash, 0, hashBytes, at + indexEntry.hash, at + indexEntry.place) === 0) {
      yield readPlace(page, at + indexEntry.place);
    }
  }
}

export function namesIn(page: Buffer): ListedName[] {
  const rows: NamesPage = JSON.parse(page.toString());
  return rows.map(([position, at, key]) => ({ position, at, key }));
}

/** Whether one name comes before another in the document: as a comparison for sorting. */
export function inOrder(a: ListedName, b: ListedName): number {
  return a.position - b.position || a.at - b.at;
}

function nameBytes({ position, at, key }: ListedName): Buffer {
  const text = Buffer.from(key);
  const head = Buffer.allocUnsafe(nameHeadBytes - hashBytes);
  head.writeUIntLE(position, 0, 6);
  head.writeUInt32LE(at, 6);
  head.writeUInt16LE(text.length, 10);
  return Buffer.concat([head, text]);
}

/** The rows of a page: of a name that several servers list, its first place. */
function namesOf(entries: readonly Buffer[]): NamesPage {
  const first = new Map<string, ListedName>();
  for (const entry of entries) {
    const listed = {
      position: entry.readUIntLE(hashBytes, 6),
      at: entry.readUInt32LE(hashBytes + 6),
      key: entry.toString('utf8', nameHeadBytes),
    };
    const known = first.get(listed.key);
    if (known === undefined || inOrder(listed, known) < 0) first.set(listed.key, listed);
  }
  return [...first.values()].map(({ position, at, key }) => [position, at, key]);
}
