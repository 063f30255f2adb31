/*
 * Tests that a place is the program that reads it: a declaration that moves to another program is new there.
 */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };

type Servers = Readonly<Record<string, object>>;
/** The text of a client's file that declares a server under an alias, or names a file that does. */
type Text = (alias: string) => string;

/**
 * Returns an alias that is unique to a case, because a comparison treats files with the same content as one.
 */
const aliasOf = (from: string, to: string): string => `${from}-${to}`.replace(/[^a-z]+/gi, '-');

/** Returns a move of one client file to another place. */
function move(from: string, to: string, text: Text, expected: Case['expected']): Case {
  const content = text(aliasOf(from, to));
  const head = { [from]: null, [to]: content };
  return { name: `${from} → ${to}`, base: { [from]: content }, head, expected };
}

/** Returns a move of a file that names a file of servers in the project's folder. */
function moveNaming(from: string, to: string, text: Text, expected: Case['expected']): Case {
  const file = `${aliasOf(from, to)}.json`;
  const [before = '', now = ''] = [from, to].map((path) => /^packages\/.\//.exec(path)?.[0]);
  const servers = json(mcpServers)(file);
  return {
    name: `${from} → ${to} with a file that it names`,
    base: { [from]: text(file), [before + file]: servers },
    head: { [from]: null, [before + file]: null, [to]: text(file), [now + file]: servers },
    expected,
  };
}

function json(settings: (servers: Servers) => object): Text {
  return (alias) => JSON.stringify(settings({ [alias]: bad }));
}

const words = JSON.stringify(bad.args);
const mcpServers = (servers: Servers): object => ({ mcpServers: servers });
const plain = json(mcpServers);
const ofEditor = (servers: Servers): object => ({ mcp: { servers } });
const editor = json(ofEditor);
const container = json((servers) => ({ customizations: { vscode: ofEditor(servers) } }));
const opencode = json((servers) => ({
  mcp: Object.fromEntries(
    Object.entries(servers).map(([alias]) => [
      alias,
      { type: 'local', command: [bad.command, ...bad.args] },
    ]),
  ),
}));
const toml: Text = (alias) => `[mcp_servers.${alias}]\ncommand = "npx"\nargs = ${words}\n`;
const yaml: Text = (alias) => `mcpServers:\n  ${alias}:\n    command: npx\n    args: ${words}\n`;
const head: Text = (alias) => `---\nname: a\n${yaml(alias)}---\n`;
const workflow: Text = (alias) => head(alias).replace('mcpServers', 'mcp-servers');
const toolset: Text = (alias) =>
  `agents:\n  ${alias}:\n    toolsets:\n      - type: mcp\n        command: npx\n        args: ${words}\n`;
const plugin: Text = (file) => JSON.stringify({ name: 'a', mcpServers: `./${file}` });
const step: Text = (file) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps: &steps\n      - run: claude -p a --mcp-config ${file}\nruns:\n  using: composite\n  steps: *steps\n`;
const script: Files = {
  'package.json': { json: { scripts: { a: 'claude --mcp-config mcp-a.json' } } },
};

const same = 'unchanged';
const judged = /^(?:added|changed)(?: and unchanged)?: below-minimum$/;

playCases([
  // Into a program, from a place that nothing reads by itself.
  move('dot_mcp.json', '.mcp.json', plain, judged),
  move('.mcp.json.tmpl', '.mcp.json', plain, judged),
  move('app/private_dot_mcp.json', 'app/.mcp.json', plain, judged),
  move('codex/config.toml', '.codex/config.toml', toml, judged),
  move('claude/settings.json', '.claude/settings.local.json', plain, judged),
  move('gemini/settings.json', '.gemini/settings.json', plain, judged),
  move('devcontainer.json', '.devcontainer.json', container, judged),
  move('.MCP.json', '.mcp.json', plain, judged),
  move('.Gemini/settings.json', '.gemini/settings.json', plain, judged),
  move('.templates/.mcp.json', '.mcp.json', plain, judged),
  move('.x/mcp.json', '.y/mcp.json', plain, judged),
  move('skills/a/SKILL.md', '.claude/skills/a/SKILL.md', head, judged),
  // Into another program, or to a place that the same program reads on another occasion.
  move('.factory/droids/a.md', '.claude/agents/a.md', head, judged),
  move('.grok/config.toml', '.codex/config.toml', toml, judged),
  move('.codex/agents/a.toml', '.codex/config.toml', toml, judged),
  move('x.code-workspace', '.vscode/settings.json', editor, judged),
  move('gemini-extension.json', '.gemini/settings.json', plain, judged),
  move('.kiro/agents/a.json', '.kiro/settings/mcp.json', plain, judged),
  move('.cursor/skills/a/SKILL.md', '.claude/skills/a/SKILL.md', head, judged),
  move('examples/agent.yaml', 'agents/agent.yaml', toolset, judged),
  move('my-agent.example.yaml', 'my-agent.yaml', toolset, judged),
  // Recognized by shape alone: any program that reads the file knows its path.
  move('.examples/config.json', '.newclient/config.json', plain, judged),
  move('.unused/config.json', '.newclient/config.json', plain, judged),
  move('.client/unused/config.json', '.client/used/config.json', plain, judged),
  move('mcp-example.json', 'mcp-servers.json', plain, judged),
  move('conf/mcp-notes.json', 'conf/mcp-servers.json', plain, judged),
  // A file of servers is read by the program whose file names it.
  moveNaming('.cursor-plugin/plugin.json', '.claude-plugin/plugin.json', plugin, judged),
  moveNaming('claude-plugin/plugin.json', '.claude-plugin/plugin.json', plugin, judged),
  moveNaming('action.yml', '.github/workflows/a.yml', step, judged),
  {
    name: 'a second program that names a file of servers',
    base: { '.claude-plugin/plugin.json': plugin('b.json'), 'b.json': plain('second') },
    head: { '.cursor-plugin/plugin.json': plugin('b.json') },
    expected: judged,
  },
  {
    name: 'a file that is known by its shape alone, and then named by a script',
    base: { 'mcp-a.json': plain('scripted') },
    head: script,
    expected: judged,
  },
  // Copies, links and files that swap places.
  {
    name: 'a copy of a template',
    base: { 'dot_mcp.json': plain('copied') },
    head: { '.mcp.json': plain('copied') },
    expected: judged,
  },
  {
    name: 'a link to a template',
    base: { 'dot_mcp.json': plain('linked') },
    head: { '.mcp.json': { link: 'dot_mcp.json' } },
    expected: judged,
  },
  {
    name: 'a template that moved and the link to it',
    base: { 'dot_mcp.json': plain('moved-and-linked') },
    head: {
      'dot_mcp.json': null,
      'conf/servers.json': plain('moved-and-linked'),
      '.mcp.json': { link: 'conf/servers.json' },
    },
    // The link's target declares servers by its content.
    expected: 'added and changed: below-minimum',
  },
  {
    name: 'two files that change places',
    base: { ...mcp(good, 'a'), 'dot_mcp.json': plain('b') },
    head: { '.mcp.json': plain('b'), 'dot_mcp.json': mcp(good, 'a')['.mcp.json'] ?? '' },
    expected: /^(?:added|changed)(?: and (?:changed|unchanged))?: below-minimum$/,
  },
  // The same program reads it as before, or nothing reads it any more.
  move('.claude/settings.json', '.claude/settings.local.json', plain, same),
  move('.claude/agents/a.md', '.claude/agents/team/test.md', head, same),
  move('opencode.json', '.opencode/opencode.json', opencode, same),
  move('.devcontainer.json', '.devcontainer/devcontainer.json', container, same),
  move('a.code-workspace', 'b.code-workspace', editor, same),
  move('.continue/assistants/a.yaml', '.continue/agents/a.yaml', yaml, same),
  move('.github/workflows/test.md', '.github/workflows/ci.md', workflow, same),
  move('.claude/skills/a/SKILL.md', '.claude/skills/b/SKILL.md', head, same),
  move('my-agent.yaml', 'our-agent.yaml', toolset, same),
  move('.codex/config.toml', 'codex/config.toml', toml, same),
  move('.mcp.json', '.mcp.json.tmpl', plain, same),
  move('mcp-servers.json', 'mcp-servers.example.json', plain, same),
  move('app/.newclient/config.json', 'apps/app/.newclient/config.json', plain, same),
  move('app/mcp-servers.json', 'apps/app/mcp-servers.json', plain, same),
  moveNaming(
    'packages/a/.claude-plugin/plugin.json',
    'packages/b/.claude-plugin/plugin.json',
    plugin,
    same,
  ),
  {
    name: 'one of two programs that name a file of servers',
    base: {
      '.claude-plugin/plugin.json': plugin('c.json'),
      '.cursor-plugin/plugin.json': plugin('c.json'),
      'c.json': plain('first'),
    },
    head: { '.claude-plugin/plugin.json': null },
    expected: same,
  },
  moveNaming('.github/workflows/b.yml', '.github/workflows/c.yml', step, same),
  {
    name: 'a file that becomes a link to the same content',
    base: { '.mcp.json': plain('one') },
    head: { '.mcp.json': { link: 'conf/mcp.json' }, 'conf/mcp.json': plain('one') },
    expected: /unchanged/,
  },
  {
    name: 'a script that names the file of a client',
    base: { ...script, 'package.json': '{}', '.mcp.json': plain('named') },
    head: { 'package.json': { json: { scripts: { a: 'claude --mcp-config .mcp.json' } } } },
    expected: same,
  },
]);
