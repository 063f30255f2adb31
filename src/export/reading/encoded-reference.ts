import type { FindingReference } from './schema.ts';

/**
 * Encodes a reference from a score to a finding as a single number, because the references in a large
 * document would otherwise not fit into memory. The number is the positive hash of an id, or a negative
 * number for a position. The negative number is even for a position that was written as a bare number, and
 * odd for any other position.
 */

export type WrittenReference = Exclude<FindingReference, { kind: 'inline' }>;

/**
 * Encodes a reference as a single number.
 *
 * @param read the parsed reference; null if the reference cannot be read
 * @param hashOf returns the hash of an id, a positive number
 * @returns the encoded reference; 0 if the reference cannot lead to a finding
 */
export function encodeReference(
  raw: unknown,
  read: WrittenReference | null,
  hashOf: (text: string) => number,
): number {
  if (read?.kind === 'id') return hashOf(read.id);
  // A number that is not a position can still be an id.
  if (read === null) return typeof raw === 'number' ? hashOf(String(raw)) : 0;
  // No export contains that many findings, and larger values would lose precision.
  const position = Math.min(read.index, 2 ** 51);
  return -1 - (2 * position + (typeof raw === 'number' ? 1 : 0));
}

/** Returns the hash of the id in an encoded reference; 0 if the reference is a position. */
export function idHashIn(
  encoded: number,
  hasNumericIds: boolean,
  hashOf: (text: string) => number,
): number {
  if (encoded > 0) return encoded;
  // If findings use numeric ids, a bare number is an id; otherwise, it is a position.
  return isBareNumber(encoded) && hasNumericIds ? hashOf(String(positionIn(encoded))) : 0;
}

export function isBareNumber(encoded: number): boolean {
  return encoded < 0 && (-1 - encoded) % 2 === 1;
}

export function positionIn(encoded: number): number {
  return Math.floor((-1 - encoded) / 2);
}
