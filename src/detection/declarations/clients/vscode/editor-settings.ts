import { memberOf, propertiesOf, type TreeDocument, type TreeNode, toWord } from '../../tree.ts';
import { emptyContent, mergeContents, type ParsedContent } from '../../types.ts';
import { environmentContent, readEnvironment } from '../../variables-in.ts';

/**
 * Reads the parts of VS Code settings, workspaces and dev containers that are not servers: variables, plugins
 * and folders.
 */

export const editorWrappers: readonly (readonly string[])[] = [
  ['mcp', 'servers'],
  ['mcp.servers'],
  ['chat.mcp.servers'],
  ['amp.mcpServers'],
  ['augment.advanced', 'mcpServers'],
  ['cline.mcpServers'],
  ['cody.mcpServers'],
  ['roo-cline.mcpServers'],
  ['zencoder.mcpServers'],
];

export function wrappersBelow(...above: readonly string[]): readonly (readonly string[])[] {
  return editorWrappers.map((path) => [...above, ...path]);
}

export function editorEnvironments(
  settings: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): ParsedContent {
  const wrapper = 'claudeCode.claudeProcessWrapper';
  return mergeContents([
    pluginFolders(settings),
    ...settingsAt(settings, 'claudeCode.environmentVariables').map((node) =>
      readEnvironment(node, 'claude', spanOf),
    ),
    ...settingsAt(settings, wrapper).map((node) => {
      const word = toWord(node, spanOf);
      return environmentContent(new Map(word === null ? [] : [[wrapper, word]]), 'claude');
    }),
  ]);
}

/**
 * Returns the values of a VS Code setting. The dotted key can be split into nested objects, and can be in a
 * language block (`[markdown]`).
 */
function settingsAt(settings: TreeNode | null, wanted: string): TreeNode[] {
  return propertiesOf(settings).flatMap(({ key, value }) => {
    if (key === wanted) return [value];
    if (key.startsWith('[')) return settingsWithin(value, wanted);
    return wanted.startsWith(`${key}.`) ? settingsAt(value, wanted.slice(key.length + 1)) : [];
  });
}

function settingsWithin(block: TreeNode, wanted: string): TreeNode[] {
  const plainMembers = (block.children ?? []).filter(
    ({ children: [name] = [] }) => !String(name?.value).startsWith('['),
  );
  return settingsAt({ ...block, children: plainMembers }, wanted);
}

/**
 * Returns the plugins that VS Code loads from folders in the workspace. Source: excerpts from VS Code's
 * settings reference, 2026-11-26.
 */
function pluginFolders(settings: TreeNode | null): ParsedContent {
  const offers = settingsAt(settings, 'chat.pluginLocations').flatMap((node) => {
    const listItems = node.type === 'array' ? (node.children ?? []) : [];
    const paths = [
      ...propertiesOf(node).flatMap(({ key, value }) => (value.value === false ? [] : [key])),
      ...listItems.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    ].map((path) => path.replace(/^\$\{workspaceFolder\}\/|^\.\//, ''));
    return paths.filter((path) => !/^[/~\\]|^[a-z]:|\$/i.test(path));
  });
  return {
    ...emptyContent,
    offers: offers.map((source) => ({ plugin: '', origin: null, source })),
  };
}

export function workspaceFile({ root, spanOf }: TreeDocument): ParsedContent {
  const folders = memberOf(root, 'folders')?.children ?? [];
  const opens = folders.flatMap(
    (folder) => toWord(memberOf(folder, 'path'), spanOf)?.text.replaceAll('\\', '/') ?? [],
  );
  const settings = editorEnvironments(memberOf(root, 'settings'), spanOf);
  return mergeContents([settings, { ...emptyContent, opens }]);
}

export function devContainer({ root, spanOf }: TreeDocument): ParsedContent {
  const settings = memberOf(memberOf(memberOf(root, 'customizations'), 'vscode'), 'settings');
  return editorEnvironments(settings ?? memberOf(root, 'settings'), spanOf);
}
