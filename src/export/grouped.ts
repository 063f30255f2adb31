/* An export on disk, sorted by server, for looking up most of it. */

export { createGroupedSource } from './grouped/grouped-source.ts';
export { type GroupedIndex, groupedSeal } from './grouped/layout.ts';
export { writeGrouped } from './grouped/write-grouped.ts';
