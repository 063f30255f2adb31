import type { Span } from '../../model/model.ts';

/**
 * Lines that Git writes around the two sides of a merge conflict. Git's third marker, `=======`, also has
 * other uses.
 */
const marker = /^(?:<{7}|>{7})(?=[ \r\n]|$)/m;

/**
 * Returns the reason why a file with merge conflict markers cannot be parsed, located at the first marker;
 * null if it has no markers.
 */
export function mergeConflict(
  text: string,
): { readonly message: string; readonly span: Span } | null {
  const offset = marker.exec(text)?.index;
  if (offset === undefined) return null;
  const line = text.slice(0, offset).split('\n').length;
  const start = { line, column: 1 };
  const message = `it has merge conflict markers at line ${line}`;
  return { message, span: { start, end: { line, column: 8 } } };
}
