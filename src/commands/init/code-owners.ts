import { dirname } from 'node:path/posix';

/** The places where GitHub looks for code owners, in its order; a new file goes to the first. */
export const codeOwnersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/**
 * A file of code owners with lines for some files at its end, where they count whatever stands above.
 *
 * @param before null for a file that is new
 */
export function withCodeOwners(
  before: string | null,
  files: readonly string[],
  owners: readonly string[],
): string {
  const text = before ?? '';
  const lineBreak = /\r\n(?![\s\S]*[^\r]\n)/.test(text) ? '\r\n' : '\n';
  const isOpen = text !== '' && !text.endsWith('\n');
  const lines = [
    ...(text === '' ? [] : ['']),
    '# Whoever edits these files decides which MCP servers pass.',
    ...codeOwnersLines(files, owners),
  ];
  return `${text}${isOpen ? lineBreak : ''}${lines.map((line) => line + lineBreak).join('')}`;
}

/** What means itself in a line of code owners, and ends none. */
const plain = /^[\p{L}\p{M}\p{N}_./@+ -]+$/u;

/** The lines that give files to owners. One with another character in its path goes with its folder. */
export function codeOwnersLines(files: readonly string[], owners: readonly string[]): string[] {
  const patterns = files.map((file) => (plain.test(file) ? file : `${dirname(file)}/`));
  return [...new Set(patterns)].map(
    (pattern) => `/${pattern.replaceAll(' ', '\\ ')} ${owners.join(' ')}`,
  );
}

/** Whether a text is an owner as GitHub takes it: a user, a team of an organisation, an e-mail address. */
export function isCodeOwner(text: string): boolean {
  return /^(?:@[\w-]+(?:\/[\w.-]+)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/.test(text);
}
