import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aDayLater, manyRepositories } from '../test/commands/sweep/organisation.ts';
import { exportDocument } from '../test/export-service/corpus.ts';
import { createOrganisation } from '../test/github-service/organisation.ts';
import { startGitHubService } from '../test/github-service/server.ts';
import type { Row, Sizes } from './benchmarks.ts';
import { compare } from './measure.ts';
import { cli, node, type Workbench } from './workbench.ts';

/**
 * The requests of a sweep for each repository, and its memory: on a first day, and on a second one with a
 * tenth of them changed.
 */
export async function measureSweep(
  { folder }: Workbench,
  { repositories: count }: Pick<Sizes, 'repositories'>,
): Promise<readonly Row[]> {
  const token = 'ghs_TokenOfTheBenchmarks0123456789abcdef';
  const repositories = manyRepositories(count);
  // There are two runs in one minute, of which the first only fills the system's caches.
  const limits = { hourly: 12_500, perMinute: 1800 };
  const organisation = createOrganisation('acme', repositories);
  const service = await startGitHubService({ token, organisation, limits });
  const path = join(folder, 'fictional.json');
  await writeFile(path, JSON.stringify(exportDocument(new Date())));
  const state = join(folder, 'state');
  const given = ['--org', 'acme', '--export-file', path, '--state-file', state];
  const sweep = async (name: string, before: () => Promise<void>) => {
    const command = {
      name,
      program: node,
      args: [cli, 'sweep', ...given],
      env: {
        GITHUB_API_URL: service.apiUrl,
        GITHUB_TOKEN: token,
        MCP_GRADE_GATE_STATE_KEY: 'a-state-key-of-the-benchmarks-0123456789',
        XDG_CACHE_HOME: join(folder, 'cache-sweep'),
      },
      // What fails on the first day is not new on the second.
      statuses: [0, 1],
      says: new RegExp(`${count} repositories read`),
      async before() {
        service.requests.length = 0;
        await rm(join(folder, 'cache-sweep'), { recursive: true, force: true });
        await before();
      },
    };
    const measured = await compare([command], 1);
    const { megabytes = 0 } = measured.get(name) ?? {};
    return { requests: service.requests.length, megabytes };
  };
  const first = await sweep('first', () => rm(state, { force: true }));
  const kept = await readFile(state);
  service.set({ organisation: createOrganisation('acme', aDayLater(repositories)), limits });
  const second = await sweep('second', () => writeFile(state, kept));
  await service.close();
  const rows = [
    { what: 'first sweep', ...first, bar: '1.06, 300 MB' },
    { what: 'sweep of the next day', ...second, bar: '0.12, 300 MB' },
  ];
  return rows.map(({ what, requests, megabytes, bar }) => ({
    what: `${what} of ${count} repositories, requests for each of them`,
    figure: `${requests} requests, ${megabytes} MB`,
    ratio: (requests / count).toFixed(2),
    bar,
  }));
}
