export interface WorkflowRun {
  /** `owner/name` */
  readonly repository: string;
  readonly workflow: string;
  readonly job: string;
  readonly url: string | null;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

/**
 * Reads the addresses of GitHub's REST and GraphQL APIs from the environment. If only the REST address is
 * set, the GraphQL address is derived from it.
 */
export function readApiAddresses(
  env: NodeJS.ProcessEnv,
): Pick<WorkflowRun, 'apiUrl' | 'graphqlUrl'> {
  const apiUrl = (env['GITHUB_API_URL'] || 'https://api.github.com').replace(/(?<!\/)\/+$/, '');
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'] || `${apiUrl.replace(/\/v3$/, '')}/graphql`;
  return { apiUrl, graphqlUrl };
}

/**
 * Returns the address of GitHub's website, such as `https://github.com`. Outside GitHub Actions, the address
 * is derived from the API address; null if the API address has an unknown form.
 */
export function pagesAddress(env: NodeJS.ProcessEnv): string | null {
  if (env['GITHUB_SERVER_URL']) return env['GITHUB_SERVER_URL'].replace(/(?<!\/)\/+$/, '');
  const { apiUrl } = readApiAddresses(env);
  if (apiUrl === 'https://api.github.com') return 'https://github.com';
  // Handles GitHub Enterprise Cloud with data residency, and GitHub Enterprise Server.
  const [, host] = /^https:\/\/api\.([\w-]+\.ghe\.com)$/.exec(apiUrl) ?? [];
  if (host !== undefined) return `https://${host}`;
  return apiUrl.endsWith('/api/v3') ? apiUrl.slice(0, -'/api/v3'.length) : null;
}

/**
 * Returns the path of the running workflow's file, relative to the root of its repository. Returns null if
 * the workflow is in another repository, for example because a ruleset requires it.
 */
export function workflowFile(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_REPOSITORY: repository = '', GITHUB_WORKFLOW_REF: reference = '' } = env;
  const start = `${repository}/`;
  if (repository === '' || !reference.startsWith(start)) return null;
  return /^(?<file>[^@]+)@/.exec(reference.slice(start.length))?.groups?.['file'] ?? null;
}

export function readWorkflowRun(env: NodeJS.ProcessEnv): WorkflowRun {
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const page = `${env['GITHUB_SERVER_URL'] ?? ''}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`;
  return {
    repository,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    url: /^https?:\/\/[^\s"<>]+\/actions\/runs\/\d+$/.test(page) ? page : null,
    ...readApiAddresses(env),
  };
}
