import type { FailureHelp } from './failure-help.ts';

export const commandFailures = {
  'no-base': {
    cause: 'unreviewed',
    first:
      'Check the name. If the base is a remote branch, fetch it with `git fetch origin main`, and then use `--base origin/main`.',
  },
  'output-unwritable': {
    cause: 'unreviewed',
    first:
      'Choose a file in a folder that exists, or another folder with `--out`. Paths are relative to the current folder.',
  },
  'no-commit': {
    cause: 'unreviewed',
    first: 'Run the command in a clone, or in a GitHub Actions job.',
  },
  'no-branch': {
    cause: 'unreviewed',
    first:
      'Check out the branch, or run the command in a job that checked out the commit in `GITHUB_SHA`.',
  },
  'launches-unreadable': {
    cause: 'unreviewed',
    first: 'Pass a folder, or a JSON report or sweep state created by this version of the tool.',
  },
  'export-refused': {
    cause: 'unreviewed',
    first: 'Do what the message says, or use a newer export.',
  },
  'no-repository': {
    cause: 'unreviewed',
    first: 'Use a folder in a checkout, or create a repository with `git init`.',
  },
  'staged-conflict': {
    cause: 'unreviewed',
    first: 'Resolve the conflicts and stage the files; `git status` lists them.',
  },
} as const satisfies Record<string, FailureHelp>;
