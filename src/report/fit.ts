export { firstThatFits, joinWithin } from './contents/fit.ts';
