import { isIn } from '../../io/tree.ts';
import type { ClientPlace } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import type { ClientFile } from './client.ts';
import { clientFiles } from './clients.ts';
import { isShellScript } from './code-clients.ts';
import { fileByName, fileByShape, looselyNamed, shapeContext } from './files-by-shape.ts';
import type { TextTest } from './reader.ts';
import { isSetAsideFile, isSetAsideFolder, templateFor } from './set-aside.ts';

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
    name: patternOf(name),
    looseName: patternOf(plainPart(name)),
    isDeep: path.includes('/**/'),
    spelled: spelledAs(path),
    program: programOf(file, path),
    file,
    order,
  };
});

/** A client may read its folders, and names without one, in different ways and on different occasions. */
function programOf({ client, isOnePlace, paths }: ClientFile, path: string): string {
  const name = path.replace(/(?<=.)\.[^./]*$/, '');
  return `${client} ${isOnePlace === true ? paths[0] : folderOf(path) || name}`;
}

function spelledAs(path: string): TextTest {
  const [folders = '', deep] = path.split('/**/');
  if (deep === undefined) return new RegExp(`(?:^|/)${patternOf(path).source.slice(1, -1)}$`);
  const name = patternOf(deep);
  return {
    test: (text) => {
      const start = text.lastIndexOf('/') + 1;
      return `/${text.slice(0, start)}`.includes(`/${folders}/`) && name.test(text.slice(start));
    },
  };
}

/** For names of files, which on no system have more than 255 characters. */
function patternOf(name: string): RegExp {
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

const foldersOfClients = beginningsOf(patterns.map(({ folders }) => folders));
const plainFoldersOfClients = beginningsOf([...byFolders.keys()]);

function beginningsOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
}

/** The ends of a folder's path, the shortest first, as far as a pattern of folders is long. */
function endsOf(folded: readonly string[]): string[][] {
  const longest = Math.min(folded.length, longestClientPath - 1);
  return Array.from({ length: longest }, (_, index) => folded.slice(-index - 1));
}

/**
 * Whether a folder of the repository is a client's own, as `.cursor` is, or lies where clients look for
 * whole plugins or further agents; `agents` may be anybody's.
 */
