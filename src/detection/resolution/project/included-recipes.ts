import { folderOf } from '../../../model/paths.ts';
import { digestOf } from '../../declarations/digest.ts';
import { pathBelow } from '../../declarations/paths.ts';
import { indexOf, type TrackedEntry } from '../tree-content.ts';
import { type FileKind, nearestFile, type Project } from './project.ts';
import { recipesIn, wordsIn } from './task-programs.ts';

/*
 * Files that task files take in: `include mk/x.mk`, `import 'x.just'`, `apply from: 'x.gradle'`. An edit of
 * one is an edit of the task file.
 */

/** A line that takes in other files, in the languages of task files. */
const including =
  /^[ \t-]*(?:(?:s?include|import|load|source|extends|taskfile|mod)\b|apply\b.*\bfrom\b)|\b(?:load|require_relative|eval_gemfile)\b/;

/** More files than task files take in, and more words than lines with them have. */
const maxIncluded = 100;
const maxWords = 2000;

/** The words of a task file that may be paths of files that it takes in. */
const recipe: FileKind<{ readonly digest: string; readonly words: readonly string[] }> = {
  name: 'recipe',
  limit: 1024 * 1024,
  load: async () => (text) => ({
    digest: digestOf(text),
    words: text
      .split('\n')
      .filter((line) => including.test(line))
      .flatMap((line) => line.split(/[\s=:;,'"`()[\]{}]+/).filter((word) => /[./]/.test(word)))
      .slice(0, maxWords),
  }),
};

/**
 * What the task files of a launch take in from other files: a digest of each.
 *
 * @param texts the words of the launch, and the scripts that lead to it
 * @param folders the folders that it may be started in
 */
export function includedIn(
  texts: readonly string[],
  folders: readonly string[],
  project: Project,
): string[] {
  const words = texts.flatMap(wordsIn);
  const names = recipesIn(words);
  if (names.length === 0) return [];
  const filesAt = (word: string, folder: string): TrackedEntry[] => {
    const path = pathBelow(folder, word);
    const found = path === null ? [] : indexOf(project.tracked).find(path, /[*?]/.test(path));
    return found.filter(({ kind }) => kind === 'file');
  };
  const own = new Set(
    folders.flatMap((folder) => [
      ...names.flatMap((name) => nearestFile(project, folder, name) ?? []),
      // An option may name the task file; code that a task is given takes in code.
      ...words
        .flatMap((word) => filesAt(word, folder))
        .flatMap(({ path, content }) => (content() === 'code' ? [] : [path])),
    ]),
  );
  const included = new Map<string, string>();
  const pending = [...own];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const read = project.get(path, recipe);
    if (read === null) continue;
    if (!own.has(path)) included.set(path, read.digest);
    for (const word of read.words) {
      for (const { path: each } of filesAt(word, folderOf(path))) {
        if (own.has(each) || included.has(each) || included.size > maxIncluded) continue;
        included.set(each, '');
        pending.push(each);
      }
    }
  }
  return [...included.values()];
}
