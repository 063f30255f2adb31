import type { HiddenRepository, ListedRepository } from '../../io/github-repositories.ts';
import {
  compareRuns,
  type Observation,
  observe,
  type PlaceHistory,
  type RememberedPlace,
  type RememberedRepository,
} from '../../judging/history.ts';
import type { Report } from '../../judging/report.ts';
import type { RepositoryRecord } from './contents.ts';
import type { ShownRepository } from './last-known.ts';
import type { GonePlace } from './report.ts';
import type { ReadState, RepositoryState, SweepState } from './state.ts';
import type { StoredState } from './state-store.ts';

/** What a sweep knows of earlier runs, and what it keeps for later ones. */
export interface Memory {
  /** When the last whole run began, ISO 8601; null if there was none. */
  readonly lastAt: string | null;
  /** Says that a repository is there, whether or not it is judged. */
  readonly listed: (repository: ListedRepository | HiddenRepository) => void;
  /** What was read of a repository, at whatever commit; null for nothing. */
  readonly readOf: (repository: ListedRepository) => ReadState | null;
  /** Keeps what was read. */
  readonly keep: (repository: ListedRepository, record: RepositoryRecord) => void;
  /**
   * What earlier runs know of the places of a repository, in the order of the report's servers.
   *
   * @param commit the judged one; null for a repository without commits
   * @param unreadable files that could not be read: what they had is neither there nor gone
   */
  readonly historyOf: (
    repository: ListedRepository,
    commit: string | null,
    report: Report | null,
    unreadable: ReadonlySet<string>,
  ) => readonly PlaceHistory[];
  /** What the last whole run showed of a repository; null for nothing. */
  readonly shownOf: (repository: ListedRepository | HiddenRepository) => ShownRepository | null;
  /** Keeps what this run shows of it, for when the run is whole. */
  readonly keepShown: (
    repository: ListedRepository | HiddenRepository,
    shown: ShownRepository,
  ) => void;
  /**
   * Ends a run in which each repository was judged or cannot be read: later ones are compared with it.
   */
  readonly endWhole: () => void;
  /** What is gone since the last whole run. */
  readonly gone: () => readonly GonePlace[];
  /** What to keep at this moment. */
  readonly state: () => SweepState;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

interface Entry extends Writable<RepositoryState> {
  /** What this run found, and what it shows, until the run is whole. */
  found: string | null;
  foundShown: string | null;
  isListed: boolean;
}

/** Of what a run is, as far as the state is concerned. */
export interface MemoryOptions
  extends Pick<Observation, 'at' | 'reader'>,
    Pick<SweepState, 'service' | 'organisation'> {}

/**
 * Opens what is known of earlier runs. Until a run is whole, it only keeps what was read: the run that goes
 * on then says the same as one that was never cut off, and news are always those since one known run.
 */
export function openMemory(
  { state, run }: StoredState,
  { at, reader, service, organisation }: MemoryOptions,
): Memory {
  const entries = new Set<Entry>();
  const byId = new Map<number, Entry>();
  const byName = new Map<string, Entry>();
  const add = (known: RepositoryState): Entry => {
    const entry: Entry = { ...known, found: null, foundShown: null, isListed: false };
    entries.add(entry);
    if (entry.id !== null) byId.set(entry.id, entry);
    byName.set(entry.name.toLowerCase(), entry);
    return entry;
  };
  for (const each of state?.repositories ?? []) add(each);
  let lastAt = state?.lastAt ?? null;
  const gone: GonePlace[] = [];

  const find = (repository: ListedRepository | HiddenRepository): Entry | null => {
    const id = 'hidden' in repository ? null : repository.id;
    const named = byName.get(nameOf(repository).toLowerCase()) ?? null;
    const known = id === null ? null : (byId.get(id) ?? null);
    // One that is called as another one was is not that one.
    return known ?? (named !== null && (id === null || named.id === null) ? named : null);
  };
  const entryOf = (repository: ListedRepository | HiddenRepository): Entry => {
    const name = nameOf(repository);
    const id = 'hidden' in repository ? null : repository.id;
    const entry = find(repository) ?? add({ name, id, read: null, judged: null, shown: null });
    entry.name = name;
    entry.id ??= id;
    entry.isListed = true;
    return entry;
  };
  const rememberGone = (
    { name }: Entry,
    last: RememberedRepository | null,
    places: readonly RememberedPlace[],
  ): void => {
    for (const place of places) {
      const { file, alias, type, name: server, version, judgedVersion } = place;
      const { grade, verdict, declared } = place;
      gone.push({
        ...{ repository: name, file, alias, type, name: server, version, judgedVersion },
        ...{ grade, verdict, declared, gone: { after: last?.at ?? null, by: at } },
      });
    }
  };
  return {
    lastAt,
    listed(repository) {
      const known = find(repository);
      if (known !== null) known.isListed = true;
    },
    readOf: (repository) => find(repository)?.read ?? null,
    keep(repository, record) {
      entryOf(repository).read = { ...record, run };
    },
    historyOf(repository, commit, report, unreadable) {
      const entry = entryOf(repository);
      const all = judgedOf(entry);
      const unknown = all?.places.filter(({ file }) => unreadable.has(file)) ?? [];
      const last = all && { ...all, places: all.places.filter((each) => !unknown.includes(each)) };
      const observed = { at, reader, commit };
      const now =
        report === null ? { ...observed, policy: '', places: [] } : observe(report, observed);
      const { createdAt } = repository;
      const isYounger = lastAt !== null && Date.parse(createdAt ?? '') > Date.parse(lastAt);
      const compared = compareRuns(last, now, isYounger ? lastAt : null);
      const { kept } = compared;
      entry.found = JSON.stringify({ ...kept, places: [...kept.places, ...unknown] });
      rememberGone(entry, last, compared.gone);
      return compared.histories;
    },
    shownOf(repository) {
      const shown = find(repository)?.shown ?? null;
      return shown === null ? null : (JSON.parse(shown) as ShownRepository);
    },
    keepShown(repository, shown) {
      entryOf(repository).foundShown = JSON.stringify(shown);
    },
    endWhole() {
      for (const entry of entries) {
        // Who takes a name from a list does not take the repository away.
        if (!entry.isListed && organisation !== null) {
          const last = judgedOf(entry);
          rememberGone(entry, last, last?.places ?? []);
          entries.delete(entry);
        }
        entry.judged = entry.found ?? entry.judged;
        entry.shown = entry.foundShown ?? entry.shown;
      }
      lastAt = at;
    },
    gone: () => gone,
    state: () => ({
      ...{ service, organisation, run, writtenAt: at, lastAt },
      repositories: [...entries].flatMap(({ name, id, read, judged, shown }) =>
        read === null && judged === null && shown === null
          ? []
          : [{ name, id, read, judged, shown }],
      ),
    }),
  };
}

const judgedOf = ({ judged }: RepositoryState): RememberedRepository | null =>
  judged === null ? null : (JSON.parse(judged) as RememberedRepository);

const nameOf = ({ owner, name }: ListedRepository | HiddenRepository): string => `${owner}/${name}`;
