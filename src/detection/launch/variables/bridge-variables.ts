import { reasons, row, space, type VariableSpace } from './space.ts';

declare module '../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly 'mcp-proxy': true;
    readonly smithery: true;
  }
}

/**
 * Bridge variables with the same meanings as command-line options. Sources: the bridges' code and their
 * observed behaviour.
 */
export const bridgeSpaces: readonly VariableSpace[] = [
  space(['mcp-proxy'], null, 'entrypoint', [
    row('any', reasons.server)`SSE_URL`,
    row('none', 'determines whether a shell parses the arguments')`MCP_PROXY_SHELL`,
  ]),
  space(['smithery'], null, 'registry', [
    row('none', 'sets the service that resolves server names')`SMITHERY_URL SMITHERY_BASE_URL
      SMITHERY_MCP_BASE_URL SMITHERY_UPLINK_BASE_URL`,
    row('outside', reasons.home)`SMITHERY_CONFIG_PATH`,
  ]),
];
