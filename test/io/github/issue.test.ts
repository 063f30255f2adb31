/* Tests how the single issue for a sweep is created, edited, commented on, closed and reopened. */
import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from '../../../src/io/github/api.ts';
import { failuresLine, type IssueTask, placeIssue } from '../../../src/io/github/issue.ts';
import { type IssueServiceOptions, issueService } from '../../github-service/issues.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';

const repository = 'acme/security';
const token = 'ghs_Token0123456789abcdefghijklmnopqr';
const marker = '<!-- mcp-grade-gate: 0123 -->';
let service: GitHubService | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
});

const wordsOf = (failures: string): string[] => (failures === '' ? [] : failures.split(' '));

function bodyOf(failures: string, text = 'text'): string {
  return `${marker}\n${failuresLine(wordsOf(failures))}\n\n${text}\n`;
}

const failing: IssueTask = {
  ...{ intent: 'open', marker, title: 'Servers fail', failures: ['abc'], body: bodyOf('abc') },
  ...{ news: () => null, isWithoutPast: false, farewell: '<!-- clear -->\nNothing fails.' },
};
const clear: IssueTask = { ...failing, intent: 'close', failures: [], body: bodyOf('') };
const news = '<!-- news: 1 -->\nA new one.';

async function opened(options: Partial<IssueServiceOptions> = {}) {
  const issues = issueService({ repository, token, ...options });
  service = await startGitHubService({ token: 'none', extensions: [issues] });
  const { apiUrl, graphqlUrl, requests } = service;
  const ports = { now: Date.now, sleep: async () => {}, random: () => 0, log: () => {} };
  const api = await createApi({ token, apiUrl, graphqlUrl }, ports);
  const place = (task: IssueTask) => placeIssue(api, repository, task, '2026-11-20T00:00:00Z');
  const writes = (): string[] =>
    requests
      .splice(0)
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
      .map(({ method, path }) => `${method} ${path.replace(`/repos/${repository}`, '')}`);
  return { issues, place, writes, api: service };
}

