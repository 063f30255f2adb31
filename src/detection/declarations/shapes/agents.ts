import { readEntry } from '../entry.ts';
import { declaring, emptyReading, joinReadings, type ShapeReader } from '../reader.ts';
import { entriesOf, memberOf, propertiesOf, wordOf } from '../tree.ts';

/**
 * The head of a Claude Code agent: `mcpServers` is a map of servers, a list of names and such maps, or
 * one name. A name is that of a server that is declared elsewhere. Source: Claude Code's reference of
 * subagents.
 */
export const claudeAgent: ShapeReader = ({ root, spanOf }) => {
  const declared = memberOf(root, 'mcpServers');
  if (declared === null) return emptyReading;
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
  // `name:` without a value refers to a server by its name, too.
  const own = entries.filter(({ value }) => value.type === 'object');
  return joinReadings(own.map((entry) => readEntry(entry, spanOf)));
};

/**
 * The head of an agent of Continue: `tools` names servers of its hub as `owner/package`, perhaps with a tool.
 * Source: `agentFiles.ts` of continuedev/continue, 2026-11-26.
 */
export const continueAgent: ShapeReader = ({ root, spanOf }) => {
  const tools = wordOf(memberOf(root, 'tools'), spanOf);
  const named = (tools?.text ?? '').split(',').flatMap((tool) => {
    const [server = ''] = tool.trim().split(':');
    return server.includes('/') ? [server] : [];
  });
  if (tools === null) return emptyReading;
  return joinReadings(
    [...new Set(named)].map((alias) =>
      declaring(alias, tools.span, { plugin: { ...tools, text: alias } }),
    ),
  );
};
