export { createSpill, type Spill } from './ports/spill-file.ts';
export { createDocumentStore } from './store/document-store.ts';
export { decrypt, tagLength } from './store/seal.ts';
export type { Store } from './store/store-reader.ts';
