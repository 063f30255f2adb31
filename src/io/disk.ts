/** Access to the files in a folder on disk, and to files that are written completely or not at all. */

export { readChunks } from './files/chunks.ts';
export { createDiskSource } from './files/disk.ts';
export { moveFile } from './files/move.ts';
export { pathExists } from './files/path-exists.ts';
export { ownerOnly, writeWhole } from './files/whole-file.ts';
