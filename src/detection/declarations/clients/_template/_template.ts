import { type ClientFile, defineClientFiles } from '../../client.ts';
import { commonDialect } from '../dialects.ts';
import { templateServers } from './template-servers.ts';

/**
 * A family to copy: one file in the common format, and one with a custom reader. The template is tested but
 * not included in the client list.
 */
export const templateFiles: readonly ClientFile[] = [
  defineClientFiles('template', commonDialect)`.template/mcp.json`,
  defineClientFiles('template', templateServers, { format: 'yaml' })`.template/agents.yaml`,
];
