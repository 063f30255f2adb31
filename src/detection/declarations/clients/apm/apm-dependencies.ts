import { readEntry } from '../../entry.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode, toWord } from '../../tree.ts';
import {
  contentWithServer,
  type DocumentReader,
  mergeContents,
  type ParsedContent,
} from '../../types.ts';

export const apmKeys: readonly string[] = ['dependencies', 'devDependencies'];
export const apmLockKeys = ['mcp_configs', 'mcp_servers'] as const;

/**
 * Reads the servers in an APM (Agent Package Manager) manifest. The `mcp` list under `dependencies` and
 * `devDependencies` holds MCP registry names and inline server definitions. Source: APM's manifest reference.
 */
export const apmDependencies: DocumentReader = ({ root, spanOf }) => {
  const lists = apmKeys.map((key) => memberOf(memberOf(root, key), 'mcp'));
  const items = lists.flatMap((list) => (list?.type === 'array' ? (list.children ?? []) : []));
  return mergeContents(items.map((item) => readDependency(item, null, spanOf)));
};

/**
 * Reads the servers that APM installed: `mcp_configs` maps names to configurations, and `mcp_servers` lists
 * only names.
 */
export const apmLock: DocumentReader = ({ root, spanOf }) => {
  const [described = null, listed = null] = apmLockKeys.map((key) => memberOf(root, key));
  const configs = propertiesOf(described);
  const names = listed?.children ?? [];
  const alone = names.filter(
    ({ type, value }) => type === 'string' && !configs.some(({ key }) => key === value),
  );
  return mergeContents([
    ...configs.map(({ key, value }) => readDependency(value, key, spanOf)),
    ...alone.map((item) => readDependency(item, null, spanOf)),
  ]);
};

function readDependency(
  item: TreeNode,
  key: string | null,
  spanOf: TreeDocument['spanOf'],
): ParsedContent {
  if (item.type === 'string') {
    return contentWithServer(String(item.value), spanOf(item), { registry: toWord(item, spanOf) });
  }
  const name = toWord(memberOf(item, 'name'), spanOf);
  const alias = name?.text ?? key ?? 'mcp';
  const isDescribed = ['command', 'url'].some((field) => memberOf(item, field) !== null);
  if (item.type !== 'object' || isDescribed || memberOf(item, 'registry')?.value === false) {
    return readEntry({ key: alias, node: item, value: item }, spanOf);
  }
  const version = memberOf(item, 'version');
  const identifier = version === null ? alias : `${alias}@${String(version.value)}`;
  const registry = { text: identifier, span: name?.span ?? spanOf(item) };
  return contentWithServer(alias, spanOf(item), { registry });
}
