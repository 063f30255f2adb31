/* The store: an export in one sealed file. */

export { createSpill } from './ports/spill-file.ts';
export type { StoreHead } from './reading/source.ts';
export { storeOfDocument } from './store/document-store.ts';
export { credibleDates, type EarlierStores, type StoreKeys } from './store/first-seen.ts';
export { decrypt, keyFingerprint, tagLength } from './store/seal.ts';
export type { Store } from './store/store-reader.ts';
