/* Tests forms of entries, settings and scripts that once hid a server or made an honest one fail. */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const evil = 'fictional-evil';
const start = `npx -y ${evil}`;

/** Returns a change that adds a line to a script that an entry starts. */
const inScript = (line: string): Case => ({
  name: `a script that an entry starts: ${line}`,
  base: { ...mcp({ command: 'bash', args: ['run.sh'] }), 'run.sh': '#!/bin/bash\n:\n' },
  head: { 'run.sh': `#!/bin/bash\n${line}\n` },
  expected: /unlisted|unidentified/,
});

const opencode = (servers: object, more: object = {}): Files => ({
  'opencode.json': { json: { mcp: { ...more, servers } } },
});
const local = (name: string, more: object = {}) => ({
  type: 'local',
  command: ['npx', '-y', name],
  ...more,
});

const npmrc = { '.npmrc': 'before=2026-01-01\n' };
const adds = (name: string, head: Files, expected: Case['expected'], base: Files = {}): Case => ({
  ...{ name, base, head, expected },
});

playCases([
  ...[
    `until ${start}; do :; done`,
    `coproc ${start}`,
    `coproc SERVER { ${start}; }`,
    `trap '${start}' EXIT`,
    `echo | xargs ${start}`,
    `xargs -I{} npx -y ${evil} {}`,
    `eval '${start}'`,
    `eval "${start}"`,
    `set -- npx -y ${evil}; exec "$@"`,
    `set -- npx -y ${evil}\nexec "$@"`,
  ].map(inScript),
  adds(
    'OpenCode 2: a server under mcp.servers',
    opencode({ a: local('@fictional-mcp/notes@1.4.0') }),
    'added',
  ),
  adds('OpenCode 2: one without a grade', opencode({ a: local(evil) }), /^added: unlisted/),
  adds(
    'OpenCode 2: mcp.timeout is no server',
    opencode({ a: local('@fictional-mcp/notes@1.4.0') }, { timeout: 5000 }),
    'added',
  ),
  adds(
    'OpenCode 2: a disabled server is enabled',
    opencode({ a: local(evil, { disabled: false }) }),
    /unlisted/,
    opencode({ a: local(evil, { disabled: true }) }),
  ),
  adds('npm’s before beside a pinned launch', npmrc, 'unchanged', mcp(good)),
  adds('npm’s before beside an added pinned launch', { ...mcp(good), ...npmrc }, 'added'),
  adds(
    'npm’s before beside an unpinned launch',
    { ...mcp({ command: 'npx', args: ['-y', '@fictional-mcp/notes'] }), ...npmrc },
    /altered-launch/,
  ),
  ...['unix:///run/mcp.sock', 'pipe://mcp', 'pipe:///mcp'].map((url) =>
    adds(`a socket: ${url}`, mcp({ type: 'http', url }), 'added: local-code'),
  ),
  adds(
    'another socket',
    mcp({ type: 'http', url: 'unix:///run/other.sock' }),
    'changed: local-code',
    mcp({ type: 'http', url: 'unix:///run/mcp.sock' }),
  ),
]);
