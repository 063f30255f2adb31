/*
 * The bundle behind all entries. It contains the code that the actions and the command line share only
 * once, and loads each part when it is used.
 */
export { version } from '../version.ts';
export const loadAction = () => import('./action.ts');
export const loadWarmAction = () => import('./warm-action.ts');
export const loadSweepAction = () => import('./sweep-action.ts');
export const loadExportDiffAction = () => import('./export-diff-action.ts');
export const loadCommand = () => import('./command.ts');
