/** Lines for a terminal: broken at spaces, and padded. */

export { wrapText } from './document/text-layout.ts';
