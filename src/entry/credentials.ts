/** The API key from the environment; empty if there is none. */
export function givenKey(): string {
  return process.env['MCP_GRADE_GATE_API_KEY']?.trim() ?? '';
}

/** The token for GitHub's API from the environment; empty if there is none. */
export function githubToken(): string {
  return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
}

export async function explainMissingVariable(): Promise<{ message: string; remedy: string }> {
  return {
    message: 'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
    remedy: 'Set it in the environment, or use a local export.',
  };
}
