import type { GitHubApi } from '../../io/github-api.ts';
import {
  type ListedRepository,
  listMerged,
  type MergedPage,
  type MergedPull,
  type RepositoryPage,
} from '../../io/github-repositories.ts';
import { GateError } from '../../model/failure.ts';
import { forEachPage } from '../sweep/read-repositories.ts';
import { explainUnread, forEachConcurrent, type TryRead, type Unread } from '../sweep/try-read.ts';
import type { ReplayedRepository } from './report.ts';

export interface ListedPull {
  readonly repository: ListedRepository & { readonly head: object };
  readonly pull: MergedPull;
}

export interface ListedPulls {
  /** Sorted by name. */
  readonly repositories: readonly ReplayedRepository[];
  /** Pull requests merged into default branches, sorted by repository and then by merge time. */
  readonly pulls: readonly ListedPull[];
  /** Why the list of repositories is incomplete; null if it is complete. */
  readonly unlisted: GateError | null;
}

export interface ListOptions {
  readonly api: GitHubApi;
  readonly leavesOut: (repository: ListedRepository) => boolean;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly attempt: TryRead;
}

/**
 * Most repositories have few merged pull requests, so one query fetches the first few pull requests from many
 * repositories.
 */
const repositoriesPerQuery = 25;
const firstOfMany = 10;
const pullsPerQuery = 50;

/** @throws GateError if no part of the list of repositories can be read */
export async function listPulls(
  pages: AsyncIterable<RepositoryPage>,
  { api, leavesOut, since, attempt: tryRead }: ListOptions,
): Promise<ListedPulls> {
  const repositories: ReplayedRepository[] = [];
  const pending: ListedPull['repository'][] = [];
  const pulls = new Map<string, ListedPull[]>();
  const addRepository = (
    name: string,
    { status, reason }: Pick<ReplayedRepository, 'status' | 'reason'>,
    [merged, intoOthers] = [0, 0],
  ): void => void repositories.push({ name, status, reason, merged, intoOthers });
  const unlisted = await forEachPage(pages, async (page) => {
    for (const each of page.repositories) {
      const name = `${each.owner}/${each.name}`;
      if ('hidden' in each)
        addRepository(name, { status: 'not-read', reason: explainUnread(each.hidden) });
      else if (leavesOut(each)) continue;
      else if (each.head === null) addRepository(name, { status: 'empty', reason: null });
      else pending.push({ ...each, head: each.head });
    }
  });
  if (unlisted !== null && pending.length === 0 && repositories.length === 0) throw unlisted;

  const readPage = async (
    repository: ListedRepository,
    after: string | null,
  ): Promise<MergedPage> => {
    const [page] = await listMerged(api, [{ repository, after }], pullsPerQuery, since);
    if (page === undefined || page instanceof GateError) throw page;
    return page;
  };
  const finish = async (
    repository: ListedPull['repository'],
    first: MergedPage | GateError | Unread,
  ): Promise<void> => {
    const name = `${repository.owner}/${repository.name}`;
    if ('status' in first) return addRepository(name, first);
    if (first instanceof GateError) {
      return addRepository(name, { status: 'not-read', reason: explainUnread(first) });
    }
    const pullsByNumber = new Map(first.pulls.map((pull) => [pull.number, pull]));
    let unread: Unread | null = null;
    for (let { after } = first; after !== null; ) {
      const cursor: string = after;
      const next = await tryRead(() => readPage(repository, cursor));
      if ('reason' in next) unread = next;
      for (const pull of 'value' in next ? next.value.pulls : [])
        pullsByNumber.set(pull.number, pull);
      after = 'value' in next ? next.value.after : null;
    }
    if (first.after !== null && unread === null) {
      // A pull request that is updated during paging moves to the front and can be missing from every page.
      // The first page is therefore read again.
      const firstAgain = await tryRead(() => readPage(repository, null));
      if ('reason' in firstAgain) unread = firstAgain;
      else for (const pull of firstAgain.value.pulls) pullsByNumber.set(pull.number, pull);
    }
    const allPulls = pullsByNumber.values().toArray();
    const merged = allPulls.filter(({ branch }) => branch === repository.head.branch);
    pulls.set(
      name,
      merged
        .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
        .map((pull) => ({ repository, pull })),
    );
    const counts = [merged.length, allPulls.length - merged.length] as [number, number];
    addRepository(name, unread ?? { status: 'listed', reason: null }, counts);
  };
  const batches = splitBatches(pending);
  await forEachConcurrent(batches, batches.length, async (batch) => {
    const queries = batch.map((repository) => ({ repository, after: null }));
    const count = batch.length === 1 ? pullsPerQuery : firstOfMany;
    const result = await tryRead(() => listMerged(api, queries, count, since));
    await Promise.all(
      batch.map((repository, at) => {
        const firstPage = 'reason' in result ? result : result.value[at];
        if (firstPage === undefined) throw new Error('a repository has no page of pull requests');
        return finish(repository, firstPage);
      }),
    );
  });
  const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
  repositories.sort(byName);
  return {
    repositories,
    pulls: repositories.flatMap(({ name }) => pulls.get(name) ?? []),
    unlisted,
  };
}

function splitBatches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / repositoriesPerQuery);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * repositoriesPerQuery, (at + 1) * repositoriesPerQuery),
  );
}
