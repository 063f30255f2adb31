/** Texts that must fit within a size limit. */

export { firstThatFits, joinWithin } from './contents/fit.ts';
