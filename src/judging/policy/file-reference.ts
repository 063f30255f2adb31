/** A file in a repository on GitHub: a policy, or grades. */
export interface FileReference {
  /** As it was written. */
  readonly text: string;
  readonly owner: string;
  readonly repository: string;
  /** From the root of the repository. */
  readonly path: string;
  /** A branch, a tag or a commit. */
  readonly ref: string;
}

/** The form of a reference, to follow `is not`. */
export const referenceForm =
  'OWNER/REPOSITORY/PATH@REF (such as acme/policies/gate.yml@v1) with a branch, a tag or a commit';

/** Reads `owner/repository/path@ref`; null for any other text. A URL is none, nor is a path with `..`. */
export function parseReference(text: string): FileReference | null {
  const [, owner = '', repository = '', path = '', ref = ''] =
    /^([\w-]+)\/([\w.-]+)\/([^\s\p{C}@\\]+)@([^\s\p{C}@\\~^:?*[\]{}]+)$/u.exec(text) ?? [];
  const parts = [repository, ...path.split('/')];
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPath && !ref.includes('..') ? { text, owner, repository, path, ref } : null;
}
