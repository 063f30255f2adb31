/* Tests which tools run without asking, because of clients' settings or containers' options. */
import { describe, expect, test } from 'vitest';
import { createBudget, takeInventory } from '../../../src/gate/inventory.ts';
import { createTextSource } from '../../../src/io/tree.ts';

async function unaskedIn(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const { autoApproved } = await takeInventory(createTextSource(new Map(Object.entries(texts))), {
    ...{ folder: '', ignorePaths: [], withCandidates: false, charge: createBudget() },
  });
  return autoApproved.map(({ file, span, alias, setting }) => {
    return `${file}:${span.start.line} ${alias ?? 'all'}: ${setting}`;
  });
}

const servers = (entry: object, command: object = { command: 'npx', args: ['@a/b'] }): string =>
  JSON.stringify({ mcpServers: { one: { ...command, ...entry } } });
const container = (...options: readonly string[]): string =>
  servers({}, { command: 'docker', args: ['run', '-i', ...options, 'mcp/db'] });

describe('what runs without asking', () => {
  test.for<[path: string, text: string, ...unasked: string[]]>([
    [
      '.claude/settings.json',
      '{"enableAllProjectMcpServers": true}',
      'all: enableAllProjectMcpServers: true',
    ],
    [
      '.claude/settings.json',
      '{"permissions": {"defaultMode": "bypassPermissions"}}',
      'all: defaultMode: bypassPermissions',
    ],
    [
      '.claude/settings.local.json',
      '{"permissions": {"allow": ["mcp__one", "mcp__two__*", "mcp__three__read"]}}',
      'one: permissions.allow: mcp__one',
      'two: permissions.allow: mcp__two__*',
    ],
    [
      '.vscode/settings.json',
      '{"chat.tools.global.autoApprove": true}',
      'all: chat.tools.global.autoApprove: true',
    ],
    [
      '.devcontainer/devcontainer.json',
      '{"customizations": {"vscode": {"settings": {"chat.tools.autoApprove": true}}}}',
      'all: chat.tools.autoApprove: true',
    ],
    ['.codex/config.toml', 'approval_policy = "never"', 'all: approval_policy: never'],
    [
      '.codex/config.toml',
      '[mcp_servers.one]\ncommand = "npx"\nargs = ["@a/b"]\ndefault_tools_approval_mode = "approve"',
      'one: default_tools_approval_mode: approve',
    ],
    [
      '.zed/settings.json',
      '{"agent": {"always_allow_tool_actions": true}}',
      'all: always_allow_tool_actions: true',
    ],
    ['.gemini/settings.json', servers({ trust: true }), 'one: trust: true'],
    ['.roo/mcp.json', servers({ alwaysAllow: ['*'] }), 'one: alwaysAllow: *'],
    ['.kiro/settings/mcp.json', servers({ autoApprove: ['read', '*'] }), 'one: autoApprove: *'],
    ['.mcp.json', servers({ autoApprove: true }), 'one: autoApprove: true'],
    [
      '.kiro/agents/x.json',
      '{"name": "x", "allowedTools": ["@one", "@two/read", "@builtin", "fs_read"]}',
      'one: allowedTools: @one',
    ],
    [
      '.cursor/cli.json',
      '{"permissions": {"allow": ["Mcp(one:*)", "Shell(ls)", "Mcp(two:read)"]}}',
      'one: permissions.allow: Mcp(one:*)',
    ],
    ['.mcp.json', container('--privileged'), 'one: --privileged'],
    [
      '.mcp.json',
      container('--network=host', '--pid', 'host'),
      'one: --network host',
      'one: --pid host',
    ],
    ['.mcp.json', container('-v', '/:/host:ro'), 'one: --volume /:/host:ro'],
    [
      '.mcp.json',
      container('-v/var/run/docker.sock:/var/run/docker.sock'),
      'one: --volume /var/run/docker.sock:/var/run/docker.sock',
    ],
    [
      '.mcp.json',
      container('--mount', 'type=bind,src=/,dst=/host'),
      'one: --mount type=bind,src=/,dst=/host',
    ],
    ['.mcp.json', container('--cap-add', 'SYS_ADMIN'), 'one: --cap-add SYS_ADMIN'],
    // The same paths, spelled differently.
    ['.mcp.json', container('-v', '/./..//:/host'), 'one: --volume /./..//:/host'],
    ['.mcp.json', container('-v', '/var/run/:/run'), 'one: --volume /var/run/:/run'],
    [
      '.mcp.json',
      container('-v', '//./pipe/docker_engine://./pipe/docker_engine'),
      'one: --volume //./pipe/docker_engine://./pipe/docker_engine',
    ],
    [
      '.mcp.json',
      container('--mount', 'type=bind,"source=/",target=/host'),
      'one: --mount type=bind,"source=/",target=/host',
    ],
    [
      '.claude/settings.json',
      '{"permissions": {"allow": ["mcp__*"]}}',
      'all: permissions.allow: mcp__*',
    ],
  ])('%s: %s', async ([path, text, ...unasked]) => {
    const found = await unaskedIn({ [path]: text });
    expect(found.map((each) => each.slice(each.indexOf(' ') + 1))).toEqual(unasked);
    expect(await unaskedIn({ [`examples/${path}`]: text })).toEqual([]);
  });

  test.for<[path: string, text: string]>([
    ['.claude/settings.json', '{"enableAllProjectMcpServers": false}'],
    ['.claude/settings.json', '{"permissions": {"defaultMode": "acceptEdits"}}'],
    ['.claude/settings.json', '{"permissions": {"deny": ["mcp__one"], "ask": ["mcp__two"]}}'],
    ['.claude/settings.json', '{"permissions": {"allow": ["Bash(npm:*)", "mcp__one__read"]}}'],
    ['.claude/settings.json', '{"permissions": {"defaultMode": "bypassPermissions"'],
    ['.codex/config.toml', 'approval_policy = "on-request"'],
    ['.gemini/settings.json', servers({ trust: false })],
    ['.mcp.json', servers({ autoApprove: ['read'], alwaysAllow: [] })],
    ['.mcp.json', servers({ trust: true, autoApprove: ['*'] }, { command: './own.sh' })],
    ['.mcp.json', container('-v', './data:/data', '--network', 'own', '--privileged=false')],
    ['.mcp.json', container('-v', '/.cache:/a', '-v', '/var/run/own:/b', '-v', '/srv/../data:/c')],
    ['.mcp.json', servers({}, { command: 'docker', args: ['run', 'mcp/db', '--privileged'] })],
    ['docs/settings.md', '{"enableAllProjectMcpServers": true}'],
    ['.kiro/agents/x.json', '{"name": "x", "tools": ["@one"]}'],
  ])('%s: nothing in %s', async ([path, text]) => {
    expect(await unaskedIn({ [path]: text, 'own.sh': '' })).toEqual([]);
  });

  test('of files that are read together the last one decides', async () => {
    const [careful, trusting] = ['default', 'bypassPermissions'].map((defaultMode) =>
      JSON.stringify({ permissions: { defaultMode } }),
    ) as [string, string];
    const [shared, local] = ['.claude/settings.json', '.claude/settings.local.json'];
    expect(await unaskedIn({ [shared]: trusting, [local]: careful })).toEqual([]);
    const setting = 'all: defaultMode: bypassPermissions';
    expect(await unaskedIn({ [shared]: careful, [local]: trusting })).toEqual([
      `${local}:1 ${setting}`,
    ]);
    expect(await unaskedIn({ [shared]: trusting, [`sub/${local}`]: careful })).toEqual([
      `${shared}:1 ${setting}`,
    ]);
  });
});
