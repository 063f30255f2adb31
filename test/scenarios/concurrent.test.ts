import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCacheService } from '../cache-service/server.ts';
import { startExportService } from '../export-service/server.ts';
import { runStep } from '../runner/runner.ts';

const apiKey = 'the-right-key-0123456789abcdef';

test('if 12 jobs start without a cache, each entry is saved once and all verdicts are right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'concurrent-'));
  const workspace = join(folder, 'workspace');
  await cp(join(import.meta.dirname, 'cache-hit/repository'), workspace, { recursive: true });
  await mkdir(join(workspace, '.git'));
  const service = await startExportService({ keys: [apiKey] });
  const cache = await startCacheService({ isOnePath: true });
  try {
    const jobs = Array.from({ length: 12 }, (_, job) =>
      runStep({
        workspace,
        temporary: join(folder, `runner-${job}`),
        inputs: { 'api-key': apiKey, 'base-url': service.url },
        env: {
          ACTIONS_CACHE_SERVICE_V2: 'true',
          ACTIONS_RESULTS_URL: cache.url,
          ACTIONS_RUNTIME_TOKEN: 'token-of-the-runner',
        },
      }),
    );
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
}, 180_000);
