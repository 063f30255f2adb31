/* The files of a project, read as they are asked for. */

export { isOfLockfile } from './resolution/answer.ts';
export { isInstallationFile } from './resolution/project/lockfiles.ts';
export {
  hasManifests,
  type OpenProject,
  openProject,
  readUntilAllComplete,
  readUntilComplete,
} from './resolution/project/project.ts';
