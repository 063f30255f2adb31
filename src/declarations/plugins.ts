import type { Alteration, Declaration } from '../model.ts';
import { pathBelow } from './paths.ts';
import { emptyLaunch, type FileReading } from './reader.ts';

/** A plugin that a marketplace in the tree offers. */
interface Offer {
  /** `name@marketplace`. */
  readonly plugin: string;
  /** The folder of the plugin in the tree; null where it is fetched from elsewhere. */
  readonly source: string | null;
  /** Identifies the place that it is fetched from; null for a folder. */
  readonly origin: Alteration | null;
}

/** The plugins that a file offers. */
export function offersOf({ folder, reading }: FileReading): Offer[] {
  return (reading.offers ?? []).map(({ plugin, source, origin }) => ({
    plugin,
    source: source === null ? null : pathBelow(folder, source),
    origin,
  }));
}

/**
 * The plugins that settings enable and that come from outside the tree, each as a declaration of its
 * own. A plugin of the tree declares its servers in its own files.
 *
 * @param foldersFound folders in which a file of a plugin was found
 */
export function enabledPlugins(
  readings: readonly FileReading[],
  foldersFound: ReadonlySet<string>,
): Declaration[] {
  const offers = Map.groupBy(
    readings.flatMap((each) =>
      offersOf(each).map((offer) => ({ ...offer, marketplace: each.folder })),
    ),
    ({ plugin }) => plugin,
  );
  const marketplaces = readings.flatMap(({ reading }) => reading.marketplaces ?? []);
  return readings.flatMap(({ path, client, folder, reading }) =>
    (reading.enables ?? []).flatMap(({ plugin, marketplace }): Declaration[] => {
      const root = marketplace === null ? null : pathBelow(folder, marketplace);
      const offered = offers.get(plugin.text) ?? [];
      // Another offer of that name, from elsewhere or without files, could be the one that is fetched.
      const isOfTree =
        root !== null &&
        offered.length > 0 &&
        offered.every(
          ({ marketplace: at, source }) =>
            source !== null && at === root && foldersFound.has(source),
        );
      if (isOfTree) return [];
      const name = plugin.text.slice(plugin.text.lastIndexOf('@') + 1);
      const hooks = [
        ...marketplaces
          .filter((each) => each.name === null || each.name === name)
          .map(({ source }) => source),
        ...offered.flatMap(({ origin }) => origin ?? []),
      ];
      const launch = { ...emptyLaunch, plugin, hooks };
      const { text: alias, span } = plugin;
      return [{ alias, span, disabled: false, launch, file: path, client, folder }];
    }),
  );
}
