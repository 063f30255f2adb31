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
 * Maps fields of these Kubernetes objects to fields of client entries. The second name applies if the object
 * has an image.
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
 * Reads objects that tell Kubernetes operators to start or connect to MCP servers. An object can also be an
 * item in a `List`. Sources: the resources of kagent, kmcp and ToolHive.
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

/** Converts a node to a client entry; returns null if the node neither starts nor connects to anything. */
function toEntry(node: TreeNode): TreeNode | null {
  const properties = propertiesOf(node);
  const at = properties.some(({ key }) => key === 'image') ? 1 : 0;
  const children = properties.flatMap(({ key, node: property, value }): TreeNode[] => {
    const name = fields[key]?.[at];
    // Only a map of variables is copied. A list of variables, as in Kubernetes objects, can refer to secrets.
    const isMap = key === 'env' && value.type === 'object';
    if (name === undefined) return isMap ? [property] : [];
    const keyNode: TreeNode = { ...value, type: 'string', value: name };
    return [{ ...property, children: [keyNode, value] }];
  });
  const value: TreeNode = { ...node, type: 'object', children };
  return isEntry(value, true) ? value : null;
}
