import { isSamePlace } from '../changes/places.ts';
import { datedRules } from '../policy/catalogue.ts';
import type { Cause, PlaceHistory, Since } from './history.ts';
import type { Observation, ObservedPlace } from './observe.ts';

/**
 * Finds what is new in a repository since an earlier run, and why. Only runs with a verdict are compared: a
 * run that could not read or judge the repository is skipped. Only a commit can introduce a server. Servers
 * that appear because a different build of the tool finds more are not attributed to a commit.
 */

export interface RememberedPlace extends ObservedPlace {
  readonly declared: Since;
  readonly graded: Since;
}

export interface RememberedRepository extends Observation {
  /** At most `mostPlaces` places. */
  readonly places: readonly RememberedPlace[];
  /** Whether `places` contains every place. */
  readonly isWhole: boolean;
}

/** Limit on the number of stored places. No real repository reaches this limit. */
export const mostPlaces = 1000;

export interface RunComparison {
  /** The history of each current place, in the order of the later run's places. */
  readonly histories: readonly PlaceHistory[];
  readonly kept: RememberedRepository;
  /** Places from the earlier run whose server is now gone or has a different version. */
  readonly gone: readonly RememberedPlace[];
}

export interface ComparisonOptions {
  /**
   * The time of a run that did not find the repository; null if unknown. Everything in the repository is
   * newer than that run.
   */
  readonly absentAt?: string | null;
  /**
   * The later run's places, judged with the later run's export but the last run's policy and date; null if
   * unknown.
   */
  readonly underLast?: readonly ObservedPlace[] | null;
}

/**
 * Compares a repository's current places with those that the last run stored.
 *
 * @param last the data from the last run; null if no run has judged the repository
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

function newPlaceHistory(last: RememberedRepository, now: Observation): PlaceHistory {
  const between = { after: last.at, by: now.at };
  const unknown = { after: null, by: now.at };
  // A different version of the tool, or an incomplete list, can make an old server look new.
  if (last.reader !== now.reader || !last.isWhole)
    return { declared: unknown, graded: unknown, news: null };
  if (last.commit !== now.commit) return { declared: between, graded: between, news: broughtIn };
  // The files have not changed, so either the last policy excluded the server, or no record in the last
  // export identified the entry as a server.
  const news = last.policy === now.policy ? 'graded-anew' : 'policy-changed';
  return { declared: unknown, graded: between, news };
}

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
  // Launches are comparable only if both runs parsed them in the same way.
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

function isOtherVersion(
  last: Observation | null,
  before: ObservedPlace,
  now: Observation,
  place: ObservedPlace,
): boolean {
  return last?.commit !== now.commit && before.version !== place.version;
}

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
    // `underLast` uses the same export, so only the policy or a date in the policy can explain a difference.
    const isByPolicy = underLast.verdict !== place.verdict || underLast.grade !== place.grade;
    if (isByPolicy) return 'policy-changed';
    return isOtherRubric ? 'rubric-changed' : 'graded-anew';
  }
  // A new policy can bind a server to a different record.
  if (isOtherPolicy && (isSameGrade || before.record !== place.record)) return 'policy-changed';
  if (isOtherRubric) return 'rubric-changed';
  // A waiver or an age limit in an unchanged policy may have stopped applying since the last run.
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

/** Makes `isSamePlace` judge by folder names alone. */
const anywhere = { head: () => false, base: () => false };

/**
 * Pairs each current place with the place that it continues from the last run. A place is the combination of
 * a file, its client and an alias. An entry that moved unchanged to another file or alias continues its old
 * place, unless the move exposes the entry to people who open other folders. An entry that now declares a
 * different server starts a new place.
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
