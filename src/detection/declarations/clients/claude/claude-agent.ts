import { readEntry } from '../../entry.ts';
import { entriesOf, memberOf, propertiesOf } from '../../tree.ts';
import { type DocumentReader, emptyContent, mergeContents } from '../../types.ts';

/**
 * Reads the front matter of a Claude Code agent. `mcpServers` is a map of servers, a list of names and server
 * maps, or a single name. A name refers to a server that is declared elsewhere. Source: Claude Code's
 * subagent reference.
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
  // A key without a value (`name:`) is a reference, not a declaration.
  const inlineServers = entries.filter(({ value }) => value.type === 'object');
  return mergeContents(inlineServers.map((entry) => readEntry(entry, spanOf)));
};
