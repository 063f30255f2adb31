import type { FailureHelp } from './failure-help.ts';

/** Failures of runs over many repositories: sweeps and replays. */
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
  'history-unusable': {
    cause: 'unreviewed',
    messages: [
      'The history … cannot be used, because ….',
      'The history … belongs to …, and this run is about ….',
    ],
    first:
      'Each selection of repositories has a folder of its own. Name the folder that `sweep --history` has written, or remove the day that is damaged. An artifact has to be unpacked first.',
  },
} as const satisfies Record<string, FailureHelp>;
