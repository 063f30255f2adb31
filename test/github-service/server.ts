import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GitData, GitDataReply } from './git-data.ts';

/** A comment of the conversation of a pull request. */
export interface IssueComment {
  readonly id: number;
  readonly author: string;
  body: string;
}

/** A file that the pull request changes; `patch` as GitHub gives it, without a head. */
export interface PullFile {
  readonly filename: string;
  readonly status: 'added' | 'modified' | 'removed' | 'renamed';
  /** Git's id of the content on the head. */
  readonly sha?: string;
  readonly patch?: string;
}

/** A comment on a line of the diff. */
export interface ReviewComment {
  readonly id: number;
  /** The review that it belongs to; null for one of somebody's conversation. */
  readonly review: number | null;
  readonly author: string;
  readonly path: string;
  readonly line: number;
  readonly start_line: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly body: string;
}

/** A review with what it says above its comments. */
export interface Review {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

/** What a request is for. */
export type Operation =
  | 'find'
  | 'list'
  | 'create'
  | 'update'
  | 'delete'
  | 'review'
  | 'review-comments'
  | 'files'
  | 'git';

/**
 * Ways in which the API can misbehave. `lost`: it does what was asked and then answers 502;
 * `query-error`: GraphQL's 200 with an error; `odd`: an answer that nobody expects.
 */
export type GitHubFault =
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'too-many-requests'
  | 'secondary-limit'
  | 'used-up'
  | 'internal-error'
  | 'slow'
  | 'lost'
  | 'redirect'
  | 'query-forbidden'
  | 'query-not-found'
  | 'query-limited'
  | 'query-error'
  | 'odd';

/** A fault of some requests, for ever or for the next few. */
export interface Misbehaviour {
  readonly fault: GitHubFault;
  /** Which requests; all by default. */
  readonly on?: Operation;
  readonly times?: number;
}

export interface GitHubServiceOptions {
  readonly token: string;
  /** Who the token speaks for. */
  readonly viewer?: string;
  /** What the token may do with pull requests. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** The newest commit of the pull request. */
  readonly head?: string;
  readonly comments?: readonly Pick<IssueComment, 'author' | 'body'>[];
  readonly files?: readonly PullFile[];
  readonly reviewComments?: readonly Omit<ReviewComment, 'id' | 'review'>[];
  /** Its commits and files. */
  readonly gitData?: GitData;
  /** Other repositories that the token may read, by `owner/name`. */
  readonly others?: ReadonlyMap<string, GitData>;
}

/** A request as the service saw it; the token is told only as right, wrong or missing. */
export interface GitHubRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation | null;
  readonly token: 'right' | 'wrong' | 'missing';
  readonly status: number;
  /** Parsed JSON; null where there was none. */
  readonly body: unknown;
}

export interface GitHubService {
  /** For `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** For `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  /** The oldest first; who has read them may take them away. */
  readonly requests: GitHubRequest[];
  /** Of the pull request, the oldest first. */
  readonly comments: readonly IssueComment[];
  readonly reviewComments: readonly ReviewComment[];
  readonly reviews: readonly Review[];
  /** From now on. */
  readonly misbehave: (misbehaviour: Misbehaviour | undefined) => void;
  /** From now on. */
  readonly set: (
    state: Pick<
      GitHubServiceOptions,
      'permission' | 'isLocked' | 'head' | 'files' | 'gitData' | 'others'
    >,
  ) => void;
  /** Somebody writes a comment. */
  readonly write: (comment: Pick<IssueComment, 'author' | 'body'>) => void;
  readonly close: () => Promise<void>;
}

/** The number of the pull request that there is. */
const pullNumber = 7;
const repository = '/repos/octo/project';
const bot = 'github-actions';
/** As GitHub counts: code points. */
const longestBody = 65_536;

type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/**
 * GitHub's API for one pull request on loopback: comments and review comments with pages, the query
 * of GraphQL for comments with their author, the files of the diff. Its refusals have the status,
 * headers and words of GitHub's.
 */
