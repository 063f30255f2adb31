import type { ExportQuery } from '../../export/records.ts';
import type { RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import {
  buildQuery,
  needsExport,
  type ReadChange,
  type ReadingPorts,
  readChange,
} from '../../gate/steps.ts';
import type { GitHubApi } from '../../io/github-api.ts';
import type { BaseFound } from '../../io/github-event.ts';
import {
  findCommitBefore,
  type MergedPull,
  type RepositoryName,
} from '../../io/github-repositories.ts';
import type { Commit, Commits, FileText } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { Dependency } from '../../model/model.ts';
import type { ListedPull } from './list-pulls.ts';
import { type Packed, packValue } from './packed.ts';

export interface GivenPolicy {
  /** Path of the policy file; `own` for each repository's own policy. */
  readonly name: string;
  /** Null for each repository's own policy. */
  readonly file: FileText | null;
}

export interface PullReading {
  readonly change: ReadChange;
  /**
   * The candidates with the versions that lockfiles prove, in the order of `change.candidates`; empty if no
   * export is needed.
   */
  readonly versions: readonly Dependency[];
}

export interface ReadPull {
  readonly base: string;
  readonly head: string;
  /** One entry for each policy, in the order of the policies. */
  readonly readings: readonly Packed<PullReading>[];
}

export interface PullPorts extends Pick<RunPorts, 'now' | 'openRepository'> {
  readonly openCommits: (repository: RepositoryName) => {
    readonly commits: Commits;
    readonly api: GitHubApi;
  };
  readonly addQuery: (query: ExportQuery, isNeeded: boolean) => void;
}

/**
 * Reads a merged pull request's changes under each policy, as the gate would read them today.
 *
 * @throws GateError if the pull request cannot be read or a policy cannot be used
 */
export async function readPull(
  { repository, pull }: ListedPull,
  policies: readonly GivenPolicy[],
  settings: Settings,
  { openCommits, addQuery, now, openRepository }: PullPorts,
): Promise<ReadPull> {
  const { commits, api } = openCommits(repository);
  const { base, head } = await comparedCommits(pull, repository, commits, api);
  const readings: Packed<PullReading>[] = [];
  for (const { name, file } of policies) {
    const baseFound: BaseFound = {
      base: { commit: base.id, hash: commits.hash, source: commits.commitFiles(base) },
      missing: null,
      branch: null,
      // As in a local check, a policy given with `--config` applies regardless of the base.
      needsPolicy: file === null,
      policy:
        file !== null
          ? null
          : {
              source: commits.commitFiles(repository.head.commit),
              commit: repository.head.commit.id,
              name: repository.head.branch,
              insteadOf: null,
            },
    };
    const files = commits.commitFiles(head);
    const ports: ReadingPorts = {
      ...{ now, openRepository, log() {}, showPolicy() {} },
      ...{ event: 'pull_request', folder: '', actionRepository: null, workflowFile: null },
      head:
        file === null
          ? files
          : { ...files, readFile: async (path) => (path === name ? file : files.readFile(path)) },
      findBase: async () => baseFound,
    };
    const pullSettings = file === null ? settings : { ...settings, 'config-file': name };
    readings.push(packValue(await readUnderPolicy(pullSettings, ports, addQuery)));
  }
  return { base: base.id, head: head.id, readings };
}

async function readUnderPolicy(
  settings: Settings,
  ports: ReadingPorts,
  addQuery: PullPorts['addQuery'],
): Promise<PullReading> {
  const { change, proved } = await readChange(settings, ports);
  const isEdited = change.tree.effective.edited !== null;
  // Candidates that do not count toward the verdict are needed only to list the candidates that an edited
  // policy judges differently.
  const candidates = change.candidates.filter(({ isCounted }) => isCounted || isEdited);
  const isNeeded = isEdited || [...change.declared, ...candidates].some(needsExport);
  const query = buildQuery(change.declared, candidates, change.tree.effective.policy);
  if (isNeeded) addQuery(query, true);
  const versions = isNeeded ? await proved(candidates) : [];
  return { change: { ...change, candidates }, versions };
}

/**
 * Returns the commits to compare: the base branch's last commit before the merge, and the commit that
 * contains the merge. If GitHub does not report both, returns the fork point and the pull request's last
 * commit instead.
 *
 * @throws GateError `base-unknown`
 */
async function comparedCommits(
  pull: MergedPull,
  repository: RepositoryName,
  commits: Commits,
  api: GitHubApi,
): Promise<{ readonly base: Commit; readonly head: Commit }> {
  const before = await findCommitBefore(api, repository, pull);
  if (before !== null && pull.merge !== null) return { base: before, head: pull.merge.commit };
  const head = await commits.commit(pull.headId);
  const fork = head === null ? null : await commits.mergeBase(pull.baseId, head.id);
  const base = fork === null ? null : await commits.commit(fork);
  // If the base already contains the pull request, the two commits are the same and the comparison would show
  // no change.
  if (head !== null && base !== null && base.id !== head.id) return { base, head };
  throw new GateError(
    'base-unknown',
    "GitHub does not report the base branch's last commit before the merge.",
    'To judge this pull request, run "mcp-grade-gate check --base" in a checkout.',
  );
}
