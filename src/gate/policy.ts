/* The effective policy, and whose a failure is. */

export { attributeFailure } from './pipeline/attribution.ts';
export { findEffectivePolicy, readStandingPolicy } from './pipeline/effective-policy.ts';
