/*
 * TODO door
 */

export { dockerRunOptions } from './launch/docker.ts';
export { essentialWords } from './launch/essential-words.ts';
