import type { Alteration } from '../../model/model.ts';
import { folderOf, pathInFolder, upFrom } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { pathBelow } from '../declarations/paths.ts';
import { versionPart } from '../ecosystems/ecosystems.ts';
import { interpreterName } from '../launch/launchers.ts';
import { withAlterations } from '../launch/partial-launch.ts';
import type { InstalledLookup } from '../launch/pending-lookup.ts';
import { commandName } from '../launch/programs.ts';
import { type Answer, localAnswer } from './answer.ts';
import {
  committedByYarn,
  committedInstallations,
  committedPackages,
  foldersWithModules,
  hasModules,
  hiddenPathsTo,
  maySatisfy,
  treeAlteration,
} from './committed-packages.ts';
import { isRecordedProgram } from './npm-installation.ts';
import { packagesFromElsewhere } from './npm-sources.ts';
import { applyAnswer, type PlacedLaunch } from './placed-launch.ts';
import { packageJson } from './project/package-json.ts';
import { maxManifests, type Project, unreadableFile } from './project/project.ts';
import { startFolders } from './working-folder.ts';
import { foldersMatching } from './workspace-folders.ts';

/**
 * Finds programs in the repository that start before the package that a launch fetches, or instead of it.
 * Only committed files count, including those in vendored folders. Files that an installation would write do
 * not count.
 *
 * Measured with npm 11: `npx good` runs `node_modules/.bin/good` from the current folder or a folder above.
 * The package in `node_modules/good` runs for every requested range that its version satisfies. npm always
 * fetches a package that is requested by tag, or by a version or range that the committed package does not
 * satisfy.
 */

/** Extensions that Windows tries in the start folder for a bare command name. */
const standInEndings = ['com', 'exe', 'bat', 'cmd', 'vbs', 'vbe', 'js', 'jse', 'wsf', 'wsh', 'msc'];

/** Excludes `js`, because projects often use it for other code. */
const programEndings = standInEndings.filter((ending) => ending !== 'js');

/** Words that the names of a package and its program need not share. */
const commonWords = new Set(['mcp', 'server']);

/**
 * Extensions of the files that package managers write into `.bin`: the program itself and its wrappers for
 * Windows.
 */
const binEndings = ['', '.cmd', '.ps1', '.exe', '.bat', '.com'];

/**
 * Returns files in the start folder that Windows starts instead of a command, the command's interpreter or
 * the program that the command fetches. Launchers such as npx also start the program that they fetch by
 * its name.
 */
export function shadowingPrograms(
  { commands, launch, localBinary }: PlacedLaunch,
  folders: readonly string[],
  project: Project,
): Alteration[] {
  const names = commands.flatMap(({ name }) => [commandName(name), interpreterName(name)]);
  const isFetched = launch.type === 'npm' && commands.length > 0;
  const fetchedIn = (folder: string): Alteration[] =>
    project.trackedEnding(folder, programEndings).flatMap((path) => {
      const program = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).toLowerCase();
      const isIts =
        program === localBinary?.toLowerCase() || mayBePackageProgram(launch.name ?? '', program);
      return isIts ? [programBeside(path)] : [];
    });
  const having = project.upwards('stand-ins', folders, (folder) =>
    project.trackedEnding(folder, standInEndings).length > 0 ? [folder] : [],
  );
  const counting = new Set(folders);
  return having
    .filter((folder) => counting.has(folder))
    .flatMap((folder) =>
      [...new Set(names)]
        .flatMap((name) =>
          standInEndings
            .flatMap((ending) => project.trackedLike(pathInFolder(folder, `${name}.${ending}`)))
            .map(programBeside),
        )
        .concat(isFetched ? fetchedIn(folder) : []),
    );
}

const programBeside = (path: string): Alteration =>
  treeAlteration('a program in the start folder', path);

/**
 * Reports whether a program might belong to a package, judging by their names, because only the registry
 * knows the package's programs. The program's name must contain the words of the package's name, apart from
 * `commonWords`. Any other word must come from `commonWords` or the scope.
 */
function mayBePackageProgram(name: string, program: string): boolean {
  const ownWords = nameWords(name.slice(name.indexOf('/') + 1));
  const core = ownWords.filter((word) => !commonWords.has(word));
  const words = new Set(nameWords(program));
  const allowedWords = new Set([...commonWords, ...nameWords(name)]);
  return (
    (core.length > 0 ? core : ownWords).every((word) => words.has(word)) &&
    [...words].every((word) => allowedWords.has(word))
  );
}

function nameWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function committedBins(
  programs: readonly string[],
  folders: readonly string[],
  project: Project,
): Alteration[] {
  if (programs.length === 0) return [];
  const binFiles = foldersWithModules(folders, project).flatMap((each) => {
    const bins = pathInFolder(each, 'node_modules/.bin');
    const files = programs.flatMap((program) =>
      binEndings.flatMap((ending) => project.trackedLike(`${bins}/${program}${ending}`)),
    );
    return [...hiddenPathsTo(each, 'node_modules/.bin', project), ...files];
  });
  return [...new Set(binFiles)].map((path) => treeAlteration('a committed program', path));
}

interface OwnPackage {
  readonly answer: Answer;
  readonly record: Alteration;
  readonly files: Alteration;
}

/**
 * Returns the project's packages that npx and similar launchers start under the name in a launch. For each
 * package, returns its code, a record of the manifest fields that make the launcher start the package, and a
 * record of its program files. A program file affects the package's code, but not what the launcher fetches.
 */
function ownPackages(
  { launch, localBinary }: PlacedLaunch,
  folders: readonly string[],
  project: Project,
): readonly OwnPackage[] {
  if (localBinary === null) return [];
  const { name } = launch;
  return manifestsWith(localBinary, name, folders, project).flatMap((path) => {
    const manifest = project.get(path, packageJson);
    if (manifest === null) return [];
    const program = manifest.programs.get(localBinary);
    const isNamed = manifest.name === name && maySatisfy(launch, manifest);
    if (program === undefined && !isNamed) return [];
    const bins = [program, ...manifest.programs.values()].flatMap((word) => word?.text ?? []);
    const files = bins.map((bin) => pathBelow(folderOf(path), bin));
    const file = files.find((each) => each !== null && project.has(each)) ?? path;
    const at: Alteration = {
      ...treeAlteration('the project’s own program with the same name', path),
      ...(program === undefined ? {} : { span: program.span }),
    };
    const manifestRecord = (words: readonly unknown[]): Alteration => {
      return { ...at, contentDigest: digestOf(JSON.stringify(words)) };
    };
    return [
      {
        answer: localAnswer(file),
        record: manifestRecord([manifest.name, program !== undefined]),
        files: manifestRecord(bins),
      },
    ];
  });
}

function manifestsWith(
  program: string,
  name: string | null,
  folders: readonly string[],
  project: Project,
): readonly string[] {
  const own = project.once('programs of manifests', () =>
    readManifests(project.named('package.json'), project),
  );
  const lists = [own, ...collectManifests(folders, project).map(({ contents }) => contents)];
  const matchingPaths = lists.flatMap(({ byProgram, byName }) => [
    ...(byProgram.get(program) ?? []),
    ...(byName.get(name ?? '') ?? []),
  ]);
  return [...new Set(matchingPaths)].sort();
}

interface Contents {
  readonly byProgram: ReadonlyMap<string, readonly string[]>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

function readManifests(paths: readonly string[], project: Project): Contents {
  const byProgram = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, path: string): void => {
    const list = map.get(key) ?? [];
    list.push(path);
    map.set(key, list);
  };
  for (const path of paths.slice(0, maxManifests)) {
    const manifest = project.get(path, packageJson);
    for (const program of manifest?.programs.keys() ?? []) add(byProgram, program, path);
    if (manifest?.name) add(byName, manifest.name, path);
  }
  return { byProgram, byName };
}

interface Manifests {
  readonly paths: readonly string[];
  readonly contents: Contents;
  /** Unreadable manifests, which might belong to any package and declare any program. */
  readonly unread: readonly string[];
  /** Folders that contain a `node_modules`, at or above the manifests. */
  readonly modules: readonly string[];
}

/**
 * Returns the manifests in the given folders, the folders above, all their workspaces, and the folders that
 * these manifests link to. A folder with unknown content stands in for its manifest.
 */
