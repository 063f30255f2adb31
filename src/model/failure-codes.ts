import { checkoutFailures } from './failures/checkout.ts';
import { commandFailures } from './failures/command.ts';
import type { FailureCause, FailureHelp } from './failures/failure-help.ts';
import { githubFailures } from './failures/github.ts';
import { organisationFailures } from './failures/organisation.ts';
import { policyFailures } from './failures/policy.ts';
import { serviceFailures } from './failures/service.ts';

const helpOf = {
  ...serviceFailures,
  ...policyFailures,
  ...checkoutFailures,
  ...githubFailures,
  ...organisationFailures,
  ...commandFailures,
} as const satisfies Record<string, FailureHelp>;

/**
 * The code that identifies why a run has no verdict. Codes are public: new codes can be added, but the
 * meaning of a code never changes.
 */
export type FailureCode = keyof typeof helpOf;

export function whereCauseLies(code: FailureCode): FailureCause {
  return helpOf[code].cause;
}

/**
 * Reports whether editing the policy file can cause a failure with this code even if the failure does not
 * refer to a line in that file.
 */
export function canComeFromPolicy(code: FailureCode): boolean {
  const help: FailureHelp = helpOf[code];
  return help.isOfPolicy === true;
}
