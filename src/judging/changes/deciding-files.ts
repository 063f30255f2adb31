import {
  isOfProjectFolder,
  pathBelow,
  withoutProjectFolder,
} from '../../detection/declarations.ts';
import type { Dependency } from '../../model/model.ts';
import { hiddenVariables, variablesInTexts } from './hidden.ts';

/**
 * For each dependency, the sorted files that determine its identity even if its declaration stays the same.
 */
export type DecidingFiles = ReadonlyMap<Dependency, readonly string[]>;

/** The paths of regular files and symbolic links. */
interface Paths {
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** The input for finding a dependency's files. */
interface FileSearch {
  /** The folders that the launch's paths are relative to. */
  readonly folders: readonly string[];
  readonly words: readonly string[];
  /** Which referenced files are returned, in addition to links. */
  readonly count: 'none' | 'all but code' | 'all';
  /**
   * Whether the whole content of an environment file is relevant. Otherwise, only the relevant lines of the
   * file are used, as alterations.
   */
  readonly readsVariables: boolean;
}

/**
 * Returns the files that determine which program starts: any symbolic links in the paths of a launch. If the
 * launch is altered or unidentified, also returns the files that it refers to or searches for.
 */
export function decidingFiles(dependencies: readonly Dependency[], tree: Paths): DecidingFiles {
  // Cached because all launches in one script depend on the same files, and a long script contains many
  // launches.
  const filesByLaunch = new Map<string, readonly string[]>();
  return new Map(
    dependencies.map((dependency) => {
      const isClear = dependency.type !== 'unidentified' && dependency.alterations.length === 0;
      if (isClear && tree.links.size === 0) return [dependency, []];
      const texts = launchTexts(dependency);
      const { type, through, declaration } = dependency;
      const { folder, launch } = declaration;
      const isAltered = dependency.alterations.length > 0;
      const { url, args } = launch;
      const key = JSON.stringify([type, isAltered, folder, url?.text, args.length, texts, through]);
      const files =
        filesByLaunch.get(key) ?? filesNamedBy(createFileSearch(dependency, texts), tree);
      filesByLaunch.set(key, files);
      return [dependency, files];
    }),
  );
}

/** Returns the strings of a launch that its entry contains, in a fixed order. */
function launchTexts(dependency: Dependency): (string | null)[] {
  const { command, args, cwd, envFile } = dependency.declaration.launch;
  return [
    ...[cwd, envFile, command, ...args].map((word) => word?.text ?? null),
    ...hiddenVariables(dependency).map(([, value]) => value),
  ];
}

function createFileSearch(
  dependency: Dependency,
  [cwd = null, envFile = null, ...texts]: readonly (string | null)[],
): FileSearch {
  const { folder } = dependency.declaration;
  const isHidden = variablesInTexts(dependency).size > 0;
  const below = cwd === null ? null : pathIn(folder, cwd);
  const written = [cwd, isHidden ? envFile : null, ...texts];
  const ofScripts = scriptWords(dependency).filter((word) => !code.test(word));
  return {
    folders: [...new Set([folder, below ?? folder])],
    words: [...written.flatMap((text) => wordsIn(text ?? '')), ...ofScripts],
    count:
      isHidden || dependency.alterations.length > 0
        ? 'all'
        : dependency.type === 'unidentified'
          ? 'all but code'
          : 'none',
    readsVariables: isHidden,
  };
}

/** Returns the parts of a string that may be separate arguments: programs, options, paths. */
const wordsIn = (text: string): string[] =>
  text.split(/[\s=:;,'"`&|()<>]+/).filter((word) => word !== '');

/**
 * Returns the shell words in the scripts of an unidentified launch, and an empty list for any other launch.
 */
function scriptWords({ type, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  return through.flatMap((text) => wordsIn(text.replace(/^[ \t]*#.*$/gm, '')));
}

/**
 * The project's own code is not judged, however it is started. The code that a `local` launch starts is not
 * judged either.
 */
const code =
  /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|fs|swift|lua|dart|exs?|p[lm]|r|jl|c|cc|cpp|h|hs|clj|scala|zig|nim|cr)$/i;

function filesNamedBy(search: FileSearch, { paths, links }: Paths): string[] {
  const decidingPaths = new Set<string>();
  const addIfDeciding = (path: string): void => {
    const counts = search.count === 'all' || (search.count === 'all but code' && !code.test(path));
    if (links.has(path) || (counts && paths.has(path))) decidingPaths.add(path);
  };
  for (const [index, word] of search.words.entries()) {
    // A word of this length is longer than any valid path.
    if (word.length > 4096) continue;
    const before = search.words[index - 1] ?? '';
    if (!search.readsVariables && /^--env-file/.test(before)) continue;
    // An option and its value may form one word: `-fcompose.yml`.
    for (const text of new Set([word, word.replace(/^-[a-z]/i, '')])) {
      for (const start of search.folders) {
        const path = pathIn(start, text);
        if (path === null) continue;
        for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
          if (links.has(path.slice(0, at))) decidingPaths.add(path.slice(0, at));
        }
        addIfDeciding(path);
      }
    }
  }
  return [...decidingPaths].sort();
}

const pathIn = (folder: string, text: string): string | null =>
  pathBelow(folder, isOfProjectFolder(`${text}/`) ? withoutProjectFolder(text) : text);
