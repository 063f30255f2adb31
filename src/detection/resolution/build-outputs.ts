import { folderOf, foldersUpFrom, pathInFolder } from '../../model/paths.ts';
import { firstPlace } from '../declarations/tree.ts';
import { launchesOfPackageScript } from '../launch/command-line.ts';
import type { PartialLaunch } from '../launch/partial-launch.ts';
import { wordList } from '../launch/word-list.ts';
import { type PackageJson, packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';
import { locatePath } from './working-folder.ts';

/**
 * Programs that are missing from the tree because a build creates them. A build output is the project's own
 * code if two conditions hold. The tree contains a source file with the output's name, and the build scripts
 * run only build tools and the project's own code. Any other command in a build script could replace the
 * program.
 */

/**
 * Tools that build or check code, none of which is a server. Tools that move files or run other scripts are
 * left out, because they could replace the built program.
 */
const buildTools = new Set(
  wordList(`
  tsc tsup tsdown unbuild esbuild rollup rolldown vite webpack swc babel parcel ncc pkgroll bunchee
  rimraf del del-cli mkdirp tsc-alias resolve-tspaths eslint prettier biome vitest jest prisma husky
`),
);

/**
 * Reports whether a launch starts a build tool, rather than a different package that the manifest installs
 * under the tool's name.
 */
export function isBuildTool({ pending }: PartialLaunch, manifest: PackageJson): boolean {
  if (pending?.kind !== 'installed' || !buildTools.has(pending.program)) return false;
  const declared = manifest.dependencies.get(pending.program);
  return declared === undefined || declared.spec.name === pending.program;
}

/**
 * `buildScript` matches scripts that create files that are started or published. `installScript` matches
 * scripts that an installation runs, including scripts from packages in the folders above. Source: npm's
 * scripts reference.
 */
const buildScript = /^(?:pre|post)?(?:build|compile|bundle|pack|publish|dist)(?:[:-]\w+)*$/;
const installScript = /^(?:(?:pre|post)?(?:install|prepare)|prepublish(?:Only)?|dependencies)$/;

/** Folders that build tools write to by default or by convention. */
const outputFolders = new Set(wordList('dist build lib out output esm cjs .output'));

const sourceEnding = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Maximum nesting depth of scripts and maximum number of path segments; real projects stay below both. */
const deepest = 3;
const maxParts = 32;

interface OwnPackage {
  readonly folder: string;
  readonly manifest: PackageJson;
}

/** Returns the packages that a path belongs to, closest first. */
function packagesAbove(path: string, project: Project): readonly OwnPackage[] {
  return foldersUpFrom(folderOf(path)).flatMap((folder) => {
    const file = pathInFolder(folder, 'package.json');
    const manifest = project.has(file) ? project.get(file, packageJson) : null;
    return manifest === null ? [] : [{ folder, manifest }];
  });
}

/** Reports whether a `package.json` in any folder above a path is a link or cannot be read. */
function hasUnreadable(path: string, project: Project): boolean {
  return foldersUpFrom(folderOf(path)).some((folder) => {
    const file = pathInFolder(folder, 'package.json');
    return project.exists(file) && project.get(file, packageJson) === null;
  });
}

function scriptsNamed({ manifest }: OwnPackage, ...forms: readonly RegExp[]): readonly string[] {
  return [...manifest.scripts].flatMap(([name, { text }]) =>
    forms.some((form) => form.test(name)) ? [text] : [],
  );
}

/** Returns whether a path is known to be absent from the tree; false for paths deeper than `maxParts`. */
function isAbsent(path: string, project: Project): boolean {
  if (path.split('/', maxParts + 1).length > maxParts) return false;
  const isKnown = project.tracked.kindAt(path) === null && project.unknownAt(path) === null;
  return isKnown && !project.exists(path);
}

export function isBuildOutput(path: string, project: Project): boolean {
  if (!isAbsent(path, project) || !sourceEnding.test(path)) return false;
  const [ownPackage] = packagesAbove(path, project);
  return (
    ownPackage !== undefined &&
    scriptsNamed(ownPackage, buildScript, /^prepare$/).length > 0 &&
    outputFolders.has(partsBelow(ownPackage, path)[0] ?? '')
  );
}

export function isBuiltHere(path: string, project: Project): boolean {
  const [ownPackage, ...above] = packagesAbove(path, project);
  if (ownPackage === undefined || hasUnreadable(path, project)) return false;
  const [, ...parts] = partsBelow(ownPackage, path);
  const stem = parts.join('/').replace(sourceEnding, '');
  const hasSource = [`src/${stem}`, stem].some((each) =>
    ['ts', 'mts', 'cts', 'tsx'].some((ending) =>
      project.has(pathInFolder(ownPackage.folder, `${each}.${ending}`)),
    ),
  );
  return hasSource && runOnlyOwnCode(ownPackage, above, project);
}

/**
 * Reports whether a bundled file that is absent from the tree can come only from a build of the tree. Files
 * in `node_modules` do not qualify, nor do files in a package whose scripts run anything but build tools and
 * the project's own code.
 */
export function isPackedHere(path: string, project: Project): boolean {
  if (/(?:^|\/)node_modules\//.test(path) || !isAbsent(path, project)) return false;
  if (hasUnreadable(path, project)) return false;
  const [ownPackage, ...above] = packagesAbove(path, project);
  return ownPackage === undefined || runOnlyOwnCode(ownPackage, above, project);
}

function runOnlyOwnCode(
  ownPackage: OwnPackage,
  above: readonly OwnPackage[],
  project: Project,
): boolean {
  const isOwn = (each: OwnPackage, ...forms: readonly RegExp[]): boolean =>
    scriptsNamed(each, ...forms).every((text) => isOwnBuild(text, each, project, 0));
  return (
    isOwn(ownPackage, buildScript, installScript) &&
    above.every((each) => isOwn(each, installScript))
  );
}

function partsBelow({ folder }: OwnPackage, path: string): readonly string[] {
  return (folder === '' ? path : path.slice(folder.length + 1)).split('/');
}

/**
 * Reports whether a script, including any scripts that it starts, runs only build tools and the project's own
 * code.
 */
function isOwnBuild(
  text: string,
  ownPackage: OwnPackage,
  project: Project,
  depth: number,
): boolean {
  const { folder, manifest } = ownPackage;
  return launchesOfPackageScript({ text, span: firstPlace }).every((each) => {
    const { pending } = each;
    if (isBuildTool(each, manifest)) return true;
    if (pending?.kind === 'installed') {
      // An optional lookup needs no check, because the program that the launcher starts is a separate launch.
      return pending.isOptional || isHarmless(pending.program, pending.args[0]?.text);
    }
    if (pending?.kind === 'script' && pending.workspace === null && depth < deepest) {
      const { name } = pending;
      const scripts = [`pre${name}`, name, `post${name}`].flatMap(
        (key) => manifest.scripts.get(key)?.text ?? [],
      );
      const scriptExists = manifest.scripts.has(name);
      return (
        scriptExists && scripts.every((each) => isOwnBuild(each, ownPackage, project, depth + 1))
      );
    }
    return (
      pending?.kind === 'program' &&
      project.has(locatePath({ folder, project: '' }, pending.path) ?? '')
    );
  });
}

const isHarmless = (program: string, first: string | undefined): boolean =>
  program === 'chmod' || (program === 'shx' && first === 'chmod');
