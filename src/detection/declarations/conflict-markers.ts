import type { Span } from '../../model/model.ts';

/**
 * Git's markers around a merge conflict. The third marker, `=======`, is left out because it has other uses.
 */
const marker = /^(?:<{7}|>{7})(?=[ \r\n]|$)/m;

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
