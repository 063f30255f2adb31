import { describe, expect, test } from 'vitest';
import { brief, faults, readFiles } from './brief.ts';

describe('plugins', () => {
  const manifest = '.claude-plugin/plugin.json';
  const own = { a: { command: 'npx', args: ['p'] } };

  test('keep their servers in place, or in a file that they name', async () => {
    expect(await brief({ [manifest]: JSON.stringify({ mcpServers: own }) })).toEqual([
      `${manifest}:1 a: npx p`,
    ]);
    expect(await brief({ [manifest]: JSON.stringify({ mcp_servers: own }) })).toHaveLength(1);
    const elsewhere = {
      'plugins/x/.claude-plugin/plugin.json':
        '{"mcpServers": ["./conf/s.json", {"b": {"url": "u"}}]}',
      'plugins/x/conf/s.json': JSON.stringify(own),
    };
    expect(await brief(elsewhere)).toEqual([
      'plugins/x/.claude-plugin/plugin.json:1 b: u',
      'plugins/x/conf/s.json:1 a: npx p',
    ]);
  });

  test.for(['"./gone.json"', '"../../outside.json"', '"/etc/servers.json"', '"${HOME}/s.json"'])(
    'that name %s, which is not in the tree, are faults',
    async (path) => {
      expect(await faults({ [manifest]: `{\n"mcpServers": ${path}}` })).toEqual([
        expect.stringMatching(/^\.claude-plugin\/plugin\.json:2: it refers to /),
      ]);
    },
  );

  test('that name a file of a client do not declare it twice', async () => {
    const files = { [manifest]: '{"mcpServers": "./.mcp.json"}', '.mcp.json': JSON.stringify(own) };
    expect(await brief(files)).toEqual(['.mcp.json:1 a: npx p']);
  });

  test('other keys of a manifest are no servers', async () => {
    const text =
      '{"name": "x", "author": {"url": "https://x.example"}, "commands": {"command": "y"}}';
    expect(await brief({ [manifest]: text, 'plugin.json': text })).toEqual([]);
  });

  test('that are enabled and not in the tree are told', async () => {
    const here =
      '"extraKnownMarketplaces": {"m": {"source": {"source": "directory", "path": "./"}}}';
    const settings = `{${here},\n"enabledPlugins": {"a@m": true, "b@m": true, "c@m": false}}`;
    const marketplace = JSON.stringify({
      name: 'm',
      plugins: [
        { name: 'a', source: './plugins/a' },
        { name: 'b', source: { source: 'github', repo: 'o/b' }, mcpServers: own },
      ],
    });
    expect(
      await brief({
        '.claude/settings.json': settings,
        '.claude-plugin/marketplace.json': marketplace,
        'plugins/a/.claude-plugin/plugin.json': '{}',
      }),
    ).toEqual(['.claude-plugin/marketplace.json:1 a: npx p', '.claude/settings.json:2 b@m: b@m']);
  });

  test('are not in the tree because a marketplace file says so', async () => {
    const claim = '{"name": "m", "plugins": [{"name": "a", "source": "./a"}]}';
    const files = {
      '.claude/settings.json': '{"enabledPlugins": {"a@m": true}}',
      'docs/.claude-plugin/marketplace.json': claim,
    };
    expect(await brief(files)).toEqual(['.claude/settings.json:1 a@m: a@m']);
  });

  test('that a marketplace keeps in vendored folders are read there', async () => {
    expect(
      await brief({
        '.claude-plugin/marketplace.json':
          '{"name": "m", "plugins": [{"name": "a", "source": "./vendor/a", "mcpServers": "./s.json"}]}',
        'vendor/a/s.json': JSON.stringify(own),
      }),
    ).toEqual(['vendor/a/s.json:1 a: npx p']);
  });

  test('of a marketplace that the settings fetch from elsewhere are not those of the tree', async () => {
    const settings = {
      enabledPlugins: { 'a@m': true },
      extraKnownMarketplaces: { m: { source: { source: 'github', repo: 'evil/m' } } },
    };
    expect(
      await brief({
        '.claude/settings.json': JSON.stringify(settings),
        '.claude-plugin/marketplace.json':
          '{"name": "m", "plugins": [{"name": "a", "source": "./a"}]}',
      }),
    ).toEqual(['.claude/settings.json:1 a@m: a@m']);
  });
});

describe('bundles', () => {
  test('declare one server, and another where a platform has one', async () => {
    const server = {
      mcp_config: {
        command: 'node',
        args: ['${__dirname}/main.js'],
        platform_overrides: { win32: { command: 'node.exe' }, linux: { env: { A: 'b' } } },
      },
    };
    const text = JSON.stringify({ manifest_version: '0.2', name: 'bundle', server });
    expect(await brief({ 'mcpb/manifest.json': text })).toEqual([
      'mcpb/manifest.json:1 bundle: node ${__dirname}/main.js',
      'mcpb/manifest.json:1 bundle: node.exe ${__dirname}/main.js',
      'mcpb/manifest.json:1 bundle: node ${__dirname}/main.js',
    ]);
  });

  test.for([
    ['node', 'dist/main.js', 'node ${__dirname}/dist/main.js'],
    ['python', 'server/main.py', 'python ${__dirname}/server/main.py'],
    ['uv', 'main.py', 'uv run --directory ${__dirname} ${__dirname}/main.py'],
    ['binary', 'bin/server', '${__dirname}/bin/server'],
  ])('of %s may name only their program', async ([type, entry_point, launch]) => {
    const text = JSON.stringify({
      manifest_version: '0.4',
      name: 'b',
      server: { type, entry_point },
    });
    expect(await brief({ 'mcpb/manifest.json': text })).toEqual([
      `mcpb/manifest.json:1 b: ${launch}`,
    ]);
  });

  test.for<[string, string]>([
    ['a web app', '{"name": "App", "start_url": "/"}'],
    ['a browser extension', '{"manifest_version": 3, "name": "tabs"}'],
    ['broken', '{"name": '],
  ])('the manifest of %s is no file of ours', async ([, text]) => {
    expect((await readFiles({ 'manifest.json': text })).files).toEqual([]);
  });
});

test('Claude’s agents: servers, but not the names of servers', async () => {
  const agent = (agentLines: string) => ({
    '.claude/agents/x.md': `---\nname: x\n${agentLines}\n---\nText.\n`,
  });
  expect(await brief(agent('mcpServers:\n  - github\n  - a: {command: npx, args: [p]}'))).toEqual([
    '.claude/agents/x.md:5 a: npx p',
  ]);
  expect(await brief(agent('mcpServers: {b: {url: u}}'))).toEqual(['.claude/agents/x.md:3 b: u']);
  expect(await brief(agent('mcpServers: github'))).toEqual([]);
  expect(await brief(agent('mcpServers: github, slack'))).toEqual([]);
});
