import type { Spill } from '../ports/spill-file.ts';
import type { Store } from '../store/store-reader.ts';
import { writeServerBlocks } from './blocks.ts';
import { sortIntoGroups } from './groups.ts';
import type { FrameWriter, GroupedIndex, GroupedSeal } from './layout.ts';
import { createPageWriter } from './pages.ts';

/**
 * Writes a grouped copy (layout.ts) of a store. The records of one server may be anywhere in the document, so
 * everything is sorted into parts on disk, each small enough to fit into memory:
 *
 *   1. servers and scores are written to the part for their server's id, as groups;
 *   2. the ids to which scores refer are joined with finding ids, part by part, to find the positions of the
 *      findings that each group needs;
 *   3. findings, in the order of the document, are added to the groups that need them;
 *   4. each part is written, with the records of each group one after the other.
 */

const maxParts = 1024;

export interface GroupedOutput {
  readonly seal: GroupedSeal;
  readonly append: (bytes: Uint8Array) => void;
  /** Creates a spill with the given number of parts. `writeGrouped` closes the spill. */
  readonly createSpill: (parts: number) => Spill;
  /** Approximate unpacked size, in bytes, of a part that is sorted in memory. */
  readonly partBytes?: number;
}

/**
 * Writes a grouped copy of a store.
 *
 * @throws GateError `export-malformed` if the records cannot be sorted, `store-unwritable` if a file cannot
 * be written; StoreDamaged if the store is damaged
 */
export function writeGrouped(
  store: Store,
  { seal, append, createSpill, partBytes = 8 * 1024 * 1024 }: GroupedOutput,
): GroupedIndex {
  let size = 0;
  const writeFrame: FrameWriter = (kind, plain) => {
    const sealed = seal.seal(kind, size, plain);
    const place = { offset: size, length: sealed.length };
    append(sealed);
    size += sealed.length;
    return place;
  };
  const parts = Math.min(maxParts, Math.ceil((store.plainBytes + 1) / partBytes));
  const opened: Spill[] = [];
  const create = (): Spill => {
    const spill = createSpill(parts);
    opened.push(spill);
    return spill;
  };
  try {
    const groups = create();
    const sorting = { references: create(), ids: create(), needs: create() };
    sortIntoGroups(store, { parts, groups, ...sorting }, writeFrame);
    const pages = createPageWriter(seal, create(), parts);
    writeServerBlocks(groups, parts, writeFrame, pages.add);
    return { whole: store.head.whole, pages: pages.writePages(writeFrame) };
  } finally {
    for (const each of opened) each.close();
  }
}
