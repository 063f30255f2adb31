import type { FailureHelp } from './failure-help.ts';

/** Failures of individual commands. */
export const commandFailures = {
  'no-base': {
    cause: 'unreviewed',
    messages: ['--base: ….'],
    first:
      'Check the name. If it is a remote branch, fetch it: `git fetch origin main`, then `--base origin/main`.',
  },
  'output-unwritable': {
    cause: 'unreviewed',
    messages: [
      'The … output cannot be written: ….',
      'The files cannot be written to …: ….',
      'The tables cannot be written to …: ….',
      'The history cannot be written to …: ….',
      'Nothing was written: ….',
    ],
    first:
      'Choose a file in a folder that exists, or another folder with `--out`. Paths are relative to the current folder.',
  },
  'no-commit': {
    cause: 'unreviewed',
    messages: [
      'A dependency snapshot needs a commit, and none is known: the folder is in no checkout with one, and GITHUB_SHA is not set.',
    ],
    first: 'Run the command in a clone, or in a GitHub Actions job.',
  },
  'no-branch': {
    cause: 'unreviewed',
    messages: [
      'A dependency snapshot needs a branch, and it is not known which one … is on: no branch is checked out, and GITHUB_SHA and GITHUB_REF do not name it.',
    ],
    first: 'Check out the branch, or run the command in a job that checked out its own commit.',
  },
  'launches-unreadable': {
    cause: 'unreviewed',
    messages: [
      'The launches of … cannot be read: ….',
      'The report … is not as this tool writes it: ….',
      '… is neither a folder, nor a state of a sweep, nor a JSON report of check, inventory or sweep.',
      'Another version of this tool has read the files of … in the state ….',
    ],
    first: 'Pass a folder, a JSON report or a sweep state, created by this version.',
  },
  'export-refused': {
    cause: 'unreviewed',
    messages: ['The policy refuses this export as a whole: …'],
    first: 'Do what the message says, or use a newer export.',
  },
  'no-repository': {
    cause: 'unreviewed',
    messages: [
      '… is in no git repository, and GitHub reads workflows at the root of one.',
      '--staged: … is no git repository that can be read (…).',
      '--base: the folder is in no git repository that can be read.',
    ],
    first: 'Use a folder in a checkout, or create a repository with `git init`.',
  },
  'staged-conflict': {
    cause: 'unreviewed',
    messages: ['--staged: … has files with conflicts, which git cannot commit.'],
    first: 'Resolve the conflicts and stage the files; `git status` lists them.',
  },
} as const satisfies Record<string, FailureHelp>;
