/* Texts that fit within a limit. */

export { firstThatFits, joinWithin } from './contents/fit.ts';
