import type { FailureHelp } from './failure-help.ts';

/** Of what is judged: the checkout, the commit and its files. */
export const checkoutFailures = {
  'no-checkout': {
    cause: 'workflow',
    messages: ['The workspace contains no checkout, so there is nothing to judge.'],
    why: 'With `source: workspace`, a step before the gate must check out the repository.',
    first:
      'Put `uses: actions/checkout` before the gate, or leave `source` out: then the commit is read through the API.',
  },
  'checkout-unreadable': {
    cause: 'workflow',
    messages: ['The checkout cannot be read: ….'],
    why: 'The workspace has a `.git` that git does not open: git is missing or older than 2.25, or the checkout is damaged or has no commit.',
    first:
      'In a job with `container:`, install git before actions/checkout. Otherwise check the repository out again.',
  },
  'commit-unreadable': {
    cause: 'workflow',
    messages: [
      'The files of commit … cannot be read from the checkout: ….',
      'GitHub does not have the commit that the event is about.',
      '… has no commit ….',
    ],
    why: 'The commit is not there as a whole: a shallow or partial clone, a branch that was pushed over meanwhile, or a name that is misspelt.',
    first:
      'Run the job of the newest commit. With a filter or a sparse checkout, let actions/checkout fetch everything (`fetch-depth: 0`, without `filter`).',
  },
  'unsupported-event': {
    cause: 'workflow',
    messages: [
      'A workflow_run does not say which change it is about: for pull requests from forks it names none.',
    ],
    why: 'The gate runs under `workflow_run`.',
    first:
      'Run it under `pull_request_target`, which needs no checkout and is safe as [senders.md](senders.md) has it.',
  },
  'unsupported-source': {
    cause: 'workflow',
    messages: [
      'Under pull_request_target the workspace contains the base branch, or unreviewed code.',
    ],
    why: '`source: workspace` under `pull_request_target` would judge the wrong files.',
    first: "Leave `source` out: the change is read through GitHub's API.",
  },
  'no-folder': {
    cause: 'file',
    messages: ['… is not a folder of the checkout: ….', '… is not a readable folder: ….'],
    why: '`working-directory`, or the folder on the command line, is not there. In a change that adds the folder, a missing one in the base is no error.',
    first:
      'Check the path, with its upper and lower case. `working-directory` is relative to the root of the repository, the folder of a command to the current one.',
  },
  'folder-outside': {
    cause: 'file',
    messages: ['… is not a folder of the checkout: ….'],
    why: '`working-directory` leads out of the repository, or through a link.',
    first: 'Name a real folder inside the repository.',
  },
  'file-unreadable': {
    cause: 'file',
    messages: ['The file … cannot be read: ….'],
    why: 'The file of `export-file`, or one that a command was given, is not there, may not be read, or is no regular file.',
    first:
      'Check the path. That of the input is relative to the workspace, that of a command to the current folder.',
  },
  'too-much-work': {
    cause: 'files',
    messages: [
      'What the repository declares takes more work than any real project needs; the limit was reached at ….',
    ],
    why: 'Declarations, scripts or links multiply without end. The limit counts steps and not seconds, so it is the same on every machine.',
    first:
      'See what makes the named file so large. Exclude it with `ignore-paths` if no client reads it.',
  },
  'endless-files': {
    cause: 'files',
    messages: [
      'What the declared servers start is spread over a chain of more than … files, each of which leads to the next.',
    ],
    why: 'A script starts a script that starts a script, and so on.',
    first: 'Declare the server by the command that starts it.',
  },
  'no-runner': {
    cause: 'unreviewed',
    messages: ['RUNNER_TEMP is not set: the action was not started by a runner.'],
    why: 'The file of the action was started outside a workflow.',
    first: 'Elsewhere use the [command line](command-line.md).',
  },
  internal: {
    cause: 'elsewhere',
    messages: ['The action has a bug: ….'],
    why: 'Something happened that nobody thought of. It is never a pass.',
    first:
      'Run the job again with debug logging and report it as a bug, with the log. The key is not in it, but names and grades may be.',
  },
} as const satisfies Record<string, FailureHelp>;
