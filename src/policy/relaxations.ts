import { gradeRank } from '../grading/grade.ts';
import type {
  Level,
  Override,
  Pattern,
  Phrase,
  PolicyLayer,
  Relaxation,
  Waiver,
} from '../model.ts';
import { say, words } from '../phrase.ts';
import { catalogue, ruleIds } from './catalogue.ts';
import { bySpecificity, covers, mayOverlap } from './pattern.ts';
import { presetsByStrictness, strictness } from './strictness.ts';
import { waiverTarget } from './words.ts';

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
export function relaxationsOf(
  base: PolicyLayer,
  head: PolicyLayer,
  file: string,
  defaults: Defaults,
): Relaxation[] {
  const found: Relaxation[] = [];
  const name = (message: Phrase, place: string): void => {
    found.push({ message, file, span: head.places.get(place) ?? null });
  };
  const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
  const isMilder =
    presetsByStrictness.indexOf(presetNow) < presetsByStrictness.indexOf(presetBefore);
  if (isMilder) name(say`preset ${presetBefore} becomes ${presetNow}`, 'preset');
  for (const id of ruleIds) {
    const isExplicit = base.levels.has(id) || head.levels.has(id);
    if (isMilder && !isExplicit) continue;
    const [before, now] = [levelsOf(base, id), levelsOf(head, id)];
    const at = before.findIndex((level, index) => isLower(level, now[index]));
    if (at >= 0) name(becomes(words(id), before[at] ?? '', now[at] ?? ''), `rules.${id}`);
  }
  const [least, leastNow] = [base, head].map((each) => each.minScore ?? defaults.minScore);
  if ((leastNow ?? 0) < (least ?? 0)) {
    name(say`min-score ${least ?? ''} becomes ${leastNow ?? ''}`, 'min-score');
  }
  if (isLowerGrade(base.minGrade, head.minGrade)) {
    name(say`min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`, 'min-grade');
  }
  loosenedForSome(base, head, defaults, name);
  for (const { text } of uncovered(base.deny, head.deny)) {
    name(say`deny no longer names ${text}`, 'deny');
  }
  if (base.allow.length > 0) {
    if (head.allow.length === 0) name(say`the allow list is gone`, 'allow');
    for (const { text, place } of uncovered(head.allow, base.allow)) {
      name(say`allow names ${text}`, `allow.${place}`);
    }
  }
  for (const { text, place } of uncovered(head.firstParty, base.firstParty)) {
    name(say`first-party names ${text}`, `first-party.${place}`);
  }
  // Of what is ours `local-code` complains, of the rest `unlisted`: where that is the weaker one.
  const weights = (id: string): number[] => [
    strictness[levelOf(base, id)],
    ...base.overrides.map(({ levels }) => strictness[levels.get(id) ?? levelOf(base, id)]),
    ...base.waivers.filter(({ rule }) => rule === id).map(() => 0),
  ];
  if (Math.max(...weights('local-code')) > Math.min(...weights('unlisted'))) {
    for (const { text } of uncovered(base.firstParty, head.firstParty)) {
      name(say`first-party no longer names ${text}`, 'first-party');
    }
  }
  const registries = ({ registries: accepted }: PolicyLayer): string[] =>
    accepted.map(({ type, address }) => `${type}=${address}`);
  for (const [text, at] of added(registries(base), registries(head))) {
    name(say`registries accepts ${text}`, `registries.${at}`);
  }
  for (const [text, at] of added(base.ignorePaths ?? [], head.ignorePaths ?? [])) {
    name(say`ignore-paths leaves out ${text}`, `ignore-paths.${at}`);
  }
  const [byKey, byRule] = [
    Map.groupBy(base.waivers, waiverKey),
    Map.groupBy(base.waivers, ({ rule }) => rule),
  ];
  const patternsOf = (waivers: readonly Waiver[]): Pattern[] =>
    waivers.flatMap(({ match }) => match ?? []);
  const isNew = (each: Waiver): boolean => !byKey.has(waiverKey(each));
  const [known, fresh] = [base.waivers, head.waivers.filter(isNew)].map(patternsOf);
  const canCompare = lengthOf(known ?? []) * lengthOf(fresh ?? []) <= mostWork;
  head.waivers.forEach((each, index) => {
    const longest = byKey
      .get(waiverKey(each))
      ?.map(({ expires }) => expires)
      .toSorted()
      .at(-1);
    if (longest !== undefined && longest >= each.expires) return;
    const others = canCompare ? (byRule.get(each.rule) ?? []) : [];
    if (others.some((old) => waivesAll(old, each))) return;
    const what = waiverTarget(each);
    const place = `waivers.${index}`;
    if (longest === undefined) name(say`a waiver of ${what} until ${each.expires}`, place);
    else name(say`the waiver of ${what} until ${each.expires} instead of ${longest}`, place);
  });
  return found;
}

