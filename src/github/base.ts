import type { Commits } from '../files/commits.ts';
import type { Commit } from '../files/git-store.ts';
import type { FileSource, ObjectHash } from '../files/tree.ts';
import { readPayload } from './context.ts';

/*
 * Finds the commit that a run is compared with: the event names it, and it is read from the objects of
 * the checkout. Nothing is fetched. If the commit is missing, everything is judged and the report says so.
 */

/** What the judged tree is compared with. */
export interface Base {
  readonly commit: string;
  /** The hash algorithm of its repository. */
  readonly hash: ObjectHash;
  readonly source: FileSource;
}

/** The base of a run and the source of its policy, as far as the checkout contains them. */
export interface BaseFound {
  readonly base: Base | null;
  /** Why there is no base, in words; null if there is one, or if such events have none. */
  readonly missing: string | null;
  /** Where the effective policy file comes from; null for the judged tree itself. */
  readonly policy: {
    readonly source: FileSource;
    readonly commit: string;
    /** The branch or revision. */
    readonly name: string;
    /** The default branch, whose policy should be used but is not in the checkout; null otherwise. */
    readonly insteadOf: string | null;
  } | null;
  /** The branch that the change goes into, if it is not the default branch; null otherwise. */
  readonly branch: OtherBranch | null;
  /** Whether the policy of the judged tree must not be used: its author is the one who is judged. */
  readonly needsPolicy: boolean;
}

/**
 * A branch that a change goes into, and that is not the default branch: anybody may have prepared it, and
 * put something into it that no run has judged.
 */
export interface OtherBranch {
  readonly name: string;
  /** Whether it is protected; false where that is not known. */
  readonly isProtected: () => Promise<boolean>;
  readonly defaultName: string;
  /** The default branch, to compare with too; null where it cannot be read. */
  readonly ofDefault: Base | null;
}

/** The parts of an event that lead to its base. */
export interface EventBase {
  /** The name of the event. */
  readonly event: string;
  /** `pull_request.base.sha`, `merge_group.base_sha` or `before`. */
  readonly base: string | null;
  /** `pull_request.head.sha`, `merge_group.head_sha` or `after`. */
  readonly head: string | null;
  /** The commit that is judged; for a pull request the merge commit that GitHub made. */
  readonly sha: string | null;
  /** What the run is on: `refs/heads/main`. */
  readonly ref: string | null;
  /** The branch that the change goes into, and the default branch; without `refs/heads/`. */
  readonly baseBranch: string | null;
  readonly defaultBranch: string | null;
  /** Whether the event is that a pull request goes into another branch from now on. */
  readonly isRetargeted?: boolean;
}

const noBase: BaseFound = {
  base: null,
  missing: null,
  policy: null,
  branch: null,
  needsPolicy: false,
};

/** Finds the base of the run's event. */
export async function findEventBase(event: string, commits: Commits): Promise<BaseFound> {
  return findBase(await readEventBase(event), commits);
}

/** The commits that finding those of an event looks up, by ids and full names of refs. */
export async function commitsOfEvent(event: string): Promise<readonly string[]> {
  const { sha, head, base, defaultBranch } = await readEventBase(event);
  const main = defaultBranch === null ? null : `refs/heads/${defaultBranch}`;
  return [sha, head, base, main].flatMap((each) =>
    each === null || /^0+$/.test(each) ? [] : each,
  );
}

/** The commit that the run of an event judges; null where HEAD cannot be read. */
export async function findJudgedCommit(event: string, commits: Commits): Promise<Commit | null> {
  return judgedCommit(await readEventBase(event), commits);
}

