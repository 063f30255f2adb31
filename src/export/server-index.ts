import type { PackageRef } from '../model.ts';
import { ecosystems } from '../versions/ecosystems.ts';
import { ownValue } from './fields.ts';
import { longestName, readPackageRef } from './package-ref.ts';
import { type ReadServerRecord, readServerRecord, type Understood } from './schema.ts';

/** A server record with everything that it can be found by. */
export interface IndexedServer {
  readonly read: Understood<ReadServerRecord>;
  /** Null where the record carries none. */
  readonly id: string | null;
  /** Its registry name; null where the record carries none. */
  readonly name: string | null;
  readonly refs: readonly PackageRef[];
  /**
   * Texts under which the record is looked up: its id, the names of its references, and its own and
   * its untyped names in the spelling of every ecosystem. Whoever is asked for by an identity's name
   * is among those that carry it here; the kind of the name is compared afterwards.
   */
  readonly keys: ReadonlySet<string>;
}

/** The spellings that the ecosystems make of a name: several share one. */
const spellings = [...new Set(Object.values(ecosystems).map(({ normaliseName }) => normaliseName))];

/**
 * Reads a server record for looking it up. One that cannot be read as a whole is known by what of it
 * can, so that it does not vanish.
 */
export function indexServer(raw: unknown): IndexedServer {
  const read = readServerRecord(raw);
  const id = textOf(ownValue(raw, 'id'));
  const name = textOf(ownValue(raw, 'name'));
  const listed = ownValue(raw, 'package_refs');
  const refs =
    'value' in read
      ? read.value.record.packageRefs
      : Array.isArray(listed)
        ? listed.flatMap((ref) => readPackageRef(ref) ?? [])
        : [];
  const keys = new Set<string>();
  if (id !== null) keys.add(id);
  for (const ref of refs) if (ref.type !== null) keys.add(ref.name);
  for (const each of untypedNames(name, refs)) {
    for (const spell of spellings) keys.add(spell(each));
  }
  return { read, id, name, refs, keys };
}

/** The names of a record that tell no ecosystem: its own, and those of bare references. */
export function untypedNames(name: string | null, refs: readonly PackageRef[]): string[] {
  const bare = refs.filter(({ type }) => type === null).map((ref) => ref.name);
  return (name === null ? bare : [...bare, name]).filter(({ length }) => length <= longestName);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The typed references of a server, by which it is listed. */
export function listedRefs({ refs }: IndexedServer): PackageRef[] {
  return refs.filter(({ type }) => type !== null);
}
