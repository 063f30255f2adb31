import { type ClientFile, defineClientFiles } from '../../client.ts';
import { bareDialect } from '../dialects.ts';
import {
  devContainer,
  editorEnvironments,
  editorWrappers,
  workspaceFile,
  wrappersBelow,
} from './editor-settings.ts';

const inContainers = {
  wrappers: [
    ...wrappersBelow('customizations', 'vscode'),
    ...wrappersBelow('customizations', 'vscode', 'settings'),
  ],
} as const;

export const vscodeFiles: readonly ClientFile[] = [
  defineClientFiles('vscode', bareDialect)`.vscode/mcp.json .vs/mcp.json`,
  defineClientFiles(
    'vscode-settings',
    { wrappers: editorWrappers },
    { also: ({ root, spanOf }) => editorEnvironments(root, spanOf) },
  )`.vscode/settings.json`,
  defineClientFiles(
    'vscode-settings',
    { wrappers: [...editorWrappers, ...wrappersBelow('settings')] },
    { also: workspaceFile },
  )`*.code-workspace`,
  defineClientFiles('devcontainer', inContainers, {
    isOnePlace: true,
    also: devContainer,
  })`.devcontainer/**/devcontainer.json .devcontainer.json`,
  defineClientFiles('devcontainer', inContainers, { also: devContainer })`devcontainer.json`,
];
