import { isEntry, readEntry } from '../entry.ts';
import { membersAt } from '../servers.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode, toWord } from '../tree.ts';
import { emptyContent, mergeContents, type ParsedContent } from '../types.ts';

/** The paths to servers in each kind of object. `*` matches any key. */
const places = new Map([
  ['MCPServer', ['spec', 'spec.deployment']],
  ['RemoteMCPServer', ['spec']],
  ['MCPRemoteProxy', ['spec']],
  ['MCPServerEntry', ['spec']],
  ['ToolServer', ['spec.config.*']],
]);

/**
 * For each field of these Kubernetes objects, the corresponding field in client entries without an image, and
 * in entries with an image.
 */
const fields: Readonly<Record<string, readonly [alone: string, besideImage: string]>> = {
  image: ['container', 'container'],
  cmd: ['command', 'entrypoint'],
  command: ['command', 'entrypoint'],
  args: ['args', 'entrypointArgs'],
  url: ['url', 'url'],
  remoteUrl: ['url', 'url'],
  remoteURL: ['url', 'url'],
};

/**
 * Reads objects that tell operators to start MCP servers in a cluster, or to connect to them. An object may
 * also be an item in a `List`. Sources: the resources of kagent, kmcp and ToolHive.
 */
export function kubernetesServers({ root, spanOf }: TreeDocument): ParsedContent {
  if (root === null || memberOf(root, 'apiVersion') === null) return emptyContent;
  const objects = [root, ...(memberOf(root, 'items')?.children ?? [])];
  const contents = objects.flatMap((object) => {
    const kind = String(memberOf(object, 'kind')?.value);
    if (memberOf(object, 'apiVersion') === null) return [];
    const alias = toWord(memberOf(memberOf(object, 'metadata'), 'name'), spanOf)?.text ?? kind;
    return (places.get(kind) ?? [])
      .flatMap((place) => membersAt(object, place.split('.')))
      .flatMap((node) => {
        const value = toEntry(node);
        return value === null ? [] : [readEntry({ key: alias, node, value }, spanOf)];
      });
  });
  return mergeContents(contents);
}

/**
 * Converts a node's fields to the fields of an entry; null if the node does not start or connect to anything.
 */
function toEntry(node: TreeNode): TreeNode | null {
  const properties = propertiesOf(node);
  const at = properties.some(({ key }) => key === 'image') ? 1 : 0;
  const children = properties.flatMap(({ key, node: property, value }): TreeNode[] => {
    const name = fields[key]?.[at];
    // In Kubernetes objects, variables are lists of objects, which may refer to secrets.
    const isMap = key === 'env' && value.type === 'object';
    if (name === undefined) return isMap ? [property] : [];
    const keyNode: TreeNode = { ...value, type: 'string', value: name };
    return [{ ...property, children: [keyNode, value] }];
  });
  const value: TreeNode = { ...node, type: 'object', children };
  return isEntry(value, true) ? value : null;
}
