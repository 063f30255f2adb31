import { emptyReading, joinReadings, type ShapeReader } from '../reader.ts';
import { readServers } from '../servers.ts';
import { memberOf, wordOf } from '../tree.ts';
import { readLoosely } from './config-texts.ts';

/** Aider's forks take servers as JSON in a text, as a map, or from a file. Source: files of public repositories. */
export const aiderSettings: ShapeReader = (document) => {
  const { root, spanOf } = document;
  const inPlace = ['mcp-servers', 'mcpServers'].flatMap((key) => {
    const text = wordOf(memberOf(root, key), spanOf);
    const found = text === null ? null : readLoosely(text.text);
    return text === null || found === null ? [] : [{ ...found, spanOf: () => text.span }];
  });
  const file = wordOf(memberOf(root, 'mcp-servers-file'), spanOf);
  return joinReadings([
    readServers(document, { wrappers: [['mcp-servers'], ['mcpServers']], onlyByShape: true }),
    ...inPlace.map((each) => readServers(each, { byKey: true, onlyByShape: true })),
    { ...emptyReading, refersTo: file === null ? [] : [{ path: file }] },
  ]);
};
