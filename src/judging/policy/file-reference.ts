/** A reference to a file in a GitHub repository: a policy or grades. */
export interface FileReference {
  /** The reference as written. */
  readonly text: string;
  readonly owner: string;
  readonly repository: string;
  /** The path from the repository root. */
  readonly path: string;
  /** A branch, a tag or a commit. */
  readonly ref: string;
}

/** The expected form of a reference, worded to follow `is not`. */
export const referenceForm =
  'OWNER/REPOSITORY/PATH@REF (such as acme/policies/gate.yml@v1) with a branch, a tag or a commit';

/**
 * Parses `owner/repository/path@ref`. Returns null for a URL, for a path that contains `..`, and for any
 * other string that is not a reference.
 */
export function parseReference(text: string): FileReference | null {
  const [, owner = '', repository = '', path = '', ref = ''] =
    /^([\w-]+)\/([\w.-]+)\/([^\s\p{C}@\\]+)@([^\s\p{C}@\\~^:?*[\]{}]+)$/u.exec(text) ?? [];
  const parts = [repository, ...path.split('/')];
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPath && !ref.includes('..') ? { text, owner, repository, path, ref } : null;
}
