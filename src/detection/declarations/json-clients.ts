import { type ClientFile, defineClientFiles } from './client.ts';
import { commonWrappers, type Dialect } from './servers.ts';
import { geminiSettings } from './shapes/command-line-agents.ts';
import { readEnabledPlugins } from './shapes/plugin-manifests.ts';
import { variablesFile } from './variables-in.ts';

/** The shape that most clients share; none of these clients documents a key that switches an entry off. */
export const commonDialect: Dialect = {};
/** The same shape, with optional wrappers. */
export const bareDialect: Dialect = { mayBeBare: true };
const switchable: Dialect = { switchedOffBy: ['disabled'] };
/** Version 2 has its servers one level deeper, next to settings. Source: OpenCode's reference, 2026-11. */
const opencode: Dialect = {
  wrappers: [['mcp'], ['mcp', 'servers'], ['mcpServers'], ['servers']],
  beside: ['servers', 'timeout'],
  isMerged: 'with the user',
  switchedOffBy: ['enabled', 'disabled'],
};
const gemini = { also: geminiSettings } as const;
/** Continue's first format has its servers among experiments. */
const continueJson: Dialect = {
  wrappers: [...commonWrappers, ['experimental', 'modelContextProtocolServers']],
};

/** Clients whose files are JSON in the shape that most share. */
export const jsonClients: readonly ClientFile[] = [
  defineClientFiles('cursor', bareDialect)`.cursor/mcp.json`,
  // Translations and other programs also have files of this name.
  defineClientFiles('generic', { mayBeBare: 'alone', mayHoldTexts: true })`mcp.json`,
  defineClientFiles('zed', {
    wrappers: [['context_servers']],
    switchedOffBy: ['enabled'],
    mayBeExtension: true,
  })`.zed/settings.json`,
  defineClientFiles('opencode', opencode, { isOnePlace: true })`opencode.json opencode.jsonc
    .opencode/opencode.json .opencode/opencode.jsonc .opencode/config.json .opencode/mcp.json`,
  defineClientFiles('kilo', opencode, { isOnePlace: true })`kilo.jsonc kilo.json .kilo/kilo.jsonc
    .kilo/kilo.json`,
  defineClientFiles('kilocode', switchable)`.kilocode/mcp.json`,
  defineClientFiles('roo', switchable)`.roo/mcp.json`,
  defineClientFiles('kiro', {
    ...switchable,
    wrappers: [...commonWrappers, ['powers', 'mcpServers']],
  })`.kiro/settings/mcp.json .kiro/agents/*.json`,
  defineClientFiles('cline', commonDialect)`.cline/mcp.json cline_mcp_settings.json`,
  defineClientFiles('gemini', commonDialect, gemini)`.gemini/settings.json gemini-extension.json`,
  defineClientFiles('gemini', variablesFile('gemini'), { format: 'text' })`.gemini/.env`,
  defineClientFiles('qwen', commonDialect, gemini)`.qwen/settings.json qwen-extension.json`,
  defineClientFiles('qwen', variablesFile('qwen'), { format: 'text' })`.qwen/.env`,
  defineClientFiles('iflow', commonDialect, gemini)`.iflow/settings.json`,
  defineClientFiles('iflow', variablesFile('iflow'), { format: 'text' })`.iflow/.env`,
  defineClientFiles('antigravity', bareDialect)`mcp_config.json`,
  defineClientFiles('junie', bareDialect)`.junie/mcp/mcp.json .ai/mcp/mcp.json`,
  defineClientFiles(
    'copilot',
    bareDialect,
  )`.github/mcp.json .copilot/mcp-config.json .github/copilot/mcp.json`,
  defineClientFiles(
    'crush',
    { wrappers: [['mcp'], ['mcpServers']], isMerged: 'with the user', foldsKeys: true },
    { isOnePlace: true },
  )`crush.json .crush.json`,
  defineClientFiles(
    'amazonq',
    commonDialect,
  )`.amazonq/mcp.json .amazonq/default.json .amazonq/agents/*.json
    .amazonq/cli-agents/*.json`,
  defineClientFiles('amp', { wrappers: [['amp.mcpServers'], ...commonWrappers] })`.amp/settings.json
    .amp/settings.jsonc`,
  defineClientFiles('augment', commonDialect)`.augment/settings.json`,
  defineClientFiles('tabnine', commonDialect)`.tabnine/agent/settings.json`,
  defineClientFiles('firebender', commonDialect)`firebender.json`,
  defineClientFiles('gitlab-duo', bareDialect)`.gitlab/duo/mcp.json`,
  defineClientFiles('warp', bareDialect)`.warp/.mcp.json`,
  defineClientFiles('deepagents', bareDialect)`.deepagents/.mcp.json`,
  defineClientFiles('rulesync', bareDialect)`.rulesync/mcp.json .rulesync/mcp.jsonc`,
  defineClientFiles('bob', bareDialect)`.bob/mcp.json`,
  defineClientFiles('idx', bareDialect)`.idx/mcp.json`,
  defineClientFiles('trae', bareDialect)`.trae/mcp.json`,
  defineClientFiles('qoder', bareDialect)`.qoder/mcp.json`,
  defineClientFiles('agents', bareDialect)`.agents/mcp.json`,
  defineClientFiles('windsurf', bareDialect)`.windsurf/mcp.json`,
  defineClientFiles('factory', bareDialect)`.factory/mcp.json`,
  defineClientFiles('kimi', bareDialect)`.kimi/mcp.json .kimi-code/mcp.json`,
  defineClientFiles('codebuddy', bareDialect)`.codebuddy/mcp.json`,
  defineClientFiles('codebuddy', commonDialect, {
    also: readEnabledPlugins,
  })`.codebuddy/settings.json
    .codebuddy/settings.local.json`,
  defineClientFiles('rovodev', bareDialect)`.rovodev/mcp.json`,
  defineClientFiles('forge', bareDialect)`.forge/.mcp.json`,
  defineClientFiles('openhands', bareDialect)`.openhands/mcp.json`,
  defineClientFiles('neovate', commonDialect)`.neovate/config.json`,
  defineClientFiles('letta', commonDialect)`.letta/settings.json`,
  defineClientFiles('continue-json', continueJson)`.continue/config.json .continuerc.json`,
  defineClientFiles('continue-json', bareDialect)`.continue/mcpServers/*.json`,
];
