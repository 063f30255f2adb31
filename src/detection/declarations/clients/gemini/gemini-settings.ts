import { memberOf, type TreeDocument, toWord } from '../../tree.ts';
import { contentWithServer, mergeContents, type ParsedContent } from '../../types.ts';

const commandPaths = [['mcp', 'serverCommand'], ['mcp.serverCommand'], ['mcpServerCommand']];

export function geminiSettings({ root, spanOf }: TreeDocument): ParsedContent {
  const contents = commandPaths.flatMap((path) => {
    const command = toWord(path.reduce(memberOf, root), spanOf);
    return command === null ? [] : [contentWithServer(path.join('.'), command.span, { command })];
  });
  return mergeContents(contents);
}
