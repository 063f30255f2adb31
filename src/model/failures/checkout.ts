import type { FailureHelp } from './failure-help.ts';

export const checkoutFailures = {
  'no-checkout': {
    cause: 'workflow',
    first:
      'Put `uses: actions/checkout` before the gate, or omit `source`: the gate then reads the commit through the API.',
  },
  'checkout-unreadable': {
    cause: 'workflow',
    first:
      'In a job with `container:`, install git 2.25 or later before actions/checkout. Otherwise, check out the repository again.',
  },
  'commit-unreadable': {
    cause: 'workflow',
    first:
      'Run the job for the newest commit. If the clone is partial or sparse, configure actions/checkout to fetch everything: `fetch-depth: 0`, without `filter`.',
  },
  'unsupported-event': {
    cause: 'workflow',
    first:
      'Run the gate under `pull_request_target`, as shown in [senders.md](senders.md), not under `workflow_run`.',
  },
  'unsupported-source': {
    cause: 'workflow',
    first: "Omit `source`: the gate then reads the change through GitHub's API.",
  },
  'no-folder': {
    cause: 'file',
    first:
      "Check the path and its capitalisation. `working-directory` is relative to the repository root; a command's folder is relative to the current folder.",
  },
  'folder-outside': {
    cause: 'file',
    first: 'Use a real folder inside the repository. The gate does not follow symbolic links.',
  },
  'file-unreadable': {
    cause: 'file',
    first:
      'Check the path: in an input, it is relative to the workspace; on the command line, it is relative to the current folder. For a file on GitHub (at most 50 MB), use the form `owner/repository/path@ref`. If its repository is private, [set `github-token` to a token that can read it](policy.md#an-organisations-floor).',
  },
  'too-much-work': {
    cause: 'files',
    first:
      'Find out why the file named in the message is so large, or exclude it with `ignore-paths` if no client reads it.',
  },
  'endless-files': {
    cause: 'files',
    first:
      'Declare the server with the command that starts it, not with scripts that start other scripts.',
  },
  'no-runner': {
    cause: 'unreviewed',
    first: 'Outside a workflow, use the [command line](command-line.md).',
  },
  internal: {
    cause: 'elsewhere',
    isOfPolicy: true,
    first:
      'Run the job again with debug logging, and report the bug with the log attached. The log does not contain the key, but it may contain names and grades.',
  },
} as const satisfies Record<string, FailureHelp>;