/**
 * Finds the base that the command line names: the commit where the work branched off.
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
    const missing = `${JSON.stringify(revision)} is not a commit of this repository`;
    return { ...noBase, missing, needsPolicy: true };
  }
  const checkout = await commits.commit('HEAD');
  const start = await forkOf(commits, tip, checkout);
  return {
    base: baseAt(commits, start),
    missing: null,
    policy: policyAt(commits, tip, revision),
    branch: null,
    needsPolicy: true,
  };
}

/** Finds the base of an event. */
export async function findBase(event: EventBase, commits: Commits): Promise<BaseFound> {
  const isReviewed = isReview(event);
  const found: BaseFound = {
    ...noBase,
    policy: isReviewed ? null : await policyOfOtherBranch(event, commits),
    needsPolicy: isReviewed,
  };
  if (!isReviewed && event.event !== 'push') return found;
  const missing = (reason: string): BaseFound => ({ ...found, missing: reason });
  if (event.base === null || /^0+$/.test(event.base)) {
    return missing(
      isReviewed ? 'the event does not say which it is' : 'the push began a new branch',
    );
  }
  const situation = await situationOf(event, event.base, commits);
  if (situation.kind === 'base-missing') return missing(situation.reason);
  const policy = isReviewed ? await findPolicy(event, situation.tip, commits) : found.policy;
  if (situation.kind === 'not-the-change') return { ...found, policy, missing: situation.reason };
  const branch = isReviewed ? await findBranch(event, commits) : null;
  return { ...found, policy, branch, base: baseAt(commits, situation.start) };
}

/** What is checked out, as seen from the event's change. */
type Situation =
  /** The checkout lacks the base commit. */
  | { readonly kind: 'base-missing'; readonly reason: string }
  /** Something else is checked out, so a comparison that finds nothing new would prove nothing. */
  | { readonly kind: 'not-the-change'; readonly reason: string; readonly tip: Commit }
  /** The change is checked out. */
  | {
      readonly kind: 'change';
      /** The tip of the base branch. */
      readonly tip: Commit;
      /** The commit to compare with: the tip, or the commit where the change branched off. */
      readonly start: Commit;
    };

/**
 * The commit that is judged: of a review what the event names, as far as the checkout has it, and of
 * anything else what is checked out. An earlier step may have committed on top of a change, or checked
 * something else out: that is not merged, and must not hide what is.
 */
export async function judgedCommit(event: EventBase, commits: Commits): Promise<Commit | null> {
  const names = isReview(event) ? [event.sha, event.head, 'HEAD'] : ['HEAD'];
  for (const name of names) {
    const commit = name === null ? null : await commits.commit(name);
    if (commit !== null && !(await isOfOthers(event, commit, commits))) return commit;
  }
  return null;
}

/**
 * Whether a commit is GitHub's merge of another head than the event's, or into another branch: GitHub makes
 * the merge some time after a push or a change of the base, and until then an event names an earlier one.
 * Under `pull_request` a run begins after that.
 */
async function isOfOthers(event: EventBase, commit: Commit, commits: Commits): Promise<boolean> {
  const { id, parents } = commit;
  const [into, merged] = parents;
  const isTarget = event.event === 'pull_request_target';
  const isMerge = isTarget || (isPullRequest(event) && merged !== undefined);
  if (!isMerge || id !== event.sha || id === event.head) return false;
  if (into === undefined || (isTarget && merged !== event.head)) return true;
  if (into === event.base) return false;
  return event.isRetargeted === true || (isTarget && !(await isOfBranch(into, event, commits)));
}

/** Whether a commit is one of the branch that the change goes into. */
async function isOfBranch(
  id: string,
  { baseBranch }: EventBase,
  commits: Commits,
): Promise<boolean> {
  const tip = baseBranch === null ? null : await commits.branch(baseBranch);
  return tip !== null && (tip.id === id || (await commits.mergeBase(id, tip.id)) === id);
}

/** Whether what is checked out, or a commit of it, is what the event is about, as far as that tells. */
export async function isOfEvent(event: string, commits: Commits): Promise<boolean> {
  const about = await readEventBase(event);
  const judged = await judgedCommit(about, commits);
  if (judged === null) return false;
  const ids = [about.sha, about.head].filter((id) => id !== null);
  return !isReview(about) || ids.length === 0 || ids.includes(judged.id);
}

async function situationOf(event: EventBase, base: string, commits: Commits): Promise<Situation> {
  const checkout = await judgedCommit(event, commits);
  const merged = baseOfMerge(event, checkout);
  const tip = await commits.commit(merged ?? base);
  if (tip === null) {
    const depth = merged === null ? 0 : 2;
    return {
      kind: 'base-missing',
      reason: `the base commit ${base.slice(0, 12)} is not in the checkout: give actions/checkout a fetch-depth of ${depth}`,
    };
  }
  if (merged !== null) return { kind: 'change', tip, start: tip };
  // A branch that is checked out without the merge lacks later commits of its base, so it is compared
  // with the commit where it branched off.
  const start = isPullRequest(event) ? await forkOf(commits, tip, checkout) : tip;
  const reason = await whyNotTheChange(event, commits, { checkout, tip, start });
  return reason === null ? { kind: 'change', tip, start } : { kind: 'not-the-change', reason, tip };
}

