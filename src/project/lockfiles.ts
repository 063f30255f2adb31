import picomatch from 'picomatch';
import { lockfileFormats, maxLockfileLength } from '../lockfiles/formats.ts';
import type { Lockfile } from '../lockfiles/lockfile.ts';
import { packageJson } from './package-json.ts';
import { type FileKind, foldersUpFrom, inFolder, type Project } from './project.ts';

/** A lockfile that speaks for a folder. */
export interface FoundLockfile {
  readonly path: string;
  readonly lockfile: Lockfile;
  readonly manager: (typeof lockfileFormats)[number]['manager'];
  /** The folder it speaks for, relative to its own. */
  readonly folder: string;
}

const kinds = lockfileFormats.map(({ file, manager, load }) => ({
  file,
  manager,
  kind: { name: file, limit: maxLockfileLength.json, load } satisfies FileKind<Lockfile>,
}));

/**
 * The lockfiles of a type that speak for a folder: those in the nearest folder above it that has any
 * which do, workspaces included. More than one where several managers were used side by side.
 */
export function lockfilesFor(
  project: Project,
  folder: string,
  type: Lockfile['type'],
): readonly FoundLockfile[] {
  for (const above of foldersUpFrom(folder)) {
    const below = above === '' ? folder : folder.slice(above.length + 1);
    const found = kinds.flatMap(({ file, manager, kind }) => {
      const path = inFolder(above, file);
      const lockfile = project.has(path) ? project.get(path, kind) : null;
      if (lockfile?.type !== type) return [];
      const isCovered =
        below === '' || (lockfile.covers(below) ?? isWorkspace(project, above, below));
      return isCovered ? [{ path, lockfile, manager, folder: below }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a folder's manifest counts another one below it among its workspaces. */
function isWorkspace(project: Project, folder: string, below: string): boolean {
  const manifest = project.get(inFolder(folder, 'package.json'), packageJson);
  const patterns = manifest?.workspaces ?? [];
  return patterns.length > 0 && picomatch.isMatch(below, [...patterns]);
}
