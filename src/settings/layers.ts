import type { Floor, Override, Pattern, Policy, PolicyLayer, Verdict } from '../model.ts';

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
  // Levels under the organisation's own preset: with another one they say nothing of what was meant.
  const hasPreset = repository.some(({ preset }) => preset !== null);
  const leveling = hasPreset ? repository : layers;
  const levels = new Map(leveling.toReversed().flatMap((layer) => [...layer.levels]));
  for (const id of levels.keys()) {
    const layer = leveling.find((each) => each.levels.has(id));
    if (layer !== undefined) provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
  }
  const isSilentOf = (of: (layer: PolicyLayer) => unknown): boolean =>
    repository.every((layer) => of(layer) === null);
  const inherited = (floor?.overrides ?? []).map(
    (each): Override => ({
      ...each,
      minScore: isSilentOf(({ minScore }) => minScore) ? each.minScore : null,
      minGrade: isSilentOf(({ minGrade }) => minGrade) ? each.minGrade : null,
      levels: new Map(
        [...each.levels].filter(
          ([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)),
        ),
      ),
    }),
  );
  return {
    preset: strongest('preset', ({ preset }) => preset, 'recommended'),
    minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
    minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
    levels,
    overrides: list('servers', ({ overrides }) => overrides, repository).map((each) =>
      allows('servers') ? each : { ...each, server: null },
    ),
    inherited,
    firstParty: list('first-party', ({ firstParty }) => firstParty, [...floors, ...repository]),
    registries: list('registries', ({ registries }) => registries, ofSettings('registries')),
    deny: list('deny', ({ deny }) => deny, repository),
    allow: list('allow', ({ allow }) => allow, repository),
    waivers: [...floors, ...repository].flatMap(({ waivers }) => waivers),
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
function placeIn({ source, places }: PolicyLayer, name: string): string {
  const line = places.get(name)?.start.line;
  return line === undefined ? source : `${source}:${line}`;
}

/** A line of the effective policy. */
export interface PolicyLine {
  readonly name: string;
  readonly value: string;
  /** Where it comes from. */
  readonly source: string;
}

/** The effective policy as lines: each value with where it comes from. */
export function policyLines(policy: Policy): PolicyLine[] {
  const { provenance, floor } = policy;
  const line = (name: string, value: string): PolicyLine => ({
    name,
    value,
    source: provenance.get(name) ?? 'default',
  });
  const list = (name: string, entries: readonly string[]): PolicyLine[] =>
    entries.map((value, at) => ({ name, value, source: provenance.get(`${name}.${at}`) ?? '' }));
  return [
    line('preset', policy.preset),
    line('min-score', String(policy.minScore)),
    ...(policy.minGrade === null ? [] : [line('min-grade', policy.minGrade)]),
    line('max-age', `${policy.maxAgeMs / 3_600_000} h`),
    ...[...policy.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
    ...list('servers', policy.overrides.map(overrideWords)),
    ...list('first-party', policy.firstParty.map(textOf)),
    ...list(
      'registries',
      policy.registries.map(({ type, address }) => `${type}=${address}`),
    ),
    ...list('deny', policy.deny.map(textOf)),
    ...list('allow', policy.allow.map(textOf)),
    ...policy.waivers.map(({ match, file, alias, rule, check, expires, writtenIn, span }) => ({
      name: 'waivers',
      value: [
        match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
        check === null ? rule : `${rule} of ${check}`,
        `until ${expires}`,
      ].join(', '),
      source: `${writtenIn ?? floor?.source ?? ''}:${span?.start.line ?? 1}`,
    })),
    ...list('ignore-paths', policy.ignorePaths),
    ...[...policy.messages].map(([verdict, text]) => line(`messages.${verdict}`, text)),
    ...(floor === null ? [] : floorLines(floor)),
  ];
}

const textOf = ({ text }: Pattern): string => text;

function overrideWords({ match, minScore, minGrade, levels, server }: Override): string {
  return [
    match.text,
    ...(minScore === null ? [] : [`min-score ${minScore}`]),
    ...(minGrade === null ? [] : [`min-grade ${minGrade}`]),
    ...[...levels].map(([rule, level]) => `${rule}: ${level}`),
    ...(server === null ? [] : [`is ${server}`]),
  ].join(', ');
}

/** What the organisation demands; its other values stand among those of the repository. */
function floorLines(floor: Floor): PolicyLine[] {
  const line = (name: string, value: string): PolicyLine => ({
    name: `floor.${name}`,
    value,
    source: placeIn(floor, name),
  });
  const list = (name: string, entries: readonly string[]): PolicyLine[] =>
    entries.map((value, at) => ({ ...line(`${name}.${at}`, value), name: `floor.${name}` }));
  return [
    ...(floor.preset === null ? [] : [line('preset', floor.preset)]),
    ...(floor.minScore === null ? [] : [line('min-score', String(floor.minScore))]),
    ...(floor.minGrade === null ? [] : [line('min-grade', floor.minGrade)]),
    ...[...floor.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
    ...list('servers', floor.overrides.map(overrideWords)),
    ...list('deny', floor.deny.map(textOf)),
    ...list('allow', floor.allow.map(textOf)),
    line('overridable', [...floor.overridable].join(', ') || 'nothing'),
    line('waivable', [...floor.waivable].join(', ') || 'nothing'),
    ...(floor.maxWaiverDays === null ? [] : [line('max-waiver-days', String(floor.maxWaiverDays))]),
  ];
}
