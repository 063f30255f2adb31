/*
 * Judges the example project as a pull request. The bundled action runs in a child process, with the
 * environment that a runner sets, against an embedded export service and an embedded GitHub API.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startExportService } from '../test/export-service/server.ts';
import { startGitHubService } from '../test/github-service/server.ts';
import { commitAll } from '../test/runner/git.ts';
import { jobToken, pullRequest, runStep, type StepResult } from '../test/runner/runner.ts';

const apiKey = 'demonstration-key-of-nobody';
const before = fileURLToPath(new URL('before', import.meta.url));
const project = fileURLToPath(new URL('project', import.meta.url));

/** The result of the example's run, and the comment that it created. */
export interface Judged {
  readonly result: StepResult;
  readonly comment: string;
}

/**
 * Runs the example.
 *
 * @param onStart called with the address of the export service
 * @param onLine called with each line of the log as it is written
 */
export async function judgeExample(
  onStart: (address: string) => void = () => {},
  onLine: (line: string) => void = () => {},
): Promise<Judged> {
  const service = await startExportService({ keys: [apiKey] });
  const workspace = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-example-'));
  // A separate checkout with two commits, as in a job: the state before, and the pull request.
  await cp(before, workspace, { recursive: true });
  const base = await commitAll(workspace);
  await cp(project, workspace, { recursive: true });
  const head = await commitAll(workspace);
  const github = await startGitHubService({ token: jobToken, head });
  try {
    onStart(service.url);
    const result = await runStep({
      workspace,
      inputs: {
        'api-key': apiKey,
        'base-url': service.url,
        'details-url': 'https://grades.example/servers/{name}',
        comment: 'on-failure',
      },
      event: pullRequest('octo/project', { base, head }),
      env: {
        GITHUB_SHA: head,
        GITHUB_ACTION_REPOSITORY: 'octo/mcp-grade-gate',
        GITHUB_ACTION_REF: 'main',
        GITHUB_API_URL: github.apiUrl,
        GITHUB_GRAPHQL_URL: github.graphqlUrl,
      },
      onLine,
      keep: true,
    });
    return { result, comment: github.comments[0]?.body ?? '' };
  } finally {
    await Promise.all([service.close(), github.close()]);
    await rm(workspace, { recursive: true, force: true });
  }
}
