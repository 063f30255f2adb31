import { isIn } from '../../io/tree.ts';
import type { ClientPlace, Declaration, NamedFile, Word } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import { isExampleFile } from '../declarations/examples.ts';
import type { PlacedLaunch } from './placed-launch.ts';
import { packageJson } from './project/package-json.ts';
import { maxManifests, type Project } from './project/project.ts';
import { cachedPlace, pathsInTree, type ValuePlace } from './value-paths.ts';
import {
  startFolders,
  valuePlace,
  type WorkingFolder,
  withOtherFolders,
} from './working-folder.ts';

/**
 * Files in the tree whose paths appear in launches, and that may declare servers. The gate considers only the
 * content of these files, not the position of the path or the name of the option before it.
 */

/** Maximum path length in characters; real paths are shorter. */
const longestPath = 4096;

/** Files that do not declare servers: code, text for people, or unstructured data. */
const otherKinds =
  /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|sh|bash|zsh|fish|ps1|bat|cmd|exe|md|mdx|html?|css|csv|tsv|txt|log|lock|db|sqlite3?|png|jpe?g|svg|gif|pdf|zip|gz|tgz|whl|wasm|so|dll|node|pem|crt|key|env)$/i;

/**
 * Returns the files that one launch refers to by paths relative to the working folder of the launch's
 * programs.
 *
 * @param values the values of the launch's variables
 * @param seen strings in other launches of the declaration, by folder; the strings in this launch are added.
 *   All launches in a script share this map
 */
export function filesNamedBy(
  placed: PlacedLaunch,
  { launch, client, folder, place: clientPlace }: Declaration,
  start: WorkingFolder,
  values: readonly string[],
  project: Project,
  seen: Map<string | null, Set<string>>,
): NamedFile[] {
  const { command, args } = launch;
  if (command === null) return [];
  const words = [...[command, ...args].map(({ text }) => text), ...values];
  const place = withOtherFolders(start, startFolders(placed.place));
  const seenHere = seen.get(placed.place.folder) ?? new Set();
  seen.set(placed.place.folder, seenHere);
  const texts = [...words, ...placed.launch.through].filter((text) => {
    const isNew = !seenHere.has(text);
    seenHere.add(text);
    return isNew;
  });
  return filesAmong(texts, place, project).map((path) => ({
    path,
    client,
    folder: placed.place.folder ?? start.folder ?? folder,
    place: clientPlace && { ...clientPlace, isNamed: true },
  }));
}

/**
 * Returns the files that MCP-related `package.json` scripts refer to: `claude --mcp-config x.json`.
 *
 * @param judgedFolder the folder whose scripts are searched
 */
export function filesNamedByScripts(project: Project, judgedFolder: string): NamedFile[] {
  return (
    project
      .named('package.json')
      // Files that an example's scripts refer to are not actually used.
      .filter(
        (manifest) =>
          isIn(manifest, judgedFolder) && !isExampleFile(manifest.slice(judgedFolder.length)),
      )
      .slice(0, maxManifests)
      .flatMap((manifest) => {
        const scripts: Iterable<Word> = project.get(manifest, packageJson)?.scripts.values() ?? [];
        const texts = [...scripts].flatMap(({ text }) => (/mcp/i.test(text) ? [text] : []));
        const folder = folderOf(manifest);
        const place = { folder, others: [], project: folder };
        return filesAmong(texts, place, project).map((path) => ({
          path,
          client: 'package-scripts',
          folder,
          place: placeOfScripts(folder),
        }));
      })
  );
}

/**
 * Returns the place in which a manifest's scripts run. Any program may call the manifest's scripts, which
 * then run in the manifest's folder.
 */
function placeOfScripts(folder: string): ClientPlace {
  const path = 'package.json';
  return { folder, program: path, certainty: 'exact', path, isNamed: true };
}

function filesAmong(texts: readonly string[], place: WorkingFolder, project: Project): string[] {
  // Most manifests have no MCP-related scripts, so the surrounding files are read only if needed.
  if (texts.length === 0) return [];
  const values = valuePlace(place, project);
  const names = namesAround(values.starts, project);
  const knownFiles = cachedPlace(values).filesInTexts;
  const files = texts.flatMap((text) => {
    const files = knownFiles.get(text) ?? filesInText(text, values, names, project);
    knownFiles.set(text, files);
    return files;
  });
  return [...new Set(files)];
}

function filesInText(
  text: string,
  place: ValuePlace,
  knownNames: Names,
  project: Project,
): readonly string[] {
  const words = new Set([text, ...pathCandidates(text)]);
  const paths = [...words].flatMap((word) =>
    word.length > longestPath || otherKinds.test(word) || !mayMatchPath(word, knownNames)
      ? []
      : pathsInTree(word, place),
  );
  return [...new Set(paths)].flatMap((path) => filesAt(path, project));
}

/**
 * The names in each of the given folders and the folders above, in lower case; null if the names are unknown.
 */
type Names = readonly (ReadonlySet<string> | null)[];

function namesAround(folders: readonly string[], project: Project): Names {
  return project.upwards('names', folders, (folder) => [
    project.unknownAt(folder) === null
      ? new Set(project.tracked.namesIn(folder).map((name) => name.toLowerCase()))
      : null,
  ]);
}

/**
 * Whether a path may match a file in the tree. Many programs resolve `..` even after a missing folder. A path
 * without placeholders and without `..` must start with a name that exists. An address must also start with
 * an existing name, because a program may read the address as a path.
 */
function mayMatchPath(path: string, knownNames: Names): boolean {
  const [, first] =
    /^([\w@+-][\w@+.-]*|(?!file:)\w[\w+.-]+:)(?:\/(?!\.{1,2}(?:\/|$))[\w@+.:?#&=~-]*)*$/i.exec(
      path,
    ) ?? [];
  const name = first?.toLowerCase();
  return name === undefined || knownNames.some((names) => names === null || names.has(name));
}

/**
 * Returns the parts of a word that may be paths: after `=`, `@` or a short option, in a volume, or in shell
 * text.
 */
function pathCandidates(text: string): string[] {
  return text
    .split(/[\s=:;,'"`&|()<>@]+/)
    .flatMap((part) => [part, part.replace(/^-[A-Za-z]/, '')])
    .filter((part) => part !== '');
}

/** Returns the files at a path, ignoring case, or the path itself if its content is unknown. */
function filesAt(path: string, project: Project): readonly string[] {
  if (project.exists(path)) return [path];
  const matchingFiles = project
    .trackedLike(path)
    .filter((each) => project.tracked.kindAt(each) !== 'folder');
  return matchingFiles.length === 0 && project.unknownAt(path) !== null ? [path] : matchingFiles;
}
