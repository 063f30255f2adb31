import * as z from 'zod';
import { GateError } from '../../model/failure.ts';
import type { GitHubApi } from './api.ts';
import type { PullRequest } from './context.ts';
import { didExist, isSameText, unlessLocked } from './conversation.ts';

/**
 * The single comment of a job on a pull request. The comment is found by its marker and its author, updated
 * in place, and marked as resolved once there are no more failures.
 */

/** The action for the comment: create or update it, mark an existing comment as resolved, or neither. */
export type CommentIntent = 'nothing' | 'show' | 'resolve';

/** The desired state of the comment. */
export interface CommentTask {
  readonly intent: CommentIntent;
  /** The first line of both `shown` and `resolved`. */
  readonly marker: string;
  readonly shown: string;
  readonly resolved: string;
}

/**
 * The outcome of updating the comment. `outdated`: the pull request has a newer commit, whose run will write
 * the comment. `gone`: a user deleted the comment during the update.
 */
export type CommentPlacement =
  | 'nothing'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'resolved'
  | 'outdated'
  | 'gone';

interface OwnComment {
  readonly id: string;
  readonly body: string;
}

interface Conversation {
  /** The comments by the token's own user, oldest first. */
  readonly own: readonly OwnComment[];
  readonly isLocked: boolean;
  readonly head: string;
}

/**
 * Updates the comment on a pull request to the desired state. If concurrent runs created several comments,
 * the oldest is kept.
 *
 * @param repository `owner/name`
 * @throws GateError if a call to the API fails; `pull-locked` if the conversation is locked
 */
export async function placeComment(
  api: GitHubApi,
  repository: string,
  pull: Pick<PullRequest, 'number' | 'head'>,
  task: CommentTask,
): Promise<CommentPlacement> {
  if (task.intent === 'nothing') return 'nothing';
  const find = (): Promise<Conversation> => findOwn(api, repository, pull.number, task.marker);
  const conversation = await find();
  if (pull.head !== null && conversation.head !== pull.head) return 'outdated';
  const locked = { subject: `Pull request #${pull.number}`, code: 'pull-locked' } as const;
  return unlessLocked(conversation.isLocked, locked, async () => {
    if (conversation.own.length > 0) return updateOldest(api, repository, conversation.own, task);
    if (task.intent === 'resolve') return 'nothing';
    await api.rest({
      method: 'POST',
      path: `/repos/${repository}/issues/${pull.number}/comments`,
      body: { body: task.shown },
      findExisting: async () => (await find()).own[0] ?? null,
    });
    // Another run may have created a comment at the same moment.
    const { own } = await find();
    if (own.length > 1) await updateOldest(api, repository, own, task);
    return 'created';
  });
}

/** Updates the oldest comment by the token's own user, and deletes that user's other comments. */
async function updateOldest(
  api: GitHubApi,
  repository: string,
  [kept, ...others]: readonly OwnComment[],
  { intent, shown, resolved }: CommentTask,
): Promise<CommentPlacement> {
  const commentPath = ({ id }: OwnComment): string => `/repos/${repository}/issues/comments/${id}`;
  for (const other of others)
    await didExist(api.rest({ method: 'DELETE', path: commentPath(other) }));
  const body = intent === 'show' ? shown : resolved;
  if (kept === undefined || isSameText(kept.body, body)) return 'unchanged';
  const hasExisted = await didExist(
    api.rest({ method: 'PATCH', path: commentPath(kept), body: { body } }),
  );
  if (!hasExisted) return 'gone';
  return intent === 'show' ? 'updated' : 'resolved';
}

const query = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      locked
      headRefOid
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const conversationSchema = z.object({
  repository: z.object({
    pullRequest: z.object({
      locked: z.boolean(),
      headRefOid: z.string(),
      comments: z.object({
        nodes: z.array(
          z.object({ url: z.string(), body: z.string(), viewerDidAuthor: z.boolean() }).nullable(),
        ),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  }),
});

/** Reads all comments. A marker is only recognised at the beginning of a comment by the token's own user. */
async function findOwn(
  api: GitHubApi,
  repository: string,
  number: number,
  marker: string,
): Promise<Conversation> {
  const [owner = '', name = ''] = repository.split('/');
  const ownComments: OwnComment[] = [];
  for (let after: string | null = null; ; ) {
    const parsed = conversationSchema.safeParse(
      await api.graphql(query, { owner, name, number, after }),
    );
    if (!parsed.success) {
      throw new GateError(
        'api-not-found',
        `GitHub's API does not return pull request #${number}.`,
        'Run the job again.',
      );
    }
    const { locked, headRefOid, comments } = parsed.data.repository.pullRequest;
    for (const node of comments.nodes) {
      // The id for the REST API. GraphQL's field for this id is too small for current ids, or is missing.
      const id = /#issuecomment-(\d+)$/.exec(node?.url ?? '')?.[1];
      if (node?.viewerDidAuthor && node.body.startsWith(marker) && id !== undefined) {
        ownComments.push({ id, body: node.body });
      }
    }
    const { hasNextPage, endCursor } = comments.pageInfo;
    if (!hasNextPage || endCursor === null || endCursor === after) {
      return { own: ownComments.toSorted(compareAge), isLocked: locked, head: headRefOid };
    }
    after = endCursor;
  }
}

/** Ids increase over time. Ids may be too large for a JavaScript number. */
const compareAge = (a: OwnComment, b: OwnComment): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
