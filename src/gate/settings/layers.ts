import {
  type Floor,
  type Override,
  type Policy,
  type PolicyKey,
  type PolicyKeyName,
  type PolicyLayer,
  type PolicyValues,
  placeIn,
  policyKeyEntries,
  serverValueNames,
} from '../../judging/policy.ts';

export const emptyLayer: PolicyLayer = { source: '', values: {}, places: new Map() };

export interface Layers {
  /** Null if no policy file applies. */
  readonly file: PolicyLayer | null;
  /** The step's inputs or the command-line options, which override the policy file. */
  readonly given: PolicyLayer;
  /**
   * The organisation's policy, followed by the policies that it extends. Each floor limits all policies
   * before it.
   */
  readonly floors: readonly Floor[];
  /** Maximum age of the export, with the source of this limit for the provenance. */
  readonly maxAge: { readonly ms: number; readonly source: string };
}

/**
 * Merges the layers of a policy and records the source of each value. A value that the repository does not
 * set comes from the first floor that sets it, or else from the defaults.
 */
export function mergeLayers({ file, given, floors: all, maxAge }: Layers): Policy {
  const repository = (file === null ? [given] : [given, file]).map((layer) =>
    withoutOverrides(layer, all),
  );
  const floors = all.map((floor, at) => withoutOverrides(floor, all.slice(at + 1)));
  const provenance = new Map([['max-age', maxAge.source]]);
  const values = policyKeyEntries.map(([name, key]) => {
    const layers = rankedLayers(key, repository, floors).filter(({ values }) => name in values);
    return [name, layers.length === 0 ? key.unset : mergeValues(name, key, layers, provenance)];
  });
  return {
    values: Object.fromEntries(values) as unknown as PolicyValues,
    inherited: floors.map((floor, at) =>
      inheritedOverrides(floor, [...repository, ...floors.slice(0, at)]),
    ),
    floors,
    maxAgeMs: maxAge.ms,
    provenance,
  };
}

/**
 * A policy key that is ignored, fully or in part, because a floor above its layer does not make the key
 * overridable.
 */
export interface IgnoredKey {
  readonly name: PolicyKeyName;
  /** Describes the ignored part. */
  readonly words: string;
  /** The part of the value that still has an effect. */
  readonly left: readonly unknown[];
  /** The source of the floor that prevents the override. */
  readonly by: string;
}

export function findIgnoredKeys(layer: PolicyLayer, floors: readonly Floor[]): IgnoredKey[] {
  return policyKeyEntries.flatMap(([name, key]): IgnoredKey[] => {
    const value = layer.values[name] as readonly unknown[] | undefined;
    if (value === undefined || key.kind !== 'list' || !key.withoutOverride) return [];
    const remaining = key.withoutOverride(value);
    const texts = (entries: readonly unknown[]) => JSON.stringify(entries.map(key.textOf));
    const floor = floors.find(({ overridable }) => !overridable.has(name));
    return floor === undefined || texts(remaining) === texts(value)
      ? []
      : [{ name, words: key.overrideWords ?? name, left: remaining, by: floor.source }];
  });
}

/** Returns a layer without the values that the floors above it do not allow it to set. */
function withoutOverrides<L extends PolicyLayer>(layer: L, floors: readonly Floor[]): L {
  const left = findIgnoredKeys(layer, floors).map((each) => [each.name, each.left]);
  return { ...layer, values: { ...layer.values, ...Object.fromEntries(left) } };
}

/** Returns the layers from which a key's value is merged, strongest first. */
function rankedLayers(
  key: PolicyKey,
  repository: readonly PolicyLayer[],
  floors: readonly Floor[],
): readonly PolicyLayer[] {
  switch (key.organisation) {
    case 'added':
      return [...floors.toReversed(), ...repository];
    case 'default':
      return [
        ...repository,
        ...floors.filter((_, at) => !isRelative(key, [...repository, ...floors.slice(0, at)])),
      ];
    case 'separate':
      return repository;
  }
}

/**
 * Reports whether a floor's entries for a key are meaningless because a layer below sets the key that they
 * are relative to.
 */
function isRelative(key: PolicyKey, below: readonly PolicyLayer[]): boolean {
  const base = key.kind === 'map' ? key.relativeTo : undefined;
  return base !== undefined && below.some(({ values }) => values[base] !== undefined);
}

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

/** Returns a floor's overrides without the values that a layer below the floor sets. */
function inheritedOverrides(floor: Floor, below: readonly PolicyLayer[]): Override[] {
  const isSet = (name: PolicyKeyName): boolean => below.some(({ values }) => name in values);
  return (floor.values.servers ?? []).map(({ values, ...rest }) => {
    const limitingValues = Object.entries(values).filter(
      ([name]) => !serverValueNames.some((each) => each === name && isSet(each)),
    );
    const rules = new Map(
      [...(values.rules ?? [])].filter(
        ([id]) => !isSet('preset') && !below.some((layer) => layer.values.rules?.has(id)),
      ),
    );
    return {
      ...rest,
      values: { ...Object.fromEntries(limitingValues), ...(values.rules && { rules }) },
    };
  });
}
