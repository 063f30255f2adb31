import type { Span } from '../../model/model.ts';
import type { FileReference } from './file-reference.ts';
import { bases } from './keys/bases.ts';
import { ignorePaths } from './keys/ignore-paths.ts';
import { manifests } from './keys/manifests.ts';
import { messages } from './keys/messages.ts';
import { allow, deny, firstParty } from './keys/patterns.ts';
import type { PolicyKey, ValuesOf } from './keys/policy-key.ts';
import { preset } from './keys/preset.ts';
import { ratchet } from './keys/ratchet.ts';
import { registries } from './keys/registries.ts';
import { type Override, serverKeys, servers } from './keys/servers.ts';
import { waivers } from './keys/waivers.ts';

/**
 * All policy keys, in the order of the documentation. To add a key, create its file and list it here, or in
 * `serverKeys` if policies can also set it for individual servers. A key for a single rule is defined in that
 * rule's file.
 */
export const policyKeys = {
  preset,
  ...serverKeys,
  ratchet,
  servers,
  'first-party': firstParty,
  registries,
  deny,
  allow,
  waivers,
  'ignore-paths': ignorePaths,
  manifests,
  bases,
  messages,
} as const satisfies Readonly<Record<string, PolicyKey>>;

export type PolicyValues = ValuesOf<typeof policyKeys>;
export type PolicyKeyName = keyof PolicyValues;

export const policyKeyEntries = Object.entries(policyKeys) as unknown as readonly (readonly [
  name: PolicyKeyName,
  key: PolicyKey,
])[];

/** The part of a policy that comes from one source. */
export interface PolicyLayer {
  /** The source as shown in the provenance of values: `input`, or the path of a file. */
  readonly source: string;
  readonly values: Partial<PolicyValues>;
  /** The location of each value, by the value's path in the file: `rules.unpinned`, `deny.0`. */
  readonly places: ReadonlyMap<string, Span>;
}

/**
 * An organisation's policy. A policy below a floor can be stricter, but can be milder only for the keys and
 * rules in `overridable`.
 */
export interface Floor extends PolicyLayer {
  /** The commit that the policy was read from; null if the policy is part of the workflow. */
  readonly commit: string | null;
  readonly overridable: ReadonlySet<string>;
  readonly waivable: ReadonlySet<string>;
  /** Maximum number of days until a repository's waiver expires; null for no limit. */
  readonly maxWaiverDays: number | null;
  /** The next higher floor; null if this is the highest floor. */
  readonly extends: FileReference | null;
}

/** The effective policy: the merged layers, and the floors that limit their values. */
export interface Policy {
  readonly values: PolicyValues;
  /** The overrides of each floor, without values that a lower layer sets. */
  readonly inherited: readonly (readonly Override[])[];
  /**
   * The organisation's policy and the policies that it extends. Each policy in this list limits all policies
   * before it.
   */
  readonly floors: readonly Floor[];
  /** Maximum age of the export, in milliseconds. */
  readonly maxAgeMs: number;
  /** The source of each value, for example `min-score` → `input`. */
  readonly provenance: ReadonlyMap<string, string>;
}

export function allValues({ values }: PolicyLayer, ofOrganisation = false): PolicyValues {
  const unset = policyKeyEntries.map(([name, key]) => [
    name,
    (ofOrganisation ? key.unsetByOrganisation : undefined) ?? key.unset,
  ]);
  return { ...Object.fromEntries(unset), ...values };
}

/**
 * Returns the location at which a layer sets a value, such as `.github/mcp-grade-gate.yml:3`, or only the
 * source's name if the line is unknown.
 */
export function placeIn({ source, places }: PolicyLayer, name: string): string {
  const line = places.get(name)?.start.line;
  return line === undefined ? source : `${source}:${line}`;
}
