import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type DescribedRequest, describedApi } from './description.ts';
import { linesInDiff } from './diff.ts';
import type { ServiceExtension } from './extension.ts';
import {
  faultReply,
  forbidden,
  type GitHubFault,
  notFound,
  type Reply,
  refusal,
  tooLong,
} from './faults.ts';
import type { GitData, GitDataReply } from './git-data.ts';
import { notResolved, queryFaults, runQuery } from './graphql.ts';
import { createLimits, type GitHubLimits, type UsedLimits } from './limits.ts';
import type { Organisation } from './organisation.ts';

/** A comment in a pull request's conversation. */
export interface IssueComment {
  readonly id: number;
  readonly author: string;
  body: string;
}

/** A file that the pull request changes; `patch` is as GitHub returns it, without a header. */
export interface PullFile {
  readonly filename: string;
  readonly status: 'added' | 'modified' | 'removed' | 'renamed';
  /** Git's id for the content on the head. */
  readonly sha?: string;
  readonly patch?: string;
}

/** A comment on a line of the diff. */
export interface ReviewComment {
  readonly id: number;
  /** The review that it belongs to; null for a comment from somebody's conversation. */
  readonly review: number | null;
  readonly author: string;
  readonly path: string;
  readonly line: number;
  readonly start_line: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly body: string;
}

/** A review, with the text above its comments. */
export interface Review {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

/** The purpose of a request. */
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

/** A fault in some requests, either permanent or for the next few. */
export interface Misbehaviour {
  readonly fault: GitHubFault;
  /** The affected requests; by default all. */
  readonly on?: Operation;
  /** The number of these requests that are answered as usual first. */
  readonly after?: number;
  readonly times?: number;
}

export interface GitHubServiceOptions {
  readonly token: string;
  /** The user that the token speaks for. */
  readonly viewer?: string;
  /** The token's permission for pull requests. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** The newest commit of the pull request. */
  readonly head?: string;
  readonly comments?: readonly Pick<IssueComment, 'author' | 'body'>[];
  readonly files?: readonly PullFile[];
  readonly reviewComments?: readonly Omit<ReviewComment, 'id' | 'review'>[];
  /** The repository's commits and files. */
  readonly gitData?: GitData;
  /** Other repositories that the token may read, by `owner/name`. */
  readonly others?: ReadonlyMap<string, GitData>;
  /** More operations and tokens. */
  readonly extensions?: readonly ServiceExtension[];
  /** An organisation that the token may list. */
  readonly organisation?: Organisation;
  /** By default, there are no limits. */
  readonly limits?: GitHubLimits;
  /** How far the service's clock is ahead, in milliseconds. */
  readonly ahead?: number;
  /**
   * Whether the service is an Enterprise Server, whose addresses have a path and which has fewer operations.
   */
  readonly isEnterprise?: boolean;
  /** The key and certificate for a service with HTTPS, as PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** A request as the service saw it; the token is reported only as right, wrong or missing. */
export interface GitHubRequest {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation | null;
  readonly token: 'right' | 'wrong' | 'missing';
  readonly status: number;
  /** Parsed JSON; null if there was none. */
  readonly body: unknown;
}

export interface GitHubService {
  /** How much of the limits has been used; null if there are none. */
  readonly used: UsedLimits | null;
  /** For `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** For `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  /** For `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  /** Oldest first; callers may remove the requests that they have read. */
  readonly requests: GitHubRequest[];
  /** The pull request's comments, oldest first. */
  readonly comments: readonly IssueComment[];
  readonly reviewComments: readonly ReviewComment[];
  readonly reviews: readonly Review[];
  /** Makes the service misbehave from now on. */
  readonly misbehave: (misbehaviour: Misbehaviour | undefined) => void;
  /** Changes the state from now on. */
  readonly set: (
    state: Pick<
      GitHubServiceOptions,
      | 'permission'
      | 'isLocked'
      | 'head'
      | 'files'
      | 'gitData'
      | 'others'
      | 'organisation'
      | 'ahead'
      /** New limits start unused. */
      | 'limits'
    >,
  ) => void;
  /** Sets a function to wait for before each answer, from now on. */
  readonly beforeAnswers: (wait: (path: string) => Promise<void>) => void;
  /** Simulates somebody writing a comment. */
  readonly write: (comment: Pick<IssueComment, 'author' | 'body'>) => void;
  /** Rejects if GitHub's description did not allow a request or an answer. */
  readonly close: () => Promise<void>;
}

/** The number of the only pull request. */
const pullNumber = 7;
const repository = '/repos/octo/project';
const bot = 'github-actions';
/** In code points, as GitHub counts. */
const longestBody = 65_536;

/**
 * Starts GitHub's API on loopback for one pull request: paged comments and review comments, the GraphQL query
 * for comments with their author, and the diff's files. Its refusals have GitHub's status, headers and
 * wording.
 *
 * Every request and answer is checked against GitHub's own descriptions of its API, except for the answers of
 * a misbehaving service. If they do not allow a request or an answer, the service answers 500 and `close`
 * rejects.
 */
export async function startGitHubService(options: GitHubServiceOptions): Promise<GitHubService> {
  const { token, viewer = bot, isEnterprise = false, extensions = [] } = options;
  let limits = options.limits === undefined ? null : createLimits(options.limits);
  const [prefix, graphqlPath] = isEnterprise ? ['/api/v3', '/api/graphql'] : ['', '/graphql'];
  const invalid = new Set<string>();
  let { files = [], gitData, others = new Map(), organisation } = options;
  const requests: GitHubRequest[] = [];
  const comments: IssueComment[] = [];
  const reviewComments: ReviewComment[] = [];
  const reviews: Review[] = [];
  // Exceeds a signed 32-bit integer, as GitHub's ids do.
  let lastId = 4_000_000_000;
  let state = {
    ...{ permission: options.permission ?? 'write', isLocked: options.isLocked ?? false },
    ahead: options.ahead ?? 0,
  };
  let head = options.head ?? 'c'.repeat(40);
  let misbehaviour: Misbehaviour | undefined;
  let faultsLeft = 0;
  let faultsLater = 0;
  let serverUrl = '';
  let apiUrl = '';
  let beforeAnswer = async (_path: string): Promise<void> => {};

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

  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await jsonOf(request);
    const { method = '', url: path = '', headers } = request;
    const called = { method, path: pathBelow(path), headers, body };
    const { operation, perform } = routeOf(called);
    const sent = tokenOf(called, token, extensions);
    const fault = faultOf(operation);
    const answered = (): Promise<Reply> =>
      checked(called, fault, () =>
        sent === 'right'
          ? answerTo(fault, operation, () => perform(body))
          : refusal(401, 'Bad credentials'),
      );
    const isQuery = called.path === '/graphql';
    const reply = await (limits === null ? answered() : limits.answer(isQuery, answered));
    requests.push({ method, path, operation, token: sent, status: reply.status, body });
    await beforeAnswer(path);
    const date = new Date(Date.now() + state.ahead).toUTCString();
    if (fault !== 'slow') send(response, { ...reply, headers: { date, ...reply.headers } });
  };
  const server = options.tls ? createSecureServer(options.tls, listener) : createServer(listener);

