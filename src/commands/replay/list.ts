import type { GitHubApi } from '../../io/github-api.ts';
import {
  type ListedRepository,
  listMerged,
  type MergedPage,
  type MergedPull,
  type RepositoryPage,
} from '../../io/github-repositories.ts';
import { GateError } from '../../model/failure.ts';
import { type Attempt, forEachOf, reasonFrom, type Unread } from '../sweep/attempts.ts';
import { eachOf } from '../sweep/read-all.ts';
import type { ReplayedRepository } from './report.ts';

/** A merged pull request of a repository that has commits. */
export interface ListedPull {
  readonly repository: ListedRepository & { readonly head: object };
  readonly pull: MergedPull;
}

/** The merged pull requests of many repositories. */
export interface ListedPulls {
  /** By their names. */
  readonly repositories: readonly ReplayedRepository[];
  /** Those into default branches: by repository, those merged first first. */
  readonly pulls: readonly ListedPull[];
  /** Why the list of repositories has no end; null if it has. */
  readonly unlisted: GateError | null;
}

/** Where pull requests are listed, and which. */
export interface ListOptions {
  readonly api: GitHubApi;
  /** Whether a repository is left out. */
  readonly leavesOut: (repository: ListedRepository) => boolean;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly attempt: Attempt;
}

/** Most repositories merge little: of many at the same time the first few are listed. */
const repositoriesPerQuery = 25;
const firstOfMany = 10;
const pullsPerQuery = 50;

/**
 * Lists what was merged in the repositories of a list.
 *
 * @throws GateError if there is no list
 */
export async function listPulls(
  pages: AsyncIterable<RepositoryPage>,
  { api, leavesOut, since, attempt }: ListOptions,
): Promise<ListedPulls> {
  const repositories: ReplayedRepository[] = [];
  const open: ListedPull['repository'][] = [];
  const pulls = new Map<string, ListedPull[]>();
  const close = (
    name: string,
    { status, reason }: Pick<ReplayedRepository, 'status' | 'reason'>,
    [merged, intoOthers] = [0, 0],
  ): void => void repositories.push({ name, status, reason, merged, intoOthers });
  const unlisted = await eachOf(pages, async (page) => {
    for (const each of page.repositories) {
      const name = `${each.owner}/${each.name}`;
      if ('hidden' in each) close(name, { status: 'not-read', reason: reasonFrom(each.hidden) });
      else if (leavesOut(each)) continue;
      else if (each.head === null) close(name, { status: 'empty', reason: null });
      else open.push({ ...each, head: each.head });
    }
  });
  if (unlisted !== null && open.length === 0 && repositories.length === 0) throw unlisted;

  const pageOf = async (
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
    if ('status' in first) return close(name, first);
    if (first instanceof GateError) {
      return close(name, { status: 'not-read', reason: reasonFrom(first) });
    }
    const found = new Map(first.pulls.map((pull) => [pull.number, pull]));
    let unread: Unread | null = null;
    for (let { after } = first; after !== null; ) {
      const at: string = after;
      const next = await attempt(() => pageOf(repository, at));
      if ('reason' in next) unread = next;
      for (const pull of 'value' in next ? next.value.pulls : []) found.set(pull.number, pull);
      after = 'value' in next ? next.value.after : null;
    }
    if (first.after !== null && unread === null) {
      // What somebody has updated meanwhile is in front by now, and may not have been on any page.
      const again = await attempt(() => pageOf(repository, null));
      if ('reason' in again) unread = again;
      else for (const pull of again.value.pulls) found.set(pull.number, pull);
    }
    const all = found.values().toArray();
    const merged = all.filter(({ branch }) => branch === repository.head.branch);
    pulls.set(
      name,
      merged
        .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
        .map((pull) => ({ repository, pull })),
    );
    const counts = [merged.length, all.length - merged.length] as [number, number];
    close(name, unread ?? { status: 'listed', reason: null }, counts);
  };
  const batches = batchesOf(open);
  await forEachOf(batches, batches.length, async (batch) => {
    const wanted = batch.map((repository) => ({ repository, after: null }));
    const count = batch.length === 1 ? pullsPerQuery : firstOfMany;
    const found = await attempt(() => listMerged(api, wanted, count, since));
    await Promise.all(
      batch.map((repository, at) => {
        const first = 'reason' in found ? found : found.value[at];
        if (first === undefined) throw new Error('a list without a page');
        return finish(repository, first);
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

function batchesOf<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / repositoriesPerQuery);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * repositoriesPerQuery, (at + 1) * repositoriesPerQuery),
  );
}
