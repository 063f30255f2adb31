import type { FailureHelp } from './failure-help.ts';

export const organisationFailures = {
  'organisation-unreadable': {
    cause: 'unreviewed',
    first:
      "Check that the name belongs to an organisation, not to a user. Check the token's access to the organisation; if the organisation uses SAML, authorise the token for it.",
  },
  'properties-unreadable': {
    cause: 'unreviewed',
    first:
      "Give the App or token the `organization_custom_properties: read` permission, and accept the request in the organisation's settings.",
  },
  'repository-unreadable': {
    cause: 'unreviewed',
    first: 'Check the name, and check that the token has `contents: read` for the repository.',
  },
  'clock-wrong': {
    cause: 'elsewhere',
    first: "Correct the machine's clock. Make sure that no proxy caches the API's responses.",
  },
  'too-much-declared': {
    cause: 'unreviewed',
    first: 'Find out why the client files are so large, or exclude them with `ignore-paths`.',
    effect: 'one',
  },
  'base-unknown': {
    cause: 'unreviewed',
    first: 'Compare the pull request in a clone with `mcp-grade-gate check --base`.',
    effect: 'one',
  },
  'state-unwritable': {
    cause: 'unreviewed',
    first: "Choose a file in an existing, writable folder. The run's report was still written.",
  },
  'history-unusable': {
    cause: 'unreviewed',
    first:
      'Each selection of repositories needs its own folder. Use the folder that `sweep --history` wrote, or remove the folder for the damaged day. If the history is in an artifact, unpack it first.',
  },
} as const satisfies Record<string, FailureHelp>;
