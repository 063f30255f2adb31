import { type ClientFile, defineClientFiles, matchesAnyKey, perhapsOther } from '../../client.ts';
import { agentYaml, agentYamlReadsKey } from '../../shapes/agent-yaml.ts';
import { commonDialect } from '../dialects.ts';
import { composeServices, dockerCatalogEntry, dockerCatalogKeys } from './docker-servers.ts';

export const dockerFiles: readonly ClientFile[] = [
  defineClientFiles('mcp-compose', commonDialect, {
    format: 'yaml',
  })`mcp-compose.yaml mcp-compose.yml`,
  defineClientFiles('docker-agent', agentYaml, {
    format: 'yaml',
    onlyWith: /toolsets|tools|mcps|extensions|mcp|command|sub_agents|handoffs|\\[xuU\r\n]/,
    ...perhapsOther,
    readsKey: agentYamlReadsKey,
  })`*agent*.yaml *agent*.yml .github/agents/*.yaml agents/*.yaml examples/*.yaml`,
  defineClientFiles('docker-catalog', dockerCatalogEntry, {
    format: 'yaml',
    onlyWith: /image|remote|\\[xuU\r\n]/,
    ...perhapsOther,
    readsKey: matchesAnyKey(dockerCatalogKeys),
  })`server.yaml`,
  defineClientFiles('compose', composeServices, {
    format: 'yaml',
    onlyWith: /mcp|\\[xuU\r\n]/i,
    ...perhapsOther,
    faultsWith: /mcp[- ]gateway/,
  })`compose.yaml compose.yml compose.override.yaml compose.override.yml docker-compose.yaml
    docker-compose.yml docker-compose.override.yaml docker-compose.override.yml`,
];
