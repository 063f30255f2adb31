/** Why a path leads to no place in the repository. */
export const unreadableReasons = {
  absent: 'it is not there',
  nowhere: 'a link that leads nowhere',
  outside: 'a link out of the repository',
  // `.git` holds what no client reads and what a pull request's author may not choose.
  git: 'a link into .git',
} as const;

/** Why a folder, a pipe or the like is not read. */
export const notAFile = 'not a regular file';
