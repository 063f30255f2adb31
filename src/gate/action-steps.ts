/* What every action does around its work: inputs, secrets, log, files, failures. */

export { jobFolders } from './ports/folders.ts';
export { readerName } from './ports/reader-name.ts';
export { remoteRepositories } from './ports/remote-repositories.ts';
export {
  exportPorts,
  type Log,
  type MaskedSecrets,
  maskSecrets,
  outputWarning,
  readInputs,
  stepFailure,
} from './ports/step.ts';
export { annotate, annotateFailure, attempt } from './publishing/publish.ts';
export { writeReportFiles } from './publishing/report-files.ts';
