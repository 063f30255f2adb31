import { stringify } from 'yaml';
import { type ActionAddress, otherActions, usesLine } from './address.ts';

export interface WorkflowOptions {
  readonly action: ActionAddress;
  readonly baseUrl: string;
}

/** Placeholder for the grading service's address, as used in the documentation. */
export const unknownService = 'https://grades.example.com';

/** Relative to the repository root. */
export const workflowPath = '.github/workflows/mcp-grades.yml';

/** Name of the job, and therefore of the check that a repository can require. */
export const checkName = 'grades';

export function renderWorkflow({ action, baseUrl }: WorkflowOptions): string {
  return `# Judges the MCP servers that a pull request adds or changes.
name: MCP grades
on:
  pull_request:
    # With \`edited\`, the gate judges a pull request again when its base branch changes.
    types: [opened, synchronize, reopened, edited]
  merge_group: # for repositories with a merge queue; no effect in others
  workflow_dispatch: # judges everything on a branch: run it once by hand to check that it works
permissions: {}
concurrency: # the run for a newer commit of a pull request cancels the older run
  group: mcp-grades-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
  grades:
    name: ${checkName} # the check to require
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # the files in both commits
    steps:
      - uses: ${usesLine(otherActions.checkout)}
        with:
          fetch-depth: 2 # the change and the commit that it is compared with
          persist-credentials: false
      - uses: ${usesLine(action)}
        with:
          base-url: ${stringify(baseUrl).trimEnd()} # the grading service
          api-key: \${{ secrets.MCP_GRADE_GATE_API_KEY }}
`;
}
