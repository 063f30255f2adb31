import { readJsonc } from '../jsonc.ts';
import {
  emptyReading,
  joinReadings,
  type Reading,
  type ReadingFault,
  type ShapeReader,
} from '../reader.ts';
import { commonWrappers, readServers } from '../servers.ts';
import type { TreeDocument, TreeNode } from '../tree.ts';

/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`) or
 * of a heredoc in `run`. A step's text is searched for objects that have one of the usual keys; it is
 * never run or expanded.
 */

/** Keys that tell an object with servers; `servers` alone is anybody's word. */
const wrapperKey = /\\?"(?:mcpServers|mcp_servers|context_servers)\\?"\s*:/;

/** Searching for the end of an object costs its length, from every brace anew. */
const maxWork = 4 * 1024 * 1024;

export const workflowSteps: ShapeReader = ({ root, spanOf }, text) =>
  root === null
    ? emptyReading
    : joinReadings(textsOf(root).map((node) => readText(node, spanOf, text)));

/** Every text of a tree. */
function textsOf(node: TreeNode): TreeNode[] {
  if (node.type === 'string') return [node];
  return (node.children ?? []).flatMap(textsOf);
}

function readText(node: TreeNode, spanOf: TreeDocument['spanOf'], file: string): Reading {
  const value = String(node.value);
  const toFile = offsetsOf(node, value, file);
  const spanIn: TreeDocument['spanOf'] = ({ offset, length }) =>
    spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
  const refersTo = [
    ...value.matchAll(/--mcp-config(?:=|\s+)(["']?)([\w@./-]+\.json)\1(?=\s|$)/g),
  ].map(({ index, 2: path = '' }) => ({
    path: { text: path, span: spanIn({ offset: index, length: 0 }) },
    // Another step may write it; what it writes stands in that step's text.
    isRequired: false,
  }));
  if (!wrapperKey.test(value)) return { ...emptyReading, refersTo };
  const objects = objectsOf(value);
  const faults: ReadingFault[] = [];
  if (objects.length === 0) {
    const offset = value.search(wrapperKey);
    faults.push({
      message: 'a step whose JSON of servers cannot be read',
      span: spanIn({ offset, length: 0 }),
    });
  }
  const readings = objects.map(({ offset, document }) =>
    readServers(
      {
        ...document,
        spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }),
      },
      { wrappers: commonWrappers },
    ),
  );
  return joinReadings([...readings, { ...emptyReading, faults, refersTo }]);
}

/** The JSON objects in a text that hold servers, outermost first, each with its offset. */
function objectsOf(text: string): { offset: number; document: TreeDocument }[] {
  const found: { offset: number; document: TreeDocument }[] = [];
  let work = 0;
  for (let at = text.indexOf('{'); at >= 0 && work < maxWork; ) {
    const end = endOfObject(text, at);
    work += (end ?? text.length) - at;
    const part = end === null ? '' : text.slice(at, end);
    const document = wrapperKey.test(part) ? readLoosely(part) : null;
    if (document !== null) found.push({ offset: at, document });
    // What is balanced and holds nothing is passed over; a brace of the shell is passed alone.
    const next =
      document !== null || (end !== null && !wrapperKey.test(part)) ? (end ?? at) : at + 1;
    at = text.indexOf('{', next);
  }
  return found;
}

/** Offset behind the brace that closes the one at `start`; quotes are minded, escaped or not. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  const token = /^\{\s*\\"/.test(text.slice(start, start + 1000))
    ? /\\"(?:[^"\\\n]|\\[^"\n])*\\"|[{}]/g
    : /"(?:[^"\\\n]|\\.)*"|[{}]/g;
  token.lastIndex = start;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}

/**
 * JSON, or JSON within an unquoted heredoc or a double-quoted word of the shell, where variables stand
 * for values. Every variant is as long as the text, so that places stay.
 */
function readLoosely(text: string): TreeDocument | null {
  const unescaped = text.replace(/\\([$`])/g, ' $1');
  const filled = (each: string): string =>
    each.replace(/(?<=[:[,]\s*)\$\{?\w+\}?(?=\s*[,\]}])/g, (name) => `"${name.slice(1, -1)}"`);
  const unquoted = unescaped.replace(/\\"((?:[^"\\]|\\[^"])*)\\"/g, ' "$1" ');
  for (const variant of [text, unescaped, filled(unescaped), filled(unquoted)]) {
    const document = readJsonc(variant);
    if (!('message' in document)) return document;
  }
  return null;
}

/** Offsets in a YAML text's value as offsets in the file; exact for one line and for a `|` block. */
function offsetsOf(node: TreeNode, value: string, file: string): (offset: number) => number {
  const source = file.slice(node.offset, node.offset + node.length);
  const isBlock = /^[|>]/.test(source);
  const first = isBlock ? file.indexOf('\n', node.offset) + 1 : node.offset;
  if (!isBlock) return (offset) => Math.min(node.offset + 1 + offset, node.offset + node.length);
  const lines = lineOffsets(file.slice(first, node.offset + node.length)).map((at) => at + first);
  const indents = lines.map((at) => /^ */.exec(file.slice(at, at + 200))?.[0].length ?? 0);
  const indent =
    indents.find((_, index) => file[(lines[index] ?? 0) + (indents[index] ?? 0)] !== '\n') ?? 0;
  const values = lineOffsets(value);
  return (offset) => {
    let line = 0;
    let high = values.length - 1;
    while (line < high) {
      const middle = (line + high + 1) >> 1;
      if ((values[middle] ?? 0) <= offset) line = middle;
      else high = middle - 1;
    }
    const at = (lines[Math.min(line, lines.length - 1)] ?? first) + indent;
    return Math.min(at + offset - (values[line] ?? 0), file.length);
  };
}

function lineOffsets(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
