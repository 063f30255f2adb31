import { pathBelow } from '../declarations/paths.ts';
import type { LockedPackage } from '../lockfiles/lockfile.ts';
import type { Alteration, PackageSpec } from '../model.ts';
import { type FoundLockfile, lockfilesFor } from '../project/lockfiles.ts';
import {
  type DeclaredPackage,
  type PackageJson,
  packageJson,
  redirectsOf,
} from '../project/package-json.ts';
import { folderOf, inFolder, nearest, type Project } from '../project/project.ts';
import { type Pyproject, pyproject } from '../project/pyproject.ts';
import { requirements } from '../project/requirements.ts';
import { yamlSettings } from '../project/settings.ts';
import { ecosystems, sameVersion } from '../versions/ecosystems.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { pypi } from '../versions/pypi.ts';
import { installedQuestion, type Launched, type Manager, type Question } from './launcher.ts';

/*
 * Programs that a project's installation brings. Which package a program belongs to is told by the
 * lockfile where it records programs, else by a direct dependency of the same name: a manager gives
 * the name to its owner. A lockfile proves a version only of a package under its own name, from the
 * default registry, that nothing in the repository touches, and only one that the manifest asks for:
 * managers mend a lockfile that contradicts it.
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
 * @returns none where the tree does not tell
 */
