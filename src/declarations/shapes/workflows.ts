import { parse } from 'shell-quote';
import type { Word } from '../../model.ts';
import { readJsonc } from '../jsonc.ts';
import {
  emptyLaunch,
  emptyReading,
  joinReadings,
  type Reading,
  type ReadingFault,
  type Reference,
  type ShapeReader,
} from '../reader.ts';
import { commonWrappers, readServers } from '../servers.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { settingsWithPlugins } from './plugins.ts';

/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`,
 * `settings`) or of a heredoc in `run`, and the commands by which clients are told of a server. A step's
 * text is searched for objects that have one of the usual keys; it is never run or expanded.
 */

/** Keys that tell an object with servers; `servers` alone is anybody's word. A value stands behind. */
const wrapperKey =
  /\\?["']?\b(?:mcpServers|mcp_servers|context_servers)\\?["']?\s*:(?=\s*[{[$\\"(])/g;

/** Letters that JSON writes by their numbers may be those of a key. */
const escaped = /\\u00[2-7][0-9a-f]/i;

/** Inputs of actions whose whole value is servers, with or without a wrapper. */
const configInputs = new Set([
  'mcp_config',
  'mcp-config',
  'mcp_servers',
  'mcp-servers',
  'mcp_json',
]);

/** Searching for the end of an object costs its length, from every brace anew. */
const maxWork = 4 * 1024 * 1024;

export const workflowSteps: ShapeReader = ({ root, spanOf }, file) => {
  if (root === null) return emptyReading;
  const reading = joinReadings(
    textsOf(root, '').map(({ key, node }) => readText(key, node, spanOf, file)),
  );
  const { declarations, faults, refersTo = [], enables = [] } = reading;
  const isNothing = declarations.length + faults.length + refersTo.length + enables.length === 0;
  return isNothing ? null : reading;
};

interface Text {
  /** The key that it stands under. */
  readonly key: string;
  readonly node: TreeNode;
}

/** Every text of a tree. */
function textsOf(node: TreeNode, key: string): Text[] {
  if (node.type === 'string') return [{ key, node }];
  if (node.type === 'object') {
    return propertiesOf(node).flatMap((property) => textsOf(property.value, property.key));
  }
  return (node.children ?? []).flatMap((child) => textsOf(child, key));
}

function readText(
  key: string,
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  file: string,
): Reading {
  const value = String(node.value);
  const toFile = offsetsOf(node, value, file);
  const spanIn: TreeDocument['spanOf'] = ({ offset, length }) =>
    spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
  const fault = (message: string, offset: number): ReadingFault => ({
    message,
    span: spanIn({ offset, length: 0 }),
  });
  const others = joinReadings([
    { ...emptyReading, refersTo: namedFiles(value, spanIn) },
    addedServers(value, spanIn),
    key === 'settings' ? pluginsIn(value, spanIn) : emptyReading,
  ]);
  const isConfig = configInputs.has(key);
  const keys = [...value.matchAll(wrapperKey)];
  if (keys.length === 0 && !isConfig && !escaped.test(value)) return others;
  const { objects, isCut } = objectsOf(value, isConfig);
  const readings = objects.map(({ offset, document }) =>
    readServers(
      { ...document, spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }) },
      { wrappers: commonWrappers, isDeep: true, mayBeBare: isConfig },
    ),
  );
  // Every key of servers must lie in an object that was read.
  const lost = keys.find(({ index }) =>
    objects.every(({ offset, end }) => index < offset || index >= end),
  );
  const faults = [
    ...(lost === undefined
      ? []
      : [fault('a step whose JSON of servers cannot be read', lost.index)]),
    ...(isCut ? [fault('a step with more braces than can be looked through', 0)] : []),
  ];
  return joinReadings([...readings, others, { ...emptyReading, faults }]);
}

interface FoundObject {
  readonly offset: number;
  readonly end: number;
  readonly document: TreeDocument;
}

/**
 * The JSON objects in a text that hold servers, outermost first.
 *
 * @param isAll whether every object holds servers
 */
function objectsOf(text: string, isAll: boolean): { objects: FoundObject[]; isCut: boolean } {
  const objects: FoundObject[] = [];
  let work = 0;
  let at = text.indexOf('{');
  while (at >= 0 && work < maxWork) {
    const end = endOfObject(text, at);
    work += (end ?? text.length) - at;
    const part = end === null ? '' : text.slice(at, end);
    const holds = end !== null && (isAll || part.search(wrapperKey) >= 0 || escaped.test(part));
    const document = holds ? readLoosely(part) : null;
    if (document !== null && end !== null) objects.push({ offset: at, end, document });
    // What is balanced and holds nothing is passed over; a brace of the shell is passed alone.
    const next = document !== null || (end !== null && !holds) ? (end ?? at) : at + 1;
    at = text.indexOf('{', next);
  }
  return { objects, isCut: at >= 0 };
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
  const unquoted = unescaped.replace(/\\"((?:[^"\\]|\\[^"])*)\\"/g, ' "$1" ');
  for (const variant of [text, unescaped, filled(unescaped), filled(unquoted)]) {
    const document = readJsonc(variant);
    if (!('message' in document)) return document;
  }
  return null;
}

/** Variables outside of quotes as texts of the same length. */
function filled(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\$\{\{[^}]*\}\}|\$\{[^{}]*\}|\$\w+/g, (part) =>
    part.startsWith('"') ? part : `"${part.slice(1, -1).replace(/["\\]/g, ' ')}"`,
  );
}

