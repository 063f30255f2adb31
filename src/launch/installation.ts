import { pathBelow } from '../declarations/paths.ts';
import type { LockedPackage } from '../lockfiles/lockfile.ts';
import type { Alteration, PackageSpec } from '../model.ts';
import { type FoundLockfile, lockfilesFor } from '../project/lockfiles.ts';
import { type DeclaredPackage, type PackageJson, packageJson } from '../project/package-json.ts';
import { folderOf, inFolder, nearest, type Project } from '../project/project.ts';
import { pyproject } from '../project/pyproject.ts';
import { requirements } from '../project/requirements.ts';
import { yamlSettings } from '../project/settings.ts';
import { ecosystems } from '../versions/ecosystems.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { pypi } from '../versions/pypi.ts';
import type { Launched, Question } from './launcher.ts';

/*
 * Programs that a project's installation brings. Which package a program belongs to is told by the
 * lockfile where it records programs, else by a direct dependency of the same name: a manager gives
 * the name to its owner. A lockfile proves a version only of a package under its own name, from the
 * default registry, that nothing in the repository touches.
 */

type Installed = Extract<Question, { kind: 'installed' }>;

/** What an answer changes about a launched thing. */
export type Answer = Partial<Launched> & PackageSpec;

/** A project's own code by its path. */
export function localAnswer(path: string): Answer {
  return {
    type: 'local',
    name: path,
    specifier: null,
    pin: 'none',
    version: null,
    digest: null,
    reason: 'code of the project',
  };
}

/**
 * The packages whose program an installation of npm's world starts.
 *
 * @param folder where the program is looked for
 * @param isPackage whether the name is that of a package, and not of a program
 * @returns none where the tree does not tell
 */
