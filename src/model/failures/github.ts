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
      'Run it again after the time that the message names. A [GitHub App](organisation.md) has a limit of its own.',
    effect: 'warning',
  },
  'api-token-refused': {
    cause: 'workflow',
    messages: ["GitHub's API answered 401 to …."],
    first: 'Leave `github-token` out, or replace it: it is wrong or has expired.',
    effect: 'warning',
  },
  'api-forbidden': {
    cause: 'workflow',
    messages: ["GitHub's API answered 403 to ….", "GitHub's API refused …."],
    first:
      'Add what the message names to `permissions` of the job. Judging needs `contents: read`, the comment `pull-requests: write`, the issue of a sweep `issues: write`.',
    effect: 'warning',
  },
  'api-not-found': {
    cause: 'workflow',
    messages: [
      "GitHub's API answered 404 to ….",
      "GitHub's API returns nothing about pull request #….",
    ],
    first:
      'Check the name and the permissions of the token: GitHub gives the same answer for what is not there and what the token may not see.',
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
    first: 'Run the job again; if it is refused again, report it with the log.',
    effect: 'warning',
  },
  'api-wrong-content': {
    cause: 'elsewhere',
    messages: [
      "GitHub's API answered with something other than ….",
      "GitHub's API answered with content other than that of the file ….",
      "GitHub's API answered with more than 32 MB.",
    ],
    first:
      'Run it again, if possible without a proxy: usually a proxy changes or cuts the answers.',
  },
  'api-too-much': {
    cause: 'files',
    messages: [
      "Reading the commits takes more than … requests to GitHub's API.",
      'Reading it takes more than ….',
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
      "There is no token for GitHub's API: github-token is empty.",
      "There is no token for GitHub's API: neither GITHUB_TOKEN nor GH_TOKEN is set.",
    ],
    first:
      'In a workflow, leave `github-token` out: then it is the token of the job. On the command line: `GITHUB_TOKEN=$(gh auth token)`.',
  },
  'pull-locked': {
    cause: 'elsewhere',
    messages: ['Pull request #… is locked.'],
    first: 'Unlock the conversation and run the job again; the verdict is in the job summary.',
    effect: 'warning',
  },
  'issue-locked': {
    cause: 'unreviewed',
    messages: ['Issue #… is locked.'],
    first: 'Unlock the issue of the sweep and run the job again; the report is in the job summary.',
    effect: 'warning',
  },
  'too-many-issues': {
    cause: 'unreviewed',
    messages: ['… has more than … issues and pull requests by ….'],
    first: 'Run the sweep in a repository of its own.',
    effect: 'warning',
  },
} as const satisfies Record<string, FailureHelp>;
