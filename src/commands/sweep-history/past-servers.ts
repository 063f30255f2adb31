import { gradeOfVersion } from '../../judging/grading.ts';
import type { RememberedRepository, Since } from '../../judging/history.ts';
import { globTest } from '../../model/glob.ts';
import { ecosystemTypes, type Identity, type Selection } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { GonePlace } from '../sweep/report.ts';
import type { SweepState } from '../sweep/state.ts';

/*
 * What a state knows of all servers that ran, those that are gone too.
 */

/** A server that ran in one place, from when to when. */
export interface PastPlace
  extends Omit<GonePlace, 'grade' | 'verdict' | 'gone' | 'version' | 'judgedVersion'> {
  readonly version: string | null;
  /** What the service took for its version; null where it knows none. */
  readonly judgedVersion: string | null;
  /** Of that version: by the given export, else by the last run that knew it. Null for none. */
  readonly grade: string | null;
  /** When a run gave it that grade, ISO 8601; null for a grade of the given export. */
  readonly gradedAt: string | null;
  /** Null if the last run found it. */
  readonly gone: Since | null;
}

/** Which of them are wanted. */
export interface PastFilter {
  /** A pattern of names; null for all. */
  readonly server: string | null;
  /** Null for all. */
  readonly grade: string | null;
}

/** All places of a state that had a server, with the grades that its last runs gave. */
export function pastPlaces({ repositories, log }: SweepState): PastPlace[] {
  const standing = repositories.flatMap(({ name: repository, judged }): PastPlace[] => {
    if (judged === null) return [];
    const { at, places } = JSON.parse(judged) as RememberedRepository;
    return places.map(
      ({ file, alias, type, name, version, judgedVersion, grade, declared }): PastPlace => ({
        ...{ repository, file, alias, type, name, version, judgedVersion, grade, declared },
        ...{ gradedAt: at, gone: null },
      }),
    );
  });
  const ended = log.map((line): PastPlace => {
    const { verdict, gone, ...rest } = JSON.parse(line) as GonePlace;
    return { ...rest, gradedAt: gone.after, gone };
  });
  // A version that still runs somewhere has a later grade than the one it went with.
  const latest = new Map<string, PastPlace>();
  for (const place of [...standing, ...ended]) {
    const known = latest.get(versionKey(place));
    if (known === undefined || (known.gradedAt ?? '') < (place.gradedAt ?? '')) {
      latest.set(versionKey(place), place);
    }
  }
  return [...standing, ...ended].map((place) => {
    const { grade, gradedAt } = latest.get(versionKey(place)) ?? place;
    return { ...place, grade, gradedAt };
  });
}

/** The identities whose grades an export may know. */
export function identitiesOfPast(places: readonly PastPlace[]): Identity[] {
  const identities = places.flatMap((place) => identityOfPlace(place) ?? []);
  return distinctBy(identities, ({ type, name }) => `${type} ${name}`);
}

/** The places with the grades of an export. */
export function regraded(places: readonly PastPlace[], selection: Selection): PastPlace[] {
  return places.map((place) => {
    const identity = identityOfPlace(place);
    const version = place.judgedVersion ?? place.version;
    if (identity === null || version === null) return place;
    return { ...place, grade: gradeOfVersion(identity, version, selection), gradedAt: null };
  });
}

/** Those that are wanted: by their servers, each by its repositories, those that are still there first. */
export function wantedPlaces(places: readonly PastPlace[], filter: PastFilter): PastPlace[] {
  const test = filter.server === null ? () => true : globTest(filter.server.toLowerCase());
  const wanted = places.filter(
    ({ name, grade }) =>
      (filter.server === null || test((name ?? '').toLowerCase())) &&
      (filter.grade === null || grade?.toLowerCase() === filter.grade.toLowerCase()),
  );
  const order = (place: PastPlace): string =>
    JSON.stringify([versionKey(place), place.gone !== null, place.repository, place.file]);
  return wanted
    .map((place) => ({ place, by: order(place) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ place }) => place);
}

/** Equal for places that ran one version of one server; of code of a repository, in that repository. */
export function versionKey({ type, name, version, judgedVersion, repository }: PastPlace): string {
  const isOwn = type === 'local' || type === 'unidentified';
  return JSON.stringify([name, type, judgedVersion ?? version, isOwn ? repository : null]);
}

function identityOfPlace({ type, name }: PastPlace): Identity | null {
  const known = ecosystemTypes.find((each) => each === type);
  return known === undefined || name === null ? null : { type: known, name };
}
