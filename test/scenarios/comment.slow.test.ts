import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longestComment } from '../../src/report/comment/render-comment.ts';
import { startExportService } from '../export-service/server.ts';
import { startGitHubService } from '../github-service/server.ts';
import { commitAll } from '../runner/git.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { jobToken, runStep } from '../runner/runner.ts';

const apiKey = 'the-right-key-0123456789abcdef';

test('the comment on 1,000 failing servers fits into the size limit', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'many-'));
  const servers = Array.from({ length: 1000 }, (_, at) => [
    `server-${at}`,
    { command: 'npx', args: ['-y', `@fictional-mcp/further-${at}@1.0.0`] },
  ]);
  const text = JSON.stringify({ mcpServers: Object.fromEntries(servers) }, null, 2);
  await writeFile(join(workspace, '.mcp.json'), text);
  await commitAll(workspace);
  const service = await startExportService({ keys: [apiKey], further: 1000 });
  const github = await startGitHubService({ token: jobToken });
  try {
    const { exitCode, outputs } = await runStep({
      run: runInLoadedBundle,
      workspace,
      github,
      inputs: {
        'api-key': apiKey,
        'base-url': service.url,
        'min-score': '90',
        comment: 'on-failure',
        source: 'workspace',
      },
    });
    expect([exitCode, outputs['failed']]).toEqual([1, '1000']);
    const [{ body = '' } = {}, ...others] = github.comments;
    expect(others).toEqual([]);
    expect(Array.from(body).length).toBeLessThanOrEqual(longestComment);
    expect(body).toContain('980 more servers are in the job summary.');
  } finally {
    await Promise.all([service.close(), github.close()]);
    await rm(workspace, { recursive: true, force: true });
  }
});
