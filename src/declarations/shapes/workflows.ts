import { parse } from 'shell-quote';
import type { Word } from '../../model.ts';
import { readEntry } from '../entry.ts';
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

/**
 * Keys that tell an object with servers; `servers` alone is anybody's word. A value stands behind, and
 * for a key without quotes, as scripts write it, an object that is not empty.
 */
const wrapperKey =
  /\\?"(?:mcpServers|mcp_servers|context_servers)\\?"\s*:(?=\s*[{[$\\"])(?!\s*\{\s*\})|\b(?:mcpServers|mcp_servers)\s*:(?=\s*\{\s*[^}\s])/g;

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
    key === 'plugins' ? listedPlugins(value, spanIn) : emptyReading,
  ]);
  const isConfig = configInputs.has(key);
  if (isConfig && /^[\w@./-]+$/.test(value.trim())) {
    const path = {
      text: value.trim().replace(checkout, ''),
      span: spanIn({ offset: 0, length: 1 }),
    };
    return joinReadings([others, { ...emptyReading, refersTo: [{ path, isRequired: false }] }]);
  }
  const keys = [...value.matchAll(wrapperKey)];
  if (keys.length === 0 && !isConfig && !escaped.test(value)) return others;
  const { objects, isCut } = objectsOf(value, isConfig);
  const readings = objects.map(({ offset, document }) =>
    readServers(
      { ...document, spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }) },
      { wrappers: commonWrappers, isDeep: true, mayBeBare: isConfig },
    ),
  );
  // Every key of servers must be one of an object that was read.
  const read = new Set(objects.flatMap(({ offset, document }) => keysIn(document.root, 6, offset)));
  const lost = keys.find(({ index }) => ![-1, 0, 1, 2].some((shift) => read.has(index + shift)));
  const faults = [
    ...(lost === undefined
      ? []
      : [fault('a step whose JSON of servers cannot be read', lost.index)]),
    ...(isCut ? [fault('a step with more braces than can be looked through', 0)] : []),
  ];
  return joinReadings([...readings, others, { ...emptyReading, faults }]);
}

/** Where the keys of an object and of those below it stand, down to a depth. */
function keysIn(node: TreeNode | null, depth: number, offset: number): number[] {
  if (depth === 0) return [];
  return propertiesOf(node).flatMap(({ node: property, value }) => [
    property.offset + offset,
    ...keysIn(value, depth - 1, offset),
  ]);
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
function objectsOf(written: string, isAll: boolean): { objects: FoundObject[]; isCut: boolean } {
  const text = withoutQuoting(written);
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

/** What a shell puts in the middle of a quoted text, and what it runs there, as plain letters of the same length. */
function withoutQuoting(text: string): string {
  return text
    .replace(/\$\((?:[^()"]|"[^"()]*")*\)/g, (part) => 'x'.repeat(part.length))
    .replace(/'"\$\{?\w+\}?"'|'\$\{?\w+\}?'/g, (part) => 'x'.repeat(part.length))
    .replace(
      /(?<="env"\s{0,9}:\s{0,9})\$\{\{[^{}]{0,500}\}\}/g,
      (part) => `{${' '.repeat(part.length - 2)}}`,
    );
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
  return text.replace(
    /"(?:[^"\\\n]|\\.)*"|\$\{\{[^{}]{0,500}\}\}|\$\{[^{}]{0,500}\}|\$\w+/g,
    (part) => (part.startsWith('"') ? part : `"${part.slice(1, -1).replace(/["\\]/g, ' ')}"`),
  );
}

/** Folders of the checkout, as workflows name them. */
const checkout = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|PWD)\}?)\//;

