import { type ClientFile, joinReadings, type ShapeReader } from './reader.ts';
import { commonWrappers, type Dialect, readServers } from './servers.ts';
import { claudeAgent } from './shapes/agents.ts';
import { apmDependencies, apmLock } from './shapes/apm.ts';
import { dockerAgents, dockerCatalogEntry } from './shapes/docker.ts';
import { gooseExtensions, gooseFile } from './shapes/goose.ts';
import { bundleManifest } from './shapes/mcpb.ts';
import {
  marketplace,
  perhapsPluginManifest,
  pluginManifest,
  settingsWithPlugins,
} from './shapes/plugins.ts';
import { workflowSteps } from './shapes/workflows.ts';

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
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name,
 * `**` for folders before it.
 */
export const clientFiles = [
  // Claude Code is known to start entries that are marked as disabled.
  { client: 'mcp-json', paths: ['.mcp.json'], shape: bare },
  {
    client: 'claude-code',
    paths: ['.claude/mcp.json', '.claude/.mcp.json'],
    shape: plain,
  },
  {
    client: 'claude-code-settings',
    paths: [
      '.claude/settings.json',
      '.claude/settings.local.json',
      '.github/copilot/settings.json',
    ],
    shape: settingsWithPlugins,
  },
  {
    client: 'claude-agents',
    paths: ['.claude/agents/**/*.md', '.gemini/agents/**/*.md'],
    format: 'frontmatter',
    shape: claudeAgent,
  },
  {
    client: 'claude-plugin',
    paths: [
      '.claude-plugin/plugin.json',
      '.cursor-plugin/plugin.json',
      '.codex-plugin/plugin.json',
    ],
    shape: pluginManifest,
  },
  {
    client: 'copilot-plugin',
    isOfItsFolder: true,
    paths: ['.github/plugin/plugin.json', 'plugin.json'],
    holds: /mcp|\\/i,
    shape: perhapsPluginManifest,
  },
  {
    client: 'plugin-marketplace',
    paths: ['.claude-plugin/marketplace.json', '.github/plugin/marketplace.json'],
    shape: marketplace,
  },
  {
    client: 'mcpb',
    isOfItsFolder: true,
    paths: ['manifest.json'],
    holds: /mcp_config|\\/,
    shape: bundleManifest,
  },
  { client: 'claude-desktop', paths: ['claude_desktop_config.json'], shape: plain },
  { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], shape: bare },
  {
    client: 'vscode-settings',
    paths: ['.vscode/settings.json', '*.code-workspace'],
    shape: {
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
    shape: {
      wrappers: [
        ['customizations', 'vscode', 'mcp', 'servers'],
        ['customizations', 'vscode', 'settings', 'mcp', 'servers'],
        ['customizations', 'vscode', 'settings', 'mcp.servers'],
      ],
    },
  },
  { client: 'cursor', paths: ['.cursor/mcp.json'], shape: bare },
  { client: 'generic', paths: ['mcp.json'], shape: bare },
  {
    client: 'zed',
    paths: ['.zed/settings.json'],
    shape: { wrappers: [['context_servers']], restsBy: ['enabled'], mayBeExtension: true },
  },
  {
    client: 'opencode',
    paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
    shape: opencode,
  },
  { client: 'kilo', paths: ['kilo.jsonc', 'kilo.json'], shape: opencode },
  { client: 'kilocode', paths: ['.kilocode/mcp.json'], shape: resting },
  { client: 'roo', paths: ['.roo/mcp.json'], shape: resting },
  { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], shape: resting },
  { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], shape: plain },
  { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], shape: plain },
  { client: 'qwen', paths: ['.qwen/settings.json', 'qwen-extension.json'], shape: plain },
  { client: 'antigravity', paths: ['mcp_config.json'], shape: bare },
  { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], shape: bare },
  {
    client: 'copilot',
    paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
    shape: bare,
  },
  {
    client: 'crush',
    paths: ['crush.json', '.crush.json'],
    shape: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true, foldsKeys: true },
  },
  {
    client: 'amazonq',
    paths: [
      '.amazonq/mcp.json',
      '.amazonq/default.json',
      '.amazonq/agents/*.json',
      '.amazonq/cli-agents/*.json',
    ],
    shape: plain,
  },
  {
    client: 'amp',
    paths: ['.amp/settings.json', '.amp/settings.jsonc'],
    shape: { wrappers: [['amp.mcpServers'], ...commonWrappers] },
  },
  { client: 'augment', paths: ['.augment/settings.json'], shape: plain },
  { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], shape: plain },
  { client: 'firebender', paths: ['firebender.json'], shape: plain },
  { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], shape: bare },
  { client: 'warp', paths: ['.warp/.mcp.json'], shape: bare },
  { client: 'deepagents', paths: ['.deepagents/.mcp.json'], shape: bare },
  { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], shape: bare },
  { client: 'bob', paths: ['.bob/mcp.json'], shape: bare },
  { client: 'idx', paths: ['.idx/mcp.json'], shape: bare },
  { client: 'trae', paths: ['.trae/mcp.json'], shape: bare },
  { client: 'qoder', paths: ['.qoder/mcp.json'], shape: bare },
  { client: 'agents', paths: ['.agents/mcp.json'], shape: bare },
  { client: 'windsurf', paths: ['.windsurf/mcp.json'], shape: bare },
  { client: 'factory', paths: ['.factory/mcp.json'], shape: bare },
  { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], shape: bare },
  { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], shape: bare },
  { client: 'rovodev', paths: ['.rovodev/mcp.json'], shape: bare },
  {
    client: 'codex',
    paths: ['.codex/config.toml', '.codex/agents/*.toml', '.grok/config.toml', '.vibe/config.toml'],
    format: 'toml',
    shape: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
  },
  {
    client: 'agents-toml',
    paths: ['agents.toml'],
    format: 'toml',
    shape: { wrappers: [['mcp'], ['mcp_servers']] },
  },
  {
    client: 'continue',
    paths: [
      '.continue/config.yaml',
      '.continue/mcpServers/*.yaml',
      '.continue/mcpServers/*.yml',
      '.continue/agents/*.yaml',
      '.continue/assistants/*.yaml',
    ],
    format: 'yaml',
    shape: plain,
  },
  { client: 'continue-json', paths: ['.continue/mcpServers/*.json'], shape: bare },
  {
    client: 'librechat',
    paths: ['librechat.yaml', 'librechat.yml'],
    format: 'yaml',
    shape: plain,
  },
  {
    client: 'mcp-agent',
    paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
    format: 'yaml',
    hasColonDefaults: true,
    shape: plain,
  },
  {
    client: 'apm',
    paths: ['apm.yml', 'apm.yaml'],
    format: 'yaml',
    shape: apmDependencies,
  },
  { client: 'apm-lock', paths: ['apm.lock.yaml', 'apm.lock.yml'], format: 'yaml', shape: apmLock },
  {
    client: 'goose',
    paths: [
      '.goose/*.yaml',
      '.goose/*.yml',
      '.goose/recipes/*.yml',
      '*.recipe.yaml',
      '.goose/recipes/*.yaml',
      'recipes/*.yaml',
      'goose/config.yaml',
      'goose.yaml',
      'recipe.yaml',
    ],
    format: 'yaml',
    holds: /extensions|mcp|\\/,
    shape: gooseFile,
  },
  {
    client: 'docker-agent',
    paths: [
      '*agent*.yaml',
      '*agent*.yml',
      '.github/agents/*.yaml',
      'agents/*.yaml',
      'examples/*.yaml',
    ],
    format: 'yaml',
    holds: /toolsets|tools|mcps|\\/,
    shape: dockerAgents,
  },
  {
    client: 'docker-catalog',
    paths: ['server.yaml'],
    format: 'yaml',
    holds: /image|remote|\\/,
    shape: dockerCatalogEntry,
  },
  {
    client: 'github-agents',
    paths: ['.github/agents/*.md', 'agents/*.agent.md'],
    format: 'frontmatter',
    shape: { wrappers: [['mcp-servers'], ['mcpServers']] },
  },
  {
    client: 'github-workflows',
    paths: ['.github/workflows/**/*.md'],
    format: 'frontmatter',
    shape: { wrappers: [['mcp-servers']] },
  },
  {
    client: 'github-workflow-library',
    paths: ['workflows/**/*.md'],
    format: 'frontmatter',
    holds: /mcp-servers|\\/,
    shape: { wrappers: [['mcp-servers']] },
  },
  {
    client: 'github-workflow-steps',
    paths: ['.github/workflows/*.yml', '.github/workflows/*.yaml', 'action.yml', 'action.yaml'],
    format: 'yaml',
    holds: /mcp|enabledPlugins|\\/i,
    shape: workflowSteps,
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

/** Without one of these, or an escape that may hide one, a text holds no entry. */
const entryKeys = /command|cmd|url|uri|\\/i;

const byShape = { mayBeBare: true, onlyByShape: true } as const satisfies Dialect;

/** YAML is what most agents' own shapes are written in. */
const yamlKeys = /command|cmd|url|uri|ref|\\/i;
const anyYaml: ShapeReader = (document) => {
  const reading = joinReadings([
    readServers(document, byShape),
    dockerAgents(document),
    gooseExtensions(document),
  ]);
  return reading.declarations.length === 0 ? null : reading;
};

/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes: Readonly<Record<string, ClientFile>> = {
  json: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
  jsonc: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
  toml: { client: 'by-shape', paths: [], format: 'toml', holds: entryKeys, shape: byShape },
  yaml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: anyYaml },
  yml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: anyYaml },
};

/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);

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
  for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
    const candidates = byFolders.get(taken === 0 ? '' : folded.slice(-taken).join('/')) ?? [];
    const found = candidates.find((pattern) => pattern.name.test(name));
    if (found !== undefined) {
      const above = folders.slice(0, folders.length - taken);
      // A pattern with folders says where the project lies; a manifest lies in its own.
      const isOwn = taken > 0 || found.file.isOfItsFolder;
      return { file: found.file, folder: isOwn ? above.join('/') : projectOf(above) };
    }
  }
  const deep = folders.length > 0 ? deepFileOf(folded, name) : null;
  if (deep !== null) return { file: deep.file, folder: projectOf(folders.slice(0, deep.taken)) };
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const mayHold = name.includes('mcp') && !ownManifests.has(name);
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
