import { memberOf, propertiesOf, type TreeDocument, toWord } from '../tree.ts';
import { contentWithServer, emptyContent, mergeContents, type ParsedContent } from '../types.ts';
import { readEnvironment } from '../variables-in.ts';

/* Reads the settings of command-line agents besides servers. */

/** The settings of the command that Gemini and its forks start as a server. */
const commandPaths = [['mcp', 'serverCommand'], ['mcp.serverCommand'], ['mcpServerCommand']];

/** Reads the settings of Gemini and its forks: a server's command line. */
export function geminiSettings({ root, spanOf }: TreeDocument): ParsedContent {
  const contents = commandPaths.flatMap((path) => {
    const command = toWord(path.reduce(memberOf, root), spanOf);
    return command === null ? [] : [contentWithServer(path.join('.'), command.span, { command })];
  });
  return mergeContents(contents);
}

/** Reads Codex's settings: plugins, and the variables that it passes to the programs that it starts. */
export function codexSettings({ root, spanOf }: TreeDocument): ParsedContent {
  const enables = propertiesOf(memberOf(root, 'plugins'))
    .filter(({ key, value }) => key.includes('@') && memberOf(value, 'enabled')?.value !== false)
    .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
  const profiles = propertiesOf(memberOf(root, 'profiles')).map(({ value }) => value);
  return mergeContents([
    { ...emptyContent, enables },
    ...[root, ...profiles].map((settings) => {
      const policy = memberOf(settings, 'shell_environment_policy');
      const content = readEnvironment(memberOf(policy, 'set'), { client: 'codex' }, spanOf);
      const environments = (content.environments ?? []).map((each) => ({
        ...each,
        isUpwards: true,
      }));
      return { ...content, environments };
    }),
  ]);
}