/** Folders of the checkout, as workflows name them. */
const checkout = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?GITHUB_WORKSPACE\}?)\//;

/** The files behind `--mcp-config`: several may follow, up to the next option. */
function namedFiles(value: string, spanIn: TreeDocument['spanOf']): Reference[] {
  return [...value.matchAll(/--mcp-config(?:=|\s+)/g)].flatMap(({ index, 0: option }) => {
    const behind = value.slice(index + option.length, index + option.length + 4096);
    const [words = ''] = behind.split(/\s-|[\n;|&]|\s(?=['"]?\{)/);
    return words
      .trim()
      .replaceAll(/\$\{\{\s*github\.workspace\s*\}\}/g, '${GITHUB_WORKSPACE}')
      .split(/\s+/)
      .map((word) => word.replace(/^["']|["']$/g, '').replace(checkout, ''))
      .filter((path) => /^[\w@./-]+$/.test(path) && !path.startsWith('/'))
      .map((path) => ({
        path: { text: path, span: spanIn({ offset: index, length: option.length }) },
        // Another step may write it; what it writes stands in that step's text.
        isRequired: false,
      }));
  });
}

/** `claude mcp add [options] name [--] command …` and `… --transport http name URL`, as several clients have it. */
function addedServers(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const pattern = /\b(?:claude|codex|gemini|qwen|droid)\s+mcp\s+add\s+((?:\\\n|[^\n;|&])+)/g;
  const declarations = [...value.matchAll(pattern)].flatMap(({ index, 0: whole, 1: line = '' }) => {
    const span = spanIn({ offset: index, length: whole.length });
    const words = wordsOf(line.replaceAll('\\\n', ' '));
    const rest = withoutOptions(words);
    const [alias, ...command] = rest.filter((word, at) => word !== '--' || at > 1);
    const [first, ...args] = command;
    if (alias === undefined || first === undefined) return [];
    const word = (text: string): Word => ({ text, span });
    const launch = /^https?:\/\//i.test(first)
      ? { ...emptyLaunch, url: word(first) }
      : { ...emptyLaunch, command: word(first), args: args.map(word) };
    return [{ alias, span, disabled: false, launch }];
  });
  return { ...emptyReading, declarations };
}

const valuedOptions = new Set([
  '-s',
  '--scope',
  '-t',
  '--transport',
  '-e',
  '--env',
  '-H',
  '--header',
]);

/** Words without the options that stand before the command. */
function withoutOptions(words: readonly string[]): string[] {
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--' || rest.length > 1) return [...rest, ...words.slice(index)];
    if (!word.startsWith('-')) rest.push(word);
    else if (valuedOptions.has(word)) index += 1;
  }
  return rest;
}

function wordsOf(line: string): string[] {
  try {
    return parse(line, (name) => `\${${name}}`).flatMap((part) =>
      typeof part === 'string' ? [part] : 'pattern' in part ? [part.pattern] : [],
    );
  } catch {
    return [];
  }
}

/** The plugins that the settings of an action switch on. */
function pluginsIn(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const document = readJsonc(value);
  if ('message' in document || document.root?.type !== 'object') return emptyReading;
  const reading = settingsWithPlugins({ ...document, spanOf: spanIn }, value);
  return { ...emptyReading, enables: reading?.enables ?? [] };
}

/** Offsets in a YAML text's value as offsets in the file; exact for one line and for a `|` block. */
function offsetsOf(node: TreeNode, value: string, file: string): (offset: number) => number {
  const end = node.offset + node.length;
  const source = file.slice(node.offset, end);
  if (!/^[|>]/.test(source)) return (offset) => Math.min(node.offset + 1 + offset, end);
  const first = file.indexOf('\n', node.offset) + 1;
  if (source.startsWith('>')) {
    // Lines are joined: what stands there is looked for, not before where it could be.
    return (offset) => {
      const word = /^\S{1,60}/.exec(value.slice(offset))?.[0] ?? '';
      const at = word === '' ? -1 : file.indexOf(word, Math.min(first + offset, end));
      return at < 0 || at > end ? Math.min(first + offset, end) : at;
    };
  }
  const lines = lineOffsets(file.slice(first, end)).map((at) => at + first);
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
