import { expect, test } from 'vitest';
import { startGitHubService } from '../../github-service/server.ts';

test('the embedded API writes a review whole or not at all, on lines of the diff', async () => {
  const patch = '@@ -1,3 +1,4 @@\n {\n-  "a": 1,\n+  "a": 2,\n+  "b": 3,\n   "c": 4';
  const service = await startGitHubService({
    token: 't',
    files: [{ filename: '.mcp.json', status: 'modified', patch }],
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${service.apiUrl}/repos/octo/project/pulls/7/${path}`, {
      method,
      headers: { authorization: 'token t', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const comment = (line: number, path = '.mcp.json') => ({ path, line, body: 'x' });
  expect(await call('GET', 'files')).toMatchObject({ body: [{ filename: '.mcp.json', patch }] });
  const review = (...comments: object[]) => call('POST', 'reviews', { event: 'COMMENT', comments });
  expect((await review(comment(3), comment(9))).status).toBe(422);
  expect((await review(comment(3, 'other.json'))).status).toBe(422);
  expect(service.reviewComments).toEqual([]);
  expect((await review(comment(2), { ...comment(4), start_line: 3 })).status).toBe(200);
  expect((await call('GET', 'comments?per_page=1&page=2')).body).toMatchObject([
    { path: '.mcp.json', line: 4, start_line: 3, user: { login: 'github-actions' } },
  ]);
  await service.close();
});

test.for<[string, string, RequestInit, RegExp]>([
  ['a path that GitHub does not have', '/repos/octo/project/no', {}, /no operation/],
  ['a method that a path does not have', '/repos/octo/project', { method: 'POST' }, /no operation/],
  [
    'an unknown query parameter',
    '/repos/octo/project/pulls/7/files?size=9',
    {},
    /no query parameter size/,
  ],
  ['a wrong type in the query', '/repos/octo/project/pulls/7/files?page=x', {}, /page must be int/],
  ['a wrong type in the path', '/repos/octo/project/pulls/x/files', {}, /pull_number must be int/],
  [
    'a media type that the API does not send',
    '/repos/octo/project/pulls/7/files',
    { headers: { accept: 'text/html' } },
    /no media type/,
  ],
  ...(
    [
      ['no body', undefined, {}, /body is missing/],
      [
        'a body of another media type',
        '{"body":"x"}',
        { 'content-type': 'text/plain' },
        /text\/plain/,
      ],
      ['a member that is missing', '{}', {}, /required property 'body'/],
      ['a member that there is not', '{"body":"x","text":"y"}', {}, /"additionalProperty":"text"/],
    ] as const
  ).map(([about, body, headers, expected]): [string, string, RequestInit, RegExp] => [
    about,
    '/repos/octo/project/issues/7/comments',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    },
    expected,
  ]),
  [
    "a field that GitHub's schema does not have",
    '/graphql',
    {
      method: 'POST',
      body: JSON.stringify({
        query: '{ repository(owner: "octo", name: "project") { pullRequest(number: 7) { lock } } }',
        variables: { owner: 'octo', name: 'project', number: 7 },
      }),
    },
    /Cannot query field "lock"/,
  ],
])('the embedded API refuses %s, and no test can overlook it', async ([, path, init, expected]) => {
  const service = await startGitHubService({ token: 't' });
  const headers = { authorization: 'token t', ...init.headers };
  const { status } = await fetch(`${service.apiUrl}${path}`, { ...init, headers });
  expect(status).toBe(500);
  await expect(service.close()).rejects.toThrow(expected);
});

test('the embedded API refuses to give an answer that GitHub would not give', async () => {
  const gitData = {
    rest: () => ({ status: 200, body: { sha: 1, surprise: true } }),
    fields: {},
  };
  const service = await startGitHubService({ token: 't', gitData });
  const headers = { authorization: 'token t' };
  const { status } = await fetch(`${service.apiUrl}/repos/octo/project/git/trees/x`, { headers });
  expect(status).toBe(500);
  await expect(service.close()).rejects.toThrow(/"surprise".*sha must be string/s);
});

test('an Enterprise Server has its API under a path, also in links', async () => {
  const comments = Array.from({ length: 3 }, () => ({ author: 'octocat', body: 'x' }));
  const service = await startGitHubService({ token: 't', isEnterprise: true, comments });
  const path = '/repos/octo/project/issues/7/comments';
  const get = (url: string): Promise<Response> =>
    fetch(url, { headers: { authorization: 'token t' } });
  const pages = [`${service.apiUrl}${path}?per_page=2`];
  for (const page of pages) {
    const [, next] =
      /<([^>]+)>; rel="next"/.exec((await get(page)).headers.get('link') ?? '') ?? [];
    if (next !== undefined) pages.push(next);
  }
  const { origin } = new URL(service.apiUrl);
  expect(pages[1]).toBe(`${origin}/api/v3${path}?per_page=2&page=2`);
  expect(pages).toHaveLength(2);
  expect(service.graphqlUrl).toBe(`${origin}/api/graphql`);
  expect((await get(`${origin}${path}`)).status).toBe(500);
  await expect(service.close()).rejects.toThrow(/outside of the API/);
});
