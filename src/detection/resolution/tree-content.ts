import type { TrackedKind, TrackedPaths } from '../../io/tree.ts';
import { downTo, folderOf, pathInFolder } from '../../model/paths.ts';
import { foldPath } from '../declarations/client-files.ts';
import { wordList } from '../launch/word-list.ts';
import { memoizeByKey } from '../lockfiles/lockfile.ts';

/**
 * Kind of content in a file or folder: `data` if no program loads it as code, and `settings` if it can refer
 * to programs or trusted parties.
 */
export type TrackedContent = 'data' | 'settings' | 'code';

const codeEnding = new RegExp(
  `\\.(?:${wordList(`
    [cm]?[jt]sx? vue svelte coffee node wasm asar
    py[cdiowxz]? pyzw pth pkl pickle joblib pt egg whl
    rb rake gem p[lm] pod php\\d? phar phtml lua tcl r jl awk el scm clj[cs]? groovy kts class [jwe]ar
    csx fsx beam exs? nix scpt applescript
    (?:ba|z|fi|k|c|tc)?sh command run so so\\.[\\d.]+ dylib dll bundle
    exe com bat cmd ps1 psm1 psd1 vb[se] jse ws[fh] ms[ci] scr lnk
    appimage deb rpm apk pkg dmg nupkg crate mcpb dxt vsix crx zip tar tgz tar\\.\\w+
  `).join('|')})$`,
  'i',
);

const settingsEnding =
  /\.(?:pem|crt|cer|cnf|conf|cfg|ini|properties|toml|ya?ml|plist|reg|desktop|service|env|config)$/i;

/** Names of extensionless files that no program loads. */
const plainNames =
  /^(?:license|licence|notice|readme|changelog|authors|contributors|codeowners|copying|version|\.git(?:keep|ignore|attributes|modules)|\.keep|\.nojekyll|\.editorconfig|\.prettierignore|\.dockerignore|\.npmignore|\.ds_store)$/i;

export function isPlainName(name: string): boolean {
  return plainNames.test(name);
}

function contentOfFile(path: string): TrackedContent {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (codeEnding.test(name)) return 'code';
  // A name such as `.npmrc` or `python3.12` has no extension.
  const plainName = name.replace(/^\.+/, '').replace(/(?<![\d.])[\d.]+$/, '');
  const hasEnding = /.\.[^.]/.test(plainName) && !/^\.env\b/i.test(name);
  const isSettings = settingsEnding.test(name) || !(hasEnding || isPlainName(name));
  return isSettings ? 'settings' : 'data';
}

const contentByKind = (path: string, kind: TrackedKind | null): TrackedContent =>
  kind === 'file' ? contentOfFile(path) : 'code';

function withoutEnd(part: string): string {
  let end = part.length;
  while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' ')) end -= 1;
  return part.slice(0, end);
}

export interface TrackedEntry {
  /** The path, as spelled in the tree. */
  readonly path: string;
  readonly kind: TrackedKind;
  /**
   * Returns the content of a file, or the most sensitive content anywhere in a folder. A link or another
   * repository can hold anything, so it is treated as `code`.
   */
  readonly content: () => TrackedContent;
}

/** Case-insensitive index of the tracked paths, because some file systems ignore case. */
interface TrackedIndex {
  /**
   * Returns the entries at a path.
   *
   * @param isLoose whether the path can also be a pattern or a module name without its extension
   */
  readonly find: (path: string, isLoose: boolean) => readonly TrackedEntry[];
}

const indexes = new WeakMap<TrackedPaths, TrackedIndex>();

