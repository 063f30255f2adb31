import type { Commit, GitRepository } from '../files/git.ts';
import type { FileSource, ObjectHash } from '../files/tree.ts';
import { readPayload } from './context.ts';

/*
 * What a run is compared with, told by its event and read from the objects of the checkout. Nothing is
 * fetched: where the commit is not there, everything is judged and the report says so.
 */

/** What the judged tree is compared with. */
export interface Base {
  readonly commit: string;
  /** How its repository names content. */
  readonly hash: ObjectHash;
  readonly source: FileSource;
}

/** A base and a policy, as far as they could be had. */
export interface BaseFound {
  readonly base: Base | null;
  /** Why there is no base, in words; null where there is one, or the event has none by its nature. */
  readonly missing: string | null;
  /** Whose policy file is in force; null for that of the judged tree itself. */
  readonly policy: {
    readonly source: FileSource;
    readonly commit: string;
    /** The branch or revision. */
    readonly name: string;
    /** The default branch, where it is its policy that should be in force and is not in the checkout. */
    readonly insteadOf: string | null;
  } | null;
  /** Whether the policy of the judged tree must not be in force: its author is who is judged. */
  readonly needsPolicy: boolean;
}

/** An event as far as it tells a base. */
export interface EventBase {
  readonly event: string;
  /** `pull_request.base.sha`, `merge_group.base_sha` or `before`. */
  readonly base: string | null;
  /** `pull_request.head.sha`. */
  readonly head: string | null;
  /** The commit that the run is about: of a pull request the merge that GitHub made. */
  readonly sha: string | null;
  /** The branch that the change goes into, and the default branch; without `refs/heads/`. */
  readonly baseBranch: string | null;
  readonly defaultBranch: string | null;
}

const noBase: BaseFound = { base: null, missing: null, policy: null, needsPolicy: false };

/** Finds the base of the run's event. */
export async function findEventBase(event: string, git: GitRepository | null): Promise<BaseFound> {
  return findBase(await readEventBase(event), git);
}

/**
 * Finds what the command line is told to compare with: the commit where the work left it.
 *
 * @param revision a branch, tag or commit
 */
export async function findLocalBase(
  revision: string | null,
  git: GitRepository | null,
): Promise<BaseFound> {
  if (revision === null) return noBase;
  const tip = (await git?.commit(revision)) ?? null;
  if (git === null || tip === null) {
    const missing = `${JSON.stringify(revision)} names no commit of this repository`;
    return { ...noBase, missing, needsPolicy: true };
  }
  const head = await git.commit('HEAD');
  const fork = head === null ? null : await git.mergeBase(tip.id, head.id);
  const start = (fork === null ? null : await git.commit(fork)) ?? tip;
  return foundBase(git, start, tip, revision);
}

/** Finds the base of an event. */
export async function findBase(told: EventBase, git: GitRepository | null): Promise<BaseFound> {
  const isChange = told.event.startsWith('pull_request') || told.event === 'merge_group';
  if (!isChange && told.event !== 'push') return noBase;
  const missing = (reason: string): BaseFound => ({
    ...noBase,
    missing: reason,
    needsPolicy: isChange,
  });
  if (git === null) return missing('the checkout has no git objects that can be read');
  if (told.base === null || /^0+$/.test(told.base)) {
    return missing(isChange ? 'the event does not tell it' : 'the push began a new branch');
  }
  const head = await git.commit('HEAD');
  // The merge that GitHub made of base and head: its first parent is the base as it was then. Only
  // the commit that the run is about is believed, for everybody can make a merge of anything.
  const isMerge =
    told.event.startsWith('pull_request') &&
    head !== null &&
    head.id === told.sha &&
    told.head !== null &&
    head.parents[1] === told.head;
  const first = head?.parents[0];
  const tip = await git.commit(isMerge && first !== undefined ? first : told.base);
  if (tip === null) {
    return missing(
      `the base commit ${told.base.slice(0, 12)} is not in the checkout: give actions/checkout a fetch-depth of ${isMerge ? 2 : 0}`,
    );
  }
  // A branch that was checked out by itself lacks what its base has got since: where it left counts.
  const fork =
    isMerge || !told.event.startsWith('pull_request') || head === null
      ? null
      : await git.mergeBase(tip.id, head.id);
  const start = (fork === null ? null : await git.commit(fork)) ?? tip;
  const holdsChange =
    isMerge ||
    told.head === null ||
    head === null ||
    head.id === told.head ||
    (await git.mergeBase(told.head, head.id)) === told.head;
  // Whoever looks at something else finds nothing new, and that says nothing.
  const astray =
    start.id === head?.id
      ? 'the checkout is what the change is compared with, and has nothing of it'
      : holdsChange
        ? null
        : 'the checkout is at another commit than the change';
  const compared = (policy: Commit, name: string): BaseFound => {
    const found = foundBase(git, start, policy, name);
    return astray === null ? found : { ...found, base: null, missing: astray };
  };
  if (!isChange) return { ...compared(tip, ''), policy: null, needsPolicy: false };
  const { baseBranch, defaultBranch } = told;
  const main =
    defaultBranch === null || defaultBranch === baseBranch
      ? null
      : await git.commit(`refs/remotes/origin/${defaultBranch}`);
  if (main !== null) return compared(main, defaultBranch ?? '');
  const found = compared(tip, baseBranch ?? 'the base');
  const isOther = defaultBranch !== null && defaultBranch !== baseBranch;
  return found.policy === null || !isOther
    ? found
    : { ...found, policy: { ...found.policy, insteadOf: defaultBranch } };
}

function foundBase(git: GitRepository, base: Commit, policy: Commit, name: string): BaseFound {
  return {
    base: { commit: base.id, hash: git.hash, source: sourceOf(git, base) },
    missing: null,
    policy: { source: sourceOf(git, policy), commit: policy.id, name, insteadOf: null },
    needsPolicy: true,
  };
}

function sourceOf(git: GitRepository, commit: Commit): FileSource {
  return {
    readTree: (folder, wanted) => git.readTree(commit, folder, wanted),
    readFile: (path) => git.readFile(commit, path),
  };
}

async function readEventBase(event: string): Promise<EventBase> {
  const { pull_request, merge_group, before, repository } = await readPayload();
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const branch = (value: unknown): string | null =>
    text(value)?.replace(/^refs\/heads\//, '') ?? null;
  return {
    event,
    base: text(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
    head: text(pull_request?.head?.sha),
    sha: process.env['GITHUB_SHA'] ?? null,
    baseBranch: branch(pull_request?.base?.ref ?? merge_group?.base_ref),
    defaultBranch: branch(repository?.default_branch),
  };
}
