import type { Commits } from '../files/commits.ts';
import type { Commit } from '../files/git-store.ts';
import { type EventBase, isPullRequest, isReview, readEventBase } from './event-base.ts';

/** Lists the ids and full ref names of the commits that are looked up for an event. */
export async function listEventCommits(event: string): Promise<readonly string[]> {
  const { sha, head, base, defaultBranch } = await readEventBase(event);
  const main = defaultBranch === null ? null : `refs/heads/${defaultBranch}`;
  return [sha, head, base, main].flatMap((each) =>
    each === null || /^0+$/.test(each) ? [] : each,
  );
}

export async function findJudgedCommit(event: string, commits: Commits): Promise<Commit | null> {
  return judgedCommit(await readEventBase(event), commits);
}

/**
 * Returns the commit to judge; null if HEAD cannot be read. For an unmerged change, this is the event's
 * commit if the checkout contains it, and otherwise HEAD. An earlier step may have committed on top of the
 * change or checked out something else. That step's result will not be merged, so it must not hide the
 * change.
 */
export async function judgedCommit(event: EventBase, commits: Commits): Promise<Commit | null> {
  const names = isReview(event) ? [event.sha, event.head, 'HEAD'] : ['HEAD'];
  for (const name of names) {
    const commit = name === null ? null : await commits.commit(name);
    if (commit !== null && !(await isOtherMerge(event, commit, commits))) return commit;
  }
  return null;
}

/**
 * Reports whether a commit is GitHub's merge for a head or base branch other than the event's. GitHub creates
 * the merge some time after a push or a change of the base branch; until then, events refer to an earlier
 * merge. For `pull_request` events, a run starts only once the merge exists.
 */
async function isOtherMerge(event: EventBase, commit: Commit, commits: Commits): Promise<boolean> {
  const { id, parents } = commit;
  const [into, merged] = parents;
  const isTarget = event.event === 'pull_request_target';
  const isMerge = isTarget || (isPullRequest(event) && merged !== undefined);
  if (!isMerge || id !== event.sha || id === event.head) return false;
  if (into === undefined || (isTarget && merged !== event.head)) return true;
  if (into === event.base) return false;
  return event.isRetargeted === true || (isTarget && !(await isOnBaseBranch(into, event, commits)));
}

async function isOnBaseBranch(
  id: string,
  { baseBranch }: EventBase,
  commits: Commits,
): Promise<boolean> {
  const tip = baseBranch === null ? null : await commits.branch(baseBranch);
  return tip !== null && (tip.id === id || (await commits.mergeBase(id, tip.id)) === id);
}

/**
 * Reports whether the checkout contains the event's commit, as far as that can be determined. Checks only
 * events that name a commit and concern an unmerged change; assumes a match for all other events.
 */
export async function isEventCheckout(event: string, commits: Commits): Promise<boolean> {
  const about = await readEventBase(event);
  const judged = await judgedCommit(about, commits);
  if (judged === null) return false;
  const ids = [about.sha, about.head].filter((id) => id !== null);
  return !isReview(about) || ids.length === 0 || ids.includes(judged.id);
}
