import { type ClientFile, defineClientFiles } from '../../client.ts';
import { commonDialect } from '../dialects.ts';
import { templateServers } from './template-servers.ts';

/**
 * A family to copy: one file in the common form, and one with its own reader. It is tested, but not in the
 * list.
 */
export const templateFiles: readonly ClientFile[] = [
  defineClientFiles('template', commonDialect)`.template/mcp.json`,
  defineClientFiles('template', templateServers, { format: 'yaml' })`.template/agents.yaml`,
];
