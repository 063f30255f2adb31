import type { Activation, Declaration } from '../../model/model.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { allServers } from './clients/claude/plugin-manifests.ts';
import { digestOf } from './digest.ts';
import type { PluginActivation } from './enabled-plugins.ts';
import { createSwitchedOffTest } from './layers.ts';
import { pathBelow } from './paths.ts';
import { createBlockerLookup } from './switches.ts';
import type { ParsedFile } from './types.ts';

/*
 * Activations put existing declarations into effect: settings that enable a plugin or approve a server, a
 * workspace that opens a folder, a workflow that imports a file. A declaration counts as changed if it gets a
 * new activation.
 */

/** A file that a workflow imports, with the paths of both files. */
export interface Import {
  readonly from: ParsedFile['path'];
  readonly folder: string;
  readonly path: string;
}

/** Maximum number of activations: more than in any real file. A longer list counts as a single activation. */
const maxActivations = 100;

/** Folders in a plugin that contain agents, commands and skills. */
const pluginFolders = /^(?:agents|commands|skills)(?:\/|$)/;

/**
 * Adds activations that come from other files to the declarations.
 *
 * @param plugins the plugins in the tree that files offer or enable
 */
export function withActivations(
  declarations: readonly Declaration[],
  parsedFiles: readonly ParsedFile[],
  plugins: readonly PluginActivation[],
  imports: readonly Import[],
): Declaration[] {
  const ofPlugins = groupActivations(plugins, ({ source }) => source);
  const ofFolders = groupActivations(openedFolders(parsedFiles), ({ target }) => target);
  const importers = groupImportActivations(imports);
  const isOff = createSwitchedOffTest(parsedFiles);
  const approvals = Map.groupBy(
    parsedFiles.flatMap((each) =>
      (each.content.approvals ?? [])
        .filter((approved) => approved !== null || !isOff(each, allServers))
        .map((approved) => ({ folder: each.folder, approved })),
    ),
    ({ folder }) => folder,
  );
  const blockersIn = createBlockerLookup(parsedFiles);
  return declarations.map((declaration) => {
    const { file, folder, client, alias } = declaration;
    const blockedBy = blockersIn(declaration);
    const matchingActivations = [
      ...(declaration.activations ?? []),
      ...foldersUpFrom(folder).flatMap((up) => {
        const below = folder.slice(up === '' ? 0 : up.length + 1);
        return below === '' || pluginFolders.test(below) ? (ofPlugins.get(up) ?? []) : [];
      }),
      ...(ofFolders.get(folder) ?? []),
      ...(importers.get(file) ?? []),
      ...(client === 'mcp-json' ? findApprovals(alias, folder, approvals) : []),
    ];
    return {
      ...declaration,
      ...(matchingActivations.length > 0 && { activations: limitActivations(matchingActivations) }),
      ...(blockedBy.size > 0 && { blockedBy }),
    };
  });
}

/** Removes duplicates from a list of activations and applies the limit. */
function limitActivations(found: readonly Activation[]): readonly Activation[] {
  const [uniqueEntries] = [
    [...new Map(found.map((each) => [JSON.stringify(each), each])).entries()],
  ];
  if (uniqueEntries.length <= maxActivations) return uniqueEntries.map(([, each]) => each);
  const by = digestOf(JSON.stringify(uniqueEntries.map(([key]) => key).sort()));
  return [{ folder: '', by, isPlace: false }];
}

function groupActivations<T extends { readonly activation: Activation }>(
  items: readonly T[],
  key: (item: T) => string,
): ReadonlyMap<string, readonly Activation[]> {
  return new Map(
    [...Map.groupBy(items, key)].map(([at, those]) => [
      at,
      limitActivations(those.map(({ activation }) => activation)),
    ]),
  );
}

function openedFolders(parsedFiles: readonly ParsedFile[]) {
  return parsedFiles.flatMap(({ folder, content }) =>
    (content.opens ?? []).flatMap((path) => {
      const target = pathBelow(folder, path);
      const activation = { folder, by: 'workspace', isPlace: true };
      return target === null ? [] : [{ target, activation }];
    }),
  );
}

/**
 * Returns the approvals that a server in `.mcp.json` gets from Claude's settings in the server's folder and
 * the folders above it.
 */
function findApprovals(
  alias: string,
  folder: string,
  approvals: ReadonlyMap<string, readonly { readonly approved: string | null }[]>,
): Activation[] {
  return foldersUpFrom(folder).flatMap((up) =>
    (approvals.get(up) ?? [])
      .filter(({ approved }) => approved === null || approved === alias)
      .map(() => ({ folder: up, by: 'approval', isPlace: false })),
  );
}

/** Groups the activations of imported files by the path of the imported file. */
function groupImportActivations(
  imports: readonly Import[],
): ReadonlyMap<string, readonly Activation[]> {
  const direct = Map.groupBy(imports, ({ path }) => path);
  return new Map(
    [...direct.keys()].map((path) => {
      const importsByPath = new Map<string, Import>();
      const pending = [path];
      for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
        for (const each of direct.get(at) ?? []) {
          if (importsByPath.has(each.from) || importsByPath.size > maxActivations) continue;
          importsByPath.set(each.from, each);
          pending.push(each.from);
        }
      }
      const activations = [...importsByPath.values()].map(({ from, folder }) => ({
        ...{ folder, by: 'import', isPlace: false },
        file: from,
      }));
      return [path, limitActivations(activations)];
    }),
  );
}
