import { findingIdKeys, type StringTokens } from './record-key.ts';
import {
  createRecordMembers,
  isNamed,
  memberKinds,
  type RecordMembers,
  readMembers,
} from './record-members.ts';
import { createRecordShape } from './record-shape.ts';
import { checkKeys } from './schema.ts';

/**
 * The indexes of a finding's members by role; -1 for a missing role. The object is reused for each finding.
 */
export interface FindingMembers {
  readonly members: RecordMembers;
  id: number;
  check: number;
  result: number;
  weight: number;
  evidence: number;
}

type Role = 'id' | 'check' | 'result' | 'weight' | 'evidence';

interface Name {
  readonly bytes: Uint8Array;
  readonly role: Role;
  /** If several members have the same role, the non-empty member with the lowest rank is used. */
  readonly rank: number;
}

const namesByRole: Readonly<Record<Role, readonly string[]>> = {
  id: findingIdKeys,
  check: checkKeys,
  result: ['result'],
  weight: ['weight'],
  evidence: ['evidence'],
};
const namesByLength: Name[][] = Array.from({ length: 32 }, () => []);
for (const role of Object.keys(namesByRole) as Role[]) {
  namesByRole[role].forEach((name, rank) => {
    namesByLength[name.length]?.push({ bytes: Buffer.from(name), role, rank });
  });
}

export interface FindingReader {
  /** The members of the most recently read finding. */
  readonly findingMembers: FindingMembers;
  /**
   * Finds the members of the finding in `bytes` from `start` up to `end` (exclusive). The result is the same
   * as if the finding were parsed and passed to `readFinding` and `findingId`.
   *
   * @returns false if the record is unusual and must be parsed. Otherwise, the finding's id, check and result
   * contain no escape sequences. The content of the evidence is not checked.
   */
  readonly read: (bytes: Uint8Array, start: number, end: number, strings: StringTokens) => boolean;
  /**
   * Reads a finding that starts at `start`, if its layout matches that of the finding last found by `read`.
   *
   * @returns the position after the finding's end; -1 if the finding's layout differs or if `bytes` ends
   * first
   */
  readonly readNext: (bytes: Uint8Array, start: number) => number;
}

export function createFindingReader(): FindingReader {
  const members = createRecordMembers();
  const found = { members, id: -1, check: -1, result: -1, weight: -1, evidence: -1 };
  const shape = createRecordShape();
  /** Whether the roles in `found` apply to the members of the learned shape. */
  let isOfShape = false;
  const isPlainInShape = (member: number): boolean =>
    member === found.id || member === found.check || member === found.result;
  return {
    findingMembers: found,
    read(bytes, start, end, strings) {
      const reading = readFindingMembers(bytes, start, end, strings, found);
      isOfShape = reading === 'usual';
      if (isOfShape) shape.learn(bytes, start, end, members, isPlainInShape);
      return reading !== null;
    },
    readNext: (bytes, start) => (isOfShape ? shape.read(bytes, start, members) : -1),
  };
}

/**
 * Stores a finding's members in `findingMembers`. Returns null if the record is unusual, or `some-empty` if
 * the finding's id or check depends on which of its members are empty.
 */
function readFindingMembers(
  bytes: Uint8Array,
  start: number,
  end: number,
  strings: StringTokens,
  findingMembers: FindingMembers,
): 'usual' | 'some-empty' | null {
  const { members } = findingMembers;
  if (!readMembers(bytes, start, end, strings, members)) return null;
  const { places, kinds } = members;
  findingMembers.id = -1;
  findingMembers.check = -1;
  findingMembers.result = -1;
  findingMembers.weight = -1;
  findingMembers.evidence = -1;
  let idRank = 32;
  let checkRank = 32;
  let isSomeEmpty = false;
  for (let member = 0; member < members.count; member += 1) {
    const name = memberName(members, member, bytes);
    if (name === null) continue;
    const { role, rank } = name;
    const kind = kinds[member];
    const from = places[4 * member + 2] as number;
    const to = places[4 * member + 3] as number;
    const isFilled = kind === memberKinds.text && to > from;
    if (role === 'id') {
      const isNumber = kind === memberKinds.number;
      // Parsing could change any other spelling of the number: 1.0 becomes 1.
      if (isNumber && !isPlainInteger(bytes, from, to)) return null;
      if (!isNumber && !isFilled) isSomeEmpty = true;
      else if (rank < idRank) {
        findingMembers.id = member;
        idRank = rank;
      }
    } else if (role === 'check') {
      if (!isFilled) isSomeEmpty = true;
      else if (rank < checkRank) {
        findingMembers.check = member;
        checkRank = rank;
      }
    } else {
      findingMembers[role] = member;
    }
  }
  const isUsual =
    isPlain(members, findingMembers.id, bytes) &&
    isPlain(members, findingMembers.check, bytes) &&
    isPlain(members, findingMembers.result, bytes);
  return isUsual ? (isSomeEmpty ? 'some-empty' : 'usual') : null;
}

function memberName(members: RecordMembers, member: number, bytes: Uint8Array): Name | null {
  const { places } = members;
  const names = namesByLength[(places[4 * member + 1] as number) - (places[4 * member] as number)];
  if (names === undefined) return null;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as Name;
    if (isNamed(members, member, bytes, name.bytes)) return name;
  }
  return null;
}

/** Reports whether a member's value contains no backslash; also true if there is no such member. */
function isPlain({ places }: RecordMembers, member: number, bytes: Uint8Array): boolean {
  if (member < 0) return true;
  const to = places[4 * member + 3] as number;
  for (let at = places[4 * member + 2] as number; at < to; at += 1) {
    if (bytes[at] === 0x5c) return false;
  }
  return true;
}

function isPlainInteger(bytes: Uint8Array, from: number, to: number): boolean {
  if (bytes[from] === 0x2d) return false;
  for (let at = from; at < to; at += 1) if (bytes[at] === 0x2e) return false;
  return true;
}
