import { type ApiAccess, calmPace, type GitHubApi, type Pace } from '../../../io/github-api.ts';
import {
  findRepositories,
  type RepositoryName,
  type RepositoryPage,
} from '../../../io/github-repositories.ts';
import type { Commit } from '../../../io/tree.ts';
import type { GateError } from '../../../model/failure.ts';
import type { LineWriter } from '../../ports/terminal.ts';
import { type ManyRepositories, openManyRepositories } from '../remote-files.ts';
import { openPacedApi } from './paced-api.ts';

/*
 * Who reads the repositories of a sweep: one token reads all of them, but of a GitHub App each account
 * has an installation of its own, with its own token and its own limits.
 */

/** What a sweep reads GitHub with. */
export interface SweepAccess extends Omit<ApiAccess, 'token'> {
  /** The token for the repositories of an account. */
  readonly tokenOf: (owner: string) => Promise<ApiAccess['token']>;
  /** Whether each account has a token of its own, which is renewed. */
  readonly isApp: boolean;
}

interface Reader {
  readonly api: GitHubApi;
  readonly many: ManyRepositories;
  readonly pace: Pace;
}

/** The readers of a sweep, each opened when it is used first. */
export interface Readers {
  /** @throws GateError those of a GitHub App's tokens */
  readonly of: (owner: string) => Promise<Reader>;
  /** The repositories with these names, by pages. */
  readonly find: (names: readonly RepositoryName[]) => AsyncGenerator<RepositoryPage>;
  /** Opens the files of a repository that is on a page of its account's reader. */
  readonly open: (
    repository: RepositoryName,
    commit: Commit,
  ) => ReturnType<ManyRepositories['open']>;
  /** Of all readers: entries of open listings, and requests that were made. */
  readonly entries: () => number;
  readonly made: () => number;
  /** The fewest requests that a token has left this hour; null where GitHub has not told. */
  readonly left: () => number | null;
  /** As `Pace.ahead`, of whichever reader was answered. */
  readonly ahead: () => number | null;
}

/** Repositories by their names, fifty a page. */
export async function* pagesOf(
  api: GitHubApi,
  names: readonly RepositoryName[],
): AsyncGenerator<RepositoryPage> {
  for (let at = 0; at < names.length; at += 50) {
    const repositories = await findRepositories(api, names.slice(at, at + 50));
    yield { total: names.length, repositories };
  }
}

/** How long a run with renewed tokens makes requests, in milliseconds: a job ends after six hours. */
const renewedMs = 5.5 * 3_600_000;

export function openReaders(
  { tokenOf, isApp, ...urls }: SweepAccess,
  log: LineWriter['line'],
): Readers {
  const limits = isApp ? { ...calmPace, totalMs: renewedMs } : calmPace;
  const opening = new Map<string, Promise<Reader>>();
  const opened = new Map<string, Reader>();
  const keyOf = (owner: string): string => (isApp ? owner.toLowerCase() : '');
  const open = async (owner: string): Promise<Reader> => {
    const token = await tokenOf(owner);
    const { api, pace } = await openPacedApi({ token, ...urls }, log, limits);
    const reader = { api, many: openManyRepositories(api), pace };
    opened.set(keyOf(owner), reader);
    return reader;
  };
  const of = (owner: string): Promise<Reader> => {
    const reader = opening.get(keyOf(owner)) ?? open(owner);
    opening.set(keyOf(owner), reader);
    return reader;
  };
  const sum = (numberOf: (reader: Reader) => number): number =>
    opened.values().reduce((total, reader) => total + numberOf(reader), 0);
  return {
    of,
    async *find(names) {
      for (const group of Map.groupBy(names, ({ owner }) => keyOf(owner)).values()) {
        const [{ owner }] = group as [RepositoryName];
        const hidden = await of(owner).then(
          () => null,
          (error: GateError) => {
            // Another account may have an installation that reads.
            if (['app-not-installed', 'app-not-allowed'].includes(error.code)) return error;
            throw error;
          },
        );
        const pages =
          hidden === null
            ? pagesOf((await of(owner)).api, group)
            : [{ repositories: group.map((each) => ({ ...each, hidden })) }];
        for await (const { repositories } of pages) yield { total: names.length, repositories };
      }
    },
    open(repository, commit) {
      const reader = opened.get(keyOf(repository.owner));
      if (reader === undefined) throw new Error(`nothing reads ${repository.owner}`);
      return reader.many.open(repository, commit);
    },
    entries: () => sum(({ many }) => many.entries()),
    made: () => sum(({ pace }) => pace.made()),
    left() {
      const all = [...opened.values()].flatMap(({ pace }) => pace.left() ?? []);
      return all.length === 0 ? null : Math.min(...all);
    },
    ahead: () => [...opened.values()].map(({ pace }) => pace.ahead()).find(Number.isFinite) ?? null,
  };
}
