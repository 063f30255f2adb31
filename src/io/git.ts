export { type GitRepository, openGit } from './files/git.ts';
