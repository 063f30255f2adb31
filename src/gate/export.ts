/* Loads what is needed of an export. */

export { keyOf, loadDays, loadExport, noService, serviceOf, warm } from './pipeline/load-export.ts';
