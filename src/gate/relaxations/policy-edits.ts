import {
  compareSpecificity,
  type ListKey,
  levelsUnder,
  type Override,
  type Policy,
  type PolicyKeyName,
  patternKey,
  policyKeyEntries,
  type ServerValueName,
  serverKeys,
  serverValueNames,
  strictness,
  type ValueKey,
} from '../../judging/policy.ts';
import { catalogue, ruleIds, ungraded, ungradedRules } from '../../judging/rules.ts';
import type { Phrase } from '../../model/model.ts';
import { ourWords, prosePhrase, say } from '../../model/phrase.ts';
import { createEdit, type Edit } from './edit.ts';

/**
 * Lists every edit to an effective policy. An edit counts as a relaxation unless it clearly makes the policy
 * stricter, because a list of known relaxations would never be complete. Strictness is judged from the edited
 * values alone. A pattern is compared with other patterns only if it contains no wildcards. The contents of
 * `messages` and the reasons in waivers are not compared, because they do not affect verdicts.
 */

export interface PolicyEdit extends Edit {
  /** The path of the value in the policy file, such as `servers.0`. */
  readonly place: string;
  /** Whether the edit clearly does not relax the policy. */
  readonly isStricter: boolean;
  /** The current list entry; absent if the entry was removed, or if the value is not in a list. */
  readonly entry?: unknown;
  /**
   * The earlier waiver that the entry replaces or narrows. The edit makes the policy stricter unless that
   * waiver was refused.
   */
  readonly unlessRefused?: unknown;
}

export function policyEdits(before: Policy, after: Policy): PolicyEdit[] {
  return policyKeyEntries.flatMap(([name, key]) => {
    if (name === 'rules') return levelEdits(before, after);
    if (name === 'servers') return overrideEdits(before, after);
    if (key.kind === 'value') return valueEdits(name, key, before, after);
    return key.kind === 'list' ? listEdits(name, key, before, after) : [];
  });
}

/** Returns an edit such as `min-score 75 becomes 60`. */
const becomes = (what: Phrase, before: string | null, after: string | null): Edit =>
  createEdit(what, say`${what} ${before ?? 'none'} becomes ${after ?? 'none'}`, before, after);

const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

function effectiveValue(
  { effective }: Pick<ValueKey<unknown>, 'effective'>,
  { values }: Policy,
  name: PolicyKeyName,
): unknown {
  return effective?.(values) ?? values[name];
}

function valueEdits(
  name: PolicyKeyName,
  key: ValueKey<unknown>,
  before: Policy,
  after: Policy,
): PolicyEdit[] {
  const { rank } = key;
  const [valueBefore, valueNow] = [before, after].map((policy) =>
    effectiveValue(key, policy, name),
  );
  // Values derived from another key are reported with that key.
  if (valueBefore === valueNow || before.values[name] === after.values[name]) return [];
  return [
    {
      ...becomes(ourWords(name), textOrNull(valueBefore), textOrNull(valueNow)),
      place: name,
      isStricter: rank(valueBefore) <= rank(valueNow),
    },
  ];
}

/**
 * For each rule that is off when unset, the policy key that also turns the rule on. An edit to that key is
 * reported separately.
 */
const turnedOnBy: ReadonlyMap<string, PolicyKeyName> = new Map(
  catalogue.flatMap(({ id, isOffUnset }) =>
    policyKeyEntries.flatMap(([name, { turnsOn }]) =>
      isOffUnset && turnsOn === id ? [[id, name] as const] : [],
    ),
  ),
);

function levelEdits(before: Policy, after: Policy): PolicyEdit[] {
  const [levelsBefore, levelsAfter] = [levelsUnder(before), levelsUnder(after)];
  const isEdited = (id: string) => before.values.rules.get(id) !== after.values.rules.get(id);
  // A changed preset is reported once, not once per rule.
  const isNamed = before.values.preset !== after.values.preset;
  const edits = ruleIds
    .filter((id) => !(isNamed || turnedOnBy.has(id)) || isEdited(id))
    .flatMap((id): SettingEdit[] => {
      const [levelBefore, levelNow] = [levelsBefore(id), levelsAfter(id)];
      const pairs = levelBefore.map((level, at) => [level, levelNow[at] ?? 'off'] as const);
      const changed = pairs.filter(([one, other]) => one !== other);
      const lowered = changed.find(([one, other]) => strictness[other] < strictness[one]);
      const [from, to] = lowered ?? changed[0] ?? [];
      if (from === undefined || to === undefined) return [];
      const make = (name: string): PolicyEdit => ({
        ...becomes(prosePhrase(name), from, to),
        ...{ place: `rules.${name}`, isStricter: !lowered },
      });
      return [{ setting: id, make }];
    });
  return mergeUngradedEdits(edits);
}

interface SettingEdit {
  readonly setting: string;
  readonly make: (name: string) => PolicyEdit;
}

/**
 * Names each edit after its setting, except that identical edits to all `ungraded` rules become a single edit
 * named `ungraded`.
 */
