import { jsonServers } from './json-servers.ts';
import type { ClientFile } from './reader.ts';

/** Every file that is read. A new client is one entry; a new format is one reader beside this file. */
export const clientFiles = [
  // None of these documents a key by which an entry rests; Claude Code is known to start such entries.
  { client: 'mcp-json', paths: ['.mcp.json'], read: jsonServers({ restsBy: [] }) },
  { client: 'vscode', paths: ['.vscode/mcp.json'], read: jsonServers({ restsBy: [] }) },
  { client: 'cursor', paths: ['.cursor/mcp.json'], read: jsonServers({ restsBy: [] }) },
] as const satisfies readonly ClientFile[];

/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  // Upper case first: some letters, such as the long s, only meet their fellows there.
  return path.normalize('NFC').toUpperCase().toLowerCase();
}

const byPath = new Map<string, ClientFile>(
  clientFiles.flatMap((file) => file.paths.map((path) => [foldPath(path), file] as const)),
);

const foldersOfClients = new Set(
  [...byPath.keys()].flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
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
  ...[...byPath.keys()].map((path) => path.split('/').length),
);

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): ClientFile | null {
  const parts = foldPath(path).split('/');
  for (let taken = Math.min(parts.length, longestClientPath); taken > 0; taken -= 1) {
    const file = byPath.get(parts.slice(-taken).join('/'));
    if (file !== undefined) return file;
  }
  return null;
}
