import type { Commits } from '../files/commits.ts';
import type { Commit } from '../files/git-store.ts';
import type { FileSource, ObjectHash } from '../files/tree.ts';
import { type EventBase, isPullRequest, isReview, readEventBase } from './event-base.ts';
import { judgedCommit } from './judged-commit.ts';

/**
 * Finds the commit that a run is compared with. The event contains the commit's id, and the commit is read
 * from the checkout's objects; nothing is fetched. If the commit is missing, the run judges everything and
 * reports the missing base.
 */

export interface Base {
  readonly commit: string;
  readonly hash: ObjectHash;
  readonly source: FileSource;
}

/** The reason to report if no base can be found from a change's event. */
export const unidentifiedBase = 'the event does not identify the base';

export interface BaseFound {
  readonly base: Base | null;
  /**
   * The reason why there is no base, for messages; null if there is a base, or if events of this kind have no
   * base.
   */
  readonly missing: string | null;
  /** The source of the effective policy file; null if the judged tree itself is the source. */
  readonly policy: {
    readonly source: FileSource;
    readonly commit: string;
    readonly name: string;
    /** The default branch, if its policy should be used but is not in the checkout; otherwise null. */
    readonly insteadOf: string | null;
  } | null;
  readonly branch: OtherBranch | null;
  /**
   * Whether the judged tree's policy must be ignored; otherwise, the author of the change could choose the
   * policy.
   */
  readonly needsPolicy: boolean;
}

/**
 * A branch, other than the default branch, that a change is merged into. Anyone may have pushed to this
 * branch, so it can contain content that no run has judged.
 */
export interface OtherBranch {
  readonly name: string;
  /** Reports whether the branch is protected; false if unknown. */
  readonly isProtected: () => Promise<boolean>;
  readonly defaultName: string;
  /** The default branch, for a second comparison; null if that branch cannot be read. */
  readonly ofDefault: Base | null;
}

const noBase: BaseFound = {
  base: null,
  missing: null,
  policy: null,
  branch: null,
  needsPolicy: false,
};

export async function findEventBase(event: string, commits: Commits): Promise<BaseFound> {
  return findBase(await readEventBase(event), commits);
}

/**
 * Finds the base of a command-line run: the commit where HEAD branched off `revision`, or the tip of
 * `revision` if no fork point is found.
 *
 * @param revision a branch, tag or commit
 */
export async function findLocalBase(
  revision: string | null,
  commits: Commits | null,
): Promise<BaseFound> {
  if (revision === null) return noBase;
  const tip = (await commits?.commit(revision)) ?? null;
  if (commits === null || tip === null) {
    const missing = `${JSON.stringify(revision)} is not a commit in this repository`;
    return { ...noBase, missing, needsPolicy: true };
  }
  const checkout = await commits.commit('HEAD');
  const start = await findForkPoint(commits, tip, checkout);
  return {
    base: baseAt(commits, start),
    missing: null,
    policy: policyAt(commits, tip, revision),
    branch: null,
    needsPolicy: true,
  };
}

export async function findBase(event: EventBase, commits: Commits): Promise<BaseFound> {
  const isReviewed = isReview(event);
  const found: BaseFound = {
    ...noBase,
    policy: isReviewed ? null : await findPolicyOfDefaultBranch(event, commits),
    needsPolicy: isReviewed,
  };
  if (!isReviewed && event.event !== 'push') return found;
  const missing = (reason: string): BaseFound => ({ ...found, missing: reason });
  if (event.base === null || /^0+$/.test(event.base)) {
    return missing(isReviewed ? unidentifiedBase : 'the push created a new branch');
  }
  const situation = await describeSituation(event, event.base, commits);
  if (situation.kind === 'base-missing') return missing(situation.reason);
  const policy = isReviewed ? await findPolicy(event, situation.tip, commits) : found.policy;
  if (situation.kind === 'not-the-change') return { ...found, policy, missing: situation.reason };
  const branch = isReviewed ? await findBranch(event, commits) : null;
  return { ...found, policy, branch, base: baseAt(commits, situation.start) };
}

type Situation =
  | { readonly kind: 'base-missing'; readonly reason: string }
  /**
   * Something other than the change is checked out, so a comparison that finds nothing new would prove
   * nothing about the change.
   */
  | { readonly kind: 'not-the-change'; readonly reason: string; readonly tip: Commit }
  | {
      readonly kind: 'change';
      /** The tip of the base branch. */
      readonly tip: Commit;
      /** The commit to compare with: the tip, or the commit where the change branched off. */
      readonly start: Commit;
    };

