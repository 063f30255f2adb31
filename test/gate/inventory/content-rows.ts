/*
 * Files with any name, and the servers that their content declares. The rows cover every form of declaration
 * in every format and place. They also cover texts that hide their words, and look-alikes: documents,
 * schemas, states and references.
 */

export type Row = readonly [path: string, text: string, servers: readonly string[]];

const entry = { command: 'npx', args: ['-y', '@a/b@1.0.0'] };
const server = 'a: npx -y @a/b@1.0.0';
const remote = { url: 'https://mcp.acme.example/mcp' };
const address = 'a: https://mcp.acme.example/mcp';
const inYaml = '{command: npx, args: [-y, "@a/b@1.0.0"]}';
const in5 = `{command: 'npx', args: ['-y', "@a/b@1.0.0",],}`;
const inToml = 'command = "npx"\nargs = ["-y", "@a/b@1.0.0"]\n';
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Returns rows that put one text in several places, each with the result expected there. */
const places = (name: string, text: string, servers: readonly string[]): readonly Row[] => [
  [name, text, servers],
  [`config/deep/er/${name}`, text, servers],
  [`samples/${name}`, text, servers.map((each) => `aside ${each}`)],
  [`src/test/resources/${name}`, text, servers.map((each) => `aside ${each}`)],
  [`${name}.example`, text, servers.map((each) => `aside ${each}`)],
  [`node_modules.d/${name}`, text, servers],
];

const kubernetes = (kind: string, spec: string): string =>
  `apiVersion: acme.example/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: ${spec}\n`;

/** A policy with lists that let servers run. */
const managed = json({
  policy: { allowedMcpServers: [{ serverCommand: ['npx', '-y', '@a/b@1.0.0'] }] },
});
const registry = json({
  servers: [
    {
      server: {
        name: 'a',
        packages: [{ registryType: 'npm', identifier: '@a/b', version: '1.0.0' }],
      },
    },
  ],
});

