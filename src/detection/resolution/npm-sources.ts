import type { Alteration, PackageSpec } from '../../model/model.ts';
import { folderOf, upFrom } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { mildDoubts } from './answer.ts';
import { foldersWithModules, maySatisfy, treeAlteration } from './committed-packages.ts';
import { installedLockfile, type LocatedLockfile, lockfilesFor } from './project/find-lockfiles.ts';
import { packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';

/**
 * npx starts any installed package with the requested name, under any key and at any depth (measured with npm
 * 11). A lockfile lists the names of all installed packages. Without a lockfile, a package from outside the
 * registry may have any name.
 */

interface Installation {
  readonly lockfiles: readonly LocatedLockfile[];
  /** Dependencies whose package may have any name. */
  readonly nameless: readonly Alteration[];
}

/**
 * Returns packages from outside the registry that the project installs, or may install, under the name in a
 * launch.
 *
 * @param manifests the project's manifests in the given folders, and the manifests of packages installed with
 * it
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
  // npm trusts its own record of an installation. If that record is committed, it may contain anything.
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
  const what = 'a lockfile entry of that name with another source';
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
          // npm does not use an entry that contradicts the manifest.
          return (
            lockedPackage !== null && lockedPackage.doubt !== null && isOther(lockedPackage.doubt)
          );
        }),
    );
    return unlocked.map((each) => ({
      ...treeAlteration('a dependency whose package may have any name', path),
      contentDigest: digestOf(JSON.stringify(each)),
    }));
  });
  return { lockfiles, nameless };
}

/**
 * Returns the path of a folder relative to another folder; null unless the other folder contains it or is the
 * same folder.
 */
function folderBelow(above: string, folder: string): string | null {
  if (above === '') return folder;
  if (folder === above) return '';
  return folder.startsWith(`${above}/`) ? folder.slice(above.length + 1) : null;
}
