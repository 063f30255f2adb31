import type { Declaration } from '../../model/model.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { digestOf, digestOfNode } from './digest.ts';
import { memberOf, propertiesOf, type TreeNode } from './tree.ts';
import type { Definitions, ParsedFile } from './types.ts';

/**
 * Definitions of the placeholders `${input:x}`, `${user_config.x}` and `${config:x}`, which clients replace.
 * `${input:x}` and `${user_config.x}` can have a default; `${config:x}` refers to a setting.
 */

const placeholder = /\$\{(input|config|user_?config)[:.]([^}]{1,200})\}/gi;

/** Maximum nesting depth of objects and lists around a definition. */
const maxAround = 8;

const definitionName = (kind: string, name: string): string =>
  `${kind.replace('_', '').toLowerCase()}:${name}`;

/**
 * Returns digests of the definitions in a file, by name.
 *
 * @param isSettings whether the keys in the file, except those that define inputs and user configuration, are
 * editor settings
 */
export function definitionsIn(root: TreeNode | null, isSettings: boolean): Definitions {
  const definitions = new Map<string, string>();
  const add = (kind: string, name: string, node: TreeNode): void => {
    const key = definitionName(kind, name);
    definitions.set(key, `${definitions.get(key) ?? ''} ${digestOfNode(withoutProse(node))}`);
  };
  const visit = (node: TreeNode, keyPath: readonly string[]): void => {
    if (keyPath.length > maxAround) return;
    if (node.type === 'array')
      for (const item of node.children ?? []) visit(item, [...keyPath, '']);
    for (const { key, value } of propertiesOf(node)) {
      const memberPath = [...keyPath, key];
      if (/(?:^|\.)inputs$/.test(key) && value.type === 'array') {
        for (const item of value.children ?? []) {
          const id = memberOf(item, 'id')?.value;
          if (typeof id === 'string') add('input', id, item);
        }
      } else if (/^user_?config$/i.test(key)) {
        for (const each of propertiesOf(value)) add('userconfig', each.key, each.value);
      } else if (key === 'pluginConfigs') {
        for (const { value: plugin } of propertiesOf(value)) {
          const options = propertiesOf(memberOf(plugin, 'options'));
          for (const each of options) add('userconfig', each.key, each.value);
        }
      } else if (value.type === 'object' || value.type === 'array') visit(value, memberPath);
      else if (isSettings) {
        // In a workspace or dev container, settings are below a `settings` key.
        const names = memberPath.slice(memberPath.lastIndexOf('settings') + 1);
        add('config', names.join('.'), value);
      }
    }
  };
  if (root !== null) visit(root, []);
  return definitions;
}

function withoutProse(node: TreeNode): TreeNode {
  if (node.type !== 'object') return node;
  const displayKeys = new Set<unknown>([
    'description',
    'title',
    'password',
    'sensitive',
    'required',
  ]);
  const children = (node.children ?? []).filter(
    ({ children: [key] = [] }) => !displayKeys.has(key?.value),
  );
  return { ...node, children };
}

/**
 * Adds the definitions of the placeholders that each declaration uses, from files in the declaration's folder
 * and the folders above it.
 */
export function withDefinitions(
  declarations: readonly Declaration[],
  parsedFiles: readonly ParsedFile[],
): readonly Declaration[] {
  const byFolder = new Map<string, Map<string, Set<string>>>();
  for (const { folder, content } of parsedFiles) {
    for (const [name, digest] of content.definitions ?? []) {
      const names = byFolder.get(folder) ?? new Map<string, Set<string>>();
      byFolder.set(folder, names);
      names.set(name, (names.get(name) ?? new Set()).add(digest));
    }
  }
  if (byFolder.size === 0) return declarations;
  const combined = new Map(
    [...byFolder].map(([folder, names]) => [
      folder,
      new Map([...names].map(([name, digests]) => [name, digestOf([...digests].sort().join())])),
    ]),
  );
  return declarations.map((declaration) => {
    const { command, args, url, cwd, env } = declaration.launch;
    const texts = [command, ...args, url, cwd, ...env.values()].map((word) => word?.text ?? '');
    const usedNames = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(placeholder)].map(([, kind = '', name = '']) =>
          definitionName(kind, name),
        ),
      ),
    );
    if (usedNames.size === 0) return declaration;
    const definitions = [...usedNames].sort().flatMap((name) =>
      foldersUpFrom(declaration.folder).flatMap((up) => {
        const defined = combined.get(up)?.get(name);
        return defined === undefined ? [] : [`${name} ${defined}`];
      }),
    );
    return definitions.length === 0 ? declaration : { ...declaration, definitions };
  });
}
