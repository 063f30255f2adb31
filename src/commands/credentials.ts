/** The environment variable that contains the API key. */
export const keyVariable = 'MCP_GRADE_GATE_API_KEY';

/** Reads the API key from the environment; empty if it is not set. */
export function readApiKey(): string {
  return process.env[keyVariable]?.trim() ?? '';
}

const stateKeyName = 'MCP_GRADE_GATE_STATE_KEY';

/** Reads the state keys of a sweep from the environment, one per line; empty if none are set. */
export function readStateKeys() {
  return { keys: process.env[stateKeyName]?.trim() ?? '', keysName: stateKeyName };
}

/** Reads the GitHub API token from the environment; empty if it is not set. */
export function readGitHubToken(): string {
  return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
}

/** Where the command line finds its keys, for use in messages. */
export const keyVariables = `the environment (${keyVariable}, GITHUB_TOKEN)`;

export async function explainMissingVariable(): Promise<{ message: string; remedy: string }> {
  return {
    message: 'The API key is missing: MCP_GRADE_GATE_API_KEY is not set.',
    remedy: 'Set this environment variable, or use a local export.',
  };
}
