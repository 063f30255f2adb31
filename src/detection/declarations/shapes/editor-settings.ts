import type { Word } from '../../../model/model.ts';
import { containerOptions, containerReading } from '../container-options.ts';
import { emptyReading, joinReadings, type Reading, type Reference } from '../reader.ts';
import {
  listedWords,
  memberOf,
  nodesOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from '../tree.ts';
import { environmentIn, environmentOf } from '../variables-in.ts';
import { mountOf } from './compose.ts';
import { editorTerminals, settingsAt } from './terminals.ts';

/*
 * What VS Code's settings, workspaces and dev containers say beside servers.
 */

/** Where VS Code and its extensions keep servers in settings. */
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

/** The same wrappers below other keys. */
export function wrappersBelow(...above: readonly string[]): readonly (readonly string[])[] {
  return editorWrappers.map((path) => [...above, ...path]);
}

/** The variables that VS Code's settings give to terminals, and to Claude Code. */
export function editorEnvironments(
  settings: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): Reading {
  const wrapper = 'claudeCode.claudeProcessWrapper';
  const onlyWith = 'python.terminal.useEnvFile';
  const uses = settingsAt(settings, onlyWith).filter(({ value }) => value === true);
  const files = settingsAt(settings, 'python.envFile').flatMap(
    (node) => wordOf(node, spanOf) ?? [],
  );
  const usual = uses.map((node) => ({ text: '.env', span: spanOf(node) }));
  const refersTo = (files.length > 0 ? files : usual).map(
    (path): Reference => ({
      ...{ path, readAs: { variablesFor: 'terminal' }, onlyWith },
    }),
  );
  return joinReadings([
    { ...emptyReading, refersTo, turnsOn: uses.length > 0 ? [onlyWith] : [] },
    editorTerminals(settings, spanOf),
    pluginFolders(settings),
    ...settingsAt(settings, 'claudeCode.environmentVariables').map((node) =>
      environmentIn(node, 'claude', spanOf),
    ),
    ...settingsAt(settings, wrapper).map((node) => {
      const word = wordOf(node, spanOf);
      return environmentOf(new Map(word === null ? [] : [[wrapper, word]]), 'claude');
    }),
  ]);
}

/** Plugins that VS Code loads from folders of the workspace. Source: excerpts of its reference of settings, 2026-11-26. */
function pluginFolders(settings: TreeNode | null): Reading {
  const offers = settingsAt(settings, 'chat.pluginLocations').flatMap((node) => {
    const listed = node.type === 'array' ? (node.children ?? []) : [];
    const paths = [
      ...propertiesOf(node).flatMap(({ key, value }) => (value.value === false ? [] : [key])),
      ...listed.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    ].map((path) => path.replace(/^\$\{workspaceFolder\}\/|^\.\//, ''));
    return paths.filter((path) => !/^[/~\\]|^[a-z]:|\$/i.test(path));
  });
  return {
    ...emptyReading,
    offers: offers.map((source) => ({ plugin: '', origin: null, source })),
  };
}

/** What a workspace file says: its settings, and its folders, which VS Code opens wherever they lead. */
export function workspaceFile({ root, spanOf }: TreeDocument): Reading {
  const folders = memberOf(root, 'folders')?.children ?? [];
  const opens = folders.flatMap(
    (folder) => wordOf(memberOf(folder, 'path'), spanOf)?.text.replaceAll('\\', '/') ?? [],
  );
  const settings = editorEnvironments(memberOf(root, 'settings'), spanOf);
  // Paths in its settings are those of each folder.
  const refersTo = (settings.refersTo ?? []).flatMap((each) =>
    opens.map((below) => ({ ...each, below })),
  );
  return joinReadings([settings, { ...emptyReading, refersTo, opens }]);
}

/**
 * What a dev container gives to what is started in it: its variables, files of them, what is laid over its
 * image, all of that in the service of Compose that it is, and the settings of the editor in it.
 */
export function devContainer({ root, spanOf }: TreeDocument): Reading {
  const settings = memberOf(memberOf(memberOf(root, 'customizations'), 'vscode'), 'settings');
  const words = (key: string): Word[] => listedWords(memberOf(root, key), spanOf);
  const { mounts = [], ...options } = containerOptions(words('runArgs'));
  const listed = nodesOf(memberOf(root, 'mounts')).flatMap((item) => mountOf(item, spanOf) ?? []);
  const serviceOfCompose = wordOf(memberOf(root, 'service'), spanOf)?.text ?? null;
  const refersTo = words('dockerComposeFile').map((path): Reference => {
    return { path, search: 'beside too', readAs: { serviceOfCompose } };
  });
  return joinReadings([
    ...['containerEnv', 'remoteEnv'].map((key) =>
      environmentIn(memberOf(root, key), 'container', spanOf),
    ),
    containerReading(
      { ...options, mounts: [...mounts, ...words('mounts'), ...listed] },
      'container',
      'beside too',
    ),
    { ...emptyReading, refersTo },
    editorEnvironments(settings ?? memberOf(root, 'settings'), spanOf),
  ]);
}
