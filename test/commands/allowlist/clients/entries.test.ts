import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { ClientServer } from '../../../../src/commands/allowlist/client.ts';
import { enforcingClients } from '../../../../src/commands/allowlist/clients.ts';
import { command, url } from './rows.ts';

const plain = 'https://mcp.example.com/mcp';

/**
 * A server with its entry for Claude Code and its entry for Copilot: a URL or a command, or null for none.
 */
const entries: readonly (readonly [ClientServer, unknown, unknown])[] = [
  [command(['npx', '-y', 'a@1.0.0']), ['npx', '-y', 'a@1.0.0'], ['npx', '-y', 'a@1.0.0']],
  [
    command(['npx', '-y', 'a@1.0.0', '*']),
    ['npx', '-y', 'a@1.0.0', '*'],
    ['npx', '-y', 'a@1.0.0', '*'],
  ],
  [command(['cmd', '/c', 'npx a']), ['cmd', '/c', 'npx a'], ['cmd', '/c', 'npx a']],
  [
    command(['C:\\Program Files\\nodejs\\npx.cmd', 'a']),
    ['C:\\Program Files\\nodejs\\npx.cmd', 'a'],
    ['C:\\Program Files\\nodejs\\npx.cmd', 'a'],
  ],
  [command(['uvx', 'bücher']), ['uvx', 'bücher'], ['uvx', 'bücher']],
  [command(['tool', 'costs 5$']), ['tool', 'costs 5$'], ['tool', 'costs 5$']],
  [command([]), null, null],
  [command(['']), null, null],
  [command(['npx', '', 'a']), null, null],
  [command(['npx', '${NAME}']), null, null],
  [command(['npx', '${workspaceFolder}/a']), null, null],
  [command(['npx', '--key=$NAME']), null, null],
  [command(['${HOME}/bin/a']), null, null],
  [command(['npx', 'a\u202e']), null, null],
  [command(['npx', 'a\u200b']), null, null],
  [command(['npx', 'a\u0000']), null, null],
  [command(['npx', '\ud800']), null, null],
  [command(['node', '-e', 'one()\ntwo()']), null, null],
  [url(plain), plain, plain],
  [
    url('https://api.githubcopilot.com/mcp/'),
    'https://api.githubcopilot.com/mcp/',
    'https://api.githubcopilot.com/mcp/',
  ],
  [
    url('https://server.example/@scope/name/mcp'),
    'https://server.example/@scope/name/mcp',
    'https://server.example/@scope/name/mcp',
  ],
  [url('http://localhost:3000/mcp'), 'http://localhost:3000/mcp', 'http://localhost:3000/mcp'],
  [url('http://127.0.0.1:3000/mcp'), 'http://127.0.0.1:3000/mcp', 'http://127.0.0.1:3000/mcp'],
  [url('HTTPS://MCP.Example.com/mcp'), plain, plain],
  [
    url('https://mcp.example.com/MCP'),
    'https://mcp.example.com/MCP',
    'https://mcp.example.com/MCP',
  ],
  [url('https://mcp.example.com./mcp'), plain, null],
  [url('https://mcp.example.com:443/mcp'), null, plain],
  [url('https://mcp.example.com/mcp#part'), null, plain],
  [url('https://bücher.example/mcp'), null, 'https://xn--bcher-kva.example/mcp'],
  [url('https://mcp.example.com/mcp?a=1&b=2'), null, 'https://mcp.example.com/mcp?a=1&b=2'],
  [url('https://mcp.example.com/'), null, 'https://mcp.example.com/'],
  [url('https://mcp.example.com'), null, null],
  [url('https://user@mcp.example.com/mcp'), null, null],
  [url('https://user:word@mcp.example.com/mcp'), null, null],
  [url('https://*.example.com/mcp'), null, null],
  [url('https://mcp.example.com/*'), null, null],
  [url('https://mcp.example.com/a/../mcp'), null, null],
  [url('https://mcp.example.com/a//mcp'), null, null],
  [url('https://mcp.example.com/%6dcp'), null, null],
  [url('https://mcp.example.com/a b'), null, null],
  [url('https://mcp.example.com/bücher'), null, null],
  [url('https://mcp.example.com/[a]'), null, null],
  [url('https://mcp.example.com\\mcp'), null, null],
  [url('https://mcp.exam\tple.com/mcp'), null, null],
  [url(' https://mcp.example.com/mcp'), null, null],
  [url('https:mcp.example.com/mcp'), null, null],
  [url('https://127.1/mcp'), null, null],
  [url('https://mcp.exam\u00adple.com/mcp'), null, null],
  [url('https://ｍcp.example.com/mcp'), null, plain],
  [url('http://[::1]:3000/mcp'), null, null],
  [url('https://${HOST}/mcp'), null, null],
  [url('https://mcp.example.com/{tenant}/mcp'), null, null],
  [url('https://mcp.example.com/$TENANT/mcp'), null, null],
  [url('wss://mcp.example.com/mcp'), null, null],
  [url('mcp.example.com/mcp'), null, null],
  [url(''), null, null],
];

