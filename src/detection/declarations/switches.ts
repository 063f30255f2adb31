import type { Declaration } from '../../model/model.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { clientReach, reachesClient } from './environments.ts';
import { itemsOrSelf, memberOf, propertiesOf, type TreeNode } from './tree.ts';
import type { ParsedFile, ServerList } from './types.ts';

/**
 * Reads the settings that disable a server: a key in its entry, or a list that its client reads. For most
 * clients, it is unknown whether they honour these settings. If a setting is removed, the server might start.
 */

/** Keys that disable an entry, in the form that `plainKey` returns. */
const offIfTrue = new Set('disabled disable isdisabled inactive isinactive paused'.split(' '));
const offIfFalse = new Set(
  'enabled enable isenabled active isactive loadonstart autostart autoconnect'.split(' '),
);

const plainKey = (key: string): string => key.replace(/[-_]/g, '').toLowerCase();

/**
 * Returns the keys that disable an entry. A value that is neither true nor false is treated as disabling the
 * entry, unless the value is null.
 */
export function disablingKeys(entry: TreeNode): string[] {
  return propertiesOf(entry).flatMap(({ key: written, value }) => {
    const key = plainKey(written);
    const text = String(value.value).toLowerCase();
    const [isTrue, isFalse] = [/^(?:true|1|yes|on)$/.test(text), /^(?:false|0|no|off)$/.test(text)];
    const isOff =
      value.type !== 'null' &&
      ((offIfTrue.has(key) && !isFalse) || (offIfFalse.has(key) && !isTrue));
    return isOff ? [key] : [];
  });
}

const blocking = /exclud|disab|block|den(?:y|ied)|ignor|reject/i;

/** Reports whether a key's name shows that the servers in its list are excluded. */
export const isBlocking = (key: string): boolean => blocking.test(key);

const selecting = /(?:^|[./])allow|(?:^|[./])includ/i;

/**
 * Returns the lists of servers in the top three levels of settings, such as `mcp.excluded` and
 * `allowMCPServers`.
 */
export function listsIn(root: TreeNode | null, way: readonly string[] = []): ServerList[] {
  return propertiesOf(root).flatMap(({ key, value }): ServerList[] => {
    const path = [...way, key];
    if (value.type === 'object') return path.length < 3 ? listsIn(value, path) : [];
    const isOfServers = path.some((part) => /mcp/i.test(part)) && !/tool/i.test(key);
    if (value.type !== 'array' || !isOfServers) return [];
    const isSelection = !isBlocking(key);
    if (isSelection && !selecting.test(key)) return [];
    return [{ isSelection, aliases: new Set(itemsOrSelf(value).flatMap(namesIn)) }];
  });
}

function namesIn(node: TreeNode): string[] {
  if (typeof node.value === 'string') return [node.value];
  return propertiesOf(node).flatMap(({ value: { value } }) =>
    typeof value === 'string' ? [value] : [],
  );
}

/** Returns the maps in the profiles that the `profile` setting does not select. */
export function unselectedMaps(root: TreeNode): ReadonlySet<TreeNode> {
  const selected = memberOf(root, 'profile')?.value;
  const otherProfiles = propertiesOf(memberOf(root, 'profiles')).filter(
    ({ key }) => key !== selected,
  );
  return new Set(
    otherProfiles.flatMap(({ value: profile }) => propertiesOf(profile).map(({ value }) => value)),
  );
}

interface Lists {
  readonly client: string;
  readonly blocked: Map<string, number>;
  readonly selected: Map<string, number>;
  selections: number;
}

/**
 * Returns a function that counts the settings that disable a declaration: keys in its entry, and its client's
 * lists in the declaration's folder or a folder above it.
 */
export function createBlockerLookup(
  parsedFiles: readonly ParsedFile[],
): (declaration: Declaration) => ReadonlyMap<string, number> {
  const byFolder = new Map<string, Map<string, Lists>>();
  for (const { client, folder, content } of parsedFiles) {
    for (const { isSelection, aliases } of content.serverLists ?? []) {
      const ofFolder = byFolder.get(folder) ?? new Map<string, Lists>();
      byFolder.set(folder, ofFolder);
      const empty = { client, blocked: new Map(), selected: new Map(), selections: 0 };
      const lists: Lists = ofFolder.get(client) ?? empty;
      ofFolder.set(client, lists);
      if (isSelection) lists.selections += 1;
      const names = isSelection ? lists.selected : lists.blocked;
      for (const alias of aliases) names.set(alias, (names.get(alias) ?? 0) + 1);
    }
  }
  return ({ alias, client, folder, blockedBy = new Map() }) => {
    const reaching = foldersUpFrom(folder)
      .flatMap((up) => [...(byFolder.get(up)?.values() ?? [])])
      .filter((lists) => readsSettingsOf(lists.client, client));
    const total = (count: (lists: Lists) => number): number =>
      reaching.reduce((sum, lists) => sum + count(lists), 0);
    const counts: [string, number][] = [
      ['a list', total(({ blocked }) => blocked.get(alias) ?? 0)],
      ['a selection', total(({ selections, selected }) => selections - (selected.get(alias) ?? 0))],
    ];
    return new Map([...blockedBy, ...counts.filter(([, count]) => count > 0)]);
  };
}

/**
 * Reports whether `client` reads settings that belong to the client named `settings`. Copilot also reads
 * Claude's settings.
 */
function readsSettingsOf(settings: string, client: string): boolean {
  const isCopilots = settings === 'claude-code-settings' && client === 'copilot';
  return isCopilots || reachesClient(clientReach(settings), client);
}
