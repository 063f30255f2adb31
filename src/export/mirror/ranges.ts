import type { FilePart } from './multipart.ts';
import type { Extent } from './records.ts';

/*
 * Which ranges are requested for the places that are to be read: places that are near each other in one
 * range, and several ranges in one request where the server can send them.
 */

/** How ranges are requested of a server. */
export type RangeMode =
  /** Several in one request, answered as `multipart/byteranges`. */
  | 'several'
  /** One by one. */
  | 'single';

/**
 * Places that are as near as this, in bytes, become one range: what is between them costs less than a
 * part of a response, or than a request.
 */
const nearBytes: Readonly<Record<RangeMode, number>> = { several: 256, single: 64 * 1024 };
/** A longer range is not extended. */
const maxRangeBytes = 4 * 1024 * 1024;
/** Ranges of one request: more make a header that is longer than servers accept. */
const maxRanges: Readonly<Record<RangeMode, number>> = { several: 100, single: 1 };
/** More requests for one lookup of very many names are not made: the ranges are extended instead. */
const maxRequests = 200;

/** The ranges of each request, for places in any order. */
export function planRanges(places: readonly Extent[], mode: RangeMode): Extent[][] {
  for (let near = nearBytes[mode]; ; near *= 4) {
    const ranges = mergeNear(places, near);
    const requests = groupsOf(ranges, maxRanges[mode]);
    if (requests.length <= maxRequests || near > maxRangeBytes) return requests;
  }
}

/** Merges places that are not further apart than some bytes. */
function mergeNear(places: readonly Extent[], near: number): Extent[] {
  const merged: Extent[] = [];
  for (const place of places.toSorted((a, b) => a.offset - b.offset)) {
    const last = merged.at(-1);
    const lastEnd = last === undefined ? 0 : last.offset + last.length;
    const end = Math.max(lastEnd, place.offset + place.length);
    const isNear = last !== undefined && place.offset <= lastEnd + near;
    if (isNear && (place.offset < lastEnd || end - last.offset <= maxRangeBytes)) {
      merged[merged.length - 1] = { offset: last.offset, length: end - last.offset };
    } else {
      merged.push({ offset: place.offset, length: place.length });
    }
  }
  return merged;
}

function groupsOf(ranges: readonly Extent[], size: number): Extent[][] {
  const groups: Extent[][] = [];
  for (const range of ranges) {
    const last = groups.at(-1);
    const isFull =
      last === undefined || last.length === size || totalBytes(last) + range.length > maxRangeBytes;
    if (isFull) groups.push([range]);
    else last.push(range);
  }
  return groups;
}

/** The length of some ranges together. */
export function totalBytes(ranges: readonly Extent[]): number {
  return ranges.reduce((sum, { length }) => sum + length, 0);
}

/** The value of a `Range` header. */
export function rangeHeader(ranges: readonly Extent[]): string {
  const texts = ranges.map(({ offset, length }) => `${offset}-${offset + length - 1}`);
  return `bytes=${texts.join(',')}`;
}

/** The bytes of a place in parts that were received; null if none has all of them. */
export function bytesAt({ offset, length }: Extent, parts: readonly FilePart[]): Buffer | null {
  for (const part of parts) {
    const start = offset - part.offset;
    if (start >= 0 && start + length <= part.bytes.length) {
      return part.bytes.subarray(start, start + length);
    }
  }
  return null;
}
