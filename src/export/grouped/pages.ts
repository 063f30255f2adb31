import type { Spill } from '../ports/spill-file.ts';
import { type FrameWriter, type GroupedSeal, indexEntry, pageBytes, pageIndex } from './layout.ts';
import { type Extent, placeBytes, readPlace } from './records.ts';

export interface PageWriter {
  /** Adds the place of a block under each key of its servers. */
  readonly add: (keys: ReadonlySet<string>, place: Extent) => void;
  readonly writePages: (writeFrame: FrameWriter) => readonly Extent[];
}

/**
 * Creates a writer for the pages of the index.
 *
 * @param spill holds the entries of one or more consecutive pages in each part
 */
export function createPageWriter(
  { hash }: Pick<GroupedSeal, 'hash'>,
  spill: Spill,
  parts: number,
): PageWriter {
  let length = 0;
  return {
    add(keys, place) {
      const content = placeBytes(place);
      for (const key of keys) {
        const hashed = hash(key);
        const entry = Buffer.concat([hashed, content]);
        length += entry.length;
        spill.add(pageIndex(hashed, parts), entry);
      }
    },
    writePages(writeFrame) {
      const perPart = Math.max(1, Math.ceil(length / parts / pageBytes));
      const places: Extent[] = [];
      for (let part = 0; part < parts; part += 1) {
        const pages = Array.from({ length: perPart }, (): Buffer[] => []);
        for (const entry of entriesIn(spill.take(part))) {
          pages[pageIndex(entry, parts * perPart) - part * perPart]?.push(entry);
        }
        places.push(...pages.map((entries) => writeFrame('index', Buffer.concat(entries))));
      }
      return places;
    },
  };
}

function* entriesIn(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += indexEntry.end) {
    yield bytes.subarray(at, at + indexEntry.end);
  }
}

export function* placesIn(page: Buffer, hash: Buffer): Generator<Extent> {
  for (let at = 0; at < page.length; at += indexEntry.end) {
    if (page.compare(hash, 0, hash.length, at + indexEntry.hash, at + indexEntry.place) === 0) {
      yield readPlace(page, at + indexEntry.place);
    }
  }
}
