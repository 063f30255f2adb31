import type { Floor, Policy, PolicyLayer } from '../model.ts';

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

/** Puts the layers of a policy together, and notes where each value comes from. */
export function effectivePolicy({ file, given, floor, maxAge }: Layers): Policy {
  const repository = file === null ? [given] : [given, file];
  const provenance = new Map<string, string>([['max-age', maxAge.source]]);
  const strongest = <T>(name: string, of: (layer: PolicyLayer) => T | null, fallback: T): T => {
    const layer = repository.find((each) => of(each) !== null);
    provenance.set(name, layer === undefined ? 'default' : placeIn(layer, name));
    return (layer === undefined ? null : of(layer)) ?? fallback;
  };
  const levels = new Map(repository.toReversed().flatMap((layer) => [...layer.levels]));
  for (const id of levels.keys()) {
    const layer = repository.find((each) => each.levels.has(id));
    if (layer !== undefined) provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
  }
  // What would make the floor's judgement milder counts only where the organisation says so.
  const allows = (name: string): boolean => floor === null || floor.overridable.has(name);
  const own = <T>(name: string, of: (layer: PolicyLayer) => readonly T[]): T[] =>
    allows(name) ? repository.flatMap(of) : [];
  const ofFloor = <T>(of: (layer: PolicyLayer) => readonly T[]): readonly T[] =>
    floor === null ? [] : of(floor);
  const ignored = strongest('ignore-paths', ({ ignorePaths }) => ignorePaths, []);
  return {
    preset: strongest('preset', ({ preset }) => preset, 'recommended'),
    minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
    minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
    levels,
    overrides: repository.flatMap(({ overrides }) =>
      overrides.map((each) => (allows('servers') ? each : { ...each, server: null })),
    ),
    firstParty: repository.flatMap(({ firstParty }) => firstParty),
    registries: [
      ...ofFloor(({ registries }) => registries),
      ...own('registries', ({ registries }) => registries),
    ],
    deny: repository.flatMap(({ deny }) => deny),
    allow: repository.flatMap(({ allow }) => allow),
    waivers: [
      ...ofFloor(({ waivers }) => waivers),
      ...repository.flatMap(({ waivers }) => waivers),
    ],
    ignorePaths: [
      ...ofFloor(({ ignorePaths }) => ignorePaths ?? []),
      ...(allows('ignore-paths') ? ignored : []),
    ],
    messages: new Map([
      ...repository.flatMap(({ messages }) => [...messages]),
      ...(floor?.messages ?? []),
    ]),
    floor,
    maxAgeMs: maxAge.ms,
    provenance,
  };
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
    entries.map((value) => ({ name, value, source: '' }));
  return [
    line('preset', policy.preset),
    line('min-score', String(policy.minScore)),
    ...(policy.minGrade === null ? [] : [line('min-grade', policy.minGrade)]),
    line('max-age', `${policy.maxAgeMs / 3_600_000} h`),
    ...[...policy.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
    ...policy.overrides.map(({ match, minScore, minGrade, levels, server }) => ({
      name: 'servers',
      value: [
        match.text,
        ...(minScore === null ? [] : [`min-score ${minScore}`]),
        ...(minGrade === null ? [] : [`min-grade ${minGrade}`]),
        ...[...levels].map(([rule, level]) => `${rule}: ${level}`),
        ...(server === null ? [] : [`is ${server}`]),
      ].join(', '),
      source: '',
    })),
    ...list(
      'first-party',
      policy.firstParty.map(({ text }) => text),
    ),
    ...list(
      'registries',
      policy.registries.map(({ type, address }) => `${type}=${address}`),
    ),
    ...list(
      'deny',
      policy.deny.map(({ text }) => text),
    ),
    ...list(
      'allow',
      policy.allow.map(({ text }) => text),
    ),
    ...policy.waivers.map(({ match, file, alias, rule, check, expires, writtenIn, span }) => ({
      name: 'waivers',
      value: [
        match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
        check === null ? rule : `${rule} of ${check}`,
        `until ${expires}`,
      ].join(', '),
      source: writtenIn === null ? 'the organisation' : `${writtenIn}:${span?.start.line ?? 1}`,
    })),
    ...policy.ignorePaths.map((value) => ({
      name: 'ignore-paths',
      value,
      source: provenance.get('ignore-paths') ?? '',
    })),
    ...(floor === null ? [] : floorLines(floor)),
  ];
}

function floorLines(floor: NonNullable<Policy['floor']>): PolicyLine[] {
  const line = (name: string, value: string): PolicyLine => ({
    name: `floor.${name}`,
    value,
    source: placeIn(floor, name),
  });
  return [
    ...(floor.preset === null ? [] : [line('preset', floor.preset)]),
    ...(floor.minScore === null ? [] : [line('min-score', String(floor.minScore))]),
    ...(floor.minGrade === null ? [] : [line('min-grade', floor.minGrade)]),
    ...[...floor.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
    ...floor.overrides.map(({ match }) => line('servers', match.text)),
    ...floor.allow.map(({ text }) => line('allow', text)),
    line('overridable', [...floor.overridable].join(', ') || 'nothing'),
    line('waivable', [...floor.waivable].join(', ') || 'nothing'),
    ...(floor.maxWaiverDays === null ? [] : [line('max-waiver-days', String(floor.maxWaiverDays))]),
  ];
}
