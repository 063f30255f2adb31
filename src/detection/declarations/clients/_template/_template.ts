import { type ClientFile, defineClientFiles } from '../../client.ts';
import { commonDialect } from '../dialects.ts';
import { templateServers } from './template-servers.ts';

/** A family to copy: a file in the common form, and one with a reader of its own. It is tested, but not listed. */
export const templateFiles: readonly ClientFile[] = [
  defineClientFiles('template', commonDialect)`.template/mcp.json`,
  defineClientFiles('template', templateServers, { format: 'yaml' })`.template/agents.yaml`,
];
