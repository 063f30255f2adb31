import { isSamePlace } from '../changes/places.ts';
import { datedRules } from '../policy/catalogue.ts';
import type { Cause, PlaceHistory, Since } from './history.ts';
import type { Observation, ObservedPlace } from './observe.ts';

/*
 * What is new in a repository since an earlier run, and why. Only runs that were decided are compared: of
 * a repository that was not read, or not judged, the last run that knew it counts. Only a commit brings in,
 * and where another build sees more, nobody is blamed.
 */

/** A place as it is kept until the next run. */
export interface RememberedPlace extends ObservedPlace {
  readonly declared: Since;
  readonly graded: Since;
}

/** What is kept of a repository until the next run. */
export interface RememberedRepository extends Observation {
  /** At most `mostPlaces` of them. */
  readonly places: readonly RememberedPlace[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Far more than any repository has that people work with. */
export const mostPlaces = 1000;

/** The difference between two runs. */
export interface RunComparison {
  /** What earlier runs know of each place, in the order of the later one. */
  readonly histories: readonly PlaceHistory[];
  /** What to keep of the later one. */
  readonly kept: RememberedRepository;
  /** Places of the earlier one that are no longer there, in this version. */
  readonly gone: readonly RememberedPlace[];
}

export interface ComparisonOptions {
  /**
   * When a run did not find the repository at all, so that whatever it has came later; null if that is
   * unknown.
   */
  readonly absentAt?: string | null;
  /**
   * The places of the later run as the policy of the last one judges them on its day, by the export of the
   * later one; null if that is not known.
   */
  readonly underLast?: readonly ObservedPlace[] | null;
}

/**
 * Compares what a repository has now with what the last run kept of it.
 *
 * @param last null if no run has judged it
 */
export function compareRuns(
  last: RememberedRepository | null,
  now: Observation,
  { absentAt = null, underLast = null }: ComparisonOptions = {},
): RunComparison {
  const pairs = pairPlaces(last?.places ?? [], now.places);
  const histories = now.places.map((place, at) => {
    const before = pairs.get(place);
    const first = { after: null, by: now.at };
    if (last === null) {
      const since = { ...first, after: absentAt };
      return { declared: since, graded: since, news: absentAt === null ? null : broughtIn };
    }
    return before === undefined
      ? newPlaceHistory(last, now)
      : knownPlaceHistory(last, before, now, place, underLast?.[at] ?? null);
  });
  const places = now.places.map((place, at): RememberedPlace => {
    const { declared, graded } = histories[at] as PlaceHistory;
    return { ...place, declared, graded };
  });
  const staying = new Set(
    now.places.flatMap((place) => {
      const before = pairs.get(place);
      return before === undefined || isOtherVersion(last, before, now, place) ? [] : [before];
    }),
  );
  return {
    histories,
    kept: { ...now, places: places.slice(0, mostPlaces), isWhole: places.length <= mostPlaces },
    gone: (last?.places ?? []).filter((place) => !staying.has(place)),
  };
}

const broughtIn: Cause = 'brought-in';

/** What is there, and was not seen. */
function newPlaceHistory(last: RememberedRepository, now: Observation): PlaceHistory {
  const between = { after: last.at, by: now.at };
  const unknown = { after: null, by: now.at };
  // Another version of the tool may see what was there all the time.
  if (last.reader !== now.reader || !last.isWhole)
    return { declared: unknown, graded: unknown, news: null };
  if (last.commit !== now.commit) return { declared: between, graded: between, news: broughtIn };
  // The same files: the policy left it out, or no record of the export made a server of it.
  const news = last.policy === now.policy ? 'graded-anew' : 'policy-changed';
  return { declared: unknown, graded: between, news };
}

/** What was there before, in this version or in another one. */
function knownPlaceHistory(
  last: RememberedRepository,
  before: RememberedPlace,
  now: Observation,
  place: ObservedPlace,
  underLast: ObservedPlace | null,
): PlaceHistory {
  const between = { after: last.at, by: now.at };
  const isOther = isOtherVersion(last, before, now, place);
  const isSameGrade = before.grade === place.grade && before.verdict === place.verdict;
  const declared = isOther ? between : before.declared;
  const graded = isSameGrade && !isOther ? before.graded : between;
  // The words are compared only where both were read in the same way.
  const isEdited =
    last.commit !== now.commit &&
    (isOther || (last.reader === now.reader && before.launch !== place.launch));
  if (isEdited) return { declared, graded, news: broughtIn };
  return {
    declared,
    graded,
    news: isSameGrade ? null : gradeCause(last, before, now, place, underLast),
  };
}

/** Whether a commit has changed the version: the same files declare the same one. */
function isOtherVersion(
  last: Observation | null,
  before: ObservedPlace,
  now: Observation,
  place: ObservedPlace,
): boolean {
  return last?.commit !== now.commit && before.version !== place.version;
}

/** Why another grade or verdict is given to what is declared as before. */
function gradeCause(
  last: RememberedRepository,
  before: ObservedPlace,
  now: Observation,
  place: ObservedPlace,
  underLast: ObservedPlace | null,
): Cause {
  const isOtherPolicy = last.policy !== now.policy;
  const isOtherRubric =
    before.rubric !== null && place.rubric !== null && before.rubric !== place.rubric;
  const isSameGrade = before.grade === place.grade;
  if (underLast !== null) {
    // The same export: only the policy, or a date in it, can make the difference.
    const isByPolicy = underLast.verdict !== place.verdict || underLast.grade !== place.grade;
    if (isByPolicy) return 'policy-changed';
    return isOtherRubric ? 'rubric-changed' : 'graded-anew';
  }
  // A policy may bind a server to another record.
  if (isOtherPolicy && (isSameGrade || before.record !== place.record)) return 'policy-changed';
  if (isOtherRubric) return 'rubric-changed';
  // What the policy accepted until yesterday, by a waiver or an age, it need not accept today.
  const isSame = before.evidence === place.evidence && before.judgedVersion === place.judgedVersion;
  const gradeRuleIds = ({ rules }: ObservedPlace): string =>
    [...new Set(rules.map((rule) => rule.split(' ').at(-1) ?? ''))]
      .filter((id) => !datedRules.includes(id))
      .sort()
      .join();
  return isSame && isSameGrade && gradeRuleIds(before) === gradeRuleIds(place)
    ? 'policy-changed'
    : 'graded-anew';
}

/** Folders are compared by their names alone. */
const anywhere = { head: () => false, base: () => false };

/**
 * The place of the last run that each present one continues. A place is a file, its client and an alias;
 * an entry that moved as it is to another file or alias continues as well, unless other people meet it
 * there; one that names another server does not.
 */
function pairPlaces(
  before: readonly RememberedPlace[],
  now: readonly ObservedPlace[],
): ReadonlyMap<ObservedPlace, RememberedPlace> {
  const pairs = new Map<ObservedPlace, RememberedPlace>();
  const free = new Set(before);
  for (const keyOf of [exactKey, placeKey, contentKey]) {
    const knownPlaces = Map.groupBy(free, keyOf);
    for (const place of now) {
      if (pairs.has(place)) continue;
      const same = knownPlaces.get(keyOf(place)) ?? [];
      const at = same.findIndex((each) => isSamePlace(place.folder, each.folder, anywhere));
      const [match] = at < 0 ? [] : same.splice(at, 1);
      if (match === undefined) continue;
      pairs.set(place, match);
      free.delete(match);
    }
  }
  return pairs;
}

const placeKey = ({ file, client, alias, role, type, name }: ObservedPlace): string =>
  JSON.stringify([file, client, alias, role, type, name]);

const contentKey = ({ client, role, type, name, version, launch }: ObservedPlace): string =>
  JSON.stringify([client, role, type, name, version, launch]);

const exactKey = (place: ObservedPlace): string => `${placeKey(place)} ${contentKey(place)}`;
