import { folderOf, pathInFolder } from '../../model/paths.ts';
import { pathBelow } from '../declarations/paths.ts';
import { readNpmDependency, readNpmSpec } from '../ecosystems/npm.ts';
import type { InstalledLookup } from '../launch/pending-lookup.ts';
import type { LockedPackage } from '../lockfiles/lockfile.ts';
import {
  type Answer,
  doubtAlteration,
  fileAlteration,
  localAnswer,
  mildDoubts,
  plainAnswer,
  provedVersion,
  satisfiesSpec,
} from './answer.ts';
import { type LocatedLockfile, lockfilesFor } from './project/find-lockfiles.ts';
import {
  type DeclaredPackage,
  type PackageJson,
  packageJson,
  readRedirects,
} from './project/package-json.ts';
import { maxManifests, nearestFile, type Project } from './project/project.ts';
import { yamlSettings } from './project/settings.ts';

/**
 * Returns the packages that provide a program installed by npm, pnpm, Yarn or Bun.
 *
 * @param folder the folder in which the launcher looks for the program
 * @returns an empty list if the packages cannot be identified from the tree
 */
export function fromNpmInstallation(
  pending: InstalledLookup,
  folder: string,
  project: Project,
): readonly Answer[] {
  const { program, packageName, workspace, isOptional } = pending;
  const path = manifestFor(project, folder, workspace);
  const manifest = path === null ? null : project.get(path, packageJson);
  const root = path === null ? folder : folderOf(path);
  const manager = pending.manager ?? 'npm';
  // If the launch's package manager has a lockfile, only that lockfile applies. Otherwise, all lockfiles
  // apply.
  const allLockfiles = lockfilesFor(project, root, 'npm', pending.manager);
  const its = allLockfiles.filter((each) => each.manager === pending.manager);
  const locks = its.length > 0 ? its : allLockfiles;
  const answersByLockfile = locks.map((lock) =>
    findPackages(pending, lock, manifest).map((each) =>
      answerForPackage(
        each,
        manifest?.dependencies.get(each.name) ?? null,
        lock,
        manifest,
        project,
      ),
    ),
  );
  const answers = mergeAnswers(answersByLockfile.flat());
  if (answers.size > 0) {
    const [first = [], ...others] = answersByLockfile;
    // If lockfiles in the same folder disagree, they prove nothing.
    const agree = others.every((other) => sameProof(first, other));
    return [...answers.values()].map((each) => ({
      ...each,
      manager: pending.manager ?? each.manager ?? manager,
      resolved: agree ? each.resolved : null,
    }));
  }
  const localBinary =
    isOptional || program === '' ? null : findLocalBinary(program, path, manifest, project);
  if (localBinary !== null) return [localBinary];
  const direct = manifest?.dependencies.get(packageName ?? program) ?? null;
  if (direct === null) return [];
  const { answer } = applyRedirects(direct, root, manifest, project);
  // An optional lookup omits the package that would be fetched under the same name, because that package has
  // already been judged.
  const { spec, alterations } = answer;
  const isSame = spec.type === 'npm' && spec.name === direct.name && alterations.length === 0;
  return isOptional && isSame ? [] : [{ ...answer, manager }];
}

export function isRecordedProgram(
  name: string,
  program: string,
  folder: string,
  project: Project,
): boolean {
  const path = manifestFor(project, folder, null);
  const root = path === null ? folder : folderOf(path);
  return lockfilesFor(project, root, 'npm', null).some(({ lockfile, folder: covered }) =>
    lockfile.withProgram(covered, program).some((each) => each.name === name),
  );
}

function mergeAnswers(answers: readonly Answer[]): Map<string, Answer> {
  const answersByPackage = new Map<string, Answer>();
  for (const answer of answers) {
    const key = `${answer.spec.type} ${answer.spec.name}`;
    const existing = answersByPackage.get(key);
    const alterations = [...(existing?.alterations ?? []), ...answer.alterations];
    answersByPackage.set(key, { ...(existing ?? answer), alterations });
  }
  return answersByPackage;
}

function findPackages(
  { program, packageName }: InstalledLookup,
  { lockfile, folder }: LocatedLockfile,
  manifest: PackageJson | null,
): readonly LockedPackage[] {
  const recorded = program === '' ? [] : lockfile.withProgram(folder, program);
  const name = packageName ?? program;
  const direct = manifest?.dependencies.get(name) ?? null;
  const namedPackage = lockfile.find(folder, name, direct?.range ?? null);
  // If the lockfile does not record a package's programs, only a direct dependency is known to provide the
  // program of the same name.
  const answers =
    namedPackage !== null &&
    (packageName !== null || (namedPackage.programs === null && direct !== null));
  return answers && !recorded.some((each) => each.name === namedPackage.name)
    ? [...recorded, namedPackage]
    : recorded;
}

