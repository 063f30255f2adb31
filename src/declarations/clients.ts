import { readJsonServers } from './json-servers.ts';
import type { ClientFile } from './reader.ts';

/** Every file that is read. A new client is one entry; a new format is one reader beside this file. */
export const clientFiles = [
  { client: 'mcp-json', paths: ['.mcp.json'], read: readJsonServers },
  { client: 'vscode', paths: ['.vscode/mcp.json'], read: readJsonServers },
  { client: 'cursor', paths: ['.cursor/mcp.json'], read: readJsonServers },
] as const satisfies readonly ClientFile[];

/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

const byPath = new Map<string, ClientFile>(
  clientFiles.flatMap((file) => file.paths.map((path) => [foldPath(path), file] as const)),
);

/** Folded paths of all client files, each relative to any folder of the repository. */
export const clientPaths: readonly string[] = [...byPath.keys()];

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): ClientFile | null {
  const parts = foldPath(path).split('/');
  for (let taken = Math.min(parts.length, 4); taken > 0; taken -= 1) {
    const file = byPath.get(parts.slice(-taken).join('/'));
    if (file !== undefined) return file;
  }
  return null;
}
