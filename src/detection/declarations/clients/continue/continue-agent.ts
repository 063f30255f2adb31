import { memberOf, toWord } from '../../tree.ts';
import {
  contentWithServer,
  type DocumentReader,
  emptyContent,
  mergeContents,
} from '../../types.ts';

/**
 * Reads the front matter of a Continue agent. `tools` is a comma-separated list of Continue hub servers, each
 * written as `owner/package` with an optional `:tool`. Source: `agentFiles.ts` in continuedev/continue,
 * 2026-11-26.
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