function mergeUngradedEdits(edits: readonly SettingEdit[]): PolicyEdit[] {
  const alike = Map.groupBy(
    edits.filter(({ setting }) => ungradedRules.includes(setting)),
    ({ make }) => JSON.stringify(make(ungraded)),
  );
  const whole = [...alike.values()].filter(({ length }) => length === ungradedRules.length);
  return edits.flatMap((edit) => {
    const group = whole.find((each) => each.includes(edit));
    if (group === undefined) return [edit.make(edit.setting)];
    return group[0] === edit ? [edit.make(ungraded)] : [];
  });
}

function listEdits(
  name: PolicyKeyName,
  key: ListKey<unknown>,
  before: Policy,
  after: Policy,
): PolicyEdit[] {
  const { effect, permitsAllIfEmpty = false, textOf, isWithin = () => false } = key;
  const listEntries = ({ values }: Policy) => entriesBySubject(values[name] as unknown[], key);
  const [old, now] = [listEntries(before), listEntries(after)];
  const added = effect === 'forbids' || (permitsAllIfEmpty && old.size === 0);
  const removed =
    effect === 'permits' && !(permitsAllIfEmpty && now.size === 0) && !isJudgedLess(key, after);
  // If the organisation refused a waiver only for ending too late, an earlier end date would make the waiver
  // valid.
  const mayBeRefused =
    name === 'waivers' && after.floors.some((each) => each.maxWaiverDays !== null);
  const narrowed = (was: unknown) =>
    mayBeRefused ? { isStricter: false, unlessRefused: was } : { isStricter: true };
  const edits = [...now].flatMap(([subject, { entry, rank, at }]): PolicyEdit[] => {
    const place = `${name}.${at}`;
    const entryBefore = old.get(subject);
    if (entryBefore === undefined) {
      const message = say`${textOf(entry)} is new under ${ourWords(name)}`;
      const edit = { ...createEdit(ourWords(name), message, null, textOf(entry)), place, entry };
      const wider = old.values().find((each) => isWithin(entry, each.entry));
      const isPart = effect === 'permits' && wider !== undefined;
      return [{ ...edit, ...(isPart ? narrowed(wider.entry) : { isStricter: added }) }];
    }
    if (entryBefore.rank === rank) return [];
    const edit = becomes(say`under ${ourWords(name)}`, textOf(entryBefore.entry), textOf(entry));
    const isLater = rank < entryBefore.rank;
    return [
      {
        ...edit,
        what: name,
        place,
        entry,
        ...(isLater ? { isStricter: false } : narrowed(entryBefore.entry)),
      },
    ];
  });
  const gone = [...old].filter(([subject]) => !now.has(subject));
  const isStillIn = (entry: unknown): boolean =>
    effect === 'forbids' && now.values().some((each) => isWithin(entry, each.entry));
  return [
    ...edits,
    ...gone.map(([, { entry }]) => ({
      ...createEdit(
        ourWords(name),
        say`${textOf(entry)} was removed from ${ourWords(name)}`,
        textOf(entry),
      ),
      place: name,
      isStricter: removed || isStillIn(entry),
    })),
  ];
}

/** Returns the most lenient entry for each subject in a list. */
function entriesBySubject(
  entries: readonly unknown[],
  { textOf, subjectOf = textOf, rank = () => 0 }: ListKey<unknown>,
): Map<string, { readonly entry: unknown; readonly rank: number; readonly at: number }> {
  const entryBySubject = new Map<string, { entry: unknown; rank: number; at: number }>();
  for (const [at, entry] of entries.entries()) {
    const subject = subjectOf(entry);
    const ranked = rank(entry);
    if (ranked < (entryBySubject.get(subject)?.rank ?? Number.POSITIVE_INFINITY)) {
      entryBySubject.set(subject, { entry, rank: ranked, at });
    }
  }
  return entryBySubject;
}

/**
 * Returns whether the rule that applies once a list entry is removed may be more lenient than the rule that
 * applied before.
 */
function isJudgedLess({ successor }: ListKey<unknown>, policy: Policy): boolean {
  if (successor === undefined) return false;
  const { rule: id, replaced } = successor;
  const ranksOf = ranksBySetting(policy);
  const most = replaced === null ? strictness.fail : Math.max(...ranksOf(replaced));
  const isWaived = policy.values.waivers.some(({ rule }) => rule === id);
  return isWaived || most > Math.min(...ranksOf(id));
}

interface OverrideTerm {
  readonly pattern: string;
  /**
   * The possessive that precedes the setting's name in a message; empty for the repository's own overrides.
   */
  readonly owner: string;
  /** `min-score`, the id of a rule, or `server`. */
  readonly setting: string;
  readonly text: string;
  /** Higher is stricter. NaN for a server's record, whose grades are unknown here. */
  readonly rank: number;
  readonly place: string;
}

type TermsByKey = ReadonlyMap<string, OverrideTerm>;

