import { named, reasons, type VariableSpace } from './space.ts';

/** Variables of bridges: the twins of their options. Sources: their code, and what each was seen to do. */
export const bridgeSpaces: readonly VariableSpace[] = [
  {
    readers: ['mcp-proxy'],
    prefixes: null,
    kind: 'entrypoint',
    variables: [
      named('SSE_URL', 'any', 'the server, where no argument names it', { connection: 'server' }),
      named('MCP_PROXY_SHELL', 'none', 'whether a shell reads the arguments'),
    ],
  },
  {
    readers: ['smithery'],
    prefixes: null,
    kind: 'registry',
    variables: [
      named(
        'SMITHERY_URL SMITHERY_BASE_URL SMITHERY_MCP_BASE_URL SMITHERY_UPLINK_BASE_URL',
        'none',
        'the service that knows the names of servers',
      ),
      named('SMITHERY_CONFIG_PATH', 'outside', reasons.home),
    ],
  },
];
