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
      'A dependency snapshot requires a commit, but none is known. The folder is not in a checkout with a commit, and GITHUB_SHA is not set.',
    ],
    first: 'Run the command in a clone, or in a GitHub Actions job.',
  },
  'no-branch': {
    cause: 'unreviewed',
    messages: [
      'A dependency snapshot requires a branch, but the branch of … is unknown. No branch is checked out, and GITHUB_SHA and GITHUB_REF do not identify one.',
    ],
    first: 'Check out the branch, or run the command in a job that checked out its own commit.',
  },
  'launches-unreadable': {
    cause: 'unreviewed',
    messages: [
      'The launches in … cannot be read: ….',
      'The report … does not have the format of this tool: ….',
      '… is neither a folder, nor a state of a sweep, nor a JSON report of check, inventory or sweep.',
      'The state … contains files of … that another version of this tool read.',
    ],
    first: 'Pass a folder, a JSON report or a sweep state, created by this version.',
  },
  'export-refused': {
    cause: 'unreviewed',
    messages: ['The policy rejects the whole export: …'],
    first: 'Do what the message says, or use a newer export.',
  },
  'no-repository': {
    cause: 'unreviewed',
    messages: [
      '… is not in a Git repository. GitHub reads workflows only at the root of a repository.',
      '--staged: … is not a readable Git repository (…).',
      '--base: the folder is not in a readable Git repository.',
    ],
    first: 'Use a folder in a checkout, or create a repository with `git init`.',
  },
  'staged-conflict': {
    cause: 'unreviewed',
    messages: ['--staged: … has files with conflicts, which git cannot commit.'],
    first: 'Resolve the conflicts and stage the files; `git status` lists them.',
  },
} as const satisfies Record<string, FailureHelp>;
