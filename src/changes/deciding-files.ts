import {
  folderOf,
  foldersUpFrom,
  inFolder,
  isOfProjectFolder,
  pathBelow,
  withoutProjectFolder,
} from '../declarations/paths.ts';
import type { Dependency } from '../model.ts';
import { alteringVariables, hiddenBehind, recipesOf, scriptWords } from './hidden.ts';
import { wordsIn } from './recipes.ts';

/** Files of a tree that decide what its dependencies are, though no words of these change, in their order. */
export type DecidingFiles = ReadonlyMap<Dependency, readonly string[]>;

/** Paths of regular files, and of links. */
interface Paths {
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** What of a dependency tells its files. */
interface Words {
  /** Where its paths begin. */
  readonly folders: readonly string[];
  readonly words: readonly string[];
  /** Names of files in which its program looks up what it starts. */
  readonly recipes: readonly string[];
  /** Which of the named files count, beside links. */
  readonly count: 'none' | 'all but code' | 'all';
  /** Whether a file of variables counts whole; else it is understood, and what matters of it an alteration. */
  readonly readsVariables: boolean;
}

/**
 * The files that decide what is started: links on the way to what the words of a launch name, and where
 * it is altered, or nobody can tell what it starts, the files that it names or looks for.
 */
export function decidingFiles(dependencies: readonly Dependency[], tree: Paths): DecidingFiles {
  // The launches of one script are alike in all that counts here, and a long one has many of them.
  const known = new Map<string, readonly string[]>();
  return new Map(
    dependencies.map((dependency) => {
      const isOpen = dependency.type !== 'unidentified' && dependency.alterations.length === 0;
      if (isOpen && tree.links.size === 0) return [dependency, []];
      const texts = textsOf(dependency);
      const { type, through, declaration } = dependency;
      const { folder, launch } = declaration;
      const isAltered = dependency.alterations.length > 0;
      const { url, args } = launch;
      const key = JSON.stringify([type, isAltered, folder, url?.text, args.length, texts, through]);
      const files = known.get(key) ?? filesNamedBy(wordsOf(dependency, texts), tree);
      known.set(key, files);
      return [dependency, files];
    }),
  );
}

/** What a launch says in the entry, in texts of an order of their own. */
function textsOf(dependency: Dependency): (string | null)[] {
  const { command, args, cwd, envFile } = dependency.declaration.launch;
  return [
    ...[cwd, envFile, command, ...args].map((word) => word?.text ?? null),
    ...alteringVariables(dependency).map(([, value]) => value),
  ];
}

function wordsOf(
  dependency: Dependency,
  [cwd = null, envFile = null, ...texts]: readonly (string | null)[],
): Words {
  const { folder } = dependency.declaration;
  const isHidden = hiddenBehind(dependency).size > 0;
  const recipes = recipesOf(dependency);
  const readsVariables = isHidden || recipes.length > 0;
  const below = cwd === null ? null : pathIn(folder, cwd);
  const written = [cwd, readsVariables ? envFile : null, ...texts];
  const ofScripts = scriptWords(dependency).filter((word) => !code.test(word));
  return {
    folders: [...new Set([folder, below ?? folder])],
    words: [...written.flatMap((text) => wordsIn(text ?? '')), ...ofScripts],
    recipes,
    count:
      isHidden || dependency.alterations.length > 0
        ? 'all'
        : dependency.type === 'unidentified'
          ? 'all but code'
          : 'none',
    readsVariables,
  };
}

/** Code of the project is its own matter, whoever runs it, as it is where a launch is `local`. */
const code =
  /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|fs|swift|lua|dart|exs?|p[lm]|r|jl|c|cc|cpp|h|hs|clj|scala|zig|nim|cr)$/i;

function filesNamedBy(search: Words, { paths, links }: Paths): string[] {
  const found = new Set<string>();
  const folders = new Set(search.folders.flatMap(foldersUpFrom));
  const take = (path: string): void => {
    const counts = search.count === 'all' || (search.count === 'all but code' && !code.test(path));
    if (links.has(path) || (counts && paths.has(path))) found.add(path);
  };
  for (const [index, word] of search.words.entries()) {
    const before = search.words[index - 1] ?? '';
    if (!search.readsVariables && /^--env-file/.test(before)) continue;
    // Programs are told the folder of their file, or a file that others lie beside; no bare name is one.
    const isPlace = /^-|^(?:cd|pushd)$/.test(before) || /^-[a-z]|[\\/]/i.test(word);
    // An option may have its value in the same word: `-fcompose.yml`.
    for (const text of new Set([word, word.replace(/^-[a-z]/i, '')])) {
      for (const start of search.folders) {
        const path = pathIn(start, text);
        if (path === null) continue;
        for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
          if (links.has(path.slice(0, at))) found.add(path.slice(0, at));
        }
        take(path);
        if (isPlace) folders.add(path).add(folderOf(path));
      }
    }
  }
  for (const name of search.recipes) for (const folder of folders) take(inFolder(folder, name));
  return [...found].sort();
}

function pathIn(folder: string, text: string): string | null {
  return pathBelow(folder, isOfProjectFolder(`${text}/`) ? withoutProjectFolder(text) : text);
}
