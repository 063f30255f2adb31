/* The disk: files of a folder, and files that are written whole or not at all. */

export { readChunks } from './files/chunks.ts';
export { diskSource } from './files/disk.ts';
export { isThere } from './files/is-there.ts';
export { moveFile } from './files/move.ts';
export { ownerOnly, writeWhole } from './files/whole-file.ts';
