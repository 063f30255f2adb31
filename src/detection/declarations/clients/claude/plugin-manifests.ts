import type { Alteration } from '../../../../model/model.ts';
import { digestOfNode } from '../../digest.ts';
import { type Dialect, readServers, wrap } from '../../servers.ts';
import {
  listedWords,
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../../tree.ts';
import {
  type DocumentReader,
  emptyContent,
  mergeContents,
  type ParsedContent,
} from '../../types.ts';
import { ownEnvironment } from '../../variables-in.ts';

const serverKeys = ['mcpServers', 'mcp_servers'] as const;

/**
 * Reads a plugin manifest. The servers are an object, the path of another file, or a list of objects and
 * paths. Copilot and Cursor use the same format. Source: Claude Code's plugin reference.
 */
export const pluginManifest: DocumentReader = (document) => {
  const { spanOf } = document;
  const dependencies = memberOf(document.root, 'dependencies')?.children ?? [];
  const requires = dependencies.flatMap((item) => {
    const name = toWord(item, spanOf) ?? toWord(memberOf(item, 'name'), spanOf);
    const marketplace = toWord(memberOf(item, 'marketplace'), spanOf);
    if (name === null || name.text === '') return [];
    return marketplace === null ? [name] : [{ ...name, text: `${name.text}@${marketplace.text}` }];
  });
  return mergeContents([readPlugin(document, document.root, {}), { ...emptyContent, requires }]);
};

/**
 * Reads a plugin manifest whose file name other tools also use, so values are accepted only if they are
 * shaped like servers. Returns null if the file contains neither servers nor references.
 */
export const perhapsPluginManifest: DocumentReader = (document) => {
  const content = readPlugin(document, document.root, { onlyByShape: true });
  const isNothing = content.declarations.length === 0 && (content.refersTo ?? []).length === 0;
  return isNothing ? null : content;
};

/**
 * Reads a marketplace: the servers that its plugins declare inline, and the names (`plugin@marketplace`)
 * under which users enable the plugins.
 */
export const marketplace: DocumentReader = (document) => {
  const { root, spanOf } = document;
  const name = toWord(memberOf(root, 'name'), spanOf)?.text;
  const plugins = memberOf(root, 'plugins')?.children ?? [];
  const pluginRoot = toWord(memberOf(memberOf(root, 'metadata'), 'pluginRoot'), spanOf)?.text;
  // A plugin whose `source` is an object is fetched from elsewhere, unless the object's kind is `local` or
  // `directory`.
  const folderOf = (plugin: TreeNode): string | null => {
    const member = memberOf(plugin, 'source');
    const isLocal = ['local', 'directory'].includes(String(memberOf(member, 'source')?.value));
    const source = toWord(isLocal ? memberOf(member, 'path') : member, spanOf)?.text;
    if (source === undefined) return null;
    return source.startsWith('.') || pluginRoot === undefined ? source : `${pluginRoot}/${source}`;
  };
  const offers = plugins.flatMap((plugin) => {
    const ownName = toWord(memberOf(plugin, 'name'), spanOf)?.text;
    const source = folderOf(plugin);
    const member = memberOf(plugin, 'source');
    const origin = source === null && member !== null ? sourceAlteration(member, spanOf) : null;
    return name !== undefined && ownName !== undefined
      ? [{ plugin: `${ownName}@${name}`, source, origin }]
      : [];
  });
  const inPlace = plugins.map((plugin): ParsedContent => {
    const pluginFolder = folderOf(plugin);
    const content = readPlugin(document, plugin, {});
    const refersTo =
      pluginFolder === null
        ? []
        : (content.refersTo ?? []).map((each) => ({ ...each, below: pluginFolder }));
    return { ...content, refersTo };
  });
  return mergeContents([...inPlace, { ...emptyContent, offers }]);
};

export const settingsWithPlugins: DocumentReader = (document) => {
  const { root } = document;
  return mergeContents([
    readServers(document, {}),
    readEnabledPlugins(document),
    approvalsIn(root),
    ownEnvironment(document, 'claude'),
  ]);
};

/**
 * Returns the `.mcp.json` servers that Claude's settings approve; null in the list stands for all servers.
 * Source: Claude Code's settings reference.
 */
function approvalsIn(root: TreeNode | null): ParsedContent {
  const approvesAll = memberOf(root, 'enableAllProjectMcpServers')?.value;
  const approvedServers = memberOf(root, 'enabledMcpjsonServers')?.children ?? [];
  const approvals = [
    ...(approvesAll === true ? [null] : []),
    ...approvedServers.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ];
  return { ...emptyContent, approvals, switchesOff: approvesAll === false ? [allServers] : [] };
}

/** Represents all servers in `.mcp.json`. No plugin can have this name. */
export const allServers = 'allServers';

/**
 * Returns the plugins that a client's settings enable. In client settings, only names of the form
 * `name@marketplace` refer to plugins.
 */
export function pluginsByName(document: TreeDocument): ParsedContent {
  const content = readEnabledPlugins(document);
  const enables = (content.enables ?? []).filter(({ text }) => /^[^@\s]+@[^@\s]+$/.test(text));
  return { ...content, enables };
}

export function readEnabledPlugins({ root, spanOf }: TreeDocument): ParsedContent {
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
    // A marketplace without a source extends a marketplace in another file.
    .filter(({ value }) => memberOf(value, 'source') !== null)
    .map(({ key, value }) => ({
      ...{ name: key, source: sourceAlteration(value, spanOf), folder: marketplaceFolder(value) },
    }));
  return { ...emptyContent, enables, switchesOff, marketplaces };
}

/** Returns a marketplace's folder; null if the marketplace is not loaded from a local path. */
function marketplaceFolder(marketplace: TreeNode): string | null {
  const source = memberOf(marketplace, 'source');
  const [kind, path] = ['source', 'path'].map((key) => memberOf(source, key)?.value);
  const isFolder = typeof path === 'string' && (kind === 'directory' || kind === 'file');
  return isFolder ? path.replace(/\/?\.claude-plugin\/marketplace\.json$/, '') : null;
}

/**
 * Returns an alteration for the source of a plugin or marketplace, because a different source means a
 * different plugin.
 */
export function sourceAlteration(node: TreeNode, spanOf: TreeDocument['spanOf']): Alteration {
  const [what, contentDigest] = ['its source', digestOfNode(node)];
  return { kind: 'registry', what, file: null, span: spanOf(node), contentDigest };
}

function readPlugin(
  document: TreeDocument,
  plugin: TreeNode | null,
  dialect: Dialect,
): ParsedContent {
  const { spanOf } = document;
  if (plugin === null) return emptyContent;
  const member = propertiesOf(plugin).filter(({ key }) => serverKeys.some((name) => name === key));
  const listItems = member.flatMap(({ key, value }) =>
    value.type === 'array' ? (value.children ?? []).map((item) => ({ key, item })) : [],
  );
  const maps = member.filter(({ value }) => !['string', 'array'].includes(value.type));
  const refersTo = [...member.map(({ value }) => value), ...listItems.map(({ item }) => item)]
    .flatMap((value) => toWord(value, spanOf) ?? [])
    // Other tools use these keys for prose, which is skipped, or for single words, which are treated as
    // optional references.
    .filter(({ text }) => !dialect.onlyByShape || /^\S+$/.test(text))
    .map((path) => ({ path, isRequired: !dialect.onlyByShape || path.text.endsWith('.json') }));
  return mergeContents([
    // No other key in a manifest contains servers.
    readServers(
      { ...document, root: { ...plugin, children: maps.map(({ node }) => node) } },
      dialect,
    ),
    ...listItems
      .filter(({ item }) => item.type !== 'string')
      .map(({ key, item }) => readServers({ ...document, root: wrap(key, item) }, dialect)),
    { ...emptyContent, refersTo },
  ]);
}
