export { isLockfileAlteration } from './resolution/answer.ts';
export { isInstallationFile } from './resolution/project/find-lockfiles.ts';
export {
  createLazyProject,
  hasManifests,
  type LazyProject,
  readUntilAllComplete,
  readUntilComplete,
} from './resolution/project/project.ts';
