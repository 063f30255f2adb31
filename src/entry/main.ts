/*
 * The bundle behind both entries: what the action and the command share is in it once, and each part
 * is loaded when it is used.
 */
export { version } from '../version.ts';
export const loadAction = () => import('./action.ts');
export const loadCommand = () => import('./command.ts');
