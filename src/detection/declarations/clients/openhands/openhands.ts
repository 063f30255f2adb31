import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { commonWrappers } from '../../servers.ts';
import { bareDialect } from '../dialects.ts';
import { openhandsSettings, openhandsWrappers } from './openhands-settings.ts';

export const openhandsFiles: readonly ClientFile[] = [
  defineClientFiles('openhands-toml', openhandsSettings, {
    format: 'toml',
  })`.openhands/config.toml`,
  defineClientFiles('openhands-toml', openhandsSettings, {
    format: 'toml',
    comesLast: true,
    onlyWith: /(?:stdio|sse|shttp)_servers|\\[xuU\r\n]/,
    ...perhapsOther,
    faultsWith: /^[ \t]*(?:stdio|sse|shttp)_servers[ \t]*=/m,
  })`config.toml`,
  defineClientFiles(
    'openhands',
    { wrappers: [...openhandsWrappers('mcp_tools'), ...commonWrappers] },
    { format: 'frontmatter' },
  )`.openhands/microagents/**/*.md .openhands/skills/**/*.md`,
  defineClientFiles('openhands', bareDialect)`.openhands/mcp.json`,
];
