/*
 * Tests that ignored and vendored folders are not searched for declarations, but that a file leading into
 * them still counts.
 */
import { describe } from 'vitest';
import { type Case, type FileContent, type Files, good, here, playCases } from './cases.ts';

const json = (value: unknown): FileContent => ({ json: value });
const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const servers = (entry: object = bad): FileContent => json({ mcpServers: { files: entry } });
const evil = { NODE_OPTIONS: '--require ./evil.js' };
const lib = 'vendor/lib';
const found = /below-minimum/;
const altered = /^changed: altered-launch/;
const comes = (
  name: string,
  base: Files,
  head: Case['head'],
  expected: Case['expected'] = found,
): Case => ({ ...{ name, head, expected }, base: { 'evil.js': '', ...base } });

const workspace = (path: string): Files => ({
  'a.code-workspace': json({ folders: [{ path: '.' }, { path }] }),
});
const flow = '{command: npx, args: [-y, "@fictional-mcp/files@1.2.0"]}';
const agent = `---\nmcpServers:\n  files: ${flow}\n---\n`;
const toml = '[mcp_servers.x]\ncommand = "npx"\nargs = ["-y", "@fictional-mcp/files@1.2.0"]\n';
const steps = (...lines: string[]): Files => ({
  '.github/workflows/w.yml': `on: push\njobs:\n  a:\n    steps:\n${lines.map((line) => `      - ${line}\n`).join('')}`,
});

let made = 0;
const named = <T>(make: (name: string) => T): T => {
  made += 1;
  return make(`lib${made}`);
};
const marketIn = (name: string, source = './p'): Files => ({
  [`${lib}/.claude-plugin/marketplace.json`]: json({ name, plugins: [{ name: 'p', source }] }),
});
const plugin = (entry?: object): Files => ({
  [`${lib}/p/.claude-plugin/plugin.json`]: json({ name: 'p' }),
  [`${lib}/p/.mcp.json`]: servers(entry),
});
const enabling = (name: string): Files => ({
  '.claude/settings.json': json({
    enabledPlugins: { [`p@${name}`]: true },
    extraKnownMarketplaces: { [name]: { source: { source: 'directory', path: `./${lib}` } } },
  }),
});
const workflow = (imports = ''): Files => ({
  '.github/workflows/a.md': `---\non: push\n${imports}---\n`,
});
const shared = `---\nmcp-servers:\n  files: ${flow}\n---\n`;

