/* Tests that putting an existing declaration in force counts as a change to it. */
import { type Case, type FileContent, type Files, good, here, mcp, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const servers = (entry: object = bad): FileContent => ({ json: { mcpServers: { files: entry } } });
const json = (value: unknown): FileContent => ({ json: value });

/** Returns a change beside an existing server. */
const beside = (
  name: string,
  base: Files,
  head: Case['head'],
  expected: Case['expected'],
): Case => ({
  ...{ name, base, head, expected },
});

const changed = 'changed: below-minimum';
const same = 'unchanged';

/**
 * Returns files for a plugin in a folder that is set aside, for its marketplace and for its settings, all
 * under unique names.
 */
function pluginOf(id: string) {
  const [evil, own] = [`evil-${id}`, `own-${id}`];
  const offer = { name: evil, source: './tests/fixtures/evil' };
  const offers = (...plugins: object[]): Files => ({
    '.claude-plugin/marketplace.json': json({ name: own, plugins }),
  });
  return {
    plugin: {
      'tests/fixtures/evil/.mcp.json': servers(),
      'tests/fixtures/evil/.claude-plugin/plugin.json': json({ name: evil }),
    } satisfies Files,
    market: offers(offer),
    offers,
    offer,
    own,
    settings: (enabled: boolean, path = './', more = {}): Files => ({
      '.claude/settings.json': json({
        ...more,
        enabledPlugins: { [`${evil}@${own}`]: enabled },
        extraKnownMarketplaces: { [own]: { source: { source: 'directory', path } } },
      }),
    }),
  };
}
type Plugin = ReturnType<typeof pluginOf>;
let made = 0;
const withPlugin = (
  name: string,
  base: (plugin: Plugin) => Files,
  head: (plugin: Plugin) => Case['head'],
  expected: string,
): Case => {
  made += 1;
  const own = pluginOf(String(made));
  return beside(name, base(own), head(own), expected);
};

const plugins: readonly Case[] = [
  withPlugin(
    'a plugin that a marketplace offers',
    (p) => p.plugin,
    (p) => p.market,
    changed,
  ),
  withPlugin(
    'a plugin that settings enable',
    (p) => ({ ...p.plugin, ...p.market }),
    (p) => p.settings(true),
    changed,
  ),
  withPlugin(
    'a plugin that settings enable instead of disable',
    (p) => ({ ...p.plugin, ...p.market, ...p.settings(false) }),
    (p) => p.settings(true),
    changed,
  ),
  withPlugin(
    'a plugin that another one requires',
    (p) => ({
      ...p.plugin,
      ...p.offers(p.offer, { name: 'a', source: './plugins/a' }),
      'plugins/a/.claude-plugin/plugin.json': json({ name: 'a' }),
    }),
    (p) => ({
      'plugins/a/.claude-plugin/plugin.json': json({ name: 'a', dependencies: [p.offer.name] }),
    }),
    changed,
  ),
  withPlugin(
    'settings that enable a plugin that requires another one',
    (p) => ({
      ...p.plugin,
      ...p.offers({ ...p.offer, name: 'b' }, { name: p.offer.name, source: './tests/a' }),
      'tests/a/.claude-plugin/plugin.json': json({
        name: 'a',
        dependencies: [{ name: 'b', marketplace: p.own }],
      }),
    }),
    (p) => p.settings(true),
    changed,
  ),
  withPlugin(
    'a required plugin from elsewhere',
    () => ({ '.claude-plugin/plugin.json': json({ name: 'a' }) }),
    () => ({
      '.claude-plugin/plugin.json': json({
        name: 'a',
        dependencies: [{ name: 'evil', marketplace: 'other' }],
      }),
    }),
    'added: unidentified',
  ),
  withPlugin(
    'an agent of a plugin',
    () => ({
      'tests/fixtures/evil/agents/x.md':
        '---\nmcpServers:\n  files: {command: npx, args: [-y, "@fictional-mcp/files@1.2.0"]}\n---\n',
    }),
    (p) => p.market,
    changed,
  ),
  withPlugin(
    'a plugin that another kind of marketplace offers',
    (p) => p.plugin,
    (p) => ({
      '.agents/plugins/marketplace.json': json({
        name: p.own,
        plugins: [{ ...p.offer, source: { source: 'local', path: p.offer.source } }],
      }),
    }),
    changed,
  ),
  // Honest changes.
  withPlugin(
    'a plugin that stays enabled',
    (p) => ({ ...p.plugin, ...p.market, ...p.settings(true) }),
    (p) => p.settings(true, '.', { model: 'x' }),
    same,
  ),
  withPlugin(
    'a plugin that is disabled',
    (p) => ({ ...p.plugin, ...p.market, ...p.settings(true) }),
    (p) => p.settings(false),
    same,
  ),
  withPlugin(
    'a plugin of the folder itself',
    () => ({ '.mcp.json': servers(), '.claude-plugin/plugin.json': json({ name: 'evil' }) }),
    (p) => ({ ...p.offers({ ...p.offer, source: './' }), ...p.settings(true) }),
    same,
  ),
  withPlugin(
    'another plugin beside',
    (p) => ({
      ...p.plugin,
      ...p.market,
      'plugins/b/.claude-plugin/plugin.json': json({ name: 'b' }),
    }),
    (p) => p.offers({ name: 'b', source: './plugins/b' }, p.offer),
    same,
  ),
];

const claude = (value: object): Files => ({ '.claude/settings.json': json(value) });
const standing = { '.mcp.json': servers() };
const approvals: readonly Case[] = [
  beside('all servers approved', standing, claude({ enableAllProjectMcpServers: true }), changed),
  beside('a server approved', standing, claude({ enabledMcpjsonServers: ['files'] }), changed),
  beside(
    'a server that is rejected no more',
    { ...standing, ...claude({ disabledMcpjsonServers: ['files'] }) },
    claude({ disabledMcpjsonServers: [] }),
    changed,
  ),
  beside(
    'settings that reject and are gone',
    { ...standing, ...claude({ disabledMcpjsonServers: ['files'] }) },
    { '.claude/settings.json': null },
    changed,
  ),
  beside(
    'approved by name instead of with all',
    { ...standing, ...claude({ enableAllProjectMcpServers: true }) },
    claude({ enabledMcpjsonServers: ['files'] }),
    same,
  ),
  beside('another server approved', standing, claude({ enabledMcpjsonServers: ['x'] }), same),
  beside('a server rejected', standing, claude({ disabledMcpjsonServers: ['files'] }), same),
  beside(
    'a good server approved',
    mcp(good),
    claude({ enabledMcpjsonServers: ['notes'] }),
    'changed',
  ),
];

const aside = { 'tests/x/.vscode/mcp.json': json({ servers: { files: bad } }) };
const workspaces: readonly Case[] = [
  beside(
    'a workspace',
    aside,
    { 'a.code-workspace': json({ folders: [{ path: 'tests/x' }] }) },
    changed,
  ),
  beside(
    'a folder of a workspace',
    { ...aside, 'a.code-workspace': json({ folders: [{ path: '.' }] }) },
    { 'a.code-workspace': json({ folders: [{ path: '.' }, { path: './tests\\x' }] }) },
    changed,
  ),
  beside(
    'a workspace of the folder itself',
    { '.vscode/mcp.json': json({ servers: { files: bad } }) },
    { 'a.code-workspace': json({ folders: [{ path: '.' }, { path: 'src' }] }) },
    same,
  ),
  beside(
    'a workspace under another name',
    { ...aside, 'a.code-workspace': json({ folders: [{ path: 'tests/x' }] }) },
    { 'a.code-workspace': null, 'b.code-workspace': json({ folders: [{ path: 'tests/x' }] }) },
    same,
  ),
];

const flow = '{command: npx, args: [-y, "@fictional-mcp/files@1.2.0"]}';
const shared = (imports = ''): FileContent =>
  `---\n${imports}mcp-servers:\n  files: ${flow}\n---\n`;
const folder = '.github/workflows';
const imports: readonly Case[] = [
  beside(
    'an import',
    { [`${folder}/shared/x.md`]: shared(), [`${folder}/a.md`]: '---\non: push\n---\n' },
    { [`${folder}/a.md`]: `---\non: push\nimports: [shared/${here}/x.md]\n---\n` },
    changed,
  ),
  ...[
    `{{#import shared/${here}/x.md}}`,
    `{{#import? shared/${here}/x.md}}`,
    `{{#import: shared/${here}/x.md}}`,
    `{{#import?: shared/${here}/x.md#Part}}`,
    `{{#import shared/${here}/x.md?}}`,
    `{{#import "shared/${here}/x.md"}}`,
    `@include shared/${here}/x.md`,
    `@include? shared/${here}/x.md#Part`,
    `@import shared/${here}/x.md`,
    `@import? ./shared/${here}/x.md`,
    `{{#runtime-import shared/${here}/x.md}}`,
  ].map((line) =>
    beside(
      line,
      { [`${folder}/shared/x.md`]: shared(), [`${folder}/a.md`]: '---\non: push\n---\n# A\n' },
      { [`${folder}/a.md`]: `---\non: push\n---\n# A\n${line}\n` },
      line.includes('runtime') ? same : changed,
    ),
  ),
  beside(
    'an import of what imports it',
    {
      [`${folder}/shared/x.md`]: shared(),
      [`${folder}/shared/y.md`]: `---\nimports: [x.md]\n---\n{{#import shared/${here}/x.md}}\n`,
      [`${folder}/a.md`]: '---\non: push\n---\n',
    },
    { [`${folder}/a.md`]: `---\non: push\nimports: [shared/${here}/y.md]\n---\n` },
    changed,
  ),
  beside(
    'a text beside an import',
    {
      [`${folder}/shared/x.md`]: shared(),
      [`${folder}/a.md`]: `---\non: push\nimports: [shared/${here}/x.md]\n---\n`,
    },
    { [`${folder}/a.md`]: `---\non: issues\nimports:\n  - shared/${here}/x.md\n---\n# More\n` },
    same,
  ),
  beside(
    'a workflow that is renamed with its import',
    {
      [`${folder}/shared/x.md`]: shared(),
      [`${folder}/a.md`]: `---\non: push\nimports: [shared/${here}/x.md]\n---\n# Renamed\n`,
    },
    {
      [`${folder}/a.md`]: null,
      [`${folder}/b.md`]: `---\non: push\nimports: [shared/${here}/x.md]\n---\n# Renamed\n`,
    },
    same,
  ),
];

const fixture: Files = { 'tests/fixtures/mcp-x.json': servers() };
const mentions: readonly Case[] = [
  beside(
    'a launch that names a file',
    { ...fixture, ...mcp(good) },
    mcp({
      command: 'npx',
      args: [...good.args, '--config', 'tests/fixtures/mcp-x.json'],
    }),
    'added and changed: below-minimum',
  ),
  beside(
    'a launch of a script that names a file',
    { ...fixture, 'package.json': json({ name: 'x' }) },
    {
      'package.json': json({
        name: 'x',
        scripts: { ai: 'claude --mcp-config tests/fixtures/mcp-x.json' },
      }),
    },
    'added: below-minimum',
  ),
  beside(
    'settings that name a file',
    { ...fixture },
    {
      '.vscode/settings.json': json({ 'acme.servers': '../tests/fixtures/mcp-x.json' }),
    },
    'added: below-minimum',
  ),
  beside(
    'a step that names a file',
    fixture,
    {
      '.github/workflows/x.yml':
        'on: push\njobs: {a: {steps: [{run: acme --mcp-config tests/fixtures/mcp-x.json}]}}\n',
    },
    'added: below-minimum',
  ),
  beside(
    'a step that names a file of its folder',
    { '.mcp.json': servers() },
    {
      '.github/workflows/x.yml':
        'on: push\njobs: {a: {steps: [{run: acme --mcp-config .mcp.json}]}}\n',
    },
    same,
  ),
  beside(
    'a script that names a file of its folder',
    { '.mcp.json': servers(), 'package.json': json({ name: 'x' }) },
    { 'package.json': json({ name: 'x', scripts: { ai: 'claude --mcp-config .mcp.json' } }) },
    same,
  ),
  beside(
    'a test that names a file of its folder',
    { 'tests/mcp.json': servers(), 'tests/package.json': json({ name: 'x' }) },
    { 'tests/package.json': json({ name: 'x', scripts: { mcp: 'acme ./mcp.json' } }) },
    same,
  ),
];

/** Returns a case with an OpenCode server and a file that its value names. */
const filled = (name: string, server: object, expected: string): Case =>
  beside(
    name,
    { 'opencode.json': json({ mcp: { files: { type: 'local', ...server } } }), 'x.txt': '1.4.0\n' },
    { 'x.txt': '1.2.0\n' },
    expected,
  );
const values: readonly Case[] = [
  filled(
    'a version in a file',
    { command: ['npx', '-y', '@fictional-mcp/files@{file:./x.txt}'] },
    'changed: below-minimum',
  ),
  filled(
    'an argument in a file',
    { command: [...[good.command, ...good.args], '{file:x.txt}'] },
    'changed',
  ),
  filled(
    'an address in a file',
    { url: 'https://{file:./x.txt}.example/mcp' },
    'changed: unlisted',
  ),
  filled('a file that nothing names', { command: [good.command, ...good.args] }, same),
];

/** Returns a case in which something else changes in an existing server's file. */
const switched = (path: string, from: object, to: object, expected = changed): Case =>
  beside(
    `${path}: ${JSON.stringify(from)}`,
    { [path]: json(from) },
    { [path]: json(to) },
    expected,
  );
const entry = (more: object, map = 'mcpServers'): object => ({
  [map]: { files: { ...bad, ...more } },
});
const listed = (more: object): object => ({ ...entry({}), ...more });
const codex =
  '[profiles.p.mcp_servers.a]\ncommand = "npx"\nargs = ["-y", "@fictional-mcp/files@1.2.0"]\n';
const fastAgent = (more = ''): string =>
  `mcp:\n  servers:\n    n:\n      command: npx\n      args: [-y, "@fictional-mcp/files@1.2.0"]\n${more}`;
const switches: readonly Case[] = [
  switched('crush.json', entry({ disabled: true }, 'mcp'), entry({}, 'mcp')),
  switched('.amazonq/mcp.json', entry({ disabled: true }), entry({ disabled: false })),
  switched('.windsurf/mcp.json', entry({ disabled: '${OFF}' }), entry({})),
  switched('cline_mcp_settings.json', entry({ disabled: true }), entry({ isActive: true })),
  switched('.junie/mcp/mcp.json', entry({ enabled: false }), entry({})),
  switched('.gemini/settings.json', listed({ mcp: { excluded: ['files'] } }), listed({})),
  switched('.qwen/settings.json', listed({ excludeMCPServers: ['files'] }), listed({})),
  switched(
    '.gemini/settings.json',
    listed({ mcp: { allowed: ['x'] } }),
    listed({ mcp: { allowed: ['x', 'files'] } }),
  ),
  beside(
    'a list that rejects a server of another file',
    {
      '.github/mcp.json': servers(),
      '.github/copilot/settings.json': json({ disabledMcpServers: ['files'] }),
    },
    { '.github/copilot/settings.json': json({}) },
    changed,
  ),
  beside(
    'a profile',
    { '.codex/config.toml': codex },
    { '.codex/config.toml': `profile = "p"\n${codex}` },
    changed,
  ),
  beside(
    'a server that is started later',
    { 'fastagent.config.yaml': fastAgent('      load_on_start: false\n') },
    { 'fastagent.config.yaml': fastAgent() },
    changed,
  ),
  beside(
    'a fragment that keeps a server off',
    {
      'crush.json': json(entry({}, 'mcp')),
      '.crush.json': json({ mcp: { files: { disabled: true } } }),
    },
    { '.crush.json': null },
    changed,
  ),
  // Honest changes.
  switched('.amazonq/mcp.json', entry({}), entry({ disabled: true }), same),
  switched('.amazonq/mcp.json', entry({ disabled: false }), entry({ enabled: true }), same),
  switched('.gemini/settings.json', listed({}), listed({ mcp: { excluded: ['files'] } }), same),
  switched('.gemini/settings.json', listed({ mcp: { excluded: ['x'] } }), listed({}), same),
  switched('.gemini/settings.json', listed({ mcp: { allowed: ['files'] } }), listed({}), same),
  switched('.gemini/settings.json', listed({ tools: { exclude: ['files'] } }), listed({}), same),
  beside(
    'a list of another client',
    { '.mcp.json': servers(), '.gemini/settings.json': json({ mcp: { excluded: ['files'] } }) },
    { '.gemini/settings.json': json({}) },
    same,
  ),
  beside(
    'a profile no more',
    { '.codex/config.toml': `profile = "p"\n${codex}` },
    { '.codex/config.toml': codex },
    same,
  ),
];

/** Returns an existing server; `filledIn` changes what fills a placeholder in its words. */
const startOf = (word: string) => ({ files: { command: 'npx', args: ['-y', word] } });
const filledIn = (name: string, path: string, make: (to: string) => object, expected: string) =>
  beside(name, { [path]: json(make('good')) }, { [path]: json(make('evil')) }, expected);
const input = (more: object): object => ({
  inputs: [{ id: 'p', type: 'promptString', ...more }],
  servers: startOf('${input:p}'),
});
const bundled = startOf('${user_config.pkg}');
const ofSettings = json({ servers: startOf('${config:x.pkg}') });
const definitions: readonly Case[] = [
  filledIn('an input', '.vscode/mcp.json', (to) => input({ default: to }), 'changed: unidentified'),
  filledIn(
    'the configuration of a bundle',
    'manifest.json',
    (to) => ({
      manifest_version: '0.3',
      name: 'x',
      user_config: { pkg: { type: 'string', default: to } },
      server: { mcp_config: bundled.files },
    }),
    'changed: unidentified',
  ),
  filledIn(
    'the configuration of a plugin',
    '.claude-plugin/plugin.json',
    (to) => ({ name: 'x', userConfig: { pkg: { default: to } }, mcpServers: bundled }),
    'changed: unidentified',
  ),
  beside(
    'a setting',
    { '.vscode/mcp.json': ofSettings, '.vscode/settings.json': json({ x: { pkg: 'good' } }) },
    { '.vscode/settings.json': json({ 'x.pkg': 'evil' }) },
    'changed: unidentified',
  ),
  // Honest changes.
  filledIn(
    'words of an input',
    '.vscode/mcp.json',
    (to) => input({ description: to }),
    'unchanged',
  ),
  filledIn(
    'another input',
    '.vscode/mcp.json',
    (to) => ({ inputs: [{ id: 'q', default: to }], servers: startOf('${input:p}') }),
    same,
  ),
  beside(
    'another setting',
    { '.vscode/mcp.json': ofSettings, '.vscode/settings.json': json({ x: { pkg: 'good' } }) },
    { '.vscode/settings.json': json({ 'x.pkg': 'good', 'editor.tabSize': 2 }) },
    same,
  ),
];

/** Returns a case with a secrets file that the client merges into an existing server. */
const merged = (name: string, agent: string, secrets: string, expected: Case['expected']): Case =>
  beside(
    name,
    { [`${agent}.config.yaml`]: fastAgent().replace('files@1.2.0', 'notes@1.4.0') },
    { [`${agent}.secrets.yaml`]: `mcp: {servers: {${secrets}}}\n` },
    expected,
  );
const fragments: readonly Case[] = [
  merged('arguments', 'fastagent', 'n: {args: [-y, evil]}', 'added and unchanged: unidentified'),
  merged(
    'a registry',
    'mcp_agent',
    'n: {env: {npm_config_registry: "https://evil.example"}}',
    /^changed: altered-launch/,
  ),
  beside(
    'a registry in a folder below',
    { 'fastagent.config.yaml': fastAgent() },
    { 'a/fastagent.secrets.yaml': 'mcp: {servers: {n: {env: {NODE_OPTIONS: -r ./x.js}}}}\n' },
    'changed: altered-launch, below-minimum',
  ),
  beside(
    'other arguments of a fragment',
    { 'fastagent.secrets.yaml': 'mcp: {servers: {n: {args: [a]}}}\n' },
    { 'fastagent.secrets.yaml': 'mcp: {servers: {n: {args: [b]}}}\n' },
    'changed: unidentified',
  ),
  // Honest changes.
  merged('a token', 'fastagent', 'n: {env: {GITHUB_TOKEN: "x"}}', same),
  merged('a header', 'mcp-agent', 'n: {headers: {Authorization: "x"}}', same),
  merged('another server', 'fastagent', 'o: {env: {NODE_OPTIONS: "-r x"}}', same),
];

playCases([
  ...fragments,
  ...definitions,
  ...plugins,
  ...switches,
  ...values,
  ...approvals,
  ...workspaces,
  ...imports,
  ...mentions,
]);
