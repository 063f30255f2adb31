import type { FailureHelp } from './failure-help.ts';

/** Of runs over many repositories: sweeps and replays. */
export const organisationFailures = {
  'organisation-unreadable': {
    cause: 'unreviewed',
    messages: ['GitHub shows no organisation … to this token.'],
    first:
      "Check the name, which must not be that of a user, and the token's access to the organisation. With SAML, authorise the token for it.",
  },
  'properties-unreadable': {
    cause: 'unreviewed',
    messages: ['GitHub does not show the custom properties of … to this token.'],
    first:
      'Give the App or token `organization_custom_properties: read`, and accept the request in the settings of the organisation.',
  },
  'repository-unreadable': {
    cause: 'unreviewed',
    messages: [
      'Either … does not exist, or the token cannot read it: GitHub gives the same answer for both.',
    ],
    first: 'Check the name, and that the token has `contents: read` for it.',
  },
  'clock-wrong': {
    cause: 'elsewhere',
    messages: [
      '…. Nothing was judged or written, because dates that are so wrong would stay in the state.',
    ],
    first:
      'Set the clock of the machine. A proxy that caches answers must not cache those of the API.',
  },
  'app-incomplete': {
    cause: 'unreviewed',
    messages: ['… is given, but … is empty.'],
    first:
      'Compare the names of secret and variable in the workflow with those in the settings: an App needs its id and its private key.',
  },
  'app-id-unusable': {
    cause: 'unreviewed',
    messages: ['… is neither the id of a GitHub App nor its client id.'],
    first: "Copy the App ID, a number, from the App's settings under About.",
  },
  'app-key-unusable': {
    cause: 'unreviewed',
    messages: ['The private key of the GitHub App cannot be used: ….'],
    first: 'Save the whole `.pem` file as the secret, with its first and last lines.',
  },
  'app-refused': {
    cause: 'unreviewed',
    messages: [
      'GitHub refuses the private key for the GitHub App …: either there is no such App, or the key is not one of its own.',
    ],
    first: "Compare the id with the App's settings, and make a new key under Private keys.",
  },
  'app-not-installed': {
    cause: 'unreviewed',
    messages: ['The GitHub App … is not installed on ….'],
    first: 'An owner of the organisation installs the App. Check the name of the organisation too.',
    effect: 'one',
  },
  'app-not-allowed': {
    cause: 'unreviewed',
    messages: [
      'The installation of the GitHub App … on … does not have contents: read.',
      'GitHub makes no token with contents: read for the installation of the GitHub App … on ….',
      'The installation of the GitHub App … on … is suspended.',
    ],
    first:
      'Give the App `contents: read` and `metadata: read`, and accept the request in the settings of the organisation.',
    effect: 'one',
  },
  'too-much-declared': {
    cause: 'unreviewed',
    messages: ['It declares more than 4 MB of servers.'],
    first: 'See what makes the client files so large, or leave them out with `ignore-paths`.',
    effect: 'one',
  },
  'base-unknown': {
    cause: 'unreviewed',
    messages: ['GitHub does not tell which commit its branch had before it.'],
    first: 'Compare the pull request in a clone with `mcp-grade-gate check --base`.',
    effect: 'one',
  },
  'state-unwritable': {
    cause: 'unreviewed',
    messages: ['The state … cannot be written: ….'],
    first:
      'Name a file in a folder that exists and can be written. The report of the run is there all the same.',
  },
  'state-unusable': {
    cause: 'unreviewed',
    messages: ['The state … cannot be used, because ….'],
    first:
      'Name the file that `sweep --state-file` has written, and set `MCP_GRADE_GATE_STATE_KEY` to the key that sealed it.',
  },
  'history-unusable': {
    cause: 'unreviewed',
    messages: ['The history … cannot be used, because ….'],
    first:
      'Name the folder that `sweep --history` has written, or remove the day that is damaged. An artifact has to be unpacked first.',
  },
} as const satisfies Record<string, FailureHelp>;
