import { readJsonc } from '../jsonc.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';

/*
 * JSON within the texts of scripts: in an argument, a heredoc or an input. The text is searched, and its
 * quoting and variables are replaced by plain characters; nothing is run or expanded.
 */

/**
 * Keys of an object with servers; `servers` alone would be ambiguous. A value must follow, and after a
 * key without quotes, as scripts write it, an object that is not empty.
 */
export const wrapperKey =
  /\\?"(?:mcpServers|mcp_servers|context_servers)\\?"\s*:(?=\s*[{[$\\"])(?!\s*\{(?:\s*(?:\.\.\.|…))?\s*\})|\b(?:mcpServers|mcp_servers)\s*:(?=\s*\{\s*[^}\s.…])/g;

/** Letters that are escaped in JSON may be those of a key. */
export const escapedLetter = /\\u00[2-7][0-9a-f]/i;

/**
 * In characters for each character of the text. The search for the end of an object starts again at every
 * brace that is not balanced, and reading one as JSON costs more than searching.
 */
const maxWork = 64;
const workOfReading = 8;

/** An object in a text, from its brace to the one that closes it. */
export interface FoundObject {
  readonly offset: number;
  readonly end: number;
  readonly document: TreeDocument;
}

/**
 * The JSON objects with servers in a text, outermost first.
 *
 * @param isAll whether every object has servers
 */
export function objectsOf(
  written: string,
  isAll: boolean,
): { objects: FoundObject[]; isCut: boolean } {
  const text = withoutQuoting(written);
  const objects: FoundObject[] = [];
  let work = 0;
  let at = text.indexOf('{');
  while (at >= 0 && work < maxWork * text.length) {
    const end = endOfObject(text, at);
    const part = end === null ? '' : text.slice(at, end);
    const hasServers =
      end !== null && (isAll || part.search(wrapperKey) >= 0 || escapedLetter.test(part));
    work += ((end ?? text.length) - at) * (hasServers ? workOfReading : 1);
    const document = hasServers ? readLoosely(part) : null;
    if (document !== null && end !== null) objects.push({ offset: at, end, document });
    // A balanced object without servers is skipped; of a brace of the shell only the brace.
    const next = document !== null || (end !== null && !hasServers) ? (end ?? at) : at + 1;
    at = text.indexOf('{', next);
  }
  return { objects, isCut: at >= 0 };
}

/** Replaces variables and commands in a quoted text by plain characters of the same length. */
export function withoutQuoting(text: string): string {
  return text
    .replace(/\$\((?:[^()"]|"[^"()]*")*\)/g, (part) => 'x'.repeat(part.length))
    .replace(/'"\$\{?\w+\}?"'|'\$\{?\w+\}?'/g, (part) => 'x'.repeat(part.length))
    .replace(
      /(?<="env"\s{0,9}:\s{0,9})\$\{\{[^{}]{0,500}\}\}/g,
      (part) => `{${' '.repeat(part.length - 2)}}`,
    );
}

/** Offset behind the brace that closes the one at `start`; with regard to quotes, escaped or not. */
function endOfObject(text: string, start: number): number | null {
  const quote = /^\{\s*\\"/.test(text.slice(start, start + 1000)) ? '\\"' : '"';
  let depth = 0;
  let at = start;
  let plainUntil = start;
  while (at < text.length) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at + 1;
    if (at < plainUntil || !text.startsWith(quote, at)) at += 1;
    else {
      const { end, isClosed } = endOfText(text, at + quote.length, quote);
      // Nothing behind a quote that is not closed on its line can close there, either.
      if (!isClosed) plainUntil = end;
      at = isClosed ? end : at + 1;
    }
  }
  return null;
}

/** Offset behind the quote that closes a text, or where it is clear that the line has none. */
function endOfText(text: string, start: number, quote: string): { end: number; isClosed: boolean } {
  let at = start;
  while (at < text.length && text[at] !== '\n') {
    if (text.startsWith(quote, at)) return { end: at + quote.length, isClosed: true };
    const isEscape = text[at] === '\\';
    if (text[at] === '"' || (isEscape && text[at + 1] === '\n')) break;
    at += isEscape ? 2 : 1;
  }
  return { end: at, isClosed: false };
}

/**
 * JSON, or JSON within an unquoted heredoc or a double-quoted word of the shell, where values may be
 * variables. Every variant is as long as the text, which keeps the offsets.
 */
export function readLoosely(text: string): TreeDocument | null {
  const unescaped = text.replace(/\\([$`])/g, ' $1');
  const unquoted = unescaped.replace(/\\"((?:[^"\\]|\\[^"])*)\\"/g, ' "$1" ');
  for (const variant of [text, unescaped, filled(unescaped), filled(unquoted)]) {
    const document = readJsonc(variant);
    if (!('message' in document)) return document;
  }
  return null;
}

/** Variables outside of quotes as texts of the same length. */
function filled(text: string): string {
  return text.replace(
    /"(?:[^"\\\n]|\\.)*"?|\$\{\{[^{}]{0,500}\}\}|\$\{[^{}]{0,500}\}|\$\w+/g,
    (part) => (part.startsWith('"') ? part : `"${part.slice(1, -1).replace(/["\\]/g, ' ')}"`),
  );
}

/** The offsets of the keys of an object and of those below it, down to a depth. */
export function keysIn(node: TreeNode | null, depth: number, offset: number): number[] {
  if (depth === 0) return [];
  return propertiesOf(node).flatMap(({ node: property, value }) => [
    property.offset + offset,
    ...keysIn(value, depth - 1, offset),
  ]);
}
