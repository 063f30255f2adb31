import { hasVersions, nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { Dependency } from '../../model/model.ts';

/**
 * The units that all outputs count: distinct servers, each counted once however often it is declared, and the
 * places that declare them.
 */

/**
 * Groups dependencies by server. All members of a group launch the same package, image, address or code at
 * the same version; their places, aliases, surroundings and problems can differ. The order of servers and
 * members is preserved.
 */
export function distinctServers<T extends { readonly dependency: Dependency }>(
  all: readonly T[],
): (readonly [T, ...T[]])[] {
  const byKey = Map.groupBy(all, ({ dependency }) => serverKey(dependency));
  return [...byKey.values()] as [T, ...T[]][];
}

/** Keys, cached because a report groups its servers several times. */
const serverKeys = new WeakMap<Dependency, string>();

/** Returns the same key for all dependencies that belong to one server. */
export function serverKey(dependency: Dependency): string {
  const key = serverKeys.get(dependency) ?? computeServerKey(dependency);
  serverKeys.set(dependency, key);
  return key;
}

function computeServerKey(dependency: Dependency): string {
  const { type, role, resolved, alterations } = dependency;
  const { pin, specifier, version } = versionPart(dependency);
  const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
  const judged = hasVersions(dependency) ? (resolved?.version ?? written) : null;
  // A package from another registry is a different package with a different grade.
  const registries = alterations
    .filter(({ kind }) => kind === 'registry')
    .map(({ address }) => address ?? null)
    .sort();
  const names = [displayName(dependency), nameOrNull(dependency)];
  return JSON.stringify([type, role, ...names, judged, ...new Set(registries)]);
}

export function declarationCount(all: readonly { readonly dependency: Dependency }[]): number {
  const places = all.map(({ dependency: { declaration } }) => {
    const { file, span, alias } = declaration;
    return JSON.stringify([file, span.start.line, span.start.column, alias]);
  });
  return new Set(places).size;
}

/** Returns the marketplace of a plugin that is enabled but not in the tree; null for anything else. */
export function pluginMarketplace({ type, declaration }: Dependency): string | null {
  const plugin = type === 'unidentified' ? (declaration.launch.plugin?.text ?? '') : '';
  return /^[^@]+@([^@]+)$/.exec(plugin)?.[1] ?? null;
}

/**
 * Returns a short title for plugins from one marketplace, such as `acme: notes, search`; a single plugin's
 * name is used as is.
 */
export function pluginsTitle(marketplace: string, plugins: readonly Dependency[]): string {
  const [only = '', ...others] = new Set(plugins.map(({ declaration }) => declaration.alias));
  const names = [only, ...others].map((alias) => alias.replace(/@[^@]+$/, ''));
  return others.length === 0 ? only : `${marketplace}: ${names.join(', ')}`;
}
