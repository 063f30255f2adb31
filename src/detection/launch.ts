/* What others need of the words of a launch. */

export { essentialWords } from './launch/essential-words.ts';
