/*
 * TODO door
 */

export { blameFor } from './pipeline/blame.ts';
export { findEffectivePolicy, standingPolicy } from './pipeline/effective-policy.ts';
