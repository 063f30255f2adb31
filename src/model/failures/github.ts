import type { FailureHelp } from './failure-help.ts';

const judgeCheckout = 'Judge a checkout: put `uses: actions/checkout` before the gate';

export const githubFailures = {
  'api-unavailable': {
    cause: 'elsewhere',
    first:
      'Check <https://www.githubstatus.com>, and run the job again. If the runner is behind a proxy, see [runners.md](runners.md).',
    effect: 'warning',
  },
  'api-limited': {
    cause: 'elsewhere',
    first:
      'Run the job again after the time given in the message. A [GitHub App](organisation.md) has its own limit.',
    effect: 'warning',
  },
  'api-token-refused': {
    cause: 'workflow',
    first: 'Omit `github-token`, or replace it: the token is wrong or has expired.',
    effect: 'warning',
  },
  'api-forbidden': {
    cause: 'workflow',
    first:
      "Add the permission named in the message to the job's `permissions`. Judging needs `contents: read`, the comment needs `pull-requests: write`, and a sweep's issue needs `issues: write`.",
    effect: 'warning',
  },
  'api-not-found': {
    cause: 'workflow',
    first:
      "Check the name and the token's permissions: GitHub answers 404 if the resource does not exist or if the token cannot read it.",
    effect: 'warning',
  },
  'api-gone': {
    cause: 'elsewhere',
    first: 'Enable issues in the repository, or run the sweep without its issue.',
    effect: 'warning',
  },
  'api-refused': {
    cause: 'elsewhere',
    first:
      'Run the job again. If GitHub refuses the request again, report a bug and attach the log.',
    effect: 'warning',
  },
  'api-wrong-content': {
    cause: 'elsewhere',
    first:
      'Run the job again, if possible without a proxy: the usual cause is a proxy that changes or truncates the responses.',
  },
  'api-too-much': {
    cause: 'files',
    first: `${judgeCheckout}, or use \`mcp-grade-gate check\` in a clone.`,
    effect: 'one',
  },
  'tree-too-large': {
    cause: 'files',
    first: `${judgeCheckout}.`,
    effect: 'one',
  },
  'no-token': {
    cause: 'workflow',
    first:
      "In a workflow, omit `github-token`: the default is the job's token. On the command line, set `GITHUB_TOKEN=$(gh auth token)`.",
  },
  'pull-locked': {
    cause: 'elsewhere',
    first:
      'Unlock the conversation and run the job again. Until then, see the verdict in the job summary.',
    effect: 'warning',
  },
  'issue-locked': {
    cause: 'unreviewed',
    first:
      "Unlock the sweep's issue and run the job again. Until then, see the report in the job summary.",
    effect: 'warning',
  },
  'too-many-issues': {
    cause: 'unreviewed',
    first: 'Run the sweep in a dedicated repository.',
    effect: 'warning',
  },
} as const satisfies Record<string, FailureHelp>;