/**
 * Maximum number of workspace dependencies searched per manifest; each dependency requires a lookup by name.
 */
const maxLinked = 50;

function findLocalBinary(
  program: string,
  path: string | null,
  manifest: PackageJson | null,
  project: Project,
): Answer | null {
  const linked = [...(manifest?.dependencies.values() ?? [])]
    .filter(({ range }) => /^(?:workspace|link|file|portal):/.test(range))
    .slice(0, maxLinked)
    .map(({ name }) => workspaceNamed(project, name));
  for (const each of [path, ...linked]) {
    const word = each === null ? null : project.get(each, packageJson)?.programs.get(program);
    const file = each === null || !word ? null : pathBelow(folderOf(each), word.text);
    if (file !== null && project.has(file)) return localAnswer(file);
  }
  return null;
}

function sameProof(a: readonly Answer[], b: readonly Answer[]): boolean {
  const proof = ({ spec, resolved }: Answer): string => `${spec.name} ${resolved?.version}`;
  return a.length === b.length && a.every((each, at) => proof(each) === proof(b[at] as Answer));
}

function answerForPackage(
  locked: LockedPackage,
  declared: DeclaredPackage | null,
  lock: LocatedLockfile,
  manifest: PackageJson | null,
  project: Project,
): Answer {
  const { name } = locked;
  const root = folderOf(lock.path);
  const wanted = fromCatalog(
    declared ?? { name, range: '', spec: readNpmSpec(name), elsewhere: null },
    root,
    project,
  );
  const { answer, isRedirected } = applyRedirects(wanted, root, manifest, project);
  const plain: Answer = { ...answer, manager: lock.manager };
  const { spec, alterations } = answer;
  const isLinked = locked.doubt !== null && linkDoubts.has(locked.doubt);
  const linkedCode = isLinked ? workspaceCode(name, project) : null;
  if (linkedCode !== null) return linkedCode;
  // The lockfile proves nothing about a package that is redirected or comes from outside the registry.
  if (spec.type !== 'npm' || isRedirected) return plain;
  if (spec.name !== name) {
    // `name` is an alias. The lockfile entry under that alias must belong to the package in `spec`.
    const { version, line, written } = locked;
    const isProved =
      locked.aliasOf === spec.name && version !== null && satisfiesSpec(spec, version);
    return isProved && alterations.length === 0
      ? { ...plain, resolved: provedVersion({ version, line, written }, lock.path) }
      : plain;
  }
  if (locked.doubt === null) {
    const isProved = satisfiesSpec(spec, locked.version) && alterations.length === 0;
    return isProved ? { ...plain, resolved: provedVersion(locked, lock.path) } : plain;
  }
  if (mildDoubts.has(locked.doubt)) return plain;
  return { ...plain, alterations: [...alterations, doubtAlteration(locked, lock.path)] };
}

/**
 * Returns a dependency with its version from the workspace's catalog, which is in `pnpm-workspace.yaml`,
 * `.yarnrc.yml` or `package.json`.
 */
function fromCatalog(
  declared: Pick<DeclaredPackage, 'name' | 'range' | 'spec' | 'elsewhere'>,
  root: string,
  project: Project,
): Pick<DeclaredPackage, 'name' | 'spec' | 'elsewhere'> {
  const { name, range } = declared;
  const [, catalogName] = /^catalog:(.*)$/s.exec(range) ?? [];
  if (catalogName === undefined) return declared;
  const catalog = catalogName.trim() === '' ? 'default' : catalogName.trim();
  const keys = catalog === 'default' ? [`catalog.${name}`] : [];
  const settings = ['pnpm-workspace.yaml', '.yarnrc.yml'].flatMap(
    (file) => project.get(pathInFolder(root, file), yamlSettings) ?? [],
  );
  const catalogSettings = settings.filter(({ key }) =>
    [...keys, `catalogs.${catalog}.${name}`].includes(key),
  );
  const ownCatalogs = project.get(pathInFolder(root, 'package.json'), packageJson)?.catalogs;
  const ranges = new Set([
    ...catalogSettings.map(({ value }) => value),
    ...(ownCatalogs?.has(`${catalog} ${name}`)
      ? [ownCatalogs.get(`${catalog} ${name}`) ?? '']
      : []),
  ]);
  const [only, ...others] = ranges;
  if (only === undefined) return declared;
  const spec = readNpmDependency(name, only);
  return others.length === 0
    ? { ...declared, spec }
    : { ...declared, spec, elsewhere: 'a second catalog entry that differs from the first' };
}

/**
 * Returns the package that is installed after the project's overrides, resolutions and patches are applied.
 */
