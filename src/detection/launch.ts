/* What others need of the words of a launch. */

export { dockerRunOptions } from './launch/docker.ts';
export { essentialWords } from './launch/essential-words.ts';
