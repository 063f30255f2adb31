export { essentialWords } from './launch/essential-words.ts';
