import type { FailureHelp } from './failure-help.ts';

/** Of runs over many repositories: sweeps and replays. */
export const organisationFailures = {
  'organisation-unreadable': {
    cause: 'unreviewed',
    messages: ['GitHub shows no organisation … to this token.'],
    why: 'The name is misspelt, it is the name of a user, or the token may not see the organisation.',
    first:
      "Check the name, and the token's access to the organisation (with SAML, authorise the token for it).",
  },
  'repository-unreadable': {
    cause: 'unreviewed',
    messages: [
      'Either … does not exist, or the token cannot read it: GitHub gives the same answer for both.',
    ],
    why: 'The repository of `--repo` is private and the token may not read it, or its name is misspelt.',
    first: 'Check the name, and that the token has `contents: read` for it.',
  },
  'clock-wrong': {
    cause: 'elsewhere',
    messages: [
      '…. Nothing was judged or written, because dates that are so wrong would stay in the state.',
    ],
    why: 'The clock of the machine and that of GitHub are more than a day apart, so that every date in the state would be wrong.',
    first:
      'Set the clock of the machine. Behind a proxy that caches answers, let it not cache those of the API.',
  },
  'app-incomplete': {
    cause: 'unreviewed',
    messages: ['… is given, but … is empty.'],
    why: 'A GitHub App needs both its id and its private key, and one of them is empty.',
    first: 'Compare the names of secret and variable in the workflow with those in the settings.',
  },
  'app-id-unusable': {
    cause: 'unreviewed',
    messages: ['… is neither the id of a GitHub App nor its client id.'],
    why: 'Something else was copied, such as the name of the App.',
    first: "Copy the App ID, a number, from the App's settings under About.",
  },
  'app-key-unusable': {
    cause: 'unreviewed',
    messages: ['The private key of the GitHub App cannot be used: ….'],
    why: 'The secret does not have the whole file, or has another one.',
    first: 'Save the whole `.pem` file as the secret, with its first and last lines.',
  },
  'app-refused': {
    cause: 'unreviewed',
    messages: [
      'GitHub refuses the private key for the GitHub App …: either there is no such App, or the key is not one of its own.',
    ],
    why: 'Id and key do not belong together, or the key was deleted.',
    first: "Compare the id with the App's settings, and make a new key under Private keys.",
  },
  'app-not-installed': {
    cause: 'unreviewed',
    messages: ['The GitHub App … is not installed on ….'],
    why: 'An App reads only where it is installed.',
    first: 'An owner of the organisation installs it. Check the name of the organisation too.',
    effect: 'one',
  },
  'app-not-allowed': {
    cause: 'unreviewed',
    messages: [
      'The installation of the GitHub App … on … does not have contents: read.',
      'GitHub makes no token with contents: read for the installation of the GitHub App … on ….',
      'The installation of the GitHub App … on … is suspended.',
    ],
    why: 'The App lacks a permission, the organisation has not accepted it yet, or the installation is suspended.',
    first:
      'Give the App `contents: read` and `metadata: read`, and accept the request in the settings of the organisation.',
    effect: 'one',
  },
  'too-much-declared': {
    cause: 'unreviewed',
    messages: ['It declares more than 4 MB of servers.'],
    why: 'A repository of a sweep has client files of a size that no real project has.',
    first: 'See what makes them so large, or leave them out with `ignore-paths`.',
    effect: 'one',
  },
  'base-unknown': {
    cause: 'unreviewed',
    messages: ['GitHub does not tell which commit its branch had before it.'],
    why: 'A replay cannot find what a merged pull request was compared with.',
    first: 'Compare it in a clone with `mcp-grade-gate check --base`.',
    effect: 'one',
  },
  'state-unwritable': {
    cause: 'unreviewed',
    messages: ['The state … cannot be written: ….'],
    why: 'The file of `state-file` is in a folder that does not exist or may not be written.',
    first: 'Name a file that can be written. The report of the run is there all the same.',
  },
  'state-unusable': {
    cause: 'unreviewed',
    messages: ['The state … cannot be used, because ….'],
    why: '`sweep history` got a file that is missing, damaged, or sealed with another key.',
    first:
      'Name the file that `sweep --state-file` has written, and set `MCP_GRADE_GATE_STATE_KEY` to the key that sealed it.',
  },
} as const satisfies Record<string, FailureHelp>;