  /** Returns a request's path below the API's address; null for a request to another address. */
  function pathBelow(path: string): string {
    if (path === graphqlPath) return '/graphql';
    return path.startsWith(`${prefix}/`)
      ? path.slice(prefix.length)
      : `outside of the API: ${path}`;
  }

  /**
   * Checks a request and its answer; anything that the descriptions do not allow is recorded and answered
   * with 500.
   */
  async function checked(
    request: DescribedRequest,
    fault: GitHubFault | undefined,
    answer: () => Reply | Promise<Reply>,
  ): Promise<Reply> {
    const isQuery = request.path === '/graphql';
    // Opened only at the first request, because opening takes a while.
    const described = describedApi(isEnterprise ? 'ghes-3.19' : 'api.github.com');
    const refused = (faults: readonly string[]): Reply => {
      for (const each of faults) invalid.add(each);
      return { status: 500, body: { message: faults.join('\n') } };
    };
    const faults = isQuery ? [] : described.requestFaults(request);
    if (faults.length > 0) return refused(faults);
    const reply = await answer();
    if (fault !== undefined) return reply;
    const whole = isQuery ? reply : described.complete(request, reply);
    const wrong = isQuery ? queryFaults(reply.body) : described.answerFaults(request, whole);
    return wrong.length === 0 ? whole : refused(wrong);
  }

