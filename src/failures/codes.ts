import type { checkoutFailures } from './checkout.ts';
import type { commandFailures } from './command.ts';
import type { githubFailures } from './github.ts';
import type { mirrorFailures } from './mirror.ts';
import type { organisationFailures } from './organisation.ts';
import type { policyFailures } from './policy.ts';
import type { serviceFailures } from './service.ts';

/** Why a run could not decide. These are published: a code keeps its meaning, and others may be added. */
export type FailureCode =
  | keyof typeof serviceFailures
  | keyof typeof policyFailures
  | keyof typeof checkoutFailures
  | keyof typeof githubFailures
  | keyof typeof mirrorFailures
  | keyof typeof organisationFailures
  | keyof typeof commandFailures;
