/* Lines of a terminal: broken at spaces, and filled up. */

export { wrapped } from './document/text-layout.ts';
