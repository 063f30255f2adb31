/* Terminal lines: broken at spaces, and padded. */

export { wrapText } from './document/text-layout.ts';