  function faultOf(operation: Operation | null): GitHubFault | undefined {
    if (misbehaviour === undefined || faultsLeft === 0) return undefined;
    if (misbehaviour.on !== undefined && misbehaviour.on !== operation) return undefined;
    if (faultsLater > 0) {
      faultsLater -= 1;
      return undefined;
    }
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

  function routeOf(called: DescribedRequest): {
    operation: Operation | null;
    perform: (body: unknown) => Reply | Promise<Reply>;
  } {
    const { method, path, body } = called;
    for (const { route } of extensions) {
      const perform = route(called);
      if (perform !== null) return { operation: null, perform };
    }
    const found = gitDataReply(method, path, body);
    if (found !== null) return { operation: 'git', perform: () => found };
    const url = new URL(path, 'http://api');
    const own = `${method} ${url.pathname}`;
    const id = Number(/\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1]);
    switch (own.replace(/\/issues\/comments\/\d+$/, '/issues/comments/ID')) {
      case 'POST /graphql':
        return { operation: 'find', perform: query };
      case `GET /orgs/${organisation?.login}/properties/values`: {
        const properties = organisation?.properties;
        return {
          operation: null,
          perform: () => (properties === undefined ? forbidden : page(url, properties)),
        };
      }
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
              reviewComments.map(({ author, review, ...rest }) => ({
                ...rest,
                pull_request_review_id: review,
                user: { login: author },
              })),
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
      `/repos/${name}` === repository
        ? gitData
        : (others.get(name ?? '') ?? organisation?.data.get(name ?? ''));
    if (method === 'GET') {
      const [, name] = /^\/repos\/([^/]+\/[^/]+)\//.exec(path) ?? [];
      return dataOf(name)?.rest(path) ?? null;
    }
    const { query: text = '', variables = {} } = Object(body) as {
      query?: string;
      variables?: Record<string, unknown>;
    };
    if (path !== '/graphql' || /\bpullRequest\b/.test(text)) return null;
    return runQuery(text, variables, {
      repository({ owner, name }: { owner: string; name: string }) {
        const data = dataOf(`${owner}/${name}`);
        if (data === undefined) throw notResolved('a Repository');
        return data.fields;
      },
      organization({ login }: { login: string }) {
        if (organisation?.login !== login) throw notResolved('an Organization');
        return { repositories: connectionOf(organisation.repositories) };
      },
    });
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

  /** Writes all comments of a review, or none. */
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

  /** Answers a query about the pull request, with its comments and reviews. */
  function query(body: unknown): Reply | Promise<Reply> {
    const { query: text = '', variables = {} } = body as {
      query?: string;
      variables?: { owner?: string; name?: string; repo?: string; number?: number };
    };
    const { owner, name, repo, number } = variables;
    if (`/repos/${owner}/${name ?? repo}` !== repository || number !== pullNumber) {
      return faultReply('query-not-found');
    }
    const pullRequest = {
      locked: state.isLocked,
      headRefOid: head,
      comments: connectionOf(
        comments.map(({ id, author, body: written }) => ({
          url: `${serverUrl}/octo/project/pull/${pullNumber}#issuecomment-${id}`,
          body: written,
          viewerDidAuthor: author === viewer,
        })),
      ),
      reviews: connectionOf(
        reviews.map(({ id, author, body: written }) => ({
          body: written,
          viewerDidAuthor: author === viewer,
          comments: connectionOf(reviewComments.filter(({ review }) => review === id)),
        })),
      ),
    };
    return runQuery(text, variables, { repository: { pullRequest: () => pullRequest } });
  }

  function page(url: URL, all: readonly object[]): Reply {
    const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
    const number = Number(url.searchParams.get('page') ?? 1);
    const next = new URL(`${apiUrl}${url.pathname}${url.search}`);
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
  const scheme = options.tls ? 'https' : 'http';
  const origin = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  serverUrl = isEnterprise ? origin : 'https://github.com';
  apiUrl = `${origin}${prefix}`;
  return {
    apiUrl,
    graphqlUrl: `${origin}${graphqlPath}`,
    serverUrl,
    requests,
    get used() {
      return limits?.used ?? null;
    },
    comments,
    reviewComments,
    reviews,
    beforeAnswers(wait) {
      beforeAnswer = wait;
    },
    misbehave(next) {
      misbehaviour = next;
      faultsLeft = next?.times ?? Number.POSITIVE_INFINITY;
      faultsLater = next?.after ?? 0;
    },
    set({
      head: commit = head,
      files: changed = files,
      gitData: data = gitData,
      others: more = others,
      organisation: repositories = organisation,
      limits: allowed,
      ...rest
    }) {
      head = commit;
      files = changed;
      gitData = data;
      others = more;
      organisation = repositories;
      if (allowed !== undefined) limits = createLimits(allowed);
      state = { ...state, ...rest };
    },
    write,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (invalid.size > 0) throw new Error([...invalid].join('\n'));
    },
  };
}

/** Creates a GraphQL list whose cursors are positions. */
function connectionOf(all: readonly object[]) {
  return ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(Buffer.from(after, 'base64').toString()) : 0;
    const end = Math.min(start + first, all.length);
    const endCursor = end === start ? null : Buffer.from(String(end)).toString('base64');
    return {
      totalCount: all.length,
      nodes: all.slice(start, end),
      pageInfo: { hasNextPage: end < all.length, endCursor },
    };
  };
}

/** Returns a comment's text; null if GitHub would not accept it. */
function textOf(body: unknown): string | null {
  const { body: text } = Object(body) as { body?: unknown };
  const isFine = typeof text === 'string' && text !== '' && Array.from(text).length <= longestBody;
  return isFine ? text : null;
}

function tokenOf(
  called: DescribedRequest,
  token: string,
  extensions: readonly ServiceExtension[],
): GitHubRequest['token'] {
  const { authorization = '' } = called.headers;
  const sent = /^(?:token|bearer) (.+)$/i.exec(String(authorization))?.[1];
  if (sent === undefined) return 'missing';
  for (const { accepts } of extensions) {
    const isRight = accepts?.(sent, called) ?? null;
    if (isRight !== null) return isRight ? 'right' : 'wrong';
  }
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
