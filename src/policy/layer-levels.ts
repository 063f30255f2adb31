import { gradeRank } from '../grading/grade.ts';
import type { Level, Phrase, PolicyLayer, PresetName } from '../model.ts';
import { say, words } from '../phrase.ts';
import { catalogue } from './catalogue.ts';
import { strictness } from './strictness.ts';

/*
 * The levels that a single layer of a policy gives, and whether one is milder than another: what the
 * check for relaxations compares.
 */

/** What a policy means where it says nothing. */
export interface Defaults {
  readonly minScore: number;
}

/** A message, and the path of what it is about in the policy file. */
export interface PlacedMessage {
  readonly message: Phrase;
  readonly place: string;
}

export function presetOf({ preset }: PolicyLayer): PresetName {
  return preset ?? 'recommended';
}

/** Under `report-only` nothing fails, whatever is set by hand. */
export function capped(layer: PolicyLayer, level: Level): Level {
  return presetOf(layer) === 'report-only' && level === 'fail' ? 'warn' : level;
}

/** The levels that a rule has: one about files has another one where the change touches them. */
export function levelsOf(layer: PolicyLayer, id: string): Level[] {
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

export function levelOf(layer: PolicyLayer, id: string): Level {
  return levelsOf(layer, id)[0] ?? 'off';
}

export function isLower(before: Level, now: Level | undefined): boolean {
  return now !== undefined && strictness[now] < strictness[before];
}

export function isLowerGrade(before: string | null, now: string | null): boolean {
  if (before === null) return false;
  return now === null || (gradeRank(now) ?? 0) > (gradeRank(before) ?? 0);
}

/** `what` fail becomes warn, as a phrase. */
export function becomes(what: Phrase, before: string, now: string): Phrase {
  return say`${what} ${words(before)} becomes ${words(now)}`;
}
