import { copilot } from '../../../../src/commands/allowlist/clients/copilot.ts';
import { command, expectRows, several, url } from './rows.ts';

const read = '2026-11-23';
const rules = {
  at: 'https://docs.github.com/en/copilot/how-tos/administer-copilot/manage-mcp-usage/configure-enterprise-allowlist',
  read,
};
const reference = {
  at: 'https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings',
  read,
};
const vsCode = {
  at: 'https://github.com/microsoft/vscode/tree/main/src/vs/platform/mcp/test/common',
  read,
};

const allowed = (...entries: readonly unknown[]) => ({ allowedMcpServers: entries });
const denied = (...entries: readonly unknown[]) => ({ deniedMcpServers: entries });
const allowedUrl = (serverUrl: string) => allowed({ serverUrl });
const npx = ['npx', '-y', 'server'];
const example = {
  allowedMcpServers: [
    { serverUrl: 'https://api.githubcopilot.com/*' },
    { serverCommand: ['npx', '@playwright/mcp@latest'] },
    { serverCommand: ['cmd', '/c', 'uvx', 'markitdown-mcp'] },
  ],
  deniedMcpServers: [
    { serverCommand: ['npx', '-y', '@modelcontextprotocol/server-filesystem', '/'] },
  ],
};

expectRows(copilot, { ...rules, at: `${rules.at}#defining-an-allowlist-or-denylist` }, [
  [example, url('https://api.githubcopilot.com/mcp/'), 'admitted'],
  [example, command(['npx', '@playwright/mcp@latest']), 'admitted'],
  [example, command(['cmd', '/c', 'uvx', 'markitdown-mcp']), 'admitted'],
  [example, command(['uvx', 'markitdown-mcp']), 'refused'],
  [example, command(['npx', '-y', '@modelcontextprotocol/server-filesystem', '/']), 'refused'],
  [
    { deniedMcpServers: example.deniedMcpServers },
    command(['npx', '-y', '@modelcontextprotocol/server-filesystem', '/']),
    'refused',
  ],
  // One extra word is enough to evade a denied command.
  [
    { deniedMcpServers: example.deniedMcpServers },
    command(['npx', '-y', '@modelcontextprotocol/server-filesystem', '/', '/']),
    'admitted',
  ],
]);

expectRows(copilot, { ...rules, at: `${rules.at}#evaluation-rules` }, [
  [
    { ...allowed({ serverCommand: npx }), ...denied({ serverCommand: npx }) },
    command(npx),
    'refused',
  ],
  [denied({ serverCommand: npx }), command(['uvx', 'a']), 'admitted'],
  [allowed({ serverCommand: npx }), command(['uvx', 'a']), 'refused'],
  // An entry with a variable is blocked where the client cannot resolve the variable, and compared where it
  // can.
  [{}, command(['npx', '${NAME}']), 'unknown'],
  [{}, url('https://$HOST/mcp'), 'unknown'],
  [allowed({ serverCommand: ['npx', '${NAME}'] }), command(['npx', '${NAME}']), 'unknown'],
  [allowed({ serverCommand: npx }), command(['uvx', '$NAME']), 'refused'],
  [allowed({ serverCommand: npx }), url('https://${input:host}/mcp'), 'refused'],
  // Several sources, each list coming from only one of them.
  [
    several(allowed({ serverCommand: npx }), denied({ serverCommand: ['uvx', 'a'] })),
    command(npx),
    'admitted',
  ],
  [
    several(allowed({ serverCommand: npx }), denied({ serverCommand: npx })),
    command(npx),
    'refused',
  ],
  [several({}, allowed({ serverCommand: npx })), command(['uvx', 'a']), 'refused'],
  [
    several(allowed({ serverCommand: npx }), allowed({ serverCommand: npx })),
    command(npx),
    'admitted',
  ],
  [
    several(allowed({ serverCommand: npx }), allowed({ serverCommand: ['uvx', 'a'] })),
    command(['uvx', 'a']),
    'refused',
  ],
  [
    several(denied({ serverCommand: npx }), denied({ serverCommand: ['uvx', 'a'] })),
    command(npx),
    'refused',
  ],
]);

