import { isIn } from '../../io/tree.ts';
import type { ClientPlace } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import type { ClientFile } from './client.ts';
import { clientFiles } from './clients.ts';
import { isShellScript } from './code-clients.ts';
import { isExampleFile, isExampleFolder, templateFor } from './examples.ts';
import { fileByName, fileByShape, shapeContext, withLooseName } from './files-by-shape.ts';
import type { TextTest } from './types.ts';

const ascii = /^[\0-\x7f]*$/;

/**
 * Returns a common spelling, in composed Unicode and folded case, for paths that some file systems treat as
 * equal. On macOS and Windows, `.CURSOR/MCP.json` is the same file as `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  if (ascii.test(path)) return path.toLowerCase();
  // The path is converted to upper case first, because some letters, such as the long s, match others only in
  // upper case.
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

interface Pattern {
  readonly folders: string;
  /** Whether files in deeper folders also match. */
  readonly isDeep: boolean;
  readonly name: RegExp;
  /** Matches the name, including its spelling in dotfiles repositories. */
  readonly looseName: RegExp;
  /** Matches the end of a path, but only in the client's own spelling. */
  readonly spelled: TextTest;
  /**
   * Identifies the program that reads the file. Patterns that a program reads in the same way share one
   * value.
   */
  readonly program: string;
  readonly file: ClientFile;
  readonly order: number;
}

const paths = clientFiles.flatMap((file) => file.paths.map((path) => ({ path, file })));
const patterns = paths.map(({ path, file }, order): Pattern => {
  const parts = foldPath(path.replace('/**/', '/')).split('/');
  const name = parts.at(-1) ?? '';
  return {
    folders: parts.slice(0, -1).join('/'),
    name: namePattern(name),
    looseName: namePattern(plainPart(name)),
    isDeep: path.includes('/**/'),
    spelled: exactPathTest(path),
    program: readingProgram(file, path),
    file,
    order,
  };
});

/**
 * Returns an identifier for the program that reads a path. A client can read each of its folders, and each
 * file without a folder, in a different way and at a different time.
 */
function readingProgram({ client, isOnePlace, paths }: ClientFile, path: string): string {
  const name = path.replace(/(?<=.)\.[^./]*$/, '');
  return `${client} ${isOnePlace === true ? paths[0] : folderOf(path) || name}`;
}

function exactPathTest(path: string): TextTest {
  const [folders = '', deepFolder] = path.split('/**/');
  if (deepFolder === undefined)
    return new RegExp(`(?:^|/)${namePattern(path).source.slice(1, -1)}$`);
  const name = namePattern(deepFolder);
  return {
    test: (text) => {
      const start = text.lastIndexOf('/') + 1;
      return `/${text.slice(0, start)}`.includes(`/${folders}/`) && name.test(text.slice(start));
    },
  };
}

/**
 * Returns a pattern in which `*` matches at most 255 characters, the limit for file names on every system.
 */
function namePattern(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]{0,255}')}$`);
}

/** Reports whether a path contains a name such as `dot_cursor`, in the style of dotfiles managers. */
const isOfDotfiles = (parts: readonly string[]): boolean =>
  parts.some((part) => /(?:^|_)dot_/.test(part));

/**
 * Returns a path part without its leading dot, and without the prefixes that dotfiles managers add, as in
 * `dot_cursor` and `private_dot_x`.
 */
function plainPart(part: string): string {
  return part.replace(
    /^(?:(?:private|readonly|exact|executable|create|encrypted|empty|symlink)_)*(?:dot_|\.)?/,
    '',
  );
}

const plainPath = (folders: readonly string[]): string => folders.map(plainPart).join('/');

/** Patterns by folder, without leading dots. The empty key holds the patterns for any folder. */
const byFolders = Map.groupBy(patterns, ({ folders }) => plainPath(folders.split('/')));

const foldersOfClients = pathPrefixes(patterns.map(({ folders }) => folders));
const plainFoldersOfClients = pathPrefixes([...byFolders.keys()]);

