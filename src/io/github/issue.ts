import * as z from 'zod';
import { GateError } from '../../model/failure.ts';
import type { GitHubApi } from './api.ts';
import { didExist, isSameText, unlessLocked } from './conversation.ts';

/**
 * Maintains a sweep's single GitHub issue. The issue is found by its marker and author, edited in place,
 * closed once nothing fails, and reopened if something fails again. GitHub sends no notification for an edit,
 * so news is posted as a comment.
 */

/**
 * The desired state of the issue. `open`: something fails. `close`: nothing fails. `update`: no failure is
 * known, but some results are missing, so the issue is neither opened nor closed.
 */
export interface IssueTask {
  readonly intent: 'open' | 'close' | 'update';
  /** The first line of the issue's body. */
  readonly marker: string;
  readonly title: string;
  readonly body: string;
  /** The failures, each written as one word in the second line of the body; empty if nothing fails. */
  readonly failures: readonly string[];
  /**
   * Returns the comment with the news since the last run; null if there is no news. If the issue's body is
   * older than the last run, that run could not post its news, so the comment covers the news since
   * `writtenAt`. The comment's first line identifies the news.
   */
  readonly news: (writtenAt: string | null) => string | null;
  /** Whether the news cannot be determined, because no previous run is known. */
  readonly isWithoutPast: boolean;
  /** The comment to post when the issue is closed. */
  readonly farewell: string;
}

/**
 * The outcome of updating the issue. `left-closed`: a user closed the issue, and there has been no news since
 * then.
 */
export type IssuePlacement =
  | 'none'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'reopened'
  | 'closed'
  | 'left-closed'
  | 'gone';

export interface PlacedIssue {
  readonly placement: IssuePlacement;
  readonly url: string | null;
}

