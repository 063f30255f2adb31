import { miseFiles } from '../launch/reads.ts';
import { wordList } from '../launch/word-list.ts';
import type { ClientFile } from './client.ts';
import { mayHoldServers } from './content-words.ts';
import { headOf } from './head.ts';
import { bare, jsonClients, plain } from './json-clients.ts';
import { joinReadings, type TextTest } from './reader.ts';
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
import { dockerCatalogEntry, dockerCatalogKeys, gatewayServices } from './shapes/docker.ts';
import {
  devContainer,
  editorEnvironments,
  editorWrappers,
  workspaceFile,
  wrappersBelow,
} from './shapes/editor-settings.ts';
import { ideaWorkspace } from './shapes/idea.ts';
import { bundleManifest } from './shapes/mcpb.ts';
import { mcpdServers } from './shapes/mcpd.ts';
import { openhandsSettings, openhandsWrappers } from './shapes/openhands.ts';
import {
  marketplace,
  perhapsPluginManifest,
  pluginManifest,
  settingsWithPlugins,
} from './shapes/plugins.ts';
import { lifecycleCommands } from './shapes/scripts.ts';
import type { ClientPaths } from './shapes/step-texts.ts';
import { direnvVariables, miseVariables } from './shapes/variables.ts';
import { workflowSteps } from './shapes/workflows.ts';
import type { TreeDocument } from './tree.ts';

/** For names that other programs use, too. */
const perhaps = { faultsWith: showsAgents, mayBeOther: true } as const;

const isOneOf =
  (keys: readonly string[]) =>
  (key: string): boolean =>
    keys.includes(key);

const devContainerFile = {
  shape: {
    wrappers: [
      ...wrappersBelow('customizations', 'vscode'),
      ...wrappersBelow('customizations', 'vscode', 'settings'),
    ],
  },
  also: (document: TreeDocument) =>
    joinReadings([devContainer(document), lifecycleCommands(clientPaths)(document)]),
} as const;

/** Lists that let servers run; other files have such names, too. */
export const ofLists = {
  client: listClient,
  onlyWith: mayAdmit,
  faultsWith: showsManaged,
  mayBeOther: true,
  comesLast: true,
} as const;

/** Goose's configuration and recipes, in YAML or JSON. */
const ofGoose = {
  client: 'goose',
  onlyWith: /extensions|mcp|toolsets|command|\\[xuU\r\n]/,
  ...perhaps,
  shape: agentYaml,
  readsKey: agentYamlReadsKey,
} as const;

