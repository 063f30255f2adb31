import { claudeCode } from '../../../../src/commands/allowlist/clients/claude-code.ts';
import { command, expectRows, several, url } from './rows.ts';

const read = '2026-11-23';
const lists = { at: 'https://code.claude.com/docs/en/managed-mcp', read };
const managed = { at: 'https://code.claude.com/docs/en/managed-settings', read };

const allowed = (...entries: readonly unknown[]) => ({ allowedMcpServers: entries });
const allowedUrl = (serverUrl: string) => allowed({ serverUrl });
const npx = ['npx', '-y', 'approved-package'];

expectRows(claudeCode, { ...lists, at: `${lists.at}#match-servers-by-url-command-or-name` }, [
  [{ allowManagedMcpServersOnly: false }, command(['node', 'x.js'], 'a'), 'admitted'],
  [{ model: 'opus' }, url('https://mcp.example.com/mcp', 'a'), 'admitted'],
  [{}, url('https://mcp.example.com/mcp', 'a'), 'admitted'],
  [allowed(), command(npx, 'a'), 'refused'],
  [allowed(), url('https://mcp.example.com/mcp', 'a'), 'refused'],
  [{ deniedMcpServers: [] }, command(npx, 'a'), 'admitted'],
  [allowed({ serverName: 'git*' }), command(npx, 'github'), 'refused'],
  [
    { deniedMcpServers: [{ serverName: 'claude.ai Slack' }] },
    url('https://s.example/mcp', 'claude.ai Slack'),
    'refused',
  ],
  [
    allowed({ serverName: 'claude.ai Slack' }),
    url('https://s.example/mcp', 'claude.ai Slack'),
    'refused',
  ],
]);

