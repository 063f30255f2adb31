/* Loads the needed part of an export. */

export { type NamedGradeFile, openGradesByName } from './pipeline/grade-file.ts';
export { createServiceRequest, loadDays, loadExport, warm } from './pipeline/load-export.ts';