/** Words of steps that may start servers, by their names or by a quoted command line. */
const stepWords =
  /mcp|plugin|extension|sse|settings["']?[ \t]*[:=]|--settings|agent|claude|codex|copilot|gemini|goose|opencode|qwen|recipe|uses:[ \t]*["']?\.|\.(?:ba|z|k|da)?sh\b|supergateway|smithery|thv|modelcontext|["']command["']|(?<=["'][ \t]*(?:\w+=\S*[ \t]+)*)(?:npx|npm|pnpm|pnpx|yarn|bunx?|uvx?|pipx|docker|podman|deno|dnx|sh|env)[ \t]|\\[xuU\r\n]/i;

/** Texts of steps that may start servers or write files of clients. */
export const stepTexts: TextTest = {
  test: (text) => stepWords.test(text) || ownFolders.some((folder) => text.includes(folder)),
};

/** The paths of client files that steps may mean. */
export const clientPaths = (): ClientPaths => ({ all: plainClientPaths, own: ownClientPaths });

/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` matches a part of the last name, `**`
 * folders before it.
 */
export const clientFiles: readonly ClientFile[] = [
  // Claude Code starts entries that are marked as disabled.
  { client: 'mcp-json', paths: ['.mcp.json'], shape: bare },
  { client: 'claude-code', paths: ['.claude/mcp.json', '.claude/.mcp.json'], shape: plain },
  {
    client: 'claude-code-settings',
    paths: [
      '.claude/settings.json',
      '.claude/settings.local.json',
      '.github/copilot/settings.json',
      '.github/copilot/settings.local.json',
    ],
    shape: settingsWithPlugins,
  },
  {
    client: 'claude-agents',
    paths: wordList(`
      .claude/agents/**/*.md .gemini/agents/**/*.md .kiro/agents/*.md .junie/agents/*.md
      .qwen/agents/*.md .cursor/agents/*.md .factory/droids/*.md
    `),
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
    ...perhaps,
    shape: perhapsPluginManifest,
  },
  {
    client: 'plugin-marketplace',
    paths: [
      '.claude-plugin/marketplace.json',
      '.github/plugin/marketplace.json',
      '.cursor-plugin/marketplace.json',
      '.agents/plugins/marketplace.json',
    ],
    shape: marketplace,
  },
  {
    client: 'mcpb',
    isOfItsFolder: true,
    paths: ['manifest.json'],
    onlyWith: /mcp_config|entry_point|\\[xuU\r\n]/,
    ...perhaps,
    shape: bundleManifest,
  },
  { client: 'claude-desktop', paths: ['claude_desktop_config.json'], shape: plain },
  { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], shape: bare },
  {
    client: 'vscode-settings',
    paths: ['.vscode/settings.json'],
    shape: { wrappers: editorWrappers },
    also: ({ root, spanOf }) => editorEnvironments(root, spanOf),
  },
  {
    client: 'vscode-settings',
    paths: ['*.code-workspace'],
    shape: { wrappers: [...editorWrappers, ...wrappersBelow('settings')] },
    also: workspaceFile,
  },
  {
    client: 'devcontainer',
    isOnePlace: true,
    paths: ['.devcontainer/**/devcontainer.json', '.devcontainer.json'],
    ...devContainerFile,
  },
  { client: 'devcontainer', paths: ['devcontainer.json'], ...devContainerFile },
  ...jsonClients,
  {
    client: 'codex',
    paths: wordList(`
      .codex/config.toml .codex/agents/*.toml .grok/config.toml .vibe/config.toml
      .vibe/agents/*.toml
    `),
    format: 'toml',
    shape: {
      wrappers: [['mcp_servers'], ['mcpServers'], ['profiles', '*', 'mcp_servers']],
      switchedOffBy: ['enabled'],
      isMerged: 'with the user',
    },
    also: codexSettings,
  },
  {
    client: 'agents-toml',
    paths: ['agents.toml'],
    format: 'toml',
    shape: { wrappers: [['mcp'], ['mcp_servers']] },
  },
  {
    client: 'openhands-toml',
    paths: ['.openhands/config.toml'],
    format: 'toml',
    shape: openhandsSettings,
  },
  {
    client: 'openhands-toml',
    paths: ['config.toml'],
    format: 'toml',
    comesLast: true,
    onlyWith: /(?:stdio|sse|shttp)_servers|\\[xuU\r\n]/,
    ...perhaps,
    faultsWith: /^[ \t]*(?:stdio|sse|shttp)_servers[ \t]*=/m,
    shape: openhandsSettings,
  },
  {
    client: 'tiny-agents',
    paths: ['agent.json'],
    comesLast: true,
    onlyWith: /"type"\s{0,20}:\s{0,20}"(?:stdio|http|sse)"|\\[xuU\r\n]/,
    ...perhaps,
    faultsWith: /"servers"\s{0,20}:/,
    shape: { wrappers: [['servers']], onlyByShape: true },
  },
  {
    client: 'gptme',
    paths: ['gptme.toml'],
    format: 'toml',
    shape: { wrappers: [['mcp', 'servers']], switchedOffBy: ['enabled'] },
  },
  {
    client: 'continue',
    isOnePlace: true,
    paths: ['.continue/config.yaml', '.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
    format: 'yaml',
    shape: plain,
  },
  {
    client: 'continue',
    isOnePlace: true,
    paths: ['.continue/agents/*.yaml', '.continue/assistants/*.yaml'],
    format: 'yaml',
    shape: plain,
  },
  {
    client: 'continue-agents',
    paths: ['.continue/agents/*.md'],
    format: 'frontmatter',
    shape: continueAgent,
  },
  {
    client: 'mcpd',
    paths: ['.mcpd.toml'],
    format: 'toml',
    ...perhaps,
    shape: mcpdServers,
  },
  {
    client: 'aider',
    paths: ['.aider.conf.yml', '.aider.conf.yaml'],
    format: 'yaml',
    onlyWith: /mcp|\\[xuU\r\n]/,
    shape: aiderSettings,
  },
  {
    client: 'openclaw',
    paths: ['openclaw.json', 'openclaw.json5'],
    format: 'json5',
    shape: { wrappers: [['mcp', 'servers']], byKey: true },
  },
  { client: 'librechat', paths: ['librechat.yaml', 'librechat.yml'], format: 'yaml', shape: plain },
  {
    client: 'mcp-agent',
    paths: wordList(`
      mcp_agent.config.yaml mcp-agent.config.yaml mcp_agent.secrets.yaml mcp-agent.secrets.yaml
      fastagent.config.yaml fastagent.secrets.yaml fast-agent.yaml fast-agent.yml .fast-agent/*.yaml
    `),
    format: 'yaml',
    hasColonDefaults: true,
    readsDotenv: 'start',
    shape: { wrappers: [...commonWrappers, ['mcp', 'targets']], isMerged: 'here' },
  },
  {
    client: 'cipher',
    paths: ['cipher.yml', 'cipher.yaml', 'memAgent/cipher.yml'],
    format: 'yaml',
    shape: plain,
  },
  {
    client: 'mcp-compose',
    paths: ['mcp-compose.yaml', 'mcp-compose.yml'],
    format: 'yaml',
    shape: plain,
  },
  {
    client: 'litellm',
    paths: ['litellm_config.yaml', 'litellm-config.yaml', 'litellm.config.yaml'],
    format: 'yaml',
    shape: { wrappers: [['mcp_servers']] },
  },
  { client: 'nanobot', paths: ['nanobot.yaml'], format: 'yaml', shape: plain },
  {
    client: 'jetbrains',
    paths: ['.idea/workspace.xml'],
    format: 'text',
    onlyWith: /mcp|terminal|&#/i,
    faultsWith: /mcp|&#/i,
    shape: ideaWorkspace,
  },
  {
    client: 'mise',
    paths: miseFiles,
    format: 'toml',
    onlyWith: /env|\\u/i,
    ...perhaps,
    faultsWith: /^[ \t]*(?:\[{1,2}[ \t]*)?["']?(?:env|settings)\b/m,
    shape: miseVariables,
  },
  {
    client: 'direnv',
    paths: ['.envrc'],
    format: 'text',
    mayBeOther: true,
    shape: direnvVariables,
  },
  {
    client: 'apm',
    paths: ['apm.yml', 'apm.yaml'],
    format: 'yaml',
    shape: apmDependencies,
    readsKey: isOneOf(apmKeys),
  },
  {
    client: 'apm-lock',
    paths: ['apm.lock.yaml', 'apm.lock.yml'],
    format: 'yaml',
    shape: apmLock,
    readsKey: isOneOf(apmLockKeys),
  },
  {
    ...ofGoose,
    paths: wordList(`
      .goose/*.yaml .goose/*.yml .goose/recipes/*.yml *.recipe.yaml .goose/recipes/*.yaml
      recipes/*.yaml goose/config.yaml goose.yaml recipe.yaml
    `),
    format: 'yaml',
  },
  { ...ofGoose, paths: ['.goose/recipes/*.json', '*.recipe.json', 'recipe.json'] },
  {
    client: 'docker-agent',
    paths: wordList(`
      *agent*.yaml *agent*.yml .github/agents/*.yaml agents/*.yaml examples/*.yaml
    `),
    format: 'yaml',
    onlyWith: /toolsets|tools|mcps|extensions|mcp|command|\\[xuU\r\n]/,
    ...perhaps,
    shape: agentYaml,
    readsKey: agentYamlReadsKey,
  },
  {
    client: 'docker-catalog',
    paths: ['server.yaml'],
    format: 'yaml',
    onlyWith: /image|remote|\\[xuU\r\n]/,
    ...perhaps,
    shape: dockerCatalogEntry,
    readsKey: isOneOf(dockerCatalogKeys),
  },
  {
    client: 'compose',
    paths: wordList(`
      compose.yaml compose.yml compose.override.yaml compose.override.yml docker-compose.yaml
      docker-compose.yml docker-compose.override.yaml docker-compose.override.yml
    `),
    format: 'yaml',
    onlyWith: /gateway|\\[xuU\r\n]/,
    ...perhaps,
    faultsWith: /mcp[- ]gateway/,
    shape: gatewayServices,
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
    also: agenticWorkflow,
  },
  {
    client: 'github-workflow-library',
    paths: ['workflows/**/*.md'],
    format: 'frontmatter',
    onlyWith: /mcp-servers|\\[xuU\r\n]/,
    ...perhaps,
    shape: { wrappers: [['mcp-servers']] },
    also: agenticWorkflow,
  },
  {
    client: 'openhands',
    paths: ['.openhands/microagents/**/*.md', '.openhands/skills/**/*.md'],
    format: 'frontmatter',
    shape: { wrappers: [...openhandsWrappers('mcp_tools'), ...commonWrappers] },
  },
  {
    client: 'skill',
    paths: ['SKILL.md'],
    format: 'frontmatter',
    onlyWith: { test: (text) => mayHoldServers.test(headOf(text)) },
    ...perhaps,
    shape: { wrappers: [...commonWrappers, ['mcp']], byKey: true, onlyByShape: true },
  },
  {
    ...ofLists,
    paths: ['v0/servers', 'v0.1/servers'],
    shape: admittingLists,
  },
  {
    ...ofLists,
    paths: ['versions/latest'],
    onlyWith: /"(?:packages|remotes)"|\\u00/,
    shape: admittedServer,
  },
  {
    client: 'github-workflow-steps',
    paths: ['.github/workflows/*.yml', '.github/workflows/*.yaml', 'action.yml', 'action.yaml'],
    format: 'workflow',
    onlyWith: stepTexts,
    faultsWith: serverWords,
    shape: workflowSteps(clientPaths),
  },
];

/** The paths of files that are nothing else than a client's. */
const ownClientPaths: readonly string[] = clientFiles
  .filter(({ client, mayBeOther }: ClientFile) => !mayBeOther && client !== 'github-workflow-steps')
  .flatMap(({ paths }: ClientFile) => paths)
  .filter((path) => !path.includes('*'));

/** The folders of these files, which steps may write into. */
const ownFolders: readonly string[] = [
  ...new Set(ownClientPaths.flatMap((path) => /^\.(?!github\/)[^/]+(?=\/)/.exec(path) ?? [])),
];

/** The paths of client files that a folder can have, without those of which only a pattern is known. */
const plainClientPaths: readonly string[] = clientFiles
  .flatMap(({ paths }: ClientFile) => paths)
  .filter((path) => !path.includes('*'));