const issueSchema = z.object({
  number: z.number(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.string(),
  locked: z.boolean().optional(),
  user: z.object({ login: z.string() }).nullish(),
  pull_request: z.unknown().optional(),
});
type Issue = z.infer<typeof issueSchema>;

const perPage = 100;
/**
 * Maximum number of pages of issues and pull requests by one author. Beyond this limit, an existing issue
 * could be missed, so no issue is created: a new issue every day would be worse than none.
 */
const maxPages = 200;

/**
 * Returns the second line of the issue's body, which lists the current failures. On a closed issue, the line
 * shows whether a run closed the issue because nothing failed, or whether a user closed it.
 */
export function failuresLine(failures: readonly string[]): string {
  return `<!-- fails: ${failures.length === 0 ? 'none' : failures.join(' ')} -->`;
}

/** Returns the third line of the issue's body: the start time of the run that wrote the body, in ISO 8601. */
export function writtenLine(at: string): string {
  return `<!-- written: ${at} -->`;
}

const writtenPattern = /^<!-- written: (\d[\dT:.-]+Z) -->$/m;

/**
 * Updates the issue to the desired state. If concurrent runs created several issues, the oldest is used.
 *
 * @param repository `owner/name`
 * @param since a time in ISO 8601; older comments are not searched for the same news
 * @throws GateError if a call to the API fails; `issue-locked` if the conversation is locked
 */
export async function placeIssue(
  api: GitHubApi,
  repository: string,
  task: IssueTask,
  since: string,
): Promise<PlacedIssue> {
  const author = await readTokenUser(api);
  const find = (): Promise<Issue | null> => findOldest(api, repository, author, task.marker);
  const existing = await find();
  if (existing !== null) return update(api, repository, existing, task, since);
  if (task.intent !== 'open') return { placement: 'none', url: null };
  const { title, body } = task;
  const created = issueSchema.parse(
    await api.rest({
      method: 'POST',
      path: `/repos/${repository}/issues`,
      body: { title, body },
      findExisting: find,
    }),
  );
  // A concurrent run may have created another issue.
  const oldest = await find();
  if (oldest !== null && oldest.number !== created.number) {
    await didExist(
      edit(api, repository, created, { state: 'closed', state_reason: 'not_planned' }),
    );
    return update(api, repository, oldest, task, since);
  }
  return { placement: 'created', url: created.html_url };
}

async function update(
  api: GitHubApi,
  repository: string,
  issue: Issue,
  task: IssueTask,
  since: string,
): Promise<PlacedIssue> {
  const { intent, body } = task;
  const before = issue.body ?? '';
  const news = task.news(writtenPattern.exec(before.replaceAll('\r\n', '\n'))?.[1] ?? null);
  const isOpen = issue.state === 'open';
  const failed = before.split(/\r?\n/)[1] ?? '';
  // Runs close the issue only if nothing fails, so a closed issue that lists failures was closed by a user.
  const isOverruled = !isOpen && failed !== failuresLine([]);
  const words = new Set(failed.split(' '));
  const isNews =
    news !== null || (task.isWithoutPast && task.failures.some((each) => !words.has(each)));
  const opens = intent === 'open' && !isOpen && (!isOverruled || isNews);
  const closes = intent === 'close' && isOpen;
  const changes = {
    ...(isSameText(withoutDate(before), withoutDate(body)) ? {} : { body }),
    ...(opens ? { state: 'open' } : {}),
    ...(closes ? { state: 'closed', state_reason: 'completed' } : {}),
  };
  const comment = closes ? task.farewell : isOpen || opens ? news : null;
  const locked = { subject: `Issue #${issue.number}`, code: 'issue-locked' } as const;
  return unlessLocked(issue.locked ?? false, locked, async () => {
    // If posting the comment fails, the body keeps its old time, and the next run reports the same news.
    const stillExists = await didExist(
      (async () => {
        if (comment !== null) await commentOnce(api, repository, issue, comment, since);
        if (Object.keys(changes).length > 0) await edit(api, repository, issue, changes);
      })(),
    );
    if (!stillExists) return { placement: 'gone', url: null };
    const placement = opens
      ? 'reopened'
      : closes
        ? 'closed'
        : intent === 'open' && isOverruled
          ? 'left-closed'
          : 'body' in changes || comment !== null
            ? 'updated'
            : 'unchanged';
    return { placement, url: issue.html_url };
  });
}

const withoutDate = (body: string): string => body.replace(writtenPattern, '');

function edit(
  api: GitHubApi,
  repository: string,
  { number }: Issue,
  changes: object,
): Promise<unknown> {
  return api.rest({
    method: 'PATCH',
    path: `/repos/${repository}/issues/${number}`,
    body: changes,
  });
}

/** Posts a comment, unless an earlier attempt already posted a comment with the same first line. */
async function commentOnce(
  api: GitHubApi,
  repository: string,
  { number }: Issue,
  body: string,
  since: string,
): Promise<void> {
  const path = `/repos/${repository}/issues/${number}/comments`;
  const [name = ''] = body.split('\n');
  const findExisting = async (): Promise<unknown> => {
    const query = `since=${encodeURIComponent(since)}&per_page=${perPage}`;
    const comments = await api.rest({ method: 'GET', path: `${path}?${query}` });
    const all: readonly unknown[] = Array.isArray(comments) ? comments : [];
    return all.find((each) => String((Object(each) as { body?: unknown }).body).startsWith(name));
  };
  if ((await findExisting()) !== undefined) return;
  await api.rest({
    method: 'POST',
    path,
    body: { body },
    findExisting: async () => (await findExisting()) ?? null,
  });
}

async function readTokenUser(api: GitHubApi): Promise<string> {
  const data = await api.graphql('query { viewer { login } }', {});
  return z.object({ viewer: z.object({ login: z.string() }) }).parse(data).viewer.login;
}

/**
 * Finds the issue that the token's user wrote and that begins with the marker. If a page lists several
 * matching issues, returns the oldest.
 *
 * @throws GateError `too-many-issues`
 */
async function findOldest(
  api: GitHubApi,
  repository: string,
  author: string,
  marker: string,
): Promise<Issue | null> {
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      creator: author,
      ...{ state: 'all', sort: 'updated', direction: 'desc' },
      per_page: `${perPage}`,
      page: `${page}`,
    });
    const listed = z
      .array(issueSchema)
      .parse(await api.rest({ method: 'GET', path: `/repos/${repository}/issues?${query}` }));
    const [own] = listed
      .filter(
        ({ user, body, pull_request }) =>
          user?.login === author && pull_request === undefined && body?.startsWith(marker),
      )
      .sort((a, b) => a.number - b.number);
    if (own !== undefined) return own;
    if (listed.length < perPage) return null;
  }
  throw new GateError(
    'too-many-issues',
    `${repository} has more than ${maxPages * perPage} issues and pull requests by ${author}.`,
    'Run the sweep in a dedicated repository.',
  );
}
