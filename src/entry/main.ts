/**
 * The bundle that every entry loads. It holds one copy of the code for the actions and the command line, and
 * loads each part on first use.
 */
export { version } from '../model/version.ts';
export const loadAction = () => import('../gate/action.ts');
export const loadWarmAction = () => import('../commands/warm/action.ts');
export const loadSweepAction = () => import('../commands/sweep/action.ts');
export const loadExportDiffAction = () => import('../commands/export-diff/action.ts');
export const loadCommand = () => import('./command.ts');
