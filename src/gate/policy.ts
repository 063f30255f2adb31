/* The effective policy, and whose a failure is. */

export { blameFor } from './pipeline/blame.ts';
export { findEffectivePolicy, standingPolicy } from './pipeline/effective-policy.ts';
