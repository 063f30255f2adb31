import type { FailureHelp } from './failure-help.ts';

export const policyFailures = {
  'invalid-settings': {
    cause: 'workflow',
    first:
      'Correct the settings listed below the message; [inputs.md](inputs.md) describes every input. An invalid setting never falls back to its default, because a misspelt minimum must not let everything pass.',
  },
  'invalid-policy': {
    cause: 'file',
    first:
      "Correct the annotated lines; [policy.md](policy.md) describes every key. Errors in a floor come from the organisation's policy, not from yours.",
  },
  'no-policy-file': {
    cause: 'file',
    first:
      'Give the path in `config-file` or `--config` relative to the repository root. Alternatively, omit the setting: the defaults then apply if there is no policy file.',
  },
  'no-base-policy': {
    cause: 'workflow',
    isOfPolicy: true,
    first:
      'Set `fetch-depth: 2` for actions/checkout, or give the job `contents: read`, so that the gate can read the base.',
  },
  'org-policy-unreadable': {
    cause: 'workflow',
    first:
      "Check the reference `owner/repository/path@ref`. If that repository is private, the job's own token cannot read it: [set `github-token` to a token that can](policy.md#an-organisations-floor).",
  },
} as const satisfies Record<string, FailureHelp>;
