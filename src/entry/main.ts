/**
 * The bundle that all entries load. It contains the code of the actions and the command line only once, and
 * loads each part on first use.
 */
export { version } from '../model/version.ts';
export const loadAction = () => import('../gate/action.ts');
export const loadWarmAction = () => import('../commands/warm/action.ts');
export const loadSweepAction = () => import('../commands/sweep/action.ts');
export const loadExportDiffAction = () => import('../commands/export-diff/action.ts');
export const loadCommand = () => import('./command.ts');
