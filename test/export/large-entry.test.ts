/*
 * Tests an entry that is too large for the cache client to upload in one piece. The test runs only weekly,
 * because it takes a while.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createActionsCache } from '../../src/export/ports/actions-cache.ts';
import { startCacheService } from '../cache-service/server.ts';
import { eventScopes } from '../cache-service/token.ts';

describe.runIf(process.env['SEED'] === 'random')('a large entry', () => {
  test.for([1, 2] as const)(
    'is saved in pieces and restored whole, by version %s of the protocol',
    { timeout: 600_000 },
    async (protocol) => {
      const folder = await mkdtemp(join(tmpdir(), 'large-'));
      const [temporary, workspace] = [join(folder, 'temp'), join(folder, 'workspace')];
      for (const each of [temporary, workspace]) await mkdir(each);
      const service = await startCacheService({ protocol });
      const server = protocol === 1 ? 'https://github.example' : 'https://github.com';
      const variables = { ...service.variables(eventScopes('push')), GITHUB_SERVER_URL: server };
      const before = process.cwd();
      try {
        for (const [name, value] of Object.entries({ ...variables, RUNNER_TEMP: temporary })) {
          vi.stubEnv(name, value);
        }
        process.chdir(workspace);
        vi.stubEnv('GITHUB_WORKSPACE', workspace);
        const logged: string[] = [];
        const cache = createActionsCache({ temporary, workspace }, (line) => logged.push(line));
        const bytes = randomBytes(140 * 1024 * 1024);
        const isSaved = await cache.saveBytes('names', 'key', bytes);
        expect([isSaved, logged]).toEqual([true, []]);
        const blocks = service.transfers.filter((each) => each === 'block');
        expect([blocks.length, service.transfers.at(-1)]).toEqual(
          protocol === 1 ? [0, undefined] : [3, 'block-list'],
        );
        const restored = await cache.restore('store', 'key');
        expect(restored?.size).toBe(bytes.length);
        expect(Buffer.compare(restored?.read(0, bytes.length) ?? bytes.subarray(1), bytes)).toBe(0);
        restored?.close();
      } finally {
        process.chdir(before);
        vi.unstubAllEnvs();
        await service.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
