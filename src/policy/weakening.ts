import { gradeRank } from '../grading/grade.ts';
import type { Level, Loosening, Override, Phrase, PolicyLayer, Waiver } from '../model.ts';
import { say, words } from '../phrase.ts';
import { catalogue, ruleIds } from './catalogue.ts';
import { waiverTarget } from './words.ts';

/** Levels and presets from the mildest to the strictest. */
const strictness: Readonly<Record<string, number>> = { off: 0, warn: 1, fail: 2 };
const presetOrder = ['report-only', 'recommended', 'strict'] as const;

/** What a policy means where it says nothing. */
export interface Defaults {
  readonly minScore: number;
}

/**
 * What a policy file of a change would loosen, once it is in force, against the one that is.
 *
 * @param base the policy in force; an empty layer where there is none
 * @param head the policy of the change
 * @param file where problems of the change's policy are shown
 */
export function looseningsOf(
  base: PolicyLayer,
  head: PolicyLayer,
  file: string,
  { minScore }: Defaults,
): Loosening[] {
  const found: Loosening[] = [];
  const name = (message: Phrase, place: string): void => {
    found.push({ message, file, span: head.places.get(place) ?? null });
  };
  const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
  const isMilder = presetOrder.indexOf(presetNow) < presetOrder.indexOf(presetBefore);
  if (isMilder) name(say`preset ${presetBefore} becomes ${presetNow}`, 'preset');
  for (const id of ruleIds) {
    const isByHand = base.levels.has(id) || head.levels.has(id);
    if (isMilder && !isByHand) continue;
    loosened(id, levelOf(base, id), levelOf(head, id), `rules.${id}`, name);
  }
  const [least, leastNow] = [base.minScore ?? minScore, head.minScore ?? minScore];
  if (leastNow < least) name(say`min-score ${least} becomes ${leastNow}`, 'min-score');
  if (isLowerGrade(base.minGrade, head.minGrade)) {
    name(say`min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`, 'min-grade');
  }
  const before = new Map(base.overrides.map((each) => [each.match.text, each]));
  const now = new Map(head.overrides.map((each) => [each.match.text, each]));
  head.overrides.forEach((each, index) => {
    loosenedFor(each.match.text, before.get(each.match.text), each, `servers.${index}`);
  });
  for (const [text, each] of before) {
    if (!now.has(text)) loosenedFor(text, each, undefined, 'servers');
  }
  for (const text of without(base.deny, head.deny)) name(say`deny no longer names ${text}`, 'deny');
  if (base.allow.length > 0) {
    if (head.allow.length === 0) name(say`the allow list is gone`, 'allow');
    for (const text of without(head.allow, base.allow)) name(say`allow names ${text}`, 'allow');
  }
  for (const text of without(head.firstParty, base.firstParty)) {
    name(say`first-party names ${text}`, 'first-party');
  }
  const addresses = (layer: PolicyLayer) =>
    layer.registries.map(({ type, address }) => ({ text: `${type}=${address}` }));
  for (const text of without(addresses(head), addresses(base))) {
    name(say`registries accepts ${text}`, 'registries');
  }
  const ignored = (layer: PolicyLayer) => (layer.ignorePaths ?? []).map((text) => ({ text }));
  for (const text of without(ignored(head), ignored(base))) {
    name(say`ignore-paths leaves out ${text}`, 'ignore-paths');
  }
  const waivers = new Map(base.waivers.map((each) => [waiverKey(each), each]));
  head.waivers.forEach((each, index) => {
    const old = waivers.get(waiverKey(each));
    const what = say`${words(each.rule)} for ${waiverTarget(each)}`;
    if (old === undefined) name(say`a waiver of ${what} until ${each.expires}`, `waivers.${index}`);
    else if (old.expires < each.expires) {
      const span = `waivers.${index}`;
      name(say`the waiver of ${what} until ${each.expires} instead of ${old.expires}`, span);
    }
  });
  return found;

  function loosenedFor(
    text: string,
    old: Override | undefined,
    each: Override | undefined,
    place: string,
  ): void {
    const of = (message: Phrase): void => name(say`for ${text} ${message}`, place);
    const score = old?.minScore ?? base.minScore ?? minScore;
    const scoreNow = each?.minScore ?? head.minScore ?? minScore;
    // What changes for all is named once.
    if (scoreNow < score && (old?.minScore != null || each?.minScore != null)) {
      of(say`min-score ${score} becomes ${scoreNow}`);
    }
    const grade = old?.minGrade ?? base.minGrade;
    const gradeNow = each?.minGrade ?? head.minGrade;
    if (isLowerGrade(grade, gradeNow) && (old?.minGrade != null || each?.minGrade != null)) {
      of(say`min-grade ${grade ?? ''} becomes ${gradeNow ?? 'none'}`);
    }
    for (const id of new Set([...(old?.levels.keys() ?? []), ...(each?.levels.keys() ?? [])])) {
      const level = old?.levels.get(id) ?? levelOf(base, id);
      const levelNow = each?.levels.get(id) ?? levelOf(head, id);
      loosened(id, level, levelNow, place, of);
    }
    if (each?.server != null && each.server !== old?.server) of(say`binds it to ${each.server}`);
  }
}

function loosened(
  id: string,
  before: Level,
  now: Level,
  place: string,
  name: (message: Phrase, place: string) => void,
): void {
  if ((strictness[now] ?? 0) < (strictness[before] ?? 0)) {
    name(say`${words(id)} ${words(before)} becomes ${words(now)}`, place);
  }
}

function presetOf({ preset }: PolicyLayer) {
  return preset ?? 'recommended';
}

function levelOf(layer: PolicyLayer, id: string): Level {
  const preset = presetOf(layer);
  const rule = catalogue.find((each) => each.id === id)?.rule;
  const level = layer.levels.get(id) ?? rule?.levels[preset] ?? 'off';
  return preset === 'report-only' && level === 'fail' ? 'warn' : level;
}

function isLowerGrade(before: string | null, now: string | null): boolean {
  if (before === null) return false;
  return now === null || (gradeRank(now) ?? 0) > (gradeRank(before) ?? 0);
}

/** Texts of the first list that the second does not have. */
function without(
  some: readonly { readonly text: string }[],
  others: readonly { readonly text: string }[],
): string[] {
  const known = new Set(others.map(({ text }) => text));
  return some.map(({ text }) => text).filter((text) => !known.has(text));
}

function waiverKey({ match, file, alias, rule, check }: Waiver): string {
  return JSON.stringify([match?.text ?? null, file, alias, rule, check]);
}
