/** Why a path leads to nothing in the repository. */
export const unreadableReasons = {
  absent: 'it is not there',
  nowhere: 'a link that leads nowhere',
  outside: 'a link out of the repository',
  // No client reads `.git`, and its content is not that of the commit.
  git: 'a link into .git',
} as const;

/** Why a folder or a pipe is not read. */
export const notAFile = 'not a regular file';
