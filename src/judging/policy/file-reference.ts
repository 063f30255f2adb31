/** A file in a repository on GitHub: a policy or grades. */
export interface FileReference {
  /** The reference as written. */
  readonly text: string;
  readonly owner: string;
  readonly repository: string;
  /** Path from the repository root. */
  readonly path: string;
  /** A branch, a tag or a commit. */
  readonly ref: string;
}

/** The form of a reference, worded to follow `is not`. */
export const referenceForm =
  'OWNER/REPOSITORY/PATH@REF (such as acme/policies/gate.yml@v1) with a branch, a tag or a commit';

/**
 * Parses `owner/repository/path@ref`. Returns null for any other text, for a URL and for a path with `..`.
 */
export function parseReference(text: string): FileReference | null {
  const [, owner = '', repository = '', path = '', ref = ''] =
    /^([\w-]+)\/([\w.-]+)\/([^\s\p{C}@\\]+)@([^\s\p{C}@\\~^:?*[\]{}]+)$/u.exec(text) ?? [];
  const parts = [repository, ...path.split('/')];
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPath && !ref.includes('..') ? { text, owner, repository, path, ref } : null;
}
