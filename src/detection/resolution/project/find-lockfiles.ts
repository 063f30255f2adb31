import { pathInFolder } from '../../../model/paths.ts';
import { lockfileFormats, maxLockfileLength } from '../../lockfiles/formats.ts';
import type { Lockfile } from '../../lockfiles/lockfile.ts';
import { packageJson } from './package-json.ts';
import type { FileKind, Project } from './project.ts';
import { pyproject } from './pyproject.ts';
import { type Setting, yamlSettings } from './settings.ts';

export interface LocatedLockfile {
  readonly path: string;
  readonly lockfile: Lockfile;
  readonly manager: (typeof lockfileFormats)[number]['manager'];
  /** The folder to which the lockfile applies, relative to the folder that contains the lockfile. */
  readonly folder: string;
}

const kinds = lockfileFormats.map(({ file, manager, load }) => ({
  file,
  manager,
  kind: { name: file, limit: maxLockfileLength.json, load } satisfies FileKind<Lockfile>,
}));

/** Returns the lockfile that npm writes into `node_modules`, or null if it is not committed. */
export function installedLockfile(folder: string, project: Project): LocatedLockfile | null {
  const path = pathInFolder(folder, 'node_modules/.package-lock.json');
  const kind = kinds.find(({ file }) => file === 'package-lock.json')?.kind;
  const lockfile = kind === undefined ? null : project.get(path, kind);
  return lockfile === null ? null : { path, lockfile, manager: 'npm', folder: '' };
}

/** Files, other than lockfiles, that determine which versions of direct dependencies are installed. */
const deciding =
  /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|\.npmrc|\.yarnrc(?:\.yml)?|pnpm-workspace\.yaml|bunfig\.toml|uv\.toml|.*\.patch)$/i;

export function isInstallationFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return deciding.test(name) || lockfileFormats.some(({ file }) => file === name.toLowerCase());
}

/**
 * Returns the lockfiles of the given type that apply to a folder. They are in the workspace root or, without
 * a workspace, in the closest folder at or above the given folder that contains any. Several lockfiles apply
 * if the project uses several package managers.
 */
export function lockfilesFor(
  project: Project,
  folder: string,
  type: Lockfile['type'],
  manager: string | null = null,
): readonly LocatedLockfile[] {
  // Package managers read the lockfile at the workspace root, but they ignore lockfiles in the workspace
  // members.
  const root = project
    .upwards('workspaces', [folder], (each) => folderIfAny(workspaceFiles, each, project))
    .find(
      (each) =>
        each !== folder &&
        isMember(project, each, folder.slice(each === '' ? 0 : each.length + 1), type, manager),
    );
  const lockfileFolders = project.upwards('lockfiles', [folder], (each) =>
    folderIfAny(lockfileNames, each, project),
  );
  for (const each of root === undefined ? lockfileFolders : [root]) {
    const below = each === '' ? folder : folder.slice(each.length + 1);
    const foundLockfiles = kinds.flatMap(({ file, manager, kind }) => {
      const path = pathInFolder(each, file);
      const lockfile = project.exists(path) ? project.get(path, kind) : null;
      if (lockfile?.type !== type) return [];
      const isCovered =
        below === '' || (lockfile.covers(below) ?? isMember(project, each, below, type, manager));
      return isCovered ? [{ path, lockfile, manager, folder: below }] : [];
    });
    // If both npm lockfiles exist, npm reads only `npm-shrinkwrap.json`.
    const isShrunk = foundLockfiles.some(({ path }) => path.endsWith('npm-shrinkwrap.json'));
    const countedLockfiles = foundLockfiles.filter(
      ({ path }) => !isShrunk || !path.endsWith('package-lock.json'),
    );
    if (countedLockfiles.length > 0) return countedLockfiles;
  }
  return [];
}

const workspaceFiles = ['package.json', 'pnpm-workspace.yaml', 'pyproject.toml'];
const lockfileNames = kinds.map(({ file }) => file);

function folderIfAny(
  names: readonly string[],
  folder: string,
  project: Project,
): readonly string[] {
  const mayHave = (path: string): boolean =>
    project.exists(path) || project.tracked.kindAt(path) !== null;
  return names.some((name) => mayHave(pathInFolder(folder, name))) ? [folder] : [];
}

