import { folderOf, foldersUpFrom, pathInFolder } from '../../model/paths.ts';
import { pathBelow } from '../declarations/paths.ts';
import { pypi } from '../ecosystems/pypi.ts';
import type { Manager } from '../launch/ambient-inputs.ts';
import type { InstalledLookup } from '../launch/pending-lookup.ts';
import {
  type Answer,
  doubtAlteration,
  fileAlteration,
  localAnswer,
  mildDoubts,
  provedVersion,
  satisfiesSpec,
} from './answer.ts';
import { lockfilesFor } from './project/find-lockfiles.ts';
import type { DeclaredPackage } from './project/package-json.ts';
import { maxManifests, nearestFile, type Project } from './project/project.ts';
import { type Pyproject, pyproject } from './project/pyproject.ts';
import { requirements } from './project/requirements.ts';

/**
 * Resolves a program or module in a Python environment to the project's code or to the direct dependency with
 * the same name. The lookup relies on the name, because Python lockfiles do not record programs.
 */
export function fromPythonEnvironment(
  { program, isModule, manager, isOptional }: InstalledLookup,
  folder: string,
  project: Project,
): readonly Answer[] {
  const path = nearestFile(project, folder, 'pyproject.toml');
  const manifest = path === null ? null : project.get(path, pyproject);
  const root = path === null ? folder : folderOf(path);
  if (!isModule) {
    // A file or folder with the program's name takes precedence over any installed program.
    const file = [program, `${program}/__main__.py`].map((each) => pathBelow(folder, each));
    const ownFile = file.find((each) => each !== null && project.has(each));
    if (ownFile) return [localAnswer(ownFile)];
    const hidden = file.find((each) => each !== null && isTracked(each, project));
    // Code behind a link or in a vendored folder also takes precedence over a fetched package.
    if (hidden) return isOptional ? [localAnswer(hidden)] : [];
    if (manager === 'pipenv' && nearestFile(project, folder, 'Pipfile') !== null) return [];
  }
  const entry = manifest?.programs.get(program) ?? memberProgram(program, manifest, project);
  const module = isModule ? program : entry?.replace(/:.*$/s, '');
  const ownModulePath = module === undefined ? null : ownModule(module, root, folder, project);
  if (ownModulePath !== null) return ownModulePath === 'shadow' ? [] : [localAnswer(ownModulePath)];
  // A declared program belongs to the project even if its module is not in the tree.
  if (entry !== undefined) return [];
  const name = pypi.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
  const declared = manifest?.dependencies.get(name);
  if (declared !== undefined) return [pythonAnswer(declared, path, manager, root, project)];
  const listPath = pathInFolder(root, 'requirements.txt');
  const listedRequirement = project.get(listPath, requirements)?.find((each) => each.name === name);
  return listedRequirement === undefined
    ? []
    : [pythonAnswer(listedRequirement, listPath, manager, root, project)];
}

function isTracked(path: string, { isLink, tracked }: Project): boolean {
  const kind = tracked.kindAt(path);
  return isLink(path) || (kind !== null && kind !== 'folder');
}

/** Returns the entry point of a program that another project in the workspace provides. */
function memberProgram(
  program: string,
  manifest: Pyproject | null,
  project: Project,
): string | undefined {
  const names = [...(manifest?.dependencies.values() ?? [])]
    .filter(({ spec }) => spec.type === 'unidentified')
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  const members = project
    .named('pyproject.toml')
    .slice(0, maxManifests)
    .flatMap((path) => project.get(path, pyproject) ?? [])
    .filter((each) => each.name !== null && names.includes(pypi.normaliseName(each.name)));
  return members.map((each) => each.programs.get(program)).find((each) => each !== undefined);
}

/**
 * Returns the answer for a direct dependency of a Python project, with the version that the lockfile proves,
 * if any.
 */
export function pythonAnswer(
  declared: DeclaredPackage,
  manifestPath: string | null,
  manager: Manager | null,
  root: string,
  project: Project,
): Answer {
  // A replacement at the root of a workspace also applies to the members.
  const parentManifests = foldersUpFrom(root).map((each) => pathInFolder(each, 'pyproject.toml'));
  const redirects = parentManifests.map((each) =>
    project.get(each, pyproject)?.redirects.get(declared.name),
  );
  const { name, spec, elsewhere } = {
    ...declared,
    ...redirects.find((each) => each !== undefined),
  };
  const alterations = elsewhere === null ? [] : [fileAlteration(manifestPath ?? '', elsewhere)];
  const plain: Answer = { spec, resolved: null, manager: manager ?? 'uv', alterations };
  if (spec.type !== 'pypi') return plain;
  const allLockfiles = lockfilesFor(project, root, 'pypi');
  // `python -m` does not reveal which package manager's environment it uses, so several lockfiles would be
  // ambiguous.
  const locks =
    manager === null ? allLockfiles : allLockfiles.filter((each) => each.manager === manager);
  const [lock, ...others] = locks;
  const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
  if (lock === undefined || others.length > 0 || locked === null) return plain;
  const manifests = [manifestPath, ...parentManifests];
  const isTouched = manifests.some(
    (path) => path?.endsWith('.toml') && (project.get(path, pyproject)?.touched.has(name) ?? false),
  );
  if (locked.doubt === null && !isTouched && alterations.length === 0) {
    return satisfiesSpec(spec, locked.version)
      ? { ...plain, resolved: provedVersion(locked, lock.path) }
      : plain;
  }
  if (locked.doubt === null || mildDoubts.has(locked.doubt)) return plain;
  return { ...plain, alterations: [...alterations, doubtAlteration(locked, lock.path)] };
}

/**
 * Returns the file of a Python module in the tree, or `shadow` if another file or folder with that name takes
 * precedence over any package. Returns null if the tree contains neither.
 */
function ownModule(
  module: string,
  root: string,
  folder: string,
  project: Project,
): string | 'shadow' | null {
  if (!/^[\w.]+$/.test(module)) return null;
  const path = module.replaceAll('.', '/');
  const [top = ''] = module.split('.');
  const roots = [folder, root, pathInFolder(root, 'src'), pathInFolder(folder, 'src')];
  const isLinked = roots.some((each) =>
    [top, `${top}.py`].some((name) => project.isLink(pathInFolder(each, name))),
  );
  if (isLinked) return 'shadow';
  const files = roots.flatMap((each) =>
    [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) =>
      pathInFolder(each, file),
    ),
  );
  const ownFile = files.find(project.has);
  if (ownFile !== undefined) return ownFile;
  // Python imports a folder or compiled module with this name before an installed package, whatever the
  // folder or module contains.
  const isShadowed = roots.some((each) =>
    project.tracked
      .namesIn(each)
      .some(
        (name) =>
          (name === top && project.tracked.kindAt(pathInFolder(each, name)) === 'folder') ||
          (name.startsWith(`${top}.`) && /\.(?:py|pyc|so|pyd)$/.test(name)),
      ),
  );
  return isShadowed ? 'shadow' : null;
}
