export { StructureError } from './contract/faults.ts';
export { ownValue } from './reading/fields.ts';
export { type Head, type Origin, refuseEmpty, structureFailure } from './reading/head.ts';
export { maxNameLength, readPackageRef } from './reading/package-ref.ts';
export { findingId, findingIdKeys, hashText } from './reading/record-key.ts';
export { scanExport } from './reading/scan.ts';
export {
  checkKeys,
  limitDepth,
  memberMeanings,
  readCheck,
  readFinding,
  readScoreReport,
  readServerRecord,
  readVersion,
} from './reading/schema.ts';
export {
  exportHeader,
  selectFromExport,
  summaryFaults,
  uniqueReferences,
} from './reading/select.ts';
export type { ExportQuery, ExportSummary, RecordSource } from './reading/source.ts';
export { createSplitter, parseElement, type Section } from './reading/splitter.ts';
export { takeCensus } from './store/census.ts';
export { type IndexedServer, listedRefs, nameKeys, untypedNames } from './store/server-index.ts';
