import type { FailureHelp } from './failure-help.ts';

/** Of the inputs and the policies. */
export const policyFailures = {
  'invalid-settings': {
    cause: 'workflow',
    messages: ['A setting is not valid.', '… settings are not valid.'],
    why: 'An input of the step, or the key, has a value that cannot be used. Each is named with what is allowed. It is an error and not a default, because a misspelt minimum must not let everything pass.',
    first: 'Correct what the lines below the message name: [inputs.md](inputs.md) has every input.',
  },
  'invalid-policy': {
    cause: 'file',
    messages: [
      'The policy in … has …, so nothing was judged.',
      'The policy file … cannot be read: ….',
    ],
    why: 'The policy has unknown keys, values that are not allowed, or is not YAML. Each fault has an annotation on its line.',
    first:
      "Correct the lines: [policy.md](policy.md) has every key. A floor's faults are in the organisation's policy, not in yours.",
  },
  'no-policy-file': {
    cause: 'file',
    messages: ['The policy file … does not exist.', 'The policy file … cannot be read: ….'],
    why: '`config-file` (or `--config`) names a file that is not there. Without that input, a missing file is no error: then the defaults apply.',
    first: 'Write the path from the root of the repository, or leave the input out.',
  },
  'no-base-policy': {
    cause: 'workflow',
    messages: [
      '… exists, but the effective policy is that of the base, which cannot be read: …. A change is not judged by a policy that it brings itself.',
      'The policy file … cannot be read from the checkout: ….',
    ],
    why: 'The change has a policy, and the commit that it is compared with cannot be read, neither from the checkout nor through the API.',
    first:
      'Give actions/checkout `fetch-depth: 2` or `0`, or the job `contents: read`, so that the base is read through the API.',
  },
  'org-policy-unreadable': {
    cause: 'workflow',
    messages: ["The organisation's policy … cannot be read: …"],
    why: 'Less would be required without it, so it is never skipped. GitHub gives the same answer for a private repository as for a missing one.',
    first:
      "Check the reference `owner/repository/path@ref`. If that repository is private, the job's own token cannot read it: give `github-token` one that can ([organisation.md](organisation.md)).",
  },
} as const satisfies Record<string, FailureHelp>;
