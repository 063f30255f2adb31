import * as z from 'zod';
import type { Span } from '../../../model/model.ts';

interface PolicyKeyBase<T> {
  /**
   * Creates the schema for the key's value in a policy file. Editors and docs/policy.md show the schema's
   * description. A run without a policy file creates no schemas.
   */
  readonly schema: () => z.ZodType<T>;
  /** The value to use if no layer sets the key. */
  readonly unset: T;
  /** A description of the default, for docs/policy.md; absent if an unset key does nothing. */
  readonly defaultWords?: string;
  /**
   * How a value set by the organisation applies. `default`: it applies if the repository sets no value; the
   * organisation's policy is also evaluated separately, and the stricter result counts. `separate`: it
   * applies only when the organisation's policy is evaluated separately. `added`: it comes before the
   * repository's value, and both apply.
   */
  readonly organisation: 'default' | 'separate' | 'added';
  /** The value if the organisation's policy does not set the key; defaults to `unset`. */
  readonly unsetByOrganisation?: T;
  /** The rule that this key enables when the key is set in an organisation's policy without a preset. */
  readonly turnsOn?: string;
  readonly isOverridable?: true;
}

/** A key with a single value. The first layer that sets the key wins. */
export interface ValueKey<T> extends PolicyKeyBase<T> {
  readonly kind: 'value';
  /** Returns the strictness of a value; higher is stricter. */
  readonly rank: (value: T) => number;
  /** Returns the effective value of a key whose default depends on other values. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of all keys' values is derived from this type.
  readonly effective?: (values: any) => T;
}

/** A key for one rule, defined in the rule's file. Policies can also set the key for individual servers. */
// biome-ignore lint/suspicious/noExplicitAny: the type of all keys' values is derived from this type.
export interface RuleKey<T = any, Name extends string = string> extends ValueKey<T> {
  readonly name: Name;
}

/** A key whose value is a map. For each entry, the first layer that sets the entry wins. */
export interface MapKey<V> extends PolicyKeyBase<ReadonlyMap<string, V>> {
  readonly kind: 'map';
  /**
   * The key that gives the entries their meaning. If the repository's policy sets that key, the
   * organisation's default entries do not apply.
   */
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
   * Returns an entry's subject, by which entries before and after an edit are compared; defaults to `textOf`.
   */
  readonly subjectOf?: (entry: E) => string;
  /** Returns an entry's strictness relative to other entries on the same subject; higher is stricter. */
  readonly rank?: (entry: E) => number;
  /** Reports whether `other` covers everything that `entry` covers; false if this is uncertain. */
  readonly isWithin?: (entry: E, other: E) => boolean;
  /**
   * `rule` is the rule that applies once no entry permits a server any longer. `replaced` is the rule that
   * applied while an entry permitted the server; null if any rule might have applied. Absent if a server
   * without an entry is judged like any other server.
   */
  readonly successor?: { readonly rule: string; readonly replaced: string | null };
  readonly permitsAllIfEmpty?: true;
  /**
   * Returns the part of a repository's list that remains if the organisation does not list the key under
   * `overridable`.
   */
  readonly withoutOverride?: (entries: readonly E[]) => readonly E[];
  /** Describes the part that `withoutOverride` omits; absent if it omits the whole list. */
  readonly overrideWords?: string;
  /** Adds an entry's location to the entry; `file` is null for an organisation's policy. */
  readonly locate?: (entry: E, file: string | null, span: Span | null) => E;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from key to key.
export type PolicyKey = ValueKey<any> | MapKey<any> | ListKey<any>;

export type ValuesOf<Keys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends { readonly unset: infer T } ? T : never;
};

export function optionalSchemas<Keys extends Readonly<Record<string, PolicyKey>>>(
  keys: Keys,
): { [Name in keyof Keys]: z.ZodExactOptional<z.ZodType<ValuesOf<Keys>[Name]>> } {
  const schemas = Object.entries(keys).map(([name, { schema }]) => [
    name,
    z.exactOptional(schema()),
  ]);
  return Object.fromEntries(schemas) as never;
}
