/*
 * Tests files that belong to no known client and are about something else: catalogues, and settings for the
 * project's own server.
 */
import { type Case, playCases } from './cases.ts';

function row(path: string, text: string, expected: string | RegExp): Case {
  return { name: `${path} ${text}`, base: {}, head: { [path]: text }, expected };
}
const quiet = (path: string, text: string): Case => row(path, text, 'nothing');
const judged = (path: string, text: string): Case => row(path, text, /^added: /);

playCases([
  // The configuration of the project's own server.
  quiet('mcp-settings.toml', '[server]\nurl = "http://localhost:3000"\n'),
  quiet('mcp-settings.json', '{"server": {"url": "http://localhost:3000"}}'),
  quiet('mcp-settings.yaml', 'server:\n  url: http://localhost:3000\n'),
  judged('mcp-settings.toml', '[files]\nurl = "http://localhost:3000"\n'),
  judged('mcp-settings.toml', '[server]\nurl = "https://evil.example/mcp"\n'),
  judged('mcp-settings.toml', '[server]\ncommand = ["npx", "-y", "evil-mcp"]\n'),
  // Records about servers.
  quiet(
    'data/mcp-servers.json',
    '[{"name":"a","url":"https://github.com/a/b","description":"A"},{"name":"c","url":"https://github.com/c/d","description":"C"}]',
  ),
  judged('mcp-servers.json', '[{"name":"a","url":"https://a.example/mcp"}]'),
  judged(
    'mcp-servers.json',
    '[{"name":"a","url":"https://github.com/a/b","uri":"https://a.example"}]',
  ),
  judged(
    'mcp-servers.json',
    '[{"name":"a","url":"https://github.com/a/b","headersHelper":"npx evil-mcp"}]',
  ),
  judged('.mcp.json', '{"mcpServers":{"a":{"url":"https://github.com/a/b"}}}'),
  judged('mcp-servers.json', '[{"name":"a","command":"npx","args":["evil-mcp"],"score":1}]'),
]);
