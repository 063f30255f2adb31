/* Tests that a move combined with an edit outside the server is judged like the move alone. */
import { type Case, type Files, good, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };

/** Returns a move to another place, combined with an edit outside the server. */
function edit(from: string, to: string, expected: RegExp, { gone = true, stays = {} } = {}): Case {
  const servers = { [`${from} ${to} edited`]: bad };
  const left: Files = { [from]: { json: { mcpServers: {} } } };
  const json = { $schema: 'https://example.com/x', mcpServers: { good, ...servers } };
  return {
    name: `${from} → ${to} with an edit${gone ? '' : ' of both'}`,
    base: { [from]: { json: { mcpServers: servers } }, ...stays },
    head: { ...(gone ? { [from]: null } : left), [to]: { json } },
    expected,
  };
}

const agent = (description: string): string =>
  `---\nname: a\ndescription: ${description}\nmcpServers:\n  - moved-agent:\n      command: npx\n      args: ["-y", "@fictional-mcp/files@1.2.0"]\n---\n`;
const opencode = (comment: string): string =>
  `{${comment}"mcp": {"x": {"type": "local", "command": ["npx", "-y", "@fictional-mcp/files@1.2.0"]}}}`;
const inYaml = (name: string): string =>
  `mcpServers:\n  - name: ${name}\n    command: npx\n    args: ["@fictional-mcp/files@1.2.0"]\n`;
const same = /^(?:(?:added|changed) and )?unchanged$/;
const judged = /^(?:added|changed)(?: and (?:changed|unchanged))?: below-minimum$/;

playCases([
  edit('.gemini/settings.json', 'app/.gemini/settings.json', same),
  edit('packages/a/.mcp.json', 'apps/a/.mcp.json', same),
  edit('.mcp.json', 'packages/a/.mcp.json', same),
  edit('.mcp.json', 'packages/a/.mcp.json', same, { gone: false }),
  edit('.claude/settings.json', '.claude/settings.local.json', same),
  edit('examples/a/.mcp.json', 'packages/a/.mcp.json', judged),
  edit('packages/a/.mcp.json', '.mcp.json', judged),
  edit('.mcp.json.tmpl', '.mcp.json', judged),
  edit('dot_mcp.json', '.mcp.json', judged, { gone: false }),
  edit('mcp-notes.json', 'mcp-servers.json', judged),
  edit('.factory/mcp.json', '.cursor/mcp.json', judged),
  edit('packages/a/.mcp.json', 'packages/b/.mcp.json', judged, {
    stays: { 'packages/b/index.js': '' },
  }),
  {
    name: 'opencode.json → opencode.jsonc with a comment',
    base: { 'opencode.json': opencode('') },
    head: { 'opencode.json': null, 'opencode.jsonc': opencode('\n// Ours.\n') },
    expected: same,
  },
  {
    name: 'an agent that moves with another description',
    base: { '.claude/agents/a.md': agent('one') },
    head: { '.claude/agents/a.md': null, '.claude/agents/team/b.md': agent('two') },
    expected: same,
  },
  {
    name: 'one agent that becomes two',
    base: { '.claude/agents/c.md': agent('three') },
    head: {
      '.claude/agents/c.md': null,
      '.claude/agents/d.md': agent('four'),
      '.claude/agents/e.md': agent('five'),
    },
    expected: judged,
  },
  {
    name: 'a server that leaves an assistant of Continue for what is always read',
    base: { '.continue/agents/a.yaml': `name: a\n${inYaml('agent')}` },
    head: { '.continue/agents/a.yaml': 'name: a\n', '.continue/config.yaml': inYaml('agent') },
    expected: judged,
  },
  {
    name: 'a server that leaves the configuration of Continue for a file of its own',
    base: { '.continue/config.yaml': `name: a\nversion: 1\n${inYaml('x')}` },
    head: {
      '.continue/config.yaml': 'name: a\nversion: 1\n',
      '.continue/mcpServers/o.yaml': `name: o\n${inYaml('x')}`,
    },
    expected: same,
  },
]);