async function describeSituation(
  event: EventBase,
  base: string,
  commits: Commits,
): Promise<Situation> {
  const checkout = await judgedCommit(event, commits);
  const merged = findMergeBase(event, checkout);
  const tip = await commits.commit(merged ?? base);
  if (tip === null) {
    const depth = merged === null ? 0 : 2;
    return {
      kind: 'base-missing',
      reason: `the base commit ${base.slice(0, 12)} is not in the checkout: give actions/checkout a fetch-depth of ${depth}`,
    };
  }
  if (merged !== null) return { kind: 'change', tip, start: tip };
  // If the pull request's branch is checked out rather than the merge commit, the checkout lacks later
  // commits on the base branch. The checkout is therefore compared with the commit where the pull request's
  // branch started.
  const start = isPullRequest(event) ? await findForkPoint(commits, tip, checkout) : tip;
  const reason = await whyNotTheChange(event, commits, { checkout, tip, start });
  return reason === null ? { kind: 'change', tip, start } : { kind: 'not-the-change', reason, tip };
}

/**
 * Returns the first parent of the merge commit that GitHub created from base and head; null if something else
 * is checked out. Only the commit in the run's event is trusted, because anyone can create a merge commit
 * with arbitrary parents.
 */
function findMergeBase(event: EventBase, checkout: Commit | null): string | null {
  const isMerge =
    isPullRequest(event) &&
    checkout !== null &&
    checkout.id === event.sha &&
    event.head !== null &&
    checkout.parents[1] === event.head;
  return isMerge ? (checkout.parents[0] ?? null) : null;
}

const elsewhere = 'the checkout is not at the commit of the change';

async function whyNotTheChange(
  { head }: EventBase,
  commits: Commits,
  { checkout, tip, start }: { checkout: Commit | null; tip: Commit; start: Commit },
): Promise<string | null> {
  if (checkout === null) return elsewhere;
  const isHead = checkout.id === head;
  // A push can move a branch back to an older commit, so the event's head is accepted even if it is an
  // ancestor of the base.
  const isPartOfBase =
    checkout.id === start.id ||
    (!isHead && (await commits.mergeBase(checkout.id, tip.id)) === checkout.id);
  if (isPartOfBase) {
    return 'the checkout is the base of the change and does not contain the change';
  }
  if (isHead || head === null) return null;
  // For a pushed tag, `head` can be a tag object instead of a commit.
  const change = await commits.commit(head);
  const holdsChange =
    change !== null && (await commits.mergeBase(change.id, checkout.id)) === change.id;
  return holdsChange ? null : elsewhere;
}

async function findForkPoint(
  commits: Commits,
  tip: Commit,
  checkout: Commit | null,
): Promise<Commit> {
  const fork = checkout === null ? null : await commits.mergeBase(tip.id, checkout.id);
  return (fork === null ? null : await commits.commit(fork)) ?? tip;
}

/**
 * Returns the default branch's policy for a run on another branch, because anyone may have pushed that
 * branch. Returns null on the default branch itself, or if the policy is unknown.
 */
async function findPolicyOfDefaultBranch(
  { ref, defaultBranch }: EventBase,
  commits: Commits,
): Promise<BaseFound['policy']> {
  if (defaultBranch === null || ref === null || ref === `refs/heads/${defaultBranch}`) return null;
  const main = await commits.branch(defaultBranch);
  return main === null ? null : policyAt(commits, main, defaultBranch);
}

async function findBranch(
  { baseBranch, defaultBranch }: EventBase,
  commits: Commits,
): Promise<OtherBranch | null> {
  if (baseBranch === null || defaultBranch === null || baseBranch === defaultBranch) return null;
  const main = await commits.branch(defaultBranch);
  return {
    name: baseBranch,
    isProtected: () => commits.isProtected(baseBranch),
    defaultName: defaultBranch,
    ofDefault: main === null ? null : baseAt(commits, main),
  };
}

/**
 * Returns the policy of the default branch or, if that branch cannot be read, the policy of the branch that
 * the change is merged into.
 */
async function findPolicy(
  { baseBranch, defaultBranch }: EventBase,
  tip: Commit,
  commits: Commits,
): Promise<BaseFound['policy']> {
  const name = baseBranch ?? 'the base';
  if (defaultBranch === null || defaultBranch === baseBranch) return policyAt(commits, tip, name);
  const main = await commits.branch(defaultBranch);
  return main === null
    ? { ...policyAt(commits, tip, name), insteadOf: defaultBranch }
    : policyAt(commits, main, defaultBranch);
}

function baseAt(commits: Commits, commit: Commit): Base {
  return { commit: commit.id, hash: commits.hash, source: commits.commitFiles(commit) };
}

function policyAt(commits: Commits, commit: Commit, name: string) {
  return { source: commits.commitFiles(commit), commit: commit.id, name, insteadOf: null };
}
