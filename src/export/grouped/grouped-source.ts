import { StoreDamaged } from '../contract/faults.ts';
import { hashFilter } from '../reading/record-key.ts';
import type { RecordSource } from '../reading/source.ts';
import { parseElement, type Section } from '../reading/splitter.ts';
import type { RandomAccess } from '../store/store-frames.ts';
import { type GroupedFrameKind, type GroupedIndex, type GroupedSeal, pageIndex } from './layout.ts';
import { placesIn } from './pages.ts';
import { type BlockRecord, type Extent, readPlace, readRecords } from './records.ts';

/**
 * Opens a grouped copy of an export. A lookup reads index pages, then blocks, then the blocks of findings to
 * which many servers refer. The lookup throws `StoreDamaged` if a required frame is damaged. A grouped copy
 * cannot be searched for similar names. It provides no dates, because a single document does not contain the
 * dates of earlier documents.
 */
export function createGroupedSource(
  { open, hash }: GroupedSeal,
  { whole, pages }: GroupedIndex,
  file: RandomAccess,
): RecordSource {
  const readFrame = (kind: GroupedFrameKind, { offset, length }: Extent): Buffer =>
    open(kind, offset, Buffer.from(file.read(offset, length)));
  const readBlocks = (places: Iterable<Extent>): BlockRecord[] => {
    // Several keys or findings can lead to the same block.
    const unique = new Map([...places].map((place) => [place.offset, place]));
    return [...unique.values()].flatMap((place) => {
      const block = readFrame('block', place);
      return reportingDamagedSeal(() => [...readRecords(block)]);
    });
  };
  let records: readonly BlockRecord[] = [];

  return {
    async servers(keys, watched) {
      if (watched.length > 0) throw new Error('a grouped copy cannot be searched for look-alikes');
      const hashes = [...keys].map(hash);
      const numbers = new Set(hashes.map((each) => pageIndex(each, pages.length)));
      const read = new Map(
        [...numbers].map((number) => [number, readFrame('index', pages[number] as Extent)]),
      );
      const places = hashes.flatMap((each) => [
        ...placesIn(read.get(pageIndex(each, pages.length)) as Buffer, each),
      ]);
      records = readBlocks(places);
      const servers = records.filter(({ kind }) => kind === 'server');
      return { records: [...parseRecords(servers).values()], neighbours: new Map() };
    },
    async scores(servers) {
      const isWanted = hashFilter(servers);
      return parseRecords(
        records.filter(({ kind, keyHash }) => kind === 'score' && isWanted(keyHash)),
      );
    },
    async findings(ids, positions) {
      const isId = hashFilter(ids);
      const selectRecords = (
        from: readonly BlockRecord[],
        kind: BlockRecord['kind'],
      ): BlockRecord[] =>
        from.filter(
          (each) => each.kind === kind && (positions.has(each.position) || isId(each.keyHash)),
        );
      const elsewhere = selectRecords(records, 'finding elsewhere');
      const shared = readBlocks(elsewhere.map(({ content }) => readPlace(content)));
      return parseRecords([
        ...selectRecords(records, 'finding'),
        ...selectRecords(shared, 'finding'),
      ]);
    },
    summary: async () => whole,
  };
}

const recordSection = (kind: BlockRecord['kind']): Section =>
  kind === 'server' ? 'servers' : kind === 'score' ? 'scores' : 'findings';

/**
 * Returns parsed elements by position, in document order.
 *
 * @throws StructureError if a record is not JSON
 */
function parseRecords(records: readonly BlockRecord[]): Map<number, unknown> {
  const unique = new Map(records.map((record) => [record.position, record]));
  const sorted = [...unique.values()].sort((a, b) => a.position - b.position);
  return new Map(
    sorted.map(({ kind, position, content }) => {
      const record = `/${recordSection(kind)}/${position}`;
      return [position, parseElement(content, 0, content.length, record)];
    }),
  );
}

function reportingDamagedSeal<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new StoreDamaged(error);
  }
}