export function indexTree(tracked: TrackedPaths): TrackedIndex {
  const cached = indexes.get(tracked);
  if (cached !== undefined) return cached;
  const namesByFold = memoizeByKey(
    (folder) => new Map(tracked.namesIn(folder).map((name) => [foldPath(name), name])),
  );
  const contentBelow = memoizeByKey((folder): TrackedContent => {
    let most: TrackedContent = 'data';
    const pendingFolders = [folder];
    for (let next = pendingFolders.pop(); next !== undefined; next = pendingFolders.pop()) {
      for (const name of tracked.namesIn(next)) {
        const path = pathInFolder(next, name);
        const kind = tracked.kindAt(path);
        if (kind === 'folder') {
          pendingFolders.push(path);
          continue;
        }
        const content = contentByKind(name, kind === 'link' ? 'file' : kind);
        if (content === 'code') return content;
        if (content === 'settings') most = content;
      }
    }
    return most;
  });
  const entryIn = (above: TrackedEntry | null, path: string): TrackedEntry | null => {
    // Everything below a link or another repository is treated as part of that link or repository.
    if (above === null || above.kind === 'link' || above.kind === 'repository') return above;
    const part = path.slice(path.lastIndexOf('/') + 1);
    const names = namesByFold(above.path);
    // Windows ignores dots and spaces at the end of names.
    const name = names.get(foldPath(part)) ?? names.get(foldPath(withoutEnd(part)));
    if (name === undefined) return null;
    const entryPath = pathInFolder(above.path, name);
    const kind = tracked.kindAt(entryPath) ?? 'file';
    const content = (): TrackedContent =>
      kind === 'folder' ? contentBelow(entryPath) : contentByKind(entryPath, kind);
    return { path: entryPath, kind, content };
  };
  const root: TrackedEntry = { path: '', kind: 'folder', content: () => contentBelow('') };
  const folders = new Map<string, TrackedEntry | null>([['', root]]);
  const entryAt = (path: string): TrackedEntry | null =>
    path === ''
      ? root
      : entryIn(
          downTo(
            folders,
            folderOf(path),
            (each, above) => entryIn(above, each),
            (entry) => entry === null,
          ),
          path,
        );
  const find: TrackedIndex['find'] = (path, isLoose) => {
    const plainEntry = entryAt(path);
    if (plainEntry !== null || !isLoose) return plainEntry === null ? [] : [plainEntry];
    const [folder, form, isLast] = splitAtPattern(path);
    const folderEntry = entryAt(folder);
    if (folderEntry === null || folderEntry.kind !== 'folder') return [];
    if (!isLast) return [folderEntry];
    const matches = createNameMatcher(form);
    const names = namesByFold(folderEntry.path);
    const matching = names.keys().filter((fold) => matches(fold));
    return [...matching].flatMap((fold) => {
      const entry = entryAt(pathInFolder(folderEntry.path, names.get(fold) ?? fold));
      return entry === null || (entry.kind === 'file' && entry.content() === 'data') ? [] : [entry];
    });
  };
  const index = { find };
  indexes.set(tracked, index);
  return index;
}

/**
 * Splits a path at the first part with a wildcard or, without wildcards, at the last part. Returns the folder
 * above that part, the part itself, and whether it is the last part and has no `**`.
 */
function splitAtPattern(path: string): readonly [string, string, boolean] {
  const pattern = path.search(/[*?]/);
  const end = pattern < 0 ? -1 : path.indexOf('/', pattern);
  const upTo = end < 0 ? path : path.slice(0, end);
  const folder = folderOf(upTo);
  const form = folder === '' && !upTo.startsWith('/') ? upTo : upTo.slice(folder.length + 1);
  return [folder, form, end < 0 && !form.includes('**')];
}

/**
 * Returns a function that reports whether a lower-case file name matches a pattern. A pattern without
 * wildcards matches names that consist of the pattern and an extension.
 */
function createNameMatcher(form: string): (fold: string) => boolean {
  const [start = '', ...others] = foldPath(form).split(/[*?]+/);
  const end = others.pop();
  if (end === undefined) return (fold) => fold.slice(0, fold.lastIndexOf('.')) === start;
  return (fold) => {
    let at = fold.startsWith(start) ? start.length : -1;
    for (const part of others) {
      const found = at < 0 ? -1 : fold.indexOf(part, at);
      at = found < 0 ? -1 : found + part.length;
    }
    return at >= 0 && at + end.length <= fold.length && fold.endsWith(end);
  };
}
