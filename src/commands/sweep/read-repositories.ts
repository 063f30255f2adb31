import type {
  HiddenRepository,
  ListedRepository,
  RepositoryPage,
} from '../../io/github-repositories.ts';
import { GateError } from '../../model/failure.ts';
import type { RepositoryRecord } from './contents.ts';
import type { LeftOutCounts, SweptRepository } from './report.ts';
import { createTryRead, explainUnread } from './try-read.ts';

export type ReadRepository =
  | { readonly repository: ListedRepository; readonly record: RepositoryRecord }
  | {
      readonly repository: ListedRepository | HiddenRepository;
      readonly status: Exclude<SweptRepository['status'], 'read'>;
      readonly reason: string | null;
    };

export interface ReadRepositories {
  readonly repositories: readonly ReadRepository[];
  readonly leftOut: LeftOutCounts;
  /** Why the list is incomplete; null if it is complete. */
  readonly unlisted: GateError | null;
}

export interface ReadAllOptions {
  readonly listed: (repository: ListedRepository | HiddenRepository) => void;
  /** Returns why a repository is skipped; null if it should be read. */
  readonly leavesOut: (repository: ListedRepository) => keyof LeftOutCounts | null;
  /** Called only for repositories with commits. */
  readonly read: (repository: ListedRepository) => Promise<RepositoryRecord>;
  /** Returns an earlier run's record for the same commit; null if the repository must be read. */
  readonly known: (repository: ListedRepository) => Promise<RepositoryRecord | null>;
  /** Returns the number of the run that last read the repository; null if no run has read it. */
  readonly lastReadBy: (repository: ListedRepository) => number | null;
  /** Reports whether there is room to open another repository. */
  readonly hasRoom: () => boolean;
  readonly progress: (done: number, total: number) => void;
}

/**
 * Maximum number of open repositories: enough that a combined file query fills up before all open
 * repositories are waiting for it.
 */
const maxOpen = 120;

/**
 * Reads the listed repositories concurrently. Repositories that no run has read come first, followed by
 * changed repositories, least recently read first. Once the token's requests are used up, the remaining
 * repositories get the status `not-read-yet`.
 *
 * @throws GateError if the list of repositories cannot be read at all
 */
export async function readAllRepositories(
  pages: AsyncIterable<RepositoryPage>,
  { listed: noteListed, leavesOut, read, known, lastReadBy, hasRoom, progress }: ReadAllOptions,
): Promise<ReadRepositories> {
  const results: ReadRepository[] = [];
  const leftOut = { archived: 0, forks: 0, byPattern: 0, byProperty: 0 };
  const running = new Set<Promise<void>>();
  const seenIds = new Set<number>();
  const changedRepositories: { readonly repository: ListedRepository; readonly run: number }[] = [];
  let listedCount = 0;
  let total = 0;
  let leftOutCount = 0;

  const addResult = (one: ReadRepository): void => {
    results.push(one);
    progress(results.length + leftOutCount, total);
  };
  const tryRead = createTryRead();
  const readOne = async (repository: ListedRepository): Promise<void> => {
    const result = await tryRead(() => read(repository));
    addResult('value' in result ? { repository, record: result.value } : { repository, ...result });
  };
  const start = async (repository: ListedRepository): Promise<void> => {
    while (running.size >= maxOpen || (running.size > 0 && !hasRoom())) await Promise.race(running);
    const reading = readOne(repository).finally(() => running.delete(reading));
    running.add(reading);
  };
  const consider = async (repository: ListedRepository): Promise<void> => {
    const record = await known(repository);
    const run = record === null ? lastReadBy(repository) : null;
    if (record !== null) addResult({ repository, record });
    else if (run !== null) changedRepositories.push({ repository, run });
    else await start(repository);
  };
  const unlisted = await forEachPage(pages, async (page) => {
    total = page.total;
    for (const repository of page.repositories) {
      listedCount += 1;
      // A repository can appear under both its old and its new name, for example if it is renamed while the
      // list is read.
      if ('id' in repository && repository.id !== null) {
        if (seenIds.has(repository.id)) {
          leftOutCount += 1;
          continue;
        }
        seenIds.add(repository.id);
      }
      noteListed(repository);
      if ('hidden' in repository) {
        addResult({ repository, status: 'not-read', reason: explainUnread(repository.hidden) });
        continue;
      }
      const leftOutReason = leavesOut(repository);
      if (leftOutReason !== null) {
        leftOut[leftOutReason] += 1;
        leftOutCount += 1;
      } else if (repository.head === null) addResult({ repository, status: 'empty', reason: null });
      else await consider(repository);
    }
  });
  changedRepositories.sort((a, b) => a.run - b.run);
  for (const { repository } of changedRepositories) await start(repository);
  await Promise.all(running);
  if (unlisted !== null && listedCount === 0) throw unlisted;
  progress(listedCount, total);
  results.sort((a, b) => (repositoryFullName(a) < repositoryFullName(b) ? -1 : 1));
  return { repositories: results, leftOut, unlisted };
}

/** Passes each page to `take`. Returns the error that ended the list early; null if the list is complete. */
export async function forEachPage(
  pages: AsyncIterable<RepositoryPage>,
  take: (page: RepositoryPage) => Promise<void>,
): Promise<GateError | null> {
  const list = pages[Symbol.asyncIterator]();
  for (;;) {
    let next: IteratorResult<RepositoryPage>;
    try {
      next = await list.next();
    } catch (error) {
      if (error instanceof GateError) return error;
      throw error;
    }
    if (next.done) return null;
    await take(next.value);
  }
}

export function repositoryFullName({
  repository: { owner, name },
}: Pick<ReadRepository, 'repository'>): string {
  return `${owner}/${name}`;
}
