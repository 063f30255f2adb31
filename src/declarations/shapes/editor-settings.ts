import { vendored } from '../../files/vendored.ts';
import { environmentIn, namedVariablesIn } from '../environments.ts';
import { emptyReading, joinReadings, type Reading, type Reference } from '../reader.ts';
import { memberOf, type TreeDocument, type TreeNode, wordOf } from '../tree.ts';

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

const terminals = ['linux', 'osx', 'windows'].map((system) => `terminal.integrated.env.${system}`);

/** The variables that VS Code's settings give to terminals, and to Claude Code. */
export function editorEnvironments(
  settings: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): Reading {
  const ofClaude = namedVariablesIn(memberOf(settings, 'claudeCode.environmentVariables'), spanOf);
  return joinReadings([
    ...terminals.map((key) => environmentIn(memberOf(settings, key), 'terminal', spanOf)),
    {
      ...emptyReading,
      environments: ofClaude.size === 0 ? [] : [{ reach: 'claude', env: ofClaude }],
    },
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

/** The variables of a dev container, and of the editor's settings in it. */
export function devContainer({ root, spanOf }: TreeDocument): Reading {
  const settings = memberOf(memberOf(memberOf(root, 'customizations'), 'vscode'), 'settings');
  return joinReadings([
    ...['containerEnv', 'remoteEnv'].map((key) =>
      environmentIn(memberOf(root, key), 'container', spanOf),
    ),
    editorEnvironments(settings, spanOf),
  ]);
}
