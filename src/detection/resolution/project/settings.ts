import type { Span } from '../../../model/model.ts';
import { readJsonc } from '../../declarations/jsonc.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from '../../declarations/tree.ts';
import { lineSpan, numberLines } from './lines.ts';
import type { FileKind } from './project.ts';

/** A package manager setting with a dotted key, such as `install.registry`. */
export interface Setting {
  readonly key: string;
  readonly value: string;
  readonly span: Span;
}

/**
 * Returns the strings, numbers and booleans below a node, each under its dotted key. List items take the key
 * of their list.
 */
export function settingsBelow(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  above = '',
): readonly Setting[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((item) => settingsBelow(item, spanOf, above));
  }
  if (node.type === 'object') {
    return propertiesOf(node).flatMap(({ key, value }) =>
      settingsBelow(value, spanOf, clipKey(above === '' ? key : `${above}.${key}`)),
    );
  }
  return node.type === 'null'
    ? []
    : [{ key: above, value: String(node.value), span: spanOf(node) }];
}

/**
 * Maximum key length; known keys are shorter. Without this limit, a long key with many nested keys would be
 * copied for each nested key.
 */
const longestKey = 300;

const clipKey = (key: string): string => (key.length > longestKey ? key.slice(0, longestKey) : key);

/** Reads an `.npmrc`: one `key = value` per line. Source: npm's reference for the file. */
export function readNpmrc(text: string): readonly Setting[] {
  return numberLines(text).flatMap(({ number, content }) => {
    const line = content.trim();
    if (line === '' || /^[;#[]/.test(line)) return [];
    const equals = line.indexOf('=');
    const key = parseKey(equals < 0 ? line : line.slice(0, equals));
    const value = equals < 0 ? 'true' : unquoted(line.slice(equals + 1).trim());
    return [{ key, value, span: lineSpan(number, content) }];
  });
}

/** Parses a key as npm does: a quoted key as a JSON string, and any other key up to a comment. */
function parseKey(written: string): string {
  const text = written.trim();
  if (text.startsWith('"') && text.endsWith('"')) {
    try {
      return String(JSON.parse(text));
    } catch {
      return unquoted(text);
    }
  }
  return unquoted(text.replace(/(?<!\\)[;#].*$/s, '').trim()).replace(/\[\]$/, '');
}

function unquoted(text: string): string {
  const quote = text[0];
  return text.length > 1 && (quote === '"' || quote === "'") && text.endsWith(quote)
    ? text.slice(1, -1)
    : text;
}

/** Reads a Yarn 1 `.yarnrc`: one `key "value"` per line. */
export function readYarnrc(text: string): readonly Setting[] {
  return numberLines(text).flatMap(({ number, content }) => {
    const line = content.trim();
    const space = line.search(/[ \t]/);
    if (space < 0 || line.startsWith('#')) return [];
    const value = unquoted(line.slice(space + 1).trim());
    const key = unquoted(line.slice(0, space)).replace(/:$/, '');
    return [{ key, value, span: lineSpan(number, content) }];
  });
}

const limit = 256 * 1024;

export const npmrc: FileKind<readonly Setting[]> = {
  name: '.npmrc',
  limit,
  load: async () => readNpmrc,
};

export const yarnrc: FileKind<readonly Setting[]> = {
  name: '.yarnrc',
  limit,
  load: async () => readYarnrc,
};

export const jsonSettings: FileKind<readonly Setting[]> = {
  name: 'settings in JSON',
  limit: 1024 * 1024,
  load: async () => settingsReader(readJsonc),
};

export const tomlSettings: FileKind<readonly Setting[]> = {
  name: 'settings in TOML',
  limit,
  load: async () => settingsReader((await import('../../declarations/toml.ts')).readToml),
};

export const yamlSettings: FileKind<readonly Setting[]> = {
  name: 'settings in YAML',
  limit,
  load: async () => settingsReader((await import('../../declarations/yaml.ts')).readYaml),
};

function settingsReader(
  read: (text: string) => TreeDocument | { readonly message: string },
): (text: string) => readonly Setting[] | null {
  return (text) => {
    const document = read(text);
    if ('message' in document) return null;
    return document.root === null ? [] : settingsBelow(document.root, document.spanOf);
  };
}

/** The file kind that yields a file's whole text as one setting, positioned at the start of the file. */
export const wholeText: FileKind<readonly Setting[]> = {
  name: 'code',
  limit,
  load: async () => (text) => [{ key: '', value: text, span: lineSpan(1, '') }],
};