export function fromNpmInstallation(
  asks: Installed,
  folder: string,
  project: Project,
): readonly Answer[] {
  const { program, packageName, workspace, isOptional } = asks;
  const path = manifestFor(project, folder, workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  const home = path === null ? folder : folderOf(path);
  const manager = asks.manager ?? 'npm';
  // Only the lockfile of the manager that is started counts, if it has one; else all of them do.
  const all = lockfilesFor(project, home, 'npm');
  const its = all.filter((each) => each.manager === asks.manager);
  const locks = its.length > 0 ? its : all;
  const found = locks.map((lock) =>
    packagesOf(asks, lock, manifest).map((each) =>
      answerFor(each, manifest?.dependencies.get(each.name) ?? null, lock, manifest, project),
    ),
  );
  const answers = new Map(found.flat().map((answer) => [`${answer.type} ${answer.name}`, answer]));
  if (answers.size > 0) {
    const [first = [], ...others] = found;
    // Lockfiles side by side prove nothing where they differ.
    const agree = others.every((other) => sameProof(first, other));
    return [...answers.values()].map((each) => ({
      ...each,
      manager: asks.manager ?? each.manager ?? manager,
      ...(agree ? {} : { resolved: null }),
    }));
  }
  const own = isOptional || program === '' ? null : ownProgram(program, path, manifest, project);
  if (own !== null) return [own];
  const direct = manifest?.dependencies.get(packageName ?? program) ?? null;
  if (direct === null || isOptional) return [];
  return [{ ...redirected(direct, home, manifest, project).answer, manager }];
}

/** The packages of a lockfile that answer a question: by their programs, by their name. */
function packagesOf(
  { program, packageName }: Installed,
  { lockfile, folder }: FoundLockfile,
  manifest: PackageJson | null,
): readonly LockedPackage[] {
  const recorded = program === '' ? [] : lockfile.withProgram(folder, program);
  const name = packageName ?? program;
  const direct = manifest?.dependencies.get(name) ?? null;
  const named = lockfile.find(folder, name, direct?.range ?? null);
  // Without a record of programs only a direct dependency is known to own its name.
  const answers =
    named !== null && (packageName !== null || (named.programs === null && direct !== null));
  return answers && !recorded.some((each) => each.name === named.name)
    ? [...recorded, named]
    : recorded;
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
  const root = folderOf(lock.path);
  const asked = declared ?? { name, spec: readNpmSpec(name) };
  const { answer: spec, isRedirected } = redirected(asked, root, manifest, project);
  const manager = lock.manager as Manager;
  const own = doubt !== null && linkDoubts.has(doubt) ? ownCode(name, project) : null;
  if (own !== null) return own;
  // What the manifest takes from elsewhere, or under another name, is that: the lockfile proves nothing.
  if (spec.type !== 'npm' || spec.name !== name || isRedirected) return { ...spec, manager };
  if (doubt === null) {
    const proves = meets(spec, version) && !spec.alterations?.length;
    return proves
      ? { ...spec, resolved: { version, file: lock.path, line }, manager }
      : { ...spec, manager };
  }
  if (mildDoubts.has(doubt)) return { ...spec, manager };
  const alterations = [...(spec.alterations ?? []), doubtAlteration(doubt, lock.path, line)];
  return { ...spec, manager, alterations };
}

/** Whether a locked version is one that the manifest asks for. */
function meets({ type, pin, version }: PackageSpec, locked: string): boolean {
  if (version === null || pin === 'none' || pin === 'tag') return true;
  return pin === 'exact'
    ? sameVersion(type, version, locked)
    : ecosystems[type].satisfies(locked, version) !== false;
}

/** What stands for a package once overrides, resolutions and patches of the project are through. */
function redirected(
  { name, spec }: Pick<DeclaredPackage, 'name' | 'spec'>,
  root: string,
  manifest: PackageJson | null,
  project: Project,
): { readonly answer: Answer; readonly isRedirected: boolean } {
  const rootPath = inFolder(root, 'package.json');
  const settings = project.get(inFolder(root, 'pnpm-workspace.yaml'), yamlSettings) ?? [];
  const overrides = settings.flatMap(({ key, value }) =>
    key.startsWith('overrides.') ? [[key.slice('overrides.'.length), value] as const] : [],
  );
  const maps = [
    manifest?.redirects,
    project.get(rootPath, packageJson)?.redirects,
    redirectsOf(overrides),
  ];
  const value = maps.map((map) => map?.get(name)).find((each) => each !== undefined);
  const patch = patchOf(name, project);
  const patched = patch === null ? [] : [alterationIn(patch, 'a patch of the project')];
  if (value === undefined || value?.startsWith('$')) {
    return { answer: { ...spec, alterations: patched }, isRedirected: value !== undefined };
  }
  if (value === null) {
    const unclear = alterationIn(rootPath, 'an override that is not understood');
    return { answer: { ...spec, alterations: [...patched, unclear] }, isRedirected: true };
  }
  const other = readNpmSpec(`${name}@${value}`);
  return { answer: { ...other, alterations: patched }, isRedirected: true };
}

/** A patch of a package that the project keeps, as patch-package and pnpm name them. */
function patchOf(name: string, project: Project): string | null {
  const prefixes = [`${name.replace('/', '+')}+`, `${name.replace('/', '__')}@`];
  const found = project
    .matching(/\.patch$/)
    .find((path) => prefixes.some((prefix) => path.split('/').at(-1)?.startsWith(prefix)));
  return found ?? null;
}

function alterationIn(file: string, what: string, line = 1): Alteration {
  const place = { line, column: 1 };
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** Doubts that choose another version, and no other package. */
const mildDoubts = new Set(['an override', 'a constraint']);

/** Doubts of a lockfile that say that the code lies in a folder. */
const linkDoubts = new Set(['a link', 'a local package', 'a local project']);

function doubtAlteration(doubt: string, file: string, line: number): Alteration {
  return alterationIn(file, `the lockfile, which holds it as ${doubt},`, line);
}

/** A package of a workspace is code of the project: its program, or where it has none its manifest. */
function ownCode(name: string, project: Project): Answer | null {
  const path = workspaceNamed(project, name);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return null;
  const files = [...manifest.programs.values()].map(({ text }) => pathBelow(folderOf(path), text));
  const file = files.find((each) => each !== null && project.has(each));
  return localAnswer(file ?? path);
}

/** The manifest of a folder's project, or of the workspace that is named; null where that is unclear. */
export function manifestFor(
  project: Project,
  folder: string,
  workspace: string | null,
): string | null {
  if (workspace === null) return nearest(project, folder, 'package.json');
  const path = pathBelow(folder, workspace);
  const byPath = path === null ? null : inFolder(path, 'package.json');
  const named = workspaceNamed(project, workspace);
  if (byPath === null || !project.has(byPath)) return named;
  // A folder of one name and a package of that name elsewhere: which is meant differs by manager.
  return named === null || named === byPath ? byPath : null;
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
  { program, isModule, manager }: Installed,
  folder: string,
  project: Project,
): readonly Answer[] {
  const path = nearest(project, folder, 'pyproject.toml');
  const manifest = path === null ? null : project.get(path, pyproject);
  const home = path === null ? folder : folderOf(path);
  if (!isModule) {
    // A file or folder of that name comes before any program.
    const file = [program, `${program}/__main__.py`].map((each) => pathBelow(folder, each));
    const own = file.find((each) => each !== null && project.has(each));
    if (own) return [localAnswer(own)];
    if (file.some((each) => each !== null && project.isLink(each))) return [];
    const isOther =
      manifest?.otherScripts.has(program) ||
      (manager === 'pipenv' && nearest(project, folder, 'Pipfile') !== null);
    if (isOther) return [];
  }
  const entry = manifest?.programs.get(program) ?? memberProgram(program, manifest, project);
  const module = isModule ? program : entry?.replace(/:.*$/s, '');
  const own = module === undefined ? null : ownModule(module, home, folder, project);
  if (own !== null) return own === 'link' ? [] : [localAnswer(own)];
  // A program of the project whose module is not in the tree is nobody else's.
  if (entry !== undefined) return [];
  const name = pypi.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
  const declared = manifest?.dependencies.get(name);
  if (declared !== undefined) return [pythonAnswer(declared, path, manager, home, project)];
  const listPath = inFolder(home, 'requirements.txt');
  const listed = project.get(listPath, requirements)?.find((each) => each.name === name);
  return listed === undefined ? [] : [pythonAnswer(listed, listPath, manager, home, project)];
}

/** The entry of a program that another project of the workspace brings. */
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

/** What a direct dependency of a Python project is, with the version that its lockfile proves. */
function pythonAnswer(
  { name, spec, elsewhere }: DeclaredPackage,
  manifestPath: string | null,
  asked: Manager | null,
  home: string,
  project: Project,
): Answer {
  const manager = asked ?? 'uv';
  const place = manifestPath ?? '';
  const alterations = elsewhere === null ? [] : [alterationIn(place, elsewhere)];
  const plain: Answer = { ...spec, manager, alterations };
  if (spec.type !== 'pypi') return plain;
  const all = lockfilesFor(project, home, 'pypi');
  // `python -m` does not say whose environment it is: then the lockfiles must not be two.
  const locks = asked === null ? all : all.filter((each) => each.manager === asked);
  const [lock, ...others] = locks;
  const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
  if (lock === undefined || others.length > 0 || locked === null) return plain;
  const { version, line, doubt } = locked;
  const manifests = [manifestPath, inFolder(folderOf(lock.path), 'pyproject.toml')];
  const isTouched = manifests.some(
    (path) => path?.endsWith('.toml') && (project.get(path, pyproject)?.touched.has(name) ?? false),
  );
  if (doubt === null && !isTouched && alterations.length === 0) {
    return meets(spec, version)
      ? { ...plain, resolved: { version, file: lock.path, line } }
      : plain;
  }
  if (doubt === null || mildDoubts.has(doubt)) return plain;
  return { ...plain, alterations: [...alterations, doubtAlteration(doubt, lock.path, line)] };
}

/** A direct dependency of a manifest, and what its lockfile proves of it. */
export function fromManifest(
  declared: DeclaredPackage,
  manifest: string,
  project: Project,
): readonly Answer[] {
  const home = folderOf(manifest);
  if (!manifest.endsWith('package.json')) {
    return [pythonAnswer(declared, manifest, null, home, project)];
  }
  const asks = installedQuestion({ type: 'npm', program: '', packageName: declared.name });
  return fromNpmInstallation(asks, home, project);
}

/** The file of a Python module in the tree; `link` where a link takes its place, null where there is none. */
function ownModule(
  module: string,
  home: string,
  folder: string,
  project: Project,
): string | 'link' | null {
  if (!/^[\w.]+$/.test(module)) return null;
  const path = module.replaceAll('.', '/');
  const [top = ''] = module.split('.');
  const roots = [folder, home, inFolder(home, 'src'), inFolder(folder, 'src')];
  if (
    roots.some((root) => [top, `${top}.py`].some((name) => project.isLink(inFolder(root, name))))
  ) {
    return 'link';
  }
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
