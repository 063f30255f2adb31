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
 * One spelling for paths that some file systems treat as equal: Unicode-composed and case-folded. On
 * macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  if (ascii.test(path)) return path.toLowerCase();
  // Upper case first: some letters, such as the long s, are only equal to others there.
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

interface Pattern {
  readonly folders: string;
  /** Whether files in folders further below match, too. */
  readonly isDeep: boolean;
  readonly name: RegExp;
  /** The name as repositories of dotfiles write it. */
  readonly looseName: RegExp;
  /** The end of a path that spells the pattern as its client does. */
  readonly spelled: TextTest;
  /** Which program reads it: equal for patterns that one reads alike. */
  readonly program: string;
  readonly file: ClientFile;
  /** Where the table has it. */
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

/** A client may read its folders, and names without one, in different ways and on different occasions. */
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

/** For names of files, which on no system have more than 255 characters. */
function namePattern(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]{0,255}')}$`);
}

/** Whether a manager of dotfiles fills a file in: it has a name of theirs on its way. */
const isOfDotfiles = (parts: readonly string[]): boolean =>
  parts.some((part) => /(?:^|_)dot_/.test(part));

/** A part of a path without its dot, also as dotfiles' managers write it: `dot_cursor`, `private_dot_x`. */
function plainPart(part: string): string {
  return part.replace(
    /^(?:(?:private|readonly|exact|executable|create|encrypted|empty|symlink)_)*(?:dot_|\.)?/,
    '',
  );
}

const plainPath = (folders: readonly string[]): string => folders.map(plainPart).join('/');

/** Patterns by the folders of their files, without dots; the empty text is any folder. */
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

/** The ends of a folder's path, the shortest first, as far as a pattern of folders is long. */
function folderSuffixes(folded: readonly string[]): string[][] {
  const longest = Math.min(folded.length, longestClientPath - 1);
  return Array.from({ length: longest }, (_, index) => folded.slice(-index - 1));
}

/**
 * Whether a folder of the repository is a client's own, as `.cursor` is, or lies where clients look for
 * whole plugins or further agents; `agents` may be anybody's.
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

/** Whether folders lie in those of a client with files at any depth, as in `.claude/agents`. */
const isBelowDeep = (parts: readonly string[], folders: string): boolean =>
  folders.startsWith('.') && deepFoldersIn(parts, folders)?.taken === folders;

/** Folders of clients with folders of plugins, and of agents at any depth. */
const pluginFolders = new Set('agents extensions microagents plugins'.split(' '));

function isOfPlugins(above: readonly string[], part: string): boolean {
  const client = above.at(-1) ?? '';
  return pluginFolders.has(part) && client.startsWith('.') && foldersOfClients.has(client);
}

/**
 * Whether a path lies in a client's own folder, where no name means code of others. `.github` belongs to
 * workflows and actions, too, which bring their packages.
 */
export function isInClientFolder(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((folder, index) => {
    const isDot = folder.startsWith('.') && foldPath(folder) !== '.github';
    return isDot && isClientFolder(folders.slice(0, index + 1).join('/'));
  });
}

/**
 * On what of a folder's path it depends which client files are below it: `clientFileOf` finds the same
 * file for the same path below two folders with the same context.
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
 * Whether files that are read only at the root may be below a folder, or in it. The root itself is not told from
 * other folders: it is walked anyway, so that links to it bring nothing more.
 */
function isOnRootPath(folders: readonly string[]): boolean {
  const path = plainPath(folders);
  return patterns.some(({ file, folders: wanted }) => {
    if (!file.isOnlyAtRoot) return false;
    const plain = plainPath(wanted.split('/'));
    return `${plain}/`.startsWith(`${path}/`) || path.startsWith(`${plain}/`);
  });
}

/** How many parts the longest path of a client file has. */
export const longestClientPath = Math.max(
  ...patterns.map(({ folders }) => (folders === '' ? 1 : folders.split('/').length + 1)),
);

/** A client file, and the folder that its client works in. */
export interface ClientFileMatch {
  readonly file: ClientFile;
  /** Relative to the repository, which is the empty text. */
  readonly folder: string;
  readonly place: ClientPlace;
  /** Where the table of clients has its path; absent for a path that its client may not read. */
  readonly order?: number;
  /** As what it is read if it is none of its client's. */
  readonly otherwise?: ClientFile;
  /** Whether it is a template of what its client reads. */
  readonly isTemplate?: true;
}

/** A pattern that a path matches, and how many folders come before those of the pattern. */
interface Match {
  readonly pattern: Pattern;
  readonly foldersBefore: number;
  readonly isExact: boolean;
}

const mayBeRead =
  /\.(?:json5?|jsonc|code-workspace|toml|ya?ml|properties|md|env|\w+rc)$|^(?:servers|latest|workspace\.xml)$/;

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function findClientFile(path: string): ClientFileMatch | null {
  const cached = classified.get(path);
  if (cached !== undefined) return cached;
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files of a tree have other endings; this keeps a walk of many thousands fast.
  const standsFor = templateFor(name) ?? name;
  if (!mayBeRead.test(standsFor) && !isShellScript(standsFor)) return null;
  const match = classify(path, { slash, name, standsFor });
  if (classified.size >= mostRemembered) classified.clear();
  classified.set(path, match);
  return match;
}

/** A tree and its base have mostly the same paths, and each is asked for several times. */
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
  // An unambiguous name comes before an ambiguous one, and the longer path before the shorter.
  const best =
    exact.find(({ pattern }) => !pattern.file.mayBeOther) ??
    exact.find(({ pattern }) => !pattern.file.comesLast) ??
    (isTemplate ? findMatches(folded, standsFor)[0] : matches[0]);
  const byContent = fileByShape(folded, name);
  if (best !== undefined) {
    const { pattern, foldersBefore, isExact } = best;
    const above = folders.slice(0, foldersBefore);
    // A pattern with folders determines the project's folder; a manifest is in it.
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
  // Only who knows its path reads it.
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
 * Whether a file stands among examples: where its client reads it only if somebody opens that folder. The
 * judged folder is no example, whatever its name.
 *
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

/** The patterns that a name fits, whatever its folders are; many files of a tree have the same name. */
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

/** All patterns that a path matches, the longest first; those of any folder come last. */
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

/** Where the folders of a deep pattern are first, and how they are spelled there; null where they are not. */
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

/** The folder of the project: a client's own folder, such as `.devcontainer`, is in it. */
function projectFolder(folders: readonly string[]): string {
  const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
  return folders.slice(0, last + 1).join('/');
}
