import { vendored } from '../../../io/tree.ts';
import type { Word } from '../../../model/model.ts';
import { containerOptions, containerReading } from '../container-options.ts';
import { emptyReading, joinReadings, type Reading, type Reference } from '../reader.ts';
import { memberOf, nodesOf, type TreeDocument, type TreeNode, wordOf } from '../tree.ts';
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
  const usesFile = settingsAt(settings, 'python.terminal.useEnvFile').filter(
    ({ value }) => value === true,
  );
  const files = settingsAt(settings, 'python.envFile').flatMap(
    (node) => wordOf(node, spanOf) ?? [],
  );
  const named = usesFile.flatMap((node): Reference[] =>
    (files.length > 0 ? files : [{ text: '.env', span: spanOf(node) }]).map((path) => {
      return { path, isRequired: false, readAs: { variablesFor: 'terminal' } };
    }),
  );
  return joinReadings([
    { ...emptyReading, refersTo: named },
    editorTerminals(settings, spanOf),
    ...settingsAt(settings, 'claudeCode.environmentVariables').map((node) =>
      environmentIn(node, 'claude', spanOf),
    ),
    ...settingsAt(settings, wrapper).map((node) => {
      const word = wordOf(node, spanOf);
      return environmentOf(new Map(word === null ? [] : [[wrapper, word]]), 'claude');
    }),
  ]);
}

/**
 * What a workspace file says: its settings, and its folders, which VS Code opens wherever they lead. A
 * folder in vendored code is not walked, so the files that clients read in it are named one by one.
 *
 * @param paths of client files, from a folder
 */
export const workspaceFile =
  (paths: () => readonly string[]) =>
  ({ root, spanOf }: TreeDocument): Reading => {
    const folders = memberOf(root, 'folders')?.children ?? [];
    const pathOf = (folder: TreeNode): string | undefined =>
      wordOf(memberOf(folder, 'path'), spanOf)?.text.replaceAll('\\', '/');
    const refersTo = folders.flatMap((folder): Reference[] => {
      const path = wordOf(memberOf(folder, 'path'), spanOf);
      if (path === null || !path.text.split(/[\\/]/).some((part) => vendored.has(part))) return [];
      return paths().map((text) => ({
        path: { text, span: path.span },
        below: path.text.replaceAll('\\', '/'),
        isRequired: false,
        readAs: 'own',
      }));
    });
    return joinReadings([
      editorEnvironments(memberOf(root, 'settings'), spanOf),
      { ...emptyReading, refersTo, opens: folders.flatMap((folder) => pathOf(folder) ?? []) },
    ]);
  };

/**
 * What a dev container gives to what is started in it: its variables, files of them, what is laid over its
 * image, all of that in the service of Compose that it is, and the settings of the editor in it.
 */
export function devContainer({ root, spanOf }: TreeDocument): Reading {
  const settings = memberOf(memberOf(memberOf(root, 'customizations'), 'vscode'), 'settings');
  const words = (key: string): Word[] =>
    nodesOf(memberOf(root, key)).flatMap((item) => wordOf(item, spanOf) ?? []);
  const { mounts = [], ...options } = containerOptions(words('runArgs'));
  const listed = nodesOf(memberOf(root, 'mounts')).flatMap((item) => mountOf(item, spanOf) ?? []);
  const serviceOfCompose = wordOf(memberOf(root, 'service'), spanOf)?.text ?? null;
  const refersTo = words('dockerComposeFile').map((path): Reference => {
    return { path, isRequired: false, search: 'beside too', readAs: { serviceOfCompose } };
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
