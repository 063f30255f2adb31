import { isIn } from '../../io/tree.ts';
import type { Activation, Declaration } from '../../model/model.ts';
import { createSwitchedOffTest } from './layers.ts';
import { pathBelow } from './paths.ts';
import { emptyLaunch, type OfferedPlugin, type ParsedFile } from './types.ts';

export function listOfferedPlugins({ folder, content }: ParsedFile): OfferedPlugin[] {
  return (content.offers ?? []).map((each) => ({
    ...each,
    source: each.source === null ? null : pathBelow(folder, each.source),
  }));
}

export interface PluginActivation {
  /** The plugin's folder in the tree. */
  readonly source: string;
  readonly activation: Activation;
}

/** Maximum number of plugins: more than any real plugin requires. */
const maxRequired = 200;

/**
 * Returns the plugins that settings enable, and the plugins that those plugins require. A plugin from outside
 * the tree becomes a declaration; a plugin in the tree becomes an activation, because its files declare its
 * servers.
 */
export function enabledPlugins(
  parsedFiles: readonly ParsedFile[],
  isInTree: (folder: string) => boolean,
): { readonly declarations: Declaration[]; readonly activations: PluginActivation[] } {
  const offers = parsedFiles.flatMap((each) =>
    listOfferedPlugins(each).map((offer) => ({ ...offer, marketplace: each.folder })),
  );
  const byName = Map.groupBy(offers, ({ plugin }) => plugin);
  const byShortName = Map.groupBy(offers, ({ plugin }) => plugin.replace(/@.*$/s, ''));
  const marketplaces = parsedFiles.flatMap(({ folder: at, content }) =>
    (content.marketplaces ?? []).map(({ folder, ...each }) => ({
      ...{ ...each, at, root: folder === null ? null : pathBelow(at, folder) },
    })),
  );
  const byMarketplace = Map.groupBy(marketplaces, ({ name }) => name);
  const isOff = createSwitchedOffTest(parsedFiles);
  const required = Map.groupBy(
    parsedFiles.filter(({ content }) => (content.requires ?? []).length > 0),
    ({ folder }) => folder,
  );
  const offersNamed = (plugin: string) =>
    (plugin.includes('@') ? byName : byShortName).get(plugin) ?? [];
  // If any plugin offered under the name is not in the tree, the client could fetch that plugin instead, so
  // the result is null.
  const findSources = (plugin: string, root: string | null): string[] | null => {
    const sources = offersNamed(plugin).map(({ marketplace: at, source }) =>
      source !== null && isInTree(source) && (root === null || at === root) ? source : null,
    );
    const localSources = sources.filter((source) => source !== null);
    return localSources.length === 0 || localSources.length < sources.length ? null : localSources;
  };
  const withRequired = (sources: readonly string[]): readonly string[] | null => {
    const allSources = new Set(sources);
    // The loop adds elements to the set that it iterates over.
    for (const source of allSources) {
      for (const { content } of required.get(source) ?? []) {
        for (const { text } of content.requires ?? []) {
          for (const each of findSources(text, null) ?? []) allSources.add(each);
        }
      }
      if (allSources.size > maxRequired) return null;
    }
    return [...allSources];
  };
  const activations = offers.flatMap(({ source, marketplace: folder }): PluginActivation[] =>
    source === null ? [] : [{ source, activation: { folder, by: 'offer', isPlace: true } }],
  );
  const declarations = parsedFiles.flatMap((from) => {
    const { path, client, folder, place, content } = from;
    const enables = [
      ...(content.enables ?? []).map((plugin) => ({ plugin, isAnywhere: false })),
      ...(content.requires ?? []).map((plugin) => ({ plugin, isAnywhere: true })),
    ];
    return enables.flatMap(({ plugin, isAnywhere }): Declaration[] => {
      const name = plugin.text.slice(plugin.text.lastIndexOf('@') + 1);
      const knownMarketplaces = byMarketplace.get(name) ?? [];
      // The client might use any of the files that register the marketplace.
      const found = isAnywhere
        ? [findSources(plugin.text, null)]
        : knownMarketplaces
            .filter(({ at }) => isIn(folder, at))
            .map(({ root }) => (root === null ? null : findSources(plugin.text, root)));
      const own = found.flatMap((each) => each ?? []);
      const sources = own.length === 0 ? null : withRequired(own);
      const isSwitchedOff = isOff(from, plugin.text);
      if (sources !== null && !isSwitchedOff) {
        const activation = { folder, by: 'plugin', isPlace: true };
        activations.push(...sources.map((source) => ({ source, activation })));
      }
      if (sources !== null && !found.includes(null)) return [];
      const hooks = [
        ...[...(byMarketplace.get(null) ?? []), ...knownMarketplaces].map(({ source }) => source),
        ...offersNamed(plugin.text).flatMap(({ origin }) => origin ?? []),
      ];
      const launch = { ...emptyLaunch, plugin, hooks };
      const { text: alias, span } = plugin;
      const location = { file: path, client, folder, ...(place && { place }) };
      const blockedBy = new Map([['plugin', 1]]);
      const off = isSwitchedOff && { blockedBy };
      return [{ alias, span, disabled: false, launch, ...location, ...off }];
    });
  });
  return { declarations, activations };
}