expectRows(claudeCode, { ...lists, at: `${lists.at}#how-a-server-is-evaluated` }, [
  [
    allowed({ serverCommand: ['npx', '-y', 'server'] }),
    command(['npx', '-y', 'server']),
    'admitted',
  ],
  [allowed({ serverCommand: ['npx', '-y', 'server'] }), command(['npx', 'server']), 'refused'],
  [
    allowed({ serverCommand: ['npx', '-y', 'server'] }),
    command(['npx', '-y', 'server', '--flag']),
    'refused',
  ],
  [
    allowed({ serverCommand: ['npx', '-y', 'server'] }),
    command(['-y', 'npx', 'server']),
    'refused',
  ],
  [allowed({ serverCommand: ['npx', '-y', 'server'] }), command(['npx -y server']), 'refused'],
  [allowed({ serverCommand: ['npx', '-y', '*'] }), command(['npx', '-y', 'server']), 'refused'],
  [allowedUrl('https://Mcp.Example.com/*'), url('https://mcp.example.com/api'), 'admitted'],
  [allowedUrl('https://mcp.example.com/*'), url('https://MCP.EXAMPLE.COM/api'), 'admitted'],
  [allowedUrl('https://mcp.example.com/*'), url('https://mcp.example.com./api'), 'admitted'],
  [allowedUrl('https://mcp.example.com./api'), url('https://mcp.example.com/api'), 'admitted'],
  [allowedUrl('https://mcp.example.com/api'), url('https://mcp.example.com/API'), 'refused'],
  [allowedUrl('https://mcp.example.com/*'), url('https://mcp.example.com/a/b'), 'admitted'],
  [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com/a/b'), 'admitted'],
  [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com'), 'admitted'],
  [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com.evil.test/a'), 'refused'],
  [allowedUrl('https://mcp.example.com'), url('http://mcp.example.com/a'), 'refused'],
  [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com:8443/a'), 'refused'],
  [allowedUrl('https://*.example.com/*'), url('https://mcp.example.com/api'), 'admitted'],
  [allowedUrl('https://*.example.com/*'), url('https://example.com/api'), 'refused'],
  [allowedUrl('https://*.example.com/*'), url('https://mcp.evil.test/api'), 'refused'],
  [allowedUrl('http://localhost:*/*'), url('http://localhost:3000/mcp'), 'admitted'],
  [allowedUrl('http://localhost:*/*'), url('http://otherhost:3000/mcp'), 'refused'],
  [allowedUrl('*://mcp.example.com/*'), url('http://mcp.example.com/mcp'), 'admitted'],
  [allowedUrl('*://Mcp.example.com/*'), url('https://mcp.example.com/mcp'), 'admitted'],
  [allowedUrl('*://mcp.example.com/*'), url('https://other.example.com/mcp'), 'refused'],
]);

expectRows(claudeCode, { ...lists, at: `${lists.at}#example-configuration` }, [
  [
    allowed(
      { serverUrl: 'https://mcp.example.com/*' },
      { serverUrl: 'https://*.internal.example.com/*' },
    ),
    url('https://mcp.example.com/api'),
    'admitted',
  ],
  [
    allowed(
      { serverUrl: 'https://mcp.example.com/*' },
      { serverUrl: 'https://*.internal.example.com/*' },
    ),
    url('https://api.internal.example.com/mcp'),
    'admitted',
  ],
  [
    allowed(
      { serverUrl: 'https://mcp.example.com/*' },
      { serverUrl: 'https://*.internal.example.com/*' },
    ),
    url('https://external.example.com/mcp'),
    'refused',
  ],
  [allowedUrl('https://mcp.example.com/*'), command(['node', 'server.js']), 'refused'],
  [allowed({ serverCommand: npx }), command(npx), 'admitted'],
  [allowed({ serverCommand: npx }), command(['node', 'server.js']), 'refused'],
  [allowed({ serverCommand: npx }), url('https://mcp.example.com/api', 'my-api'), 'refused'],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    command(npx, 'local-tool'),
    'admitted',
  ],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    command(['node', 'server.js'], 'local-tool'),
    'refused',
  ],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    command(['node', 'server.js'], 'github'),
    'refused',
  ],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    url('https://a.example/mcp', 'github'),
    'admitted',
  ],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    url('https://a.example/mcp', 'other-api'),
    'refused',
  ],
  [
    allowed({ serverName: 'github' }, { serverName: 'internal-tool' }),
    command(['any'], 'internal-tool'),
    'admitted',
  ],
  [allowed({ serverName: 'github' }), url('https://a.example/mcp', 'github'), 'admitted'],
  [allowed({ serverName: 'github' }), command(['any'], 'other'), 'refused'],
  [
    {
      ...allowedUrl('https://*.example.com/*'),
      deniedMcpServers: [{ serverUrl: 'https://staging.example.com/*' }],
    },
    url('https://mcp.example.com/api'),
    'admitted',
  ],
  [
    {
      ...allowedUrl('https://*.example.com/*'),
      deniedMcpServers: [{ serverUrl: 'https://staging.example.com/*' }],
    },
    url('https://staging.example.com/api'),
    'refused',
  ],
  [
    {
      ...allowedUrl('https://*.example.com/*'),
      deniedMcpServers: [{ serverUrl: 'https://staging.example.com/*' }],
    },
    url('https://other.com/mcp'),
    'refused',
  ],
  [
    { ...allowed({ serverCommand: npx }), deniedMcpServers: [{ serverName: 'dangerous' }] },
    command(npx, 'dangerous'),
    'refused',
  ],
  [
    { ...allowed({ serverCommand: npx }), deniedMcpServers: [{ serverCommand: npx }] },
    command(npx),
    'refused',
  ],
]);

expectRows(claudeCode, { ...managed, at: `${managed.at}#keys-that-fail-closed` }, [
  [{ allowedMcpServers: 'all' }, command(npx), 'refused'],
  [{ allowedMcpServers: null }, command(npx), 'refused'],
  [{ allowedMcpServers: { 0: { serverCommand: npx } } }, command(npx), 'refused'],
  [allowed('npx', { serverCommand: npx }), command(npx), 'admitted'],
  [allowed({ serverCommand: npx, serverUrl: 'https://a.example/mcp' }), command(npx), 'refused'],
  [allowed({ serverCommand: npx, note: 'a' }), command(npx), 'refused'],
  [allowed({ serverCommand: 'npx' }), command(['npx']), 'refused'],
  [allowed({ serverCommand: ['npx', 1] }), command(['npx', '1']), 'refused'],
  [{ deniedMcpServers: 'all' }, command(npx), 'admitted'],
  [{ deniedMcpServers: [{}, { serverCommand: npx }] }, command(npx), 'refused'],
  // The documentation does not say what applies where only managed lists count and there is none.
  [{ allowManagedMcpServersOnly: true }, command(npx), 'unknown'],
  [{ allowManagedMcpServersOnly: 'yes' }, command(npx), 'unknown'],
  // A file that is not JSON contributes nothing, and ends sessions for some accounts.
  ['{', command(npx), 'unknown'],
  [null, command(npx), 'unknown'],
]);

