import { clientFiles } from './clients.ts';
import type { ClientFile } from './reader.ts';
import type { Dialect } from './servers.ts';
import { yamlByShape } from './shapes/agent-yaml.ts';

/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  // Upper case first: some letters, such as the long s, only meet their fellows there.
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

interface Pattern {
  readonly folders: string;
  /** Whether files lie in folders below, too. */
  readonly isDeep: boolean;
  readonly name: RegExp;
  readonly file: ClientFile;
}

const patterns: readonly Pattern[] = clientFiles.flatMap((file: ClientFile) =>
  file.paths.map((path) => {
    const parts = foldPath(path.replace('/**/', '/')).split('/');
    const name = (parts.at(-1) ?? '')
      .split('*')
      .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
    return {
      folders: parts.slice(0, -1).join('/'),
      name: new RegExp(`^${name.join('[^/]*')}$`),
      isDeep: path.includes('/**/'),
      file,
    };
  }),
);

/** Patterns by the folders that their files lie in; the empty text is any folder. */
const byFolders = Map.groupBy(patterns, ({ folders }) => folders);

const foldersOfClients = new Set(
  [...byFolders.keys()].flatMap((folders) => {
    const parts = folders.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** Whether a folder of the repository is one of those that client files lie in, as `.cursor` is. */
export function isClientFolder(path: string): boolean {
  const parts = foldPath(path).split('/');
  return parts.some((_, index) => foldersOfClients.has(parts.slice(index).join('/')));
}

/** How many parts the longest path of a client file has. */
export const longestClientPath = Math.max(
  ...[...byFolders.keys()].map((folders) => (folders === '' ? 1 : folders.split('/').length + 1)),
);

/** Without one of these, or an escape that may hide one, a text holds no entry. */
const entryKeys = /command|cmd|url|uri|\\[xuU\r\n]/i;

const byShape = { mayBeBare: true, onlyByShape: true } as const satisfies Dialect;

/** YAML is what most agents' own shapes are written in. */
const yamlKeys = /command|cmd|url|uri|ref|\\[xuU\r\n]/i;

/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes: Readonly<Record<string, ClientFile>> = {
  json: { client: 'by-shape', paths: [], onlyWith: entryKeys, shape: byShape },
  jsonc: { client: 'by-shape', paths: [], onlyWith: entryKeys, shape: byShape },
  toml: { client: 'by-shape', paths: [], format: 'toml', onlyWith: entryKeys, shape: byShape },
  yaml: { client: 'by-shape', paths: [], format: 'yaml', onlyWith: yamlKeys, shape: yamlByShape },
  yml: { client: 'by-shape', paths: [], format: 'yaml', onlyWith: yamlKeys, shape: yamlByShape },
};

/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);

/** Folders of translations. */
const languages = new Set(['locales', 'locale', 'i18n', 'translations', 'messages', 'lang']);

/** A client file, and the folder that its client works in. */
export interface FoundClientFile {
  readonly file: ClientFile;
  /** Relative to the judged folder, which is the empty text. */
  readonly folder: string;
}

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): FoundClientFile | null {
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
  if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name)) return null;
  const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
  const folded = folders.map(foldPath);
  // Words of a program's users, under names that only seem to be a client's.
  const isWords = folded.some((folder) => languages.has(folder));
  const matching: { readonly found: Pattern; readonly taken: number }[] = [];
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
    const candidates = byFolders.get(taken === 0 ? '' : folded.slice(-taken).join('/')) ?? [];
    const named = candidates.filter(
      (pattern) => pattern.name.test(name) && !(taken === 0 && isWords),
    );
    matching.push(...named.map((found) => ({ found, taken })));
  }
  // A name that tells comes before one that may be anybody's, and the longer path before the shorter.
  const best = matching.find(({ found }) => found.file.onlyWith === undefined) ?? matching[0];
  if (best !== undefined) {
    const { found, taken } = best;
    const above = folders.slice(0, folders.length - taken);
    // A pattern with folders says where the project lies; a manifest lies in its own.
    const isOwn = taken > 0 || found.file.isOfItsFolder;
    return { file: found.file, folder: isOwn ? above.join('/') : projectOf(above) };
  }
  const deep = folders.length > 0 ? deepFileOf(folded, name) : null;
  if (deep !== null) return { file: deep.file, folder: projectOf(folders.slice(0, deep.taken)) };
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const mayHold = name.includes('mcp') && !ownManifests.has(name) && !isWords;
  const file = mayHold && Object.hasOwn(shapes, ending) ? shapes[ending] : undefined;
  return file === undefined ? null : { file, folder: projectOf(folders) };
}

const deepPatterns = patterns.filter(({ isDeep }) => isDeep);

/** The client file of a pattern whose folders stand anywhere above, and how many parts lead up to them. */
function deepFileOf(
  folders: readonly string[],
  name: string,
): { file: ClientFile; taken: number } | null {
  const path = `/${folders.join('/')}/`;
  for (const pattern of deepPatterns) {
    const at = path.indexOf(`/${pattern.folders}/`);
    if (at >= 0 && pattern.name.test(name)) {
      return { file: pattern.file, taken: at === 0 ? 0 : path.slice(1, at).split('/').length };
    }
  }
  return null;
}

/** A client's own folder such as `.devcontainer` lies in the project, whatever lies in it. */
function projectOf(folders: readonly string[]): string {
  const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
  return folders.slice(0, last + 1).join('/');
}
