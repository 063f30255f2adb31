import { type ClientFile, defineClientFiles } from './client.ts';
import { mayHoldServers, stepWords } from './content-words.ts';
import { frontmatterText } from './frontmatter-text.ts';
import { bareDialect, commonDialect, jsonClients } from './json-clients.ts';
import { serverWords, showsAgents } from './server-keys.ts';
import { commonWrappers } from './servers.ts';
import {
  admittedServer,
  admittingLists,
  listClient,
  mayAdmit,
  showsManaged,
} from './shapes/admitting-lists.ts';
import { agentYaml, agentYamlReadsKey } from './shapes/agent-yaml.ts';
import { agenticWorkflow } from './shapes/agentic-workflows.ts';
import { claudeAgent, continueAgent } from './shapes/agents.ts';
import { aiderSettings } from './shapes/aider.ts';
import { apmDependencies, apmKeys, apmLock, apmLockKeys } from './shapes/apm.ts';
import { codexSettings } from './shapes/command-line-agents.ts';
import { composeServices, dockerCatalogEntry, dockerCatalogKeys } from './shapes/docker.ts';
import {
  devContainer,
  editorEnvironments,
  editorWrappers,
  workspaceFile,
  wrappersBelow,
} from './shapes/editor-settings.ts';
import { bundleManifest } from './shapes/mcpb.ts';
import { mcpdServers } from './shapes/mcpd.ts';
import { openhandsSettings, openhandsWrappers } from './shapes/openhands.ts';
import {
  marketplace,
  perhapsPluginManifest,
  pluginManifest,
  settingsWithPlugins,
} from './shapes/plugin-manifests.ts';
import { workflowSteps } from './shapes/workflows.ts';

/** For file names that other programs use too. */
const perhaps = { faultsWith: showsAgents, mayBeOther: true } as const;

const matchesAnyKey =
  (keys: readonly string[]) =>
  (key: string): boolean =>
    keys.includes(key);

const inContainers = {
  wrappers: [
    ...wrappersBelow('customizations', 'vscode'),
    ...wrappersBelow('customizations', 'vscode', 'settings'),
  ],
} as const;

/** Lists that let servers run. Other files also have such names. */
export const listFileOptions = {
  onlyWith: mayAdmit,
  faultsWith: showsManaged,
  mayBeOther: true,
  comesLast: true,
} as const;

/** Workflows and actions of GitHub. */
const ofSteps = {
  format: 'workflow',
  onlyWith: stepWords,
  faultsWith: serverWords,
} as const;

/** Goose's configuration and recipes, in YAML or JSON. */
const ofGoose = {
  onlyWith: /extensions|mcp|toolsets|command|\\[xuU\r\n]/,
  ...perhaps,
  readsKey: agentYamlReadsKey,
} as const;

/**
 * Every file that is read, by the client that reads it. A new client needs one entry; a new format needs one
 * reader beside this file. Paths are relative to any folder; `*` matches a part of the last name, `**` the
 * folders before it.
 */
