/* Tests what files with any name declare by their content. */
import { describe, expect, test } from 'vitest';
import { createBudget, takeInventory } from '../../../src/gate/inventory.ts';
import { createTextSource } from '../../../src/io/tree.ts';
import { declaring, silent } from './content-rows.ts';

async function declaredIn(path: string, text: string): Promise<string[]> {
  const options = { folder: '', ignorePaths: [], withCandidates: false, charge: createBudget() };
  const { declarations, files } = await takeInventory(
    createTextSource(new Map([[path, text]])),
    options,
  );
  const faults = files.filter(({ status }) => status === 'unreadable');
  return [
    ...declarations.map(({ alias, launch: { command, args, url, plugin }, isExample }) => {
      const words = [command, ...args, url, plugin].flatMap((word) => word?.text ?? []);
      return `${isExample ? 'aside ' : ''}${alias}: ${words.join(' ')}`;
    }),
    ...faults.map(({ reason }) => `fault: ${reason}`),
  ];
}

describe('a file of any name', () => {
  test('has at least 150 rows, a half of which declares nothing, or nothing in force', () => {
    const rows = [...declaring, ...silent];
    const quiet = rows.filter(([, , servers]) => servers.every((each) => each.startsWith('aside')));
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(quiet.length).toBeGreaterThanOrEqual(75);
  });

  test.for(declaring)('%s declares %j', async ([path, text, servers]) => {
    expect(await declaredIn(path, text)).toEqual(servers);
  });

  test.for(silent)('%s declares nothing', async ([path, text]) => {
    expect(await declaredIn(path, text)).toEqual([]);
  });
});

describe('what may name servers and is not read', () => {
  const reportsOf = async (texts: Readonly<Record<string, string>>): Promise<string[]> => {
    const source = createTextSource(new Map(Object.entries(texts)));
    const options = { folder: '', ignorePaths: [], withCandidates: false, withPrograms: true };
    const { files } = await takeInventory(source, { ...options, charge: createBudget() });
    return files.map(({ path, span, reason }) => `${path}:${span?.start.line ?? ''} ${reason}`);
  };
  const inCode = 'starts MCP servers in code, which the gate does not read';

  test.for([
    ['a.py', 'import x\nStdioServerParameters(command="npx", args=[])\n', 2],
    ['a.ts', "\n\nnew StdioClientTransport({ command: 'uvx' })", 3],
    ['b.ts', 'new StreamableHTTPClientTransport(new URL("https://mcp.acme.example/mcp"))', 1],
    ['Makefile', 'run:\n\tclaude --mcp-config x.json\n', 2],
  ] as const)('%s is said', async ([path, text, line]) => {
    expect(await reportsOf({ [path]: text })).toEqual([`${path}:${line} ${inCode}`]);
    expect(await reportsOf({ [`tests/${path}`]: text })).toEqual([]);
  });

  test.for([
    ['a.py', 'servers = "mcpServers"\n'],
    ['a.ts', "import { StdioClientTransport } from 'x';\nspawn('npx');"],
    ['a.sh', '# claude mcp add\nnpx x\n'],
    ['a.md', 'StdioServerParameters(command="npx")'],
    ['test_a.py', 'StdioServerParameters(command="npx")'],
  ] as const)('%s is not', async ([path, text]) => {
    expect(await reportsOf({ [path]: text })).toEqual([]);
  });

  test.for([
    ['flake.nix', 'programs.x = {\n  mcpServers = {\n    a = { command = "npx"; };\n  };\n};\n', 2],
    [
      'nvim/init.lua',
      'require("x").setup({\n  mcp_servers = { a = { command = "uvx" } },\n})\n',
      2,
    ],
    ['Dockerfile', 'FROM node\nRUN claude mcp add a -- npx -y a\n', 2],
    ['.gitlab-ci.yml', 'job:\n  script:\n    - claude mcp add a -- npx -y a\n', 3],
    ['.env', 'MCP_SERVERS={"a": {"command": "npx"}}\n', 1],
    ['main.tf', 'locals {\n  mcp_servers = { a = { url = "https://x.example/mcp" } }\n}\n', 2],
    ['mcp.el', '(setq x\n  \'(("a" . (:command "npx")))) ; mcp-servers (npx)\n', 2],
  ] as const)('%s is named where it configures servers', async ([path, text, line]) => {
    expect(await reportsOf({ [path]: text })).toEqual([
      `${path}:${line} configures MCP servers in a language that the gate does not read`,
    ]);
  });

  test('clients that are made from variables are counted', async () => {
    const text = 'MCPClient(command)\n';
    expect(await reportsOf({ 'a.py': text })).toEqual([
      '.: 1 file builds clients for MCP servers from variables: a.py',
    ]);
    const other = 'MCPServerStdio("npx")';
    expect(await reportsOf({ 'a.py': text, 'b.py': text, 'c.py': other })).toEqual([
      `c.py:1 ${inCode}`,
      '.: 2 more files build clients for MCP servers from variables: a.py, b.py',
    ]);
  });
});
