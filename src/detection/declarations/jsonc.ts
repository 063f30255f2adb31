import { createScanner, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { createSpanLocator, type FormatReader, maxDepth, type TreeNode } from './tree.ts';

export const readJsonc: FormatReader = (text) => {
  const spanOf = createSpanLocator(text);
  const deepOffset = tooDeepAt(text);
  if (deepOffset !== null) {
    return {
      message: `nested more than ${maxDepth} levels deep`,
      span: spanOf({ offset: deepOffset, length: 1 }),
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const firstError = errors[0];
  if (firstError !== undefined) {
    const words = printParseErrorCode(firstError.error)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    return { message: `not valid JSON: ${words}`, span: spanOf(firstError) };
  }
  return { root: (root as TreeNode | undefined) ?? null, spanOf };
};

/** Copied from jsonc-parser's `SyntaxKind`, a const enum that does not exist at run time. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 } as const;

function tooDeepAt(text: string): number | null {
  // Most files need no scan, because they have fewer opening brackets than the limit.
  if (text.split(/[{[]/, maxDepth + 2).length <= maxDepth + 1) return null;
  const scanner = createScanner(text, true);
  const closers: number[] = [];
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) {
      closers.push(kind === token.openBrace ? token.closeBrace : token.closeBracket);
      if (closers.length > maxDepth) return scanner.getTokenOffset();
    } else if (kind === closers.at(-1)) {
      // Like the parser, this count ignores a closing bracket of the wrong kind and stays at the current
      // level.
      closers.pop();
    }
  }
  return null;
}
