/**
 * The actions in this repository, each with its folder. Only a step that uses a judging action can gate a
 * change.
 */
export const actions = [
  { folder: '/warm', judges: false },
  // The sweep judges whole repositories, not changes.
  { folder: '/sweep', judges: false },
  { folder: '/export-diff', judges: false },
  // The same action as at the root, under a separate path for this repository's reusable workflow.
  { folder: '/gate', judges: true },
  { folder: '', judges: true },
] as const;

/** Name shared by this repository, its forks and its copies. */
export const repositoryName = 'mcp-grade-gate';

/**
 * Returns the name of the action that a step uses: `owner/name`, with its folder if any, in lower case and
 * without its version. A path in the workspace (`./…`) has no version and keeps its case.
 */
export function actionNameOf(uses: string): string {
  const given = uses.trim();
  const name = given.startsWith('.') ? given : given.replace(/@.*$/s, '').toLowerCase();
  // The slashes in `docker://` are preserved.
  return name.includes('://') ? name : name.split('/').filter(Boolean).join('/');
}

/**
 * Reports whether a step that uses an action judges a change. A reference to the repository root (`./`) is
 * not recognised, because every action repository uses this reference to test its own action.
 *
 * @param name the action's name, as returned by `actionNameOf`
 * @param repository `owner/name` of the repository that contains the running action; null if unknown
 */
export function isGate(name: string, repository: string | null): boolean {
  const lowerName = name.toLowerCase();
  const isRoot = (root: string): boolean =>
    root === repository?.toLowerCase() || root.split('/').at(-1) === repositoryName;
  const used = actions.find(
    ({ folder }) =>
      lowerName.endsWith(folder) && isRoot(lowerName.slice(0, lowerName.length - folder.length)),
  );
  return used?.judges ?? false;
}
