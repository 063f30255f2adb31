/* Lines of a terminal: broken at spaces, and filled up. */

export { padded, wrapped } from './document/text-layout.ts';
