import type { Span } from '../../../model/model.ts';

export function numberLines(text: string): { readonly number: number; readonly content: string }[] {
  return text.split(/\r\n|\r|\n/).map((content, index) => ({ number: index + 1, content }));
}

export function lineSpan(line: number, content: string): Span {
  return { start: { line, column: 1 }, end: { line, column: content.length + 1 } };
}
