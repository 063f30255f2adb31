import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GitProgram } from './git-program.ts';
import { type GitStore, isId, readGitOutput } from './git-store.ts';

/**
 * Returns the id of the newest commit that two commits have in common. Returns null if there is none, if
 * there are several, or if a newer one might be missing because the history is truncated.
 *
 * @throws Error if git cannot determine that commit
 */
export async function mergeBase(
  { git, root }: Pick<GitStore, 'git' | 'root'>,
  one: string,
  other: string,
): Promise<string | null> {
  const bases = (await readGitOutput(git, ['merge-base', '--all', one, other]))
    .split('\n')
    .filter(isId);
  const [base = null] = bases;
  // If one commit is an ancestor of the other, the ancestor is the base. With several bases, one might
  // contain changes that another lacks, and the author of the history must not be able to choose between
  // them.
  if (base === null || base === one || base === other) return base;
  if (bases.length > 1) return null;
  const cut = await cutCommits(git, root);
  if (cut.size === 0) return base;
  // If the history is truncated at a commit outside the base's history, a newer base might lie beyond that
  // commit.
  let rest = '';
  for await (const chunk of git.output(['rev-list', one, other, `^${base}`, '--'])) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some((id) => cut.has(id))) return null;
  }
  return base;
}

/** Returns the commits whose parents are missing in a shallow clone. */
async function cutCommits(git: GitProgram, root: string): Promise<ReadonlySet<string>> {
  const path = (await readGitOutput(git, ['rev-parse', '--git-path', 'shallow'])).replace(
    /\n$/,
    '',
  );
  const text = await readFile(resolve(root, path), 'latin1').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return new Set(text.split('\n').filter(isId));
}
