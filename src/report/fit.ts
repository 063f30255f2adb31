/* Texts that fit a limit. */

export { firstThatFits, joinWithin } from './contents/fit.ts';
