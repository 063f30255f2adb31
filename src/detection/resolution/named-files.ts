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
 * Files in the tree that launches refer to and that might declare servers. Whether a file counts depends only
 * on its content, not on where its path appears or which option precedes the path.
 */

/** Maximum path length in characters; real paths are shorter. */
const longestPath = 4096;

/** Extensions of files that declare no servers: code, prose, and unstructured data. */
const otherKinds =
  /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|sh|bash|zsh|fish|ps1|bat|cmd|exe|md|mdx|html?|css|csv|tsv|txt|log|lock|db|sqlite3?|png|jpe?g|svg|gif|pdf|zip|gz|tgz|whl|wasm|so|dll|node|pem|crt|key|env)$/i;

/**
 * Returns the files that a launch refers to by paths relative to its programs' working folder.
 *
 * @param values the values of the launch's variables
 * @param seen the strings in the declaration's other launches, by folder; this launch's strings are added to
 * the map, which all launches in a script share
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
 * Returns the files that MCP-related `package.json` scripts refer to, as in `claude --mcp-config x.json`.
 *
 * @param judgedFolder the folder whose scripts are searched
 */
export function filesNamedByScripts(project: Project, judgedFolder: string): NamedFile[] {
  return (
    project
      .named('package.json')
      // Skips examples, because the files that their scripts refer to are not actually used.
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
 * Returns the place in which a manifest's scripts run: the manifest's folder, whichever program calls them.
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

/** The lower-case names in each start folder and each folder above it; null where the names are unknown. */
type Names = readonly (ReadonlySet<string> | null)[];

function namesAround(folders: readonly string[], project: Project): Names {
  return project.upwards('names', folders, (folder) => [
    project.unknownAt(folder) === null
      ? new Set(project.tracked.namesIn(folder).map((name) => name.toLowerCase()))
      : null,
  ]);
}

/**
 * Reports whether a path could match a file in the tree. A path without placeholders or `..` must start with
 * an existing name. A path with `..` always qualifies, because many programs resolve `..` even after a
 * missing folder. An address, too, must start with an existing name, because a program might read it as a
 * path.
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
 * Returns the parts of a word that could be paths: after `=`, `@` or a short option, in a volume, or in shell
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
