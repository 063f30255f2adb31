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
 * The reasons why a run has no verdict. These codes are public: the meaning of a code never changes, but new
 * codes may be added.
 */
export type FailureCode = keyof typeof helpOf;

/** Returns where the cause of a failure may lie. */
export function whereCauseLies(code: FailureCode): FailureCause {
  return helpOf[code].cause;
}

/** Returns whether editing the policy file can cause a failure that does not refer to a line in that file. */
export function canComeFromPolicy(code: FailureCode): boolean {
  const help: FailureHelp = helpOf[code];
  return help.isOfPolicy === true;
}