function pathPrefixes(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
}

/**
 * Returns the suffixes of a folder's path, shortest first, up to the length of the longest folder pattern.
 */
function folderSuffixes(folded: readonly string[]): string[][] {
  const longest = Math.min(folded.length, longestClientPath - 1);
  return Array.from({ length: longest }, (_, index) => folded.slice(-index - 1));
}

/**
 * Reports whether a folder belongs to a client, such as `.cursor`, or is a folder in which clients look for
 * plugins or agents. A folder named `agents` outside a client's folder does not count, because it can belong
 * to any program.
 */
export function isClientFolder(path: string): boolean {
  const parts = path.split('/').map(foldPath);
  const isOwn = folderSuffixes(parts).some(
    (end) => end[0]?.startsWith('.') && foldersOfClients.has(end.join('/')),
  );
  return (
    isOwn ||
    deepPatterns.some(({ folders }) => isBelowDeep(parts, folders)) ||
    parts.some((part, index) => index > 0 && isOfPlugins(parts.slice(0, index), part))
  );
}

/**
 * Reports whether a folder is in a client folder whose files are read at any depth, such as `.claude/agents`.
 */
const isBelowDeep = (parts: readonly string[], folders: string): boolean =>
  folders.startsWith('.') && deepFoldersIn(parts, folders)?.taken === folders;

/** Subfolders of a client's folder that contain plugins, or agents at any depth. */
const pluginFolders = new Set('agents extensions microagents plugins'.split(' '));

function isOfPlugins(above: readonly string[], part: string): boolean {
  const client = above.at(-1) ?? '';
  return pluginFolders.has(part) && client.startsWith('.') && foldersOfClients.has(client);
}

/**
 * Reports whether a path is in a client's own folder, where names never indicate third-party code. `.github`
 * does not count, because it also contains workflows, and actions with their packages.
 */
export function isInClientFolder(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((folder, index) => {
    const isDot = folder.startsWith('.') && foldPath(folder) !== '.github';
    return isDot && isClientFolder(folders.slice(0, index + 1).join('/'));
  });
}

/**
 * Returns the part of a folder's path that determines which files below the folder are client files. Below
 * two folders with the same context, `findClientFile` returns the same file for the same relative path.
 */
