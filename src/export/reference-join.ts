import {
  encodeReference,
  idHashIn,
  positionIn,
  type WrittenReference,
} from './encoded-reference.ts';
import { createNumberList, type TextHash } from './text-table.ts';

/** Where a reference leads if the export has no such finding. */
export const noFinding = -(2 ** 31);

/** Follows the references of scores to findings, whichever come first in the document. */
export interface ReferenceJoin {
  /** Adds the next reference of a score; `read` is null if it is none. */
  readonly addReference: (raw: unknown, read: WrittenReference | null) => void;
  /** Adds a reference whose target is known: a negative number. */
  readonly addTarget: (target: number) => void;
  readonly endScore: () => void;
  /** Adds a finding with the hash of its id, or 0. Those outside of the window are passed over. */
  readonly addFinding: (position: number, hash: number) => void;
  readonly isInWindow: (position: number) => boolean;
  /** Follows all references that lead to findings of the window. */
  readonly resolve: (findings: number, hasNumericIds: boolean) => void;
  /** Begins the next window, and returns the position of its first finding. */
  readonly openWindow: () => number;
  readonly results: () => { readonly targets: Float64Array; readonly counts: Float64Array };
}

/**
 * @param windowSize how many findings are in memory at once
 */
export function createReferenceJoin(hash: TextHash, windowSize: number): ReferenceJoin {
  /** An id as its hash, a position as a negative number; 0 once its target is known. */
  const references = createNumberList();
  const targets = createNumberList();
  const counts = createNumberList();
  /** The hashes of the ids of the window's findings. */
  let ids = createNumberList();
  let from = 0;
  let ofScore = 0;
  const isInWindow = (position: number): boolean =>
    position >= from && position < from + windowSize;
  return {
    isInWindow,
    addReference(raw, read) {
      ofScore += 1;
      targets.add(noFinding);
      references.add(encodeReference(raw, read, hash.ofText));
    },
    addTarget(target) {
      ofScore += 1;
      targets.add(target);
      references.add(0);
    },
    endScore() {
      counts.add(ofScore);
      ofScore = 0;
    },
    addFinding(position, idHash) {
      if (isInWindow(position)) ids.add(idHash);
    },
    resolve(findings, hasNumericIds) {
      const [all, known] = [references.toArray(), targets.toArray()];
      const index = indexIds(ids.toArray());
      let last = -1;
      for (let at = 0; at < all.length; at += 1) {
        const reference = all[at] as number;
        if (reference === 0) continue;
        const id = idHashIn(reference, hasNumericIds, hash.ofText);
        if (id === 0) {
          const position = positionIn(reference);
          if (position < findings) known[at] = position;
        } else {
          const place = index.find(id, last + 1);
          if (place < 0) continue;
          last = place;
          known[at] = from + place;
        }
        all[at] = 0;
      }
    },
    openWindow() {
      from += windowSize;
      ids = createNumberList();
      return from;
    },
    results: () => ({ targets: targets.toArray(), counts: counts.toArray() }),
  };
}

/** Finds the first place of a hash among others; zeros are none. Repeated hashes are set to zero. */
function indexIds(hashes: Float64Array) {
  let size = 1024;
  while (size < 2 * hashes.length) size *= 2;
  /** Places by slot, from 1; 0 is a free slot. */
  const slots = new Int32Array(size);
  const slotOf = (hash: number): number => {
    let slot = (hash >>> 0) & (size - 1);
    while (slots[slot] !== 0 && hashes[(slots[slot] as number) - 1] !== hash) {
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  };
  for (let place = 0; place < hashes.length; place += 1) {
    const hash = hashes[place] as number;
    if (hash === 0) continue;
    const slot = slotOf(hash);
    if (slots[slot] === 0) slots[slot] = place + 1;
    else hashes[place] = 0;
  }
  return {
    /** @param guess where it probably is: references mostly have the order of the findings */
    find: (hash: number, guess: number): number =>
      hashes[guess] === hash ? guess : (slots[slotOf(hash)] as number) - 1,
  };
}
