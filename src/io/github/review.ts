import { GateError } from '../../model/failure.ts';
import type { GitHubApi } from './api.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface ChangedFile {
  readonly filename: string;
  /** The git object id of the file's content. */
  readonly sha: string | null;
  /** The hunks of the file's diff; GitHub omits them for large and binary files. */
  readonly patch?: string | undefined;
}

export interface ReviewText {
  readonly body: string;
  /** Whether the text was written with this run's token. */
  readonly isOwn: boolean;
}

export interface Review {
  readonly commit_id: string;
  readonly event: 'COMMENT';
  readonly body: string;
  readonly comments: readonly {
    readonly path: string;
    readonly line: number;
    readonly side: 'RIGHT';
    readonly body: string;
  }[];
}

/** GitHub API calls for reviewing a pull request. A null cursor reads a list from the beginning. */
export interface ReviewCalls {
  readonly listFiles: (after: string | null) => Promise<Page<ChangedFile>>;
  /** Lists the texts of all reviews, each followed by the texts of its comments. */
  readonly listReviewComments: (after: string | null) => Promise<Page<ReviewText>>;
  /**
   * Posts a review.
   *
   * @param findExisting finds the review if an earlier attempt created it but the response was lost; returns
   * null if the review does not exist
   */
  readonly createReview: (review: Review, findExisting: () => Promise<unknown>) => Promise<void>;
}

/**
 * Only GraphQL shows whether a review was written with this run's token, because a job's token has no user
 * that REST could return.
 */
const reviewsQuery = `
query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(first: 50, after: $after) {
        nodes { body viewerDidAuthor comments(first: 50) { nodes { body } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

interface ReviewsData {
  readonly repository?: {
    readonly pullRequest?: {
      readonly reviews?: {
        readonly nodes?: readonly ReviewNode[];
        readonly pageInfo?: { readonly hasNextPage?: boolean; readonly endCursor?: string | null };
      };
    } | null;
  } | null;
}

interface ReviewNode {
  readonly body?: string;
  readonly viewerDidAuthor?: boolean;
  readonly comments?: { readonly nodes?: readonly { readonly body?: string }[] };
}

const filesOnPage = 100;

/**
 * Creates the API calls for reviewing a pull request.
 *
 * @param repository `owner/name`
 */
export function createReviewCalls(api: GitHubApi, repository: string, number: number): ReviewCalls {
  const [owner = '', repo = ''] = repository.split('/');
  const place = `/repos/${owner}/${repo}/pulls/${number}`;
  return {
    listFiles: async (after) => {
      const page = Number(after ?? 1);
      const path = `${place}/files?per_page=${filesOnPage}&page=${page}`;
      const items = (await api.rest({ method: 'GET', path })) as readonly ChangedFile[];
      return { items, next: items.length < filesOnPage ? null : String(page + 1) };
    },
    listReviewComments: async (after) => {
      const data = await api.graphql(reviewsQuery, { owner, repo, number, after });
      const reviews = (data as ReviewsData).repository?.pullRequest?.reviews;
      // If the existing reviews are unknown, posting again could create a duplicate.
      if (reviews === undefined) {
        throw new GateError(
          'api-not-found',
          `GitHub's API does not return pull request #${number}.`,
          'Run the job again.',
        );
      }
      const items = (reviews.nodes ?? []).flatMap(
        ({ body = '', viewerDidAuthor = false, comments }): ReviewText[] =>
          [body, ...(comments?.nodes ?? []).map((comment) => comment.body ?? '')].map((text) => ({
            body: text,
            isOwn: viewerDidAuthor,
          })),
      );
      const { hasNextPage = false, endCursor = null } = reviews.pageInfo ?? {};
      return { items, next: hasNextPage ? endCursor : null };
    },
    createReview: async (review, findExisting) => {
      await api.rest({ method: 'POST', path: `${place}/reviews`, body: review, findExisting });
    },
  };
}