export const declaring: readonly Row[] = [
  // Lists that let servers run, whatever the file's name.
  ['policy/company.json', managed, ['npx -y @a/b: npx -y @a/b@1.0.0']],
  ['.config/company.json', managed, ['npx -y @a/b: npx -y @a/b@1.0.0']],
  ['catalogue.json', registry, [server]],
  ['api/v0/servers', registry, [server]],
  [
    'broken.json',
    '{"allowedMcpServers": [{"serverCommand": ["npx"]}]',
    ['fault: not valid JSON: close brace expected'],
  ],
  // One rule covers every key made up of words for MCP servers.
  ...[
    { all: [{ mcpServers: { a: entry } }] },
    { agents: [{ name: 'x', mcp_servers: [{ name: 'a', ...entry }] }] },
    { providers: [{ config: { mcp: { servers: { a: entry } } } }] },
    { mcp: { a: entry } },
    { mcps: { a: entry } },
    { mcp: { targets: [{ name: 'a', stdio: { cmd: entry.command, args: entry.args } }] } },
    { mcp: { items: { a: entry } } },
    { mcp: { servers: { stdio: { a: entry } } } },
    { McpServers: { a: { Command: entry.command, Args: entry.args } } },
    { Mcp: { Servers: { a: { Type: 'stdio', COMMAND: entry.command, arguments: entry.args } } } },
    { 'mcp-clients': [{ id: 'a', ...entry }] },
    { externalMcpServers: { a: entry } },
    { mcpServer: { name: 'a', ...entry } },
    { 'amp.mcp.servers': { a: entry } },
    { mcpServers: { a: { codex: entry } } },
    { steps: [{ type: 'mcp', name: 'a', ...entry }] },
    { steps: [{ _type: 'mcp_client', name: 'a', connection: entry }] },
    { nodes: [{ type: '@x/langchain.mcpClientTool', name: 'a', parameters: entry }] },
    // Members that do not hide the servers beside them.
    { mcpServers: { command: 'x', a: entry } },
    { mcpServers: { url: 'x', a: entry } },
    { mcp: { image: 'x', env: { URL: 'x' }, a: entry } },
    { spring: { mcpServers: { a: entry } } },
    { services: { mcpServers: { a: entry } } },
    { [`${'x'.repeat(80)}.mcpServers`]: { a: entry } },
    { data: { 'config.json': JSON.stringify({ mcpServers: { a: entry } }) } },
  ].map((value, index): Row => [`family/${index}.json`, json(value), [server]]),
  ...[
    { mcp: { a: remote } },
    { mcp: { a: { endpoint: remote.url } } },
    { mcp_servers: { a: { mcp_server_url: remote.url } } },
    { mcpServers: { a: { config: { server_url: remote.url } } } },
    { tools: [{ type: 'mcp', server_label: 'x', name: 'a', server_url: remote.url }] },
    { kind: 'MCPToolset', name: 'a', connection: { params: { url: remote.url } } },
  ].map((value, index): Row => [`family/a${index}.json`, json(value), [address]]),
  ['commented.json', `{"mcpServers" /* c */: {"a": ${JSON.stringify(entry)}}}`, [server]],
  ['commented-clients.json', `{"mcpClients" // c\n: {"a": ${JSON.stringify(entry)}}}`, [server]],
  ['an-mcp.json', json({ mcpServers: { a: { endpoint: remote.url } } }), [address]],
  ['hooks.json', json({ mcpServers: { hooks: entry } }), ['hooks: npx -y @a/b@1.0.0']],
  [
    'many-texts.json',
    json([
      ...Array.from(
        { length: 300 },
        (_, index) => `{"mcpServers": {}, "text": "${'x'.repeat(40)}${index}"}`,
      ),
      JSON.stringify({ mcpServers: { a: entry } }),
    ]),
    [server],
  ],
  ['.mcp/config.json', json({ servers: { a: entry } }), [server]],
  ['tools/mcp/config.yaml', `servers:\n  a: ${inYaml}\n`, [server]],
  // Configurations embedded as text in typical files.
  [
    'k8s/config.yaml',
    `apiVersion: v1\nkind: ConfigMap\ndata:\n  mcp.json: |\n    {"mcpServers": {"a": ${JSON.stringify(entry)}}}\n`,
    [server],
  ],
  [
    'charts/values.yaml',
    `config: |\n  mcpServers:\n    a:\n      command: npx\n      args: ["-y", "@a/b@1.0.0"]\n`,
    [server],
  ],
  // Compose services that are servers, recognised by their image or package.
  ['compose.yaml', 'services:\n  x: {image: mcp/fetch}\n', ['x: docker run mcp/fetch']],
  [
    'deploy/docker-compose.yml',
    'services:\n  x:\n    image: node:24\n    command: npx -y x-mcp-server@1.0.0\n',
    ['x: npx -y x-mcp-server@1.0.0'],
  ],
  // Templates with comments that span several lines.
  ['mcp.yaml.tmpl', `{{- /*\n a: b: c\n*/ -}}\nmcpServers:\n  a: ${inYaml}\n`, [`aside ${server}`]],
  ['mcp.json.tmpl', `<%\n x\n%>\n${json({ mcpServers: { a: entry } })}`, [`aside ${server}`]],
  // Files that belong to a single client.
  ...places('config/default.json5', `// c\n{mcpServers: {a: ${in5}}}`, [server]),
  ['openclaw.json', `{mcp: {servers: {a: ${in5}}}, /* d */}`, [server]],
  ['.openclaw/openclaw.json', json({ mcp: { servers: { a: entry } } }), [server]],
  ['a.json5', `{'\\u006dcpServers': {"a": ${in5}}}`, [server]],
  ['b.json5', `{m\\u0063pServers: {a: {url: 'https://mcp.acme.\\\nexample/mcp'}}}`, [address]],
  ['mcp.json5', `{a: ${in5}}`, [server]],
  ['openclaw.json5', '{mcp: {servers: {', ['fault: not valid JSON5: property name expected']],
  ['.mcprc', json({ mcpServers: { a: entry } }), [server]],
  ['.mcprc.example', json({ mcpServers: { a: entry } }), [`aside ${server}`]],
  ['x/.mcprc', json({ a: entry }), [server]],
  ['.acmerc', json({ mcpServers: { a: entry } }), [server]],
  [
    '.mcpd.toml',
    '[[servers]]\nname = "a"\npackage = "npx::@a/b@1.0.0"\n[[servers]]\nname = "c"\npackage = "uvx::d@2"\n',
    [server, 'c: uvx d@2'],
  ],
  ['e/.mcpd.toml', '[[servers]]\nname = "a"\npackage = "acme::b@1"\n', ['a: acme::b@1']],
  [
    '.aider.conf.yml',
    `mcp-servers: |\n  {"mcpServers": {"a": ${json(entry).replaceAll('\n', ' ')}}}\n`,
    [server],
  ],
  ['f/.aider.conf.yml', `mcp-servers:\n  a: ${inYaml}\n`, [server]],
  [
    'review.recipe.json',
    json({ extensions: [{ type: 'stdio', name: 'a', cmd: 'npx', args: ['-y', '@a/b@1.0.0'] }] }),
    [server],
  ],
  [
    '.continue/agents/a.md',
    '---\nname: A\ntools: Read, acme/b:list, acme/b\n---\n',
    ['acme/b: acme/b'],
  ],
  // 1: a key of the `mcpServers` family, whatever the file's name.
  ...places('settings.json', json({ mcpServers: { a: entry } }), [server]),
  ...places('servers_config.json', json({ mcpServers: { a: remote } }), [address]),
  ...places('config/default.yaml', `mcp_servers:\n  a: ${inYaml}\n`, [server]),
  ...places('tools.yaml', `agent:\n  mcp-servers:\n    a: ${inYaml}\n`, [server]),
  ...places('pyproject.toml', `[tool.acme.mcp_servers.a]\n${inToml}`, [server]),
  ...places('agents.config.json', json({ tool: { mcp: { servers: { a: entry } } } }), [server]),
  [
    'ai-rulez.yaml',
    `mcp_servers:\n  - name: a\n    command: npx\n    args: [-y, "@a/b@1.0.0"]\n`,
    [server],
  ],
  ['a.jsonc', `// c\n{"acme.mcpServers": {"a": ${json(entry)},},}`, [server]],
  ['x.yml', `context_servers:\n  a: ${inYaml}\n`, [server]],
  [
    'a.json',
    json({ a: { b: { c: { d: { e: { f: { mcpServers: { a: entry } } } } } } } }),
    [server],
  ],
  ['b.json', json({ mcpServers: { a: { serverUrl: remote.url } } }), [address]],
  ['c.json', json({ mcpServers: { a: { server_url: remote.url } } }), [address]],
  // 2 and 3: a list under `mcp`, and keys for clients and connections.
  ...places('app.toml', `[[tools.mcp]]\nname = "a"\n${inToml}`, [server]),
  [
    'app.yaml',
    `tools:\n  mcp:\n    - name: a\n      command: npx\n      args: [-y, "@a/b@1.0.0"]\n`,
    [server],
  ],
  ['d.json', json({ mcp_clients: { a: remote } }), [address]],
  ['e.yaml', `my_mcp_connections:\n  a: {url: "${remote.url}"}\n`, [address]],
  // 4: list items that state what they are.
  ...places(
    'agent.json5.json',
    json({ tools: [{ type: 'mcp', name: 'a', server_url: remote.url }] }),
    [address],
  ),
  ['f.yaml', `tools:\n  - {type: mcp, name: a, url: "${remote.url}"}\n`, [address]],
  [
    'g.yaml',
    `runtimes:\n  - {type: RemoteMCPServer, name: a, spec: {url: "${remote.url}"}}\n`,
    [address],
  ],
  [
    'h.json',
    json({ agentConnectors: [{ type: 'mcp', name: 'a', config: { url: remote.url } }] }),
    [address],
  ],
  // 5: settings of Java frameworks.
  ...places(
    'application.yml',
    `spring:\n  ai:\n    mcp:\n      client:\n        stdio:\n          connections:\n            a: ${inYaml}\n`,
    [server],
  ),
  ['application.yaml', `spring.ai.mcp.client.sse.connections.a.url: ${remote.url}\n`, [address]],
  [
    'application.properties',
    `spring.ai.mcp.client.stdio.connections.a.command=npx\nspring.ai.mcp.client.stdio.connections.a.args=-y,@a/b@1.0.0\n`,
    [server],
  ],
  [
    'application-b.properties',
    `spring.ai.mcp.client.stdio.connections.a.command=npx\nspring.ai.mcp.client.stdio.connections.a.args[0]=-y\nspring.ai.mcp.client.stdio.connections.a.args[1]=@a/b@1.0.0\n`,
    [server],
  ],
  ['q/application.properties', 'quarkus.langchain4j.mcp.a.command=npx,-y,@a/b@1.0.0\n', [server]],
  ['r/application.properties', `%dev.quarkus.langchain4j.mcp.a.url = ${remote.url}\n`, [address]],
  [
    's/application.properties',
    'quarkus.langchain4j.mcp.a.command=npx,\\\n    -y,@a/b@1.0.0\n',
    [server],
  ],
  [
    't/application.properties',
    'quarkus.langchain4j.m\\u0063p.a.command=npx,-y,@a/b@1.0.0\n',
    [server],
  ],
  // 6: Kubernetes objects.
  ...places('cluster.yaml', kubernetes('RemoteMCPServer', `{url: "${remote.url}"}`), [address]),
  ['k/a.yaml', kubernetes('MCPServer', '{image: ghcr.io/a/b:1}'), ['a: docker run ghcr.io/a/b:1']],
  [
    'k/b.yaml',
    kubernetes('MCPServer', '{deployment: {cmd: npx, args: [-y, "@a/b@1.0.0"]}}'),
    [server],
  ],
  [
    'k/c.yaml',
    kubernetes('MCPServer', '{deployment: {image: node:24, cmd: npx, args: [-y, "@a/b@1.0.0"]}}'),
    ['a: docker run --entrypoint npx node:24 -y @a/b@1.0.0'],
  ],
  ['k/d.yaml', kubernetes('MCPRemoteProxy', `{remoteUrl: "${remote.url}"}`), [address]],
  ['k/e.yaml', kubernetes('MCPServerEntry', `{remoteUrl: "${remote.url}"}`), [address]],
  ['k/f.yaml', kubernetes('ToolServer', `{config: {stdio: ${inYaml}}}`), [server]],
  [
    'k/g.yaml',
    `kind: A\napiVersion: v1\n---\n${kubernetes('RemoteMCPServer', `{url: "${remote.url}"}`)}`,
    [address],
  ],
  [
    'k/text.yaml',
    `a text\n---\n${kubernetes('RemoteMCPServer', `{url: "${remote.url}"}`)}`,
    [address],
  ],
  ['k/mcp-server.yaml', kubernetes('RemoteMCPServer', `{url: "${remote.url}"}`), [address]],
  [
    'k/h.yaml',
    `apiVersion: v1\nkind: List\nitems:\n  - {apiVersion: v1, kind: RemoteMCPServer, metadata: {name: a}, spec: {url: "${remote.url}"}}\n`,
    [address],
  ],
  // Templates for clients' files.
  ...[
    '.mcp.json.example',
    '.mcp.json.sample',
    '.mcp.example.json',
    '.cursor/mcp.json.template',
    '.mcp.json.dist',
    '.mcp.json.tmpl',
  ].map((path): Row => [path, json({ mcpServers: { a: entry } }), [`aside ${server}`]]),
  ['.claude/agents/a.md', `---\nmcpServers:\n  a: ${inYaml}\n---\n`, [server]],
  // Templates for generators: a placeholder counts as a variable that nothing sets.
  [
    'chart/servers.yaml',
    `{{- if .x }}\nmcpServers:\n  {{ .name }}: {url: https://mcp.acme.example/mcp}\n  a: ${inYaml}\n{{- end }}\n`,
    ['aside $___name___: https://mcp.acme.example/mcp', `aside ${server}`],
  ],
  [
    'chart/servers.json',
    '{"mcpServers": {"a": {"url": "https://{{host}}/mcp", "x": {{ y }}, "z": [${z}]}}}',
    ['aside a: https://$_host__/mcp'],
  ],
  // Words hidden from a byte search.
  [
    'hidden/a.json',
    '{"\\u006dcpServers": {"a": {"command": "npx", "args": ["-y", "@a/b@1.0.0"]}}}',
    [server],
  ],
  [
    'hidden/b.json',
    '{"mcpServers": {"a": {"\\u0063ommand": "npx", "args": ["-y", "@a/b@1.0.0"]}}}',
    [server],
  ],
  ['hidden/c.yaml', `"\\x6dcpServers":\n  a: ${inYaml}\n`, [server]],
  ['hidden/d.yaml', `? "mcp\\\n  Servers"\n: a: ${inYaml}\n`, [server]],
  ['hidden/e.yaml', `x: &x\n  a: ${inYaml}\nmcpServers: *x\n`, [server]],
  ['hidden/f.json', `{"mcp" /* c */ : {"servers" /* d */ : {"a": ${json(entry)}}}}`, [server]],
  ['hidden/g.json', json({ 'x.mcpServers': { a: entry } }), [server]],
  ['hidden/h.toml', `["mcp\\u005fservers".a]\n${inToml}`, [server]],
];

