import { maxMembers, memberKinds, numberEnd, type RecordMembers } from './record-members.ts';
import { maxElementBytes } from './value-reader.ts';
import { closingQuote } from './value-scanner.ts';

/**
 * Reads records that have the same layout as an earlier record: the same names in the same order with the
 * same punctuation. Nearly all findings in an export share one layout. Comparing the bytes between values
 * takes a third as long as scanning for the names and the end of the record.
 */

export interface RecordShape {
  /**
   * Learns the shape of a record if all its values are strings or numbers.
   *
   * @param isPlain whether a member's value must be a non-empty string without escapes, or a number without a
   * sign or fraction, to fit the shape
   */
  readonly learn: (
    bytes: Uint8Array,
    start: number,
    end: number,
    members: RecordMembers,
    isPlain: (member: number) => boolean,
  ) => void;
  /**
   * Finds the members of the record that begins at `start`.
   *
   * @returns the position after the record's end; -1 if the record's shape differs or if `bytes` ends first
   */
  readonly read: (bytes: Uint8Array, start: number, members: RecordMembers) => number;
}

/** Maximum length of the text between two values, in bytes. */
const maxBetween = 256;

export function createRecordShape(): RecordShape {
  /** The bytes before each value, in order, and the bytes after the last value. */
  const between = new Uint8Array((maxMembers + 1) * maxBetween);
  const ends = new Int32Array(maxMembers + 1);
  /** For each member, the distances from the start and the end of its name to the start of its value. */
  const names = new Int32Array(2 * maxMembers);
  const kinds = new Uint8Array(maxMembers);
  const plain = new Uint8Array(maxMembers);
  let count = 0;

  const addBetween = (bytes: Uint8Array, from: number, to: number, member: number): boolean => {
    if (to - from > maxBetween) return false;
    const start = member === 0 ? 0 : (ends[member - 1] as number);
    for (let at = from; at < to; at += 1) between[start + at - from] = bytes[at] as number;
    ends[member] = start + to - from;
    return true;
  };

  return {
    learn(bytes, start, end, members, isPlain) {
      count = 0;
      const { places } = members;
      let from = start;
      for (let member = 0; member < members.count; member += 1) {
        const place = 4 * member;
        const value = places[place + 2] as number;
        const kind = members.kinds[member] as number;
        if (kind !== memberKinds.text && kind !== memberKinds.number) return;
        if (!addBetween(bytes, from, value, member)) return;
        names[2 * member] = value - (places[place] as number);
        names[2 * member + 1] = value - (places[place + 1] as number);
        kinds[member] = kind;
        plain[member] = isPlain(member) ? 1 : 0;
        from = places[place + 3] as number;
      }
      if (addBetween(bytes, from, end, members.count)) count = members.count;
    },
    read(bytes, start, members) {
      if (count === 0) return -1;
      const { length } = bytes;
      const { places } = members;
      let at = start;
      let next = 0;
      for (let member = 0; ; member += 1) {
        const last = ends[member] as number;
        if (at + last - next > length) return -1;
        for (; next < last; next += 1) {
          if (bytes[at] !== between[next]) return -1;
          at += 1;
        }
        if (member === count) break;
        const from = at;
        if (kinds[member] === memberKinds.number) {
          at = plain[member] === 1 ? digitsEnd(bytes, from) : numberEnd(bytes, from);
        } else {
          at = plain[member] === 1 ? plainTextEnd(bytes, from) : closingQuote(bytes, from);
        }
        if (at < 0) return -1;
        const place = 4 * member;
        places[place] = from - (names[2 * member] as number);
        places[place + 1] = from - (names[2 * member + 1] as number);
        places[place + 2] = from;
        places[place + 3] = at;
        members.kinds[member] = kinds[member] as number;
      }
      members.count = count;
      return at - start > maxElementBytes ? -1 : at;
    },
  };
}

/** Returns the end of a number without a sign or fraction (see `numberEnd`); -1 for any other number. */
function digitsEnd(bytes: Uint8Array, from: number): number {
  const end = numberEnd(bytes, from);
  for (let at = from; at < end; at += 1) {
    if (bytes[at] === 0x2d || bytes[at] === 0x2e) return -1;
  }
  return end;
}

/**
 * Returns the position of the closing quote of a non-empty string without escapes; -1 for any other string.
 */
function plainTextEnd(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  for (let at = from; at < length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) return at === from ? -1 : at;
    if (byte === 0x5c) return -1;
  }
  return -1;
}
