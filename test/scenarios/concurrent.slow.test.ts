import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCacheService } from '../cache-service/server.ts';
import { eventScopes } from '../cache-service/token.ts';
import { startExportService } from '../export-service/server.ts';
import { commitAll } from '../runner/git.ts';
import { runStep } from '../runner/runner.ts';

const project = join(import.meta.dirname, 'cache-hit/repository');
const apiKey = 'the-right-key-0123456789abcdef';

test('if six jobs start without a cache, each entry is saved once and all verdicts are right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'concurrent-'));
  const service = await startExportService({ keys: [apiKey] });
  const cache = await startCacheService();
  try {
    const jobs = Array.from({ length: 6 }, async (_, job) => {
      // The folder layout on hosted runners, and in containers on them.
      const work = join(folder, `runner-${job}`);
      const workspace = join(work, 'project/project');
      await cp(project, workspace, { recursive: true });
      await commitAll(workspace);
      return runStep({
        workspace,
        temporary: join(work, '_temp'),
        inputs: { 'api-key': apiKey, 'base-url': service.url, source: 'workspace' },
        env: cache.variables(eventScopes('pull_request')),
      });
    });
    for (const { exitCode, outputs } of await Promise.all(jobs)) {
      expect([exitCode, outputs['verdict'], outputs['failed']]).toEqual([1, 'fail', '1']);
    }
    const kinds = cache.entries.map(({ key }) => key.split('-')[3]);
    expect(kinds.toSorted()).toEqual(['names', 'store']);
    expect(cache.calls.filter((call) => call.endsWith('reserved'))).toHaveLength(2);
  } finally {
    await Promise.all([service.close(), cache.close()]);
    await rm(folder, { recursive: true, force: true });
  }
});
