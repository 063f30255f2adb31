import * as z from 'zod';
import type { Span } from '../../../model/model.ts';

/** Metadata of a policy key, independent of the kind of its value. */
interface PolicyKeyBase<T> {
  /**
   * Creates the schema of the value in a policy file. Editors and docs/policy.md show its description. A run
   * without a policy file creates no schema.
   */
  readonly schema: () => z.ZodType<T>;
  /** The value if no layer sets it. */
  readonly unset: T;
  /** The effect of leaving the key unset, for docs/policy.md; absent if it has none. */
  readonly defaultWords?: string;
  /**
   * How a value set by the organisation applies. `default`: if the repository sets none; the organisation's
   * policy is also evaluated separately, and the stricter result counts. `separate`: only in that second
   * evaluation. `added`: together with the repository's value, before it.
   */
  readonly organisation: 'default' | 'separate' | 'added';
  /** The value if the organisation's policy does not set it; absent if that is `unset`. */
  readonly unsetByOrganisation?: T;
  /** The rule that an organisation's policy without a preset turns on by setting this key. */
  readonly turnsOn?: string;
  /** Whether an organisation can list it under `overridable`. */
  readonly isOverridable?: true;
}

/** A key with a single value. The first layer that sets it wins. */
export interface ValueKey<T> extends PolicyKeyBase<T> {
  readonly kind: 'value';
  /** The strictness of a value; higher is stricter. */
  readonly rank: (value: T) => number;
  /** The effective value while the key is not set, if it depends on other values. */
  // biome-ignore lint/suspicious/noExplicitAny: the values of all keys, which are made of this type.
  readonly effective?: (values: any) => T;
}

/** A key for one rule, defined in the rule's file. It can also be set for individual servers. */
// biome-ignore lint/suspicious/noExplicitAny: the values of all keys, which are made of this type.
export interface RuleKey<T = any, Name extends string = string> extends ValueKey<T> {
  readonly name: Name;
}

/** A key with a map. The first layer that sets an entry wins for that entry. */
export interface MapKey<V> extends PolicyKeyBase<ReadonlyMap<string, V>> {
  readonly kind: 'map';
  /** A key that makes the organisation's default entries meaningless if the repository's policy sets it. */
  readonly relativeTo?: 'preset';
}

/** A key with a list. The lists of all layers are concatenated. */
export interface ListKey<E> extends PolicyKeyBase<readonly E[]> {
  readonly kind: 'list';
  /** An entry as one line of text. */
  readonly textOf: (entry: E) => string;
  /** Whether each entry makes the policy milder or stricter; absent if that depends on the entry. */
  readonly effect?: 'permits' | 'forbids';
  /** The subject of an entry, if an edit can change the entry's strictness; otherwise `textOf` applies. */
  readonly subjectOf?: (entry: E) => string;
  /** The strictness of an entry among those with the same subject; higher is stricter. */
  readonly rank?: (entry: E) => number;
  /** Returns whether an entry certainly covers no more than another one. */
  readonly isWithin?: (entry: E, other: E) => boolean;
  /**
   * The rule that applies to a server once no entry permits it any more, and the rule that applied before;
   * null for any rule. Absent if a server without an entry is judged like all others.
   */
  readonly successor?: { readonly rule: string; readonly replaced: string | null };
  /** Whether an empty list permits everything. */
  readonly permitsAllIfEmpty?: true;
  /**
   * The part of a repository's list that remains if the organisation does not list the key under
   * `overridable`.
   */
  readonly withoutOverride?: (entries: readonly E[]) => readonly E[];
  /** A description of the part that `withoutOverride` omits, if that is not the whole list. */
  readonly overrideWords?: string;
  /** Adds its location to an entry; `file` is null for an organisation's policy. */
  readonly locate?: (entry: E, file: string | null, span: Span | null) => E;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from key to key.
export type PolicyKey = ValueKey<any> | MapKey<any> | ListKey<any>;

/** The values of some keys. */
export type ValuesOf<Keys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends { readonly unset: infer T } ? T : never;
};

/** Returns the schemas of some keys, for an object in which any of them may be absent. */
export function optionalSchemas<Keys extends Readonly<Record<string, PolicyKey>>>(
  keys: Keys,
): { [Name in keyof Keys]: z.ZodExactOptional<z.ZodType<ValuesOf<Keys>[Name]>> } {
  const schemas = Object.entries(keys).map(([name, { schema }]) => [
    name,
    z.exactOptional(schema()),
  ]);
  return Object.fromEntries(schemas) as never;
}
