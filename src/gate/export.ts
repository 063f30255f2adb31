/* Loads the part of an export that is needed. */

export { type NamedGradeFile, openGradesByName } from './pipeline/grade-file.ts';
export { createServiceRequest, loadDays, loadExport, warm } from './pipeline/load-export.ts';
