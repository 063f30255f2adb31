import type { ClientFile } from './reader.ts';
import { commonWrappers, type Dialect } from './servers.ts';

/** The shape that most clients share; none of these documents a key by which an entry rests. */
const plain: Dialect = {};
const bare: Dialect = { mayBeBare: true };
const resting: Dialect = { restsBy: ['disabled'] };
const opencode: Dialect = {
  wrappers: [['mcp'], ['mcpServers'], ['servers']],
  maySwitch: true,
  restsBy: ['enabled'],
};

/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name.
 */
export const clientFiles = [
  // Claude Code is known to start entries that are marked as disabled.
  { client: 'mcp-json', paths: ['.mcp.json'], dialect: bare },
  {
    client: 'claude-code',
    paths: ['.claude/mcp.json', '.claude/.mcp.json', '.claude/settings.json'],
    dialect: plain,
  },
  { client: 'claude-desktop', paths: ['claude_desktop_config.json'], dialect: plain },
  { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], dialect: bare },
  {
    client: 'vscode-settings',
    paths: ['.vscode/settings.json', '*.code-workspace'],
    dialect: {
      wrappers: [
        ['mcp', 'servers'],
        ['mcp.servers'],
        ['settings', 'mcp', 'servers'],
        ['settings', 'mcp.servers'],
      ],
    },
  },
  {
    client: 'devcontainer',
    paths: ['devcontainer.json', '.devcontainer.json'],
    dialect: { wrappers: [['customizations', 'vscode', 'mcp', 'servers']] },
  },
  { client: 'cursor', paths: ['.cursor/mcp.json'], dialect: bare },
  { client: 'generic', paths: ['mcp.json'], dialect: bare },
  {
    client: 'zed',
    paths: ['.zed/settings.json'],
    dialect: { wrappers: [['context_servers']], restsBy: ['enabled'] },
  },
  {
    client: 'opencode',
    paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
    dialect: opencode,
  },
  { client: 'kilo', paths: ['kilo.jsonc'], dialect: opencode },
  { client: 'kilocode', paths: ['.kilocode/mcp.json'], dialect: resting },
  { client: 'roo', paths: ['.roo/mcp.json'], dialect: resting },
  { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], dialect: resting },
  { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], dialect: plain },
  { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], dialect: plain },
  { client: 'qwen', paths: ['.qwen/settings.json'], dialect: plain },
  { client: 'antigravity', paths: ['mcp_config.json'], dialect: bare },
  { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], dialect: bare },
  {
    client: 'copilot',
    paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
    dialect: bare,
  },
  {
    client: 'crush',
    paths: ['crush.json', '.crush.json'],
    dialect: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true },
  },
  { client: 'amazonq', paths: ['.amazonq/mcp.json', '.amazonq/cli-agents/*.json'], dialect: plain },
  {
    client: 'amp',
    paths: ['.amp/settings.json', '.amp/settings.jsonc'],
    dialect: { wrappers: [['amp.mcpServers'], ...commonWrappers] },
  },
  { client: 'augment', paths: ['.augment/settings.json'], dialect: plain },
  { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], dialect: plain },
  { client: 'firebender', paths: ['firebender.json'], dialect: plain },
  { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], dialect: bare },
  { client: 'warp', paths: ['.warp/.mcp.json'], dialect: bare },
  { client: 'deepagents', paths: ['.deepagents/.mcp.json'], dialect: bare },
  { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], dialect: bare },
  { client: 'bob', paths: ['.bob/mcp.json'], dialect: bare },
  { client: 'idx', paths: ['.idx/mcp.json'], dialect: bare },
  { client: 'trae', paths: ['.trae/mcp.json'], dialect: bare },
  { client: 'qoder', paths: ['.qoder/mcp.json'], dialect: bare },
  { client: 'agents', paths: ['.agents/mcp.json'], dialect: bare },
  { client: 'windsurf', paths: ['.windsurf/mcp.json'], dialect: bare },
  { client: 'factory', paths: ['.factory/mcp.json'], dialect: bare },
  { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], dialect: bare },
  { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], dialect: bare },
  { client: 'rovodev', paths: ['.rovodev/mcp.json'], dialect: bare },
  {
    client: 'codex',
    paths: ['.codex/config.toml', '.grok/config.toml', '.vibe/config.toml'],
    format: 'toml',
    dialect: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
  },
  {
    client: 'agents-toml',
    paths: ['agents.toml'],
    format: 'toml',
    dialect: { wrappers: [['mcp'], ['mcp_servers']] },
  },
  {
    client: 'continue',
    paths: ['.continue/config.yaml', '.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
    format: 'yaml',
    dialect: plain,
  },
  {
    client: 'librechat',
    paths: ['librechat.yaml', 'librechat.yml'],
    format: 'yaml',
    dialect: plain,
  },
  {
    client: 'mcp-agent',
    paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
    format: 'yaml',
    dialect: plain,
  },
  {
    client: 'github-agents',
    paths: ['.github/agents/*.md', 'agents/*.agent.md'],
    format: 'frontmatter',
    dialect: { wrappers: [['mcp-servers'], ['mcpServers']] },
  },
  {
    client: 'github-workflows',
    paths: ['.github/workflows/*.md'],
    format: 'frontmatter',
    dialect: { wrappers: [['mcp-servers']] },
  },
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

const byShape = { mayBeBare: true, onlyByShape: true } as const satisfies Dialect;

/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes: Readonly<Record<string, ClientFile>> = {
  json: { client: 'by-shape', paths: [], dialect: byShape },
  jsonc: { client: 'by-shape', paths: [], dialect: byShape },
  toml: { client: 'by-shape', paths: [], format: 'toml', dialect: byShape },
  yaml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
  yml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
};

/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);

/** The client file that a path of the repository is, at any depth; null where it is none. */
export function clientFileOf(path: string): ClientFile | null {
  const slash = path.lastIndexOf('/');
  const name = foldPath(path.slice(slash + 1));
  // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
  if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name)) return null;
  const folders = slash < 0 ? [] : foldPath(path.slice(0, slash)).split('/');
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
    const candidates = byFolders.get(taken === 0 ? '' : folders.slice(-taken).join('/')) ?? [];
    const found = candidates.find((pattern) => pattern.name.test(name));
    if (found !== undefined) return found.file;
  }
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const mayHold = name.includes('mcp') && !ownManifests.has(name);
  return mayHold && Object.hasOwn(shapes, ending) ? (shapes[ending] ?? null) : null;
}