/** What a policy says of the dependencies that some of its overrides mean, and which one says it. */
type PublishResult<T> = { readonly value: T; readonly by: Override | null };

/**
 * More than comparing any policy of people takes: the lengths of some patterns times those of the others.
 * A change writes its policy itself, and patterns with many wildcards take milliseconds each.
 */
const mostWork = 30_000_000;

function lengthOf(patterns: Iterable<Pattern>): number {
  let length = 0;
  for (const { name } of patterns) length += name.length;
  return length;
}

/**
 * What changes for single servers. Which override counts for a server depends on all that mean it, so
 * both policies are asked what they say where a changed override counts: for its own pattern, and where
 * it meets another one.
 */
function loosenedForSome(
  base: PolicyLayer,
  head: PolicyLayer,
  defaults: Defaults,
  name: (message: Phrase, place: string) => void,
): void {
  const patterns = new Map(
    [...base.overrides, ...head.overrides].map(({ match }) => [patternKey(match), match]),
  );
  const changed = changedOverrides(base, head);
  const all = [...patterns];
  const length = lengthOf([...base.overrides, ...head.overrides].map(({ match }) => match));
  const lengthChanged = lengthOf(all.filter(([key]) => changed.has(key)).map(([, one]) => one));
  if (lengthChanged * length > mostWork) {
    name(say`servers has more changes than can be compared`, 'servers');
    return;
  }
  const alone = all.filter(([key]) => changed.has(key)).map(([, pattern]) => [pattern]);
  const meeting = all.flatMap(([key, pattern], at) =>
    all
      .slice(at + 1)
      .filter(
        ([other, one]) =>
          (changed.has(key) || changed.has(other)) &&
          mayOverlap(pattern, one) &&
          !covers(pattern, one) &&
          !covers(one, pattern),
      )
      .map(([, one]) => [pattern, one]),
  );
  if (lengthOf([...alone, ...meeting].flat()) * length > mostWork) {
    name(say`servers has more changes than can be compared`, 'servers');
    return;
  }
  for (const cell of [...alone, ...meeting]) {
    const keys = new Set(cell.map(patternKey));
    const holds = ({ match }: Override): boolean =>
      keys.has(patternKey(match)) || cell.some((pattern) => covers(match, pattern));
    const [before, now] = [base, head].map((layer) =>
      layer.overrides.filter(holds).sort(bySpecificity),
    ) as [Override[], Override[]];
    const place = head.overrides.findIndex(({ match }) => keys.has(patternKey(match)));
    const of = (message: Phrase): void => {
      const subject = cell.map(({ text }) => say`${text}`).reduce((a, b) => say`${a} and ${b}`);
      name(say`for ${subject} ${message}`, place < 0 ? 'servers' : `servers.${place}`);
    };
    const isHere = ({ by }: PublishResult<unknown>): boolean =>
      by !== null && keys.has(patternKey(by.match));
    // What changes for all, or by another override, is named there.
    const isNamedHere = (one: PublishResult<unknown>, other: PublishResult<unknown>): boolean =>
      cell.length === 1
        ? isHere(one) || isHere(other)
        : isHere(one) && isHere(other) && patternOf(one) !== patternOf(other);
    const both = <T>(of: (override: Override) => T | null, rest: (layer: PolicyLayer) => T) =>
      [said(before, of, rest(base)), said(now, of, rest(head))] as const;

    const [score, scoreNow] = both<number>(
      ({ minScore }) => minScore,
      (layer) => layer.minScore ?? defaults.minScore,
    );
    if (scoreNow.value < score.value && isNamedHere(score, scoreNow)) {
      of(say`min-score ${score.value} becomes ${scoreNow.value}`);
    }
    const [grade, gradeNow] = both<string | null>(
      ({ minGrade }) => minGrade,
      ({ minGrade }) => minGrade,
    );
    if (isLowerGrade(grade.value, gradeNow.value) && isNamedHere(grade, gradeNow)) {
      of(say`min-grade ${grade.value ?? ''} becomes ${gradeNow.value ?? 'none'}`);
    }
    for (const id of new Set([...before, ...now].flatMap(({ levels }) => [...levels.keys()]))) {
      const [level, levelNow] = both<Level>(
        ({ levels }) => levels.get(id) ?? null,
        (layer) => levelOf(layer, id),
      );
      const [had, has] = [capped(base, level.value), capped(head, levelNow.value)];
      if (isLower(had, has) && isNamedHere(level, levelNow)) of(becomes(words(id), had, has));
    }
    const [bound, boundNow] = both<string | null>(
      ({ server }) => server,
      () => null,
    );
    if (bound.value !== boundNow.value && isNamedHere(bound, boundNow)) {
      if (boundNow.value !== null) of(say`binds it to ${boundNow.value}`);
      else of(say`no longer binds it to ${bound.value ?? ''}`);
    }
  }
}

