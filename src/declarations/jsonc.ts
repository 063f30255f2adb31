import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Position, Span, Word } from '../model.ts';

/** A JSON document with comments and trailing commas, as a tree with places. */
export interface JsonDocument {
  readonly root: Node | null;
  readonly spanOf: (node: { readonly offset: number; readonly length: number }) => Span;
}

/** Text that is no JSON, with the place where it stops being it. */
export interface JsonFault {
  readonly message: string;
  readonly span: Span;
}

/** Deeper than any client nests; the parser recurses, and a hostile file must not exhaust its stack. */
const maxDepth = 100;

/** Reads JSON with comments and trailing commas. An empty text has no root. */
export function readJsonc(text: string): JsonDocument | JsonFault {
  const lines = lineStarts(text);
  const spanOf: JsonDocument['spanOf'] = ({ offset, length }) => ({
    start: positionAt(lines, offset),
    end: positionAt(lines, offset + length),
  });
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return {
      message: `nested more than ${maxDepth} levels deep`,
      span: spanOf({ offset: deep, length: 1 }),
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const first = errors[0];
  if (first !== undefined) {
    const words = printParseErrorCode(first.error)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    return { message: `not valid JSON: ${words}`, span: spanOf(first) };
  }
  return { root: root ?? null, spanOf };
}

/** A property of an object: its key and its value, each as nodes of the tree. */
export interface Property {
  readonly key: string;
  readonly node: Node;
  readonly value: Node;
}

/** The properties of an object in the order of the file; none for any other value. */
export function propertiesOf(node: Node | null): Property[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key !== undefined && value !== undefined
      ? [{ key: String(key.value), node: property, value }]
      : [];
  });
}

/** The value of an object's property; where a key stands twice, the last, as JSON readers take it. */
export function memberOf(node: Node | null, key: string): Node | null {
  return propertiesOf(node).findLast((property) => property.key === key)?.value ?? null;
}

/** A string value as a word with its place; null for any other value. */
export function wordOf(node: Node | null, spanOf: JsonDocument['spanOf']): Word | null {
  return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}

/** The members of jsonc-parser's `SyntaxKind` that nest; a const enum, so its values stand here. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 } as const;

function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  const closers: number[] = [];
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) {
      closers.push(kind === token.openBrace ? token.closeBrace : token.closeBracket);
      if (closers.length > maxDepth) return scanner.getTokenOffset();
    } else if (kind === closers.at(-1)) {
      // A closer of the other kind closes nothing: the parser goes on inside, and so does the count.
      closers.pop();
    }
  }
  return null;
}

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
