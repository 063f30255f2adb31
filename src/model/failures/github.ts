import type { FailureHelp } from './failure-help.ts';

/** Failures of GitHub's API, for reads and writes. */
export const githubFailures = {
  'api-unavailable': {
    cause: 'elsewhere',
    messages: ["GitHub's API … (… attempts)."],
    first:
      'Run the job again; see <https://www.githubstatus.com>. Behind a proxy, see [runners.md](runners.md).',
    effect: 'warning',
  },
  'api-limited': {
    cause: 'elsewhere',
    messages: [
      "GitHub's API answered … to …, which means too many requests.",
      "The … minutes for requests to GitHub's API are over.",
      '…, until ….',
    ],
    first:
      'Run the job again after the time given in the message. A [GitHub App](organisation.md) has its own limit.',
    effect: 'warning',
  },
  'api-token-refused': {
    cause: 'workflow',
    messages: ["GitHub's API answered 401 to …."],
    first: 'Omit `github-token`, or replace it: the token is wrong or has expired.',
    effect: 'warning',
  },
  'api-forbidden': {
    cause: 'workflow',
    messages: ["GitHub's API answered 403 to ….", "GitHub's API refused …."],
    first:
      "Add the permission in the message to the job's `permissions`. Judging needs `contents: read`, the comment needs `pull-requests: write`, and a sweep's issue needs `issues: write`.",
    effect: 'warning',
  },
  'api-not-found': {
    cause: 'workflow',
    messages: ["GitHub's API answered 404 to ….", "GitHub's API does not return pull request #…."],
    first:
      "Check the name and the token's permissions: GitHub answers 404 both if something does not exist and if the token cannot read it.",
    effect: 'warning',
  },
  'api-gone': {
    cause: 'elsewhere',
    messages: ["GitHub's API answered 410 to …."],
    first: 'Enable issues in the repository, or use a sweep without its issue.',
    effect: 'warning',
  },
  'api-refused': {
    cause: 'elsewhere',
    messages: ["GitHub's API answered … to ….", "GitHub's API refused …."],
    first:
      'Run the job again. If GitHub refuses the request again, report a bug and attach the log.',
    effect: 'warning',
  },
  'api-wrong-content': {
    cause: 'elsewhere',
    messages: [
      "GitHub's API answered with unexpected content instead of ….",
      "GitHub's API answered with the wrong content for the file ….",
      "GitHub's API answered with more than 32 MB.",
    ],
    first:
      'Run the job again, if possible without a proxy: usually a proxy changes or truncates the answers.',
  },
  'api-too-much': {
    cause: 'files',
    messages: [
      "Reading the commits takes more than … requests to GitHub's API.",
      'Reading the repository takes more than ….',
    ],
    first:
      'Judge a checkout: put `uses: actions/checkout` before the gate, or use `mcp-grade-gate check` in a clone.',
    effect: 'one',
  },
  'tree-too-large': {
    cause: 'files',
    messages: ["The tree … is too large to be listed by GitHub's API."],
    first: 'Judge a checkout: put `uses: actions/checkout` before the gate.',
    effect: 'one',
  },
  'no-token': {
    cause: 'workflow',
    messages: [
      "The token for GitHub's API is missing: github-token is empty.",
      "The token for GitHub's API is missing: neither GITHUB_TOKEN nor GH_TOKEN is set.",
    ],
    first:
      "In a workflow, omit `github-token`: the default is the job's token. On the command line, set `GITHUB_TOKEN=$(gh auth token)`.",
  },
  'pull-locked': {
    cause: 'elsewhere',
    messages: ['Pull request #… is locked.'],
    first:
      'Unlock the conversation and run the job again. Until then, see the verdict in the job summary.',
    effect: 'warning',
  },
  'issue-locked': {
    cause: 'unreviewed',
    messages: ['Issue #… is locked.'],
    first:
      "Unlock the sweep's issue and run the job again. Until then, see the report in the job summary.",
    effect: 'warning',
  },
  'too-many-issues': {
    cause: 'unreviewed',
    messages: ['… has more than … issues and pull requests by ….'],
    first: 'Run the sweep in its own repository.',
    effect: 'warning',
  },
} as const satisfies Record<string, FailureHelp>;
