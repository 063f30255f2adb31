/**
 * Public API of the grouped copy: an export on disk, sorted by server, for runs that look up most of the
 * export.
 */

export { createGroupedSource } from './grouped/grouped-source.ts';
export { type GroupedIndex, groupedSeal } from './grouped/layout.ts';
export { writeGrouped } from './grouped/write-grouped.ts';
