import { readEntry } from '../entry.ts';
import { entriesOf, memberOf, propertiesOf, toWord } from '../tree.ts';
import { contentWithServer, type DocumentReader, emptyContent, mergeContents } from '../types.ts';

/**
 * Reads the head of a Claude Code agent: `mcpServers` is a map of servers, a list of names and such maps, or
 * one name. A name refers to a server that is declared elsewhere. Source: Claude Code's reference of
 * subagents.
 */
export const claudeAgent: DocumentReader = ({ root, spanOf }) => {
  const declared = memberOf(root, 'mcpServers');
  if (declared === null) return emptyContent;
  const entries =
    declared.type === 'array'
      ? entriesOf(declared).flatMap((item) =>
          item.value.type !== 'object'
            ? []
            : item.key.startsWith('#')
              ? propertiesOf(item.value)
              : [item],
        )
      : propertiesOf(declared);
  // `name:` without a value also refers to a server by its name.
  const inlineServers = entries.filter(({ value }) => value.type === 'object');
  return mergeContents(inlineServers.map((entry) => readEntry(entry, spanOf)));
};

/**
 * Reads the head of an agent of Continue: `tools` lists servers of its hub as `owner/package`, with an
 * optional tool. Source: `agentFiles.ts` of continuedev/continue, 2026-11-26.
 */
export const continueAgent: DocumentReader = ({ root, spanOf }) => {
  const tools = toWord(memberOf(root, 'tools'), spanOf);
  const hubServers = (tools?.text ?? '').split(',').flatMap((tool) => {
    const [server = ''] = tool.trim().split(':');
    return server.includes('/') ? [server] : [];
  });
  if (tools === null) return emptyContent;
  return mergeContents(
    [...new Set(hubServers)].map((alias) =>
      contentWithServer(alias, tools.span, { plugin: { ...tools, text: alias } }),
    ),
  );
};
