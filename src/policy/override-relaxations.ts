import type { Level, Override, Pattern, Phrase, PolicyLayer } from '../model.ts';
import { bySpecificity, covers, mayOverlap } from '../patterns/relations.ts';
import { lengthOf, maxWork, patternKey } from '../patterns/sets.ts';
import { say, words } from '../phrase.ts';
import {
  becomes,
  capped,
  type Defaults,
  isLower,
  isLowerGrade,
  levelOf,
  type PlacedMessage,
} from './layer-levels.ts';

/** One pattern whose overrides changed, or two overlapping patterns of which at least one changed. */
type Cell = readonly Pattern[];

/** The value of a policy for a cell, and the override that sets it; null if it is the policy's general value. */
interface CellValue<T> {
  readonly value: T;
  readonly by: Override | null;
}

/**
 * Lists how overrides for single servers became milder. Which override applies to a server depends on
 * all those that match it, so the policies are compared wherever a changed override may apply: for its
 * own pattern, and for each overlap with another pattern.
 */
export function* overrideRelaxations(
  base: PolicyLayer,
  head: PolicyLayer,
  defaults: Defaults,
): Generator<PlacedMessage> {
  const cells = changedCells(base, head);
  if (cells === null) {
    yield { message: say`servers has more changes than can be compared`, place: 'servers' };
    return;
  }
  for (const cell of cells) {
    const keys = new Set(cell.map(patternKey));
    const at = head.overrides.findIndex(({ match }) => keys.has(patternKey(match)));
    const place = at < 0 ? 'servers' : `servers.${at}`;
    const subject = cell.map(({ text }) => say`${text}`).reduce((a, b) => say`${a} and ${b}`);
    for (const message of cellRelaxations(cell, base, head, defaults)) {
      yield { message: say`for ${subject} ${message}`, place };
    }
  }
}

/** The cells to which a changed override may apply; null if there are too many to compare. */
function changedCells(base: PolicyLayer, head: PolicyLayer): Cell[] | null {
  const overrides = [...base.overrides, ...head.overrides];
  const all = [...new Map(overrides.map(({ match }) => [patternKey(match), match]))];
  const changed = changedOverrides(base, head);
  const length = lengthOf(overrides.map(({ match }) => match));
  const single = all.filter(([key]) => changed.has(key)).map(([, pattern]) => [pattern]);
  if (lengthOf(single.flat()) * length > maxWork) return null;
  const overlaps = all.flatMap(([key, pattern], at) =>
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
  const cells = [...single, ...overlaps];
  return lengthOf(cells.flat()) * length > maxWork ? null : cells;
}

/** How one cell became milder. Changes to general values or by overrides of other cells are not repeated. */
function* cellRelaxations(
  cell: Cell,
  base: PolicyLayer,
  head: PolicyLayer,
  defaults: Defaults,
): Generator<Phrase> {
  const keys = new Set(cell.map(patternKey));
  const applies = ({ match }: Override): boolean =>
    keys.has(patternKey(match)) || cell.some((pattern) => covers(match, pattern));
  const before = base.overrides.filter(applies).sort(bySpecificity);
  const now = head.overrides.filter(applies).sort(bySpecificity);
  const both = <T>(of: (override: Override) => T | null, general: (layer: PolicyLayer) => T) =>
    [firstValue(before, of, general(base)), firstValue(now, of, general(head))] as const;
  const isHere = ({ by }: CellValue<unknown>): boolean =>
    by !== null && keys.has(patternKey(by.match));
  const isNamedHere = (one: CellValue<unknown>, other: CellValue<unknown>): boolean =>
    cell.length === 1
      ? isHere(one) || isHere(other)
      : isHere(one) && isHere(other) && patternOf(one) !== patternOf(other);

  const [score, scoreNow] = both<number>(
    ({ minScore }) => minScore,
    (layer) => layer.minScore ?? defaults.minScore,
  );
  if (scoreNow.value < score.value && isNamedHere(score, scoreNow)) {
    yield say`min-score ${score.value} becomes ${scoreNow.value}`;
  }
  const [grade, gradeNow] = both<string | null>(
    ({ minGrade }) => minGrade,
    ({ minGrade }) => minGrade,
  );
  if (isLowerGrade(grade.value, gradeNow.value) && isNamedHere(grade, gradeNow)) {
    yield say`min-grade ${grade.value ?? ''} becomes ${gradeNow.value ?? 'none'}`;
  }
  for (const id of new Set([...before, ...now].flatMap(({ levels }) => [...levels.keys()]))) {
    const [level, levelNow] = both<Level>(
      ({ levels }) => levels.get(id) ?? null,
      (layer) => levelOf(layer, id),
    );
    const [had, has] = [capped(base, level.value), capped(head, levelNow.value)];
    if (isLower(had, has) && isNamedHere(level, levelNow)) yield becomes(words(id), had, has);
  }
  const [bound, boundNow] = both<string | null>(
    ({ server }) => server,
    () => null,
  );
  if (bound.value !== boundNow.value && isNamedHere(bound, boundNow)) {
    yield boundNow.value === null
      ? say`no longer binds it to ${bound.value ?? ''}`
      : say`binds it to ${boundNow.value}`;
  }
}

/** Keys of the patterns whose overrides differ; all keys if the order of the overrides differs. */
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

/** The first value that some overrides set, which are sorted by precedence; else the general value. */
function firstValue<T>(
  overrides: readonly Override[],
  of: (override: Override) => T | null,
  general: T,
): CellValue<T> {
  const by = overrides.find((each) => of(each) !== null) ?? null;
  return { value: (by === null ? null : of(by)) ?? general, by };
}

function patternOf({ by }: CellValue<unknown>): string | null {
  return by === null ? null : patternKey(by.match);
}
