import {
  encodeReference,
  idHashIn,
  positionIn,
  type WrittenReference,
} from './encoded-reference.ts';
import { createNumberList, textHash } from './text-table.ts';

/** The target of a reference that matches no finding in the export. */
export const noFinding = -(2 ** 31);

/**
 * A reference with a known target is stored as this value minus the target. The result is less than every
 * unresolved reference.
 */
const resolvedFrom = -(2 ** 52 + 2 ** 51);
const lowestWritten = -(2 ** 52 + 2);

/** Number of parts into which the ids of a full window are divided. One part is indexed at a time. */
const partsOfWindow = 4;

/** Resolves references from scores to findings, whichever of the two comes first in the document. */
export interface ReferenceJoin {
  /** Adds the next reference in the current score; `read` is null if the reference is invalid. */
  readonly addReference: (raw: unknown, read: WrittenReference | null) => void;
  /** Adds a reference to the finding whose id has this hash. */
  readonly addId: (hash: number) => void;
  /** Adds a reference whose target is already known. */
  readonly addTarget: (target: number) => void;
  readonly endScore: () => void;
  /**
   * Adds a finding if it is in the window. `hash` is the hash of the finding's id, or 0 if the finding has no
   * id.
   */
  readonly addFinding: (position: number, hash: number) => void;
  readonly isInWindow: (position: number) => boolean;
  /** Resolves all references to findings in the window. */
  readonly resolve: (findings: number, hasNumericIds: boolean) => void;
  /** Starts the next window and returns the position of its first finding. */
  readonly openWindow: () => number;
  /**
   * Ends the join and returns the target of each reference and the number of references in each score. The
   * results reuse the join's memory.
   */
  readonly results: () => { readonly targets: Float64Array; readonly counts: Float64Array };
}

/** Creates a join that keeps at most `windowSize` findings in memory at once. */
export function createReferenceJoin(windowSize: number): ReferenceJoin {
  /**
   * Each entry is the hash of an id, a position encoded as a negative number (encoded-reference.ts), or a
   * known target.
   */
  const references = createNumberList();
  const counts = createNumberList();
  /** Hashes of the finding ids in the window. */
  let ids = createNumberList();
  let from = 0;
  let ofScore = 0;
  const isInWindow = (position: number): boolean =>
    position >= from && position < from + windowSize;
  return {
    isInWindow,
    addReference(raw, read) {
      ofScore += 1;
      references.add(encodeReference(raw, read, textHash.ofText));
    },
    addId(idHash) {
      ofScore += 1;
      references.add(idHash);
    },
    addTarget(target) {
      ofScore += 1;
      references.add(resolvedFrom - target);
    },
    endScore() {
      counts.add(ofScore);
      ofScore = 0;
    },
    addFinding(position, idHash) {
      if (isInWindow(position)) ids.add(idHash);
    },
    resolve(findings, hasNumericIds) {
      const allReferences = references.toArray();
      const hashes = ids.toArray();
      let parts = 1;
      while (parts * windowSize < partsOfWindow * hashes.length) parts *= 2;
      for (let part = 0; part < parts; part += 1) {
        // Uses none of the bits that select a slot in the index.
        const isInPart = (id: number): boolean => (id >>> 24) % parts === part;
        const index = indexIds(hashes, isInPart);
        let last = -1;
        for (let at = 0; at < allReferences.length; at += 1) {
          const reference = allReferences[at] as number;
          if (reference === 0 || reference < lowestWritten) continue;
          const id = idHashIn(reference, hasNumericIds, textHash.ofText);
          if (id === 0) {
            const position = positionIn(reference);
            allReferences[at] = position < findings ? resolvedFrom - position : 0;
          } else if (isInPart(id)) {
            const place = index.find(id, last + 1);
            if (place < 0) continue;
            last = place;
            allReferences[at] = resolvedFrom - (from + place);
          }
        }
      }
    },
    openWindow() {
      from += windowSize;
      ids = createNumberList();
      return from;
    },
    results() {
      const targets = references.toArray();
      for (let at = 0; at < targets.length; at += 1) {
        const reference = targets[at] as number;
        targets[at] = reference < lowestWritten ? resolvedFrom - reference : noFinding;
      }
      return { targets, counts: counts.toArray() };
    },
  };
}

/** Indexes the first position of each hash within a part. Ignores zeros, and sets repeated hashes to zero. */
function indexIds(hashes: Float64Array, isInPart: (hash: number) => boolean) {
  let count = 0;
  for (let place = 0; place < hashes.length; place += 1) {
    if (isInPart(hashes[place] as number)) count += 1;
  }
  let size = 1024;
  while (2 * size < 3 * count) size *= 2;
  /** The 1-based position in each slot; 0 marks a free slot. */
  const slots = new Int32Array(size);
  const findSlot = (hash: number): number => {
    let slot = (hash >>> 0) & (size - 1);
    while (slots[slot] !== 0 && hashes[(slots[slot] as number) - 1] !== hash) {
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  };
  for (let place = 0; place < hashes.length; place += 1) {
    const hash = hashes[place] as number;
    if (hash === 0 || !isInPart(hash)) continue;
    const slot = findSlot(hash);
    if (slots[slot] === 0) slots[slot] = place + 1;
    else hashes[place] = 0;
  }
  return {
    /**
     * Returns the position of a hash; -1 if it is not in the index. `guess` is tried first, because
     * references mostly follow the order of the findings.
     */
    find: (hash: number, guess: number): number =>
      hashes[guess] === hash ? guess : (slots[findSlot(hash)] as number) - 1,
  };
}
