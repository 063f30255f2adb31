/** Entry point for code that loads only the part of an export that a run needs. */

export { type NamedGradeFile, openGradesByName } from './pipeline/grade-file.ts';
export { createServiceRequest, loadDays, loadExport, warm } from './pipeline/load-export.ts';
