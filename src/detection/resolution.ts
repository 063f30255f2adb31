/*
 * TODO door
 */

export { candidatesOf, proveCandidate } from './resolution/candidates.ts';
export { filesNamedByScripts } from './resolution/named-files.ts';
export { resolveLaunch } from './resolution/resolve.ts';
