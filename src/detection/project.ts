/*
 * TODO door
 */

export { isOfLockfile } from './resolution/answer.ts';
export { isInstallationFile } from './resolution/project/lockfiles.ts';
export {
  hasManifests,
  type OpenProject,
  openProject,
  readUntilComplete,
} from './resolution/project/project.ts';
