import type { TrackedPaths } from '../../io/tree.ts';
import { downTo, folderOf, pathInFolder, upFrom } from '../../model/paths.ts';
import { isOfProjectFolder, withoutProjectFolder } from '../declarations/paths.ts';
import { indexTree, type TrackedContent } from './tree-content.ts';

/*
 * Resolves the values of variables as paths in the tree. A pull request cannot change anything through a
 * value that refers to nothing in the tree.
 */

/** The place in which values are interpreted. */
export interface ValuePlace {
  /** The folders in the tree from which relative paths may be resolved. */
  readonly starts: readonly string[];
  /** The project folder, to which client placeholders refer. */
  readonly project: string;
  readonly tracked: TrackedPaths;
  /**
   * The folders and files specified by the launch's options, or by variables used in place of such options.
   */
  readonly fromOptions?: readonly string[];
}

/** The content in the tree that a value refers to. */
export interface NamedContent {
  /**
   * `workspace` is the project folder or a folder above it. If the value refers to several kinds of content,
   * the field contains the most important one.
   */
  readonly holding: TrackedContent | 'nothing' | 'workspace';
  /** The files in the tree that paths in the value refer to. */
  readonly files: readonly string[];
}

/**
 * A cache of the content that values refer to, by place, because the launches in a script have the same
 * variables.
 */
const knownByTree = new WeakMap<TrackedPaths, KnownPlaces>();

interface KnownPlaces {
  readonly byKey: Map<string, KnownPlace>;
  /** Known places by folder list and by project, because most launches share a folder list. */
  readonly byStarts: WeakMap<readonly string[], Map<string, KnownPlace>>;
  /**
   * For each folder and relative path: the paths that the relative path refers to from that folder and from
   * all folders above.
   */
  readonly chains: Map<string, Map<string, readonly string[]>>;
  /** A cache of judged variables whose values have the same meaning in every place. */
  readonly contextsAnywhere: JudgementContexts;
}

/** Caches of judged variables, by the context that `judgeVariables` creates. */
type JudgementContexts = Map<string, WeakMap<object, unknown>>;

interface KnownPlace {
  /** Whether values start from a folder in the tree and from all folders above it, and from nowhere else. */
  readonly isChain: boolean;
  /** The folders from which values start, and the folders above them. */
  readonly workspace: ReadonlySet<string>;
  readonly values: Map<string, NamedContent>;
  /** The files that strings in launches refer to. */
  readonly filesInTexts: Map<string, readonly string[]>;
  /** A cache of judged variables in this place. */
  readonly contexts: JudgementContexts;
  /** A cache of judged variables whose values have the same meaning in every place. */
  readonly contextsAnywhere: JudgementContexts;
}

interface ResolvedPath {
  /** Whether the path definitely leads out of the tree. */
  readonly isOutside: boolean;
  /** Whether the path's target cannot be known, for example because it is an open file of the process. */
  readonly isOpaque: boolean;
  /** The paths that the value may refer to below each start folder. */
  readonly relatives: readonly RelativePath[];
  readonly starts: readonly string[];
}

/** A path without `.` and `..`, and the number of folders that it goes up first. */
interface RelativePath {
  readonly ups: number;
  readonly parts: readonly string[];
}

/** Checkout folders in a container or on a runner, split into path parts. `*` matches any part. */
const checkouts: readonly (readonly string[])[] = [
  '/workspaces/*',
  '/workspace',
  '/workspace/*',
  '/github/workspace',
  '/home/runner/work/*/*',
  '/__w/*/*',
  'd:/a/*/*',
].map(absolutePathParts);

/** Placeholders for folders on the machine. */
const ofTheMachine =
  /^(?:(?:env|localEnv|containerEnv)[:.])?(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES|SYSTEMROOT|WINDIR|TMPDIR|TEMP|TMP|XDG_\w+|userHome|NVM_DIR|PNPM_HOME|BUN_INSTALL|CARGO_HOME|VOLTA_HOME|PYENV_ROOT|HOMEBREW_PREFIX|RUNNER_TEMP|RUNNER_TOOL_CACHE|runner\.temp|runner\.tool_cache|CLAUDE_PLUGIN_DATA)$/i;

