import { isWhitespace, type StringTokens } from './record-key.ts';
import {
  createRecordMembers,
  isNamed,
  memberKinds,
  type RecordMembers,
  readMembers,
} from './record-members.ts';

/** The indexes of a score's members by role; -1 for a missing role. The object is reused for each score. */
export interface ScoreMembers {
  readonly members: RecordMembers;
  /** Like `version`, a non-empty string. */
  server: number;
  version: number;
  /** A non-negative number, or null. */
  score: number;
  grade: number;
  rubricVersion: number;
  generatedAt: number;
  /** A list of strings. */
  findings: number;
}

type Role = Exclude<keyof ScoreMembers, 'members'>;

const names: Readonly<Record<Role, Uint8Array>> = {
  server: Buffer.from('server'),
  version: Buffer.from('version'),
  score: Buffer.from('score'),
  grade: Buffer.from('grade'),
  rubricVersion: Buffer.from('rubric_version'),
  generatedAt: Buffer.from('generated_at'),
  findings: Buffer.from('findings'),
};
const roles = Object.entries(names) as [Role, Uint8Array][];

export interface ScoreReader {
  /** The members of the most recently read score. */
  readonly scoreMembers: ScoreMembers;
  /**
   * Finds the members of the score in `bytes` from `start` up to `end` (exclusive).
   *
   * @returns false if the score must be parsed, because a member or its type is not in the contract or a
   * string is not printable ASCII. If true, the score is valid JSON.
   */
  readonly read: (bytes: Uint8Array, start: number, end: number, strings: StringTokens) => boolean;
  /** Visits the start and end position of each finding id in the most recently read score. */
  readonly forEachReference: (visit: (from: number, to: number) => void) => void;
}

export function createScoreReader(): ScoreReader {
  const found: ScoreMembers = {
    members: createRecordMembers(),
    server: -1,
    version: -1,
    score: -1,
    grade: -1,
    rubricVersion: -1,
    generatedAt: -1,
    findings: -1,
  };
  /** The start and end position of each reference. */
  let references = new Int32Array(64);
  let count = 0;

  /** Reads a list of ids. Returns false if the list contains anything else, such as a pointer. */
  const readReferences = (bytes: Uint8Array, from: number, to: number): boolean => {
    count = 0;
    if (bytes[from] !== 0x5b) return false;
    let at = skipSpace(bytes, from + 1);
    if (bytes[at] === 0x5d) return at + 1 === to;
    for (;;) {
      const first = bytes[at + 1];
      if (bytes[at] !== 0x22 || first === 0x2f || first === 0x23) return false;
      const end = printableEnd(bytes, at + 1);
      if (bytes[end] !== 0x22) return false;
      if (count === references.length) {
        references = new Int32Array(references.buffer.transfer(8 * count));
      }
      references[count] = at + 1;
      references[count + 1] = end;
      count += 2;
      at = skipSpace(bytes, end + 1);
      if (bytes[at] === 0x5d) return at + 1 === to;
      if (bytes[at] !== 0x2c) return false;
      at = skipSpace(bytes, at + 1);
    }
  };

  const isUsual = (bytes: Uint8Array, role: Role, member: number): boolean => {
    const { places, kinds } = found.members;
    const from = places[4 * member + 2] as number;
    const to = places[4 * member + 3] as number;
    const kind = kinds[member];
    if (role === 'findings') return kind === memberKinds.nested && readReferences(bytes, from, to);
    if (role === 'score') {
      return kind === memberKinds.number ? bytes[from] !== 0x2d : bytes[from] === 0x6e;
    }
    return kind === memberKinds.text && printableEnd(bytes, from) === to;
  };

  const hasText = (member: number): boolean =>
    member >= 0 &&
    (found.members.places[4 * member + 3] as number) >
      (found.members.places[4 * member + 2] as number);

  return {
    scoreMembers: found,
    read(bytes, start, end, strings) {
      const { members } = found;
      count = 0;
      if (!readMembers(bytes, start, end, strings, members)) return false;
      for (const [role] of roles) found[role] = -1;
      for (let member = 0; member < members.count; member += 1) {
        const role = roles.find(([, name]) => isNamed(members, member, bytes, name))?.[0];
        if (role === undefined || !isUsual(bytes, role, member)) return false;
        found[role] = member;
      }
      return hasText(found.server) && hasText(found.version);
    },
    forEachReference(visit) {
      for (let at = 0; at < count; at += 2) {
        visit(references[at] as number, references[at + 1] as number);
      }
    },
  };
}

/**
 * Returns the position of the first byte, at or after `from`, that is a quote, a backslash, or not printable
 * ASCII.
 */
function printableEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 1) {
    const byte = bytes[at];
    if (byte === undefined || byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c) {
      return at;
    }
  }
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isWhitespace(bytes[at] as number)) at += 1;
  return at;
}