expectRows(
  claudeCode,
  { ...managed, at: `${managed.at}#how-claude-code-combines-managed-sources` },
  [
    [
      several(allowed({ serverCommand: npx }), allowed({ serverCommand: ['uvx', 'b'] })),
      command(npx),
      'admitted',
    ],
    [
      several(allowed({ serverCommand: npx }), allowed({ serverCommand: ['uvx', 'b'] })),
      command(['uvx', 'b']),
      'refused',
    ],
    [
      several(allowed({ serverCommand: npx }), { deniedMcpServers: [{ serverCommand: npx }] }),
      command(npx),
      'admitted',
    ],
    [
      several({ wslInheritsWindowsSettings: true }, allowed({ serverCommand: npx })),
      command(['uvx', 'b']),
      'refused',
    ],
    [
      several({ model: 'opus' }, allowed({ serverCommand: npx })),
      command(['uvx', 'b']),
      'admitted',
    ],
    [several('{', allowed({ serverCommand: npx })), command(npx), 'admitted'],
    [
      several(
        { managedSourcesBehavior: 'merge', ...allowed({ serverCommand: npx }) },
        { deniedMcpServers: [{ serverCommand: npx }] },
      ),
      command(npx),
      'refused',
    ],
    [
      several(
        { managedSourcesBehavior: 'merge' },
        { model: 'opus' },
        allowed({ serverCommand: npx }),
      ),
      command(['uvx', 'b']),
      'refused',
    ],
    [
      several(
        { managedSourcesBehavior: 'merge', ...allowed({ serverCommand: npx }) },
        allowed({ serverCommand: ['uvx', 'b'] }),
      ),
      command(['uvx', 'b']),
      'refused',
    ],
  ],
);

expectRows(claudeCode, { ...lists, at: `${lists.at}#how-policy-entries-expand` }, [
  [allowed({ serverCommand: ['${HOME}/bin/server'] }), command(['/home/me/bin/server']), 'unknown'],
  [allowed({ serverCommand: ['${HOME}/bin/server'] }), command(['${HOME}/bin/server']), 'unknown'],
  [
    allowed({ serverCommand: ['${HOME}/bin/server'] }),
    command(['${HOME}/bin/server', '-v']),
    'refused',
  ],
  [allowed({ serverCommand: ['npx', 'a'] }), command(['npx', '${NAME:-a}']), 'unknown'],
  [allowed({ serverCommand: ['npx', 'a'] }), command(['uvx', '${NAME:-a}']), 'refused'],
  [{ deniedMcpServers: [{ serverCommand: ['npx', 'a'] }] }, command(['npx', '${NAME}']), 'unknown'],
  [allowedUrl('https://${HOST}/mcp'), url('https://mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://${HOST}/mcp'), 'unknown'],
  [allowed({ serverName: '${NAME}' }), command(['npx'], 'a'), 'refused'],
]);

/**
 * Cases that the pages leave open. Each row has a URL that some interpretation would equate with the entry's.
 */
expectRows(claudeCode, { ...lists, at: `${lists.at}, which leaves open` }, [
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com:443/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://user@mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/mcp?key=1'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/mcp#here'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/a/../mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com\\mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.%65xample.com/mcp'), 'unknown'],
  [allowedUrl('https://xn--bcher-kva.example/mcp'), url('https://bücher.example/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https:mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('https://*.example.com/*'), url('https://evil.test/.example.com/tool'), 'unknown'],
  [allowedUrl('mcp.example.com/mcp'), url('mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('*.example.com/*'), url('mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('mcp.example.com/*'), url('mcp.example.org/mcp'), 'refused'],
  [allowed({ serverName: 'github' }), command(['npx']), 'unknown'],
  [{ deniedMcpServers: [{ serverName: 'github' }] }, command(['npx']), 'unknown'],
  [{ ...allowed(), deniedMcpServers: [{ serverName: 'github' }] }, command(['npx']), 'refused'],
]);