/** A client or shell placeholder at the start of a value, with its name. */
const leadingPlaceholder =
  /^(?:\$?\{\{([^{}]*)\}\}|\$\{([^{}]*)\}|\$\(([^()]*)\)|\$env:(\w+)|\$(\w+)|%([^%\s]*)%|\{([^{}]*)\}|<([^<>]*)>|`([^`]*)`)/;

/** Any placeholder, without its default. */
const placeholders = /\$?\{\{[^{}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|%\w+%|\{[^{}]*\}|`[^`]*`/g;

/** Whether each path in a list definitely leads out of the tree. */
export function leadsOutside(value: string, place: ValuePlace): boolean {
  return pathsIn(value).every((path) => resolvePath(path, place).isOutside);
}

/** Splits a list of paths at `:` or `;`. The colon after a drive letter or scheme is not a separator. */
export function pathsIn(value: string): string[] {
  return withPlainPlaceholders(value)
    .replace(/^file:/i, '')
    .split(';')
    .flatMap((part) => {
      const drive = /^"?[A-Za-z]:(?=[\\/])/.exec(part)?.[0] ?? '';
      const [first = '', ...others] = part.slice(drive.length).split(':');
      return [`${drive}${first}`, ...others];
    });
}

/** Whether an entry in a search path leads out of the tree. `a:/b` may be a drive, or two folders. */
export function isFolderOutside(entry: string, place: ValuePlace): boolean {
  const [, letter] = /^([A-Za-z]):/.exec(entry) ?? [];
  const isDrive =
    letter === undefined || findNamedContent(letter, place, true).holding === 'nothing';
  return isDrive && leadsOutside(entry, place);
}

/** Whether a path to a checkout of the tree may start with the given absolute path. */
export function mayReachCheckout(path: string): boolean {
  const parts = absolutePathParts(path.replaceAll('\\', '/').toLowerCase());
  const lastIndex = parts.length - 1;
  return (
    /^(?:[A-Za-z]:)?[\\/]/.test(path) &&
    checkouts.some((checkout) =>
      parts.every((part, at) => {
        const other = checkout[at] ?? '';
        return other === '*' || (at === lastIndex ? other.startsWith(part) : other === part);
      }),
    )
  );
}

/** Returns the paths in the tree that a value may refer to if it is a single path. */
export function pathsInTree(text: string, place: ValuePlace): readonly string[] {
  return expandResolvedPath(resolvePath(withPlainPlaceholders(text.trim()), place));
}

/**
 * Whether a value is a web address that does not refer to anything in any tree, apart from its scheme.
 * Programs that split values at colons treat `https` as a path.
 */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w~-][\w.~-]*)*\/?$/i.test(value);

/** Whether the schemes of web addresses do not refer to anything at a place. */
export const isWithoutSchemes = (place: ValuePlace): boolean =>
  ['http', 'http:', 'https', 'https:'].every(
    (scheme) => findNamedContent(scheme, place, true).holding === 'nothing',
  );

/**
 * Returns the content in the tree that a value refers to. Both the whole value and each path in it are
 * examined, because a list or command line may contain several paths.
 *
 * @param countsFolders whether a word without a separator may be the name of a folder; words like `test` and
 *   `app` usually do not refer to folders
 */
export function findNamedContent(
  value: string,
  place: ValuePlace,
  countsFolders: boolean,
): NamedContent {
  const { values } = cachedPlace(place);
  const key = `${countsFolders} ${value}`;
  const content = values.get(key) ?? contentNamedByText(value.trim(), place, countsFolders);
  values.set(key, content);
  return content;
}

function cachedPlaces(tracked: TrackedPaths): KnownPlaces {
  const places: KnownPlaces = knownByTree.get(tracked) ?? {
    byKey: new Map(),
    byStarts: new WeakMap(),
    chains: new Map(),
    contextsAnywhere: new Map(),
  };
  knownByTree.set(tracked, places);
  return places;
}

/** Returns the cache for a place. Equal places share one cache. */
export function cachedPlace(place: ValuePlace): KnownPlace {
  const { tracked, starts, project } = place;
  const places = cachedPlaces(tracked);
  const ofStarts = places.byStarts.get(starts) ?? new Map<string, KnownPlace>();
  places.byStarts.set(starts, ofStarts);
  const cached = ofStarts.get(project);
  if (cached !== undefined) return cached;
  const key = JSON.stringify([starts, project]);
  const knownPlace = places.byKey.get(key) ?? {
    isChain: isChain(place),
    workspace: new Set(upFrom([project, ...starts])),
    values: new Map(),
    filesInTexts: new Map(),
    contexts: new Map(),
    contextsAnywhere: places.contextsAnywhere,
  };
  places.byKey.set(key, knownPlace);
  ofStarts.set(project, knownPlace);
  return knownPlace;
}

function isChain({ starts, project, tracked }: ValuePlace): boolean {
  const [first, ...others] = starts;
  return (
    first !== undefined &&
    (first === '' || tracked.kindAt(first) === 'folder') &&
    starts.at(-1) === '' &&
    starts.includes(project) &&
    others.every((each, at) => each === folderOf(starts[at] ?? ''))
  );
}

