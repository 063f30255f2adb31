/*
 * Tests files whose servers do not have the shape that most clients share. Each row holds a small tree and
 * what it declares, one line for each declaration: `file:line alias: what`.
 */
import { describe, expect, test } from 'vitest';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import { brief, faults } from './clients/brief.ts';

describe('what a repository may try', () => {
  const evil = '{"mcpServers": {"e": {"command": "npx", "args": ["evil"]}}}';
  const bareEvil = '{"e": {"command": "npx", "args": ["evil"]}}';
  const step = (text: string) => ({
    '.github/workflows/x.yml': `jobs:\n  a:\n    steps:\n      - run: |\n${text.replace(/^/gm, '          ')}\n`,
  });
  const unread = 'a server configuration that cannot be parsed as JSON';

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
      'a key that occurs twice',
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
    expect(files.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/refers to .*larger than 1 MB/),
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
