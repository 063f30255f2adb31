export { wrapText } from './document/text-layout.ts';
