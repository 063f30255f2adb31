import { gradeRank } from '../grading/grade.ts';
import type { Level, Phrase, PolicyLayer, PresetName } from '../model.ts';
import { say, words } from '../phrase.ts';
import { catalogue } from './catalogue.ts';
import { strictness } from './strictness.ts';

/*
 * The levels that a single policy layer sets, and comparisons between them, for the relaxation checks.
 */

/** Values that apply if a policy sets none. */
export interface Defaults {
  readonly minScore: number;
}

/** A message, and the path of the value that it is about in the policy file, such as `servers.0`. */
export interface PlacedMessage {
  readonly message: Phrase;
  readonly place: string;
}

export function presetOf({ preset }: PolicyLayer): PresetName {
  return preset ?? 'recommended';
}

/** Under `report-only` nothing fails, even if a level is set explicitly. */
export function capped(layer: PolicyLayer, level: Level): Level {
  return presetOf(layer) === 'report-only' && level === 'fail' ? 'warn' : level;
}

/** The levels of a rule in a layer: one, or for a rule about files also the level for touched files. */
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

/** The phrase `<what> fail becomes warn`. */
export function becomes(what: Phrase, before: string, now: string): Phrase {
  return say`${what} ${words(before)} becomes ${words(now)}`;
}