export function isClientFolder(path: string): boolean {
  const parts = path.split('/').map(foldPath);
  const isOwn = endsOf(parts).some(
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
  const ends = endsOf(folded).flatMap((end) => {
    const [exact, plain] = [end.join('/'), plainPath(end)];
    if (foldersOfClients.has(exact)) return [exact];
    return plainFoldersOfClients.has(plain) ? [`~${plain}`] : [];
  });
  const deep = deepPatterns.flatMap(({ folders }) => {
    const found = deepFoldersIn(folded, folders);
    return found === null ? [] : [`${found.taken === folders ? '' : '~'}${folders}/**`];
  });
  const root = isOnRootPath(folded) ? ['/'] : [];
  return [...root, ...ends, ...deep, shapeContext(folded)].filter((part) => part !== '').join(' ');
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
export interface FoundClientFile {
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
  readonly found: Pattern;
  readonly before: number;
  readonly isExact: boolean;
}

const mayBeRead =
  /\.(?:json5?|jsonc|code-workspace|toml|ya?ml|properties|md|env|\w+rc)$|^(?:servers|latest|workspace\.xml)$/;

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): FoundClientFile | null {
  const known = classified.get(path);
  if (known !== undefined) return known;
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files of a tree have other endings; this keeps a walk of many thousands fast.
  const standsFor = templateFor(name) ?? name;
  if (!mayBeRead.test(standsFor) && !isShellScript(standsFor)) return null;
  const found = classify(path, { slash, name, standsFor });
  if (classified.size >= mostRemembered) classified.clear();
  classified.set(path, found);
  return found;
}

/** A tree and its base have mostly the same paths, and each is asked for several times. */
const classified = new Map<string, FoundClientFile | null>();

function classify(
  path: string,
  { slash, name, standsFor }: { slash: number; name: string; standsFor: string },
): FoundClientFile | null {
  const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
  const folded = folders.map(foldPath);
  const matches = matchesOf(folded, name);
  const exact = matches.filter(({ isExact }) => isExact);
  const isTemplate = exact.length === 0 && standsFor !== name && !isOfDotfiles([...folded, name]);
  // An unambiguous name comes before an ambiguous one, and the longer path before the shorter.
  const best =
    exact.find(({ found }) => !found.file.mayBeOther) ??
    exact.find(({ found }) => !found.file.comesLast) ??
    (isTemplate ? matchesOf(folded, standsFor)[0] : matches[0]);
  const byContent = fileByShape(folded, name);
  if (best !== undefined) {
    const { found, before, isExact } = best;
    const above = folders.slice(0, before);
    // A pattern with folders determines the project's folder; a manifest is in it.
    const isOwn = (found.folders !== '' && !found.isDeep) || found.file.isOfItsFolder;
    const folder = above.join('/');
    const certainty = isTemplate ? 'loose' : certaintyOf(best, path);
    return {
      ...(certainty === 'exact' && { order: found.order }),
      file: isExact && !isTemplate ? found.file : looselyNamed(found.file, isTemplate),
      ...(isTemplate && { isTemplate }),
      ...(byContent !== null && found.file.mayBeOther && { otherwise: byContent }),
      folder: isOwn ? folder : projectOf(above),
      place: {
        folder,
        program: found.program,
        certainty,
        path: within(folder, path),
      },
    };
  }
  const named = fileByName(folded, name);
  const file = named ?? byContent;
  if (file === null) return null;
  // Only who knows its path reads it.
  const hidden = folders.findIndex((each) => each.startsWith('.'));
  const opened = (hidden < 0 ? folders : folders.slice(0, hidden)).join('/');
  const own = within(opened, path);
  const place = { folder: opened, program: own, certainty: 'guessed', path: own } as const;
  return {
    ...{ file, folder: projectOf(folders), place },
    ...(named !== null && byContent !== null && { otherwise: byContent }),
    ...(isTemplate && { isTemplate }),
  };
}

/**
 * Whether a file stands among examples: where its client reads it only if somebody opens that folder. The
 * judged folder is no example, whatever its name.
 *
 * @param start the judged folder
 */
export function isExample({ place }: FoundClientFile, path: string, start: string): boolean {
  const isRead = place.certainty === 'exact' || place.certainty === 'folded';
  const below = (each: string): string => (isIn(each, start) ? each.slice(start.length) : each);
  return isRead ? isSetAsideFolder(below(place.folder)) : isSetAsideFile(below(path));
}

function certaintyOf({ found, isExact }: Match, path: string): ClientPlace['certainty'] {
  if (!isExact) return 'loose';
  if (found.file.mayBeOther === true) return 'guessed';
  return found.spelled.test(path) ? 'exact' : 'folded';
}

const within = (folder: string, path: string): string =>
  path.slice(folder === '' ? 0 : folder.length + 1);

const namedAs = new Map<string, ReadonlySet<Pattern>>();
const mostRemembered = 10_000;

/** The patterns that a name fits, whatever its folders are; many files of a tree have the same name. */
function patternsFor(name: string): ReadonlySet<Pattern> {
  const known = namedAs.get(name);
  if (known !== undefined) return known;
  const plain = looseNameOf(name);
  const found = patterns.filter((each) => each.name.test(name) || each.looseName.test(plain));
  if (namedAs.size >= mostRemembered) namedAs.clear();
  const fitting = new Set(found);
  namedAs.set(name, fitting);
  return fitting;
}

const looseNameOf = (name: string): string => plainPart(name).replace(/\.tmpl$/, '');

/** All patterns that a path matches, the longest first; those of any folder come last. */
function matchesOf(folders: readonly string[], name: string): Match[] {
  const named = patternsFor(name);
  if (named.size === 0) return [];
  const looseName = looseNameOf(name);
  const matching = (candidates: readonly Pattern[], before: number, taken: string): Match[] =>
    candidates.flatMap((found) => {
      if (!named.has(found) || (found.file.isOnlyAtRoot && before > 0)) return [];
      const isExact = found.folders === taken && found.name.test(name);
      return isExact || found.looseName.test(looseName) ? [{ found, before, isExact }] : [];
    });
  const withFolders: Match[] = [];
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken > 0; taken -= 1) {
    const own = folders.slice(-taken);
    const candidates = byFolders.get(plainPath(own)) ?? [];
    withFolders.push(...matching(candidates, folders.length - taken, own.join('/')));
  }
  const deep = deepPatterns.flatMap((found) => {
    const place = named.has(found) ? deepFoldersIn(folders, found.folders) : null;
    return place === null ? [] : matching([found], place.before, place.taken);
  });
  return [...withFolders, ...deep, ...matching(byFolders.get('') ?? [], folders.length, '')];
}

/** Where the folders of a deep pattern are first, and how they are spelled there; null where they are not. */
function deepFoldersIn(
  folders: readonly string[],
  wanted: string,
): { readonly before: number; readonly taken: string } | null {
  const parts = wanted.split('/').map(plainPart);
  const before = folders.findIndex((_, index) =>
    parts.every((part, offset) => plainPart(folders[index + offset] ?? '') === part),
  );
  const taken = folders.slice(before, before + parts.length).join('/');
  return before < 0 ? null : { before, taken };
}

const deepPatterns = patterns.filter(({ isDeep }) => isDeep);

/** The folder of the project: a client's own folder, such as `.devcontainer`, is in it. */
function projectOf(folders: readonly string[]): string {
  const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
  return folders.slice(0, last + 1).join('/');
}
