import { type ClientFile, filesOf } from './client.ts';
import { commonWrappers, type Dialect } from './servers.ts';
import { geminiSettings } from './shapes/command-line-agents.ts';
import { pluginsOf } from './shapes/plugins.ts';
import { variablesFile } from './variables-in.ts';

/** The shape that most clients share; none of these documents a key that switches an entry off. */
export const plain: Dialect = {};
/** The same, where entries may lack a wrapper. */
export const bare: Dialect = { mayBeBare: true };
const switchable: Dialect = { switchedOffBy: ['disabled'] };
/** Version 2 has its servers one level deeper, beside settings. Source: OpenCode's reference, 2026-11. */
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
  filesOf('cursor', bare)`.cursor/mcp.json`,
  // Translations and other programs have files of this name, too.
  filesOf('generic', { mayBeBare: 'alone', mayHoldTexts: true })`mcp.json`,
  filesOf('zed', {
    wrappers: [['context_servers']],
    switchedOffBy: ['enabled'],
    mayBeExtension: true,
  })`.zed/settings.json`,
  filesOf('opencode', opencode, { isOnePlace: true })`opencode.json opencode.jsonc
    .opencode/opencode.json .opencode/opencode.jsonc .opencode/config.json .opencode/mcp.json`,
  filesOf('kilo', opencode, { isOnePlace: true })`kilo.jsonc kilo.json .kilo/kilo.jsonc
    .kilo/kilo.json`,
  filesOf('kilocode', switchable)`.kilocode/mcp.json`,
  filesOf('roo', switchable)`.roo/mcp.json`,
  filesOf('kiro', {
    ...switchable,
    wrappers: [...commonWrappers, ['powers', 'mcpServers']],
  })`.kiro/settings/mcp.json .kiro/agents/*.json`,
  filesOf('cline', plain)`.cline/mcp.json cline_mcp_settings.json`,
  filesOf('gemini', plain, gemini)`.gemini/settings.json gemini-extension.json`,
  filesOf('gemini', variablesFile('gemini'), { format: 'text' })`.gemini/.env`,
  filesOf('qwen', plain, gemini)`.qwen/settings.json qwen-extension.json`,
  filesOf('qwen', variablesFile('qwen'), { format: 'text' })`.qwen/.env`,
  filesOf('iflow', plain, gemini)`.iflow/settings.json`,
  filesOf('iflow', variablesFile('iflow'), { format: 'text' })`.iflow/.env`,
  filesOf('antigravity', bare)`mcp_config.json`,
  filesOf('junie', bare)`.junie/mcp/mcp.json .ai/mcp/mcp.json`,
  filesOf('copilot', bare)`.github/mcp.json .copilot/mcp-config.json .github/copilot/mcp.json`,
  filesOf(
    'crush',
    { wrappers: [['mcp'], ['mcpServers']], isMerged: 'with the user', foldsKeys: true },
    { isOnePlace: true },
  )`crush.json .crush.json`,
  filesOf('amazonq', plain)`.amazonq/mcp.json .amazonq/default.json .amazonq/agents/*.json
    .amazonq/cli-agents/*.json`,
  filesOf('amp', { wrappers: [['amp.mcpServers'], ...commonWrappers] })`.amp/settings.json
    .amp/settings.jsonc`,
  filesOf('augment', plain)`.augment/settings.json`,
  filesOf('tabnine', plain)`.tabnine/agent/settings.json`,
  filesOf('firebender', plain)`firebender.json`,
  filesOf('gitlab-duo', bare)`.gitlab/duo/mcp.json`,
  filesOf('warp', bare)`.warp/.mcp.json`,
  filesOf('deepagents', bare)`.deepagents/.mcp.json`,
  filesOf('rulesync', bare)`.rulesync/mcp.json .rulesync/mcp.jsonc`,
  filesOf('bob', bare)`.bob/mcp.json`,
  filesOf('idx', bare)`.idx/mcp.json`,
  filesOf('trae', bare)`.trae/mcp.json`,
  filesOf('qoder', bare)`.qoder/mcp.json`,
  filesOf('agents', bare)`.agents/mcp.json`,
  filesOf('windsurf', bare)`.windsurf/mcp.json`,
  filesOf('factory', bare)`.factory/mcp.json`,
  filesOf('kimi', bare)`.kimi/mcp.json .kimi-code/mcp.json`,
  filesOf('codebuddy', bare)`.codebuddy/mcp.json`,
  filesOf('codebuddy', plain, { also: pluginsOf })`.codebuddy/settings.json
    .codebuddy/settings.local.json`,
  filesOf('rovodev', bare)`.rovodev/mcp.json`,
  filesOf('forge', bare)`.forge/.mcp.json`,
  filesOf('openhands', bare)`.openhands/mcp.json`,
  filesOf('neovate', plain)`.neovate/config.json`,
  filesOf('letta', plain)`.letta/settings.json`,
  filesOf('continue-json', continueJson)`.continue/config.json .continuerc.json`,
  filesOf('continue-json', bare)`.continue/mcpServers/*.json`,
];
