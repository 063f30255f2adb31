import type { Floor, Override, Pattern, Policy, Waiver } from '../model.ts';
import { placeIn } from './layers.ts';

/** A line of the effective policy. */
export interface PolicyLine {
  readonly name: string;
  readonly value: string;
  /** Where it comes from. */
  readonly source: string;
}

/** The effective policy as lines, each with the source of its value. */
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
    ...list('waivers', policy.waivers.map(waiverWords)),
    ...list('ignore-paths', policy.ignorePaths),
    ...[...policy.messages].map(([verdict, text]) => line(`messages.${verdict}`, text)),
    ...(floor === null ? [] : floorLines(floor)),
  ];
}

const textOf = ({ text }: Pattern): string => text;

function waiverWords({ match, file, alias, rule, check, expires }: Waiver): string {
  return [
    match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
    check === null ? rule : `${rule} of ${check}`,
    `until ${expires}`,
  ].join(', ');
}

function overrideWords({ match, minScore, minGrade, levels, server }: Override): string {
  return [
    match.text,
    ...(minScore === null ? [] : [`min-score ${minScore}`]),
    ...(minGrade === null ? [] : [`min-grade ${minGrade}`]),
    ...[...levels].map(([rule, level]) => `${rule}: ${level}`),
    ...(server === null ? [] : [`is ${server}`]),
  ].join(', ');
}

/** The organisation's limits. Its other values are merged into those of the repository. */
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