export function clientContext(path: string): string {
  const folded = path.split('/').map(foldPath);
  const suffixes = folderSuffixes(folded).flatMap((end) => {
    const [exact, plain] = [end.join('/'), plainPath(end)];
    if (foldersOfClients.has(exact)) return [exact];
    return plainFoldersOfClients.has(plain) ? [`~${plain}`] : [];
  });
  const deepContexts = deepPatterns.flatMap(({ folders }) => {
    const found = deepFoldersIn(folded, folders);
    return found === null ? [] : [`${found.taken === folders ? '' : '~'}${folders}/**`];
  });
  const root = isOnRootPath(folded) ? ['/'] : [];
  return [...root, ...suffixes, ...deepContexts, shapeContext(folded)]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Reports whether a folder leads to files that are read only at the root, or is below the folder that
 * contains them. The root itself needs no special handling: it is always walked, so links to it add no files.
 */
function isOnRootPath(folders: readonly string[]): boolean {
  const path = plainPath(folders);
  return patterns.some(({ file, folders: wanted }) => {
    if (!file.isOnlyAtRoot) return false;
    const plain = plainPath(wanted.split('/'));
    return `${plain}/`.startsWith(`${path}/`) || path.startsWith(`${plain}/`);
  });
}

/** The number of parts in the longest client file path. */
export const longestClientPath = Math.max(
  ...patterns.map(({ folders }) => (folders === '' ? 1 : folders.split('/').length + 1)),
);

export interface ClientFileMatch {
  readonly file: ClientFile;
  /** The client's working folder, relative to the repository root; empty for the root itself. */
  readonly folder: string;
  readonly place: ClientPlace;
  /**
   * Position of the path in the client table; absent if it is uncertain whether the client reads the path.
   */
  readonly order?: number;
  /** The file type to try if the content does not match the client's format. */
  readonly otherwise?: ClientFile;
  readonly isTemplate?: true;
}

interface Match {
  readonly pattern: Pattern;
  readonly foldersBefore: number;
  readonly isExact: boolean;
}

const mayBeRead =
  /\.(?:json5?|jsonc|code-workspace|toml|ya?ml|properties|md|env|\w+rc)$|^(?:servers|latest|workspace\.xml)$/;

export function findClientFile(path: string): ClientFileMatch | null {
  const cached = classified.get(path);
  if (cached !== undefined) return cached;
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files have extensions that no client file has, so this check keeps a walk over many thousands of
  // files fast.
  const standsFor = templateFor(name) ?? name;
  if (!mayBeRead.test(standsFor) && !isShellScript(standsFor)) return null;
  const match = classify(path, { slash, name, standsFor });
  if (classified.size >= mostRemembered) classified.clear();
  classified.set(path, match);
  return match;
}

/**
 * Results are cached, because a tree and its base share most paths, and each path is looked up several times.
 */
const classified = new Map<string, ClientFileMatch | null>();

function classify(
  path: string,
  { slash, name, standsFor }: { slash: number; name: string; standsFor: string },
): ClientFileMatch | null {
  const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
  const folded = folders.map(foldPath);
  const matches = findMatches(folded, name);
  const exact = matches.filter(({ isExact }) => isExact);
  const isTemplate = exact.length === 0 && standsFor !== name && !isOfDotfiles([...folded, name]);
  // An unambiguous name takes precedence over an ambiguous one, and a longer path over a shorter one.
  const best =
    exact.find(({ pattern }) => !pattern.file.mayBeOther) ??
    exact.find(({ pattern }) => !pattern.file.comesLast) ??
    (isTemplate ? findMatches(folded, standsFor)[0] : matches[0]);
  const byContent = fileByShape(folded, name);
  if (best !== undefined) {
    const { pattern, foldersBefore, isExact } = best;
    const above = folders.slice(0, foldersBefore);
    // If the pattern names folders, their parent is the project's folder. A manifest is in the project's
    // folder itself.
    const isOwn = (pattern.folders !== '' && !pattern.isDeep) || pattern.file.isOfItsFolder;
    const folder = above.join('/');
    const certainty = isTemplate ? 'loose' : matchCertainty(best, path);
    return {
      ...(certainty === 'exact' && { order: pattern.order }),
      file: isExact && !isTemplate ? pattern.file : withLooseName(pattern.file, isTemplate),
      ...(isTemplate && { isTemplate }),
      ...(byContent !== null && pattern.file.mayBeOther && { otherwise: byContent }),
      folder: isOwn ? folder : projectFolder(above),
      place: {
        folder,
        program: pattern.program,
        certainty,
        path: pathWithin(folder, path),
      },
    };
  }
  const fileByMcpName = fileByName(folded, name);
  const file = fileByMcpName ?? byContent;
  if (file === null) return null;
  // A file in a hidden folder is read only by a program that receives its path explicitly.
  const hidden = folders.findIndex((each) => each.startsWith('.'));
  const opened = (hidden < 0 ? folders : folders.slice(0, hidden)).join('/');
  const ownPath = pathWithin(opened, path);
  const place = { folder: opened, program: ownPath, certainty: 'guessed', path: ownPath } as const;
  return {
    ...{ file, folder: projectFolder(folders), place },
    ...(fileByMcpName !== null && byContent !== null && { otherwise: byContent }),
    ...(isTemplate && { isTemplate }),
  };
}

/**
 * Reports whether a file is an example: a file that its client reads only if a user opens the example's
 * folder. The judged folder is never an example, whatever its name.
 * @param start the judged folder
 */
export function isExampleClientFile(
  { place }: ClientFileMatch,
  path: string,
  start: string,
): boolean {
  const isRead = place.certainty === 'exact' || place.certainty === 'folded';
  const below = (each: string): string => (isIn(each, start) ? each.slice(start.length) : each);
  return isRead ? isExampleFolder(below(place.folder)) : isExampleFile(below(path));
}

function matchCertainty({ pattern, isExact }: Match, path: string): ClientPlace['certainty'] {
  if (!isExact) return 'loose';
  if (pattern.file.mayBeOther === true) return 'guessed';
  return pattern.spelled.test(path) ? 'exact' : 'folded';
}

const pathWithin = (folder: string, path: string): string =>
  path.slice(folder === '' ? 0 : folder.length + 1);

const namedAs = new Map<string, ReadonlySet<Pattern>>();
const mostRemembered = 10_000;

/**
 * Returns the patterns that a name matches in any folder. Results are cached, because many files in a tree
 * share a name.
 */
function patternsFor(name: string): ReadonlySet<Pattern> {
  const cached = namedAs.get(name);
  if (cached !== undefined) return cached;
  const plainName = withoutTemplateEnding(name);
  const matchingPatterns = patterns.filter(
    (each) => each.name.test(name) || each.looseName.test(plainName),
  );
  if (namedAs.size >= mostRemembered) namedAs.clear();
  const fitting = new Set(matchingPatterns);
  namedAs.set(name, fitting);
  return fitting;
}

const withoutTemplateEnding = (name: string): string => plainPart(name).replace(/\.tmpl$/, '');

/** Returns all patterns that a path matches, longest first. Patterns for any folder come last. */
function findMatches(folders: readonly string[], name: string): Match[] {
  const namedPatterns = patternsFor(name);
  if (namedPatterns.size === 0) return [];
  const looseName = withoutTemplateEnding(name);
  const matching = (
    candidates: readonly Pattern[],
    foldersBefore: number,
    taken: string,
  ): Match[] =>
    candidates.flatMap((pattern) => {
      const { file, folders } = pattern;
      if (!namedPatterns.has(pattern) || (file.isOnlyAtRoot && foldersBefore > 0)) return [];
      const isExact = folders === taken && pattern.name.test(name);
      const isMatch = isExact || pattern.looseName.test(looseName);
      return isMatch ? [{ pattern, foldersBefore, isExact }] : [];
    });
  const withFolders: Match[] = [];
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken > 0; taken -= 1) {
    const own = folders.slice(-taken);
    const candidates = byFolders.get(plainPath(own)) ?? [];
    withFolders.push(...matching(candidates, folders.length - taken, own.join('/')));
  }
  const deepMatches = deepPatterns.flatMap((found) => {
    const place = namedPatterns.has(found) ? deepFoldersIn(folders, found.folders) : null;
    return place === null ? [] : matching([found], place.before, place.taken);
  });
  return [...withFolders, ...deepMatches, ...matching(byFolders.get('') ?? [], folders.length, '')];
}

/**
 * Returns the position and the spelling of a deep pattern's folders in a path; null if the path does not
 * contain these folders.
 */
function deepFoldersIn(
  folders: readonly string[],
  wantedFolders: string,
): { readonly before: number; readonly taken: string } | null {
  const parts = wantedFolders.split('/').map(plainPart);
  const before = folders.findIndex((_, index) =>
    parts.every((part, offset) => plainPart(folders[index + offset] ?? '') === part),
  );
  const taken = folders.slice(before, before + parts.length).join('/');
  return before < 0 ? null : { before, taken };
}

const deepPatterns = patterns.filter(({ isDeep }) => isDeep);

/**
 * Returns the project's folder: the path without trailing hidden folders, such as `.devcontainer`, which
 * belong to a client.
 */
function projectFolder(folders: readonly string[]): string {
  const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
  return folders.slice(0, last + 1).join('/');
}