/** The files behind `--mcp-config`: several may follow, up to the next option. */
function namedFiles(value: string, spanIn: TreeDocument['spanOf']): Reference[] {
  const text = value.replaceAll('\\\n', '  ');
  const pattern = /["']?--(?:additional-)?mcp-config["']?(?:=|\s+)/g;
  return [...text.matchAll(pattern)].flatMap(({ index, 0: option }) => {
    const behind = text.slice(index + option.length, index + option.length + 4096);
    const [words = ''] = behind.split(/\s-|[\n;|&]|\s(?=['"]?\{)/);
    return words
      .trim()
      .replaceAll(/\$\{\{\s*github\.workspace\s*\}\}/g, '${GITHUB_WORKSPACE}')
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/^["']|["']$/g, '')
          .replace(/^@/, '')
          .replace(checkout, ''),
      )
      .filter((path) => /^[\w@./-]+$/.test(path) && !path.startsWith('/'))
      .map((path) => ({
        path: { text: path, span: spanIn({ offset: index, length: option.length }) },
        // Another step may write it; what it writes stands in that step's text.
        isRequired: false,
      }));
  });
}

/**
 * `claude mcp add [options] name [--] command …`, `… --transport http name URL` and `mcp add-json name
 * '{…}'`, as several clients have them. One that is not understood is a fault.
 */
function addedServers(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const text = value.replaceAll('\\\n', '  ');
  const pattern =
    /\b(?:claude(?:-code)?|codex|gemini|qwen|droid|copilot|amp)\s(?:[^\n;|&]{0,200}\s)?mcp\s+add(-json)?\s/g;
  const readings = [...text.matchAll(pattern)]
    .slice(0, maxAdded)
    .map(({ index, 0: whole, 1: isJson }): Reading => {
      const [line = ''] = text
        .slice(index + whole.length, index + whole.length + longestLine)
        .split('\n');
      const span = spanIn({ offset: index, length: whole.length + line.length });
      const rest = withoutOptions(wordsOf(line));
      const [alias, ...command] = rest.filter((word, at) => word !== '--' || at > 1);
      const [first, ...args] = command;
      if (alias === undefined || first === undefined) {
        return {
          ...emptyReading,
          faults: [{ message: 'a server that is added in an unread way', span }],
        };
      }
      if (isJson !== undefined) {
        const document = readJsonc(first);
        return 'message' in document || document.root === null
          ? { ...emptyReading, faults: [{ message: 'a server whose JSON cannot be read', span }] }
          : readEntry({ key: alias, node: document.root, value: document.root }, () => span);
      }
      const word = (each: string): Word => ({ text: each, span });
      const launch = /^https?:\/\//i.test(first)
        ? { ...emptyLaunch, url: word(first) }
        : { ...emptyLaunch, command: word(first), args: args.map(word) };
      return { ...emptyReading, declarations: [{ alias, span, disabled: false, launch }] };
    });
  const [more] = [...text.matchAll(pattern)].slice(maxAdded);
  const tooMany = {
    message: `more than ${maxAdded} servers that are added`,
    span: spanIn({ offset: more?.index ?? 0, length: 0 }),
  };
  return joinReadings([
    ...readings,
    { ...emptyReading, faults: more === undefined ? [] : [tooMany] },
  ]);
}

/** Longer than any such command, and more than any workflow adds. */
const longestLine = 4096;
const maxAdded = 500;

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

/** The words of a line up to the first operator; variables and expressions stay as they are. */
function wordsOf(line: string): string[] {
  // The library knows no expressions, and no defaults of variables.
  const masked = line.replace(/\$\{\{[^}]*\}\}/g, 'EXPRESSION').replace(/\$\{[^}]*\}/g, 'VARIABLE');
  const words: string[] = [];
  try {
    for (const part of parse(masked, (name) => `\${${name}}`)) {
      if (typeof part === 'string') words.push(part);
      else if ('pattern' in part) words.push(part.pattern);
      else break;
    }
  } catch {
    return [];
  }
  return words;
}

/** Plugins as an action lists them, a line each. */
function listedPlugins(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const enables = [...value.matchAll(/^[ \t]*([\w.-]+@[\w.-]+)[ \t]*$/gm)].map(
    ({ index, 0: line, 1: text = '' }) => ({
      plugin: { text, span: spanIn({ offset: index, length: line.length }) },
      marketplace: null,
    }),
  );
  return { ...emptyReading, enables };
}

/** The plugins that the settings of an action switch on. */
function pluginsIn(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const document = readLoosely(withoutQuoting(value).trim());
  if (document?.root?.type !== 'object') {
    const message = 'settings whose plugins cannot be read';
    const fault = { message, span: spanIn({ offset: 0, length: 1 }) };
    return value.includes('enabledPlugins') ? { ...emptyReading, faults: [fault] } : emptyReading;
  }
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
