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

/*
 * Files of the tree that launches name among their words, and that may hold servers. Whether they do is
 * told by their content, wherever they stand and whatever the option before them is called.
 */

/** Longer than any path. */
const longestPath = 4096;

/** Files that are code, texts for people, or data without structure, and hold no servers. */
const otherKinds =
  /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|sh|bash|zsh|fish|ps1|bat|cmd|exe|md|mdx|html?|css|csv|tsv|txt|log|lock|db|sqlite3?|png|jpe?g|svg|gif|pdf|zip|gz|tgz|whl|wasm|so|dll|node|pem|crt|key|env)$/i;

/**
 * The files that the words of one launch name, in the folder that its programs work in.
 *
 * @param values those of its variables
 * @param seen texts that other launches of the declaration had, by the folder, with those of this one
 *   added: the launches of a script have it in common
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
 * The files that scripts of `package.json` name where they are about MCP: `claude --mcp-config x.json`.
 *
 * @param judgedFolder the folder whose scripts count
 */
export function filesNamedByScripts(project: Project, judgedFolder: string): NamedFile[] {
  return (
    project
      .named('package.json')
      // A script of an example does not put the file that it names to use.
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

/** A manifest is met in its folder, by whoever calls its scripts. */
function placeOfScripts(folder: string): ClientPlace {
  const path = 'package.json';
  return { folder, program: path, certainty: 'exact', path, isNamed: true };
}

function filesAmong(texts: readonly string[], place: WorkingFolder, project: Project): string[] {
  // As of most manifests: what is around them need not be known.
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

/** The names in each of some folders and those above them, in lower case; null where they are unknown. */
type Names = readonly (ReadonlySet<string> | null)[];

function namesAround(folders: readonly string[], project: Project): Names {
  return project.upwards('names', folders, (folder) => [
    project.unknownAt(folder) === null
      ? new Set(project.tracked.namesIn(folder).map((name) => name.toLowerCase()))
      : null,
  ]);
}

/**
 * Whether a path may lead to anything: one without placeholders and without `..`, which many programs
 * understand behind a folder that is not there, begins with a name that is. So does an address, which a
 * program may take for a path.
 */
function mayMatchPath(path: string, knownNames: Names): boolean {
  const [, first] =
    /^([\w@+-][\w@+.-]*|(?!file:)\w[\w+.-]+:)(?:\/(?!\.{1,2}(?:\/|$))[\w@+.:?#&=~-]*)*$/i.exec(
      path,
    ) ?? [];
  const name = first?.toLowerCase();
  return name === undefined || knownNames.some((names) => names === null || names.has(name));
}

/** The parts of a word that may be paths: behind `=`, `@` and a short option, in a volume, in a shell's text. */
function pathCandidates(text: string): string[] {
  return text
    .split(/[\s=:;,'"`&|()<>@]+/)
    .flatMap((part) => [part, part.replace(/^-[A-Za-z]/, '')])
    .filter((part) => part !== '');
}

/** The files at a path, whatever the case of its names, or the path itself where that cannot be seen. */
function filesAt(path: string, project: Project): readonly string[] {
  if (project.exists(path)) return [path];
  const matchingFiles = project
    .trackedLike(path)
    .filter((each) => project.tracked.kindAt(each) !== 'folder');
  return matchingFiles.length === 0 && project.unknownAt(path) !== null ? [path] : matchingFiles;
}