function isMember(
  project: Project,
  folder: string,
  below: string,
  type: Lockfile['type'],
  manager: string | null,
): boolean {
  const { members, others } = project.once(`members of ${folder} ${type} ${manager}`, () => {
    const patterns = workspacePatterns(project, folder, type, manager);
    const isOut = (pattern: string): boolean => pattern.startsWith('!');
    return {
      members: patterns.filter((each) => !isOut(each)).map(folderPattern),
      others: patterns.filter(isOut).map((each) => folderPattern(each.slice(1))),
    };
  });
  project.charge(stepsPerPattern * (members.length + others.length), folder);
  return members.some((matches) => matches(below)) && !others.some((matches) => matches(below));
}

const stepsPerPattern = 5;

function workspacePatterns(
  project: Project,
  folder: string,
  type: Lockfile['type'],
  manager: string | null,
): readonly string[] {
  const values = (settings: readonly Setting[] | null, key: string): string[] =>
    (settings ?? []).filter((each) => each.key === key).map(({ value }) => value);
  if (type !== 'npm') {
    const settings = project.get(pathInFolder(folder, 'pyproject.toml'), pyproject)?.settings;
    return values(settings ?? null, 'workspace.members');
  }
  const inManifest = () =>
    project.get(pathInFolder(folder, 'package.json'), packageJson)?.workspaces;
  // Only pnpm reads `pnpm-workspace.yaml`.
  const inOwnFile = () => project.get(pathInFolder(folder, 'pnpm-workspace.yaml'), yamlSettings);
  return [
    ...((manager === 'pnpm' ? null : inManifest()) ?? []),
    ...(manager === null || manager === 'pnpm' ? values(inOwnFile(), 'packages') : []),
  ];
}

/**
 * Returns a function that reports whether a folder matches a workspace pattern: `*` matches part of a name,
 * and `**` matches any number of folders. Patterns can come from untrusted pull requests, so the limits below
 * ensure that matching stays fast. A pattern with braces or too many asterisks matches nothing.
 */
function folderPattern(written: string): (folder: string) => boolean {
  const pattern = written.replace(/^\.\//, '').replace(/\/$/, '');
  const parts = pattern.split('/');
  const isTooLong =
    pattern === '' || pattern.length > 500 || parts.some((part) => part.split('*').length > 4);
  if (isTooLong || parts.filter((part) => part === '**').length > 2) return () => false;
  const [first = [], ...others] = splitAtDoubleStars(parts);
  const last = others.pop();
  const [start = ''] = pattern.split('*', 1);
  return (folder) => {
    if (!`${folder}/`.startsWith(start)) return false;
    const names = folder.split('/');
    if (last === undefined) return names.length === first.length && matchesAt(first, names, 0);
    const end = names.length - last.length;
    if (end < first.length || !matchesAt(first, names, 0) || !matchesAt(last, names, end))
      return false;
    let position = first.length;
    for (const group of others) {
      while (position + group.length <= end && !matchesAt(group, names, position)) position += 1;
      position += group.length;
      if (position > end) return false;
    }
    // A pattern that consists only of `**` does not match the root folder.
    return folder !== '' || last.length > 0 || first.length > 0;
  };
}

/** Splits a pattern at each `**` into groups of names, and each name at `*`. */
function splitAtDoubleStars(parts: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const groups: (readonly string[])[][] = [[]];
  for (const part of parts) {
    if (part === '**') groups.push([]);
    else groups.at(-1)?.push(part.split('*'));
  }
  return groups;
}

const matchesAt = (
  group: readonly (readonly string[])[],
  names: readonly string[],
  at: number,
): boolean => group.every((literals, index) => matchesNameParts(literals, names[at + index] ?? ''));

/** Reports whether a name consists of the given strings, in order, with any text between them. */
function matchesNameParts([first = '', ...others]: readonly string[], name: string): boolean {
  const last = others.pop();
  if (last === undefined) return name === first;
  const end = name.length - last.length;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let position = first.length;
  for (const literal of others) {
    const at = name.indexOf(literal, position);
    if (at < 0) return false;
    position = at + literal.length;
  }
  return position <= end;
}
