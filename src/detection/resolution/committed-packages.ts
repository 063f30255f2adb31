import type { Alteration, PackageSpec } from '../../model/model.ts';
import { pathInFolder } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { firstPlace } from '../declarations/tree.ts';
import { ecosystems, sameVersion, versionPart } from '../ecosystems/ecosystems.ts';
import { type PackageJson, packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';

/*
 * Packages in a committed `node_modules`. npm identifies a package by the name in its manifest, in any folder
 * and even inside other packages (measured with npm 11).
 */

/**
 * Maximum number of committed packages that are read; real projects commit fewer. Packages beyond the limit
 * are treated as unknown.
 */
const maxCommitted = 5000;

interface Committed {
  /** Folders by package name. A folder is listed under both its own name and the name in its manifest. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Paths that could hold a package of any name. */
  readonly unknown: readonly string[];
}

/** Reports whether the repository tracks anything named `node_modules` in a folder, such as a link. */
export function hasModules(folder: string, project: Project): boolean {
  return project.trackedLike(pathInFolder(folder, 'node_modules')).length > 0;
}

/**
 * Returns alterations for committed packages with a given name in the folders' `node_modules`, and for paths
 * that could hide such a package. Packages whose version does not match `wanted` are left out.
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
  // The loop appends to `pending` while it iterates. Links can lead to folders that it has already visited.
  for (const { path: parent, scope } of pending) {
    if (seen.has(parent)) continue;
    seen.add(parent);
    for (const name of project.tracked.namesIn(parent)) {
      const folder = pathInFolder(parent, name);
      // Skips package managers' internal folders, such as `.bin`.
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
 * Returns an alteration for each committed `node_modules` that contains packages, in the given folders and
 * the folders above them. Package managers leave existing packages in place.
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
 * Reports whether a package in the tree might satisfy a launch's package specification. A specification with
 * a tag is never satisfied, because its package is always fetched.
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

export function foldersWithModules(
  folders: readonly string[],
  project: Project,
): readonly string[] {
  return project.upwards('node_modules', folders, (each) =>
    hasModules(each, project) ? [each] : [],
  );
}

/**
 * Returns alterations for the committed files that Yarn stores for a package: its archive and, if unpacked,
 * its folder. Source: `slugifyLocator` in `@yarnpkg/core`, which names these files.
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
    // A folder has no content of its own, so its digest covers the paths below it.
    return project.tracked.kindAt(path) === 'folder'
      ? { ...committed, contentDigest: digestOf(pathsBelow(path, project).join('\n')) }
      : committed;
  });
}

/** Maximum number of paths in an unpacked package; real packages that Yarn must unpack contain fewer. */
const maxPaths = 2000;

function pathsBelow(folder: string, project: Project): string[] {
  const paths = [folder];
  for (const path of paths) {
    if (paths.length > maxPaths) break;
    for (const name of project.tracked.namesIn(path)) paths.push(pathInFolder(path, name));
  }
  return paths.sort();
}

/** Returns the links and nested repositories along a path. Each of them can lead anywhere. */
export function hiddenPathsTo(folder: string, path: string, project: Project): string[] {
  const parts = path.split('/');
  return parts
    .flatMap((_, index) =>
      project.trackedLike(pathInFolder(folder, parts.slice(0, index + 1).join('/'))),
    )
    .filter((each) => ['link', 'repository'].includes(project.tracked.kindAt(each) ?? ''));
}

export function treeAlteration(what: string, file: string): Alteration {
  return { kind: 'path', what, file, span: firstPlace };
}
