import { isIn } from '../../io/tree.ts';
import type { Activation, Declaration } from '../../model/model.ts';
import { switchedOffIn } from './layers.ts';
import { pathBelow } from './paths.ts';
import { emptyLaunch, type FileReading, type OfferedPlugin } from './reader.ts';

/** The plugins that a file offers, with their folders in the tree. */
export function offersOf({ folder, reading }: FileReading): OfferedPlugin[] {
  return (reading.offers ?? []).map((each) => ({
    ...each,
    source: each.source === null ? null : pathBelow(folder, each.source),
  }));
}

/** That a plugin of the tree is offered or enabled. */
export interface PluginActivation {
  /** The folder of the plugin. */
  readonly source: string;
  readonly activation: Activation;
}

/** More plugins than one brings along. */
const maxRequired = 200;

/**
 * The plugins that settings enable, with those that these bring along. Those that come from outside the
 * tree are each a declaration of its own. A plugin of the tree declares its servers in its own files.
 *
 * @param foldersFound folders in which a file of a plugin was found
 */
export function enabledPlugins(
  readings: readonly FileReading[],
  foldersFound: ReadonlySet<string>,
): { readonly declarations: Declaration[]; readonly activations: PluginActivation[] } {
  const offers = readings.flatMap((each) =>
    offersOf(each).map((offer) => ({ ...offer, marketplace: each.folder })),
  );
  const byName = Map.groupBy(offers, ({ plugin }) => plugin);
  const byShortName = Map.groupBy(offers, ({ plugin }) => plugin.replace(/@.*$/s, ''));
  const marketplaces = readings.flatMap(({ folder: at, reading }) =>
    (reading.marketplaces ?? []).map(({ folder, ...each }) => ({
      ...{ ...each, at, root: folder === null ? null : pathBelow(at, folder) },
    })),
  );
  const byMarketplace = Map.groupBy(marketplaces, ({ name }) => name);
  const isOff = switchedOffIn(readings);
  const required = Map.groupBy(
    readings.filter(({ reading }) => (reading.requires ?? []).length > 0),
    ({ folder }) => folder,
  );
  const offersNamed = (plugin: string) =>
    (plugin.includes('@') ? byName : byShortName).get(plugin) ?? [];
  // Another offer of that name, from elsewhere or without files, could be the one that is fetched.
  const sourcesOf = (plugin: string, root: string | null): string[] | null => {
    const sources = offersNamed(plugin).map(({ marketplace: at, source }) =>
      source !== null && foldersFound.has(source) && (root === null || at === root) ? source : null,
    );
    const found = sources.filter((source) => source !== null);
    return found.length === 0 || found.length < sources.length ? null : found;
  };
  const withRequired = (sources: readonly string[]): readonly string[] | null => {
    const all = new Set(sources);
    // The loop adds to the set.
    for (const source of all) {
      for (const { reading } of required.get(source) ?? []) {
        for (const { text } of reading.requires ?? []) {
          for (const each of sourcesOf(text, null) ?? []) all.add(each);
        }
      }
      if (all.size > maxRequired) return null;
    }
    return [...all];
  };
  const activations = offers.flatMap(({ source, marketplace: folder }): PluginActivation[] =>
    source === null ? [] : [{ source, activation: { folder, by: 'offer', isPlace: true } }],
  );
  const declarations = readings.flatMap((from) => {
    const { path, client, folder, place, reading } = from;
    const enables = [
      ...(reading.enables ?? []).map((plugin) => ({ plugin, isAnywhere: false })),
      ...(reading.requires ?? []).map((plugin) => ({ plugin, isAnywhere: true })),
    ];
    return enables.flatMap(({ plugin, isAnywhere }): Declaration[] => {
      const name = plugin.text.slice(plugin.text.lastIndexOf('@') + 1);
      const known = byMarketplace.get(name) ?? [];
      // Each file that makes the marketplace known may be the one that counts.
      const found = isAnywhere
        ? [sourcesOf(plugin.text, null)]
        : known
            .filter(({ at }) => isIn(folder, at))
            .map(({ root }) => (root === null ? null : sourcesOf(plugin.text, root)));
      const own = found.flatMap((each) => each ?? []);
      const sources = own.length === 0 ? null : withRequired(own);
      const isSwitchedOff = isOff(from, plugin.text);
      if (sources !== null && !isSwitchedOff) {
        const activation = { folder, by: 'plugin', isPlace: true };
        activations.push(...sources.map((source) => ({ source, activation })));
      }
      if (sources !== null && !found.includes(null)) return [];
      const hooks = [
        ...[...(byMarketplace.get(null) ?? []), ...known].map(({ source }) => source),
        ...offersNamed(plugin.text).flatMap(({ origin }) => origin ?? []),
      ];
      const launch = { ...emptyLaunch, plugin, hooks };
      const { text: alias, span } = plugin;
      const at = { file: path, client, folder, ...(place && { place }) };
      const blockedBy = new Map([['plugin', 1]]);
      const off = isSwitchedOff && { blockedBy };
      return [{ alias, span, disabled: false, launch, ...at, ...off }];
    });
  });
  return { declarations, activations };
}
