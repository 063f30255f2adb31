import { readServers, wrap } from '../../servers.ts';
import type { TreeNode } from '../../tree.ts';
import type { DocumentReader } from '../../types.ts';

/** Returns the keys under which OpenHands lists servers, one for each transport. */
export function openhandsWrappers(key: string): readonly (readonly string[])[] {
  return ['stdio_servers', 'sse_servers', 'shttp_servers', 'mcpServers'].map((kind) => [key, kind]);
}

/**
 * Reads OpenHands' settings, where an address alone declares a server. Source: OpenHands' reference for
 * `config.toml`.
 */
export const openhandsSettings: DocumentReader = (document) =>
  readServers(
    { ...document, root: document.root === null ? null : withAddresses(document.root) },
    { wrappers: openhandsWrappers('mcp') },
  );

/** Returns a tree in which each server address is an entry. */
function withAddresses(node: TreeNode): TreeNode {
  const [key, list] = node.children ?? [];
  if (node.type === 'property' && /^s(?:se|http)_servers$/.test(String(key?.value))) {
    const items = list?.children?.map((item) =>
      item.type === 'string' ? wrap('url', item) : item,
    );
    return key === undefined || list === undefined || items === undefined
      ? node
      : { ...node, children: [key, { ...list, children: items }] };
  }
  const isObject = node.type === 'object' || node.type === 'property';
  return isObject ? { ...node, children: node.children?.map(withAddresses) } : node;
}
