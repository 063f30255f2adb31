/* Entry point for code that reads every record of an export. */

export { type DailyStores, loadDailyStores } from './cache/daily-stores.ts';
export type { FindingMembers } from './reading/finding-members.ts';
export { type JoinedReading, type RecordVisitor, readJoined } from './reading/joined-reading.ts';
export { memberKinds, type RecordMembers } from './reading/record-members.ts';
export { noFinding } from './reading/reference-join.ts';
export type { ScoreMembers } from './reading/score-members.ts';
export { createTextNumbers, type TextNumbers } from './reading/text-numbers.ts';
export { createNumberList, textHash } from './reading/text-table.ts';
export { storeDocument } from './store/store-document.ts';
