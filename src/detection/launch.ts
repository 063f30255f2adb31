/* Exports the launch functions that other modules use. */

export { essentialWords } from './launch/essential-words.ts';
