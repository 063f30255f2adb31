import type { Alteration, PackageSpec } from '../../model/model.ts';
import { pathInFolder } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { firstPlace } from '../declarations/tree.ts';
import { ecosystems, sameVersion, versionPart } from '../ecosystems/ecosystems.ts';
import { type PackageJson, packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';

/*
 * Packages in a committed `node_modules`. npm finds a package by the name in its manifest, in any folder,
 * even inside other packages (measured with npm 11).
 */

/**
 * Maximum number of committed packages; real projects commit fewer. Packages beyond this limit are not read.
 */
const maxCommitted = 5000;

interface Committed {
  /**
   * Folders by package name; a folder is listed under the name in its manifest and under the folder's own
   * name.
   */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Paths that may be packages with any name. */
  readonly unknown: readonly string[];
}

/** Whether a folder in the repository contains `node_modules`, or something in its place. */
export function hasModules(folder: string, project: Project): boolean {
  return project.trackedLike(pathInFolder(folder, 'node_modules')).length > 0;
}

/**
 * Returns committed packages with a given name in the `node_modules` of the given folders, and paths that may
 * be a package with that name. Packages whose versions do not match the wanted version are left out.
 */
export function committedPackages(
  name: string,
  wanted: PackageSpec | null,
  folders: readonly string[],
  project: Project,
): Alteration[] {
  const isTag = wanted !== null && versionPart(wanted).pin === 'tag';
  const mayBe = (manifest: PackageJson | null): boolean =>
    wanted === null || maySatisfy(wanted, manifest);
  const found = folders.flatMap((each) => {
    const { byName, unknown } = packagesIn(each, project);
    const manifests = (byName.get(name) ?? [])
      .map((folder) => pathInFolder(folder, 'package.json'))
      .filter((file) => mayBe(project.get(file, packageJson)));
    const onWay = hiddenPathsTo(each, `node_modules/${name}`, project);
    return [...onWay, ...manifests, ...(isTag ? [] : unknown)];
  });
  return [...new Set(found)].map((path) => treeAlteration('a committed package', path));
}

function packagesIn(above: string, project: Project): Committed {
  return project.once(`packages committed in ${above}`, () => {
    const { packages, unknown } = foldersOfPackages(above, project);
    const byName = new Map<string, string[]>();
    for (const { folder, name } of packages.slice(0, maxCommitted)) {
      const path = pathInFolder(folder, 'package.json');
      const manifest = project.get(path, packageJson);
      if (manifest === null && project.isUnreadable(path, packageJson)) unknown.push(path);
      for (const each of new Set([name, manifest?.name ?? name])) {
        const others = byName.get(each);
        if (others === undefined) byName.set(each, [folder]);
        else others.push(folder);
      }
    }
    const unreadFolders = packages.slice(maxCommitted).map(({ folder }) => folder);
    return { byName, unknown: [...unknown, ...unreadFolders] };
  });
}

interface PackageFolder {
  readonly folder: string;
  readonly name: string;
}

/**
 * Returns the package folders in a `node_modules`, at any depth, and the paths that may lead to further
 * packages.
 */
function foldersOfPackages(
  above: string,
  project: Project,
): { readonly packages: readonly PackageFolder[]; readonly unknown: string[] } {
  const packages: PackageFolder[] = [];
  const unknown: string[] = [];
  const modulesIn = (folder: string) =>
    project.trackedLike(pathInFolder(folder, 'node_modules')).map((path) => ({ path, scope: '' }));
  const pending = modulesIn(above);
  const seen = new Set<string>();
  // The loop appends to the list that it iterates over. Links may lead to folders that have already been
  // visited.
  for (const { path: parent, scope } of pending) {
    if (seen.has(parent)) continue;
    seen.add(parent);
    for (const name of project.tracked.namesIn(parent)) {
      const folder = pathInFolder(parent, name);
      // Skips folders that package managers use, such as `.bin`.
      if (name.startsWith('.')) continue;
      if (project.unknownAt(folder) !== null) unknown.push(folder);
      else if (project.tracked.kindAt(folder) !== 'folder') continue;
      else if (scope === '' && name.startsWith('@'))
        pending.push({ path: folder, scope: `${name}/` });
      else {
        packages.push({ folder, name: `${scope}${name}` });
        pending.push(...modulesIn(folder));
      }
    }
  }
  return { packages, unknown };
}

/**
 * Returns alterations for packages in a committed `node_modules`, in the given folders and the folders above.
 * A package manager leaves existing packages in place.
 */
export function committedInstallations(folders: readonly string[], project: Project): Alteration[] {
  return foldersWithModules(folders, project).flatMap((each) => {
    const modules = pathInFolder(each, 'node_modules');
    const names = project.tracked
      .namesIn(modules)
      .filter((name) => project.tracked.kindAt(pathInFolder(modules, name)) !== 'file');
    return names.length === 0
      ? []
      : [
          {
            ...treeAlteration('a committed installation', modules),
            contentDigest: digestOf(names.join('\n')),
          },
        ];
  });
}

/**
 * Whether a package in the tree may match the package that a launch specifies. A package specified by a tag
 * is always fetched.
 */
export function maySatisfy(
  wanted: PackageSpec,
  manifest: Pick<PackageJson, 'version'> | null,
): boolean {
  const { pin, version } = versionPart(wanted);
  if (pin === 'tag') return false;
  const ownVersion = manifest?.version ?? null;
  if (ownVersion === null || version === null) return true;
  return pin === 'exact'
    ? sameVersion('npm', ownVersion, version)
    : ecosystems.npm.satisfies(ownVersion, version) !== false;
}

/**
 * Returns the folders in which the repository contains `node_modules`, among the given folders and the
 * folders above.
 */
export function foldersWithModules(
  folders: readonly string[],
  project: Project,
): readonly string[] {
  return project.upwards('node_modules', folders, (each) =>
    hasModules(each, project) ? [each] : [],
  );
}

/**
 * Returns the files that Yarn stores for a package in the project: the archive, and the folder if the package
 * is unpacked. Source: `slugifyLocator` in `@yarnpkg/core`, which creates the names of these files.
 */
export function committedByYarn(
  name: string,
  folders: readonly string[],
  project: Project,
): Alteration[] {
  const slug = name.replace('/', '-').toLowerCase();
  const isIts = (file: string): boolean =>
    ['npm', 'virtual', 'patch'].some((how) => file.toLowerCase().startsWith(`${slug}-${how}-`));
  const kept = project.upwards('.yarn', folders, (each) =>
    project.trackedLike(pathInFolder(each, '.yarn')).length > 0 ? [each] : [],
  );
  const archives = kept.flatMap((each) =>
    ['.yarn/cache', '.yarn/unplugged'].flatMap((path) => {
      const within = pathInFolder(each, path);
      const own = project.tracked.namesIn(within).filter(isIts);
      return [
        ...hiddenPathsTo(each, path, project),
        ...own.map((file) => pathInFolder(within, file)),
      ];
    }),
  );
  return [...new Set(archives)].map((path) => {
    const committed = treeAlteration('a committed package', path);
    // A folder is identified only by its content.
    return project.tracked.kindAt(path) === 'folder'
      ? { ...committed, contentDigest: digestOf(pathsBelow(path, project).join('\n')) }
      : committed;
  });
}

/** Maximum number of paths; packages that must be unpacked contain fewer files. */
const maxPaths = 2000;

function pathsBelow(folder: string, project: Project): string[] {
  const paths = [folder];
  for (const path of paths) {
    if (paths.length > maxPaths) break;
    for (const name of project.tracked.namesIn(path)) paths.push(pathInFolder(path, name));
  }
  return paths.sort();
}

/** Returns links and other repositories along a path, because they may lead anywhere. */
export function hiddenPathsTo(folder: string, path: string, project: Project): string[] {
  const parts = path.split('/');
  return parts
    .flatMap((_, index) =>
      project.trackedLike(pathInFolder(folder, parts.slice(0, index + 1).join('/'))),
    )
    .filter((each) => ['link', 'repository'].includes(project.tracked.kindAt(each) ?? ''));
}

/** Returns an alteration for a file or folder in the tree. */
export function treeAlteration(what: string, file: string): Alteration {
  return { kind: 'path', what, file, span: firstPlace };
}
