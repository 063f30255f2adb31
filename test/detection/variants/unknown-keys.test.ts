/*
 * Entries with unknown keys, and addresses that a launch receives: each is reported, whatever the file and
 * the program. Values that only look like an entry or an address are ignored.
 */
import { describe } from 'vitest';
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const address = 'https://a.example/mcp';
const added = (name: string, head: Files, expected: string | RegExp): Case => ({
  name,
  base: {},
  head,
  expected,
});

/**
 * Files that belong to clients and files that belong to none, each with a map of servers in the file's
 * format.
 */
const inFiles: Readonly<Record<string, (map: object) => Files>> = {
  '.mcp.json': (map) => ({ '.mcp.json': { json: { mcpServers: map } } }),
  '.cursor/mcp.json': (map) => ({ '.cursor/mcp.json': { json: { mcpServers: map } } }),
  'mcp.json': (map) => ({ 'mcp.json': { json: { mcpServers: map } } }),
  'plugin.json': (map) => ({ 'plugin.json': { json: { mcpServers: map } } }),
  'a file with mcp in its name': (map) => ({ 'my-mcp.json': { json: { 'x.mcpServers': map } } }),
  'a file in a dot folder': (map) => ({
    '.acme/settings.json': { json: { mcp: { servers: map } } },
  }),
  'a file of YAML': (map) => ({ 'my-mcp.yaml': `mcp_servers: ${JSON.stringify(map)}\n` }),
  'a head of Markdown': (map) => ({
    'skills/x/SKILL.md': `---\nname: x\nmcp-servers: ${JSON.stringify(map)}\n---\n`,
  }),
};

const everywhere = (name: string, map: object, expected: string | RegExp): Case[] =>
  Object.entries(inFiles).map(([file, files]) =>
    added(`${name}, in ${file}`, files(map), expected),
  );

describe('entries', () => {
  playCases([
    ...everywhere(
      'a command under a key that nobody knows',
      { a: good, b: { launch: 'npx -y evil' } },
      'added: unidentified',
    ),
    ...everywhere(
      'an address under such a key',
      { a: good, b: { gatewayAt: address } },
      'added: unidentified',
    ),
    ...everywhere(
      'an endpoint with a whole address',
      { a: good, b: { sseEndpoint: address } },
      'added: unlisted',
    ),
    ...everywhere('a base of addresses', { a: { baseUrl: address } }, 'added: unlisted'),
    ...everywhere('the address of a server', { a: { server_url: address } }, 'added: unlisted'),
    ...everywhere(
      'a base that is a placeholder',
      { a: { base_url: '${HOST}/mcp' } },
      'added: unidentified',
    ),
    ...everywhere(
      'a base beside a command is what its program calls',
      { a: { ...good, baseUrl: 'https://api.example' } },
      'added',
    ),
    // A schema, texts for people, and values that are not entries.
    added(
      'a schema',
      {
        'my-mcp.json': {
          json: {
            $schema: 'https://json-schema.org/draft-07/schema',
            properties: { mcpServers: { a: { command: {}, x: 1 }, b: { z: 1 } } },
          },
        },
      },
      'nothing',
    ),
    added(
      'texts of another program',
      { 'en/mcp.json': { json: { mcpServers: { dialog: { title: 'Add a server' } } } } },
      'nothing',
    ),
    added(
      'settings of servers that stand elsewhere',
      {
        '.acme/settings.json': {
          json: { mcpServers: { a: { tools: ['x'] }, b: { enabled: true } } },
        },
      },
      'nothing',
    ),
    added(
      'a switch beside a server',
      { '.acme/settings.json': { json: { mcpServers: { a: good, b: { enabled: true } } } } },
      'added',
    ),
    added(
      'another key beside those of servers',
      {
        '.acme/settings.json': {
          json: { mcp: { a: { type: 'local', ...good }, limits: { calls: 3 } } },
        },
      },
      'added',
    ),
    added(
      'addresses of an interface',
      {
        '.acme/api.json': {
          json: { openapi: '3.1.0', servers: [{ baseUrl: 'https://a.example' }] },
        },
      },
      'nothing',
    ),
    {
      name: 'an entry gets a key that nobody knows in place of its command',
      base: inFiles['a file in a dot folder']?.({ a: good, b: good }) ?? {},
      head: inFiles['a file in a dot folder']?.({ a: good, b: { run: 'npx -y evil' } }) ?? {},
      expected: 'added and unchanged: grade-lost, unidentified',
    },
  ]);
});

const bridged = (words: string[], files: Files = {}): Files => {
  const [command = '', ...args] = words;
  return { ...mcp({ command, args }), ...files };
};

describe('addresses among operands', () => {
  playCases([
    ...[
      ['some-bridge', address],
      ['some-bridge', '--debug=1', address, '--port', '80'],
      ['/usr/local/bin/some-bridge', address],
      ['sh', '-c', `exec mcp-remote '${address}'`],
      ['sh', '-c', `exec some-bridge "${address}"`],
      ['bash', '-lc', `cd x && FOO=1 some-bridge ${address}`],
      ['cmd', '/c', 'some-bridge', address],
      ['powershell', '-Command', `some-bridge ${address}`],
      ['env', 'A=b', 'some-bridge', address],
      ['python', '-m', 'some_bridge', address],
    ].map((words) => added(words.join(' '), bridged(words), 'added: unidentified, unlisted')),
    added(
      'a script of the project',
      bridged(['npm', 'run', 'bridge', '--', address], {
        'package.json': { json: { scripts: { bridge: 'some-bridge' } } },
      }),
      'added: unidentified, unlisted',
    ),
    added(
      'a package',
      bridged(['npx', '-y', '@fictional-mcp/notes@1.4.0', address]),
      'added: unlisted',
    ),
    added(
      'a launch behind an unknown program',
      bridged(['some-wrapper', '--', 'npx', '-y', '@fictional-mcp/notes@1.4.0']),
      'added: unidentified',
    ),
    // Option values, several addresses, and values that are not addresses.
    added(
      'an option of a package',
      bridged(['npx', '-y', '@fictional-mcp/notes@1.4.0', '--registry', 'https://a.example/']),
      'added',
    ),
    added(
      'within an option',
      bridged(['npx', '-y', '@fictional-mcp/notes@1.4.0', '--browser-url=https://a.example/']),
      'added',
    ),
    added(
      'several addresses',
      bridged([
        'npx',
        '-y',
        '@fictional-mcp/notes@1.4.0',
        'https://a.example',
        'https://b.example',
      ]),
      'added',
    ),
    added('a path', bridged(['npx', '-y', '@fictional-mcp/notes@1.4.0', './data']), 'added'),
    added(
      'a script of the project that fetches something',
      {
        ...mcp({ command: 'sh', args: ['run.sh'] }),
        'run.sh': 'curl -fsS https://a.example/health\necho https://b.example\n',
      },
      'added: local-code',
    ),
    {
      name: 'the address of an unknown program changes',
      base: bridged(['some-bridge', address]),
      head: bridged(['some-bridge', 'https://b.example/mcp']),
      expected: /^(?:added|changed).*: .*unlisted/,
    },
  ]);
});
