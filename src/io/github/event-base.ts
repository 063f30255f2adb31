import { readPayload } from './context.ts';

export interface EventBase {
  readonly event: string;
  /** `pull_request.base.sha`, `merge_group.base_sha` or `before`. */
  readonly base: string | null;
  /** `pull_request.head.sha`, `merge_group.head_sha` or `after`. */
  readonly head: string | null;
  /** The commit to judge; for a pull request, the merge commit that GitHub created. */
  readonly sha: string | null;
  /** The run's full ref, such as `refs/heads/main`. */
  readonly ref: string | null;
  /** The branch that the change is merged into, and the default branch; both without `refs/heads/`. */
  readonly baseBranch: string | null;
  readonly defaultBranch: string | null;
  /** Whether the event reports that a pull request now targets a different base branch. */
  readonly isRetargeted?: boolean;
}

/** Reports whether an event concerns a change that is not yet merged. */
export function isReview(event: EventBase): boolean {
  return isPullRequest(event) || event.event === 'merge_group';
}

export function isPullRequest({ event }: EventBase): boolean {
  return event.startsWith('pull_request');
}

export async function readEventBase(event: string): Promise<EventBase> {
  const payload = await readPayload();
  const { pull_request, merge_group, before, after, repository, changes } = payload;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const branch = (value: unknown): string | null =>
    text(value)?.replace(/^refs\/heads\//, '') ?? null;
  return {
    event,
    base: text(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
    head: text(pull_request?.head?.sha ?? merge_group?.head_sha ?? after),
    // For `pull_request_target`, `GITHUB_SHA` is a commit on the base branch.
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
