import { parseIdentityKey } from '../../detection/ecosystems.ts';
import type { FirstSeen, Identity } from '../../model/model.ts';
import { StoreDamaged } from '../contract/faults.ts';
import { hashFilter } from '../reading/record-key.ts';
import type { RecordSource } from '../reading/source.ts';
import { parseElement } from '../reading/splitter.ts';
import { firstSeenOf } from '../store/first-seen.ts';
import { type Neighbours, searchNeighbours } from '../store/neighbours.ts';
import type { ListedName } from './blocks.ts';
import {
  directorySchema,
  type MirrorDirectory,
  type MirrorFrameKind,
  type MirrorSeal,
  type PageTable,
  pageOf,
} from './layout.ts';
import { lookalikeProbes } from './lookalike-keys.ts';
import { inOrder, namesIn, placesIn } from './pages.ts';
import {
  datesIn,
  type Extent,
  elementIn,
  type MirrorRecord,
  type RecordKind,
  readPlace,
  readRecords,
} from './records.ts';

/** Reads parts of a mirror's file, in the order of their places. Errors are passed on. */
export type ReadExtents = (places: readonly Extent[]) => Promise<readonly Uint8Array[]>;

/** An opened mirror. A lookup throws `StoreDamaged` if a frame that it needs is damaged. */
export interface Mirror extends RecordSource {
  readonly directory: MirrorDirectory;
}

interface FramePlace {
  readonly kind: MirrorFrameKind;
  readonly place: Extent;
}

/**
 * Opens a mirror and reads its directory. A lookup reads three more times at most: pages, then blocks,
 * then blocks of findings to which many servers refer.
 *
 * @throws StoreDamaged if the directory does not open or does not fit; errors of `read`
 */
export async function openMirror(
  { open, hash }: MirrorSeal,
  directoryPlace: Extent,
  read: ReadExtents,
): Promise<Mirror> {
  const readFrames = async (frames: readonly FramePlace[]): Promise<readonly Buffer[]> => {
    if (frames.length === 0) return [];
    const sealed = await read(frames.map(({ place }) => place));
    return frames.map(({ kind, place }, at) => open(kind, place.offset, sealed[at] as Uint8Array));
  };
  const readBlocks = async (places: Iterable<Extent>): Promise<MirrorRecord[]> => {
    // Several keys, or several findings, lead to one block.
    const unique = new Map([...places].map((place) => [place.offset, place]));
    const frames = [...unique.values()].map((place) => ({ kind: 'block', place }) as const);
    const blocks = await readFrames(frames);
    return undamaged(() => blocks.flatMap((block) => [...readRecords(block)]));
  };

  const [json = ''] = await readFrames([{ kind: 'directory', place: directoryPlace }]);
  const directory: MirrorDirectory = undamaged(() =>
    directorySchema.parse(JSON.parse(json.toString())),
  );
  const pages = { index: placesOf(directory.index), names: placesOf(directory.names) };
  let records: readonly MirrorRecord[] = [];

  return {
    directory,
    async servers(keys, watched) {
      const hashes = [...keys].map(hash);
      const probes = watched.flatMap(lookalikeProbes).map(hash);
      const index = pagesOf('index', hashes, pages.index);
      const names = pagesOf('names', probes, pages.names);
      const read = await readFrames([...index.values(), ...names.values()]);
      const pageAt = new Map([...index.keys()].map((number, at) => [number, read[at] as Buffer]));
      const places = hashes.flatMap((each) => [
        ...placesIn(pageAt.get(pageOf(each, pages.index.length)) as Buffer, each),
      ]);
      const listed = undamaged(() => read.slice(index.size).flatMap(namesIn));
      records = await readBlocks(places);
      const isServer = ({ kind }: MirrorRecord): boolean => kind === 'server';
      return {
        records: [...parsed(records.filter(isServer)).values()],
        neighbours: neighboursAmong(listed, watched),
      };
    },
    async scores(servers) {
      const isWanted = hashFilter(servers);
      const scores = records.filter(({ kind, keyHash }) => kind === 'score' && isWanted(keyHash));
      return parsed(scores);
    },
    async seen(positions) {
      const wanted = new Set(positions);
      const dates = new Map<number, FirstSeen>();
      for (const record of records) {
        if (record.kind !== 'score' || !wanted.has(record.position)) continue;
        const seen = firstSeenOf(...datesIn(record));
        if (seen !== null) dates.set(record.position, seen);
      }
      return dates;
    },
    async findings(ids, positions) {
      const isId = hashFilter(ids);
      const wanted = (from: readonly MirrorRecord[], kind: RecordKind): MirrorRecord[] =>
        from.filter(
          (each) => each.kind === kind && (positions.has(each.position) || isId(each.keyHash)),
        );
      const elsewhere = wanted(records, 'finding elsewhere');
      const shared = await readBlocks(elsewhere.map(({ content }) => readPlace(content)));
      return parsed([...wanted(records, 'finding'), ...wanted(shared, 'finding')]);
    },
    summary: async () => directory.whole,
  };
}

function placesOf({ offset, lengths }: PageTable): readonly Extent[] {
  let at = offset;
  return lengths.map((length) => {
    const place = { offset: at, length };
    at += length;
    return place;
  });
}

/** The pages of some hashes, by their number. */
function pagesOf(
  kind: MirrorFrameKind,
  hashes: readonly Buffer[],
  pages: readonly Extent[],
): Map<number, FramePlace> {
  const numbers = hashes.map((hash) => pageOf(hash, pages.length));
  return new Map(numbers.map((number) => [number, { kind, place: pages[number] as Extent }]));
}

/** Parsed elements by their positions, in the order of the document. @throws StructureError */
function parsed(records: readonly MirrorRecord[]): Map<number, unknown> {
  const unique = new Map(records.map((record) => [record.position, record]));
  const sorted = [...unique.values()].sort((a, b) => a.position - b.position);
  return new Map(sorted.map((record) => [record.position, parseElement(elementIn(record))]));
}

function neighboursAmong(listed: readonly ListedName[], watched: readonly Identity[]): Neighbours {
  const search = searchNeighbours(watched);
  // The first ones of the document count.
  for (const { key } of listed.toSorted(inOrder)) search.add(parseIdentityKey(key));
  return search.neighbours();
}

/** Turns every error in reading what the seal opened into `StoreDamaged`. */
function undamaged<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new StoreDamaged(error);
  }
}
