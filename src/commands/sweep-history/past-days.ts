import { ecosystemTypes } from '../../model/model.ts';
import type { HistoryRow } from '../sweep/tables.ts';
import { filterOf, type PastFilter, type PastPlace } from './past-servers.ts';

/** What the tables have of a day. */
export interface PastDay {
  /** When its run began, ISO 8601. */
  readonly at: string;
  readonly places: Iterable<HistoryRow<'places'>>;
}

interface Span {
  place: PastPlace;
  /** The last day on which it was so. */
  lastAt: string;
}

/**
 * From when to when places were as they are wanted, by the tables of the days, the oldest first. What was
 * otherwise on a day between is two spans; a day without a run is nothing.
 */
export function placesOfDays(days: Iterable<PastDay>, filter: PastFilter): PastPlace[] {
  const fits = filterOf(filter);
  const open = new Map<string, Span>();
  const ended: PastPlace[] = [];
  let before: string | null = null;
  for (const { at, places } of days) {
    for (const row of places) {
      const place = placeOfRow(row, { after: before, by: at });
      if (!fits(place)) continue;
      const key = keyOf(row);
      const known = open.get(key);
      const declared = known?.place.declared ?? place.declared;
      open.set(key, { place: { ...place, declared, gradedAt: row.as_of ?? at }, lastAt: at });
    }
    for (const [key, { place, lastAt }] of open) {
      if (lastAt === at) continue;
      ended.push({ ...place, gone: { after: lastAt, by: at } });
      open.delete(key);
    }
    before = at;
  }
  return [...open.values().map(({ place }) => place), ...ended];
}

const types = [...ecosystemTypes, 'local'] as const;

function keyOf(row: HistoryRow<'places'>): string {
  const {
    repository,
    file,
    alias,
    client,
    role,
    type,
    name,
    version,
    judged_version: judged,
  } = row;
  return JSON.stringify([repository, file, alias, client, role, type, name, version, judged]);
}

const placeOfRow = (
  row: HistoryRow<'places'>,
  declared: PastPlace['declared'],
): Omit<PastPlace, 'gradedAt'> => ({
  ...{ repository: row.repository ?? '', file: row.file ?? '', alias: row.alias ?? '' },
  ...{
    type: types.find((each) => each === row.type) ?? 'unidentified',
    name: row.name,
    version: row.version,
  },
  ...{ judgedVersion: row.judged_version, grade: row.grade, owners: row.owners ?? [] },
  ...{ fails: row.fails ?? [], declared, gone: null },
});
