/* Blocks of HTML, and texts that fit a limit. */

export { firstThatFits, joinWithin } from './contents/fit.ts';
export { failureBlocks, heading, joinBlocks, list, phrase } from './html/blocks.ts';
export { linked } from './html/servers.ts';
