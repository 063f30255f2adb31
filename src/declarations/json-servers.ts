import type { Node } from 'jsonc-parser';
import type { Word } from '../model.ts';
import {
  type JsonDocument,
  memberOf,
  type Property,
  propertiesOf,
  readJsonc,
  wordOf,
} from './jsonc.ts';
import type { FoundDeclaration, Reader, Reading, ReadingFault } from './reader.ts';

/** Keys under which clients keep their map of servers; all of them are read wherever they stand. */
const wrapperKeys = ['mcpServers', 'servers', 'context_servers', 'mcp_servers'] as const;

/** Keys that make an object an entry: it says what to start or where to connect. */
const launchKeys = ['command', 'url', 'httpUrl', 'serverUrl'] as const;

/** How a client's file differs from the shape that most share. */
export interface JsonDialect {
  /**
   * The keys by which this client lets an entry rest. Where a client starts an entry all the same,
   * the key must not soften what is judged.
   */
  readonly restsBy: readonly ('disabled' | 'enabled')[];
}

/**
 * A reader for the JSON shape that most clients share: a map from alias to
 * `{command, args, env, cwd}` or `{url}`, under one of the wrapper keys, nested in `mcp`, or bare.
 */
export function jsonServers(dialect: JsonDialect): Reader {
  return (text) => readJsonServers(text, dialect);
}

function readJsonServers(text: string, dialect: JsonDialect): Reading {
  const document = readJsonc(text);
  if ('message' in document) return { declarations: [], faults: [document] };
  const { root, spanOf } = document;
  if (root === null) return { declarations: [], faults: [] };
  const faults: ReadingFault[] = [];
  if (root.type !== 'object') {
    return {
      declarations: [],
      faults: [{ message: 'not an object at the top', span: spanOf(root) }],
    };
  }
  duplicateKeys(root, spanOf, faults);
  const declarations: FoundDeclaration[] = [];
  for (const map of serverMaps(root)) {
    if (map.type !== 'object') {
      faults.push({ message: 'servers that are not an object of entries', span: spanOf(map) });
      continue;
    }
    for (const property of propertiesOf(map)) {
      const reading = readEntry(property, spanOf, dialect);
      declarations.push(...reading.declarations);
      faults.push(...reading.faults);
    }
  }
  return { declarations, faults };
}

/** Every value that holds servers: the wrappers at the top and under `mcp`, or the root itself. */
function serverMaps(root: Node): Node[] {
  const wrapped = [root, memberOf(root, 'mcp')].flatMap((holder) =>
    propertiesOf(holder)
      .filter(({ key }) => wrapperKeys.some((wrapper) => wrapper === key))
      .map(({ value }) => value),
  );
  const bare = propertiesOf(root).some(({ value }) => isEntry(value));
  // Entries beside a wrapper are entries too: a client may read either.
  return bare ? [...wrapped, bareEntries(root)] : wrapped;
}

/** The root without what is no entry: `inputs` and the like stand beside bare entries. */
function bareEntries(root: Node): Node {
  const children = (root.children ?? []).filter((property) =>
    isEntry(property.children?.[1] ?? null),
  );
  return { ...root, children };
}

function isEntry(node: Node | null): boolean {
  return launchKeys.some((key) => ['string', 'array'].includes(memberOf(node, key)?.type ?? ''));
}

function readEntry(
  { key, node, value }: Property,
  spanOf: JsonDocument['spanOf'],
  { restsBy }: JsonDialect,
): Reading {
  const span = spanOf(node);
  const faults: ReadingFault[] = [];
  if (value.type !== 'object') {
    return {
      declarations: [],
      faults: [{ message: `an entry ${quote(key)} that is no object`, span }],
    };
  }
  const word = (name: string): Word | null => {
    const found = memberOf(value, name);
    if (found !== null && found.type !== 'string') {
      faults.push({
        message: `an entry ${quote(key)} whose ${quote(name)} is no text`,
        span: spanOf(found),
      });
    }
    return wordOf(found, spanOf);
  };
  const env = propertiesOf(memberOf(value, 'env')).flatMap(({ key: name, value: held }) => {
    const text = wordOf(held, spanOf);
    return text === null ? [] : [[name, text] as const];
  });
  const urls = ['url', 'httpUrl', 'serverUrl'].map(word).filter((url) => url !== null);
  const command = word('command');
  const args = readArgs(memberOf(value, 'args'), key, spanOf, faults);
  const launch = { command, args, env: new Map(env), cwd: word('cwd') };
  const shared = {
    alias: key,
    span,
    disabled:
      (restsBy.includes('disabled') && memberOf(value, 'disabled')?.value === true) ||
      (restsBy.includes('enabled') && memberOf(value, 'enabled')?.value === false),
  };
  // Which of several addresses a client takes differs by client: each of them is declared.
  const launches =
    urls.length > 1
      ? urls.map((url, index) =>
          index === 0 ? { ...launch, url } : { ...launch, command: null, args: [], url },
        )
      : [{ ...launch, url: urls[0] ?? null }];
  return { declarations: launches.map((each) => ({ ...shared, launch: each })), faults };
}

function readArgs(
  node: Node | null,
  alias: string,
  spanOf: JsonDocument['spanOf'],
  faults: ReadingFault[],
): Word[] {
  if (node === null) return [];
  const items = node.type === 'array' ? (node.children ?? []) : [node];
  return items.flatMap((item) => {
    const scalar = ['string', 'number', 'boolean'].includes(item.type);
    if (node.type !== 'array' || !scalar) {
      faults.push({
        message: `an entry ${quote(alias)} whose "args" are no list of texts`,
        span: spanOf(item),
      });
    }
    return scalar ? [{ text: String(item.value), span: spanOf(item) }] : [];
  });
}

/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
function duplicateKeys(node: Node, spanOf: JsonDocument['spanOf'], faults: ReadingFault[]): void {
  const seen = new Set<string>();
  for (const { key, node: property } of propertiesOf(node)) {
    if (seen.has(key)) {
      faults.push({ message: `the key ${quote(key)} twice in one object`, span: spanOf(property) });
    }
    seen.add(key);
  }
  for (const child of node.children ?? []) duplicateKeys(child, spanOf, faults);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
