import { wordList } from '../launch/word-list.ts';
import type { ClientFile } from './client.ts';
import { commonWrappers, type Dialect } from './servers.ts';
import { geminiSettings } from './shapes/command-line-agents.ts';
import { pluginsOf } from './shapes/plugins.ts';
import { zedSettings } from './shapes/terminals.ts';
import { variablesFile } from './shapes/variables.ts';

/** The shape that most clients share; none of these documents a key that switches an entry off. */
export const plain: Dialect = {};
/** The same, where entries may lack a wrapper. */
export const bare: Dialect = { mayBeBare: true };
const switchable: Dialect = { switchedOffBy: ['disabled'] };
const opencode: Dialect = {
  wrappers: [['mcp'], ['mcpServers'], ['servers']],
  isMerged: 'with the user',
  switchedOffBy: ['enabled'],
};
const gemini = { shape: plain, also: geminiSettings, readsDotenv: 'upwards' } as const;
function variablesOf(client: string): Pick<ClientFile, 'format' | 'shape'> {
  return { format: 'text', shape: variablesFile({ client }) };
}
/** Continue's first format has its servers among experiments. */
const continueJson: Dialect = {
  wrappers: [...commonWrappers, ['experimental', 'modelContextProtocolServers']],
};

/** Clients whose files are JSON in the shape that most share. */
export const jsonClients = [
  { client: 'cursor', paths: ['.cursor/mcp.json'], shape: bare },
  // Translations and other programs have files of this name, too.
  { client: 'generic', paths: ['mcp.json'], shape: { mayBeBare: 'alone', mayHoldTexts: true } },
  {
    client: 'zed',
    paths: ['.zed/settings.json'],
    shape: { wrappers: [['context_servers']], switchedOffBy: ['enabled'], mayBeExtension: true },
    also: zedSettings,
  },
  {
    client: 'opencode',
    isOnePlace: true,
    paths: wordList(`
      opencode.json opencode.jsonc .opencode/opencode.json .opencode/opencode.jsonc
      .opencode/config.json .opencode/mcp.json
    `),
    shape: opencode,
  },
  {
    client: 'kilo',
    isOnePlace: true,
    paths: ['kilo.jsonc', 'kilo.json', '.kilo/kilo.jsonc', '.kilo/kilo.json'],
    shape: opencode,
  },
  { client: 'kilocode', paths: ['.kilocode/mcp.json'], shape: switchable },
  { client: 'roo', paths: ['.roo/mcp.json'], shape: switchable },
  {
    client: 'kiro',
    paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'],
    shape: { ...switchable, wrappers: [...commonWrappers, ['powers', 'mcpServers']] },
  },
  { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], shape: plain },
  { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], ...gemini },
  { client: 'gemini', paths: ['.gemini/.env'], ...variablesOf('gemini') },
  { client: 'qwen', paths: ['.qwen/settings.json', 'qwen-extension.json'], ...gemini },
  { client: 'qwen', paths: ['.qwen/.env'], ...variablesOf('qwen') },
  { client: 'iflow', paths: ['.iflow/settings.json'], ...gemini },
  { client: 'iflow', paths: ['.iflow/.env'], ...variablesOf('iflow') },
  { client: 'antigravity', paths: ['mcp_config.json'], shape: bare },
  { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], shape: bare },
  {
    client: 'copilot',
    paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
    shape: bare,
  },
  {
    client: 'crush',
    isOnePlace: true,
    paths: ['crush.json', '.crush.json'],
    shape: { wrappers: [['mcp'], ['mcpServers']], isMerged: 'with the user', foldsKeys: true },
    readsDotenv: 'start',
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
  {
    client: 'codebuddy',
    paths: ['.codebuddy/settings.json', '.codebuddy/settings.local.json'],
    shape: plain,
    also: pluginsOf,
  },
  { client: 'rovodev', paths: ['.rovodev/mcp.json'], shape: bare },
  { client: 'forge', paths: ['.forge/.mcp.json'], shape: bare },
  { client: 'openhands', paths: ['.openhands/mcp.json'], shape: bare },
  { client: 'neovate', paths: ['.neovate/config.json'], shape: plain },
  { client: 'letta', paths: ['.letta/settings.json'], shape: plain },
  {
    client: 'continue-json',
    paths: ['.continue/config.json', '.continuerc.json'],
    shape: continueJson,
  },
  { client: 'continue-json', paths: ['.continue/mcpServers/*.json'], shape: bare },
] as const satisfies readonly ClientFile[];
