/*
 * Files whose servers do not stand in the shape that most clients share. Each row is a small tree and
 * what it declares: `file:line alias: what`, a line a declaration.
 */
import { describe, expect, test } from 'vitest';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import { cpuMs } from '../../cpu.ts';

async function read(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files)
    .filter(([path]) => findClientFile(path) !== null)
    .map(([path, text]) => ({ path, text }));
  return collectDeclarations(sources, async (path) => {
    const text = files[path];
    return text === undefined ? { reason: 'it does not exist' } : { text };
  });
}

async function brief(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { declarations } = await read(files);
  return declarations.map(({ file, span, alias, disabled, launch }) => {
    const { command, args, url, registry, plugin } = launch;
    const words = [command, ...args, url, registry, plugin].flatMap((word) => word?.text ?? []);
    return `${file}:${span.start.line} ${alias}: ${words.join(' ')}${disabled ? ' (disabled)' : ''}`;
  });
}

async function faults(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await read(files)).files
    .filter(({ status }) => status === 'unreadable')
    .map(({ path, span, reason }) => `${path}:${span?.start.line}: ${reason}`);
}

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
        expect.stringMatching(/^\.claude-plugin\/plugin\.json:2: it refers to a file/),
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
    expect((await read({ 'manifest.json': text })).files).toEqual([]);
  });
});

describe('YAML of agents', () => {
  test('APM: names of the registry, and servers in place', async () => {
    const text = `dependencies:
  apm: [o/x]
  mcp:
    - io.github.o/notes
    - name: io.github.o/files
      version: 1.2.0
      package: npm
    - name: own
      registry: false
      command: uvx
      args: [notes]
devDependencies:
  mcp:
    - {name: remote, registry: false, url: "https://m.example/mcp"}
`;
    expect(await brief({ 'apm.yml': text })).toEqual([
      'apm.yml:4 io.github.o/notes: io.github.o/notes',
      'apm.yml:5 io.github.o/files: io.github.o/files@1.2.0',
      'apm.yml:8 own: uvx notes',
      'apm.yml:14 remote: https://m.example/mcp',
    ]);
  });

  test('APM’s lock: configurations, and names that have none', async () => {
    const text =
      'mcp_servers: [own, io.github.o/x]\nmcp_configs:\n  own:\n    name: own\n    command: npx\n    args: [p]\n';
    expect(await brief({ 'apm.lock.yaml': text })).toEqual([
      'apm.lock.yaml:4 own: npx p',
      'apm.lock.yaml:1 io.github.o/x: io.github.o/x',
    ]);
    expect(await brief({ 'apm.lock.yaml': '"mcp\\x5fservers": [a]\n' })).toEqual([
      'apm.lock.yaml:1 a: a',
    ]);
    expect(await brief({ 'apm.lock.yaml': 'dependencies: [\n' })).toEqual([]);
  });

  test('Goose: a map or a list, without what is part of it', async () => {
    const map = `extensions:
  developer: {type: builtin, enabled: true}
  fetch: {type: stdio, cmd: uvx, args: [mcp-server-fetch], enabled: true}
  off: {type: sse, uri: "https://s.example", enabled: false}
`;
    expect(await brief({ '.goose/config.yaml': map })).toEqual([
      '.goose/config.yaml:3 fetch: uvx mcp-server-fetch',
      '.goose/config.yaml:4 off: https://s.example (disabled)',
    ]);
    const list =
      'title: t\nextensions:\n  - type: stdio\n    name: one\n    cmd: npx\n    args: [p]\n  - {type: builtin, name: developer}\n';
    expect(await brief({ 'recipe.yaml': list })).toEqual(['recipe.yaml:3 one: npx p']);
  });

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

  test('Claude’s agents: servers, but not the names of servers', async () => {
    const agent = (agentLines: string) => ({
      '.claude/agents/x.md': `---\nname: x\n${agentLines}\n---\nText.\n`,
    });
    expect(await brief(agent('mcpServers:\n  - github\n  - a: {command: npx, args: [p]}'))).toEqual(
      ['.claude/agents/x.md:5 a: npx p'],
    );
    expect(await brief(agent('mcpServers: {b: {url: u}}'))).toEqual(['.claude/agents/x.md:3 b: u']);
    expect(await brief(agent('mcpServers: github'))).toEqual([]);
    expect(await brief(agent('mcpServers: github, slack'))).toEqual([]);
  });
});

