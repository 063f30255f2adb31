import type { FailureHelp } from './failure-help.ts';

/** Of single commands. */
export const commandFailures = {
  'no-base': {
    cause: 'unreviewed',
    messages: ['--base: ….'],
    why: 'The commit of `check --base` is not in this clone, or its name is misspelt.',
    first:
      'Check the name. If it is a branch of the remote, fetch it: `git fetch origin main`, then `--base origin/main`.',
  },
  'output-unwritable': {
    cause: 'unreviewed',
    messages: [
      'The … output cannot be written: ….',
      'The files cannot be written to …: ….',
      'The tables cannot be written to …: ….',
      'Nothing was written: ….',
    ],
    why: 'The folder does not exist or may not be written, or the disk is full.',
    first:
      'Name a file in a folder that exists, or another folder with `--out`; paths are relative to the current folder.',
  },
  'no-commit': {
    cause: 'unreviewed',
    messages: [
      'A dependency snapshot is of a commit, and it is not known which one this is: the folder is in no checkout with one, and GITHUB_SHA is not set.',
    ],
    why: 'GitHub takes a dependency snapshot only for a commit.',
    first: 'Run it in a clone, or in a job of GitHub Actions.',
  },
  'no-branch': {
    cause: 'unreviewed',
    messages: [
      'A dependency snapshot is of a branch, and it is not known which one … is on: no branch is checked out, and GITHUB_SHA and GITHUB_REF do not name it.',
    ],
    why: 'GitHub takes a dependency snapshot only for a branch or tag, and HEAD is on none.',
    first: 'Check out the branch, or run it in the job that checked out its own commit.',
  },
  'launches-unreadable': {
    cause: 'unreviewed',
    messages: [
      'The launches of … cannot be read: ….',
      'The report … is not as this tool writes it: ….',
      '… is neither a folder, nor a state of a sweep, nor a JSON report of check, inventory or sweep.',
      'Another version of this tool has read the files of … in the state ….',
    ],
    why: '`allowlist --launches` got something else than launches, or what another version wrote.',
    first: 'Name a folder, a JSON report, or the state of a sweep, made by this version.',
  },
  'export-refused': {
    cause: 'unreviewed',
    messages: ['The policy refuses this export as a whole: …'],
    why: 'An allowlist is not written from an export that the policy does not accept, for example one that is too old.',
    first: 'Do what the message says, or use a newer export.',
  },
  'no-repository': {
    cause: 'unreviewed',
    messages: [
      '… is in no git repository, and GitHub reads workflows at the root of one.',
      '--staged: … is no git repository that can be read (…).',
      '--base: the folder is in no git repository that can be read.',
    ],
    why: '`init`, `check --staged` or `check --base` was started in a folder that is no checkout, or its .git was not copied along.',
    first: 'Name a folder of a checkout, or create a repository with `git init`.',
  },
  'staged-conflict': {
    cause: 'unreviewed',
    messages: ['--staged: … has files with conflicts, of which git makes no commit.'],
    why: 'A merge, rebase or similar has stopped, and what `check --staged` would judge is not decided yet.',
    first: 'Resolve the conflicts and stage the files (`git status` lists them).',
  },
  'setup-conflict': {
    cause: 'unreviewed',
    messages: ['Nothing was written. …'],
    why: 'A file that `init` would write is there with something else in it, or its place is a link.',
    first:
      'Read what is there. If it may go, move it away, or replace the workflow and the policy with `--force`.',
  },
} as const satisfies Record<string, FailureHelp>;
