import {
  checkKeys,
  findingId,
  findingIdKeys,
  limitDepth,
  ownValue,
  readCheck,
  readFinding,
  readPackageRef,
  readScoreReport,
  readServerRecord,
  readVersion,
} from '../../export/records.ts';
import { jsonText } from './table-writer.ts';

/** Maximum nesting depth. Deeper values are omitted, because some engines limit the depth of JSON. */
const maxDepth = 64;

interface Row {
  readonly row: object;
  readonly isReadable: boolean;
}

/** Creates a server's row (section 2.2 of the contract). */
export function serverRow(raw: unknown, position: number): Row {
  const members = takeMembers(raw);
  const publisher = takeMembers(ownValue(raw, 'publisher'));
  const row = {
    server_index: position,
    id: members.text('id'),
    name: members.text('name'),
    publisher: publisher.text('namespace'),
    verified: publisher.boolean('verified'),
    categories: members.texts('categories'),
  };
  if (publisher.isTaken()) members.drop('publisher');
  // Package references and versions have separate tables.
  for (const list of ['package_refs', 'versions']) {
    if (Array.isArray(ownValue(raw, list))) members.drop(list);
  }
  return finishRow(row, members.rest(), readServerRecord(raw));
}

export function packageRefRows(raw: unknown, position: number): readonly Row[] {
  return readList(raw, 'package_refs').map((each, index) => {
    const ref = readPackageRef(each);
    const row = {
      server_index: position,
      ref_index: index,
      ecosystem: ref?.type ?? undefined,
      name: ref?.name,
      version: ref?.version ?? undefined,
      digest: ref?.digest ?? undefined,
      raw: boundedJson(each),
    };
    return { row, isReadable: ref !== null };
  });
}

export function versionRows(raw: unknown, position: number): readonly Row[] {
  return readList(raw, 'versions').map((each, index) => {
    const version = readVersion(each);
    const row = {
      server_index: position,
      version_index: index,
      version: version?.version,
      digest: version?.digest ?? undefined,
      raw: each === version?.version ? undefined : boundedJson(each),
    };
    return { row, isReadable: version !== null };
  });
}

/** Creates a score report's row (section 2.3 of the contract). */
export function scoreRow(raw: unknown, position: number): Row {
  const members = takeMembers(raw);
  const row = {
    score_index: position,
    server_id: members.text('server'),
    version: members.text('version'),
    score: members.number('score'),
    grade: members.text('grade'),
    rubric_version: members.text('rubric_version'),
    generated_at: members.text('generated_at'),
  };
  // References to findings have a separate table.
  if (Array.isArray(ownValue(raw, 'findings'))) members.drop('findings');
  return finishRow(row, members.rest(), readScoreReport(raw));
}

/** Creates a finding's row (section 2.4 of the contract). */
export function findingRow(raw: unknown, position: number): Row {
  const members = takeMembers(raw);
  const evidence = ownValue(raw, 'evidence');
  const isPlain = typeof evidence === 'string';
  const row = {
    finding_index: position,
    id: findingId(raw) ?? undefined,
    check_name: readCheck(raw) ?? undefined,
    result: members.text('result')?.toLowerCase(),
    weight: members.number('weight'),
    evidence: isPlain ? evidence : evidence == null ? undefined : boundedJson(evidence),
    evidence_is_json: isPlain || evidence == null ? undefined : true,
  };
  members.drop(firstNameWith(findingIdKeys, raw, isId));
  members.drop(firstNameWith(checkKeys, raw, isFilled));
  members.drop('evidence');
  return finishRow(row, members.rest(), readFinding(raw, ''));
}

function finishRow(
  row: object,
  rest: unknown,
  parsed: { readonly value: unknown } | { readonly reason: string },
): Row {
  const reason = 'reason' in parsed ? parsed.reason : undefined;
  return {
    row: { ...row, other: rest === undefined ? undefined : boundedJson(rest), unreadable: reason },
    isReadable: reason === undefined,
  };
}

/**
 * Takes a record's members that are null or have their column's type. `rest` returns the remaining members,
 * so that no data is lost.
 */
function takeMembers(raw: unknown) {
  const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const takenNames: string[] = [];
  const take = <T>(name: string, isType: (value: unknown) => value is T): T | undefined => {
    const value = ownValue(raw, name);
    const hasType = isType(value);
    if (hasType || value === null) takenNames.push(name);
    return hasType ? value : undefined;
  };
  return {
    text: (name: string) => take(name, isText),
    number: (name: string) => take(name, isFiniteNumber),
    boolean: (name: string) => take(name, isBoolean),
    texts: (name: string) => take(name, isTextList),
    drop(name: string | undefined): void {
      if (name !== undefined && ownValue(raw, name) !== undefined) takenNames.push(name);
    },
    /** Reports whether all members of an object were taken; true for null. */
    isTaken: () => (isRecord ? Object.keys(raw).length === takenNames.length : raw === null),
    /**
     * Returns the remaining members, or undefined if there are none. Arrays and primitive values are returned
     * unchanged.
     */
    rest(): unknown {
      if (!isRecord) return raw ?? null;
      if (Object.keys(raw).length === takenNames.length) return undefined;
      const names = new Set(takenNames);
      return Object.fromEntries(Object.entries(raw).filter(([name]) => !names.has(name)));
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

const boundedJson = (value: unknown): string => jsonText(limitDepth(value, maxDepth));

function readList(raw: unknown, name: string): readonly unknown[] {
  const list = ownValue(raw, name);
  return Array.isArray(list) ? list : [];
}

function firstNameWith(
  names: readonly string[],
  raw: unknown,
  isValue: (value: unknown) => boolean,
): string | undefined {
  return names.find((name) => isValue(ownValue(raw, name)));
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isId = (value: unknown): boolean => isFilled(value) || typeof value === 'number';
