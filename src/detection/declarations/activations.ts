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
 * An activation puts an existing declaration into effect. Examples are a setting that enables a plugin or
 * approves a server, a workspace that opens a folder, and a workflow that imports a file. A declaration with
 * a new activation is treated as changed.
 */

/** An import of the file at `path` by the workflow at `from`. */
export interface Import {
  readonly from: ParsedFile['path'];
  readonly folder: string;
  readonly path: string;
}

/**
 * Maximum number of activations, more than any real file has. A longer list is reduced to one activation that
 * holds a digest of the list.
 */
const maxActivations = 100;

const pluginFolders = /^(?:agents|commands|skills)(?:\/|$)/;

/** Adds the activations and blockers from other files to the declarations. */
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

/** Returns the activations of each imported file, by path, including those from indirect imports. */
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
