import { clock } from '../../../io/clock.ts';
import { GateError } from '../../../model/failure.ts';
import type { SnapshotOrigin } from '../../../report/bills.ts';
import type { OpenRepository } from '../../ports/github-repository.ts';

/**
 * Finds the commit, the branch and the GitHub Actions job for a dependency snapshot. The commit comes from
 * the checkout, or else from `GITHUB_SHA`. If the commit is `GITHUB_SHA`, `GITHUB_REF` names the branch;
 * otherwise, the checkout does.
 *
 * @throws GateError `no-commit`, `no-branch`
 */
export async function findSnapshotOrigin({
  folder,
  commits,
  readHeadRef,
}: Pick<OpenRepository, 'folder' | 'commits' | 'readHeadRef'>): Promise<SnapshotOrigin> {
  const jobSha = process.env['GITHUB_SHA'] ?? '';
  const sha = (await commits?.commit('HEAD').catch(() => null))?.id ?? jobSha;
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
    throw new GateError(
      'no-commit',
      'A dependency snapshot requires a commit, but none is known. The folder is not in a checkout with a commit, and GITHUB_SHA is not set.',
      'Run this command in a checkout, or in a GitHub Actions job.',
    );
  }
  const ref = (sha === jobSha ? process.env['GITHUB_REF'] : '') || (await readHeadRef()) || '';
  if (!ref.startsWith('refs/')) {
    throw new GateError(
      'no-branch',
      `A dependency snapshot requires a branch, but the branch of ${sha} is unknown. No branch is checked out, and GITHUB_SHA and GITHUB_REF do not identify one.`,
      'Check out the branch, or run this command in a job that checked out the commit in GITHUB_SHA.',
    );
  }
  return { folder, sha, ref, ...describeJob(sha, folder), scanned: clock.now() };
}

/**
 * Describes the current job. Outside GitHub Actions, the commit serves as the job id. The correlator includes
 * the folder, so that snapshots of different folders do not replace each other.
 */
function describeJob(sha: string, folder: string): Pick<SnapshotOrigin, 'job' | 'detectorUrl'> {
  const readVariable = (name: string): string => process.env[name] ?? '';
  const suffix = folder === '' ? '' : `_${folder}`;
  const run = readVariable('GITHUB_RUN_ID');
  const server = readVariable('GITHUB_SERVER_URL') || 'https://github.com';
  const repository = readVariable('GITHUB_REPOSITORY');
  const tool = readVariable('GITHUB_ACTION_REPOSITORY') || repository;
  // GitHub requires a detector URL, even if the tool's repository is unknown.
  const detectorUrl = tool === '' ? 'pkg:generic/mcp-grade-gate' : `${server}/${tool}`;
  if (run === '') return { job: { id: sha, correlator: `mcp-grade-gate${suffix}` }, detectorUrl };
  const address =
    repository === '' ? {} : { html_url: `${server}/${repository}/actions/runs/${run}` };
  const correlator = `${readVariable('GITHUB_WORKFLOW')}_${readVariable('GITHUB_JOB')}${suffix}`;
  return { job: { id: run, correlator, ...address }, detectorUrl };
}
