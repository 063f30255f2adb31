import type { Alteration, PackageSpec } from '../../model/model.ts';
import { folderOf, upFrom } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { mildDoubts } from './answer.ts';
import { foldersWithModules, maySatisfy, treeAlteration } from './committed-packages.ts';
import { installedLockfile, type LocatedLockfile, lockfilesFor } from './project/find-lockfiles.ts';
import { packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';

/**
 * npx starts any installed package with the requested name, under any dependency key and at any depth
 * (measured with npm 11). A lockfile lists the names of all installed packages. Without a lockfile, a package
 * from outside the registry could have any name.
 */

interface Installation {
  readonly lockfiles: readonly LocatedLockfile[];
  /** Dependencies from outside the registry whose package could have any name. */
  readonly nameless: readonly Alteration[];
}

/**
 * Returns alterations for packages from outside the registry that the project installs, or might install,
 * under a launch's package name.
 *
 * @param manifests the project's manifests in the given folders, and the manifests of packages that are
 * installed with the project
 */
export function packagesFromElsewhere(
  wanted: PackageSpec & { readonly name: string },
  folders: readonly string[],
  manifests: () => readonly string[],
  project: Project,
): Alteration[] {
  if (!maySatisfy(wanted, null)) return [];
  const { lockfiles, nameless } = project.once(`installation for ${folders.join('\0')}`, () =>
    readInstallation(folders, manifests(), project),
  );
  const { name } = wanted;
  const locked = lockfiles.flatMap(({ path, lockfile, folder }) => {
    const lockedPackage = lockfile.find(folder, name, null);
    const entries = lockfile.named?.(name) ?? [
      ...(lockedPackage === null
        ? []
        : [{ locked: lockedPackage, written: JSON.stringify(lockedPackage.doubt) }]),
    ];
    const counted = entries.filter(({ locked: { doubt } }) => doubt !== null && isOther(doubt));
    return counted.map(({ written }) => inLockfile(path, written));
  });
  // npm trusts its own record of an installation, which can contain anything if it is committed.
  const committed = foldersWithModules(folders, project).flatMap((folder) => {
    const installedLock = installedLockfile(folder, project);
    const entries = installedLock?.lockfile.named?.(name) ?? [];
    return entries
      .filter(({ locked }) => maySatisfy(wanted, locked))
      .map(({ written }) => inLockfile(installedLock?.path ?? '', written));
  });
  return [...locked, ...committed, ...nameless];
}

const isOther = (doubt: string): boolean => !mildDoubts.has(doubt) && doubt !== 'a link';

function inLockfile(path: string, written: string): Alteration {
  const what = 'a lockfile entry with the same name but a different source';
  return { ...treeAlteration(what, path), contentDigest: digestOf(written) };
}

function readInstallation(
  folders: readonly string[],
  manifests: readonly string[],
  project: Project,
): Installation {
  const allLockfiles = upFrom(folders).flatMap((folder) => lockfilesFor(project, folder, 'npm'));
  const lockfiles = [...new Map(allLockfiles.map((each) => [each.path, each])).values()];
  const nameless = manifests.flatMap((path) => {
    const { fromElsewhere = [] } = project.get(path, packageJson) ?? {};
    const unlocked = fromElsewhere.filter(
      ([name, written]) =>
        !lockfiles.some((lock) => {
          const folder = folderBelow(folderOf(lock.path), folderOf(path));
          const lockedPackage = folder === null ? null : lock.lockfile.find(folder, name, written);
          // npm ignores a lockfile entry that contradicts the manifest, so an entry that points to the
          // registry does not count.
          return (
            lockedPackage !== null && lockedPackage.doubt !== null && isOther(lockedPackage.doubt)
          );
        }),
    );
    return unlocked.map((each) => ({
      ...treeAlteration('a dependency whose package can have any name', path),
      contentDigest: digestOf(JSON.stringify(each)),
    }));
  });
  return { lockfiles, nameless };
}

function folderBelow(above: string, folder: string): string | null {
  if (above === '') return folder;
  if (folder === above) return '';
  return folder.startsWith(`${above}/`) ? folder.slice(above.length + 1) : null;
}
