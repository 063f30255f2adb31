/* Loads what is needed of an export. */

export { loadDays, loadExport, serviceOf, warm } from './pipeline/load-export.ts';