expectRows(copilot, { ...reference, at: `${reference.at}#allowedmcpservers` }, [
  [{}, command(npx), 'admitted'],
  [{ model: 'auto' }, url('https://mcp.example.com/mcp'), 'admitted'],
  [allowed(), command(npx), 'refused'],
  [allowed(), url('https://mcp.example.com/mcp'), 'refused'],
  [allowed({ serverName: 'github' }), command(npx, 'github'), 'admitted'],
  [
    allowed({ serverName: 'github' }, { serverCommand: npx }),
    command(['uvx', 'a'], 'github'),
    'admitted',
  ],
  [allowed({ serverName: 'git*' }), command(npx, 'github'), 'refused'],
  [allowed({ serverName: 'github' }), command(npx), 'unknown'],
  [
    allowed({ serverUrl: 'https://mcp.example.com/*' }),
    command(['npx', 'https://mcp.example.com/a']),
    'refused',
  ],
  [allowed({ serverCommand: ['npx', '-y', '*'] }), command(npx), 'refused'],
  [allowedUrl('https://mcp.example.com/*'), url('https://mcp.example.com/a/b'), 'admitted'],
  [
    allowedUrl('https://*.internal.example.com/*'),
    url('https://a.internal.example.com/mcp'),
    'admitted',
  ],
  [
    allowedUrl('https://*.internal.example.com/*'),
    url('https://internal.example.com/mcp'),
    'refused',
  ],
]);

/**
 * The answer is unknown where VS Code's source does not do what the page says, because both clients read the
 * same file.
 */
