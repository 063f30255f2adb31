import * as z from 'zod';
import type { Span } from '../../../model/model.ts';

/** Metadata of a policy key, independent of the kind of its value. */
interface PolicyKeyBase<T> {
  /**
   * Creates the schema for the key's value in a policy file. Editors and docs/policy.md show the schema's
   * description. A run without a policy file creates no schemas.
   */
  readonly schema: () => z.ZodType<T>;
  /** The value to use if no layer sets the key. */
  readonly unset: T;
  /** The effect of leaving the key unset, for docs/policy.md; absent if there is no effect. */
  readonly defaultWords?: string;
  /**
   * How a value set by the organisation applies. `default`: applies if the repository sets no value; the
   * organisation's policy is also evaluated separately, and the stricter result counts. `separate`: applies
   * only in the separate evaluation of the organisation's policy. `added`: applies together with the
   * repository's value, which comes after the organisation's value.
   */
  readonly organisation: 'default' | 'separate' | 'added';
  /**
   * The value to use if the organisation's policy does not set the key; absent if that value is the same as
   * `unset`.
   */
  readonly unsetByOrganisation?: T;
  /** The rule that an organisation's policy without a preset enables by setting this key. */
  readonly turnsOn?: string;
  /** Whether an organisation can list the key under `overridable`. */
  readonly isOverridable?: true;
}

/** A key with a single value. The first layer that sets the key wins. */
export interface ValueKey<T> extends PolicyKeyBase<T> {
  readonly kind: 'value';
  /** Returns the strictness of a value; higher is stricter. */
  readonly rank: (value: T) => number;
  /** The effective value of an unset key, if that value depends on other values. */
  // biome-ignore lint/suspicious/noExplicitAny: the values of all keys, which are made of this type.
  readonly effective?: (values: any) => T;
}

/** A key for one rule, defined in the rule's file. Policies can also set the key for individual servers. */
// biome-ignore lint/suspicious/noExplicitAny: the values of all keys, which are made of this type.
export interface RuleKey<T = any, Name extends string = string> extends ValueKey<T> {
  readonly name: Name;
}

/** A key whose value is a map. For each entry, the first layer that sets the entry wins. */
export interface MapKey<V> extends PolicyKeyBase<ReadonlyMap<string, V>> {
  readonly kind: 'map';
  /** If the repository's policy sets this key, the organisation's default entries have no meaning. */
  readonly relativeTo?: 'preset';
}

/** A key whose value is a list. The lists of all layers are concatenated. */
export interface ListKey<E> extends PolicyKeyBase<readonly E[]> {
  readonly kind: 'list';
  /** Formats an entry as one line. */
  readonly textOf: (entry: E) => string;
  /** Whether each entry makes the policy milder or stricter; absent if that depends on the entry. */
  readonly effect?: 'permits' | 'forbids';
  /**
   * Returns the subject of an entry, for lists in which an edit can change an entry's strictness; if absent,
   * `textOf` is used.
   */
  readonly subjectOf?: (entry: E) => string;
  /**
   * Returns the strictness of an entry compared with other entries on the same subject; higher is stricter.
   */
  readonly rank?: (entry: E) => number;
  /** Returns whether everything that an entry covers is certainly covered by another entry. */
  readonly isWithin?: (entry: E, other: E) => boolean;
  /**
   * The rule that applies to a server that no entry permits any longer, and the rule that applied before,
   * which is null if any rule may have applied. Absent if a server without an entry is judged like any other
   * server.
   */
  readonly successor?: { readonly rule: string; readonly replaced: string | null };
  /** Whether an empty list permits everything. */
  readonly permitsAllIfEmpty?: true;
  /**
   * Returns the part of a repository's list that remains if the organisation does not list the key under
   * `overridable`.
   */
  readonly withoutOverride?: (entries: readonly E[]) => readonly E[];
  /** A description of the part that `withoutOverride` omits, unless it omits the whole list. */
  readonly overrideWords?: string;
  /** Adds an entry's location to the entry; `file` is null for an organisation's policy. */
  readonly locate?: (entry: E, file: string | null, span: Span | null) => E;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from key to key.
export type PolicyKey = ValueKey<any> | MapKey<any> | ListKey<any>;

/** The values for a set of keys. */
export type ValuesOf<Keys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends { readonly unset: infer T } ? T : never;
};

/** Returns the schemas of the given keys, for an object in which any of the keys may be absent. */
export function optionalSchemas<Keys extends Readonly<Record<string, PolicyKey>>>(
  keys: Keys,
): { [Name in keyof Keys]: z.ZodExactOptional<z.ZodType<ValuesOf<Keys>[Name]>> } {
  const schemas = Object.entries(keys).map(([name, { schema }]) => [
    name,
    z.exactOptional(schema()),
  ]);
  return Object.fromEntries(schemas) as never;
}
