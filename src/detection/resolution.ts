/**
 * Functions that resolve launches from the project's files. This file is loaded only if there are launches.
 */

export { candidatesOf, proveCandidate } from './resolution/candidates.ts';
export { filesNamedByScripts } from './resolution/named-files.ts';
export { resolveLaunch } from './resolution/resolve.ts';
