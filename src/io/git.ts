/*
 * The checkout, read through git.
 */

export { type GitRepository, openGit } from './files/git.ts';
