import { readServers, wrap } from '../../servers.ts';
import type { TreeNode } from '../../tree.ts';
import type { DocumentReader } from '../../types.ts';

export function openhandsWrappers(key: string): readonly (readonly string[])[] {
  return ['stdio_servers', 'sse_servers', 'shttp_servers', 'mcpServers'].map((kind) => [key, kind]);
}

/**
 * Reads OpenHands' settings, in which a bare address declares a server. Source: OpenHands' reference for
 * `config.toml`.
 */
export const openhandsSettings: DocumentReader = (document) =>
  readServers(
    { ...document, root: document.root === null ? null : withAddresses(document.root) },
    { wrappers: openhandsWrappers('mcp') },
  );

/** Wraps each bare server address in an entry with a `url` key. */
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
