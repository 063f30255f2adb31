import { describe, expect, test } from 'vitest';
import { parseDependencies } from '../../builders.ts';

/** Returns what a launch uses besides the bridge, as `type name`. */
const usedBy = (launch: string): string[] =>
  parseDependencies(launch)
    .filter(({ role }) => role !== 'launcher')
    .map(({ type, name }) => (type === 'unidentified' ? type : `${type} ${name}`));

/*
 * The bridges' parsers accept options in any position, and the last word can decide. Tried with mcp-remote
 * 0.1.38 and 0.15.1, supergateway 4.0.0, and mcp-proxy 6.7.19 from npm and 0.13.0 from PyPI.
 */
describe('a bridge', () => {
  test.for([
    ['npx mcp-remote https://good.example/mcp', 'remote https://good.example/mcp'],
    ['npx mcp-remote --header X:1 https://good.example/mcp', 'remote https://good.example/mcp'],
    [
      'npx mcp-remote --header --header https://evil.example/mcp https://good.example/mcp',
      'remote https://evil.example/mcp',
    ],
    [
      'npx supergateway --streamable-http https://evil.example/mcp',
      'remote https://evil.example/mcp',
    ],
    ['npx mcp-proxy --port 8080 npx good@1.0.0', 'npm good'],
    ['npx mcp-proxy --port 8080 -- npx good@1.0.0 --shell', 'npm good'],
    ['npx mcp-proxy --port 8080 npx good@1.0.0 --shell', 'unidentified'],
    ['npx mcp-proxy --port 8080 npx good@1.0.0 -- ./evil.sh', 'unidentified'],
    ['uvx mcp-proxy --port 8080 uvx good-py==1.0.0 --cwd evil', 'unidentified'],
    ['uvx mcp-proxy uvx good-py==1.0.0 --named-server x ./evil.sh', 'unidentified'],
    ['npx @modelcontextprotocol/inspector npx good@1.0.0', 'npm good'],
    ['npx @modelcontextprotocol/inspector npx good@1.0.0 -e A=b', 'unidentified'],
  ])('%s uses %s', ([launch, used]) => {
    expect(usedBy(launch ?? '')).toEqual([used]);
  });

  test('starts what it names as a server of a name, too', () => {
    const used = usedBy('uvx mcp-proxy --named-server x ./evil.sh uvx good-py==1.0.0');
    expect(used).toContain('pypi good-py');
    expect(used).toHaveLength(2);
  });
});

test('a positional parameter of a shell is no port of the machine itself', () => {
  for (const port of ['$1', '$0', '${1}']) {
    const [used] = usedBy(`npx mcp-remote http://localhost:${port}/mcp`);
    expect([port, used]).toEqual([port, 'unidentified']);
  }
});
