import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportDocument } from '../test/export-service/corpus.ts';
import { organisationOf } from '../test/github-service/organisation.ts';
import { startGitHubService } from '../test/github-service/server.ts';
import { manyRepositories } from '../test/sweep/organisation.ts';
import type { Row } from './benchmarks.ts';
import { compare } from './measure.ts';
import { cli, node, type Workbench } from './workbench.ts';

const repositories = 500;

/** The requests of a sweep for each repository, and its memory. */
export async function measureSweep({ folder }: Workbench): Promise<readonly Row[]> {
  const token = 'ghs_TokenOfTheBenchmarks0123456789abcdef';
  const organisation = organisationOf('acme', manyRepositories(repositories));
  // There are two runs in one minute, of which the first only fills the system's caches.
  const limits = { hourly: 5000, perMinute: 1800 };
  const service = await startGitHubService({ token, organisation, limits });
  const path = join(folder, 'fictional.json');
  await writeFile(path, JSON.stringify(exportDocument(new Date())));
  const command = {
    name: 'sweep',
    program: node,
    args: [cli, 'sweep', '--org', 'acme', '--export-file', path],
    env: { GITHUB_API_URL: service.apiUrl, GITHUB_TOKEN: token },
    statuses: [1],
    says: new RegExp(`${repositories} repositories read`),
  };
  const measured = await compare([command], 1);
  const { megabytes = 0 } = measured.get(command.name) ?? {};
  const requests = service.requests.length / 2;
  await service.close();
  return [
    {
      what: `sweep of ${repositories} repositories, requests for each of them`,
      figure: `${requests} requests, ${megabytes} MB`,
      ratio: (requests / repositories).toFixed(2),
      bar: '1.06, 300 MB',
    },
  ];
}
