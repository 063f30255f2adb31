import { readEntry } from '../entry.ts';
import { membersAt } from '../servers.ts';
import {
  memberOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../tree.ts';
import { emptyContent, mergeContents, type ParsedContent, type Reference } from '../types.ts';

/*
 * Reads MCP clients from the settings of Java frameworks, whose keys can be dotted in part or in full.
 * Sources: the references for Spring AI's MCP client and for Quarkus LangChain4j.
 */

/** Paths to maps from alias to entry, relative to the root or to a profile such as `%dev`. */
const clients = ['spring.ai.mcp.client.*.connections', 'quarkus.langchain4j.mcp'];
const namesFile = 'spring.ai.mcp.client.*.servers-configuration';

/** Maximum number of parts in a dotted key; real keys have fewer. */
const maxParts = 32;

export function javaSettings({ root, spanOf }: TreeDocument): ParsedContent {
  if (
    root === null ||
    !propertiesOf(root).some(({ key }) => /^%|^(?:spring|quarkus)(?:$|\.)/.test(key))
  )
    return emptyContent;
  const nested = withoutDots(root);
  const profiles = propertiesOf(nested).filter(({ key }) => key.startsWith('%'));
  const tops = [nested, ...profiles.map(({ value }) => value)];
  const valuesAt = (path: string): TreeNode[] =>
    tops.flatMap((top) => membersAt(top, path.split('.')));
  const entries = clients.flatMap((path) => valuesAt(path).flatMap(propertiesOf)).filter(isStarted);
  const refersTo = valuesAt(namesFile).flatMap((node): Reference[] => {
    const path = toWord(node, spanOf);
    if (path === null) return [];
    const text = path.text.replace(/^(?:classpath|file):\/*/, '');
    return [{ path: { ...path, text }, readAs: 'shape', isOfServers: true, search: 'beside too' }];
  });
  const contents = entries.map((entry) => readEntry(withLists(entry), spanOf));
  return mergeContents([{ ...emptyContent, refersTo }, ...contents]);
}

const isStarted = ({ value }: Property): boolean =>
  ['command', 'url'].some((key) => memberOf(value, key) !== null);

/** Splits strings in list fields at commas, as the frameworks do. */
function withLists({ key, node, value }: Property): Property {
  const children = (value.children ?? []).map((property): TreeNode => {
    const [name, text] = property.children ?? [];
    const isList = ['command', 'args'].includes(String(name?.value)) && text?.type === 'string';
    if (name === undefined || !isList || !String(text.value).includes(',')) return property;
    const items = String(text.value)
      .split(',')
      .map((item): TreeNode => ({ ...text, value: item.trim() }));
    return { ...property, children: [name, { ...text, type: 'array', children: items }] };
  });
  return { key, node, value: { ...value, children } };
}

/** An object or a list under construction. The keys of a list are its indexes. */
interface Growing {
  readonly firstNode: TreeNode;
  readonly keys: Map<string, { readonly node: TreeNode; value: TreeNode | Growing }>;
}

/** Expands dotted keys into nested objects and lists: `a.b[0]: x` becomes `a: {b: [x]}`. */
function withoutDots(root: TreeNode): TreeNode {
  const top: Growing = { firstNode: root, keys: new Map() };
  addSettings(top, root);
  return toTreeNode(top);
}

function addSettings(into: Growing, from: TreeNode): void {
  for (const { key, node, value } of propertiesOf(from)) {
    const parts = [...key.matchAll(/\[([^[\]]*)\]|[^.[\]]+/g)].map(
      ([all, inside]) => inside ?? all,
    );
    if (parts.length === 0 || parts.length > maxParts) continue;
    const lastPart = parts.pop() ?? '';
    const parent = parts.reduce((object, part) => objectAt(object, part, node), into);
    if (value.type === 'object') addSettings(objectAt(parent, lastPart, node), value);
    else parent.keys.set(lastPart, { node, value });
  }
}

function objectAt(object: Growing, part: string, node: TreeNode): Growing {
  const existing = object.keys.get(part)?.value;
  if (existing !== undefined && 'keys' in existing) return existing;
  const made: Growing = { firstNode: node, keys: new Map() };
  object.keys.set(part, { node, value: made });
  return made;
}

function toTreeNode({ firstNode, keys }: Growing): TreeNode {
  const { offset, length } = firstNode;
  const values = [...keys].map(([key, { node, value }]) => ({
    ...{ key, node, value: 'keys' in value ? toTreeNode(value) : value },
  }));
  const isList = values.length > 0 && values.every(({ key }, index) => key === String(index));
  if (isList) return { type: 'array', offset, length, children: values.map(({ value }) => value) };
  const children = values.map(
    ({ key, node, value }): TreeNode => ({
      ...{ type: 'property', offset: node.offset, length: node.length },
      children: [{ type: 'string', value: key, offset: node.offset, length: 0 }, value],
    }),
  );
  return { type: 'object', offset, length, children };
}
