export const unreadableReasons = {
  absent: 'it does not exist',
  nowhere: 'a symbolic link to a path that does not exist',
  outside: 'a symbolic link to a path outside the repository',
  // No client reads `.git`, and commits do not contain it.
  git: 'a symbolic link into .git',
  text: 'a symbolic link whose target is not a path: systems without symbolic links check it out as a text file',
  missing:
    'missing from the checkout, as in a partial clone: actions/checkout fetches it if neither filter nor sparse-checkout is set',
  pointer:
    'a Git LFS pointer, not the file itself: actions/checkout fetches the file with lfs: true',
  converted: 'git changes its content on checkout (working-tree-encoding or ident)',
  submodule:
    'a submodule that is not checked out: actions/checkout fetches it with submodules: true',
} as const;

export const notAFile = 'not a regular file';

/** The reason returned for a file that the caller does not want decoded. Never shown. */
export const unwanted = 'not relevant';
