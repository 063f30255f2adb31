import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { mcpdServers } from './mcpd-servers.ts';

export const mcpdFiles: readonly ClientFile[] = [
  defineClientFiles('mcpd', mcpdServers, { format: 'toml', ...perhapsOther })`.mcpd.toml`,
];
