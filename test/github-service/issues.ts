/* A repository's issues, and comments on them. */
import type { DescribedRequest } from './description.ts';
import type { ServiceExtension } from './extension.ts';
import { forbidden, notFound, type Reply, refusal, tooLong } from './faults.ts';

/** An issue, or a pull request, which GitHub lists among issues. */
export interface ServiceIssue {
  readonly number: number;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  reason: string | null;
  isLocked: boolean;
  readonly isPull: boolean;
  /** Increases with each change. */
  updated: number;
  readonly comments: { readonly author: string; readonly body: string }[];
}

export interface IssueServiceOptions {
  /** `owner/name` */
  readonly repository: string;
  /** The token that may write issues and do nothing else. */
  readonly token: string;
  /** The user that the token belongs to. */
  readonly login?: string;
  /** Whether the token can write or only read issues, or the repository has turned them off. */
  readonly mode?: 'write' | 'read' | 'disabled';
}

export interface IssueService extends ServiceExtension {
  /** Oldest first. */
  readonly issues: ServiceIssue[];
  /** Simulates somebody creating an issue. */
  readonly open: (given: Partial<ServiceIssue>) => ServiceIssue;
  /** Called before each creation, to simulate another run acting at that moment. */
  onCreate: (() => void) | null;
}

export function issueService(options: IssueServiceOptions): IssueService {
  const { repository, token, login = 'github-actions[bot]', mode = 'write' } = options;
  const issues: ServiceIssue[] = [];
  let clock = 0;
  const tick = (): number => {
    clock += 1;
    return clock;
  };
  const open = (given: Partial<ServiceIssue>): ServiceIssue => {
    const issue: ServiceIssue = {
      ...{ number: issues.length + 1, author: login, title: 'title', body: '', state: 'open' },
      ...{ reason: null, isLocked: false, isPull: false, comments: [], ...given },
      updated: tick(),
    };
    issues.push(issue);
    return issue;
  };
  const page = (number: number): string => `https://github.com/${repository}/issues/${number}`;
  const issueJson = ({ number, author, title, body, state, ...rest }: ServiceIssue): object => ({
    ...{ number, title, body, state, state_reason: rest.reason, locked: rest.isLocked },
    html_url: page(number),
    user: { login: author },
    ...(rest.isPull
      ? { pull_request: { url: page(number), html_url: null, diff_url: null, patch_url: null } }
      : {}),
  });
  const list = (url: URL): Reply => {
    const [size, number] = ['per_page', 'page'].map((name) => Number(url.searchParams.get(name)));
    const creator = url.searchParams.get('creator');
    const own = issues
      .filter(({ author }) => author === creator)
      .sort((a, b) => b.updated - a.updated);
    const start = (size ?? 30) * ((number ?? 1) - 1);
    return { status: 200, body: own.slice(start, start + (size ?? 30)).map(issueJson) };
  };
  const isLong = (body: unknown): boolean => Array.from(String(body ?? '')).length > 65_536;
  const service: IssueService = {
    issues,
    open,
    onCreate: null,
    accepts(sent, { path, body }: DescribedRequest) {
      if (sent !== token) return null;
      const { query = '' } = Object(body) as { query?: string };
      return path.startsWith(`/repos/${repository}/issues`) || /^query \{ viewer/.test(query);
    },
    route({ method, path, body }) {
      const { query = '' } = Object(body) as { query?: string };
      if (path === '/graphql' && /^query \{ viewer/.test(query)) {
        return () => ({ status: 200, body: { data: { viewer: { login } } } });
      }
      const base = `/repos/${repository}/issues`;
      if (!path.startsWith(base)) return null;
      const url = new URL(path, 'http://api');
      const [, number, comments] = /\/issues\/(\d+)(\/comments)?$/.exec(url.pathname) ?? [];
      const issue = issues.find((each) => `${each.number}` === number);
      return () => {
        if (method === 'GET' && number === undefined) {
          return mode === 'read' ? forbidden : list(url);
        }
        if (mode === 'disabled') return refusal(410, 'Issues are disabled for this repo');
        if (mode === 'read') return forbidden;
        const given = Object(body) as Record<string, string>;
        if (isLong(given['body'])) return tooLong;
        if (method === 'POST' && number === undefined) {
          service.onCreate?.();
          const created = open({ title: given['title'] ?? '', body: given['body'] ?? '' });
          return { status: 201, body: issueJson(created) };
        }
        if (issue === undefined) return notFound;
        if (comments !== undefined && method === 'GET') {
          const all = issue.comments.map(({ body }, id) => ({ id, body, user: null }));
          return { status: 200, body: all };
        }
        issue.updated = tick();
        if (comments !== undefined) {
          if (issue.isLocked)
            return refusal(403, 'Unable to create comment because issue is locked.');
          issue.comments.push({ author: login, body: given['body'] ?? '' });
          return { status: 201, body: { id: 1, body: given['body'], user: null } };
        }
        issue.body = given['body'] ?? issue.body;
        issue.state = (given['state'] ?? issue.state) as ServiceIssue['state'];
        issue.reason = given['state_reason'] ?? issue.reason;
        return { status: 200, body: issueJson(issue) };
      };
    },
  };
  return service;
}