/** Keys of the patterns for which the overrides differ; of all where their order does. */
function changedOverrides(base: PolicyLayer, head: PolicyLayer): Set<string> {
  const textsOf = ({ overrides }: PolicyLayer): Map<string, string> => {
    const byPattern = Map.groupBy(overrides, ({ match }) => patternKey(match));
    return new Map(
      [...byPattern].map(([key, some]) => [
        key,
        JSON.stringify(
          some.map(({ minScore, minGrade, levels, server }) => [
            minScore,
            minGrade,
            [...levels],
            server,
          ]),
        ),
      ]),
    );
  };
  const [before, now] = [textsOf(base), textsOf(head)];
  const shared = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    JSON.stringify([...some.keys()].filter((key) => others.has(key)));
  const isReordered = shared(before, now) !== shared(now, before);
  const keys = new Set([...before.keys(), ...now.keys()]);
  return isReordered ? keys : new Set([...keys].filter((key) => before.get(key) !== now.get(key)));
}

/** The first that is said by some overrides, which stand in the order in which they count. */
function said<T>(
  overrides: readonly Override[],
  of: (override: Override) => T | null,
  rest: T,
): PublishResult<T> {
  const by = overrides.find((each) => of(each) !== null) ?? null;
  return { value: (by === null ? null : of(by)) ?? rest, by };
}

function patternOf({ by }: PublishResult<unknown>): string | null {
  return by === null ? null : patternKey(by.match);
}

function patternKey({ type, name, version }: Pattern): string {
  return JSON.stringify([type, name, version]);
}

function becomes(what: Phrase, before: string, now: string): Phrase {
  return say`${what} ${words(before)} becomes ${words(now)}`;
}

function isLower(before: Level, now: Level | undefined): boolean {
  return now !== undefined && strictness[now] < strictness[before];
}

function presetOf({ preset }: PolicyLayer) {
  return preset ?? 'recommended';
}

/** Under `report-only` nothing fails, whatever is set by hand. */
function capped(layer: PolicyLayer, level: Level): Level {
  return presetOf(layer) === 'report-only' && level === 'fail' ? 'warn' : level;
}

/** The levels that a rule has: one about files has another one where the change touches them. */
function levelsOf(layer: PolicyLayer, id: string): Level[] {
  const preset = presetOf(layer);
  return catalogue
    .filter((each) => each.id === id)
    .flatMap(({ rule }) =>
      rule.about === 'file'
        ? [rule.levels[preset], rule.touchedLevels[preset]]
        : [rule.levels[preset]],
    )
    .map((level) => capped(layer, layer.levels.get(id) ?? level));
}

function levelOf(layer: PolicyLayer, id: string): Level {
  return levelsOf(layer, id)[0] ?? 'off';
}

function isLowerGrade(before: string | null, now: string | null): boolean {
  if (before === null) return false;
  return now === null || (gradeRank(now) ?? 0) > (gradeRank(before) ?? 0);
}

/** Patterns of a list that no pattern of another list covers, each with its place in the list. */
function uncovered(
  some: readonly Pattern[],
  others: readonly Pattern[],
): { readonly text: string; readonly place: number }[] {
  const known = new Set(others.map(patternKey));
  // Where there are too many to compare, each is named that does not stand in both.
  const wide = lengthOf(some) * lengthOf(others) > mostWork ? [] : others;
  return some
    .map((pattern, place) => ({ pattern, text: pattern.text, place }))
    .filter(
      ({ pattern }) =>
        !known.has(patternKey(pattern)) && !wide.some((other) => covers(other, pattern)),
    );
}

/** Texts that only the second list has, each with its place in it. */
function added(before: readonly string[], now: readonly string[]): [text: string, at: number][] {
  const known = new Set(before);
  return now.flatMap((text, at): [string, number][] => (known.has(text) ? [] : [[text, at]]));
}

/** Whether a waiver covers everything that another one does, for as long. */
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
