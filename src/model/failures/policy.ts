import type { FailureHelp } from './failure-help.ts';

/** Failures of inputs and policies. */
export const policyFailures = {
  'invalid-settings': {
    cause: 'workflow',
    messages: ['A setting is not valid.', '… settings are not valid.'],
    first:
      'Correct what the lines below the message name; [inputs.md](inputs.md) has every input. No default takes its place, because a misspelt minimum must not let everything pass.',
  },
  'invalid-policy': {
    cause: 'file',
    messages: [
      'The policy in … has …, so nothing was judged.',
      'The policy file … cannot be read: ….',
    ],
    first:
      "Correct the lines that have annotations; [policy.md](policy.md) has every key. The faults of a floor are in the organisation's policy, not in yours.",
  },
  'no-policy-file': {
    cause: 'file',
    messages: ['The policy file … does not exist.', 'The policy file … cannot be read: ….'],
    first:
      'Write the path of `config-file` or `--config` from the root of the repository, or leave it out: then a missing file means the defaults.',
  },
  'no-base-policy': {
    cause: 'workflow',
    isOfPolicy: true,
    messages: [
      '… exists, but the effective policy is that of the base, which cannot be read: …. A change is not judged by a policy that it brings itself.',
      'The policy file … cannot be read from the checkout: ….',
    ],
    first:
      'Give actions/checkout `fetch-depth: 2`, or the job `contents: read`, so that the base can be read.',
  },
  'org-policy-unreadable': {
    cause: 'workflow',
    messages: ["The organisation's policy … cannot be read: …"],
    first:
      "Check the reference `owner/repository/path@ref`. If that repository is private, the job's own token cannot read it: [give `github-token` one that can](policy.md#an-organisations-floor).",
  },
} as const satisfies Record<string, FailureHelp>;
