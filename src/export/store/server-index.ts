import { ecosystems } from '../../detection/ecosystems.ts';
import type { PackageRef } from '../../model/model.ts';
import { ownValue } from '../reading/fields.ts';
import { maxNameLength, readPackageRef } from '../reading/package-ref.ts';
import { type ReadResult, type ReadServerRecord, readServerRecord } from '../reading/schema.ts';

/** A server record with all strings by which it can be found. */
export interface IndexedServer {
  readonly read: ReadResult<ReadServerRecord>;
  /** Null if the record has no id. */
  readonly id: string | null;
  /** The server's registry name; null if the record has none. */
  readonly name: string | null;
  readonly refs: readonly PackageRef[];
  /**
   * Strings by which the record is looked up: its id, and the names in its typed references. The record's own
   * name and its untyped names are included in the spelling of every ecosystem. If a server matches an
   * identity, these strings include the identity's name. The ecosystem is compared afterwards.
   */
  readonly keys: ReadonlySet<string>;
}

/** Functions that normalise a name as an ecosystem does. Some ecosystems share a function. */
const spellings = [...new Set(Object.values(ecosystems).map(({ normaliseName }) => normaliseName))];

/**
 * Reads a server record so that it can be looked up. A malformed record is listed under its readable names,
 * so that it is reported rather than lost.
 */
export function indexServer(raw: unknown): IndexedServer {
  const read = readServerRecord(raw);
  const id = nonEmptyText(ownValue(raw, 'id'));
  const name = nonEmptyText(ownValue(raw, 'name'));
  const listed = ownValue(raw, 'package_refs');
  const refs =
    'value' in read
      ? read.value.record.packageRefs
      : Array.isArray(listed)
        ? listed.flatMap((ref) => readPackageRef(ref) ?? [])
        : [];
  const keys = nameKeys(name, refs);
  if (id !== null) keys.add(id);
  return { read, id, name, refs, keys };
}

/** The names by which a record is found, including those in its references. */
export function nameKeys(name: string | null, refs: readonly PackageRef[]): Set<string> {
  const keys = new Set<string>();
  for (const ref of refs) if (ref.type !== null) keys.add(ref.name);
  for (const each of untypedNames(name, refs)) {
    for (const spell of spellings) keys.add(spell(each));
  }
  return keys;
}

/** The names of a record that have no ecosystem: its own name, and those in untyped references. */
export function untypedNames(name: string | null, refs: readonly PackageRef[]): string[] {
  const bare = refs.filter(({ type }) => type === null).map((ref) => ref.name);
  return (name === null ? bare : [...bare, name]).filter(({ length }) => length <= maxNameLength);
}

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The references of a server that have an ecosystem. */
export function listedRefs({ refs }: IndexedServer): PackageRef[] {
  return refs.filter(({ type }) => type !== null);
}
