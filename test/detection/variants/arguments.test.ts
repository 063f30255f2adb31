/*
 * Tests arguments that are launches, for any program: command lines after `--` or an option, server
 * addresses, and files in the tree that hold servers.
 */
import { type Case, type Files, mcp, playCases } from './cases.ts';

const good = '@fictional-mcp/notes@1.4.0';
const evil = 'fictional-evil';
const address = 'https://mcp.evil.example/sse';

const run = (line: string, more: object = {}): Files => {
  const [command = '', ...args] = line.split(' ');
  return mcp({ command, args, ...more });
};
/** Returns the same command line with one more argument, which can contain spaces. */
const withWord = (line: string, word: string): Files => {
  const [command = '', ...args] = line.split(' ');
  return mcp({ command, args: [...args, word] });
};
const servers = { json: { mcpServers: { inner: { command: 'npx', args: ['-y', evil] } } } };

/** Returns a change to a good server's entry that introduces an unlisted server. */
const brings = (words: string, rules = 'unlisted, unpinned'): Case => ({
  name: words,
  base: run(`npx -y ${good}`),
  head: run(words),
  expected: `added and changed: ${rules}`,
});
/** Returns a change to the entry that introduces only different arguments. */
const harmless = (words: string): Case => ({
  name: words,
  base: run(`npx -y ${good}`),
  head: run(words),
  expected: 'changed',
});
/** Returns a change that adds a file of servers beside an entry that names it. */
const named = (words: string, file = 'servers.json', more: object = {}): Case => ({
  name: `${words} ${JSON.stringify(more)}`,
  base: run(words, more),
  head: { [file]: servers },
  expected: 'added and unchanged: unlisted, unpinned',
});

const bareGood = `npx -y ${good}`;
const inWord = (line: string, word: string, expected: string): Case => ({
  name: `${line} "${word}"`,
  base: run(bareGood),
  head: withWord(line, word),
  expected,
});

