import type { ExportSize } from '../../export/loading.ts';
import type { HiddenRepository, ListedRepository } from '../../io/github-repositories.ts';
import {
  compareRuns,
  type Observation,
  observe,
  type PlaceHistory,
  type RememberedPlace,
  type RememberedRepository,
} from '../../judging/history.ts';
import type { Policy } from '../../judging/policy.ts';
import type { Report } from '../../judging/report.ts';
import type { RepositoryRecord } from './contents.ts';
import { decodePolicy, encodePolicy } from './kept-policy.ts';
import type { ShownRepository } from './last-known.ts';
import type { RemovedPlace } from './report.ts';
import {
  mostPrepared,
  type PreparedRepository,
  type ReadState,
  type RepositoryState,
  type SweepState,
} from './state.ts';
import type { StoredState } from './state-store.ts';

/** The results of earlier runs, and the data stored for later runs. */
export interface Memory {
  /** Start of the last complete run, in ISO 8601 format; null if there was none. */
  readonly lastAt: string | null;
  /** The newest export used by any run; null if no run has used one. */
  readonly lastExport: ExportSize | null;
  readonly useExport: (size: ExportSize) => void;
  /** Records that a repository exists, whether or not it is judged. */
  readonly listed: (repository: ListedRepository | HiddenRepository) => void;
  /** Returns a repository's stored contents, which can be from an older commit; null if none are stored. */
  readonly lastReadState: (repository: ListedRepository) => ReadState | null;
  readonly keep: (repository: ListedRepository, record: RepositoryRecord) => void;
  /**
   * Returns the history of each place, in the order of the report's servers.
   *
   * @param commit the judged commit; null for a repository without commits
   * @param unreadable paths of unreadable files, whose places are treated as neither present nor removed
   * @param underLast the same contents, judged under the last run's policy as of that run's start; null if
   * unknown
   */
  readonly historyOf: (
    repository: ListedRepository,
    commit: string | null,
    report: Report | null,
    unreadable: ReadonlySet<string>,
    underLast: Report | null,
  ) => readonly PlaceHistory[];
  /**
   * Returns the policy under which the last complete run judged a repository, and that run's start, in
   * milliseconds since the epoch; null if unknown.
   */
  readonly lastPolicy: (
    repository: ListedRepository,
  ) => { readonly policy: Policy; readonly at: number } | null;
  /** Returns a repository's results from the last complete run; null if there are none. */
  readonly shownOf: (repository: ListedRepository | HiddenRepository) => ShownRepository | null;
  /** Holds this run's results for a repository until the run is complete. */
  readonly keepShown: (
    repository: ListedRepository | HiddenRepository,
    shown: ShownRepository,
  ) => void;
  /**
   * Stores this run's results alongside those of the last run, once every repository has been judged or has
   * proved unreadable. A later run learns from the history whether this run wrote its day.
   */
  readonly prepareWhole: () => void;
  /**
   * Makes the run stored by `prepareWhole` the last complete run, with which later runs are compared. Called
   * after everything is written.
   */
  readonly endWhole: () => void;
  /**
   * Returns the places removed since the last complete run.
   *
   * @param isWhole whether this run is complete; if not, an unlisted repository is not treated as removed
   */
  readonly removedPlaces: (isWhole: boolean) => readonly RemovedPlace[];
  readonly state: () => SweepState;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

interface Entry extends Writable<Omit<RepositoryState, 'prepared'>> {
  /** Keyed by the start of the run, in ISO 8601 format. */
  readonly prepared: Map<string, PreparedRepository>;
  /** This run's results, until the run is complete. */
  newJudged: string | null;
  newShown: string | null;
  isListed: boolean;
}

export interface MemoryOptions
  extends Pick<Observation, 'at' | 'reader'>,
    Pick<SweepState, 'service' | 'organisation'> {
  /** Start times of the runs in the history, in ISO 8601 format. */
  readonly written: ReadonlySet<string>;
}

/**
 * Opens the results of earlier runs. Until a run is complete, the memory stores only the contents that the
 * run has read. A resumed run therefore reports the same results as an uninterrupted run, and news always
 * refers to the last complete run.
 *
 * A run that was killed after it wrote its day counts as the last run only from the next day on. Until then,
 * its news is reported again, because the news might never have been published.
 */
export function createSweepMemory(
  { state, run }: StoredState,
  { at, reader, service, organisation, written }: MemoryOptions,
): Memory {
  const entries = new Set<Entry>();
  const byId = new Map<number, Entry>();
  const byName = new Map<string, Entry>();
  const add = (stored: RepositoryState): Entry => {
    const prepared = new Map(
      stored.prepared.flatMap((each, place) => {
        const when = state?.prepared[place] ?? '';
        return written.has(when) ? [[when, each] as const] : [];
      }),
    );
    const entry: Entry = { ...stored, prepared, newJudged: null, newShown: null, isListed: false };
    entries.add(entry);
    if (entry.id !== null) byId.set(entry.id, entry);
    byName.set(entry.name.toLowerCase(), entry);
    return entry;
  };
  for (const each of state?.repositories ?? []) add(each);
  let lastAt = state?.lastAt ?? null;
  const finish = (
    when: string,
    findResult: (entry: Entry) => PreparedRepository | undefined,
  ): void => {
    for (const entry of entries) {
      const result = findResult(entry);
      // If the user names repositories instead of an organisation, a repository that is missing from the list
      // has not necessarily been removed.
      if (!result?.isListed && organisation !== null) entries.delete(entry);
      entry.judged = result?.judged ?? entry.judged;
      entry.shown = result?.shown ?? entry.shown;
    }
    lastAt = when;
  };
  const keptRuns = (state?.prepared ?? []).filter((when) => written.has(when));
  const isOfToday = (when: string): boolean => when.slice(0, 10) === at.slice(0, 10);
  const unfinished = keptRuns.filter(isOfToday);
  for (const when of keptRuns) {
    if (!isOfToday(when)) finish(when, ({ prepared }) => prepared.get(when));
  }
  const removedBefore: RemovedPlace[] = [];

  const findEntry = (repository: ListedRepository | HiddenRepository): Entry | null => {
    const id = 'hidden' in repository ? null : repository.id;
    const entryByName = byName.get(fullName(repository).toLowerCase()) ?? null;
    const entryById = id === null ? null : (byId.get(id) ?? null);
    // A new repository can reuse a name, so a match by name counts only if one of the two ids is unknown.
    return (
      entryById ??
      (entryByName !== null && (id === null || entryByName.id === null) ? entryByName : null)
    );
  };
  const ensureEntry = (repository: ListedRepository | HiddenRepository): Entry => {
    const name = fullName(repository);
    const id = 'hidden' in repository ? null : repository.id;
    const entry = findEntry(repository) ?? add({ ...emptyState, name, id });
    entry.name = name;
    entry.id ??= id;
    entry.isListed = true;
    return entry;
  };
  const describeRemoved = (
    { name }: Entry,
    last: RememberedRepository | null,
    places: readonly RememberedPlace[],
  ): RemovedPlace[] =>
    places.map((place) => {
      const { file, alias, type, name: server, version, judgedVersion } = place;
      const { grade, verdict, declared } = place;
      return {
        ...{ repository: name, file, alias, type, name: server, version, judgedVersion },
        ...{ grade, verdict, declared, gone: { after: last?.at ?? null, by: at } },
      };
    });
  const policies = new Map(state?.policies ?? []);
  const decoded = new Map<string, Policy>();
  const usedPolicies = (): ReadonlyMap<string, string> => {
    const judgedTexts = [...entries].flatMap(({ judged, newJudged, prepared }) => [
      ...[judged, newJudged],
      ...prepared.values().map((each) => each.judged),
    ]);
    const hashes = new Set(
      judgedTexts.flatMap((text) => (text === null ? [] : policyHashIn(text))),
    );
    return new Map([...policies].filter(([hash]) => hashes.has(hash)));
  };
  let lastExport = state?.export ?? null;
  return {
    ...{ lastAt, lastExport },
    useExport(size) {
      if (size.generatedAt >= (lastExport?.generatedAt ?? 0)) lastExport = size;
    },
    listed(repository) {
      const entry = findEntry(repository);
      if (entry !== null) entry.isListed = true;
    },
    lastReadState: (repository) => findEntry(repository)?.read ?? null,
    keep(repository, record) {
      ensureEntry(repository).read = { ...record, run };
    },
    lastPolicy(repository) {
      const judgedText = findEntry(repository)?.judged ?? null;
      if (judgedText === null) return null;
      const { policy: hash, at: when } = JSON.parse(judgedText) as RememberedRepository;
      const decodedPolicy = decoded.get(hash) ?? null;
      if (decodedPolicy !== null) return { policy: decodedPolicy, at: Date.parse(when) };
      const text = policies.get(hash);
      if (text === undefined) return null;
      const policy = decodePolicy(text);
      decoded.set(hash, policy);
      return { policy, at: Date.parse(when) };
    },
    historyOf(repository, commit, report, unreadable, underLast) {
      const entry = ensureEntry(repository);
      const judgedBefore = parseJudged(entry);
      const unknown = judgedBefore?.places.filter(({ file }) => unreadable.has(file)) ?? [];
      const last = judgedBefore && {
        ...judgedBefore,
        places: judgedBefore.places.filter((each) => !unknown.includes(each)),
      };
      const observed = { at, reader, commit };
      const observation =
        report === null ? { ...observed, policy: '', places: [] } : observe(report, observed);
      const { createdAt } = repository;
      const isYounger = lastAt !== null && Date.parse(createdAt ?? '') > Date.parse(lastAt);
      const compared = compareRuns(last, observation, {
        absentAt: isYounger ? lastAt : null,
        underLast: underLast === null ? null : observe(underLast, observed).places,
      });
      if (report?.policy != null) policies.set(observation.policy, encodePolicy(report.policy));
      const places = [...compared.kept.places, ...unknown];
      entry.newJudged = JSON.stringify({ ...compared.kept, places });
      removedBefore.push(...describeRemoved(entry, last, compared.gone));
      return compared.histories;
    },
    shownOf(repository) {
      const shown = findEntry(repository)?.shown ?? null;
      return shown === null ? null : (JSON.parse(shown) as ShownRepository);
    },
    keepShown(repository, shown) {
      ensureEntry(repository).newShown = JSON.stringify(shown);
    },
    prepareWhole() {
      unfinished.splice(mostPrepared - 1);
      unfinished.push(at);
      for (const entry of entries) entry.prepared.set(at, newResult(entry));
    },
    endWhole() {
      unfinished.length = 0;
      finish(at, newResult);
    },
    removedPlaces(isWhole) {
      const unlistedPlaces = [...entries].flatMap((entry) => {
        const last =
          !isWhole || entry.isListed || organisation === null ? null : parseJudged(entry);
        return describeRemoved(entry, last, last?.places ?? []);
      });
      return [...removedBefore, ...unlistedPlaces];
    },
    state: () => ({
      ...{
        service,
        organisation,
        run,
        writtenAt: at,
        lastAt,
        prepared: [...unfinished],
        export: lastExport,
        policies: usedPolicies(),
      },
      repositories: [...entries].flatMap(({ name, id, read, judged, shown, prepared }) => {
        const later = unfinished.map((when) => prepared.get(when) ?? unlisted);
        const storedTexts = [
          read,
          ...[{ judged, shown }, ...later].flatMap((each) => [each.judged, each.shown]),
        ];
        return storedTexts.every((each) => each === null)
          ? []
          : [{ name, id, read, judged, shown, prepared: later }];
      }),
    }),
  };
}

/**
 * Returns the policy hash from a JSON-encoded `RememberedRepository` without parsing all of it. The hash is
 * one of the first members.
 */
const policyHashIn = (judged: string): string =>
  /^.{0,400}?"policy":"([\w-]*)"/s.exec(judged)?.[1] ?? '';

const unlisted: PreparedRepository = { isListed: false, judged: null, shown: null };

const emptyState = { read: null, judged: null, shown: null, prepared: [] } as const;

const newResult = ({ isListed, newJudged, newShown }: Entry): PreparedRepository => ({
  ...{ isListed, judged: newJudged, shown: newShown },
});

const parseJudged = ({ judged }: Pick<RepositoryState, 'judged'>): RememberedRepository | null =>
  judged === null ? null : (JSON.parse(judged) as RememberedRepository);

const fullName = ({ owner, name }: ListedRepository | HiddenRepository): string =>
  `${owner}/${name}`;
