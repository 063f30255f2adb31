export const keyVariable = 'MCP_GRADE_GATE_API_KEY';

export function readApiKey(): string {
  return process.env[keyVariable]?.trim() ?? '';
}

const stateKeyName = 'MCP_GRADE_GATE_STATE_KEY';

/**
 * Reads a sweep's state keys from the environment. `keys` has one key per line, or is empty if the variable
 * is not set.
 */
export function readStateKeys() {
  return { keys: process.env[stateKeyName]?.trim() ?? '', keysName: stateKeyName };
}

export function readGitHubToken(): string {
  return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
}

export const keyVariables = `the environment (${keyVariable}, GITHUB_TOKEN)`;

export async function explainMissingVariable(): Promise<{ message: string; remedy: string }> {
  return {
    message: 'The API key is missing: MCP_GRADE_GATE_API_KEY is not set.',
    remedy: 'Set this environment variable, or use a local export.',
  };
}
