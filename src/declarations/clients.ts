import { commonWrappers, jsonServers } from './json-servers.ts';
import type { ClientFile } from './reader.ts';

/** The shape that most clients share; none of these documents a key by which an entry rests. */
const plain = jsonServers({});
const bare = jsonServers({ mayBeBare: true });
const resting = jsonServers({ restsBy: ['disabled'] });
const opencode = jsonServers({
  wrappers: [['mcp'], ['mcpServers'], ['servers']],
  maySwitch: true,
  restsBy: ['enabled'],
});

/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name.
 */
export const clientFiles = [
  // Claude Code is known to start entries that are marked as disabled.
  { client: 'mcp-json', paths: ['.mcp.json'], read: bare },
  {
    client: 'claude-code',
    paths: ['.claude/mcp.json', '.claude/.mcp.json', '.claude/settings.json'],
    read: plain,
  },
  { client: 'claude-desktop', paths: ['claude_desktop_config.json'], read: plain },
  { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], read: bare },
  {
    client: 'vscode-settings',
    paths: ['.vscode/settings.json', '*.code-workspace'],
    read: jsonServers({
      wrappers: [
        ['mcp', 'servers'],
        ['mcp.servers'],
        ['settings', 'mcp', 'servers'],
        ['settings', 'mcp.servers'],
      ],
    }),
  },
  {
    client: 'devcontainer',
    paths: ['devcontainer.json', '.devcontainer.json'],
    read: jsonServers({ wrappers: [['customizations', 'vscode', 'mcp', 'servers']] }),
  },
  { client: 'cursor', paths: ['.cursor/mcp.json'], read: bare },
  { client: 'generic', paths: ['mcp.json'], read: bare },
  {
    client: 'zed',
    paths: ['.zed/settings.json'],
    read: jsonServers({ wrappers: [['context_servers']], restsBy: ['enabled'] }),
  },
  {
    client: 'opencode',
    paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
    read: opencode,
  },
  { client: 'kilo', paths: ['kilo.jsonc'], read: opencode },
  { client: 'kilocode', paths: ['.kilocode/mcp.json'], read: resting },
  { client: 'roo', paths: ['.roo/mcp.json'], read: resting },
  { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], read: resting },
  { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], read: plain },
  { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], read: plain },
  { client: 'qwen', paths: ['.qwen/settings.json'], read: plain },
  { client: 'antigravity', paths: ['mcp_config.json'], read: bare },
  { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], read: bare },
  {
    client: 'copilot',
    paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
    read: bare,
  },
  {
    client: 'crush',
    paths: ['crush.json', '.crush.json'],
    read: jsonServers({ wrappers: [['mcp'], ['mcpServers']], maySwitch: true }),
  },
  { client: 'amazonq', paths: ['.amazonq/mcp.json', '.amazonq/cli-agents/*.json'], read: plain },
  {
    client: 'amp',
    paths: ['.amp/settings.json', '.amp/settings.jsonc'],
    read: jsonServers({ wrappers: [['amp.mcpServers'], ...commonWrappers] }),
  },
  { client: 'augment', paths: ['.augment/settings.json'], read: plain },
  { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], read: plain },
  { client: 'firebender', paths: ['firebender.json'], read: plain },
  { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], read: bare },
  { client: 'warp', paths: ['.warp/.mcp.json'], read: bare },
  { client: 'deepagents', paths: ['.deepagents/.mcp.json'], read: bare },
  { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], read: bare },
  { client: 'bob', paths: ['.bob/mcp.json'], read: bare },
  { client: 'idx', paths: ['.idx/mcp.json'], read: bare },
  { client: 'trae', paths: ['.trae/mcp.json'], read: bare },
  { client: 'qoder', paths: ['.qoder/mcp.json'], read: bare },
  { client: 'agents', paths: ['.agents/mcp.json'], read: bare },
  { client: 'windsurf', paths: ['.windsurf/mcp.json'], read: bare },
  { client: 'factory', paths: ['.factory/mcp.json'], read: bare },
  { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], read: bare },
  { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], read: bare },
  { client: 'rovodev', paths: ['.rovodev/mcp.json'], read: bare },
] as const satisfies readonly ClientFile[];

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
  readonly name: RegExp;
  readonly file: ClientFile;
}

const patterns: readonly Pattern[] = clientFiles.flatMap((file: ClientFile) =>
  file.paths.map((path) => {
    const parts = foldPath(path).split('/');
    const name = (parts.at(-1) ?? '')
      .split('*')
      .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
    return {
      folders: parts.slice(0, -1).join('/'),
      name: new RegExp(`^${name.join('[^/]*')}$`),
      file,
    };
  }),
);

/** Patterns by the folders that their files lie in; those of no folder are last, for they are the least telling. */
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

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): ClientFile | null {
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
  if (!/\.(?:json|jsonc|code-workspace)$/.test(name)) return null;
  const folders = slash < 0 ? [] : foldPath(path.slice(0, slash)).split('/');
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
    const candidates = byFolders.get(taken === 0 ? '' : folders.slice(-taken).join('/')) ?? [];
    const found = candidates.find((pattern) => pattern.name.test(name));
    if (found !== undefined) return found.file;
  }
  return null;
}
