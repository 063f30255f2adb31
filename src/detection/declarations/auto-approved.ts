import type { AutoApproval, Declaration, Dependency, Span } from '../../model/model.ts';
import type { ClientFile } from './client.ts';
import { isExampleFile } from './examples.ts';
import { layerIndex } from './layers.ts';
import { serverMaps } from './server-keys.ts';
import { entriesOf, itemsOrSelf, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';
import type { ConsentSetting, ParsedFile } from './types.ts';

/**
 * Client settings that let servers' tools run without approval. Settings that list individual tools are
 * omitted, because their author chose each tool. Sources: the settings references for Claude Code, VS Code,
 * Codex, Zed, Gemini CLI, Cursor, Kiro and Cline, read in November 2026. Among 1,958 commits that edit client
 * settings files, 15 add a setting that skips approval.
 */

/** A file without any of these words contains no setting that skips approval. */
export const autoApprovalWords =
  /enableAllProjectMcpServers|defaultMode|auto_?approve|always_?allow|approval_(?:policy|mode)|"trust"|mcp__|Mcp\(|"@/i;

/**
 * Reports whether a client's own file might contain a setting that skips approval. Workflows and front matter
 * contain no settings.
 */
export function mayAutoApprove(
  { search, isOfSettings = search === undefined, format = 'json' }: ClientFile,
  text: string,
): boolean {
  return isOfSettings && ['json', 'toml', 'yaml'].includes(format) && autoApprovalWords.test(text);
}

/** Keys that apply to all servers, each with the value that skips approval. */
const switches: readonly (readonly [key: string, unasked: unknown])[] = [
  ['enableAllProjectMcpServers', true],
  ['defaultMode', 'bypassPermissions'],
  ['chat.tools.global.autoApprove', true],
  ['chat.tools.autoApprove', true],
  ['approval_policy', 'never'],
  ['default_tools_approval_mode', 'approve'],
  ['always_allow_tool_actions', true],
];

/**
 * Keys in a server's own entry, each with the value that skips approval. A list that contains `*` skips
 * approval for all tools.
 */
const ownSwitches: readonly (readonly [key: string, unasked: unknown])[] = [
  ['trust', true],
  ['autoApprove', true],
  ['alwaysAllow', true],
  ['default_tools_approval_mode', 'approve'],
];

const permitting = /^(?:mcp)?allow|approve/i;

/**
 * Matches text that stands for all of one server's tools: `mcp__a`, `mcp__a__*`, `@a`, `Mcp(a:*)`, and, in
 * lists of servers, `a:*`. The name `*` stands for any server.
 */
const wholeServer = /^(?:mcp__(\*|(?:(?!__)[^*\s])+?)(?:__\*)?|@([\w.-]+)|Mcp\(([^:()\s]+):\*\))$/;
const wholeServerOfList = /^([^:()\s]+):\*$/;

/** Kiro's name for its own tools. */
const builtIn = 'builtin';

/** Returns the settings in a document that control whether a client asks before using tools. */
export function consentSettings({ root, spanOf }: TreeDocument): ConsentSetting[] {
  if (root === null) return [];
  const ownSettings = serverMaps(root).flatMap(({ property }) =>
    entriesOf(property.value).flatMap(({ key: alias, value: entry }) =>
      ownSwitches.flatMap(([key, approvingValue]) => {
        const found = propertiesOf(entry).findLast((each) => each.key === key);
        return found === undefined ? [] : [createSetting(found, key, alias, approvingValue)];
      }),
    ),
  );
  return [...ownSettings, ...withoutEntry(root, [])];

  function createSetting(
    { node, value }: { readonly node: TreeNode; readonly value: TreeNode },
    key: string,
    alias: string | null,
    approvingValue: unknown,
  ): ConsentSetting {
    const givenValues = itemsOrSelf(value).map((each) => each.value);
    const isAutoApproved =
      givenValues.includes(approvingValue) || (value.type === 'array' && givenValues.includes('*'));
    const displayValue = value.type === 'array' ? '*' : String(value.value);
    return { key, alias, autoApproved: isAutoApproved ? displayValue : null, span: spanOf(node) };
  }

  function withoutEntry(node: TreeNode, keyPath: readonly string[]): ConsentSetting[] {
    return propertiesOf(node).flatMap((property): ConsentSetting[] => {
      const { key, value } = property;
      const path = [...keyPath, key].join('.');
      const switchRow = switches.find(([name]) => path === name || path.endsWith(`.${name}`));
      if (switchRow !== undefined && value.type !== 'object') {
        const isOfEntry = ownSettings.some(({ span }) => sameStart(span, spanOf(property.node)));
        return isOfEntry ? [] : [createSetting(property, switchRow[0], null, switchRow[1])];
      }
      if (value.type === 'array') return permitting.test(key) ? permitted(value, path) : [];
      return withoutEntry(value, [...keyPath, key]);
    });
  }

  function permitted(list: TreeNode, key: string): ConsentSetting[] {
    const isOfServers = /mcp/i.test(key);
    return (list.children ?? []).flatMap((item): ConsentSetting[] => {
      const text = item.type === 'string' ? String(item.value) : '';
      const match =
        wholeServer.exec(text) ?? (isOfServers ? wholeServerOfList.exec(text) : null) ?? [];
      const name = match.slice(1).find((each) => each !== undefined);
      if (name === undefined || name === builtIn) return [];
      return [{ key, alias: name === '*' ? null : name, autoApproved: text, span: spanOf(item) }];
    });
  }
}

const sameStart = (one: Span, other: Span): boolean =>
  one.start.line === other.start.line && one.start.column === other.start.column;

/**
 * Returns the settings that skip approval. If a client reads several files together, the last file takes
 * precedence.
 */
export function findAutoApproved(parsedFiles: readonly ParsedFile[]): AutoApproval[] {
  const settings = parsedFiles
    .toSorted((one, other) => layerIndex(one) - layerIndex(other))
    .flatMap((each) => {
      const { path, client, folder, place, order, content } = each;
      return (content.consents ?? []).map(({ key, alias, autoApproved, span }) => ({
        file: path,
        ...{ client, alias, span, isUnasked: autoApproved !== null },
        setting: `${key}: ${autoApproved}`,
        key: JSON.stringify([place?.program ?? client, place?.folder ?? folder, key, alias]),
        stack: order === undefined ? path : '',
      }));
    });
  const deciding = new Map(settings.map((each) => [`${each.stack} ${each.key}`, each]));
  return [...deciding.values()]
    .filter(({ isUnasked }) => isUnasked)
    .map(({ isUnasked: _, stack: __, ...each }) => each);
}

/**
 * Returns the settings that skip approval in a project, and the settings that give containers access to the
 * machine. Settings that apply only to the project's own servers are left out.
 */
export function autoApprovedInProject(
  settings: readonly AutoApproval[],
  dependencies: readonly Dependency[],
): AutoApproval[] {
  const isOwn = ({ type }: Dependency): boolean => type === 'local';
  const byName = Map.groupBy(dependencies, ({ declaration }) => plainName(declaration.alias));
  const ofSettings = settings.filter(({ alias }) => {
    const servers = alias === null ? [] : (byName.get(plainName(alias)) ?? []);
    return servers.length === 0 || !servers.every(isOwn);
  });
  const ofContainers = dependencies.flatMap((each) => {
    const { declaration, privileges = [] } = each;
    if (isOwn(each) || declaration.isExample === true || isExampleFile(declaration.file)) return [];
    return privileges.map(({ text, span }) => privilegeSetting(declaration, text, span));
  });
  const settingsByKey = new Map([...ofSettings, ...ofContainers].map((each) => [each.key, each]));
  return [...settingsByKey.values()];
}

function privilegeSetting(
  { file, client, folder, alias }: Declaration,
  setting: string,
  span: Span,
) {
  const key = JSON.stringify([client, folder, setting, alias]);
  return { file, client, alias, span, setting, key };
}

/** Returns a server's name as clients write it in tool names. */
const plainName = (alias: string): string => alias.replace(/[^\w-]/g, '_');
