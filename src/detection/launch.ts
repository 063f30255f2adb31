/* What others need of the words of a launch. */

export { maybeServer } from './launch/command-line.ts';
export { dockerRunOptions } from './launch/docker.ts';
export { essentialWords } from './launch/essential-words.ts';
