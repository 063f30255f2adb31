import type { TrackedPaths } from '../../io/tree.ts';
import { downTo, folderOf, pathInFolder, upFrom } from '../../model/paths.ts';
import { isOfProjectFolder, withoutProjectFolder } from '../declarations/paths.ts';
import { indexTree, type TrackedContent } from './tree-content.ts';

/*
 * Resolves the values of variables as paths in the tree. A value that refers to nothing in the tree does not
 * matter, because a pull request cannot change its target.
 */

export interface ValuePlace {
  /** Folders in the tree from which relative paths can start. */
  readonly starts: readonly string[];
  /** The project folder, to which client placeholders refer. */
  readonly project: string;
  readonly tracked: TrackedPaths;
  /** Folders and files that the launch specifies in options, or in variables that replace options. */
  readonly fromOptions?: readonly string[];
}

export interface NamedContent {
  /**
   * `workspace` is the project folder, a start folder, or a folder above either. If a value refers to several
   * kinds, the first of `code`, `settings`, `data` and `workspace` applies.
   */
  readonly holding: TrackedContent | 'nothing' | 'workspace';
  readonly files: readonly string[];
}

/** Caches results by tree and place, because the launches in a script share the same variables. */
const knownByTree = new WeakMap<TrackedPaths, KnownPlaces>();

interface KnownPlaces {
  readonly byKey: Map<string, KnownPlace>;
  /** Places by the identity of the folder list and by project, because most launches share a list. */
  readonly byStarts: WeakMap<readonly string[], Map<string, KnownPlace>>;
  /**
   * For each relative path and folder, the existing paths that the relative path refers to from that folder
   * and all folders above it.
   */
  readonly chains: Map<string, Map<string, readonly string[]>>;
  /** A cache of judged variables whose values have the same meaning in every place. */
  readonly contextsAnywhere: JudgementContexts;
}

/** Caches of judged variables, by the context that `judgeVariables` creates. */
type JudgementContexts = Map<string, WeakMap<object, unknown>>;

interface KnownPlace {
  /**
   * Whether relative paths start from one folder in the tree, from all folders above it, and from nowhere
   * else.
   */
  readonly isChain: boolean;
  readonly workspace: ReadonlySet<string>;
  readonly values: Map<string, NamedContent>;
  readonly filesInTexts: Map<string, readonly string[]>;
  readonly contexts: JudgementContexts;
  readonly contextsAnywhere: JudgementContexts;
}

interface ResolvedPath {
  /** Whether the path definitely leads out of the tree. */
  readonly isOutside: boolean;
  /** Whether the path's target cannot be known, as for an open file under `/proc` or `/dev/fd`. */
  readonly isOpaque: boolean;
  readonly relatives: readonly RelativePath[];
  readonly starts: readonly string[];
}

/** A path without `.` or `..`, relative to the folder that is `ups` levels up. */
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

/** Names of placeholders for folders on the machine, which are outside the tree. */
const ofTheMachine =
  /^(?:(?:env|localEnv|containerEnv)[:.])?(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES|SYSTEMROOT|WINDIR|TMPDIR|TEMP|TMP|XDG_\w+|userHome|NVM_DIR|PNPM_HOME|BUN_INSTALL|CARGO_HOME|VOLTA_HOME|PYENV_ROOT|HOMEBREW_PREFIX|RUNNER_TEMP|RUNNER_TOOL_CACHE|runner\.temp|runner\.tool_cache|CLAUDE_PLUGIN_DATA)$/i;

const leadingPlaceholder =
  /^(?:\$?\{\{([^{}]*)\}\}|\$\{([^{}]*)\}|\$\(([^()]*)\)|\$env:(\w+)|\$(\w+)|%([^%\s]*)%|\{([^{}]*)\}|<([^<>]*)>|`([^`]*)`)/;

const placeholders = /\$?\{\{[^{}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|%\w+%|\{[^{}]*\}|`[^`]*`/g;

/** Reports whether every path in a path list definitely leads out of the tree. */
export function leadsOutside(value: string, place: ValuePlace): boolean {
  return pathsIn(value).every((path) => resolvePath(path, place).isOutside);
}

/** Splits a path list at `:` and `;`, except at the colon after a drive letter or a leading `file`. */
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

/**
 * Reports whether an entry in a search path leads out of the tree. `a:/b` can be a path on drive `a`, or the
 * two folders `a` and `/b`.
 */
export function isFolderOutside(entry: string, place: ValuePlace): boolean {
  const [, letter] = /^([A-Za-z]):/.exec(entry) ?? [];
  const isDrive =
    letter === undefined || findNamedContent(letter, place, true).holding === 'nothing';
  return isDrive && leadsOutside(entry, place);
}

/**
 * Reports whether an absolute path, possibly cut off in its last part, might be the start of a path to a
 * checkout of the tree.
 */
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

/** Returns the paths in the tree that a value might refer to, read as a single path. */
export function pathsInTree(text: string, place: ValuePlace): readonly string[] {
  return expandResolvedPath(resolvePath(withPlainPlaceholders(text.trim()), place));
}

/**
 * Reports whether a value is a web address in which nothing but the scheme can be a path in a tree. Programs
 * that split values at colons treat `https` as a path.
 */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w~-][\w.~-]*)*\/?$/i.test(value);

