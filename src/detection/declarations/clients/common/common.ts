import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { mayHoldServers } from '../../content-words.ts';
import { frontmatterText } from '../../frontmatter-text.ts';
import { commonWrappers, type Dialect } from '../../servers.ts';
import { readEnabledPlugins } from '../claude/plugin-manifests.ts';
import { bareDialect, commonDialect } from '../dialects.ts';

const switchable: Dialect = { switchedOffBy: ['disabled'] };
/**
 * In version 2 of OpenCode's settings, servers are one level deeper, alongside other settings. Source:
 * OpenCode's reference, 2026-11.
 */
const opencode: Dialect = {
  wrappers: [['mcp'], ['mcp', 'servers'], ['mcpServers'], ['servers']],
  beside: ['servers', 'timeout'],
  isMerged: 'with the user',
  switchedOffBy: ['enabled', 'disabled'],
};

/** Clients whose files need no custom reader. */
export const commonFiles: readonly ClientFile[] = [
  defineClientFiles('cursor', bareDialect)`.cursor/mcp.json`,
  // Translation files and other programs' files can also be named `mcp.json`.
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
  defineClientFiles('neovate', commonDialect)`.neovate/config.json`,
  defineClientFiles('letta', commonDialect)`.letta/settings.json`,
  defineClientFiles(
    'agents-toml',
    { wrappers: [['mcp'], ['mcp_servers']] },
    { format: 'toml' },
  )`agents.toml`,
  defineClientFiles('reasonix', { wrappers: [['plugins']] }, { format: 'toml' })`reasonix.toml`,
  defineClientFiles(
    'tiny-agents',
    { wrappers: [['servers']], onlyByShape: true },
    {
      comesLast: true,
      onlyWith: /"type"\s{0,20}:\s{0,20}"(?:stdio|http|sse)"|\\[xuU\r\n]/,
      ...perhapsOther,
      faultsWith: /"servers"\s{0,20}:/,
    },
  )`agent.json`,
  defineClientFiles(
    'gptme',
    { wrappers: [['mcp', 'servers']], switchedOffBy: ['enabled'] },
    { format: 'toml' },
  )`gptme.toml`,
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
  defineClientFiles(
    'litellm',
    { wrappers: [['mcp_servers']] },
    { format: 'yaml' },
  )`litellm_config.yaml
    litellm-config.yaml litellm.config.yaml`,
  defineClientFiles('nanobot', commonDialect, { format: 'yaml' })`nanobot.yaml`,
  defineClientFiles(
    'skill',
    { wrappers: [...commonWrappers, ['mcp']], byKey: true, onlyByShape: true },
    {
      format: 'frontmatter',
      onlyWith: { test: (text) => mayHoldServers.test(frontmatterText(text)) },
      ...perhapsOther,
    },
  )`SKILL.md`,
];
