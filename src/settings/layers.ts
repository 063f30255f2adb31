import type { Floor, Level, Override, Policy, PolicyLayer, Verdict } from '../model.ts';

/** A layer that sets nothing. */
export const emptyLayer: PolicyLayer = {
  source: '',
  preset: null,
  minScore: null,
  minGrade: null,
  levels: new Map(),
  overrides: [],
  firstParty: [],
  registries: [],
  deny: [],
  allow: [],
  waivers: [],
  ignorePaths: null,
  messages: new Map(),
  places: new Map(),
};

/** The default minimum score: the lower end of grade B. */
export const defaultMinScore = 75;

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
  const repository = file === null ? [given] : [given, file];
  const layers = floor === null ? repository : [...repository, floor];
  const provenance = new Map<string, string>([['max-age', maxAge.source]]);
  const firstSet = <T>(name: string, of: (layer: PolicyLayer) => T | null, fallback: T): T => {
    const layer = layers.find((each) => of(each) !== null);
    provenance.set(name, layer === undefined ? 'default' : placeIn(layer, name));
    return (layer === undefined ? null : of(layer)) ?? fallback;
  };
  // Values that would weaken the floor count only if the organisation lists them under overridable.
  const allows = (name: string): boolean => floor === null || floor.overridable.has(name);
  const list = <T>(
    name: string,
    of: (layer: PolicyLayer) => readonly T[] | null,
    from: readonly PolicyLayer[],
  ): T[] => {
    const entries = from.flatMap((layer) =>
      (of(layer) ?? []).map((entry, at) => ({ entry, place: placeIn(layer, `${name}.${at}`) })),
    );
    for (const [at, { place }] of entries.entries()) provenance.set(`${name}.${at}`, place);
    return entries.map(({ entry }) => entry);
  };
  const floors = floor === null ? [] : [floor];
  const ofSettings = (name: string) => [...floors, ...(allows(name) ? repository : [])];
  // The inputs override the file; the floor's paths are always ignored too.
  const ignoring = repository.find(({ ignorePaths }) => ignorePaths !== null);
  const ownIgnoring = ignoring !== undefined && allows('ignore-paths') ? [ignoring] : [];
  const hasPreset = repository.some(({ preset }) => preset !== null);
  // The organisation set its levels relative to its own preset, so they do not count under another.
  const levels = mergeLevels(hasPreset ? repository : layers, provenance);
  return {
    preset: firstSet('preset', ({ preset }) => preset, 'recommended'),
    minScore: firstSet('min-score', ({ minScore }) => minScore, defaultMinScore),
    minGrade: firstSet('min-grade', ({ minGrade }) => minGrade, null),
    levels,
    overrides: list('servers', ({ overrides }) => overrides, repository).map((each) =>
      allows('servers') ? each : { ...each, server: null },
    ),
    inherited: floor === null ? [] : inheritedOverrides(floor, repository),
    firstParty: list('first-party', ({ firstParty }) => firstParty, [...floors, ...repository]),
    registries: list('registries', ({ registries }) => registries, ofSettings('registries')),
    deny: list('deny', ({ deny }) => deny, repository),
    allow: list('allow', ({ allow }) => allow, repository),
    waivers: list('waivers', ({ waivers }) => waivers, [...floors, ...repository]),
    ignorePaths: list('ignore-paths', ({ ignorePaths }) => ignorePaths, [
      ...floors,
      ...ownIgnoring,
    ]),
    messages: messagesOf([...floors, ...repository].toReversed(), provenance),
    floor,
    maxAgeMs: maxAge.ms,
    provenance,
  };
}

/** Levels by rule id; the first layer that sets one wins. */
function mergeLevels(
  layers: readonly PolicyLayer[],
  provenance: Map<string, string>,
): ReadonlyMap<string, Level> {
  const levels = new Map(layers.toReversed().flatMap((layer) => [...layer.levels]));
  for (const id of levels.keys()) {
    const layer = layers.find((each) => each.levels.has(id));
    if (layer !== undefined) provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
  }
  return levels;
}

/** The organisation's overrides, without the values that the repository sets itself. */
function inheritedOverrides(floor: Floor, repository: readonly PolicyLayer[]): Override[] {
  const isUnset = (of: (layer: PolicyLayer) => unknown): boolean =>
    repository.every((layer) => of(layer) === null);
  const hasPreset = !isUnset(({ preset }) => preset);
  return floor.overrides.map((each) => ({
    ...each,
    minScore: isUnset(({ minScore }) => minScore) ? each.minScore : null,
    minGrade: isUnset(({ minGrade }) => minGrade) ? each.minGrade : null,
    levels: new Map(
      [...each.levels].filter(
        ([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)),
      ),
    ),
  }));
}

/** Messages by verdict; the last layer that sets one wins. */
function messagesOf(
  layers: readonly PolicyLayer[],
  provenance: Map<string, string>,
): Policy['messages'] {
  const messages: [Verdict, string][] = [];
  for (const layer of layers) {
    for (const [verdict, text] of layer.messages) {
      messages.push([verdict, text]);
      provenance.set(`messages.${verdict}`, placeIn(layer, `messages.${verdict}`));
    }
  }
  return new Map(messages);
}

/** Where a layer sets a value: `.github/mcp-grade-gate.yml:3`, or the name of a source without lines. */
export function placeIn({ source, places }: PolicyLayer, name: string): string {
  const line = places.get(name)?.start.line;
  return line === undefined ? source : `${source}:${line}`;
}
