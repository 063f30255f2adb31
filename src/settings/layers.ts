import type { Floor, Level, Override, Policy, PolicyLayer, Verdict } from '../model.ts';

/** A layer that says nothing. */
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

/** The score that passes where nobody says another: the lower end of the band of grade B. */
export const defaultMinScore = 75;

/** What the effective policy is made of. */
export interface Layers {
  /** The policy file in force; null where there is none. */
  readonly file: PolicyLayer | null;
  /** Inputs of the step, or options of the command line: they override the file. */
  readonly given: PolicyLayer;
  /** The organisation's policy; null where there is none. */
  readonly floor: Floor | null;
  /** With its source in the provenance. */
  readonly maxAge: { readonly ms: number; readonly source: string };
}

/**
 * Puts the layers of a policy together, and notes where each value comes from. Where the repository
 * says nothing the organisation's value counts, and where that says nothing the default.
 */
export function mergeLayers({ file, given, floor, maxAge }: Layers): Policy {
  const repository = file === null ? [given] : [given, file];
  const layers = floor === null ? repository : [...repository, floor];
  const provenance = new Map<string, string>([['max-age', maxAge.source]]);
  const strongest = <T>(name: string, of: (layer: PolicyLayer) => T | null, fallback: T): T => {
    const layer = layers.find((each) => of(each) !== null);
    provenance.set(name, layer === undefined ? 'default' : placeIn(layer, name));
    return (layer === undefined ? null : of(layer)) ?? fallback;
  };
  // What would make the floor's judgement milder counts only where the organisation says so.
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
  // Of the inputs and the file the one that names paths; the floor's are left out anyway.
  const ignoring = repository.find(({ ignorePaths }) => ignorePaths !== null);
  const ownIgnoring = ignoring !== undefined && allows('ignore-paths') ? [ignoring] : [];
  const hasPreset = repository.some(({ preset }) => preset !== null);
  // Levels under the organisation's own preset: with another one they say nothing of what was meant.
  const levels = mergeLevels(hasPreset ? repository : layers, provenance);
  return {
    preset: strongest('preset', ({ preset }) => preset, 'recommended'),
    minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
    minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
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

/** Levels by rule id; of several the first layer's. */
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

/** What the organisation says of some servers, as far as the repository says nothing of it. */
function inheritedOverrides(floor: Floor, repository: readonly PolicyLayer[]): Override[] {
  const isSilentOf = (of: (layer: PolicyLayer) => unknown): boolean =>
    repository.every((layer) => of(layer) === null);
  const hasPreset = !isSilentOf(({ preset }) => preset);
  return floor.overrides.map((each) => ({
    ...each,
    minScore: isSilentOf(({ minScore }) => minScore) ? each.minScore : null,
    minGrade: isSilentOf(({ minGrade }) => minGrade) ? each.minGrade : null,
    levels: new Map(
      [...each.levels].filter(
        ([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)),
      ),
    ),
  }));
}

/** Messages by verdict; of several the last layer's. */
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

/** `.github/mcp-grade-gate.yml:3`, or the name of a source without lines. */
export function placeIn({ source, places }: PolicyLayer, name: string): string {
  const line = places.get(name)?.start.line;
  return line === undefined ? source : `${source}:${line}`;
}
