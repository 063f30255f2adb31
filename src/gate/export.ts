/*
 * TODO door
 */

export { keyOf, loadDays, loadExport, noService, serviceOf, warm } from './pipeline/load-export.ts';
