import { readEntry } from '../../entry.ts';
import { entriesOf, memberOf } from '../../tree.ts';
import { type DocumentReader, mergeContents } from '../../types.ts';

/** Reads `agents`, a list of entries with a `name`. Source: the page that documents the file format. */
export const templateServers: DocumentReader = ({ root, spanOf }) => {
  const agents = memberOf(root, 'agents');
  const entries = agents === null ? [] : entriesOf(agents);
  return mergeContents(entries.map((entry) => readEntry(entry, spanOf)));
};
