import type { Word } from '../../model.ts';
import { emptyReading, joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { readServers } from '../servers.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode, wordOf } from '../tree.ts';

/** Keys under which manifests of plugins keep their servers. */
const serverKeys = ['mcpServers', 'mcp_servers'] as const;

/**
 * The manifest of a plugin: its servers are an object, the path of another file, or a list of both.
 * Source: Claude Code's reference of plugins; Copilot and Cursor took it over.
 */
export const pluginManifest: ShapeReader = (document) => readPlugin(document, document.root);

/**
 * A marketplace: plugins, each of which may declare servers in place, and the names by which its
 * users enable them.
 */
export const marketplace: ShapeReader = (document) => {
  const { root, spanOf } = document;
  const name = wordOf(memberOf(root, 'name'), spanOf)?.text;
  const plugins = memberOf(root, 'plugins')?.children ?? [];
  const offers = plugins.flatMap((plugin) => {
    const own = wordOf(memberOf(plugin, 'name'), spanOf)?.text;
    // A plugin that is fetched from elsewhere is named by an object.
    const isHere = memberOf(plugin, 'source')?.type === 'string';
    return name !== undefined && own !== undefined && isHere ? [`${own}@${name}`] : [];
  });
  const inPlace = plugins.map((plugin) => ({
    ...readPlugin(document, plugin),
    // Paths of an entry are relative to its plugin's folder, where its own files are read anyway.
    refersTo: [],
  }));
  return joinReadings([...inPlace, { ...emptyReading, offers }]);
};

/** Settings that may declare servers, and switch on plugins that bring some of their own. */
export const settingsWithPlugins: ShapeReader = (document) => {
  const { root, spanOf } = document;
  const enabled = memberOf(root, 'enabledPlugins');
  const plugins: Word[] =
    enabled?.type === 'array'
      ? (enabled.children ?? []).flatMap((item) => wordOf(item, spanOf) ?? [])
      : propertiesOf(enabled)
          .filter(({ value }) => value.value !== false)
          .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
  const fetched = propertiesOf(memberOf(root, 'extraKnownMarketplaces'))
    .filter(({ value }) => {
      const kind = memberOf(memberOf(value, 'source'), 'source')?.value;
      return kind !== 'directory' && kind !== 'file';
    })
    .map(({ key }) => key);
  const enables = plugins.map((plugin) => ({
    plugin,
    isElsewhere: fetched.includes(plugin.text.slice(plugin.text.lastIndexOf('@') + 1)),
  }));
  return joinReadings([readServers(document, {}), { ...emptyReading, enables }]);
};

function readPlugin(document: TreeDocument, plugin: TreeNode | null): Reading {
  const { spanOf } = document;
  if (plugin === null) return emptyReading;
  const held = propertiesOf(plugin).filter(({ key }) => serverKeys.some((name) => name === key));
  const listed = held.flatMap(({ key, value }) =>
    value.type === 'array' ? (value.children ?? []).map((item) => ({ key, item })) : [],
  );
  const maps = held.filter(({ value }) => !['string', 'array'].includes(value.type));
  const refersTo = [...held.map(({ value }) => value), ...listed.map(({ item }) => item)]
    .flatMap((value) => wordOf(value, spanOf) ?? [])
    .map((path) => ({ path, isRequired: true }));
  return joinReadings([
    // Only these keys keep servers: a manifest's others are none.
    readServers({ ...document, root: { ...plugin, children: maps.map(({ node }) => node) } }, {}),
    ...listed
      .filter(({ item }) => item.type !== 'string')
      .map(({ key, item }) => readServers({ ...document, root: holding(key, item) }, {})),
    { ...emptyReading, refersTo },
  ]);
}

/** An object that holds one value under a key. */
function holding(key: string, value: TreeNode): TreeNode {
  const { offset, length } = value;
  const keyNode: TreeNode = { type: 'string', value: key, offset, length: 0 };
  const property: TreeNode = { type: 'property', offset, length, children: [keyNode, value] };
  return { type: 'object', offset, length, children: [property] };
}
