import { clientFiles } from './clients.ts';
import type { ClientFile } from './reader.ts';
import type { Dialect } from './servers.ts';
import { yamlByShape } from './shapes/agent-yaml.ts';

/**
 * One spelling for paths that some file systems treat as equal: Unicode-composed and case-folded. On
 * macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  // Upper case first: some letters, such as the long s, are only equal to others there.
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

interface Pattern {
  readonly folders: string;
  /** Whether files in folders further below match, too. */
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

/** Patterns by the folders of their files; the empty text is any folder. */
const byFolders = Map.groupBy(patterns, ({ folders }) => folders);

const foldersOfClients = new Set(
  [...byFolders.keys()].flatMap((folders) => {
    const parts = folders.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** Whether a folder of the repository is one that client files are in, as `.cursor` is. */
export function isClientFolder(path: string): boolean {
  const parts = foldPath(path).split('/');
  return parts.some((_, index) => foldersOfClients.has(parts.slice(index).join('/')));
}

/** How many parts the longest path of a client file has. */
export const longestClientPath = Math.max(
  ...[...byFolders.keys()].map((folders) => (folders === '' ? 1 : folders.split('/').length + 1)),
);

/** A text without any of these, or an escape that may hide one, has no entry. */
const entryKeys = /command|cmd|url|uri|\\[xuU\r\n]/i;

const byShape = { mayBeBare: true, onlyByShape: true } as const satisfies Dialect;

/** Most agents write their own shapes in YAML. */
const yamlKeys = /command|cmd|url|uri|ref|\\[xuU\r\n]/i;

/** Files of no known client whose name suggests that they declare servers, by their ending. */
const shapes: Readonly<Record<string, ClientFile>> = {
  json: { client: 'by-shape', paths: [], onlyWith: entryKeys, shape: byShape },
  jsonc: { client: 'by-shape', paths: [], onlyWith: entryKeys, shape: byShape },
  toml: { client: 'by-shape', paths: [], format: 'toml', onlyWith: entryKeys, shape: byShape },
  yaml: { client: 'by-shape', paths: [], format: 'yaml', onlyWith: yamlKeys, shape: yamlByShape },
  yml: { client: 'by-shape', paths: [], format: 'yaml', onlyWith: yamlKeys, shape: yamlByShape },
};

/** These describe the project itself, not what it depends on. */
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
  // Most files of a tree have other endings; this keeps a walk of many thousands fast.
  if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name)) return null;
  const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
  const folded = folders.map(foldPath);
  // Translations, under names that only look like a client's.
  const isTranslation = folded.some((folder) => languages.has(folder));
  const matching: { readonly found: Pattern; readonly taken: number }[] = [];
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
    const candidates = byFolders.get(taken === 0 ? '' : folded.slice(-taken).join('/')) ?? [];
    const named = candidates.filter(
      (pattern) => pattern.name.test(name) && !(taken === 0 && isTranslation),
    );
    matching.push(...named.map((found) => ({ found, taken })));
  }
  // An unambiguous name comes before an ambiguous one, and the longer path before the shorter.
  const best = matching.find(({ found }) => found.file.onlyWith === undefined) ?? matching[0];
  if (best !== undefined) {
    const { found, taken } = best;
    const above = folders.slice(0, folders.length - taken);
    // A pattern with folders determines the project's folder; a manifest is in it.
    const isOwn = taken > 0 || found.file.isOfItsFolder;
    return { file: found.file, folder: isOwn ? above.join('/') : projectOf(above) };
  }
  const deep = folders.length > 0 ? deepFileOf(folded, name) : null;
  if (deep !== null) return { file: deep.file, folder: projectOf(folders.slice(0, deep.taken)) };
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const isByShape = name.includes('mcp') && !ownManifests.has(name) && !isTranslation;
  const file = isByShape && Object.hasOwn(shapes, ending) ? shapes[ending] : undefined;
  return file === undefined ? null : { file, folder: projectOf(folders) };
}

const deepPatterns = patterns.filter(({ isDeep }) => isDeep);

/** The client file of a pattern whose folders are anywhere above, and how many parts come before them. */
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

/** The folder of the project: a client's own folder, such as `.devcontainer`, is in it. */
function projectOf(folders: readonly string[]): string {
  const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
  return folders.slice(0, last + 1).join('/');
}
