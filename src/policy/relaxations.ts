import type { Pattern, PolicyLayer, Relaxation, Waiver } from '../model.ts';
import { covers } from '../patterns/relations.ts';
import { lengthOf, maxWork, patternKey, uncovered } from '../patterns/sets.ts';
import { say, words } from '../phrase.ts';
import { ruleIds } from './catalogue.ts';
import {
  becomes,
  type Defaults,
  isLower,
  isLowerGrade,
  levelOf,
  levelsOf,
  type PlacedMessage,
  presetOf,
} from './layer-levels.ts';
import { overrideRelaxations } from './override-relaxations.ts';
import { presetsByStrictness, strictness } from './strictness.ts';
import { waiverTarget } from './words.ts';

/**
 * Lists how the policy file of a change is milder than the one that it replaces.
 *
 * @param base the policy before the change; an empty layer if there is none
 * @param head the policy of the change
 * @param file the path under which relaxations are reported
 */
export function relaxationsOf(
  base: PolicyLayer,
  head: PolicyLayer,
  file: string,
  defaults: Defaults,
): Relaxation[] {
  return [
    ...levelRelaxations(base, head),
    ...minimumRelaxations(base, head, defaults),
    ...overrideRelaxations(base, head, defaults),
    ...listRelaxations(base, head),
    ...firstPartyRelaxations(base, head),
    ...scopeRelaxations(base, head),
    ...waiverRelaxations(base, head),
  ].map(({ message, place }) => ({ message, file, span: head.places.get(place) ?? null }));
}

function* levelRelaxations(base: PolicyLayer, head: PolicyLayer): Generator<PlacedMessage> {
  const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
  const isMilder =
    presetsByStrictness.indexOf(presetNow) < presetsByStrictness.indexOf(presetBefore);
  if (isMilder) {
    yield { message: say`preset ${presetBefore} becomes ${presetNow}`, place: 'preset' };
  }
  for (const id of ruleIds) {
    // A milder preset is reported once, not again for each rule.
    if (isMilder && !base.levels.has(id) && !head.levels.has(id)) continue;
    const [before, now] = [levelsOf(base, id), levelsOf(head, id)];
    const at = before.findIndex((level, index) => isLower(level, now[index]));
    if (at < 0) continue;
    yield { message: becomes(words(id), before[at] ?? '', now[at] ?? ''), place: `rules.${id}` };
  }
}

function* minimumRelaxations(
  base: PolicyLayer,
  head: PolicyLayer,
  defaults: Defaults,
): Generator<PlacedMessage> {
  const before = base.minScore ?? defaults.minScore;
  const now = head.minScore ?? defaults.minScore;
  if (now < before) yield { message: say`min-score ${before} becomes ${now}`, place: 'min-score' };
  if (isLowerGrade(base.minGrade, head.minGrade)) {
    const message = say`min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`;
    yield { message, place: 'min-grade' };
  }
}

function* listRelaxations(base: PolicyLayer, head: PolicyLayer): Generator<PlacedMessage> {
  for (const { text } of uncovered(base.deny, head.deny)) {
    yield { message: say`deny no longer names ${text}`, place: 'deny' };
  }
  if (base.allow.length === 0) return;
  if (head.allow.length === 0) yield { message: say`the allow list is gone`, place: 'allow' };
  for (const { text, place } of uncovered(head.allow, base.allow)) {
    yield { message: say`allow names ${text}`, place: `allow.${place}` };
  }
}

function* firstPartyRelaxations(base: PolicyLayer, head: PolicyLayer): Generator<PlacedMessage> {
  for (const { text, place } of uncovered(head.firstParty, base.firstParty)) {
    yield { message: say`first-party names ${text}`, place: `first-party.${place}` };
  }
  // `local-code` applies to first-party packages and `unlisted` to all others, so removing an entry is a
  // relaxation if `unlisted` is the weaker rule.
  const weights = (id: string): number[] => [
    strictness[levelOf(base, id)],
    ...base.overrides.map(({ levels }) => strictness[levels.get(id) ?? levelOf(base, id)]),
    ...base.waivers.filter(({ rule }) => rule === id).map(() => 0),
  ];
  if (Math.max(...weights('local-code')) <= Math.min(...weights('unlisted'))) return;
  for (const { text } of uncovered(base.firstParty, head.firstParty)) {
    yield { message: say`first-party no longer names ${text}`, place: 'first-party' };
  }
}

function* scopeRelaxations(base: PolicyLayer, head: PolicyLayer): Generator<PlacedMessage> {
  const registries = ({ registries: accepted }: PolicyLayer): string[] =>
    accepted.map(({ type, address }) => `${type}=${address}`);
  for (const [text, at] of added(registries(base), registries(head))) {
    yield { message: say`registries accepts ${text}`, place: `registries.${at}` };
  }
  for (const [text, at] of added(base.ignorePaths ?? [], head.ignorePaths ?? [])) {
    yield { message: say`ignore-paths leaves out ${text}`, place: `ignore-paths.${at}` };
  }
}

function* waiverRelaxations(base: PolicyLayer, head: PolicyLayer): Generator<PlacedMessage> {
  const byKey = Map.groupBy(base.waivers, waiverKey);
  const byRule = Map.groupBy(base.waivers, ({ rule }) => rule);
  const patternsOf = (waivers: readonly Waiver[]): Pattern[] =>
    waivers.flatMap(({ match }) => match ?? []);
  const fresh = head.waivers.filter((each) => !byKey.has(waiverKey(each)));
  const work = lengthOf(patternsOf(base.waivers)) * lengthOf(patternsOf(fresh));
  for (const [index, each] of head.waivers.entries()) {
    const [latest] = (byKey.get(waiverKey(each)) ?? [])
      .map(({ expires }) => expires)
      .sort()
      .reverse();
    if (latest !== undefined && latest >= each.expires) continue;
    const others = work <= maxWork ? (byRule.get(each.rule) ?? []) : [];
    if (others.some((old) => waivesAll(old, each))) continue;
    const target = waiverTarget(each);
    yield {
      message:
        latest === undefined
          ? say`a waiver of ${target} until ${each.expires}`
          : say`the waiver of ${target} until ${each.expires} instead of ${latest}`,
      place: `waivers.${index}`,
    };
  }
}

/** Texts that only the second list has, each with its index there. */
function added(before: readonly string[], now: readonly string[]): [text: string, at: number][] {
  const known = new Set(before);
  return now.flatMap((text, at): [string, number][] => (known.has(text) ? [] : [[text, at]]));
}

/** Whether the old waiver covers everything that the new one does, and lasts at least as long. */
function waivesAll(old: Waiver, now: Waiver): boolean {
  const isOfCheck = old.check === null || old.check === now.check;
  if (!isOfCheck || old.rule !== now.rule || old.expires < now.expires) return false;
  return old.match === null || now.match === null
    ? old.match === now.match && old.file === now.file && old.alias === now.alias
    : covers(old.match, now.match);
}

function waiverKey({ match, file, alias, rule, check }: Waiver): string {
  return JSON.stringify([match && patternKey(match), file, alias, rule, check]);
}
