import { memberOf, type TreeDocument, toWord } from '../../tree.ts';
import { contentWithServer, mergeContents, type ParsedContent } from '../../types.ts';

/** The keys for the command that Gemini and its forks start as a server. */
const commandPaths = [['mcp', 'serverCommand'], ['mcp.serverCommand'], ['mcpServerCommand']];

/** Reads a server's command line from the settings of Gemini and its forks. */
export function geminiSettings({ root, spanOf }: TreeDocument): ParsedContent {
  const contents = commandPaths.flatMap((path) => {
    const command = toWord(path.reduce(memberOf, root), spanOf);
    return command === null ? [] : [contentWithServer(path.join('.'), command.span, { command })];
  });
  return mergeContents(contents);
}
