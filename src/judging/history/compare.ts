import { isSamePlace } from '../changes/places.ts';
import { datedRules } from '../policy/catalogue.ts';
import type { Cause, PlaceHistory, Since } from './history.ts';
import type { Observation, ObservedPlace } from './observe.ts';

/*
 * Finds what is new in a repository since an earlier run, and why. Only runs with a verdict are compared. For
 * a repository that was not read or judged, the last run with a verdict counts. Only a commit can bring in a
 * server. If another build finds more, no commit is blamed.
 */

/** A place in the form that is kept until the next run. */
export interface RememberedPlace extends ObservedPlace {
  readonly declared: Since;
  readonly graded: Since;
}

/** Data of a repository that is kept until the next run. */
export interface RememberedRepository extends Observation {
  /** At most `mostPlaces` of them. */
  readonly places: readonly RememberedPlace[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Limit above anything in real repositories. */
export const mostPlaces = 1000;

/** The difference between two runs. */
export interface RunComparison {
  /** The history of each place in earlier runs, in the order of the later run. */
  readonly histories: readonly PlaceHistory[];
  /** The data to keep from the later run. */
  readonly kept: RememberedRepository;
  /** Places of the earlier run that no longer exist in this version. */
  readonly gone: readonly RememberedPlace[];
}

export interface ComparisonOptions {
  /**
   * When a run did not find the repository at all, so that all its contents came later; null if that is
   * unknown.
   */
  readonly absentAt?: string | null;
  /**
   * The places of the later run, judged by the policy of the last run on its day and by the export of the
   * later one; null if that is not known.
   */
  readonly underLast?: readonly ObservedPlace[] | null;
}

/**
 * Compares the current places of a repository with those that the last run kept.
 *
 * @param last null if no run has judged the repository
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

/** Returns the history of a place that the last run did not see. */
function newPlaceHistory(last: RememberedRepository, now: Observation): PlaceHistory {
  const between = { after: last.at, by: now.at };
  const unknown = { after: null, by: now.at };
  // Another version of the tool may find servers that existed all the time.
  if (last.reader !== now.reader || !last.isWhole)
    return { declared: unknown, graded: unknown, news: null };
  if (last.commit !== now.commit) return { declared: between, graded: between, news: broughtIn };
  // The files are the same: the policy left the server out, or no record of the export made the entry a
  // server.
  const news = last.policy === now.policy ? 'graded-anew' : 'policy-changed';
  return { declared: unknown, graded: between, news };
}

/** Returns the history of a place that existed before, in this version or in another one. */
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
  // The words are compared only if both runs read them in the same way.
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

/** Returns whether a commit has changed the version: the same files declare the same server. */
function isOtherVersion(
  last: Observation | null,
  before: ObservedPlace,
  now: Observation,
  place: ObservedPlace,
): boolean {
  return last?.commit !== now.commit && before.version !== place.version;
}

/** Returns why an unchanged declaration has another grade or verdict. */
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
    // The export is the same, so only the policy, or a date in it, can make the difference.
    const isByPolicy = underLast.verdict !== place.verdict || underLast.grade !== place.grade;
    if (isByPolicy) return 'policy-changed';
    return isOtherRubric ? 'rubric-changed' : 'graded-anew';
  }
  // A policy may bind a server to another record.
  if (isOtherPolicy && (isSameGrade || before.record !== place.record)) return 'policy-changed';
  if (isOtherRubric) return 'rubric-changed';
  // The policy accepted this until yesterday, by a waiver or an age, but may not accept it today.
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
 * Pairs each current place with the place of the last run that it continues. A place is a file, its client
 * and an alias. An entry that moved unchanged to another file or alias is a continuation as well, unless
 * other people use it there. An entry with another server is not.
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
