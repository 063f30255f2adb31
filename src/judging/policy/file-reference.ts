/** A reference to a policy or grades file in a GitHub repository. */
export interface FileReference {
  readonly text: string;
  readonly owner: string;
  readonly repository: string;
  readonly path: string;
  readonly ref: string;
}

export const referenceForm =
  'OWNER/REPOSITORY/PATH@REF (such as acme/policies/gate.yml@v1), where REF is a branch, a tag or a commit';

/**
 * Parses `owner/repository/path@ref`. Returns null for any other text, such as a URL, or if the path contains
 * a `..` segment.
 */
export function parseReference(text: string): FileReference | null {
  const [, owner = '', repository = '', path = '', ref = ''] =
    /^([\w-]+)\/([\w.-]+)\/([^\s\p{C}@\\]+)@([^\s\p{C}@\\~^:?*[\]{}]+)$/u.exec(text) ?? [];
  const parts = [repository, ...path.split('/')];
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPath && !ref.includes('..') ? { text, owner, repository, path, ref } : null;
}