expectRows(copilot, { ...reference, at: `${reference.at}#url-canonicalization` }, [
  [allowedUrl('https://mcp.example.com/mcp'), url('HTTPS://MCP.Example.COM/mcp'), 'admitted'],
  [allowedUrl('HTTPS://MCP.Example.COM/mcp'), url('https://mcp.example.com/mcp'), 'admitted'],
  [allowedUrl('https://xn--bcher-kva.example/mcp'), url('https://bücher.example/mcp'), 'admitted'],
  [allowedUrl('https://bücher.example/mcp'), url('https://bücher.example/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com:443/mcp'), 'admitted'],
  [allowedUrl('http://mcp.example.com/mcp'), url('http://mcp.example.com:80/mcp'), 'admitted'],
  [allowedUrl('https://mcp.example.com:443/mcp'), url('https://mcp.example.com/mcp'), 'unknown'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com:80/mcp'), 'refused'],
  [allowedUrl('https://evil.example/mcp'), url('https://%65vil.example/mcp'), 'admitted'],
  [denied({ serverUrl: 'https://evil.example/*' }), url('https://%65vil.example/mcp'), 'refused'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/mcp#here'), 'admitted'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com./mcp'), 'unknown'],
  [allowedUrl('https://*.example.com/*'), url('https://evil.test/.example.com/tool'), 'refused'],
  [allowedUrl('https://*.example.com/*'), url('https://evil.test?.example.com/tool'), 'refused'],
]);

expectRows(copilot, { ...rules, at: `${rules.at}, a list that is malformed` }, [
  ['{', command(npx), 'unknown'],
  [{ allowedMcpServers: 'all' }, command(npx), 'unknown'],
  [{ ...allowed({ serverCommand: npx }), deniedMcpServers: {} }, command(npx), 'unknown'],
  [{ ...allowed({ serverCommand: npx }), deniedMcpServers: {} }, command(['uvx', 'a']), 'refused'],
  [allowed('npx'), command(npx), 'refused'],
  [allowed({ serverCommand: npx }, {}), command(npx), 'unknown'],
  [allowed({ serverCommand: npx, serverName: 'a' }), command(npx, 'a'), 'refused'],
  [allowed({ serverCommand: npx, note: 'a' }), command(npx), 'unknown'],
  [allowed({ serverCommand: [] }), command([]), 'refused'],
  [allowed({ serverName: '' }), command(npx, ''), 'refused'],
]);

expectRows(
  copilot,
  { ...reference, at: `${reference.at}#applying-different-settings-to-enterprise-teams` },
  [
    [{ allowedMcpServers: { overridable: [{ serverCommand: npx }] } }, command(npx), 'admitted'],
    // GitHub resolves `overridable` in the settings that it delivers; VS Code ignores it in a file on the
    // machine.
    [
      { allowedMcpServers: { overridable: [{ serverCommand: npx }] } },
      command(['uvx', 'a']),
      'unknown',
    ],
    [{ deniedMcpServers: { overridable: [{ serverCommand: npx }] } }, command(npx), 'unknown'],
    [{ allowedMcpServers: { overridable: 'all' } }, command(npx), 'unknown'],
  ],
);

expectRows(copilot, { ...vsCode, at: `${vsCode.at}/allowedMcpServers.test.ts` }, [
  [allowedUrl('https://*.example.com/*'), url('https://mcp.example.com/api', 's'), 'admitted'],
  [allowedUrl('https://*.example.com/*'), url('https://MCP.EXAMPLE.COM/api', 's'), 'admitted'],
  [allowedUrl('https://*.example.com/*'), url('https://example.com/api', 's'), 'refused'],
  [allowedUrl('https://*.example.com/*'), url('https://mcp.evil.com/api', 's'), 'refused'],
  [allowedUrl('https://*.example.com/*'), command(['node', 'x.js'], 's'), 'refused'],
  [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/mcp', 's'), 'admitted'],
  [
    allowedUrl('https://mcp.example.com/mcp'),
    url('https://mcp.example.com/mcp/extra', 's'),
    'refused',
  ],
  [allowedUrl('http://*127.0.0.2:*/*'), url('http://127.0.0.2:63366/mcp', 's'), 'admitted'],
  [allowedUrl('http://*127.0.0.2:*/*'), url('http://127.0.0.1:63365/mcp', 's'), 'refused'],
  [
    allowedUrl('http://*127.0.0.2:*/*'),
    url('http://127.0.0.1:63365/@127.0.0.2:63366/mcp', 's'),
    'refused',
  ],
  [
    allowedUrl('http://*127.0.0.2:*/*'),
    url('http://127.0.0.1:63365\\@127.0.0.2:63366/mcp', 's'),
    'refused',
  ],
  [
    allowedUrl('http://*127.0.0.2:*/*'),
    url('http://127.0.0.2:80@127.0.0.1:63365/mcp', 's'),
    'refused',
  ],
  [
    allowedUrl('http://*127.0.0.2:*/*'),
    url('http://127.0.0.2%5C@127.0.0.1:63365/mcp', 's'),
    'refused',
  ],
  [allowedUrl('http://*127.0.0.2:*/*'), url('http://127.0.0.2:63366\\extra/mcp', 's'), 'unknown'],
  [
    allowedUrl('http://*127.0.0.2:*/*'),
    url('http://127.0.0.1:63365%5C@127.0.0.2:63366/mcp', 's'),
    'unknown',
  ],
  [allowedUrl('http://*127.0.0.2:*/*'), url('not a url', 's'), 'refused'],
  [allowed({ serverCommand: npx }), command(['npx', 'server'], 's'), 'refused'],
  [allowed({ serverCommand: npx }), command([...npx, '--flag'], 's'), 'refused'],
  [allowed({ serverCommand: npx }), url('https://mcp.example.com', 's'), 'refused'],
  [
    denied({ serverUrl: 'https://*.untrusted.example.com/*' }),
    url('https://api.untrusted.example.com/mcp', 's'),
    'refused',
  ],
  [
    denied({ serverUrl: 'https://*.untrusted.example.com/*' }),
    url('https://api.trusted.example.com/mcp', 's'),
    'admitted',
  ],
]);

expectRows(copilot, { ...vsCode, at: `${vsCode.at}/allowedMcpServersService.test.ts` }, [
  [allowed({ serverName: 'github' }), command(npx, 'gitlab'), 'refused'],
  [
    { ...allowed({ serverName: 'github' }), ...denied({ serverName: 'github' }) },
    command(npx, 'github'),
    'refused',
  ],
  [
    allowedUrl('https://trusted.example/mcp'),
    url('https://attacker.example/mcp#${', 's'),
    'unknown',
  ],
  // VS Code blocks everything where only managed lists count and there is none; GitHub does not mention the
  // key.
  [{ allowManagedMcpServersOnly: true }, command(npx, 's'), 'unknown'],
  [
    { allowManagedMcpServersOnly: true, ...allowed({ serverCommand: npx }) },
    command(npx, 's'),
    'admitted',
  ],
]);

/**
 * This page names `sandbox` and `permissions` as the only keys that are merged. The reference says that lists
 * are intersected and united, but VS Code takes those from the strongest source.
 */
expectRows(
  copilot,
  {
    at: 'https://docs.github.com/en/copilot/how-tos/administer-copilot/manage-for-enterprise/use-managed-settings/deploy-managed-settings#precedence-of-deployment-methods',
    read,
  },
  [
    [
      several(allowed({ serverCommand: npx }), allowed({ serverCommand: ['uvx', 'a'] })),
      command(npx),
      'unknown',
    ],
    [several(allowed(), allowed({ serverCommand: npx })), command(npx), 'refused'],
    [several(denied(), denied({ serverCommand: npx })), command(npx), 'unknown'],
    // MDM delivers values as text; this is a value that a client reads after parsing.
    [several({ allowedMcpServers: '[]' }), command(npx), 'unknown'],
  ],
);

/** VS Code behaviour that no page describes, or that a page contradicts. */
expectRows(
  copilot,
  {
    ...vsCode,
    at: 'https://github.com/microsoft/vscode/blob/main/src/vs/platform/mcp/common/allowedMcpServers.ts',
  },
  [
    [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/MCP'), 'unknown'],
    // VS Code denies either both or neither of two URLs that differ only in case.
    [
      {
        ...allowedUrl('https://mcp.example.com/mcp'),
        ...denied({ serverUrl: 'https://mcp.example.com/MCP' }),
      },
      url('https://mcp.example.com/mcp'),
      'unknown',
    ],
    [allowedUrl('https://mcp.example.com/mcp'), url('https://user@mcp.example.com/mcp'), 'unknown'],
    [
      allowedUrl('https://mcp.example.com/mcp'),
      url('https://mcp.example.com/mcp?key=1'),
      'refused',
    ],
    [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/mcp/'), 'refused'],
    [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com/a/../mcp'), 'unknown'],
    [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com/mcp'), 'unknown'],
    [allowedUrl('https://mcp.example.com/a/../mcp'), url('https://mcp.example.com/mcp'), 'unknown'],
    [allowedUrl('https://mcp.example.com/mcp'), url('https://mcp.example.com./MCP'), 'unknown'],
    [allowedUrl('https://mcp.example.com'), url('https://mcp.example.com'), 'unknown'],
  ],
);

expectRows(
  copilot,
  {
    ...vsCode,
    at: 'https://github.com/microsoft/vscode/blob/main/src/vs/platform/policy/common/copilotManagedSettings.ts',
  },
  [
    // In VS Code, the strongest source that has the key wins; according to GitHub's documentation, all
    // sources count.
    [
      several(allowed({ serverCommand: npx }), allowed({ serverCommand: ['uvx', 'a'] })),
      command(npx),
      'unknown',
    ],
    [
      several(denied({ serverCommand: npx }), denied({ serverCommand: ['uvx', 'a'] })),
      command(['uvx', 'a']),
      'unknown',
    ],
  ],
);
