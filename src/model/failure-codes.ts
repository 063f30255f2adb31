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

/** Why a run could not decide. These are published: a code keeps its meaning, and others may be added. */
export type FailureCode = keyof typeof helpOf;

/** Where the cause of a failure can lie. */
export function whereCauseLies(code: FailureCode): FailureCause {
  return helpOf[code].cause;
}

/** Whether an edit of the policy file can lead to a failure that is not about a line of it. */
export function canComeFromPolicy(code: FailureCode): boolean {
  const help: FailureHelp = helpOf[code];
  return help.isOfPolicy === true;
}
