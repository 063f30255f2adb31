/* Steps that all actions share: inputs, secrets, log, files, failures. */

export { jobFolders } from './ports/folders.ts';
export { readerName } from './ports/reader-name.ts';
export { createRemoteRepositories } from './ports/remote-repositories.ts';
export {
  createExportPorts,
  type Log,
  type MaskedSecrets,
  maskSecrets,
  outputWarning,
  readInputs,
  stepFailure,
} from './ports/step.ts';
export { annotate, annotateFailure, attemptStep } from './publishing/publish.ts';
export { writeReportFiles } from './publishing/report-files.ts';
