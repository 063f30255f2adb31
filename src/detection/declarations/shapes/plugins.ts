import type { Alteration } from '../../../model/model.ts';
import { digestOfNode } from '../digest.ts';
import { emptyReading, joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { type Dialect, readServers, wrap } from '../servers.ts';
import {
  listedWords,
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from '../tree.ts';
import { ownEnvironment } from '../variables-in.ts';

/** Keys under which manifests of plugins keep their servers. */
const serverKeys = ['mcpServers', 'mcp_servers'] as const;

/**
 * The manifest of a plugin: its servers are an object, the path of another file, or a list of both.
 * Source: Claude Code's reference of plugins; Copilot and Cursor took it over.
 */
export const pluginManifest: ShapeReader = (document) => {
  const { spanOf } = document;
  const dependencies = memberOf(document.root, 'dependencies')?.children ?? [];
  const requires = dependencies.flatMap((item) => {
    const name = wordOf(item, spanOf) ?? wordOf(memberOf(item, 'name'), spanOf);
    const marketplace = wordOf(memberOf(item, 'marketplace'), spanOf);
    if (name === null || name.text === '') return [];
    return marketplace === null ? [name] : [{ ...name, text: `${name.text}@${marketplace.text}` }];
  });
  return joinReadings([readPlugin(document, document.root, {}), { ...emptyReading, requires }]);
};

/** The same for a file name that other tools use too: only a value with the shape of a server is one. */
export const perhapsPluginManifest: ShapeReader = (document) => {
  const reading = readPlugin(document, document.root, { onlyByShape: true });
  const isNothing = reading.declarations.length === 0 && (reading.refersTo ?? []).length === 0;
  return isNothing ? null : reading;
};

/**
 * A marketplace: plugins, each of which may declare servers in place, and the names by which its
 * users enable them.
 */
export const marketplace: ShapeReader = (document) => {
  const { root, spanOf } = document;
  const name = wordOf(memberOf(root, 'name'), spanOf)?.text;
  const plugins = memberOf(root, 'plugins')?.children ?? [];
  const pluginRoot = wordOf(memberOf(memberOf(root, 'metadata'), 'pluginRoot'), spanOf)?.text;
  // A plugin that is fetched from elsewhere has an object here.
  const folderOf = (plugin: TreeNode): string | null => {
    const member = memberOf(plugin, 'source');
    const isLocal = ['local', 'directory'].includes(String(memberOf(member, 'source')?.value));
    const source = wordOf(isLocal ? memberOf(member, 'path') : member, spanOf)?.text;
    if (source === undefined) return null;
    return source.startsWith('.') || pluginRoot === undefined ? source : `${pluginRoot}/${source}`;
  };
  const offers = plugins.flatMap((plugin) => {
    const own = wordOf(memberOf(plugin, 'name'), spanOf)?.text;
    const source = folderOf(plugin);
    const member = memberOf(plugin, 'source');
    const origin = source === null && member !== null ? sourceAt(member, spanOf) : null;
    return name !== undefined && own !== undefined
      ? [{ plugin: `${own}@${name}`, source, origin }]
      : [];
  });
  const inPlace = plugins.map((plugin): Reading => {
    const below = folderOf(plugin);
    const reading = readPlugin(document, plugin, {});
    const refersTo =
      below === null ? [] : (reading.refersTo ?? []).map((each) => ({ ...each, below }));
    return { ...reading, refersTo };
  });
  return joinReadings([...inPlace, { ...emptyReading, offers }]);
};

/** Settings that may declare servers, and enable plugins that bring some of their own. */
export const settingsWithPlugins: ShapeReader = (document) => {
  const { root } = document;
  return joinReadings([
    readServers(document, {}),
    pluginsOf(document),
    approvalsIn(root),
    ownEnvironment(document, 'claude'),
  ]);
};

/** Which servers of `.mcp.json` Claude's settings approve. Source: its reference of settings. */
function approvalsIn(root: TreeNode | null): Reading {
  const all = memberOf(root, 'enableAllProjectMcpServers')?.value;
  const listed = memberOf(root, 'enabledMcpjsonServers')?.children ?? [];
  const approvals = [
    ...(all === true ? [null] : []),
    ...listed.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ];
  return { ...emptyReading, approvals, switchesOff: all === false ? [allServers] : [] };
}

/** Stands for all servers of `.mcp.json`; no plugin has a name like that. */
export const allServers = 'allServers';

/** The same of settings of any client: only `name@marketplace` is a plugin there. */
export function pluginsByName(document: TreeDocument): Reading {
  const reading = pluginsOf(document);
  const enables = (reading.enables ?? []).filter(({ text }) => /^[^@\s]+@[^@\s]+$/.test(text));
  return { ...reading, enables };
}

/** The plugins that settings enable, and the marketplaces that they make known. */
export function pluginsOf({ root, spanOf }: TreeDocument): Reading {
  const enabled = memberOf(root, 'enabledPlugins');
  const switches = propertiesOf(enabled);
  const enables = [
    ...switches
      .filter(({ value }) => value.value !== false)
      .map(({ key, node }) => ({ text: key, span: spanOf(node) })),
    ...(enabled?.type === 'array' ? listedWords(enabled, spanOf) : []),
  ];
  const switchesOff = switches.flatMap(({ key, value }) => (value.value === false ? [key] : []));
  const marketplaces = propertiesOf(memberOf(root, 'extraKnownMarketplaces'))
    // One without a source adds something to that of another file.
    .filter(({ value }) => memberOf(value, 'source') !== null)
    .map(({ key, value }) => ({
      ...{ name: key, source: sourceAt(value, spanOf), folder: folderIn(value) },
    }));
  return { ...emptyReading, enables, switchesOff, marketplaces };
}

/** Only a marketplace that settings load from a folder can be in the tree. */
function folderIn(marketplace: TreeNode): string | null {
  const source = memberOf(marketplace, 'source');
  const [kind, path] = ['source', 'path'].map((key) => memberOf(source, key)?.value);
  const isFolder = typeof path === 'string' && (kind === 'directory' || kind === 'file');
  return isFolder ? path.replace(/\/?\.claude-plugin\/marketplace\.json$/, '') : null;
}

/** Where a plugin or marketplace comes from: another source means another plugin. */
export function sourceAt(node: TreeNode, spanOf: TreeDocument['spanOf']): Alteration {
  const [what, contentDigest] = ['its source', digestOfNode(node)];
  return { kind: 'registry', what, file: null, span: spanOf(node), contentDigest };
}

function readPlugin(document: TreeDocument, plugin: TreeNode | null, dialect: Dialect): Reading {
  const { spanOf } = document;
  if (plugin === null) return emptyReading;
  const member = propertiesOf(plugin).filter(({ key }) => serverKeys.some((name) => name === key));
  const listed = member.flatMap(({ key, value }) =>
    value.type === 'array' ? (value.children ?? []).map((item) => ({ key, item })) : [],
  );
  const maps = member.filter(({ value }) => !['string', 'array'].includes(value.type));
  const refersTo = [...member.map(({ value }) => value), ...listed.map(({ item }) => item)]
    .flatMap((value) => wordOf(value, spanOf) ?? [])
    // Other tools have prose or single words there.
    .filter(({ text }) => !dialect.onlyByShape || /^\S+$/.test(text))
    .map((path) => ({ path, isRequired: !dialect.onlyByShape || path.text.endsWith('.json') }));
  return joinReadings([
    // Only these keys of a manifest contain servers.
    readServers(
      { ...document, root: { ...plugin, children: maps.map(({ node }) => node) } },
      dialect,
    ),
    ...listed
      .filter(({ item }) => item.type !== 'string')
      .map(({ key, item }) => readServers({ ...document, root: wrap(key, item) }, dialect)),
    { ...emptyReading, refersTo },
  ]);
}