/** Reports whether no file or folder at a place has the name of a web address scheme. */
export const isWithoutSchemes = (place: ValuePlace): boolean =>
  ['http', 'http:', 'https', 'https:'].every(
    (scheme) => findNamedContent(scheme, place, true).holding === 'nothing',
  );

/**
 * Returns the content in the tree that a value refers to. Examines the whole value and each path in it,
 * because a list or command line can contain several paths.
 *
 * @param countsFolders whether a word without a separator can name a folder; words like `test` and `app`
 * usually do not
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
  // A path can follow a short option or `@` in the same word: `-r./x`, `@./x`.
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

function resolvePath(written: string, place: ValuePlace): ResolvedPath {
  const text = decoded(
    written.replaceAll('\\', '/').replace(/^file:(?:\/\/(?:localhost(?=\/))?)?/i, ''),
  );
  if (/^(?:\/dev\/null|NUL:?)$/i.test(text)) return outside;
  if (isOfProjectFolder(`${text}/`)) {
    // For a plugin, the project folder is the project that the plugin's user has open.
    return resolveInTree([withoutProjectFolder(`${text}/`)], [...new Set([place.project, ''])]);
  }
  const placeholder = leadingPlaceholder.exec(text);
  if (placeholder !== null) {
    const rest = text.slice(placeholder[0].length);
    if (ofTheMachine.test(placeholder.slice(1).join('').trim()))
      return resolveHomePath(rest, place);
    // A lone placeholder gets its value from the machine. A path after a placeholder might start in any of
    // the place's folders.
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
 * Reports whether a folder next to checkouts, such as a package store, belongs to a tool, judging by the
 * folder's name.
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
  // If a client opened only the project folder, the checkout path refers to that folder.
  if (inTree.length > 0) return resolveInTree(inTree, ['', place.project]);
  // `//host/share` is on another machine.
  return hasPlaceholder(path) || path.startsWith('//') ? unclear : outside;
}

function resolveInTree(texts: readonly string[], starts: readonly string[]): ResolvedPath {
  const relatives = texts.flatMap((text) => {
    const hole = text.search(placeholders);
    // A placeholder can expand to nothing or to any name, so the folder before it is also a candidate.
    const before = hole > 0 ? [text.slice(0, text.lastIndexOf('/', hole) + 1)] : [];
    return [withoutPlaceholders(text), ...before].map(relativePath);
  });
  return { ...unclear, relatives, starts };
}

function expandResolvedPath({ relatives, starts }: ResolvedPath): readonly string[] {
  const paths = relatives.flatMap((each) => starts.flatMap((start) => below(start, each)));
  return [...new Set(paths)];
}

/**
 * Returns the existing paths that a relative path refers to from a folder and all folders above it. Results
 * are cached per folder, because every folder in a deep tree can declare servers.
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

/**
 * Replaces placeholders with their defaults, nested up to three levels deep, and removes placeholders that
 * have no default.
 */
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
 * Returns the path below a folder, or nothing if the path stays outside the tree. If the path climbs `n`
 * folders out of the tree, its first `n` parts are assumed to lead back in.
 */
function below(folder: string, { ups, parts }: RelativePath): string[] {
  let start = folder;
  let remainingUps = ups;
  for (; remainingUps > 0 && start !== ''; remainingUps -= 1) start = folderOf(start);
  const back = parts.slice(remainingUps).join('/');
  if (back === '') return remainingUps > 0 ? [] : [start];
  return [pathInFolder(start, back)];
}

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

function contentOfPath(path: string, place: ValuePlace, countsFolders: boolean): NamedContent {
  const { workspace } = cachedPlace(place);
  if (workspace.has(path)) return { holding: 'workspace', files: [] };
  // A pattern that matches the whole workspace does not refer to any particular part of it.
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
