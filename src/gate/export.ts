/* Loads what is needed of an export. */

export { type NamedGradeFile, openGrades } from './pipeline/grade-file.ts';
export { loadDays, loadExport, serviceOf, warm } from './pipeline/load-export.ts';
