/**
 * Exports the code for an export on disk that is sorted by server, for runs that look up most of the export.
 */

export { createGroupedSource } from './grouped/grouped-source.ts';
export { type GroupedIndex, groupedSeal } from './grouped/layout.ts';
export { writeGrouped } from './grouped/write-grouped.ts';