describe.for(Object.entries(enforcingClients))('the entries for %s', ([word, client]) => {
  test.for(entries)('%j', ([server, forClaudeCode, forCopilot]) => {
    const expected = word === 'claude-code' ? forClaudeCode : forCopilot;
    const entry = client.createEntry(server);
    if (expected === null) expect(entry).toEqual({ reason: expect.stringMatching(/^[A-Z].+\.$/s) });
    else expect(Object.values(entry)).toEqual([expected]);
  });

  test.for([
    [command(['npx', '${NAME}']), 'variable'],
    [url('https://${HOST}/mcp'), 'variable'],
    [command(['npx', '']), 'empty'],
    [command(['npx', 'a\u200b']), 'invisible characters'],
    [url('https://mcp.example.com/*'), '“*”'],
    [url('https://user:word@mcp.example.com/mcp'), 'password'],
    [url('wss://mcp.example.com/mcp'), 'http'],
    [url('https://mcp.example.com/%6dcp'), 'plain form'],
  ] as const)('say in their reason what is in the way: %j', ([server, word]) => {
    expect(client.createEntry(server)).toEqual({ reason: expect.stringContaining(word) });
  });

  test('say in their reason nothing of the server, which may be a secret', () => {
    for (const [server] of entries) {
      const entry = client.createEntry(server);
      if ('reason' in entry) expect(entry.reason).not.toMatch(/mcp|example|npx|word@/);
    }
  });
});

/**
 * Schemas for the two documents as their pages described them on 2026-11-23, stricter where a value would
 * have no effect. The first agrees with the part on lists in
 * https://json.schemastore.org/claude-code-settings.json.
 */
const text = { type: 'string', minLength: 1 };
const entry = (property: string, value: object) => ({
  type: 'object',
  properties: { [property]: value },
  required: [property],
  additionalProperties: false,
});
const list = {
  type: 'array',
  uniqueItems: true,
  items: {
    oneOf: [
      entry('serverUrl', { ...text, pattern: '^https?://' }),
      entry('serverCommand', { type: 'array', minItems: 1, items: text }),
    ],
  },
};
const lists = { allowedMcpServers: list, deniedMcpServers: list };
const documentOf = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const schemas: Readonly<Record<string, object>> = {
  'claude-code': documentOf({ allowManagedMcpServersOnly: { const: true }, ...lists }),
  copilot: documentOf(lists),
};

describe.for(Object.entries(enforcingClients))('the settings for %s', ([word, client]) => {
  const found = entries.flatMap(([server]) => {
    const made = client.createEntry(server);
    return 'reason' in made ? [] : [made];
  });
  const validate = new Ajv2020().compile(schemas[word] ?? false);

  test('are what the client reads', () => {
    expect(found.length).toBeGreaterThan(10);
    for (const allowed of [found, []])
      for (const denied of [found, []]) {
        const settings = client.buildSettings({ allowed, denied });
        expect(validate(settings), JSON.stringify(validate.errors)).toBe(true);
        expect(JSON.parse(JSON.stringify(settings))).toEqual(settings);
      }
  });

  test('are the same for the same entries in any order and number', () => {
    const settings = JSON.stringify(
      client.buildSettings({ allowed: found, denied: found }),
      null,
      2,
    );
    const turned = [...found, ...found].reverse();
    expect(JSON.stringify(client.buildSettings({ allowed: turned, denied: turned }), null, 2)).toBe(
      settings,
    );
  });

  test('allow nothing where nothing passes', () => {
    const admits = client.admits([client.buildSettings({ allowed: [], denied: [] })]);
    for (const [server] of entries) expect(admits(server)).toBe('refused');
  });
});
