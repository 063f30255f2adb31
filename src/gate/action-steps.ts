/* Steps shared by all actions: inputs, secrets, logging, files and failures. */

export { jobFolders } from './ports/folders.ts';
export { readerName } from './ports/reader-name.ts';
export { createRemoteRepositories, missingToken } from './ports/remote-repositories.ts';
export {
  createExportPorts,
  type Log,
  type MaskedSecrets,
  maskSecrets,
  outputWarning,
  readInputs,
  stepFailure,
} from './ports/step.ts';
export { placementWords } from './publishing/placement-words.ts';
export { annotate, annotateFailure, attemptStep, writeJobSummary } from './publishing/publish.ts';
export { writeReportFiles } from './publishing/report-files.ts';
