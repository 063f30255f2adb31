/* An export on the disk, sorted by its servers, for looking up most of it. */

export { type GroupedIndex, groupedSeal } from './grouped/layout.ts';
export { openGrouped } from './grouped/read.ts';
export { writeGrouped } from './grouped/write.ts';