playCases([
  named(`${bareGood} -c./ev.json`, 'ev.json'),
  named(`${bareGood} -cev.json`, 'ev.json'),
  // A package fetched alongside the program can provide it.
  brings(`npx -y -p ${good} -p zebra notes`),
  brings(
    `npx -y -p ${good} -p @fictional-mcp/shell@0.1.0 notes`,
    'below-minimum, unverified-publisher',
  ),
  brings(`npx -y -p ${good} -p @early/first notes`),
  brings(`${bareGood} -- npx -y ${evil}`),
  brings(`${bareGood} --port 80 -- uvx ${evil}`),
  brings(`${bareGood} -- docker run -i --rm registry.example/${evil}`),
  brings(`${bareGood} -- /usr/bin/npx ${evil}`),
  brings(`${bareGood} -- env A=1 npx ${evil}`),
  brings(`${bareGood} -- cmd /c npx ${evil}`),
  brings(`${bareGood} -- ruby evil.rb`, 'unidentified'),
  brings(`npx -y -p ${good} notes -- npx ${evil}`),
  brings(`npm exec --yes -- ${good} -- npx ${evil}`),
  brings(`${bareGood} --sse ${address}`, 'unlisted'),
  brings(`${bareGood} --streamable-http=${address}`, 'unlisted'),
  brings(`${bareGood} --server-url ${address}`, 'unlisted'),
  brings(`${bareGood} --mcp-url=${address.replace('https', 'wss')}`, 'unlisted'),
  inWord(`${bareGood} --stdio`, `npx -y ${evil}`, 'added and changed: unlisted, unpinned'),
  inWord(`${bareGood} --named-server x`, `uvx ${evil}`, 'added and changed: unlisted, unpinned'),
  inWord(`${bareGood} -- sh -c`, `npx ${evil}`, 'added and changed: unlisted, unpinned'),

  inWord(
    `${bareGood} --mcp-config`,
    JSON.stringify(servers.json),
    'added and changed: unidentified',
  ),
  inWord(
    bareGood,
    `--mcp-config=${JSON.stringify(servers.json)}`,
    'added and changed: unidentified',
  ),

  inWord(`${bareGood} --config`, '{"port": 80}', 'changed'),
  brings(`${bareGood} --api-url ${address}`, 'unlisted'),
  harmless(`${bareGood} --api-url https://api.fictional.example/v1`),
  harmless(`${bareGood} --url https://api.fictional.example`),
  brings(`${bareGood} https://api.fictional.example`, 'unlisted'),
  brings(`${bareGood} serve https://api.fictional.example --port 80`, 'unlisted'),
  harmless(`${bareGood} -u https://api.fictional.example`),
  harmless(`${bareGood} https://a.fictional.example https://b.fictional.example`),
  brings(`${bareGood} --backend https://evil.example/mcp/tenant`, 'unlisted'),
  brings(`${bareGood} --remote-extension https://evil.example`, 'unlisted'),
  brings(`${bareGood} -- -- npx -y ${evil}`),
  brings(`${bareGood} -- A=b npx -y ${evil}`),
  brings(`${bareGood} -- name npx -y ${evil}`),
  brings(`${bareGood} --command npx -y ${evil}`),
  inWord(`${bareGood} --command npx --args`, `-y ${evil}`, 'added and changed: unlisted, unpinned'),
  inWord(`${bareGood} --proxy-to`, `npx -y ${evil}`, 'added and changed: unlisted, unpinned'),
  inWord(`${bareGood} --`, `bash -c "npx -y ${evil}"`, 'added and changed: unlisted, unpinned'),
  brings(`${bareGood} --upstream ${address}`, 'unlisted'),
  brings(`${bareGood} --target=https://evil.example/mcp`, 'unlisted'),
  harmless(`${bareGood} --target https://api.fictional.example/v1`),
  harmless(`${bareGood} --command npm test`),
  harmless(`${bareGood} --command docker`),
  harmless(`${bareGood} -- list docker`),
  inWord(`${bareGood} --test`, 'npm run test -- --watch', 'changed'),
  inWord(`${bareGood} --allowed`, 'git status,npm test,docker ps', 'changed'),
  harmless(`${bareGood} --sse`),
  harmless(`${bareGood} --remote origin`),
  harmless(`${bareGood} -- --port 80`),
  harmless(`${bareGood} -- start`),
  harmless(`${bareGood} -- watch`),
  harmless(`${bareGood} -- /data ./docs`),
  harmless(`${bareGood} --allow npx uvx docker`),
  harmless(`${bareGood} --command list`),
  inWord(`${bareGood} --prompt`, 'npx is what you start servers with', 'changed'),

  // Bridges, whose operands are the server.
  ...[
    `uvx mcp-proxy --port 80 npx ${evil}`,
    `uvx mcp-proxy -e A https://mcp.fictional.example npx ${evil}`,
    `npx -y mcp-proxy --port 80 npx ${evil}`,
    `npx -y mcp-proxy --shell -- npx ${evil}`,
    `uvx mcpo --port 80 -- npx ${evil}`,
    `npx -y @modelcontextprotocol/inspector --cli npx ${evil}`,
    `npx -y @wong2/mcp-cli npx ${evil}`,
  ].map(
    (words): Case => ({
      name: words,
      base: run(bareGood),
      head: run(words),
      expected: 'added and changed: grade-lost, unlisted, unpinned',
    }),
  ),

  // Words that a bridge joins into a shell command.
  brings(`npx -y mcp-proxy --shell -- ${bareGood} && npx -y ${evil}`),
  {
    name: 'words that a shell reads as one command (honest)',
    base: run(`npx -y mcp-proxy -- ${bareGood}`),
    head: run(`npx -y mcp-proxy --shell -- ${bareGood}`),
    expected: 'changed',
  },

  // Options and variables that bridges pass on.
  ...[
    [`uvx mcp-proxy -e NODE_OPTIONS --require=./x.js ${bareGood}`],
    [`uvx mcp-proxy --env NODE_OPTIONS --require=./x.js -- ${bareGood}`],
    [`uvx mcp-proxy --cwd sub ${bareGood}`, { 'sub/.npmrc': 'node-options=--require=./x.js\n' }],
    [`uvx mcp-proxy --cwd=sub ${bareGood}`, { 'sub/npx.cmd': '' }],
    [`uvx mcpo --env NODE_OPTIONS=--require=./x.js -- ${bareGood}`],
    [`uvx mcpo --env-path x.env -- ${bareGood}`, { 'x.env': 'NODE_OPTIONS=-r=./x.js\n' }],
    [`uvx mcpo --env-path=x.env -- ${bareGood}`, { 'x.env': 'NODE_OPTIONS=-r=./x.js\n' }],
    [`npx -y @modelcontextprotocol/inspector -e NODE_OPTIONS=-r=./x.js ${bareGood}`],
  ].map(
    ([words, files = {}]): Case => ({
      name: `${words} hands on`,
      base: {},
      head: { ...run(words as string), ...(files as Files) },
      expected: 'added: altered-launch',
    }),
  ),
  ...[
    [`uvx mcp-proxy -e TOKEN x --cwd sub ${bareGood}`, { 'sub/a.txt': '' }],
    [`uvx mcpo --env-path x.env --env A=b -- ${bareGood}`, { 'x.env': 'TOKEN=x\n' }],
  ].map(
    ([words, files]): Case => ({
      name: `${words} hands on (honest)`,
      base: {},
      head: { ...run(words as string), ...(files as Files) },
      expected: 'added',
    }),
  ),
  ...['MCP_CONFIG', 'OTHER'].map(
    (variable): Case => ({
      name: `servers in the variable ${variable}`,
      base: run(bareGood),
      head: run(bareGood, { env: { [variable]: JSON.stringify(servers.json) } }),
      expected: 'changed: altered-launch',
    }),
  ),
  {
    name: 'servers in a variable, with escapes',
    base: run(bareGood),
    head: run(bareGood, { env: { A: '{"\\u006dcpServers":{"a":{"command":"./evil"}}}' } }),
    expected: 'changed: altered-launch',
  },
  {
    name: 'other JSON in a variable (honest)',
    base: run(bareGood),
    head: run(bareGood, { env: { KEY: '{"type":"service_account","key":"a\\u003d"}' } }),
    expected: 'unchanged',
  },

  // Files that hold servers.
  named(`${bareGood} --named-server-config servers.json`),
  named(`${bareGood} --config servers.json`),
  named(`${bareGood} --config=./servers.json`),
  // Programs resolve `..` in a path before they look for the file.
  named(`${bareGood} --config gone/../servers.json`),
  named(`${bareGood} --config=gone/./../servers.json`),
  named(`${bareGood} servers.json`),
  named(`${bareGood} -c @servers.json`),
  named(`${bareGood} --config \${workspaceFolder}/servers.json`),
  named(`${bareGood} --x conf/a`, 'conf/a'),
  named(`${bareGood} --x .hidden/list.conf`, '.hidden/list.conf'),
  named(`${bareGood} --config vendor/servers.json`, 'vendor/servers.json'),
  named(`docker run -v ./servers.json:/s.json registry.example/fictional/maps:2.0.1`),
  {
    // The content of a file that a variable names is part of the launch, too.
    ...named(bareGood, 'servers.json', { env: { MCP_CONFIG: './servers.json' } }),
    expected: 'added and changed: unlisted, unpinned',
  },
  named(`uvx mcpo --config servers.json`),
  {
    name: 'a file of servers among the arguments of a program of the project',
    base: { ...run('node server.js --mcp-config=servers.json'), 'server.js': '' },
    head: { 'servers.json': servers },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  {
    name: 'a file of servers in the folder that the server starts in',
    base: { ...run(`${bareGood} --config servers.json`, { cwd: 'sub' }), 'sub/a': '' },
    head: { 'sub/servers.json': servers },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  {
    name: 'an edit of a file of servers',
    base: {
      ...run(`${bareGood} --config a.json`),
      'a.json': { json: { mcpServers: { a: { command: 'npx', args: [good] } } } },
    },
    head: { 'a.json': { json: { mcpServers: { a: { command: 'npx', args: ['-y', evil] } } } } },
    expected: 'changed and unchanged: grade-lost, unlisted, unpinned',
  },
  {
    name: 'a file of servers that is named by one',
    base: {
      ...run(`${bareGood} --config a.json`),
      'a.json': {
        json: { mcpServers: { a: { command: 'npx', args: [good, '--config', 'b.json'] } } },
      },
    },
    head: { 'b.json': servers },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  {
    name: 'a file of servers in a script that is launched',
    base: {
      ...run('npm start'),
      'package.json': { json: { scripts: { start: `npx -y ${good} --config c/s.json` } } },
    },
    head: { 'c/s.json': servers },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  {
    name: 'in a script that nothing launches',
    base: {},
    head: {
      'package.json': { json: { scripts: { ai: 'claude --mcp-config c/s.json' } } },
      'c/s.json': servers,
    },
    expected: 'added: unlisted, unpinned',
  },
  {
    name: 'in a shell script',
    base: { ...run('./run.sh'), 'run.sh': `exec npx -y ${good} --config "c/s.json"\n` },
    head: { 'c/s.json': servers },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  {
    name: 'a file of servers that cannot be read',
    base: run(`${bareGood} --config servers.json`),
    head: { 'servers.json': '{"mcpServers": {"inner": {"command": "npx",' },
    expected: 'unchanged: unparsable-file',
  },
  {
    name: 'TOML and YAML',
    base: run(`${bareGood} a.toml b.yaml`),
    head: {
      'a.toml': `[mcp_servers.inner]\ncommand = "npx"\nargs = ["${evil}"]\n`,
      'b.yaml': `mcpServers:\n  other:\n    command: uvx\n    args: [${evil}]\n`,
    },
    expected: 'added and unchanged: unlisted, unpinned',
  },
  ...[
    ['settings of another kind', 'a.json', '{"port": 80, "url": "https://api.fictional.example"}'],
    [
      'an API',
      'a.json',
      '{"openapi": "3.0.0", "servers": [{"url": "https://api.fictional.example"}]}',
    ],
    ['a text about servers', 'a.md', '{"mcpServers": {"a": {"command": "npx", "args": ["evil"]}}}'],
    ['data that is not of the format', 'a.json', 'no servers'],
    ['a list of names', 'a.json', '{"mcpServers": ["a", "b"]}'],
  ].map(
    ([what = '', file = '', text = '']): Case => ({
      name: `${what} among the arguments`,
      base: run(`${bareGood} --config ${file}`),
      head: { [file]: text },
      expected: 'unchanged',
    }),
  ),
]);