function contentNamedByText(
  value: string,
  place: ValuePlace,
  countsFolders: boolean,
): NamedContent {
  const text = withPlainPlaceholders(value);
  // Short options and argument files include their value in the same word: `-r./x`, `@./x`.
  const pieces = new Set(
    text
      .split(/[\s,;:="'|()[\]?#]+/)
      .flatMap((piece) => [piece, piece.replace(/^(?:@|-[A-Za-z])/, '')]),
  );
  pieces.delete(text);
  return mergeNamedContents([
    contentNamedByPath(text, place, countsFolders),
    ...[...pieces]
      .filter((piece) => countsFolders || /[\\/]/.test(piece))
      .map((piece) => contentNamedByPath(piece, place, countsFolders)),
  ]);
}

function contentNamedByPath(path: string, place: ValuePlace, countsFolders: boolean): NamedContent {
  if (path === '') return nothing;
  const isWord = !/[\\/]/.test(path) && !/^\.*$/.test(path) && !leadingPlaceholder.test(path);
  const resolved = resolvePath(path, place);
  if (resolved.isOpaque) return { holding: 'code', files: [] };
  const isLoose = countsFolders || !isWord;
  const paths =
    resolved.starts === place.starts && cachedPlace(place).isChain
      ? resolved.relatives.flatMap((each) => existingPaths(each, place, isLoose))
      : expandResolvedPath(resolved);
  return mergeNamedContents(paths.map((each) => contentOfPath(each, place, isLoose)));
}

/** Merges the content of several paths. The most important content takes precedence. */
function mergeNamedContents(all: readonly NamedContent[]): NamedContent {
  const holdings = new Set(all.map(({ holding }) => holding));
  const order: readonly NamedContent['holding'][] = ['code', 'settings', 'data', 'workspace'];
  return {
    holding: order.find((each) => holdings.has(each)) ?? 'nothing',
    files: [...new Set(all.flatMap(({ files }) => files))].sort(),
  };
}

const nothing: NamedContent = { holding: 'nothing', files: [] };

/** Replaces placeholders with forms that contain no path list separators. */
function withPlainPlaceholders(value: string): string {
  return value
    .replace(/\$\{\{\s*([\w.]+)\s*\}\}/g, '${$1}')
    .replace(/\$\{(?:env|localEnv|containerEnv):/g, '${')
    .replace(/\$env:/gi, '$');
}

/** Resolves a path, including placeholders, `file:` and Windows separators. */
function resolvePath(written: string, place: ValuePlace): ResolvedPath {
  const text = decoded(
    written.replaceAll('\\', '/').replace(/^file:(?:\/\/(?:localhost(?=\/))?)?/i, ''),
  );
  if (/^(?:\/dev\/null|NUL:?)$/i.test(text)) return outside;
  if (isOfProjectFolder(`${text}/`)) {
    // A plugin's project is the project of the plugin's user.
    return resolveInTree([withoutProjectFolder(`${text}/`)], [...new Set([place.project, ''])]);
  }
  const placeholder = leadingPlaceholder.exec(text);
  if (placeholder !== null) {
    const rest = text.slice(placeholder[0].length);
    if (ofTheMachine.test(placeholder.slice(1).join('').trim()))
      return resolveHomePath(rest, place);
    // A value that consists only of a placeholder comes from the machine. A path after a placeholder may
    // start anywhere.
    return /^\/*$/.test(rest)
      ? unclear
      : resolveInTree([rest.replace(/^\/+/, '')], [place.project, ...place.starts]);
  }
  if (/^~[+-]/.test(text)) return resolveInTree([text.slice(2)], place.starts);
  if (text.startsWith('~')) return resolveHomePath(text.replace(/^[^/]*/, ''), place);
  if (/^(?:[A-Za-z]:)?\//.test(text)) return resolveAbsolutePath(text, place);
  return resolveInTree([text.replace(/^[A-Za-z]:/, '')], place.starts);
}

const outside: ResolvedPath = { isOutside: true, isOpaque: false, relatives: [], starts: [] };
const unclear: ResolvedPath = { isOutside: false, isOpaque: false, relatives: [], starts: [] };

function resolveHomePath(rest: string, place: ValuePlace): ResolvedPath {
  const climbs = rest.lastIndexOf('../');
  if (climbs >= 0) {
    return { ...resolveAbsolutePath(`/${rest.slice(climbs + 3)}`, place), isOutside: false };
  }
  return hasPlaceholder(rest) || rest.endsWith('..') ? unclear : outside;
}

/**
 * Whether the name of a folder next to checkouts shows that it belongs to a tool, such as a package store.
 */
const isOfTools = (name: string): boolean => name.startsWith('.') && !name.startsWith('.github');

function resolveAbsolutePath(path: string, place: ValuePlace): ResolvedPath {
  const parts = absolutePathParts(path);
  const [first, second = '', third, ...others] = parts;
  if (first === 'proc' && /^(?:self|thread-self|curproc|\d+)$/.test(second)) {
    if (third === 'cwd') return resolveInTree([others.join('/')], place.starts);
    if (third === 'root') return resolveAbsolutePath(`/${others.join('/')}`, place);
    return { ...unclear, isOpaque: true };
  }
  if (first === 'dev' && /^(?:fd|stdin)$/.test(second)) return { ...unclear, isOpaque: true };
  const inTree = checkouts.flatMap((start) => {
    const isBehind = start.every((part, at) => {
      const name = parts[at]?.toLowerCase();
      return part === '*' ? name !== undefined && !isOfTools(name) : part === name;
    });
    return isBehind ? [parts.slice(start.length).join('/')] : [];
  });
  // A client may have opened only the project folder.
  if (inTree.length > 0) return resolveInTree(inTree, ['', place.project]);
  // `//host/share` is on another machine.
  return hasPlaceholder(path) || path.startsWith('//') ? unclear : outside;
}

/**
 * Returns the paths that values refer to from the start folders, including paths that lead out of the tree
 * and back into it.
 */
function resolveInTree(texts: readonly string[], starts: readonly string[]): ResolvedPath {
  const relatives = texts.flatMap((text) => {
    const hole = text.search(placeholders);
    // A placeholder's value may be empty, and anything may follow it.
    const before = hole > 0 ? [text.slice(0, text.lastIndexOf('/', hole) + 1)] : [];
    return [withoutPlaceholders(text), ...before].map(relativePath);
  });
  return { ...unclear, relatives, starts };
}

/** Returns the paths in the tree that a value may refer to. */
function expandResolvedPath({ relatives, starts }: ResolvedPath): readonly string[] {
  const paths = relatives.flatMap((each) => starts.flatMap((start) => below(start, each)));
  return [...new Set(paths)];
}

/**
 * Returns the paths that a value may refer to from a folder and from all folders above it, but only paths
 * that exist in the tree. Each folder is searched once, because every folder in a deep tree may declare
 * servers.
 */
function existingPaths(
  relative: RelativePath,
  place: ValuePlace,
  isLoose: boolean,
): readonly string[] {
  const { tracked, starts } = place;
  const { chains } = cachedPlaces(tracked);
  const { find } = indexTree(tracked);
  const key = `${isLoose} ${relative.ups} ${relative.parts.join('/')}`;
  const pathsAt = (folder: string): readonly string[] =>
    below(folder, relative).filter((path) => path === '' || find(path, isLoose).length > 0);
  const knownPaths = chains.get(key) ?? new Map([['', pathsAt('')]]);
  chains.set(key, knownPaths);
  return downTo(knownPaths, starts[0] ?? '', (folder, above) => {
    const paths = pathsAt(folder);
    return paths.length === 0 ? above : [...new Set([...paths, ...above])];
  });
}

/** Returns a value in which placeholders are replaced with their defaults, which may be nested. */
function withoutPlaceholders(text: string): string {
  let expanded = text;
  for (let round = 0; round < 3 && expanded.includes('${'); round += 1) {
    expanded = expanded.replace(
      /\$\{[^${}]*\}/g,
      (whole) => /^[^=+-]*[=+-](.*)\}$/s.exec(whole)?.[1] ?? '',
    );
  }
  return expanded.replace(placeholders, '');
}

function relativePath(path: string): RelativePath {
  const parts: string[] = [];
  let ups = 0;
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) ups += 1;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return { ups, parts };
}

/**
 * Returns the path below a folder. For a path that leads out of the tree, returns the parts that would be
 * back inside the tree.
 */
function below(folder: string, { ups, parts }: RelativePath): string[] {
  let start = folder;
  let remainingUps = ups;
  for (; remainingUps > 0 && start !== ''; remainingUps -= 1) start = folderOf(start);
  const back = parts.slice(remainingUps).join('/');
  if (back === '') return remainingUps > 0 ? [] : [start];
  return [pathInFolder(start, back)];
}

/** Returns the parts of an absolute path, without `.` and `..`. */
export function absolutePathParts(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

const hasPlaceholder = (path: string): boolean =>
  path.search(placeholders) >= 0 || /[$`]/.test(path);

function decoded(path: string): string {
  if (!/%[0-9a-f]{2}/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the content in the tree at a path. */
function contentOfPath(path: string, place: ValuePlace, countsFolders: boolean): NamedContent {
  const { workspace } = cachedPlace(place);
  if (workspace.has(path)) return { holding: 'workspace', files: [] };
  // A pattern that matches everything in the workspace does not refer to any particular part of the
  // workspace.
  const found = indexTree(place.tracked)
    .find(path, countsFolders)
    .filter(({ kind, path: at }) => kind !== 'folder' || (countsFolders && !workspace.has(at)));
  return mergeNamedContents(
    found.map(({ path: at, kind, content }) => ({
      holding: content(),
      files: kind === 'folder' ? [] : [at],
    })),
  );
}
