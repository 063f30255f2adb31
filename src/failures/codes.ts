import { checkoutFailures } from './checkout.ts';
import { commandFailures } from './command.ts';
import type { FailureCause, FailureHelp } from './failure-help.ts';
import { githubFailures } from './github.ts';
import { mirrorFailures } from './mirror.ts';
import { organisationFailures } from './organisation.ts';
import { policyFailures } from './policy.ts';
import { serviceFailures } from './service.ts';

const helpOf = {
  ...serviceFailures,
  ...policyFailures,
  ...checkoutFailures,
  ...githubFailures,
  ...mirrorFailures,
  ...organisationFailures,
  ...commandFailures,
} as const satisfies Record<string, FailureHelp>;

/** Why a run could not decide. These are published: a code keeps its meaning, and others may be added. */
export type FailureCode = keyof typeof helpOf;

/** Where the cause of a failure can lie. */
export function whereCauseLies(code: FailureCode): FailureCause {
  return helpOf[code].cause;
}
