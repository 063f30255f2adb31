/* The checkout, as git has it. */

export { type GitRepository, openGit } from './files/git.ts';