describe('the issue', () => {
  test('is created once something fails, and edited where its text changes', async () => {
    const { issues, place, writes } = await opened();
    expect(await place(clear)).toEqual({ placement: 'none', url: null });
    expect(await place({ ...clear, intent: 'update' })).toEqual({ placement: 'none', url: null });
    const url = `https://github.com/${repository}/issues/1`;
    expect(await place(failing)).toEqual({ placement: 'created', url });
    expect(writes()).toEqual(['POST /issues']);
    expect(await place(failing)).toEqual({ placement: 'unchanged', url });
    expect(writes()).toEqual([]);
    const other = { ...failing, body: bodyOf('abd') };
    expect((await place(other)).placement).toBe('updated');
    expect(writes()).toEqual(['PATCH /issues/1']);
    expect(issues.issues).toMatchObject([
      { body: bodyOf('abd'), title: 'Servers fail', comments: [] },
    ]);
  });

  test('gets a comment on what is new, once', async () => {
    const { issues, place, writes } = await opened();
    await place({ ...failing, news: () => news });
    expect(issues.issues[0]?.comments).toEqual([]);
    writes();
    expect((await place({ ...failing, body: bodyOf('b'), news: () => news })).placement).toBe(
      'updated',
    );
    expect(writes()).toEqual(['POST /issues/1/comments', 'PATCH /issues/1']);
    await place({ ...failing, body: bodyOf('b'), news: () => news });
    expect(issues.issues[0]?.comments.map(({ body }) => body)).toEqual([news]);
  });

  test('is closed once nothing fails, and opened again, the same one', async () => {
    const { issues, place } = await opened();
    await place(failing);
    expect((await place({ ...clear, intent: 'update' })).placement).toBe('updated');
    expect(issues.issues[0]?.state).toBe('open');
    expect((await place(clear)).placement).toBe('closed');
    expect(issues.issues).toMatchObject([
      { state: 'closed', reason: 'completed', comments: [{ body: clear.farewell }] },
    ]);
    expect((await place(clear)).placement).toBe('unchanged');
    expect((await place({ ...failing, news: () => news })).placement).toBe('reopened');
    expect(issues.issues).toMatchObject([{ state: 'open', body: failing.body }]);
    expect(issues.issues[0]?.comments).toHaveLength(2);
  });

  test('that somebody has closed stays closed until something is new', async () => {
    const { issues, place } = await opened();
    await place(failing);
    const [issue] = issues.issues;
    if (issue === undefined) throw new Error('no issue');
    issue.state = 'closed';
    expect((await place(failing)).placement).toBe('left-closed');
    expect((await place({ ...failing, body: bodyOf('abc', 'other') })).placement).toBe(
      'left-closed',
    );
    expect(issue).toMatchObject({ state: 'closed', body: bodyOf('abc', 'other'), comments: [] });
    // Without a previous run, it is unknown what is new. A different server fails, though, so the issue is
    // reopened.
    const other = {
      ...failing,
      failures: ['xyz', 'abc'],
      body: bodyOf('xyz abc'),
      isWithoutPast: true,
    };
    expect((await place(other)).placement).toBe('reopened');
    issue.state = 'closed';
    expect((await place(other)).placement).toBe('left-closed');
    // A failure that has disappeared is no reason to reopen the issue.
    const fewer = { ...other, failures: ['abc'], body: bodyOf('abc') };
    expect((await place(fewer)).placement).toBe('left-closed');
    expect((await place({ ...other, news: () => news })).placement).toBe('reopened');
  });

  test('is ours alone: neither of another user, nor a pull request, nor with the marker elsewhere', async () => {
    const { issues, place } = await opened();
    const body = bodyOf('abc');
    issues.open({ author: 'mallory', body });
    issues.open({ isPull: true, body });
    issues.open({ body: `words\n${body}` });
    for (let at = 0; at < 120; at += 1) issues.open({ body: 'of another workflow' });
    expect((await place(failing)).placement).toBe('created');
    for (let at = 0; at < 120; at += 1) issues.open({ body: 'of another workflow' });
    expect((await place(failing)).placement).toBe('unchanged');
    expect(issues.issues).toHaveLength(244);
  });

  test('of two runs at the same time is the older one', async () => {
    const { issues, place } = await opened();
    issues.onCreate = () => {
      issues.onCreate = null;
      issues.open({ body: bodyOf('abc', 'theirs') });
    };
    expect(await place(failing)).toMatchObject({ placement: 'updated' });
    expect(issues.issues).toMatchObject([
      { number: 1, state: 'open', body: failing.body },
      { number: 2, state: 'closed', reason: 'not_planned' },
    ]);
    expect((await place(failing)).placement).toBe('unchanged');
  });

  test('that is gone is created again', async () => {
    const { issues, place } = await opened();
    await place(failing);
    issues.issues.length = 0;
    expect((await place(failing)).placement).toBe('created');
  });

  test.for<[string, Partial<IssueServiceOptions>, string]>([
    ['in a repository without issues', { mode: 'disabled' }, 'api-gone'],
    ['that the token may not write', { mode: 'read' }, 'api-forbidden'],
  ])('%s is an error', async ([, options, code]) => {
    const { place } = await opened(options);
    await expect(place(failing)).rejects.toMatchObject({ code });
  });

  test('that is locked is an error where the comment is refused', async () => {
    const { issues, place } = await opened();
    await place(failing);
    const [issue] = issues.issues;
    if (issue !== undefined) issue.isLocked = true;
    await expect(place({ ...failing, news: () => news })).rejects.toMatchObject({
      code: 'issue-locked',
    });
  });

  test('whose creation got no answer is not created twice', async () => {
    const { issues, place, api } = await opened();
    // The fault occurs after the requests for the author and the list.
    api.misbehave({ fault: 'lost', after: 2, times: 1 });
    expect((await place(failing)).placement).toBe('created');
    expect(issues.issues).toHaveLength(1);
  });
});
