import { propertiesOf, type TreeDocument, type TreeNode } from '../declarations/tree.ts';
import type { Span } from '../model.ts';
import { lineSpan, linesOf } from './lines.ts';
import type { FileKind } from './project.ts';

/** A setting of a package manager, by its dotted key. */
export interface Setting {
  readonly key: string;
  readonly value: string;
  readonly span: Span;
}

/** The texts, numbers and truths below a node, by dotted keys; of a list each item under its key. */
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
      settingsBelow(value, spanOf, above === '' ? key : `${above}.${key}`),
    );
  }
  return node.type === 'null'
    ? []
    : [{ key: above, value: String(node.value), span: spanOf(node) }];
}

/** Reads an `.npmrc`: `key = value`, a line each. Source: npm's reference of the file. */
export function readNpmrc(text: string): readonly Setting[] {
  return linesOf(text).flatMap(({ number, content }) => {
    const [, key, value = ''] =
      /^\s*["']?([^=;#"']+?)["']?(?:\[\])?\s*(?:=(.*))?$/s.exec(content) ?? [];
    if (key === undefined || key.startsWith('[')) return [];
    const plain = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    return [{ key, value: plain, span: lineSpan(number, content) }];
  });
}

const limit = 256 * 1024;

export const npmrc: FileKind<readonly Setting[]> = {
  name: '.npmrc',
  limit,
  load: async () => readNpmrc,
};

export const tomlSettings: FileKind<readonly Setting[]> = {
  name: 'settings in TOML',
  limit,
  load: async () => settingsReader((await import('../declarations/toml.ts')).readToml),
};

export const yamlSettings: FileKind<readonly Setting[]> = {
  name: 'settings in YAML',
  limit,
  load: async () => settingsReader((await import('../declarations/yaml.ts')).readYaml),
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

/**
 * Reads a file of variables, `NAME=value` a line. A value over several lines is read as its first:
 * only names and places matter.
 */
export function readEnvFile(text: string): readonly Setting[] {
  return linesOf(text).flatMap(({ number, content }) => {
    const [, key, value = ''] =
      /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*[=:](.*)$/s.exec(content) ?? [];
    if (key === undefined) return [];
    const plain = value.trim().replace(/^(["'`])(.*)\1.*$/, '$2');
    return [{ key, value: plain, span: lineSpan(number, content) }];
  });
}

export const envFile: FileKind<readonly Setting[]> = {
  name: 'variables',
  limit,
  load: async () => readEnvFile,
};