export const clientFiles: readonly ClientFile[] = [
  // Claude Code starts entries that are marked as disabled.
  defineClientFiles('mcp-json', bareDialect)`.mcp.json`,
  defineClientFiles('claude-code', commonDialect)`.claude/mcp.json .claude/.mcp.json`,
  defineClientFiles('claude-code-settings', settingsWithPlugins)`.claude/settings.json
    .claude/settings.local.json .github/copilot/settings.json .github/copilot/settings.local.json`,
  defineClientFiles('claude-agents', claudeAgent, { format: 'frontmatter' })`.claude/agents/**/*.md
    .gemini/agents/**/*.md .kiro/agents/*.md .junie/agents/*.md .qwen/agents/*.md
    .cursor/agents/*.md .factory/droids/*.md`,
  defineClientFiles(
    'claude-plugin',
    pluginManifest,
  )`.claude-plugin/plugin.json .cursor-plugin/plugin.json
    .codex-plugin/plugin.json .github/plugin/plugin.json`,
  defineClientFiles('copilot-plugin', perhapsPluginManifest, {
    isOfItsFolder: true,
    onlyWith: /mcp|\\[xuU\r\n]/i,
    ...perhaps,
  })`plugin.json`,
  defineClientFiles('plugin-marketplace', marketplace)`.claude-plugin/marketplace.json
    .github/plugin/marketplace.json .cursor-plugin/marketplace.json
    .agents/plugins/marketplace.json`,
  defineClientFiles('mcpb', bundleManifest, {
    isOfItsFolder: true,
    onlyWith: /mcp_config|entry_point|\\[xuU\r\n]/,
    ...perhaps,
  })`manifest.json`,
  defineClientFiles('claude-desktop', commonDialect)`claude_desktop_config.json`,
  defineClientFiles('vscode', bareDialect)`.vscode/mcp.json .vs/mcp.json`,
  defineClientFiles(
    'vscode-settings',
    { wrappers: editorWrappers },
    { also: ({ root, spanOf }) => editorEnvironments(root, spanOf) },
  )`.vscode/settings.json`,
  defineClientFiles(
    'vscode-settings',
    { wrappers: [...editorWrappers, ...wrappersBelow('settings')] },
    { also: workspaceFile },
  )`*.code-workspace`,
  defineClientFiles('devcontainer', inContainers, {
    isOnePlace: true,
    also: devContainer,
  })`.devcontainer/**/devcontainer.json .devcontainer.json`,
  defineClientFiles('devcontainer', inContainers, { also: devContainer })`devcontainer.json`,
  ...jsonClients,
  defineClientFiles(
    'codex',
    {
      wrappers: [['mcp_servers'], ['mcpServers'], ['profiles', '*', 'mcp_servers']],
      switchedOffBy: ['enabled'],
      isMerged: 'with the user',
    },
    { format: 'toml', also: codexSettings },
  )`.codex/config.toml .codex/agents/*.toml .grok/config.toml .vibe/config.toml
    .vibe/agents/*.toml`,
  defineClientFiles(
    'agents-toml',
    { wrappers: [['mcp'], ['mcp_servers']] },
    { format: 'toml' },
  )`agents.toml`,
  defineClientFiles('reasonix', { wrappers: [['plugins']] }, { format: 'toml' })`reasonix.toml`,
  defineClientFiles('openhands-toml', openhandsSettings, {
    format: 'toml',
  })`.openhands/config.toml`,
  defineClientFiles('openhands-toml', openhandsSettings, {
    format: 'toml',
    comesLast: true,
    onlyWith: /(?:stdio|sse|shttp)_servers|\\[xuU\r\n]/,
    ...perhaps,
    faultsWith: /^[ \t]*(?:stdio|sse|shttp)_servers[ \t]*=/m,
  })`config.toml`,
  defineClientFiles(
    'tiny-agents',
    { wrappers: [['servers']], onlyByShape: true },
    {
      comesLast: true,
      onlyWith: /"type"\s{0,20}:\s{0,20}"(?:stdio|http|sse)"|\\[xuU\r\n]/,
      ...perhaps,
      faultsWith: /"servers"\s{0,20}:/,
    },
  )`agent.json`,
  defineClientFiles(
    'gptme',
    { wrappers: [['mcp', 'servers']], switchedOffBy: ['enabled'] },
    { format: 'toml' },
  )`gptme.toml`,
  defineClientFiles('continue', commonDialect, {
    isOnePlace: true,
    format: 'yaml',
  })`.continue/config.yaml
    .continue/mcpServers/*.yaml .continue/mcpServers/*.yml`,
  defineClientFiles('continue', commonDialect, {
    isOnePlace: true,
    format: 'yaml',
  })`.continue/agents/*.yaml
    .continue/assistants/*.yaml`,
  defineClientFiles('continue-agents', continueAgent, {
    format: 'frontmatter',
  })`.continue/agents/*.md`,
  defineClientFiles('mcpd', mcpdServers, { format: 'toml', ...perhaps })`.mcpd.toml`,
  defineClientFiles('aider', aiderSettings, {
    format: 'yaml',
    onlyWith: /mcp|\\[xuU\r\n]/,
  })`.aider.conf.yml
    .aider.conf.yaml`,
  defineClientFiles(
    'openclaw',
    { wrappers: [['mcp', 'servers']], byKey: true },
    { format: 'json5' },
  )`openclaw.json openclaw.json5`,
  defineClientFiles('librechat', commonDialect, { format: 'yaml' })`librechat.yaml librechat.yml`,
  defineClientFiles(
    'mcp-agent',
    { wrappers: [...commonWrappers, ['mcp', 'targets']], isMerged: 'here' },
    { format: 'yaml', hasColonDefaults: true },
  )`mcp_agent.config.yaml mcp-agent.config.yaml mcp_agent.secrets.yaml mcp-agent.secrets.yaml
    fastagent.config.yaml fastagent.secrets.yaml fast-agent.yaml fast-agent.yml .fast-agent/*.yaml`,
  defineClientFiles('cipher', commonDialect, {
    format: 'yaml',
  })`cipher.yml cipher.yaml memAgent/cipher.yml`,
  defineClientFiles('mcp-compose', commonDialect, {
    format: 'yaml',
  })`mcp-compose.yaml mcp-compose.yml`,
  defineClientFiles(
    'litellm',
    { wrappers: [['mcp_servers']] },
    { format: 'yaml' },
  )`litellm_config.yaml
    litellm-config.yaml litellm.config.yaml`,
  defineClientFiles('nanobot', commonDialect, { format: 'yaml' })`nanobot.yaml`,
  defineClientFiles('apm', apmDependencies, {
    format: 'yaml',
    readsKey: matchesAnyKey(apmKeys),
  })`apm.yml apm.yaml`,
  defineClientFiles('apm-lock', apmLock, {
    ...{ format: 'yaml', onlyWith: /mcp_|\\[xuU\r\n]/, readsKey: matchesAnyKey(apmLockKeys) },
  })`apm.lock.yaml apm.lock.yml`,
  defineClientFiles('goose', agentYaml, { ...ofGoose, format: 'yaml' })`.goose/*.yaml .goose/*.yml
    .goose/recipes/*.yml *.recipe.yaml .goose/recipes/*.yaml recipes/*.yaml goose/config.yaml
    goose.yaml recipe.yaml`,
  defineClientFiles('goose', agentYaml, ofGoose)`.goose/recipes/*.json *.recipe.json recipe.json`,
  defineClientFiles('docker-agent', agentYaml, {
    format: 'yaml',
    onlyWith: /toolsets|tools|mcps|extensions|mcp|command|sub_agents|handoffs|\\[xuU\r\n]/,
    ...perhaps,
    readsKey: agentYamlReadsKey,
  })`*agent*.yaml *agent*.yml .github/agents/*.yaml agents/*.yaml examples/*.yaml`,
  defineClientFiles('docker-catalog', dockerCatalogEntry, {
    format: 'yaml',
    onlyWith: /image|remote|\\[xuU\r\n]/,
    ...perhaps,
    readsKey: matchesAnyKey(dockerCatalogKeys),
  })`server.yaml`,
  defineClientFiles('compose', composeServices, {
    format: 'yaml',
    onlyWith: /mcp|\\[xuU\r\n]/i,
    ...perhaps,
    faultsWith: /mcp[- ]gateway/,
  })`compose.yaml compose.yml compose.override.yaml compose.override.yml docker-compose.yaml
    docker-compose.yml docker-compose.override.yaml docker-compose.override.yml`,
  defineClientFiles(
    'github-agents',
    { wrappers: [['mcp-servers'], ['mcpServers']] },
    { format: 'frontmatter' },
  )`.github/agents/*.md agents/*.agent.md`,
  defineClientFiles(
    'github-workflows',
    { wrappers: [['mcp-servers']] },
    { format: 'frontmatter', isOnlyAtRoot: true, also: agenticWorkflow },
  )`.github/workflows/**/*.md`,
  defineClientFiles(
    'github-workflow-library',
    { wrappers: [['mcp-servers']] },
    {
      format: 'frontmatter',
      onlyWith: /mcp-servers|\\[xuU\r\n]/,
      ...perhaps,
      also: agenticWorkflow,
    },
  )`workflows/**/*.md`,
  defineClientFiles(
    'openhands',
    { wrappers: [...openhandsWrappers('mcp_tools'), ...commonWrappers] },
    { format: 'frontmatter' },
  )`.openhands/microagents/**/*.md .openhands/skills/**/*.md`,
  defineClientFiles(
    'skill',
    { wrappers: [...commonWrappers, ['mcp']], byKey: true, onlyByShape: true },
    {
      format: 'frontmatter',
      onlyWith: { test: (text) => mayHoldServers.test(frontmatterText(text)) },
      ...perhaps,
    },
  )`SKILL.md`,
  defineClientFiles(listClient, admittingLists, listFileOptions)`v0/servers v0.1/servers`,
  defineClientFiles(listClient, admittedServer, {
    ...listFileOptions,
    onlyWith: /"(?:packages|remotes)"|\\u00/,
  })`versions/latest`,
  defineClientFiles('github-workflow-steps', workflowSteps, {
    ...ofSteps,
    isOnlyAtRoot: true,
  })`.github/workflows/*.yml .github/workflows/*.yaml`,
  defineClientFiles('github-workflow-steps', workflowSteps, ofSteps)`action.yml action.yaml`,
];
