/** Entries of the JSON report and their schemas, for reuse in other reports. */

export { serverKey } from './contents/distinct.ts';
export { documentParts } from './json/document.ts';
export { errorEntry, problemEntry, serverEntry, waiverEntry } from './json/entries.ts';
export { exportEntry } from './json/export-entry.ts';
export { type Frozen, fields } from './json/fields.ts';
export {
  briefProblem,
  launchSchema,
  notReadYet,
  problemList,
  reportExport,
  reportFinding,
  serverSchema,
  sharedFields,
  waiverSchema,
} from './json/schema.ts';
