import {
  isOfProjectFolder,
  pathBelow,
  withoutProjectFolder,
} from '../../detection/declarations.ts';
import type { Dependency } from '../../model/model.ts';
import { hiddenVariables, variablesInTexts } from './hidden.ts';

/**
 * Maps each dependency to the sorted paths of files that determine its identity in addition to its
 * declaration.
 */
export type DecidingFiles = ReadonlyMap<Dependency, readonly string[]>;

interface Paths {
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

interface FileSearch {
  /** Folders that paths in the launch can be relative to. */
  readonly folders: readonly string[];
  readonly words: readonly string[];
  /** Which referenced files to return in addition to links. */
  readonly count: 'none' | 'all but code' | 'all';
  /** Whether an environment file counts in full. Otherwise, only its relevant lines count, as alterations. */
  readonly readsVariables: boolean;
}

/**
 * Returns the files that determine which program each dependency starts: any symbolic links in its launch's
 * paths. For an altered or unidentified launch, also includes the files that the launch names or searches
 * for.
 */
export function decidingFiles(dependencies: readonly Dependency[], tree: Paths): DecidingFiles {
  // Cached because a long script contains many launches, which all depend on the same files.
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

const wordsIn = (text: string): string[] =>
  text.split(/[\s=:;,'"`&|()<>]+/).filter((word) => word !== '');

function scriptWords({ type, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  return through.flatMap((text) => wordsIn(text.replace(/^[ \t]*#.*$/gm, '')));
}

/**
 * Extensions of source files. The project's own code is not judged, whether a `local` launch or another kind
 * of launch starts it.
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
    // No valid path is longer.
    if (word.length > 4096) continue;
    const before = search.words[index - 1] ?? '';
    if (!search.readsVariables && /^--env-file/.test(before)) continue;
    // An option and its value can form one word, as in `-fcompose.yml`.
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