export function fromNpmInstallation(
  { program, workspace, isOptional }: Installed,
  folder: string,
  project: Project,
  isPackage: boolean,
): readonly Answer[] {
  const path = manifestFor(project, folder, workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  const home = path === null ? folder : folderOf(path);
  const lockfiles = lockfilesFor(project, home, 'npm');
  const direct = manifest?.dependencies.get(program) ?? null;
  const answers = lockfiles.map((lock) => {
    const named = lock.lockfile.find(lock.folder, program, direct?.range ?? null);
    const recorded = isPackage ? [] : lock.lockfile.withProgram(lock.folder, program);
    // Without a record of programs only a direct dependency is known to own its name.
    const mayOwn =
      named !== null &&
      (isPackage ||
        isOptional ||
        (named.programs === null ? direct !== null : named.programs.includes(program)));
    const packages = recorded.length > 0 ? recorded : mayOwn ? [named] : [];
    return packages.map((each) => {
      const declared = manifest?.dependencies.get(each.name) ?? null;
      return answerFor(each, declared, lock, manifest, project);
    });
  });
  const [first = []] = answers;
  if (first.length > 0) {
    // Two managers' lockfiles side by side prove nothing where they differ.
    const agree = answers.every((other) => sameProof(first, other));
    return agree ? first : first.map((each) => ({ ...each, resolved: null }));
  }
  const own = isOptional || isPackage ? null : ownProgram(program, path, manifest, project);
  if (own !== null) return [own];
  return direct === null || isOptional ? [] : [direct.spec];
}

/** A program of the project, or of a package of its workspace that it depends on. */
function ownProgram(
  program: string,
  path: string | null,
  manifest: PackageJson | null,
  project: Project,
): Answer | null {
  const linked = [...(manifest?.dependencies.values() ?? [])]
    .filter(({ range }) => /^(?:workspace|link|file|portal):/.test(range))
    .map(({ name }) => workspaceNamed(project, name));
  for (const each of [path, ...linked]) {
    const word = each === null ? null : project.get(each, packageJson)?.programs.get(program);
    const file = each === null || !word ? null : pathBelow(folderOf(each), word.text);
    if (file !== null && project.has(file)) return localAnswer(file);
  }
  return null;
}

function sameProof(a: readonly Answer[], b: readonly Answer[]): boolean {
  const proof = ({ name, resolved }: Answer): string => `${name} ${resolved?.version}`;
  return a.length === b.length && a.every((each, at) => proof(each) === proof(b[at] as Answer));
}

function answerFor(
  locked: LockedPackage,
  declared: DeclaredPackage | null,
  lock: FoundLockfile,
  manifest: PackageJson | null,
  project: Project,
): Answer {
  const { name, line, version, doubt } = locked;
  const spec = declared?.spec ?? readNpmSpec(name);
  const root = folderOf(lock.path);
  const rootManifest = project.get(inFolder(root, 'package.json'), packageJson);
  const settings = project.get(inFolder(root, 'pnpm-workspace.yaml'), yamlSettings) ?? [];
  const isTouched =
    manifest?.touched.has(name) ||
    rootManifest?.touched.has(name) ||
    settings.some(
      ({ key }) => /^(?:overrides|patchedDependencies)\./.test(key) && key.includes(name),
    );
  // What the manifest takes from elsewhere, or under another name, is that: the lockfile proves nothing.
  const own = doubt !== null && linkDoubts.has(doubt) ? ownCode(name, project) : null;
  if (own !== null) return own;
  if (spec.type !== 'npm' || spec.name !== name) return { ...spec, manager: lock.manager as 'npm' };
  if (doubt === null && !isTouched) {
    return {
      ...spec,
      resolved: { version, file: lock.path, line },
      manager: lock.manager as 'npm',
    };
  }
  if (doubt === null || mildDoubts.has(doubt)) return { ...spec, manager: lock.manager as 'npm' };
  return { ...spec, alterations: [doubtAlteration(doubt, lock.path, line)] };
}

/** Doubts of a lockfile that say that the code lies in a folder. */
const linkDoubts = new Set(['a link', 'a local package', 'a local project']);

/** A package of a workspace is code of the project: its program, or where it has none its manifest. */
function ownCode(name: string, project: Project): Answer | null {
  const path = workspaceNamed(project, name);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return null;
  const files = [...manifest.programs.values()].map(({ text }) => pathBelow(folderOf(path), text));
  const file = files.find((each) => each !== null && project.has(each));
  return localAnswer(file ?? path);
}

/** The manifest of a folder's project, or of the workspace that is named. */
export function manifestFor(
  project: Project,
  folder: string,
  workspace: string | null,
): string | null {
  if (workspace === null) return nearest(project, folder, 'package.json');
  const path = pathBelow(folder, workspace);
  const manifest = path === null ? null : inFolder(path, 'package.json');
  return manifest !== null && project.has(manifest) ? manifest : workspaceNamed(project, workspace);
}

/** More manifests than a search by name reads. */
const maxManifests = 1000;

function workspaceNamed(project: Project, name: string): string | null {
  const manifests = project.named('package.json').slice(0, maxManifests);
  // All are asked for at once, so that they are read at once.
  const named = manifests.filter((path) => project.get(path, packageJson)?.name === name);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/**
 * The packages whose program or module a Python environment starts: the project's own code, or a
 * direct dependency of that name. No lockfile of Python records programs.
 */
export function fromPythonEnvironment(
  { program, isModule }: Installed,
  folder: string,
  project: Project,
): readonly Answer[] {
  const path = nearest(project, folder, 'pyproject.toml');
  const manifest = path === null ? null : project.get(path, pyproject);
  const home = path === null ? folder : folderOf(path);
  const entry = manifest?.programs.get(program);
  const module = isModule ? program : entry?.replace(/:.*$/s, '');
  const own = module === undefined ? null : ownModule(module, home, folder, project);
  if (own !== null) return [localAnswer(own)];
  // A program of the project whose module is not in the tree is nobody else's.
  if (entry !== undefined) return [];
  const name = pypi.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
  const listed = project.get(inFolder(home, 'requirements.txt'), requirements) ?? [];
  const direct =
    manifest?.dependencies.get(name) ?? listed.find((each) => each.name === name) ?? null;
  if (direct === null) return [];
  return [pythonAnswer(direct, path, home, project)];
}

/** What a direct dependency of a Python project is, with the version that its lockfile proves. */
function pythonAnswer(
  { name, spec }: DeclaredPackage,
  manifestPath: string | null,
  home: string,
  project: Project,
): Answer {
  const [lock] = lockfilesFor(project, home, 'pypi');
  const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
  if (lock === undefined || locked === null || spec.type !== 'pypi')
    return { ...spec, manager: 'uv' };
  const { version, line, doubt } = locked;
  const manifests = [manifestPath, inFolder(folderOf(lock.path), 'pyproject.toml')];
  const isTouched = manifests.some(
    (path) => path !== null && project.get(path, pyproject)?.touched.has(name),
  );
  if (doubt === null && !isTouched) {
    return { ...spec, resolved: { version, file: lock.path, line }, manager: 'uv' };
  }
  if (doubt === null || mildDoubts.has(doubt)) return { ...spec, manager: 'uv' };
  return { ...spec, manager: 'uv', alterations: [doubtAlteration(doubt, lock.path, line)] };
}

/** Doubts that choose another version, and no other package. */
const mildDoubts = new Set(['an override', 'a constraint']);

function doubtAlteration(doubt: string, file: string, line: number): Alteration {
  const place = { line, column: 1 };
  const what = `the lockfile, which holds it as ${doubt},`;
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** A direct dependency of a manifest, and what its lockfile proves of it. */
export function fromManifest(
  declared: DeclaredPackage,
  manifest: string,
  project: Project,
): readonly Answer[] {
  const home = folderOf(manifest);
  if (!manifest.endsWith('package.json')) return [pythonAnswer(declared, manifest, home, project)];
  const question = { program: declared.name, workspace: null, isModule: false, isOptional: false };
  const asks = { ...question, kind: 'installed', type: 'npm', folder: '' } as const;
  return fromNpmInstallation(asks, home, project, true);
}

/** The file of a Python module in the tree; null where there is none. */
function ownModule(module: string, home: string, folder: string, project: Project): string | null {
  if (!/^[\w.]+$/.test(module)) return null;
  const path = module.replaceAll('.', '/');
  const roots = [folder, home, inFolder(home, 'src'), inFolder(folder, 'src')];
  const files = roots.flatMap((root) =>
    [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) =>
      inFolder(root, file),
    ),
  );
  return files.find(project.has) ?? null;
}

/**
 * Whether npx, which is told to start `main`, may start an installed package instead, and that one is
 * not what is judged anyway: the installed version must meet what is asked for.
 */
export function mayStandFor(main: Launched | undefined, { name, type, resolved }: Answer): boolean {
  if (main === undefined || main.type !== type || main.name !== name) return true;
  if (!resolved) return false;
  if (main.pin !== 'range') return main.pin === 'none';
  return ecosystems[type].satisfies(resolved.version, main.version ?? '') !== false;
}