function collectManifests(folders: readonly string[], project: Project): readonly Manifests[] {
  const manifestsIn = (each: string): readonly string[] => {
    const path = pathInFolder(each, 'package.json');
    const unknown = project.unknownAt(each);
    return unknown === null ? project.trackedLike(path) : [unknown];
  };
  const withLinked = (paths: readonly string[]): readonly string[] => {
    const foundPaths = new Set(paths);
    // The loop adds to the set that it iterates over.
    for (const path of foundPaths) {
      if (foundPaths.size > maxManifests) break;
      for (const written of project.get(path, packageJson)?.linkedFolders ?? []) {
        const folder = pathBelow(folderOf(path), written);
        for (const each of folder === null ? [] : manifestsIn(folder)) foundPaths.add(each);
      }
    }
    return [...foundPaths];
  };
  return project.upwards('package.json', folders, manifestsIn).map((path) =>
    project.once(`workspaces of ${path}`, () => {
      const patterns = project.get(path, packageJson)?.workspaces ?? [];
      const members = patterns.flatMap((pattern) =>
        foldersMatching(folderOf(path), pattern, project).flatMap(manifestsIn),
      );
      const allPaths = withLinked([path, ...members]);
      const unread = allPaths.filter(
        (each) =>
          project.get(each, packageJson) === null && project.isUnreadable(each, packageJson),
      );
      const modules = upFrom(allPaths.map(folderOf)).filter((each) => hasModules(each, project));
      return { paths: allPaths, contents: readManifests(allPaths, project), unread, modules };
    }),
  );
}

function unreadManifests(folders: readonly string[], project: Project): Alteration[] {
  const unreadPaths = collectManifests(folders, project).flatMap((each) => each.unread);
  return [...new Set(unreadPaths)].map((path) => ({
    ...treeAlteration('', path),
    ...unreadableFile(path, project),
  }));
}

/**
 * Returns the committed files and folders at a path below a folder, and any link or other repository along
 * the path.
 */
export function committedPathsAt(folder: string, path: string, project: Project): string[] {
  const found = project.trackedLike(pathInFolder(folder, path));
  return [...new Set([...hiddenPathsTo(folder, path, project), ...found])];
}

/**
 * Applies the project's changes to a launch whose command line specifies the fetched package. A lockfile can
 * prove which package owns the started program. A launcher that searches the project first can start
 * something else.
 */
export function withProjectChanges(
  placed: PlacedLaunch,
  project: Project,
): readonly PlacedLaunch[] {
  const { folder } = placed.place;
  const proved = folder === null ? placed : withProvedProgram(placed, folder, project);
  return withOwnPackages(proved, project);
}

/**
 * Returns a launch without `unprovenProgram` if a lockfile records that the program belongs to the package.
 */
function withProvedProgram(placed: PlacedLaunch, folder: string, project: Project): PlacedLaunch {
  const { unprovenProgram: program, ...launch } = placed.launch;
  const isProved =
    program !== undefined &&
    launch.type === 'npm' &&
    isRecordedProgram(launch.name, program, folder, project);
  return isProved ? { ...placed, launch } : placed;
}

/**
 * Returns a launch, followed by launches of the project's packages that its launcher might start instead.
 * Committed programs and packages become alterations of the first launch.
 */
function withOwnPackages(placed: PlacedLaunch, project: Project): readonly PlacedLaunch[] {
  const { launch, localBinary } = placed;
  if (localBinary === null || launch.type !== 'npm') return [placed];
  const folders = startFolders(placed.place);
  const members = collectManifests(folders, project);
  const modules = [
    ...foldersWithModules(folders, project),
    ...members.flatMap((each) => each.modules),
  ];
  const manifests = () => [...new Set(members.flatMap(({ paths }) => paths))];
  const alterations = [
    ...committedBins([localBinary], folders, project),
    ...committedPackages(launch.name, launch, [...new Set(modules)], project),
    ...packagesFromElsewhere(launch, folders, manifests, project),
    ...(versionPart(launch).pin === 'tag' ? [] : unreadManifests(folders, project)),
  ];
  const localPackages = ownPackages(placed, folders, project);
  const [main = placed] = withAlterations([placed], alterations);
  if (localPackages.length === 0) return [main];
  const records = localPackages.map(({ record }) => record);
  return [
    { ...main, launch: { ...main.launch, ownPackages: records } },
    ...localPackages.map(({ answer, files }) => {
      const local = applyAnswer(placed, answer);
      return { ...local, launch: { ...local.launch, ownPackages: [files] } };
    }),
  ];
}

export function withCommittedInstallation(
  answer: Answer,
  { program, isModule }: InstalledLookup,
  folders: readonly string[],
  project: Project,
): Answer {
  const { spec, alterations } = answer;
  if (spec.type !== 'npm' || isModule) return answer;
  const committed = [
    ...committedBins(program === '' ? [] : [program], folders, project),
    ...committedPackages(spec.name, null, foldersWithModules(folders, project), project),
    ...committedInstallations(folders, project),
    ...(answer.manager === 'yarn' ? committedByYarn(spec.name, folders, project) : []),
  ];
  return { ...answer, alterations: [...alterations, ...committed] };
}
