import type { FailureHelp } from './failure-help.ts';

/** Of GitHub's API, whatever is read or written through it. */
export const githubFailures = {
  'api-unavailable': {
    cause: 'elsewhere',
    messages: ["GitHub's API … (… attempts)."],
    why: 'GitHub could not be reached or was in trouble (a status from 500 on, or no answer in time), after several attempts.',
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
    why: 'The limit of requests for an hour is used up, by this run or by others with the same token.',
    first:
      'Run it again after the time that the message names. A GitHub App has a limit of its own: [organisation.md](organisation.md).',
    effect: 'warning',
  },
  'api-token-refused': {
    cause: 'workflow',
    messages: ["GitHub's API answered 401 to …."],
    why: 'The token of `github-token` (or `GITHUB_TOKEN`) is wrong or has expired. The token of a job ends with the job.',
    first: 'Leave `github-token` out, or replace the token.',
    effect: 'warning',
  },
  'api-forbidden': {
    cause: 'workflow',
    messages: ["GitHub's API answered 403 to ….", "GitHub's API refused …."],
    why: 'The token may not do this. By default, the token of a pull request from a fork or from Dependabot can only read.',
    first:
      'Add what the message names to `permissions` of the job: `contents: read` to judge, `pull-requests: write` for the comment and suggestions, `issues: write` for the issue of a sweep.',
    effect: 'warning',
  },
  'api-not-found': {
    cause: 'workflow',
    messages: [
      "GitHub's API answered 404 to ….",
      "GitHub's API returns nothing about pull request #….",
    ],
    why: 'It was deleted, or the token may not see it: GitHub gives the same answer for both.',
    first: "Check the name and the token's permissions.",
    effect: 'warning',
  },
  'api-gone': {
    cause: 'elsewhere',
    messages: ["GitHub's API answered 410 to …."],
    why: 'What was there is gone, or issues are disabled in the repository.',
    first: 'Enable issues, or use a sweep without its issue.',
    effect: 'warning',
  },
  'api-refused': {
    cause: 'elsewhere',
    messages: ["GitHub's API answered … to ….", "GitHub's API refused …."],
    why: 'GitHub does not accept a request that it should: a fault of this tool, an older Enterprise Server, or a pull request that was changed in the meantime.',
    first: 'Run the job again; if it is refused again, report it with the log.',
    effect: 'warning',
  },
  'api-wrong-content': {
    cause: 'elsewhere',
    messages: [
      "GitHub's API answered with something else than ….",
      "GitHub's API answered with another content than that of the file ….",
      "GitHub's API answered a request for a token of a GitHub App with something else.",
      "GitHub's API answered with more than 32 MB.",
    ],
    why: 'An answer is not what its id says, mostly because a proxy changes or cuts responses. Nothing is read from it.',
    first: 'Run it again, if possible without the proxy.',
  },
  'api-too-much': {
    cause: 'files',
    messages: [
      "Reading the commits takes more than … requests to GitHub's API.",
      'Reading it takes more than ….',
    ],
    why: 'The repository is too large, or has too many links, to be read file by file.',
    first:
      'Judge a checkout: put `uses: actions/checkout` before the gate, or use `mcp-grade-gate check` in a clone.',
    effect: 'one',
  },
  'tree-too-large': {
    cause: 'files',
    messages: ["The tree … is too large to be listed by GitHub's API."],
    why: 'The repository has more files in one folder than GitHub lists.',
    first: 'Judge a checkout: put `uses: actions/checkout` before the gate.',
    effect: 'one',
  },
  'no-token': {
    cause: 'workflow',
    messages: [
      "There is no token for GitHub's API: github-token is empty.",
      "There is no token for GitHub's API: neither GITHUB_TOKEN nor GH_TOKEN is set.",
      "There is no token for GitHub's API: … is empty.",
    ],
    why: 'Something must be read through the API, and the input `github-token` was set to an empty value, or the variable is not set.',
    first:
      'In a workflow leave `github-token` out: then it is the token of the job. On the command line: `GITHUB_TOKEN=$(gh auth token)`.',
  },
  'pull-locked': {
    cause: 'elsewhere',
    messages: ['Pull request #… is locked.'],
    why: 'GitHub takes no comment on a locked conversation from this token.',
    first: 'Unlock the conversation and run the job again; the verdict is in the job summary.',
    effect: 'warning',
  },
  'issue-locked': {
    cause: 'unreviewed',
    messages: ['Issue #… is locked.'],
    why: 'The issue of the sweep is locked, so it cannot be updated.',
    first: 'Unlock it and run the job again; the report is in the job summary.',
    effect: 'warning',
  },
  'too-many-issues': {
    cause: 'unreviewed',
    messages: ['… has more than … issues and pull requests by ….'],
    why: 'The issue of the sweep is looked for among those of the same author, up to a limit.',
    first: 'Run the sweep in a repository of its own.',
    effect: 'warning',
  },
} as const satisfies Record<string, FailureHelp>;
