export { readChunks } from './files/chunks.ts';
export { createDiskSource } from './files/disk.ts';
export { moveFile } from './files/move.ts';
export { pathExists } from './files/path-exists.ts';
export { ownerOnly, writeWhole } from './files/whole-file.ts';
