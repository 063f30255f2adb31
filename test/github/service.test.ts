import { expect, test } from 'vitest';
import { startGitHubService } from '../github-service/server.ts';

test('the embedded API writes a review whole or not at all, on lines of the diff', async () => {
  const patch = '@@ -1,3 +1,4 @@\n {\n-  "a": 1,\n+  "a": 2,\n+  "b": 3,\n   "c": 4';
  const service = await startGitHubService({
    token: 't',
    files: [{ filename: '.mcp.json', status: 'modified', patch }],
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${service.apiUrl}/repos/octo/project/pulls/7/${path}`, {
      method,
      headers: { authorization: 'token t' },
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