const nothing = (path: string, text: string): Row => [path, text, []];

export const silent: readonly Row[] = [
  ['examples/company.json', managed, []],
  ['tests/fixtures/managed-settings.json', managed, []],
  ['samples/servers.json', registry, []],
  ['denied.json', json({ deniedMcpServers: [{ serverCommand: ['npx', '-y', '@a/b'] }] }), []],
  ['hosts.json', json({ servers: [{ name: 'a', host: 'a.example' }], packages: ['@a/b'] }), []],
  // Files with the same names but unrelated content.
  nothing('rc/.mcprc', 'let mcpServers = command\n'),
  nothing('.zshrc', `cat > x <<E\n{"mcpServers": {"a": ${json(entry)}}}\nE\n`),
  nothing('rc/.acmerc', json({ mcpServers: { a: 1 }, url: 'x' })),
  nothing('rc/.mcpd.toml', '[server]\nname = "a"\n[server.runtime]\ncommand = "uvx"\n'),
  nothing('rc/.aider.conf.yml', 'model: gpt\n# mcp-servers: none\n'),
  nothing('s.json5', "{text: 'mcpServers: {a: {command: 1}}'}"),
  nothing('t.json5', "// {mcpServers: {a: {command: 'npx'}}}\n{url: 'x'}"),
  nothing(
    'rc/openclaw.json',
    '{commands: {restart: true}, plugins: {entries: {x: {enabled: true}}}}',
  ),
  nothing('b.recipe.json', json({ name: 'Soup', extensions: ['x'], url: 'x' })),
  nothing('.continue/agents/b.md', '---\nname: A\ntools: Read, built_in\n---\nmcp command\n'),
  // Descriptions and references.
  nothing(
    'schema.json',
    json({
      $schema: 'https://json-schema.org/draft-07/schema#',
      examples: { mcpServers: { a: entry } },
    }),
  ),
  ...['properties', '$defs', 'definitions', 'inputs', 'components'].map((key) =>
    nothing(
      `described/${key.replace('$', '')}.json`,
      json({ [key]: { mcpServers: { a: entry } } }),
    ),
  ),
  nothing(
    'm.json',
    json({
      a: {
        b: { c: { d: { e: { f: { g: { h: { i: { j: { mcpServers: { a: entry } } } } } } } } } },
      },
    }),
  ),
  nothing(
    'otel/docker-compose-x.yaml',
    'services:\n  mcp: {command: [-c, x], environment: [A=b]}\n',
  ),
  nothing(
    'own/compose.yaml',
    'services:\n  x: {image: x-mcp-server, build: .}\n  y: {image: a-mcp-indexer}\n',
  ),
  nothing('db/compose.yaml', 'services:\n  mcp-qdrant: {image: "qdrant/qdrant"}\n'),
  nothing('n.json', json({ servers: { a: entry } })),
  ...[
    { mcpGateway: { a: entry } },
    { mcpAuthentication: { a: entry } },
    { beforeMCPExecution: [entry] },
    { docker_mcp_gateway: { a: entry } },
    { 'mcp-qdrant': { image: 'qdrant/qdrant' } },
    { mcp: { guardrails: { processors: [{ remote: { url: remote.url } }] } } },
    { hooks: { mcpServers: { a: entry } } },
    { provider: 'GitMCP', url: remote.url },
    { kind: 'MCPRoute', target: remote.url },
    { authentication: { x: { _type: 'mcp_oauth2', server_url: remote.url } } },
    { mcp: { port: 3000, address: ':8080', target: 'x', command: 'serve' } },
    { mcp: { a: { b: { c: { command: 'x' } } } } },
  ].map((value, index): Row => nothing(`family/n${index}.json`, json(value))),
  nothing('o.json', json({ a: entry })),
  nothing('q.json', json({ mcp: { enabled: true, command: 'x' } })),
  nothing('r.json', json({ mcpServers: {}, command: 'x' })),
  nothing('s.json', json({ mcpServers: ['a', 'b'], url: 'x' })),
  nothing('t.json', json({ mcpServers: { a: { enabled: true } }, url: 'x' })),
  nothing('u.json', json({ mcpServersCommand: 'npx', description: 'mcpServers: {command: npx}' })),
  nothing('v.json', json({ text: 'Add {"mcpServers": {"a": {"command": "npx"}}} to the file' })),
  nothing('w.json', json({ mcpServerList: { a: entry } })),
  nothing(
    'x.json',
    json({
      tools: [{ type: 'McpServer', mcpServer: { name: 'a', kind: 'RemoteMCPServer' } }],
      url: 'x',
    }),
  ),
  nothing('y.json', json({ tools: [{ type: 'mcp', name: 'a' }], command: 'x' })),
  nothing('z.json', json({ tools: [{ type: 'function', name: 'mcp', url: 'https://x.example' }] })),
  nothing('catalogue.json', json({ mcpServers: { a: { url: 'https://github.com/acme/x' } } })),
  nothing('package-lock.json', json({ mcpServers: { a: entry } })),
  nothing('pnpm-lock.yaml', `mcpServers:\n  a: ${inYaml}\n`),
  nothing('x.lock.json', json({ mcpServers: { a: entry } })),
  nothing('node_modules.txt', json({ mcpServers: { a: entry } })),
  nothing('README.md', `---\nmcpServers:\n  a: ${inYaml}\n---\n`),
  nothing('docs/agents/a.md', `# Title\n\nmcpServers:\n  a: ${inYaml}\n`),
  nothing('src/a.ts', json({ mcpServers: { a: entry } })),
  nothing('src/a.py', 'mcpServers = {"a": {"command": "npx"}}'),
  nothing('data.csv', 'mcpServers,command\n'),
  // State files, messages and fixtures that belong to other programs.
  nothing('messages/en.json', json({ mcpServers: 'MCP servers', command: 'Command', url: 'URL' })),
  nothing(
    'messages/de.json',
    json({ mcpServers: { title: 'Server', add: 'Add' }, command: 'Befehl' }),
  ),
  nothing('state.json', json({ mcpServers: null, url: 'x' })),
  nothing('log.json', json({ level: 'info', message: 'mcp: command started', mcp: 'command' })),
  nothing('coverage.json', json({ 'src/mcp/servers.ts': { url: 1 } })),
  nothing(
    'tsconfig.base.json',
    json({ compilerOptions: { paths: { '@mcp/*': ['./mcp/*'] } }, target: 'x' }),
  ),
  nothing(
    'openapi.yaml',
    'openapi: 3.1.0\nservers:\n  - url: https://api.acme.example/mcp\npaths: {}\n',
  ),
  nothing('workflow.yaml', 'name: mcp\njobs:\n  mcp:\n    image: x\n    command: y\n'),
  nothing('values.yaml', 'mcp:\n  image: ghcr.io/a/b:1\n  command: x\n'),
  nothing(
    'prometheus.yml',
    'scrape_configs:\n  - job_name: mcp\n    static_configs: [{targets: ["x"]}]\n',
  ),
  nothing('docker.yaml', 'services:\n  mcp-server:\n    image: x\n    command: y\n'),
  nothing(
    'server.json',
    json({ name: 'io.acme/x', packages: [{ identifier: '@a/b' }], mcp: true, url: 'x' }),
  ),
  // Java settings that start nothing.
  nothing(
    'j/application.yml',
    'spring:\n  ai:\n    mcp:\n      server:\n        name: x\n        url: https://x.example\n',
  ),
  nothing('j/b.yml', 'spring:\n  ai:\n    mcp:\n      client: {enabled: true, command: x}\n'),
  nothing(
    'j/c.properties',
    '# quarkus.langchain4j.mcp.a.command=npx\n! quarkus.langchain4j.mcp.a.url=x\n',
  ),
  nothing('j/d.properties', 'quarkus.langchain4j.mcp.a.transport-type=stdio\nx.command=y\n'),
  nothing('j/e.properties', 'message=spring.ai.mcp.client.stdio.connections.a.command=npx\n'),
  nothing('j/f.properties', 'quarkus.langchain4j.mcp.a.log-requests=true\nurl=x\n'),
  // Kubernetes objects that only refer to servers, or that start none.
  nothing(
    'kn/a.yaml',
    kubernetes(
      'Agent',
      '{tools: [{type: McpServer, mcpServer: {kind: RemoteMCPServer, name: x}}], url: x}',
    ),
  ),
  nothing('kn/b.yaml', `${kubernetes('MCPServer', '{transport: stdio}')}# command\n`),
  nothing('kn/c.yaml', kubernetes('MCPServerRegistration', `{url: "${remote.url}"}`)),
  nothing('kn/d.yaml', kubernetes('MCPTool', '{image: x}')),
  nothing('kn/e.yaml', `kind: MCPServer\nspec: {image: x}\n`),
  nothing(
    'kn/f.yaml',
    kubernetes(
      'Deployment',
      '{template: {spec: {containers: [{image: x/mcp-server, command: [x]}]}}}',
    ),
  ),
  nothing(
    'kn/g.yaml',
    kubernetes(
      'CustomResourceDefinition',
      '{names: {kind: MCPServer}, versions: [{schema: {properties: {url: {type: string}}}}]}',
    ),
  ),
  nothing(
    'kn/h.yaml',
    `${kubernetes('ConfigMap', '{}')}data:\n  mcpServers.json: "{}"\n  url: x\n`,
  ),
  // Texts that cannot be parsed and do not use the words as keys.
  nothing('bad/a.json', '{"mcpServers are": "command"'),
  nothing('bad/b.yaml', 'a: [\n# mcp_servers and command\n'),
  nothing('bad/c.toml', 'mcp_servers command'),
  nothing('bad/d.json', ''),
  nothing('bad/e.yaml', '{{- range .Values.mcp }}\n- url: {{ .url }}\n{{- end }}\n'),
  nothing('bad/f.json', `${'['.repeat(200)}"mcpServers command"`),
  nothing('bad/g.yaml', `mcp: &a [command, *a]\n`),
];