/**
 * Returns the edits to the values for individual servers. The value that applies to a server depends on all
 * patterns that match the server. An addition is clearly stricter if the value is at least as strict as every
 * value it can replace. A removal is clearly stricter if every value that can take over is at least as strict
 * as the removed value.
 */
function overrideEdits(before: Policy, after: Policy): PolicyEdit[] {
  const [old, now] = [before, after].map(overrideTerms);
  const [ranksBefore, ranksAfter] = [ranksBySetting(before), ranksBySetting(after)];
  const edits = [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(
    ([key, { pattern, setting, owner }]): SettingEdit[] => {
      const [termBefore, termNow] = [old?.get(key), now?.get(key)];
      if (termBefore?.text === termNow?.text) return [];
      const isStricter =
        termBefore === undefined
          ? ranksBefore(setting).every((rank) => rank <= (termNow?.rank ?? Number.NaN))
          : termNow === undefined
            ? ranksAfter(setting).every((rank) => termBefore.rank <= rank)
            : termBefore.rank < termNow.rank;
      const make = (name: string): PolicyEdit => ({
        ...becomes(
          say`for ${pattern} ${prosePhrase(owner)}${prosePhrase(name)}`,
          textOrNull(termBefore?.text),
          textOrNull(termNow?.text),
        ),
        ...{ place: termNow?.place ?? 'servers', isStricter },
      });
      return [{ setting, make }];
    },
  );
  return isReordered(before, after)
    ? [
        ...mergeUngradedEdits(edits),
        {
          ...createEdit(ourWords('servers'), say`the order of the entries under servers changed`),
          place: 'servers',
          isStricter: false,
        },
      ]
    : mergeUngradedEdits(edits);
}

/**
 * Returns a policy's terms, followed by the terms of its floors. Includes a floor's term only if a repository
 * value for all servers could replace it but does not.
 */
function overrideTerms({ values, inherited, floors }: Policy): TermsByKey {
  const owner = "the organisation's ";
  const ofFloors = floors.flatMap((floor, at) => {
    const floorTerms = termsIn(inherited[at] ?? [], owner, floor.source);
    // A rule that the repository does not set uses the organisation's level, regardless of the repository's
    // preset.
    const isEffective = (key: string, id: string): boolean =>
      floorTerms.has(key) || (ruleIds.includes(id) && !values.rules.has(id));
    return [...termsIn(floor.values.servers ?? [], owner, floor.source)].filter(
      ([key, { setting }]) => floor.overridable.has(setting) && isEffective(key, setting),
    );
  });
  return new Map([...termsIn(values.servers, ''), ...ofFloors]);
}

function termsIn(overrides: readonly Override[], owner: string, source = ''): TermsByKey {
  const terms = new Map<string, OverrideTerm>();
  for (const [at, { match, values, server }] of overrides.entries()) {
    const add = (setting: string, text: string, rank: number): void => {
      const key = JSON.stringify([source, patternKey(match), setting]);
      const place = owner === '' ? `servers.${at}` : 'servers';
      const term = { pattern: match.text, owner, setting, text, rank, place };
      // If several overrides have the same pattern, the first override applies.
      if (!terms.has(key)) terms.set(key, term);
    };
    for (const name of serverValueNames) {
      const value = values[name];
      if (value !== undefined) add(name, String(value), strictnessRank(name, value));
    }
    for (const [id, level] of values.rules ?? []) add(id, level, strictness[level]);
    if (server !== null) add('server', server, Number.NaN);
  }
  return terms;
}

/** Returns a function that lists the ranks of all values of a setting that can apply to a server. */
function ranksBySetting(policy: Policy): (setting: string) => number[] {
  const levelsOf = levelsUnder(policy);
  const bySetting = Map.groupBy(overrideTerms(policy).values(), ({ setting }) => setting);
  return (setting) => {
    const name = serverValueNames.find((each) => each === setting);
    const general =
      name === undefined
        ? levelsOf(setting).map((level) => strictness[level])
        : [strictnessRank(name, effectiveValue(serverKeys[name], policy, name))];
    const key = turnedOnBy.get(setting) ?? '';
    // An override that sets the key turns on the rule without specifying its level, so the rule can have any
    // level.
    const implied = bySetting.has(key) ? Object.values(strictness) : [];
    const terms = bySetting.get(setting) ?? [];
    return [...general, ...implied, ...terms.map(({ rank }) => rank)];
  };
}

function strictnessRank(name: ServerValueName, value: unknown): number {
  return (serverKeys[name].rank as (value: unknown) => number)(value);
}

/**
 * Reports whether the overrides that both policies contain are in a different order. Among equally specific
 * overrides, the first one applies.
 */
function isReordered(before: Policy, after: Policy): boolean {
  const [old = [], now = []] = [before, after].map(({ values }) => [
    ...new Set(values.servers.toSorted(compareSpecificity).map(({ match }) => patternKey(match))),
  ]);
  const common = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return some.filter((each) => known.has(each)).join();
  };
  return common(old, now) !== common(now, old);
}
