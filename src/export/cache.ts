/** Exports the cache without the lookup code, for callers that do not need a lookup yet. */

export { createActionsCache, type JobFolders, newestEntry } from './ports/actions-cache.ts';
export {
  createFolderCache,
  type ExportCache,
  noCache,
  readOnly,
  writeKept,
} from './ports/cache.ts';
export { createStoreFile, type NewStoreFile } from './ports/store-file.ts';