describe('hostile', () => {
  playCases([
    comes(
      "a folder of VS Code's plugins, vendored",
      { [`${lib}/p/.mcp.json`]: servers() },
      { '.vscode/settings.json': json({ 'chat.pluginLocations': { [`./${lib}/p`]: true } }) },
      'added: below-minimum',
    ),
    comes(
      "a list of folders of VS Code's plugins",
      { [`${lib}/p/.mcp.json`]: servers() },
      { '.vscode/settings.json': json({ 'chat.pluginLocations': [`${lib}/p`] }) },
      'added: below-minimum',
    ),
    comes(
      "a folder of VS Code's plugins that is switched off",
      { [`${lib}/p/.mcp.json`]: servers() },
      { '.vscode/settings.json': json({ 'chat.pluginLocations': { [`${lib}/p`]: false } }) },
      'nothing',
    ),
    ...Object.entries<FileContent>({
      '.mcp.json': servers(),
      '.vscode/mcp.json': json({ servers: { files: bad } }),
      '.claude/agents/x.md': agent,
      '.continue/mcpServers/x.yaml': `mcpServers:\n  files: ${flow}\n`,
      '.codex/config.toml': toml,
    }).map(([path, content]) =>
      comes(`a workspace: ${path}`, { [`${lib}/${path}`]: content }, workspace(lib)),
    ),
    comes(
      'a workspace of an installation',
      { 'node_modules/@x/y/.vscode/mcp.json': json({ servers: { files: bad } }) },
      workspace('./node_modules\\@x\\y'),
    ),
    comes(
      'a server of an opened folder',
      { ...workspace(lib), [`${lib}/.mcp.json`]: servers(good) },
      { [`${lib}/.mcp.json`]: servers() },
    ),
    comes(
      'the environment of an opened folder',
      { ...workspace(lib), [`${lib}/.mcp.json`]: servers(good), [`${lib}/evil.js`]: '' },
      { [`${lib}/.claude/settings.json`]: json({ env: evil }) },
      altered,
    ),
    named((m) =>
      comes('a plugin', plugin(), {
        '.claude-plugin/marketplace.json': json({
          name: m,
          plugins: [{ name: `p${m}`, source: `./${lib}/p` }],
        }),
      }),
    ),
    named((m) =>
      comes(
        'a plugin of a marketplace',
        { ...marketIn(m), ...plugin(good), ...enabling(m) },
        plugin(),
      ),
    ),
    named((m) =>
      comes('a marketplace that settings enable', { ...marketIn(m), ...plugin() }, enabling(m)),
    ),
    named((m) =>
      comes(
        'another folder in a marketplace',
        {
          ...{ ...marketIn(m), ...plugin(good), ...enabling(m) },
          [`${lib}/q/.mcp.json`]: servers(),
        },
        marketIn(m, './q'),
      ),
    ),
    comes(
      'a folder that settings add',
      { [`${lib}/.mcp.json`]: servers() },
      {
        '.claude/settings.json': json({ permissions: { additionalDirectories: [`./${lib}`] } }),
      },
    ),
    comes(
      'a folder of plugins',
      { [`${lib}/.mcp.json`]: servers() },
      {
        '.vscode/settings.json': json({ 'chat.pluginLocations': { [`./${lib}`]: true } }),
      },
    ),
    comes(
      'the folder of a dev container',
      { [`${lib}/.mcp.json`]: servers() },
      {
        '.devcontainer.json': json({ workspaceFolder: `/workspaces/x/${lib}` }),
      },
    ),
    comes(
      'a package of agents',
      {
        [`${lib}/apm.yml`]: `name: x\ndependencies:\n  mcp:\n    - {name: files, registry: false, ${flow.slice(1)}\n`,
      },
      { 'apm.yml': `name: y\ndependencies:\n  apm:\n    - ./${lib}\n` },
    ),
    comes(
      'a file behind an option',
      { [`${lib}/x.json`]: servers() },
      steps(`run: claude --mcp-config ${lib}/x.json`),
    ),
    comes(
      'a linked file',
      { [`${lib}/x.json`]: servers() },
      {
        '.mcp.json': { link: `${lib}/x.json` },
      },
    ),
    comes(
      'a linked folder',
      { [`${lib}/c/mcp.json`]: servers() },
      {
        '.cursor': { link: `${lib}/c` },
      },
    ),
    comes('a linked project', { [`${lib}/.mcp.json`]: servers() }, { app: { link: lib } }),
    ...[`../../${here}/${lib}/x.md`, `${here}/${lib}/x.md`].map((path) =>
      comes(
        `an import: ${path}`,
        { [`${lib}/x.md`]: shared, ...workflow() },
        workflow(`imports: [${path}]\n`),
        path.startsWith('..') ? found : 'added: unidentified',
      ),
    ),
    comes(
      'the file of a manifest',
      { [`${lib}/x.json`]: servers() },
      {
        '.claude-plugin/plugin.json': json({ name: 'x', mcpServers: `./${lib}/x.json` }),
      },
    ),
    comes(
      'the file of a script',
      { [`${lib}/x.json`]: servers() },
      {
        'package.json': json({ scripts: { ai: `claude --mcp-config ${lib}/x.json` } }),
      },
    ),
    comes(
      'a script',
      { [`${lib}/run.sh`]: 'npx -y @fictional-mcp/files@1.2.0\n' },
      {
        '.mcp.json': servers({ command: 'bash', args: [`${lib}/run.sh`] }),
      },
      'added: unidentified',
    ),
    comes(
      'a sub-recipe',
      {
        [`${lib}/s.yaml`]: `extensions:\n  - {type: stdio, name: files, cmd: npx, args: [-y, "@fictional-mcp/files@1.2.0"]}\n`,
      },
      { 'recipes/a.yaml': `sub_recipes:\n  - {name: s, path: ../${lib}/s.yaml}\nextensions: []\n` },
    ),
  ]);
});

describe('honest', () => {
  const standing = { [`${lib}/.mcp.json`]: servers() };
  playCases([
    comes('vendored code', {}, standing, 'nothing'),
    comes(
      'a vendored folder that is left out',
      standing,
      { '.vscode/settings.json': json({ 'search.exclude': { [lib]: true } }) },
      'nothing',
    ),
    comes(
      'a vendored folder that analysis leaves out',
      standing,
      { '.vscode/settings.json': json({ 'python.analysis.exclude': [lib] }) },
      'nothing',
    ),
    comes(
      'a folder in vendored code that is not the opened one',
      { [`${lib}/docs/.mcp.json`]: servers() },
      workspace(lib),
      'nothing',
    ),
    comes(
      'a workspace of folders that are walked',
      { 'src/.mcp.json': servers(), ...workspace('src') },
      { 'a.code-workspace': json({ folders: [{ path: 'src' }, { path: '.' }] }) },
      'unchanged',
    ),
  ]);
});
