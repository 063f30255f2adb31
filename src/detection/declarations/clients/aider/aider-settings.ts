import { readServers } from '../../servers.ts';
import { parseJsonTemplate } from '../../shapes/config-texts.ts';
import { memberOf, toWord } from '../../tree.ts';
import { type DocumentReader, emptyContent, mergeContents } from '../../types.ts';

/**
 * Reads servers from the settings of Aider's forks: JSON in a string, a map, or the path of a file. Source:
 * files in public repositories.
 */
export const aiderSettings: DocumentReader = (document) => {
  const { root, spanOf } = document;
  const inPlace = ['mcp-servers', 'mcpServers'].flatMap((key) => {
    const text = toWord(memberOf(root, key), spanOf);
    const found = text === null ? null : parseJsonTemplate(text.text);
    return text === null || found === null ? [] : [{ ...found, spanOf: () => text.span }];
  });
  const file = toWord(memberOf(root, 'mcp-servers-file'), spanOf);
  return mergeContents([
    readServers(document, { wrappers: [['mcp-servers'], ['mcpServers']], onlyByShape: true }),
    ...inPlace.map((each) => readServers(each, { byKey: true, onlyByShape: true })),
    { ...emptyContent, refersTo: file === null ? [] : [{ path: file }] },
  ]);
};