describe('workflow steps', () => {
  const path = '.github/workflows/x.yml';
  const steps = (text: string) => ({ [path]: `on: push\njobs:\n  a:\n    steps:\n${text}` });

  test.for([
    [
      'an input with JSON in it',
      '      - with:\n          mcp_config: |\n            {\n              "mcpServers": {\n                "a": {"command": "npx", "args": ["p"]}\n              }\n            }\n',
      [`${path}:9 a: npx p`],
    ],
    [
      'an argument in single quotes',
      `      - with:\n          claude_args: >-\n            --model x --mcp-config '{"mcpServers": {"a": {"url": "u"}}}'\n`,
      [`${path}:7 a: u`],
    ],
    [
      'an argument in double quotes',
      '      - run: |\n          claude --mcp-config "{\\"mcpServers\\": {\\"a\\": {\\"command\\": \\"npx\\"}}}"\n',
      [`${path}:6 a: npx`],
    ],
    [
      'JSON that the shell fills in',
      `      - run: |\n          x\n          claude --mcp-config '{"mcpServers": {"a": {"command": "npx", "env": {"K": "\${T}"}}}, "port": '$PORT'}'\n`,
      [`${path}:7 a: npx`],
    ],
    [
      'functions of the shell around it',
      `      - run: |\n          f() { echo "\${X}"; }\n          claude --mcp-config '{"mcpServers": {"a": {"command": "npx"}}}'\n`,
      [`${path}:7 a: npx`],
    ],
    [
      'no servers',
      `      - run: |\n          claude --strict-mcp-config --mcp-config '{"mcpServers": {}}'\n`,
      [],
    ],
    [
      'other JSON',
      `      - run: |\n          echo '{"servers": {"a": {"command": "npx"}}}' # not --mcp-config\n`,
      [],
    ],
  ] as const)('%s', async ([, text, expected]) => {
    expect(await brief(steps(text))).toEqual(expected);
    expect(await faults(steps(text))).toEqual([]);
  });

  test('JSON of servers that cannot be read is told', async () => {
    const text = `      - run: |\n          claude --mcp-config '{"mcpServers": {"a": '"$REST"\n`;
    expect(await faults(steps(text))).toEqual([
      `${path}:6: a configuration of servers that cannot be read`,
    ]);
  });

  test('a file that a step names is read, if it is in the tree', async () => {
    const text = '      - run: claude --mcp-config ci/servers.json --mcp-config /tmp/x.json\n';
    const files = {
      ...steps(text),
      'ci/servers.json': '{"mcpServers": {"a": {"command": "npx"}}}',
    };
    expect(await brief(files)).toEqual([
      `${path}:5 /tmp/x.json: /tmp/x.json`,
      'ci/servers.json:1 a: npx',
    ]);
    expect(await faults(steps(text))).toEqual([]);
  });

  test('thousands of braces cost no more than their number', async () => {
    const text = `      - run: |\n          claude --mcp-config '{"mcpServers": ${'{'.repeat(100_000)}'\n`;
    const started = cpuMs();
    await read(steps(text));
    expect(cpuMs() - started).toBeLessThan(20_000);
  });
});

