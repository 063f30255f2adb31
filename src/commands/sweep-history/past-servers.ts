import { gradeOfVersion } from '../../judging/grading.ts';
import type { RememberedRepository } from '../../judging/history.ts';
import { globTest } from '../../model/glob.ts';
import { ecosystemTypes, type Identity, type Selection } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { Frozen } from '../../report/json.ts';
import { failsOf } from '../sweep/counts.ts';
import type { ShownRepository } from '../sweep/last-known.ts';
import type { GonePlace } from '../sweep/report.ts';
import type { SweepState } from '../sweep/state.ts';
import type { JsonSweepHistory } from './schema.ts';

/*
 * What a state knows of all servers that ran, those that are gone too, and which of them are wanted.
 */

/** A server that ran in one place, from when to when. */
export type PastPlace = Frozen<JsonSweepHistory>['places'][number];

/** Which of them are wanted; null for all. */
export interface PastFilter {
  /** Patterns of names. */
  readonly server: string | null;
  readonly repository: string | null;
  readonly owner: string | null;
  readonly rule: string | null;
}

/** All places of a state that had a server, with the grades that its last runs gave. */
export function pastPlaces({ repositories, log }: SweepState): PastPlace[] {
  const standing = repositories.flatMap(({ name: repository, judged, shown }): PastPlace[] => {
    if (judged === null) return [];
    const { at, places } = JSON.parse(judged) as RememberedRepository;
    const seen = shown === null ? [] : (JSON.parse(shown) as ShownRepository).servers;
    const about = new Map(seen.map(({ entry }) => [placeKey(entry), entry]));
    return places.map((place): PastPlace => {
      const { file, alias, type, name, version, judgedVersion, grade, declared } = place;
      const entry = about.get(placeKey(place));
      return {
        ...{ repository, file, alias, type, name, version, judgedVersion, grade, declared },
        ...{ gradedAt: at, gone: null, owners: entry?.owners ?? null },
        fails: entry === undefined ? null : failsOf(entry.problems),
      };
    });
  });
  const ended = log.map((line): PastPlace => {
    const { verdict, gone, ...rest } = JSON.parse(line) as GonePlace;
    return { ...rest, gradedAt: gone.after, gone, owners: null, fails: null };
  });
  return [...standing, ...ended];
}

type InFile = Pick<PastPlace, 'file' | 'alias' | 'name' | 'version'>;

const placeKey = ({ file, alias, name, version }: InFile): string =>
  JSON.stringify([file, alias, name, version]);

/** A version that still runs somewhere has a later grade than the one it went with. */
export function withLatestGrades(places: readonly PastPlace[]): PastPlace[] {
  const latest = new Map<string, PastPlace>();
  for (const place of places) {
    const known = latest.get(versionKey(place));
    if (known === undefined || (known.gradedAt ?? '') < (place.gradedAt ?? '')) {
      latest.set(versionKey(place), place);
    }
  }
  return places.map((place) => {
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

/** Whether a place is wanted. What is not known of it fits nothing. */
export function filterOf({
  server,
  repository,
  owner,
  rule,
}: PastFilter): (place: Omit<PastPlace, 'gradedAt'>) => boolean {
  const testOf = (pattern: string | null): ((text: string) => boolean) => {
    if (pattern === null) return () => true;
    const test = globTest(pattern.toLowerCase());
    return (text) => test(text.toLowerCase());
  };
  const [isServer, isRepository] = [testOf(server), testOf(repository)];
  const wanted = owner?.toLowerCase();
  return (place) =>
    isServer(place.name ?? '') &&
    isRepository(place.repository) &&
    (wanted === undefined ||
      place.owners?.some((each) => each.toLowerCase() === wanted) === true) &&
    (rule === null || place.fails?.includes(rule) === true);
}

/** By their servers, each by its repositories, those that are still there first. */
export function sortedPlaces(places: readonly PastPlace[]): PastPlace[] {
  const order = (place: PastPlace): string =>
    JSON.stringify([versionKey(place), place.gone !== null, place.repository, place.file]);
  return places
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
