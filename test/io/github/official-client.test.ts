/*
 * Tests that GitHub's own client for actions works with the embedded GitHub as it does with the real one. The
 * product calls the API with `@octokit/core`, which that client includes; the client's other parts would only
 * make the bundle larger.
 */
import { getOctokit } from '@actions/github';
import { expect, test } from 'vitest';
import { startGitHubService } from '../../github-service/server.ts';

test('lists the files of a pull request over pages, and writes a review and a comment', async () => {
  const files = Array.from({ length: 130 }, (_, index) => ({
    filename: `folder-${index}/.mcp.json`,
    status: 'added' as const,
    patch: '@@ -0,0 +1 @@\n+{}',
  }));
  const service = await startGitHubService({ token: 'official', files });
  try {
    const octokit = getOctokit('official', { baseUrl: service.apiUrl });
    const pull = { owner: 'octo', repo: 'project', pull_number: 7 };
    const listed = await octokit.paginate(octokit.rest.pulls.listFiles, { ...pull, per_page: 100 });
    expect(listed.map(({ filename }) => filename)).toEqual(files.map(({ filename }) => filename));

    const comments = [{ path: 'folder-0/.mcp.json', line: 1, body: 'pin it' }];
    await octokit.rest.pulls.createReview({ ...pull, event: 'COMMENT', comments });
    expect(service.reviewComments).toMatchObject([{ line: 1, body: 'pin it' }]);

    const issue = { owner: 'octo', repo: 'project', issue_number: 7 };
    await octokit.rest.issues.createComment({ ...issue, body: 'hello' });
    const found = await octokit.rest.issues.listComments(issue);
    expect(found.data.map(({ body }) => body)).toEqual(['hello']);
  } finally {
    await service.close();
  }
});

test('is refused with a wrong token', async () => {
  const service = await startGitHubService({ token: 'official', files: [] });
  try {
    const octokit = getOctokit('other', { baseUrl: service.apiUrl });
    const pull = { owner: 'octo', repo: 'project', pull_number: 7 };
    await expect(octokit.rest.pulls.listFiles(pull)).rejects.toMatchObject({ status: 401 });
  } finally {
    await service.close();
  }
});
