/* Lines of a terminal: broken at spaces, and filled up. */

export { wrapText } from './document/text-layout.ts';