export async function startGitHubService(options: GitHubServiceOptions): Promise<GitHubService> {
  const { token, viewer = bot } = options;
  let { files = [], gitData, others = new Map() } = options;
  const requests: GitHubRequest[] = [];
  const comments: IssueComment[] = [];
  const reviewComments: ReviewComment[] = [];
  const reviews: Review[] = [];
  // Beyond what 32 bits hold, as GitHub's are.
  let lastId = 4_000_000_000;
  let state = { permission: options.permission ?? 'write', isLocked: options.isLocked ?? false };
  let head = options.head ?? 'c'.repeat(40);
  let misbehaviour: Misbehaviour | undefined;
  let faultsLeft = 0;
  let origin = '';

  const write = ({ author, body }: Pick<IssueComment, 'author' | 'body'>): IssueComment => {
    lastId += 1;
    const comment = { id: lastId, author, body };
    comments.push(comment);
    return comment;
  };
  for (const comment of options.comments ?? []) write(comment);
  for (const comment of options.reviewComments ?? []) {
    lastId += 1;
    reviewComments.push({ id: lastId, review: null, ...comment });
  }

  const server = createServer(async (request, response) => {
    const body = await jsonOf(request);
    const { method = '', url: path = '' } = request;
    const { operation, perform } = routeOf(method, path, body);
    const sent = tokenOf(request, token);
    const fault = faultOf(operation);
    const reply =
      sent === 'right'
        ? await answerTo(fault, operation, () => perform(body))
        : { status: 401, body: { message: 'Bad credentials', status: '401' } };
    requests.push({ method, path, operation, token: sent, status: reply.status, body });
    if (fault !== 'slow') send(response, reply);
  });

  function faultOf(operation: Operation | null): GitHubFault | undefined {
    if (misbehaviour === undefined || faultsLeft === 0) return undefined;
    if (misbehaviour.on !== undefined && misbehaviour.on !== operation) return undefined;
    faultsLeft -= 1;
    return misbehaviour.fault;
  }

  function answerTo(
    fault: GitHubFault | undefined,
    operation: Operation | null,
    perform: () => Reply | Promise<Reply>,
  ): Reply | Promise<Reply> {
    if (fault !== undefined) {
      if (fault === 'lost') perform();
      return faultReply(fault);
    }
    const writes: readonly (Operation | null)[] = ['create', 'update', 'delete', 'review'];
    if (writes.includes(operation)) {
      if (state.permission === 'read') return forbidden;
      if (state.isLocked && (operation === 'create' || operation === 'review')) {
        return refusal(403, 'Unable to create comment because issue is locked.');
      }
    }
    return perform();
  }

  function routeOf(
    method: string,
    path: string,
    body: unknown,
  ): { operation: Operation | null; perform: (body: unknown) => Reply | Promise<Reply> } {
    const found = gitDataReply(method, path, body);
    if (found !== null) return { operation: 'git', perform: () => found };
    const url = new URL(path, 'http://api');
    const own = `${method} ${url.pathname}`;
    const id = Number(/\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1]);
    switch (own.replace(/\/issues\/comments\/\d+$/, '/issues/comments/ID')) {
      case 'POST /graphql':
        return { operation: 'find', perform: query };
      case `GET ${repository}/issues/${pullNumber}/comments`:
        return { operation: 'list', perform: () => page(url, comments.map(commentJson)) };
      case `POST ${repository}/issues/${pullNumber}/comments`:
        return { operation: 'create', perform: create };
      case `PATCH ${repository}/issues/comments/ID`:
        return { operation: 'update', perform: (body) => update(id, body) };
      case `DELETE ${repository}/issues/comments/ID`:
        return { operation: 'delete', perform: () => remove(id) };
      case `POST ${repository}/pulls/${pullNumber}/reviews`:
        return { operation: 'review', perform: review };
      case `GET ${repository}/pulls/${pullNumber}/comments`:
        return {
          operation: 'review-comments',
          perform: () =>
            page(
              url,
              reviewComments.map(({ author, ...rest }) => ({ ...rest, user: { login: author } })),
            ),
        };
      case `GET ${repository}/pulls/${pullNumber}/files`:
        return { operation: 'files', perform: () => page(url, files) };
      default:
        return { operation: null, perform: () => notFound };
    }
  }

  function gitDataReply(
    method: string,
    path: string,
    body: unknown,
  ): GitDataReply | Promise<GitDataReply> | null {
    const dataOf = (name: string | undefined): GitData | undefined =>
      `/repos/${name}` === repository ? gitData : others.get(name ?? '');
    if (method === 'GET') {
      const [, name] = /^\/repos\/([^/]+\/[^/]+)\//.exec(path) ?? [];
      return dataOf(name)?.rest(path) ?? null;
    }
    const { query: text = '', variables = {} } = Object(body) as {
      query?: string;
      variables?: Record<string, unknown>;
    };
    if (path !== '/graphql' || /\bpullRequest\b/.test(text)) return null;
    const data = dataOf(`${variables['owner']}/${variables['name']}`);
    return data?.graphql(text, variables) ?? { status: 200, body: noRepository };
  }

  function commentJson({ id, author, body }: IssueComment): object {
    return { id, user: { login: `${author}[bot]` }, body };
  }

  function create(body: unknown): Reply {
    const text = textOf(body);
    if (text === null) return tooLong;
    return { status: 201, body: commentJson(write({ author: viewer, body: text })) };
  }

  function update(id: number, body: unknown): Reply {
    const comment = comments.find((each) => each.id === id);
    if (comment === undefined) return notFound;
    if (comment.author !== viewer) return forbidden;
    const text = textOf(body);
    if (text === null) return tooLong;
    comment.body = text;
    return { status: 200, body: commentJson(comment) };
  }

  function remove(id: number): Reply {
    const index = comments.findIndex((each) => each.id === id);
    if (index < 0) return notFound;
    comments.splice(index, 1);
    return { status: 204 };
  }

  /** All comments of a review are written, or none. */
  function review(body: unknown): Reply {
    const { comments: suggested = [], body: reviewBody = '' } = body as {
      body?: string;
      comments?: readonly {
        path: string;
        line: number;
        start_line?: number;
        side?: 'LEFT' | 'RIGHT';
        body: string;
      }[];
    };
    for (const { path, line, start_line = line, side = 'RIGHT' } of suggested) {
      const lines = linesInDiff(files.find(({ filename }) => filename === path)?.patch, side);
      if (!lines.has(line) || !lines.has(start_line)) {
        return refusal(422, 'Unprocessable Entity', ['Line could not be resolved']);
      }
    }
    lastId += 1;
    const id = lastId;
    reviews.push({ id, author: viewer, body: reviewBody });
    for (const { path, line, start_line = null, side = 'RIGHT', body: text } of suggested) {
      lastId += 1;
      const comment = { id: lastId, review: id, author: viewer, body: text };
      reviewComments.push({ ...comment, path, line, start_line, side });
    }
    return { status: 200, body: { id, state: 'COMMENTED' } };
  }

  /** The comments of a pull request with their author, a hundred at a time. */
  function query(body: unknown): Reply {
    const { query: text = '', variables = {} } = body as {
      query?: string;
      variables?: {
        owner?: string;
        name?: string;
        repo?: string;
        number?: number;
        after?: string | null;
      };
    };
    const odd = text
      .replace(/\([^)]*\)/g, '')
      .match(/[a-z]\w*/gi)
      ?.find((field) => !knownFields.has(field));
    if (odd !== undefined) {
      const message = `Field '${odd}' doesn't exist`;
      return {
        status: 200,
        body: { errors: [{ message, extensions: { code: 'undefinedField' } }] },
      };
    }
    const { owner, name, repo, number, after } = variables;
    if (`/repos/${owner}/${name ?? repo}` !== repository || number !== pullNumber) {
      return faultReply('query-not-found');
    }
    if (/\breviews\b/.test(text)) return reviewsPage();
    const start = after ? Number(Buffer.from(after, 'base64').toString()) : 0;
    const end = Math.min(start + 100, comments.length);
    const nodes = comments.slice(start, end).map(({ id, author, body: written }) => ({
      url: `https://github.com/octo/project/pull/${pullNumber}#issuecomment-${id}`,
      body: written,
      viewerDidAuthor: author === viewer,
    }));
    const pageInfo = {
      hasNextPage: end < comments.length,
      endCursor: nodes.length === 0 ? null : Buffer.from(String(end)).toString('base64'),
    };
    const pullRequest = {
      locked: state.isLocked,
      headRefOid: head,
      comments: { nodes, pageInfo },
    };
    return { status: 200, body: { data: { repository: { pullRequest } } } };
  }

  function reviewsPage(): Reply {
    const nodes = reviews.map(({ id, author, body }) => ({
      body,
      viewerDidAuthor: author === viewer,
      comments: {
        nodes: reviewComments
          .filter(({ review }) => review === id)
          .map(({ body: text }) => ({ body: text })),
      },
    }));
    const pageInfo = { hasNextPage: false, endCursor: null };
    return {
      status: 200,
      body: { data: { repository: { pullRequest: { reviews: { nodes, pageInfo } } } } },
    };
  }

  function page(url: URL, all: readonly object[]): Reply {
    const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
    const number = Number(url.searchParams.get('page') ?? 1);
    const next = new URL(`${origin}${url.pathname}${url.search}`);
    next.searchParams.set('page', String(number + 1));
    const hasMore = number * size < all.length;
    return {
      status: 200,
      body: all.slice((number - 1) * size, number * size),
      headers: hasMore ? { link: `<${next.href}>; rel="next"` } : {},
    };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiUrl: origin,
    graphqlUrl: `${origin}/graphql`,
    requests,
    comments,
    reviewComments,
    reviews,
    misbehave(next) {
      misbehaviour = next;
      faultsLeft = next?.times ?? Number.POSITIVE_INFINITY;
    },
    set({
      head: commit = head,
      files: changed = files,
      gitData: data = gitData,
      others: more = others,
      ...rest
    }) {
      head = commit;
      files = changed;
      gitData = data;
      others = more;
      state = { ...state, ...rest };
    },
    write,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const knownFields = new Set([
  'query',
  'repository',
  'pullRequest',
  'reviews',
  'comments',
  'nodes',
  'pageInfo',
  'locked',
  'headRefOid',
  'url',
  'body',
  'viewerDidAuthor',
  'hasNextPage',
  'endCursor',
]);

function refusal(status: number, message: string, errors?: readonly string[]): Reply {
  const documentation_url = 'https://docs.github.com/rest';
  const body = { message, ...(errors ? { errors } : {}), documentation_url, status: `${status}` };
  return { status, body };
}

const noRepository = {
  data: { repository: null },
  errors: [
    { type: 'NOT_FOUND', path: ['repository'], message: 'Could not resolve to a Repository.' },
  ],
};
const forbidden = refusal(403, 'Resource not accessible by integration');
const notFound = refusal(404, 'Not Found');
const tooLong = refusal(422, 'Validation Failed', [
  'Body is too long (maximum is 65536 characters)',
]);

function faultReply(fault: GitHubFault): Reply {
  const queryError = (type: string): Reply => ({
    status: 200,
    body: { data: null, errors: [{ type, message: 'refused' }] },
  });
  switch (fault) {
    case 'forbidden':
      return forbidden;
    case 'not-found':
      return notFound;
    case 'invalid':
      return refusal(422, 'Validation Failed');
    case 'too-many-requests':
      return { ...refusal(429, 'Too Many Requests'), headers: { 'retry-after': '1' } };
    case 'secondary-limit':
      return {
        ...refusal(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.'),
        headers: { 'retry-after': '1' },
      };
    case 'used-up':
      return {
        ...refusal(403, 'API rate limit exceeded for installation ID 1.'),
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1800),
        },
      };
    case 'internal-error':
      return { status: 500, body: { message: 'a stack trace with secrets' } };
    case 'lost':
      return { status: 502, body: { message: 'Server Error' } };
    case 'redirect':
      return { status: 307, headers: { location: 'http://localhost:9/collect' } };
    case 'query-forbidden':
      return queryError('FORBIDDEN');
    case 'query-not-found':
      return queryError('NOT_FOUND');
    case 'query-limited':
      return {
        ...queryError('RATE_LIMITED'),
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1800),
        },
      };
    case 'query-error':
      return { status: 200, body: { errors: [{ message: 'Something went wrong' }] } };
    case 'odd':
      return { status: 200, body: ['odd'] };
    case 'slow':
      // Never sent.
      return { status: 0 };
  }
}

/** Numbers of the lines that a patch shows, on one side. */
function linesInDiff(patch: string | undefined, side: 'LEFT' | 'RIGHT'): Set<number> {
  const shown = new Set<number>();
  const [own, other] = side === 'RIGHT' ? ['+', '-'] : ['-', '+'];
  let next = 0;
  for (const line of (patch ?? '').split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (hunk !== null) {
      next = Number(side === 'RIGHT' ? hunk[2] : hunk[1]);
    } else if (line.startsWith(own) || line.startsWith(' ')) {
      shown.add(next);
      next += 1;
    } else if (!line.startsWith(other) && line !== '' && !line.startsWith('\\')) {
      throw new Error(`no line of a patch: ${line}`);
    }
  }
  return shown;
}

/** The text of a comment; null for one that GitHub does not take. */
function textOf(body: unknown): string | null {
  const { body: text } = Object(body) as { body?: unknown };
  const isFine = typeof text === 'string' && text !== '' && Array.from(text).length <= longestBody;
  return isFine ? text : null;
}

function tokenOf({ headers }: IncomingMessage, token: string): GitHubRequest['token'] {
  const sent = /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (sent === undefined) return 'missing';
  return sent === token ? 'right' : 'wrong';
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : JSON.parse(text);
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