function applyRedirects(
  { name, spec, elsewhere }: Pick<DeclaredPackage, 'name' | 'spec' | 'elsewhere'>,
  root: string,
  manifest: PackageJson | null,
  project: Project,
): { readonly answer: Answer; readonly isRedirected: boolean } {
  const rootPath = pathInFolder(root, 'package.json');
  const settings = project.get(pathInFolder(root, 'pnpm-workspace.yaml'), yamlSettings) ?? [];
  const overrides = settings.flatMap(({ key, value }) =>
    key.startsWith('overrides.') ? [[key.slice('overrides.'.length), value] as const] : [],
  );
  const manifests = [manifest, project.get(rootPath, packageJson)];
  const maps = [...manifests.map((each) => each?.redirects), readRedirects(overrides)];
  const replacement = maps.map((map) => map?.get(name)).find((each) => each !== undefined);
  const value = resolveReference(replacement, manifests);
  const isPatched = settings.some(({ key }) => patchedName(key) === name);
  const patch = isPatched
    ? pathInFolder(root, 'pnpm-workspace.yaml')
    : findPatch(name, rootPath, manifests, project);
  const isExtended = manifests.some((each) => each?.isExtended === true);
  const patched = [
    ...(patch === null ? [] : [fileAlteration(patch, 'a patch in the project')]),
    ...(isExtended ? [fileAlteration(rootPath, 'packageExtensions')] : []),
    ...(elsewhere === null ? [] : [fileAlteration(rootPath, elsewhere)]),
  ];
  if (value === undefined) {
    return { answer: { ...plainAnswer(spec), alterations: patched }, isRedirected: false };
  }
  if (value === null) {
    const unclear = fileAlteration(rootPath, 'an override that the gate does not understand');
    const answer = { ...plainAnswer(spec), alterations: [...patched, unclear] };
    return { answer, isRedirected: true };
  }
  const redirectedAnswer = plainAnswer(readNpmSpec(`${name}@${value}`));
  return { answer: { ...redirectedAnswer, alterations: patched }, isRedirected: true };
}

const patchedName = (key: string): string | null =>
  /^patchedDependencies\.((?:@[^/@]{1,200}\/)?[^/@]{1,200})/.exec(key)?.[1] ?? null;

/**
 * Resolves a `$name` override to the range that a manifest declares for `name`; null if no manifest declares
 * one. Returns other values unchanged.
 */
function resolveReference(
  value: string | null | undefined,
  manifests: readonly (PackageJson | null)[],
): string | null | undefined {
  if (!value?.startsWith('$')) return value;
  const name = value.slice(1);
  const ranges = manifests.map((each) => each?.dependencies.get(name)?.range);
  return ranges.find((each) => each !== undefined) ?? null;
}

/**
 * Finds the manifest or file that patches a package. Patch files are identified by the names that
 * patch-package, pnpm and Bun use.
 */
function findPatch(
  name: string,
  rootPath: string,
  manifests: readonly (PackageJson | null)[],
  project: Project,
): string | null {
  if (manifests.some((each) => each?.patched.has(name))) return rootPath;
  const prefixes = [`${name.replace('/', '+')}+`, `${name.replace('/', '__')}@`];
  const patchFiles = project
    .matching(/\.patch$/)
    .find((path) => prefixes.some((prefix) => path.split('/').at(-1)?.startsWith(prefix)));
  return patchFiles ?? null;
}

const linkDoubts = new Set(['a link', 'a local package', 'a local project']);

/**
 * Returns a workspace package as the project's own code, located by its program or, without a program in the
 * tree, by its manifest.
 */
function workspaceCode(name: string, project: Project): Answer | null {
  const path = workspaceNamed(project, name);
  const manifest = path === null ? null : project.get(path, packageJson);
  if (path === null || manifest === null) return null;
  const files = [...manifest.programs.values()].map(({ text }) => pathBelow(folderOf(path), text));
  const file = files.find((each) => each !== null && project.has(each));
  return localAnswer(file ?? path);
}

/**
 * Returns the manifest of a folder's project, or of the given workspace; null if it is unclear which manifest
 * applies.
 */
export function manifestFor(
  project: Project,
  folder: string,
  workspace: string | null,
): string | null {
  if (workspace === null) return nearestFile(project, folder, 'package.json');
  const path = pathBelow(folder, workspace);
  const byPath = path === null ? null : pathInFolder(path, 'package.json');
  const namedManifest = workspaceNamed(project, workspace);
  if (byPath === null || !project.has(byPath)) return namedManifest;
  // If a folder and a package elsewhere have the same name, package managers differ in which one they use.
  return namedManifest === null || namedManifest === byPath ? byPath : null;
}

function workspaceNamed(project: Project, name: string): string | null {
  const manifests = project.named('package.json').slice(0, maxManifests);
  // `filter` requests all manifests before any is used, so that they are read together.
  const matchingManifests = manifests.filter(
    (path) => project.get(path, packageJson)?.name === name,
  );
  return matchingManifests.length === 1 ? (matchingManifests[0] ?? null) : null;
}
