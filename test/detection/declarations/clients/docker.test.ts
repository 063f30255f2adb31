import { expect, test } from 'vitest';
import { brief } from './brief.ts';

test('Docker’s agents: names of the catalog, addresses, commands, and names of the same file', async () => {
  const text = `agents:
  root:
    toolsets:
      - type: think
      - type: mcp
        ref: docker:fetch
      - type: mcp
        ref: named
      - type: mcp
        remote: {url: "https://m.example", transport_type: sse}
      - type: mcp
        command: npx -y p
mcps:
  named:
    command: uvx
    args: [q]
`;
  expect(await brief({ 'my-agent.yaml': text })).toEqual([
    'my-agent.yaml:14 named: uvx q',
    'my-agent.yaml:5 fetch: fetch',
    'my-agent.yaml:9 root: https://m.example',
    'my-agent.yaml:11 root: npx -y p',
  ]);
});

test('an entry of Docker’s catalog is its image; other files of that name are none', async () => {
  const entry = 'name: one\nimage: mcp/one:1.0.0\ntype: server\n';
  expect(await brief({ 'servers/one/server.yaml': entry })).toEqual([
    'servers/one/server.yaml:2 one: docker run mcp/one:1.0.0',
  ]);
  expect(await brief({ 'server.yaml': 'port: 80\nimage: nginx\n' })).toEqual([]);
});
