import * as z from 'zod';
import { GateError } from '../../model/failure.ts';
import type { GitHubApi } from './api.ts';
import type { PullRequest } from './context.ts';
import { didExist, isSameText, unlessLocked } from './conversation.ts';

/**
 * Maintains a job's single comment on a pull request. The comment is found by its marker and author, updated
 * in place, and marked as resolved once nothing fails.
 */

/**
 * The action for the comment. `show` creates or updates the comment; `resolve` marks an existing comment as
 * resolved.
 */
export type CommentIntent = 'nothing' | 'show' | 'resolve';

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
  /** The comments by the token's user that begin with the marker, oldest first. */
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
    // A concurrent run may have created another comment.
    const { own } = await find();
    if (own.length > 1) await updateOldest(api, repository, own, task);
    return 'created';
  });
}

/** Updates the oldest comment and deletes the duplicates. */
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

/**
 * Reads a pull request's conversation, with only those comments that the token's user wrote and that begin
 * with the marker.
 */
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
      // The REST API's id, taken from the URL, because GraphQL's field for this id is either too small for
      // current ids or missing.
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

/** Orders comments by id, and thus by age. An id can be too large for a JavaScript number. */
const compareAge = (a: OwnComment, b: OwnComment): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
