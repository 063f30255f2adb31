/* Tests that a declaration's place is part of its identity. */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };

/** Returns a move of one client file to another place, beside other files that stay. */
function move(from: string, to: string, expected: string, stays: Files = {}): Case {
  const name = `${from} → ${to}${Object.keys(stays).length > 0 ? ` beside ${Object.keys(stays)}` : ''}`;
  // No other case has the same content.
  const json = { mcpServers: { [`${from} ${to} ${Object.keys(stays)}`]: bad } };
  return {
    name,
    base: { [from]: { json }, ...stays },
    head: { [from]: null, [to]: { json } },
    expected,
  };
}

/** Returns a change that adds a link to a folder, so that the server is also found below the link. */
function linked(from: string, link: string, target: string, expected: string): Case {
  const json = { mcpServers: { [`${from} ${link}`]: bad } };
  return {
    name: `${link} -> ${target}`,
    base: { [from]: { json } },
    head: { [link]: { link: target } },
    expected,
  };
}

const same = 'unchanged';
const changed = 'changed: below-minimum';
const both = 'added and unchanged: below-minimum';

playCases([
  { name: 'a server that stays', base: mcp(bad), head: {}, expected: same },
  // Out of examples and vendored code.
  move('tests/fixtures/x/.mcp.json', '.mcp.json', 'added: below-minimum'),
  move('docs/examples/.cursor/mcp.json', '.cursor/mcp.json', 'added: below-minimum'),
  move('examples/a/.mcp.json', 'packages/a/.mcp.json', 'added: below-minimum'),
  move('packages/a/my-fixtures/.mcp.json', 'packages/a/server/.mcp.json', 'added: below-minimum'),
  move('Archive/.mcp.json', 'app/.mcp.json', 'added: below-minimum'),
  move('a.disabled/.mcp.json', 'a/.mcp.json', 'added: below-minimum'),
  move('sample/.mcp.json', 'b/c/.mcp.json', 'added: below-minimum'),
  move('src/__fixtures__/.mcp.json', 'src/server/.mcp.json', 'added: below-minimum'),
  move('cookbook/.mcp.json', 'packages/cook/.mcp.json', 'added: below-minimum'),
  move('team-drafts/.mcp.json', 'packages/team/.mcp.json', 'added: below-minimum'),
  move('vendor/a/.mcp.json', 'a/.mcp.json', 'added: below-minimum', { 'vendor/a/x': '' }),
  move('src/__mocks__/.mcp.json', 'src/__tests__/.mcp.json', same),
  move('protest/.mcp.json', 'latest-news/.mcp.json', same),
  // Towards the root.
  move('packages/a/.mcp.json', '.mcp.json', changed),
  move('packages/a/.mcp.json', 'a/.mcp.json', changed),
  // Into a folder that other files already use, or out of a folder where other files stay.
  move('packages/a/.mcp.json', 'packages/b/.mcp.json', changed, { 'packages/b/index.js': '' }),
  move('packages/a/.mcp.json', 'packages/b/.mcp.json', changed, { 'packages/a/index.js': '' }),
  // From a name that no client reads.
  move('.mcp.json.tmpl', '.mcp.json', 'added: below-minimum'),
  move('.mcp.json.example', '.mcp.json', 'added: below-minimum'),
  move('.mcp.json.example', '.mcp.json.sample', same),
  move('a/settings.json', 'b/settings.json', same),
  move('examples/settings.json', 'src/settings.json', 'added: below-minimum'),
  move('dot_mcp.json', '.mcp.json', changed),
  move('cursor/mcp.json', '.cursor/mcp.json', changed),
  move('dot_gemini/settings.json', 'gemini/settings.json', same),
  // Through a link that gives the declaration a second place.
  linked('tests/b/.gemini/settings.json', '.gemini', 'tests/b/.gemini', both),
  linked('examples/b/.cursor/mcp.json', 'zz', 'examples', both),
  linked('b/.cursor/mcp.json', 'c/.cursor', '../b/.cursor', both),
  linked('x/mcp.json', '.vscode', 'x', both),
  linked('tests/.mcp.json', '.mcp.json', 'tests/.mcp.json', both),
  linked('.mcp.json', 'a/up', '..', same),
  {
    name: 'the settings around a second place',
    base: {
      ...{ 'b/.cursor/mcp.json': { json: { mcpServers: { second: good } } } },
      'c/.cursor': { link: '../b/.cursor' },
    },
    head: { 'c/.npmrc': 'registry=https://registry.example/\n' },
    expected: 'changed and unchanged: altered-launch, grade-lost, unlisted',
  },
  {
    name: 'a link to another folder',
    base: {
      ...{ 'a/.cursor/mcp.json': { json: { mcpServers: { one: good } } } },
      ...{ 'b/.cursor/mcp.json': { json: { mcpServers: { other: bad } } } },
      '.cursor': { link: 'a/.cursor' },
    },
    head: { '.cursor': { link: 'b/.cursor' } },
    expected: 'changed and unchanged: below-minimum',
  },
  // Below its folder, in its folder, or with its folder.
  move('.mcp.json', 'packages/a/.mcp.json', same),
  move('packages/a/.mcp.json', 'packages/a/app/.mcp.json', same),
  move('packages/a/.mcp.json', 'packages/b/.mcp.json', same),
  move('packages/a/.mcp.json', 'apps/a/.mcp.json', same),
  move('tests/a/.mcp.json', 'tests/b/.mcp.json', same),
  move('tests/a/.mcp.json', 'fixtures/a/.mcp.json', same),
  move('app/.kiro/agents/a.json', 'app/.kiro/agents/b.json', same),
  move('latest/.mcp.json', 'newest/.mcp.json', same),
]);