describe('what a repository may try', () => {
  const evil = '{"mcpServers": {"e": {"command": "npx", "args": ["evil"]}}}';
  const bareEvil = '{"e": {"command": "npx", "args": ["evil"]}}';
  const step = (text: string) => ({
    '.github/workflows/x.yml': `jobs:\n  a:\n    steps:\n      - run: |\n${text.replace(/^/gm, '          ')}\n`,
  });
  const unread = 'a configuration of servers that cannot be read';

  test.for<[string, Record<string, string>, string[], RegExp | null]>([
    [
      'a workflow that is padded',
      { '.github/workflows/x.yml': `jobs: {}\n# ${'#'.repeat(1_100_000)} --mcp-config` },
      [],
      /larger than 1 MB/,
    ],
    [
      'brackets in a comment',
      { '.goose/config.yaml': `# ${'['.repeat(200)}\nextensions:\n  e: {type: stdio, cmd: npx}\n` },
      [],
      /nested/,
    ],
    [
      'a template of a recipe',
      { 'recipe.yaml': '{% if true %}\nextensions:\n  - {type: stdio, name: e, cmd: npx}\n' },
      ['recipe.yaml:3 e: npx'],
      null,
    ],
    [
      'a file that is too large',
      { 'plugin.json': `{"mcpServers": {}}${' '.repeat(1_100_000)}` },
      [],
      /larger than 1 MB/,
    ],
    [
      'an object that can be read beside one that cannot',
      step(`a --mcp-config '{"mcpServers": {}}'\na --mcp-config '{"mcpServers": {"e": '"$X"`),
      [],
      new RegExp(unread),
    ],
    [
      'an object within another',
      step(`a --mcp-config '{"x": ${evil}}'`),
      ['.github/workflows/x.yml:5 e: npx evil'],
      null,
    ],
    [
      'a key without quotes',
      step("a --mcp-config '{mcpServers: {e: {command: 1}}}'"),
      [],
      new RegExp(unread),
    ],
    [
      'many braces',
      step(`x ${'{x'.repeat(6000)}\na --mcp-config '${evil}'`),
      ['.github/workflows/x.yml:6 e: npx evil'],
      null,
    ],
    [
      'letters by their numbers',
      step(String.raw`a --mcp-config '{"mcp\u0053ervers": {"e": {"command": "npx"}}}'`),
      ['.github/workflows/x.yml:5 e: npx'],
      null,
    ],
    [
      'several files behind an option',
      {
        ...step('claude --mcp-config a.json b.json --x c.json'),
        'a.json': bareEvil,
        'b.json': bareEvil,
        'c.json': bareEvil,
      },
      ['a.json:1 e: npx evil', 'b.json:1 e: npx evil'],
      null,
    ],
    [
      'a file of the checkout',
      { ...step('claude --mcp-config "${{ github.workspace }}/ci/s"'), 'ci/s': evil },
      ['ci/s:1 e: npx evil'],
      null,
    ],
    [
      'a command that adds a server',
      step('claude mcp add --scope project e -- npx -y evil --x'),
      ['.github/workflows/x.yml:5 e: npx -y evil --x'],
      null,
    ],
    [
      'one that adds an address',
      step('gemini mcp add -t http e https://evil.example'),
      ['.github/workflows/x.yml:5 e: https://evil.example'],
      null,
    ],
    [
      'an input without a wrapper',
      {
        'action.yml': `runs:\n  steps:\n    - with:\n        mcp_config: '{"e": {"command": "npx"}}'\n`,
      },
      ['action.yml:4 e: npx'],
      null,
    ],
    [
      'a manifest of another kind',
      { '.claude-plugin/plugin.json': '{"mcpServers": "./manifest.json"}', 'manifest.json': evil },
      ['manifest.json:1 e: npx evil'],
      null,
    ],
    [
      'a plugin in a hidden folder',
      {
        'p/.x/.claude-plugin/plugin.json': '{"mcpServers": "./s.json"}',
        'p/.x/s.json': evil,
        'p/s.json': '{}',
      },
      ['p/.x/s.json:1 e: npx evil'],
      null,
    ],
    [
      'a key that stands twice',
      { 'apm.yml': 'dependencies: {mcp: [a]}\ndependencies: {mcp: [b]}\n' },
      ['apm.yml:2 b: b'],
      /twice/,
    ],
    [
      'a second document',
      { 'librechat.yaml': 'x: 1\n---\nmcpServers: {e: {command: npx}}\n' },
      ['librechat.yaml:3 e: npx'],
      /second document/,
    ],
    [
      'keys in another case, for a client that takes them',
      { 'crush.json': '{"MCP": {"e": {"Command": "npx"}}}' },
      ['crush.json:1 e: npx'],
      null,
    ],
    [
      'docker’s own arguments',
      {
        '.github/workflows/x.md':
          '---\nmcp-servers:\n  a:\n    container: good/image\n    args: [evil/image]\n---\n',
      },
      ['.github/workflows/x.md:3 a: docker run evil/image good/image'],
      null,
    ],
    [
      'a recipe that is switched off',
      { 'recipe.yaml': 'extensions:\n  - {type: stdio, name: e, cmd: npx, enabled: false}\n' },
      ['recipe.yaml:2 e: npx'],
      null,
    ],
    [
      'a head with an odd space',
      { '.claude/agents/x.md': '---\u00a0\n"mcp\\x53ervers": {e: {command: npx}}\n---\n' },
      [],
      /plain "---"/,
    ],
  ])('%s', async ([, files, expected, fault]) => {
    expect(await brief(files)).toEqual(expected);
    const found = await faults(files);
    if (fault === null) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(fault);
  });

  test('a plugin of two sources, or without files, is not in the tree', async () => {
    const settings = (more: string) =>
      `{"extraKnownMarketplaces": {"m": {"source": {"source": "directory", "path": "."}}}, ${more}}`;
    const enabled = settings('"enabledPlugins": {"p@m": true}');
    const market = (plugins: string) => `{"name": "m", "plugins": [${plugins}]}`;
    const local = '{"name": "p", "source": "./p"}';
    const fetched = '{"name": "p", "source": {"source": "github", "repo": "evil/p"}}';
    const files = (plugins: string) => ({
      '.claude/settings.json': enabled,
      '.claude-plugin/marketplace.json': market(plugins),
    });
    const here = { 'p/.claude-plugin/plugin.json': '{}' };
    const missing = ['.claude/settings.json:1 p@m: p@m'];
    expect(await brief({ ...files(local), ...here })).toEqual([]);
    expect(await brief(files(local))).toEqual(missing);
    expect(await brief({ ...files(`${fetched}, ${local}`), ...here })).toEqual(missing);
  });

  test('a file that rests for one client, and is started by another, is both', async () => {
    const text = '{"mcpServers": {"a": {"command": "npx", "disabled": true}}}';
    const files = {
      '.roo/mcp.json': text,
      '.claude-plugin/plugin.json': '{"mcpServers": "./.roo/mcp.json"}',
    };
    expect(await brief(files)).toEqual([
      '.roo/mcp.json:1 a: npx (disabled)',
      '.roo/mcp.json:1 a: npx',
    ]);
  });

  test('a file that is referred to and cannot be read is told, though it need not be there', async () => {
    const sources = Object.entries(step('claude --mcp-config ci/s.json')).map(([path, text]) => ({
      path,
      text,
    }));
    const { files } = await collectDeclarations(sources, async () => ({
      reason: 'larger than 1 MB',
    }));
    expect(files.map(({ reason }) => reason)).toContain(
      'it refers to a file of servers that cannot be read: larger than 1 MB',
    );
  });

  test.for<[string, string, string[]]>([
    ['an expression', 'claude mcp add e -e T=${{ secrets.X }} -- npx -y evil', ['e: npx -y evil']],
    [
      'an expression and a variable with a default as the server',
      'claude mcp add e -- ${{ vars.A }} ${B:-x y} "@${{ vars.C || 1 }}" PLACEHOLDER7X',
      ['e: ${{ vars.A }} ${B:-x y} @${{ vars.C || 1 }} PLACEHOLDER7X'],
    ],
    ['operators in quotes', `claude mcp add e -e 'A=x&y;z' -- npx evil && echo`, ['e: npx evil']],
    ['JSON', `claude mcp add-json e '{"command": "npx", "args": ["evil"]}'`, ['e: npx evil']],
    ['options before', 'npx @anthropic-ai/claude-code --debug mcp add e npx evil', ['e: npx evil']],
    ['a line that goes on', 'claude mcp add e \\\n  -- npx evil', ['e: npx evil']],
    [
      'quotes around an expression',
      `a --mcp-config '{"mcpServers": {"e": {"command": "npx", "env": {"T": "'"$TOKEN"'"}}}}'`,
      ['e: npx'],
    ],
    [
      'an environment that is an expression',
      `a --mcp-config '{"mcpServers": {"e": {"command": "npx", "env": \${{ toJSON(env) }}}}}'`.replace(
        '\\',
        '',
      ),
      ['e: npx'],
    ],
    ['a question of jq', `jq '{mcpServers: (.mcpServers|keys)}' x`, []],
  ])('%s in a step is no obstacle', async ([, text, expected]) => {
    const found = await brief(step(text));
    expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual(expected);
    expect(await faults(step(text))).toEqual([]);
  });

  test.for<[string, string, string[]]>([
    ['a quote that nothing closes', 'claude mcp add "$X', ['${X}: ${X}', '${X}: ${X}']],
    ['JSON within JSON', `a --mcp-config '{"c": "{\\"mcpServers\\": {\\"e\\": 1}}"}'`, []],
    [
      'a list of JSON',
      `a --mcp-config '{"list": [{"mcpServers": {"e": {"command": "npx"}}}]}'`,
      [],
    ],
    ['what is only printed', `echo '${evil}' && jq -n '${evil}' > x.json`, []],
    ['a heredoc', `cat > x.json << EOF\n${evil}\nEOF`, []],
  ])('%s in a step', async ([, text, expected]) => {
    const found = await brief(step(text));
    expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual(expected);
    expect(await faults(step(text))).toEqual([]);
  });

  test('a name that several patterns have is read for all of them', async () => {
    expect(
      await brief({
        'examples/my.recipe.yaml': 'extensions:\n  - {type: stdio, name: a, cmd: npx}\n',
        'examples/librechat.yaml': 'mcpServers:\n  b: {command: npx}\n',
        'recipes/my-agent.yaml': 'agents:\n  r:\n    toolsets: [{type: mcp, ref: docker:c}]\n',
      }),
    ).toEqual([
      'examples/my.recipe.yaml:2 a: npx',
      'examples/librechat.yaml:2 b: npx',
      'recipes/my-agent.yaml:3 c: c',
    ]);
  });

  test.for<[string, Record<string, string>]>([
    [
      'a description with a line break',
      {
        '.claude/agents/x.md': '---\nname: x\ndescription: Use it. Examples:\\n\\n<e>: y: z\n---\n',
      },
    ],
    ['a chart', { 'deploy/my-agent.yaml': 'a: {{ .Values.x }}\ntext: "a\\tb"\n' }],
    [
      'manifests of Kubernetes',
      {
        'examples/x.yaml': 'kind: A\nspec: {command: [x]}\n---\nkind: B\n',
        'server.yaml': 'kind: A\nimage: x\n---\nkind: B\n',
      },
    ],
    [
      'a chart of servers',
      {
        'charts/x/templates/my-agent.yaml':
          'a:\n{{- if .Values.mcpServers }}\n  b: [\n{{- end }}\n',
      },
    ],
    [
      'translations',
      { 'src/locales/mcp.json': '{"servers": {"add": "Add", "command": "Command", "url": "URL"}}' },
    ],
    ['an example in a prompt', step('echo \'use {"mcpServers": { ... }} there\'')],
    [
      'a head that only speaks of servers',
      { '.claude/agents/x.md': '---\ndescription: a: b mcpServers c\n---\n' },
    ],
    ['an empty object in a script', step('node -e "x({mcpServers: {}})"')],
    ['a question for the key', step(`if ! grep -q '"mcpServers":' .mcp.json; then exit 1; fi`)],
    ['a note about the key', step('echo \'like {"mcpServers": ...}\'')],
    ['extensions of another tool', { 'recipe.yaml': 'extensions: {php-xdebug: 1}\n' }],
    ['a plugin of another tool', { 'plugin.json': '{"name": "x", "mcpServers": "see the docs"}' }],
    [
      'a package’s manifest',
      { 'package-mcp.json': '{"name": "x", "repository": {"url": "https://x.example"}}' },
    ],
    ['a rule between paragraphs', { 'workflows/notes.md': '---\nmcp is: nice: really\n' }],
    ['an agent that only has tools', { '.claude/agents/x.md': '---\ntools: mcp__a: b: c\n---\n' }],
  ])('%s is no server and no fault', async ([, files]) => {
    expect(await brief(files)).toEqual([]);
    expect(await faults(files)).toEqual([]);
  });
});

describe('files by their shape', () => {
  test('keep servers at any depth', async () => {
    const text = '{"profiles": {"online": {"mcpServers": {"a": {"command": "npx"}}}}}';
    expect(await brief({ 'mcp_profiles.json': text })).toEqual(['mcp_profiles.json:1 a: npx']);
  });

  test('an image may have its tag in a field of its own', async () => {
    const text = '---\nmcp-servers:\n  a:\n    container: mcp/a\n    version: "1.2.0"\n---\n';
    expect(await brief({ '.github/workflows/x.md': text })).toEqual([
      '.github/workflows/x.md:3 a: docker run mcp/a:1.2.0',
    ]);
  });

  test('an entry of Zed with settings alone is an extension’s', async () => {
    const text = '{"context_servers": {"a": {"settings": {}}}}';
    expect(await brief({ '.zed/settings.json': text })).toEqual(['.zed/settings.json:1 a: a']);
  });
});
