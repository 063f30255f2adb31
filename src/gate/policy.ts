export { attributeFailure } from './pipeline/attribution.ts';
export { findEffectivePolicy, readStandingPolicy } from './pipeline/effective-policy.ts';
