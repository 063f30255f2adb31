/* The export on a web server: written, opened, read. */

export { openDates } from './mirror/dates.ts';
export { mirrorSeal } from './mirror/layout.ts';
export {
  isNameOf,
  lengthFault,
  type Manifest,
  mirrorFileName,
  type Overlap,
  readManifest,
} from './mirror/manifest.ts';
export { readMirror } from './mirror/open.ts';
export { openMirror } from './mirror/read.ts';
export { writeMirror } from './mirror/write.ts';
export { type MirrorFolder, openMirrorFolder } from './ports/mirror-folder.ts';
