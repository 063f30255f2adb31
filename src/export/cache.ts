/* The cache, before it is known whether anything is looked up. */

export { createActionsCache, type JobFolders, newestEntry } from './ports/actions-cache.ts';
export {
  createFolderCache,
  type ExportCache,
  noCache,
  readOnly,
  writeKept,
} from './ports/cache.ts';
export { createStoreFile, type NewStoreFile } from './ports/store-file.ts';
