import type { Span } from '../../../model/model.ts';

/** Returns the lines of a file, numbered from 1, without line endings. */
export function numberLines(text: string): { readonly number: number; readonly content: string }[] {
  return text.split(/\r\n|\r|\n/).map((content, index) => ({ number: index + 1, content }));
}

/** Returns the span of a whole line. */
export function lineSpan(line: number, content: string): Span {
  return { start: { line, column: 1 }, end: { line, column: content.length + 1 } };
}