/**
 * The base in the merge that GitHub made of base and head: its first parent. Null if something else is
 * checked out. Only the commit that the run is about is trusted: anybody can make a merge of anything.
 */
function baseOfMerge(event: EventBase, checkout: Commit | null): string | null {
  const isMerge =
    isPullRequest(event) &&
    checkout !== null &&
    checkout.id === event.sha &&
    event.head !== null &&
    checkout.parents[1] === event.head;
  return isMerge ? (checkout.parents[0] ?? null) : null;
}

const elsewhere = 'the checkout is at a different commit from the change';

/** Why a checkout is not the change of the event, in words; null if it is. */
async function whyNotTheChange(
  { head }: EventBase,
  commits: Commits,
  { checkout, tip, start }: { checkout: Commit | null; tip: Commit; start: Commit },
): Promise<string | null> {
  if (checkout === null) return elsewhere;
  const isHead = checkout.id === head;
  // A push may go back to an older commit, so only its own head may already be part of the base.
  const isPartOfBase =
    checkout.id === start.id ||
    (!isHead && (await commits.mergeBase(checkout.id, tip.id)) === checkout.id);
  if (isPartOfBase) {
    return 'the checkout is what the change is compared with, and contains none of it';
  }
  if (isHead || head === null) return null;
  // The head of a pushed tag may be a tag object.
  const change = await commits.commit(head);
  const holdsChange =
    change !== null && (await commits.mergeBase(change.id, checkout.id)) === change.id;
  return holdsChange ? null : elsewhere;
}

/** The commit where a checkout branched off; the branch's tip if that is not certain. */
async function forkOf(commits: Commits, tip: Commit, checkout: Commit | null): Promise<Commit> {
  const fork = checkout === null ? null : await commits.mergeBase(tip.id, checkout.id);
  return (fork === null ? null : await commits.commit(fork)) ?? tip;
}

/**
 * The policy of the default branch for a run on another branch, which anybody may have pushed; null on the
 * default branch itself, and where it is not known.
 */
async function policyOfOtherBranch(
  { ref, defaultBranch }: EventBase,
  commits: Commits,
): Promise<BaseFound['policy']> {
  if (defaultBranch === null || ref === null || ref === `refs/heads/${defaultBranch}`) return null;
  const main = await commits.branch(defaultBranch);
  return main === null ? null : policyAt(commits, main, defaultBranch);
}

/** The branch that a change goes into, if it is not the default branch. */
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

/** The policy of the default branch, or else of the branch that the change goes into. */
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

/** Whether an event is about a change that is not merged yet. */
function isReview(event: EventBase): boolean {
  return isPullRequest(event) || event.event === 'merge_group';
}

function isPullRequest({ event }: EventBase): boolean {
  return event.startsWith('pull_request');
}

function baseAt(commits: Commits, commit: Commit): Base {
  return { commit: commit.id, hash: commits.hash, source: commits.commitFiles(commit) };
}

function policyAt(commits: Commits, commit: Commit, name: string) {
  return { source: commits.commitFiles(commit), commit: commit.id, name, insteadOf: null };
}

async function readEventBase(event: string): Promise<EventBase> {
  const payload = await readPayload();
  const { pull_request, merge_group, before, after, repository, changes } = payload;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const branch = (value: unknown): string | null =>
    text(value)?.replace(/^refs\/heads\//, '') ?? null;
  return {
    event,
    base: text(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
    head: text(pull_request?.head?.sha ?? merge_group?.head_sha ?? after),
    // Under pull_request_target the run itself is about the base branch.
    sha:
      event === 'pull_request_target'
        ? text(pull_request?.merge_commit_sha)
        : (process.env['GITHUB_SHA'] ?? null),
    ref: process.env['GITHUB_REF'] ?? null,
    baseBranch: branch(pull_request?.base?.ref ?? merge_group?.base_ref),
    defaultBranch: branch(repository?.default_branch),
    isRetargeted: changes?.base !== undefined,
  };
}
