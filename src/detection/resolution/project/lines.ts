import type { Span } from '../../../model/model.ts';

/** The lines of a text, numbered from 1, without their ends. */
export function numberLines(text: string): { readonly number: number; readonly content: string }[] {
  return text.split(/\r\n|\r|\n/).map((content, index) => ({ number: index + 1, content }));
}

/** The whole of a line as a span. */
export function lineSpan(line: number, content: string): Span {
  return { start: { line, column: 1 }, end: { line, column: content.length + 1 } };
}
