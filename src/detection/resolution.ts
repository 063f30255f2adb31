/* Launches and what only the project knows of them; loaded where there are any. */

export { candidatesOf, proveCandidate } from './resolution/candidates.ts';
export { filesNamedByScripts } from './resolution/named-files.ts';
export { resolveLaunch } from './resolution/resolve.ts';
