import type { PolicyKey } from '../policy/keys/policy-key.ts';
import { type Override, serverValueNames } from '../policy/keys/servers.ts';
import {
  type Floor,
  type Policy,
  type PolicyKeyName,
  type PolicyLayer,
  type PolicyValues,
  placeIn,
  policyKeyEntries,
} from '../policy/keys.ts';

/** A layer that sets nothing. */
export const emptyLayer: PolicyLayer = { source: '', values: {}, places: new Map() };

/** The layers of the effective policy. */
export interface Layers {
  /** The effective policy file; null if there is none. */
  readonly file: PolicyLayer | null;
  /** Inputs of the step, or options of the command line: they override the file. */
  readonly given: PolicyLayer;
  /** The organisation's policy; null if there is none. */
  readonly floor: Floor | null;
  /** Maximum age of the export, with its source for the provenance. */
  readonly maxAge: { readonly ms: number; readonly source: string };
}

/**
 * Merges the layers of a policy, and records where each value comes from. A value that the repository
 * does not set is the organisation's, or else the default.
 */
export function mergeLayers({ file, given, floor, maxAge }: Layers): Policy {
  const repository = (file === null ? [given] : [given, file]).map((layer) =>
    floor === null ? layer : withoutOverrides(layer, floor),
  );
  const provenance = new Map([['max-age', maxAge.source]]);
  const values = policyKeyEntries.map(([name, key]) => {
    const layers = layersOf(key, repository, floor).filter(({ values }) => name in values);
    return [name, layers.length === 0 ? key.unset : mergeValues(name, key, layers, provenance)];
  });
  return {
    values: Object.fromEntries(values) as unknown as PolicyValues,
    inherited: floor === null ? [] : inheritedOverrides(floor, repository),
    floor,
    maxAgeMs: maxAge.ms,
    provenance,
  };
}

/** A key of a layer that does not count, because the organisation does not make it overridable. */
export interface IgnoredKey {
  readonly name: PolicyKeyName;
  /** What does not count, in words. */
  readonly words: string;
  /** What remains of the value. */
  readonly left: readonly unknown[];
}

/** The keys of a repository's layer that do not count under an organisation's policy. */
export function ignoredKeys(layer: PolicyLayer, floor: Floor): IgnoredKey[] {
  return policyKeyEntries.flatMap(([name, key]): IgnoredKey[] => {
    const value = layer.values[name] as readonly unknown[] | undefined;
    if (value === undefined || key.kind !== 'list' || !key.withoutOverride) return [];
    const left = key.withoutOverride(value);
    const texts = (entries: readonly unknown[]) => JSON.stringify(entries.map(key.textOf));
    return floor.overridable.has(name) || texts(left) === texts(value)
      ? []
      : [{ name, words: key.overrideWords ?? name, left }];
  });
}

/** A repository's layer without what the organisation does not let it set. */
function withoutOverrides(layer: PolicyLayer, floor: Floor): PolicyLayer {
  const left = ignoredKeys(layer, floor).map((each) => [each.name, each.left]);
  return { ...layer, values: { ...layer.values, ...Object.fromEntries(left) } };
}

/** The layers that a key's value is merged from, the strongest first. */
function layersOf(
  key: PolicyKey,
  repository: readonly PolicyLayer[],
  floor: Floor | null,
): readonly PolicyLayer[] {
  if (floor === null) return repository;
  switch (key.organisation) {
    case 'added':
      return [floor, ...repository];
    case 'default':
      return isRelative(key, repository) ? repository : [...repository, floor];
    case 'separate':
      return repository;
  }
}

/** Whether the organisation's entries mean nothing, because the repository sets what they are relative to. */
function isRelative(key: PolicyKey, repository: readonly PolicyLayer[]): boolean {
  const base = key.kind === 'map' ? key.relativeTo : undefined;
  return base !== undefined && repository.some(({ values }) => values[base] !== undefined);
}

/** The merged value of layers that all set it. */
function mergeValues(
  name: PolicyKeyName,
  { kind }: PolicyKey,
  layers: readonly PolicyLayer[],
  provenance: Map<string, string>,
): unknown {
  const [first] = layers;
  if (kind === 'value' && first !== undefined) {
    provenance.set(name, placeIn(first, name));
    return first.values[name];
  }
  const entries = layers.flatMap((layer) =>
    [...(layer.values[name] as Iterable<unknown>)].map((entry, at) => ({ entry, at, layer })),
  );
  if (kind === 'list') {
    for (const [at, each] of entries.entries()) {
      provenance.set(`${name}.${at}`, placeIn(each.layer, `${name}.${each.at}`));
    }
    return entries.map(({ entry }) => entry);
  }
  const merged = new Map<string, unknown>();
  for (const { entry, layer } of entries) {
    const [id, value] = entry as [string, unknown];
    if (merged.has(id)) continue;
    merged.set(id, value);
    provenance.set(`${name}.${id}`, placeIn(layer, `${name}.${id}`));
  }
  return merged;
}

/** The organisation's overrides, without the values that the repository sets itself. */
function inheritedOverrides(floor: Floor, repository: readonly PolicyLayer[]): Override[] {
  const isSet = (name: PolicyKeyName): boolean => repository.some(({ values }) => name in values);
  return (floor.values.servers ?? []).map(({ values, ...rest }) => {
    const kept = Object.entries(values).filter(
      ([name]) => !serverValueNames.some((each) => each === name && isSet(each)),
    );
    const rules = new Map(
      [...(values.rules ?? [])].filter(
        ([id]) => !isSet('preset') && !repository.some((layer) => layer.values.rules?.has(id)),
      ),
    );
    return { ...rest, values: { ...Object.fromEntries(kept), ...(values.rules && { rules }) } };
  });
}
