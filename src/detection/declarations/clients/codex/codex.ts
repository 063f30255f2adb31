import { type ClientFile, defineClientFiles } from '../../client.ts';
import { codexSettings } from './codex-settings.ts';

export const codexFiles: readonly ClientFile[] = [
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
];
