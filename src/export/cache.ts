/* The cache, before it is known whether anything is looked up. */

export { actionsCache, type JobFolders, newestEntry } from './ports/actions-cache.ts';
export { type ExportCache, folderCache, noCache, readOnly, writeKept } from './ports/cache.ts';
export { createStoreFile, type NewStoreFile } from './ports/store-file.ts';
