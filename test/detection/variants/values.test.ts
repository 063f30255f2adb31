/*
 * Variables whose values mean to a program what arguments would: server addresses and command lines. Also
 * tests code files among a package's arguments.
 */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const evil = 'fictional-evil';
const address = 'https://evil.example/x';

/** A variable that the change adds. */
const given = (
  env: Readonly<Record<string, string>>,
  expected: Case['expected'],
  entry: object = good,
): Case => ({
  name: `${JSON.stringify(env)} for ${JSON.stringify(entry)}`,
  base: mcp(entry),
  head: mcp({ ...entry, env }),
  expected,
});
const line = (text: string): { readonly command: string; readonly args: readonly string[] } => {
  const [command = '', ...args] = text.split(' ');
  return { command, args };
};

const brings = 'added and changed: unlisted';
const starts = 'added and unchanged: unlisted, unpinned';
const bareGood = 'npx -y @fictional-mcp/notes@1.4.0';

/** A file that the words still name while its content changes. */
const edited = (
  words: string,
  file: string,
  expected: Case['expected'],
  files: Files = {},
): Case => ({
  name: `${words} while ${file} changes`,
  base: { ...mcp(line(words)), ...files, [file]: 'a\n' },
  head: { [file]: 'b\n' },
  expected,
});
const alters = 'changed: altered-launch';

/** A variable for all of Claude's servers that the change adds, in a tree with some files. */
const byClaude = (value: string, files: Files, expected: Case['expected']): Case => ({
  name: `${value} in Claude's settings beside ${JSON.stringify(files)}`,
  base: { ...mcp(good), 'other/.mcp.json': mcp(good)['.mcp.json'] ?? '', ...files },
  head: { '.claude/settings.json': JSON.stringify({ env: { ACME_PLUGIN_PATH: value } }) },
  expected,
});

playCases([
  // Lists are split at colons, so a folder can have the same name as a scheme.
  byClaude(address, {}, 'unchanged'),
  byClaude(address, { 'https/index.js': '' }, 'changed: altered-launch'),
  byClaude(address, { 'other/https/index.js': '' }, 'changed and unchanged: altered-launch'),
  ...[
    'MCP_URL',
    'mcp_url',
    'ACME_MCP_SERVER_URL',
    'ACME_SSE_GATEWAY_URI',
    'SSE_ENDPOINT',
    'MCP_PROXY_ADDRESS',
    'mcp-server-url',
    'mcpServerUrl',
  ].map((name) => given({ [name]: address }, brings)),
  ...[
    'https://evil.example/mcp',
    'wss://evil.example/v1/sse?x=1',
    ' https://evil.example/mcp/a ',
  ].map((value) => given({ BACKEND: value }, brings)),
  given({ HOST: 'evil.example', MCP_URL: 'https://${HOST}/x' }, brings),
  given({ MCP_URL: '${OUTSIDE:-https://evil.example/x}' }, brings),
  given({ MCP_URL: 'http://localhost:3000/x' }, 'added and changed: local-code'),
  given({ MCP_URL: 'https://${OUTSIDE}/x' }, 'added and changed: unidentified'),
  given({ BACKEND: '"https://evil.example/mcp"' }, 'added and unchanged: unlisted'),
  // Addresses of services, and values that start no server.
  given({ BASE_URL: 'https://api.fictional.example' }, 'changed'),
  given({ MCP_DOCS_URL: 'https://api.fictional.example' }, 'changed'),
  given({ MCP_URL: '${MCP_URL}' }, 'unchanged'),
  given({ MCP_URL: '' }, 'unchanged'),
  given({ MCP_URL: address }, 'unchanged', { url: 'https://mcp.fictional.example' }),
  // Command lines.
  ...[`npx -y ${evil}`, `uvx ${evil}`, `  A=b npx -y ${evil}`, `sh -c "npx -y ${evil}"`].map(
    (value) => given({ UPSTREAM: value }, starts),
  ),
  given({ NOTE: 'npx is what you start servers with' }, 'unchanged'),
  given({ ALLOWED: 'git status,npm test' }, 'unchanged'),
  given({ SSE_URL: address }, 'added and unchanged: unlisted', line('uvx mcp-proxy==1.0.0')),
  {
    name: 'the server of a bridge in the settings of its client',
    base: mcp(line('uvx mcp-proxy==1.0.0')),
    head: { '.claude/settings.json': { json: { env: { SSE_URL: address } } } },
    expected: 'added and unchanged: unlisted',
  },
  given({ MCP_PROXY_SHELL: 'true' }, alters, line(`npx -y mcp-proxy ${bareGood}`)),
  given(
    { SMITHERY_BASE_URL: address },
    /^changed: altered-launch/,
    line('npx -y @smithery/cli run @a/b'),
  ),
  {
    name: 'an address for a container',
    base: mcp(line('docker run -i registry.example/fictional/maps:2.0.1')),
    head: mcp(line(`docker run -i -e MCP_URL=${address} registry.example/fictional/maps:2.0.1`)),
    expected: /^added and changed: .*unlisted/,
  },

  // Code files among the arguments.
  edited(`${bareGood} -- ./evil.sh`, 'evil.sh', alters),
  edited(`${bareGood} --plugin ./evil.js`, 'evil.js', alters),
  edited(`${bareGood} --plugin=evil.js`, 'evil.js', alters),
  edited(`${bareGood} -r./evil.py`, 'evil.py', alters),
  edited(`${bareGood} \${workspaceFolder}/hooks/evil.rb`, 'hooks/evil.rb', alters),
  edited(
    'uvx --from fictional-mcp-weather==2.1.0 x ./evil.py',
    'evil.py',
    'changed: altered-launch, unproven-program',
  ),
  {
    name: 'a folder of plugins',
    base: { ...mcp(line(bareGood)), 'plugins/a.js': '' },
    head: mcp(line(`${bareGood} --plugins ./plugins`)),
    expected: alters,
  },
  {
    name: 'code of servers that comes',
    base: mcp(line(`${bareGood} --config a.js`)),
    head: { 'a.js': 'export default { mcpServers: { a: { command: "npx" } } }' },
    expected: alters,
  },
  // Data, files that a server works on, and files outside the tree.
  edited(`${bareGood} --config ./a.json`, 'a.json', 'unchanged'),
  edited(`${bareGood} --config ./a.yaml`, 'a.yaml', 'unchanged'),
  edited(`${bareGood} ./src`, 'src/a.ts', 'unchanged'),
  edited(`${bareGood} --plugin /opt/evil.js`, 'evil.js', 'unchanged'),
  edited('docker run -i registry.example/fictional/maps:2.0.1 ./evil.sh', 'evil.sh', 'unchanged'),
]);
