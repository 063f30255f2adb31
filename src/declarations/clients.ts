import type { ClientFile } from './reader.ts';
import { commonWrappers, type Dialect } from './servers.ts';
import { agentYaml } from './shapes/agent-yaml.ts';
import { claudeAgent } from './shapes/agents.ts';
import { apmDependencies, apmLock } from './shapes/apm.ts';
import { dockerCatalogEntry } from './shapes/docker.ts';
import { bundleManifest } from './shapes/mcpb.ts';
import {
  marketplace,
  perhapsPluginManifest,
  pluginManifest,
  settingsWithPlugins,
} from './shapes/plugins.ts';
import { workflowSteps } from './shapes/workflows.ts';

/** The shape that most clients share; none of these documents a key that switches an entry off. */
const plain: Dialect = {};
const bare: Dialect = { mayBeBare: true };
const switchable: Dialect = { switchedOffBy: ['disabled'] };
const opencode: Dialect = {
  wrappers: [['mcp'], ['mcpServers'], ['servers']],
  mayOnlySwitch: true,
  switchedOffBy: ['enabled'],
};

/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` matches a part of the last name, `**`
 * folders before it.
 */
export const clientFiles = [
  // Claude Code starts entries that are marked as disabled.
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
      '.github/plugin/plugin.json',
    ],
    shape: pluginManifest,
  },
  {
    client: 'copilot-plugin',
    isOfItsFolder: true,
    paths: ['plugin.json'],
    onlyWith: /mcp|\\[xuU\r\n]/i,
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
    onlyWith: /mcp_config|\\[xuU\r\n]/,
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
    shape: { wrappers: [['context_servers']], switchedOffBy: ['enabled'], mayBeExtension: true },
  },
  {
    client: 'opencode',
    paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
    shape: opencode,
  },
  { client: 'kilo', paths: ['kilo.jsonc', 'kilo.json'], shape: opencode },
  { client: 'kilocode', paths: ['.kilocode/mcp.json'], shape: switchable },
  { client: 'roo', paths: ['.roo/mcp.json'], shape: switchable },
  { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], shape: switchable },
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
    shape: { wrappers: [['mcp'], ['mcpServers']], mayOnlySwitch: true, foldsKeys: true },
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
    shape: { wrappers: [['mcp_servers'], ['mcpServers']], switchedOffBy: ['enabled'] },
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
    onlyWith: /extensions|mcp|toolsets|command|\\[xuU\r\n]/,
    shape: agentYaml,
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
    onlyWith: /toolsets|tools|mcps|extensions|mcp|command|\\[xuU\r\n]/,
    shape: agentYaml,
  },
  {
    client: 'docker-catalog',
    paths: ['server.yaml'],
    format: 'yaml',
    onlyWith: /image|remote|\\[xuU\r\n]/,
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
    onlyWith: /mcp-servers|\\[xuU\r\n]/,
    shape: { wrappers: [['mcp-servers']] },
  },
  {
    client: 'github-workflow-steps',
    paths: ['.github/workflows/*.yml', '.github/workflows/*.yaml', 'action.yml', 'action.yaml'],
    format: 'yaml',
    onlyWith: /mcp|[pP]lugins|\\[xuU\r\n]/i,
    shape: workflowSteps,
  },
] as const satisfies readonly ClientFile[];
