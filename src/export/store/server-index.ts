import { ecosystems } from '../../detection/ecosystems.ts';
import type { PackageRef } from '../../model/model.ts';
import { ownValue } from '../reading/fields.ts';
import { maxNameLength, readPackageRef } from '../reading/package-ref.ts';
import { type ReadResult, type ReadServerRecord, readServerRecord } from '../reading/schema.ts';

export interface IndexedServer {
  readonly read: ReadResult<ReadServerRecord>;
  readonly id: string | null;
  /** The server's registry name; null if the record has none. */
  readonly name: string | null;
  readonly refs: readonly PackageRef[];
  /**
   * Strings by which the record is looked up: its id, the names in its typed references, and its untyped
   * names in the spelling of every ecosystem. The strings include the name of every identity that the server
   * matches. The ecosystem is compared afterwards.
   */
  readonly keys: ReadonlySet<string>;
}

/**
 * The functions with which ecosystems normalise names. Duplicates are removed, because some ecosystems share
 * a function.
 */
const spellings = [...new Set(Object.values(ecosystems).map(({ normaliseName }) => normaliseName))];

/**
 * Reads a server record and the strings by which it is looked up. A malformed record keeps its readable
 * names, so that it is reported rather than lost.
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

export function nameKeys(name: string | null, refs: readonly PackageRef[]): Set<string> {
  const keys = new Set<string>();
  for (const ref of refs) if (ref.type !== null) keys.add(ref.name);
  for (const each of untypedNames(name, refs)) {
    for (const spell of spellings) keys.add(spell(each));
  }
  return keys;
}

/**
 * Returns the names of a record that have no ecosystem: the record's name, and the names in untyped
 * references. Omits names longer than `maxNameLength`.
 */
export function untypedNames(name: string | null, refs: readonly PackageRef[]): string[] {
  const bare = refs.filter(({ type }) => type === null).map((ref) => ref.name);
  return (name === null ? bare : [...bare, name]).filter(({ length }) => length <= maxNameLength);
}

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export function listedRefs({ refs }: IndexedServer): PackageRef[] {
  return refs.filter(({ type }) => type !== null);
}
