/* Servers at addresses of the machine itself: not graded, always shown, and changed by another host or port. */
import { describe } from 'vitest';
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const at = (url: string, more: object = {}): Files => mcp({ type: 'http', url, ...more });
const becomes = (
  name: string,
  base: Files,
  head: Case['head'],
  expected: Case['expected'],
): Case => {
  return { name, base, head, expected };
};
const container = (runArgs: readonly string[], url: string): Files => ({
  '.devcontainer/devcontainer.json': {
    json: { image: 'x', runArgs, customizations: { vscode: { mcp: { servers: { a: { url } } } } } },
  },
});

/** A workflow as gh-aw compiles it. */
const compiled = (step: string, url: string, value: string): Files => ({
  '.github/workflows/triage.lock.yml': `on: push
jobs:
  agent:
    runs-on: ubuntu-latest
    steps:
      - uses: ${step}
      - name: Start MCP Gateway
        env:
          GH_AW_SAFE_OUTPUTS_PORT: ${value}
        run: |
          cat << MCP_EOF | bash \${RUNNER_TEMP}/gh-aw/actions/start_mcp_gateway.sh
          {"mcpServers": {
            "safeoutputs": {"type": "http", "url": "${url}"},
            "old": {"command": "node", "args": ["/opt/gh-aw/safeoutputs/mcp-server.cjs"]}
          }}
          MCP_EOF
`,
});
/** A workflow with a launch that a variable decides. */
const hidden = (action: string, run: string): Files => ({
  '.github/workflows/agent.yml': `on: push
jobs:
  agent:
    runs-on: ubuntu-latest
    steps:
      - uses: ${action}
      - run: '${run}'
      - uses: anthropics/claude-code-action@v1
        with:
          mcp_config: '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "$SERVER"]}}}'
`,
});
const gateway = 'http://host.docker.internal:$GH_AW_SAFE_OUTPUTS_PORT';
const port = '${{ steps.safe-outputs-start.outputs.port }}';

describe('addresses of the machine itself', () => {
  playCases([
    becomes('a new one', {}, at('http://localhost:3000/mcp'), 'added: local-code'),
    becomes(
      'in place of a graded server',
      mcp(good),
      at('http://localhost:3000/mcp'),
      'changed: local-code',
    ),
    becomes('the same', at('http://localhost:3000'), { 'README.md': 'x' }, 'unchanged'),
    becomes(
      'another port',
      at('http://localhost:3000'),
      at('http://localhost:3001'),
      'changed: local-code',
    ),
    becomes(
      'another host',
      at('http://localhost:3000'),
      at('http://127.0.0.1:3000'),
      'changed: local-code',
    ),
    becomes(
      'another machine',
      at('http://localhost:3000'),
      at('http://10.0.0.1:3000'),
      /^changed: unlisted/,
    ),
    becomes('a name that only begins so', {}, at('http://localhost.evil.example/'), /unlisted/),
    becomes('a number', {}, at('http://2130706433:3000/'), /unlisted/),
    becomes(
      'a port of the machine',
      {},
      at('http://localhost:${PORT:-3000}/mcp'),
      'added: local-code',
    ),
    becomes(
      'a port of digits',
      {},
      at('http://localhost:${PORT}/mcp', { env: { PORT: '3000' } }),
      'added: local-code',
    ),
    becomes(
      'a port that is another machine',
      {},
      at('http://localhost:${PORT}/mcp', { env: { PORT: '1@evil.example' } }),
      /^added: .*unidentified$/,
    ),
    becomes(
      'a port that the commands of a step set',
      {},
      {
        '.github/workflows/ci.yml':
          'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: |\n          PORT=1@evil.example\n          claude mcp add a -- uvx mcp-proxy "http://localhost:$PORT/sse"\n',
      },
      /^added: .*unidentified$/,
    ),
    becomes(
      'a default that settings replace by another machine',
      {},
      {
        ...at('http://localhost:${PORT:-3000}/mcp'),
        '.claude/settings.json': { json: { env: { PORT: '1@evil.example' } } },
      },
      /^added: .*unidentified$/,
    ),
    becomes(
      'a host with a default',
      {},
      at('http://${HOST:-localhost}:3000'),
      /^added: .*unidentified$/,
    ),
    becomes(
      'behind a bridge',
      {},
      mcp({ command: 'npx', args: ['mcp-remote@0.1.0', 'http://localhost:3000'] }),
      /^added: local-code/,
    ),
    becomes(
      'behind a bridge in a container that knows another machine by its name',
      {},
      mcp({
        command: 'docker',
        args: [
          ...['run', '--add-host=host.docker.internal:203.0.113.9', 'mcp/mcp-remote'],
          'http://host.docker.internal:3000',
        ],
      }),
      /^added: (?!.*local-code)/,
    ),
    becomes(
      'a proxy in front of it',
      {},
      mcp({
        command: 'npx',
        args: ['mcp-remote@0.1.0', 'http://localhost:3000'],
        env: { http_proxy: 'http://proxy.evil.example' },
      }),
      /altered-launch/,
    ),
    becomes(
      'in a dev container',
      {},
      container(
        ['--add-host=host.docker.internal:host-gateway'],
        'http://host.docker.internal:3000',
      ),
      'added: local-code',
    ),
    becomes(
      'in a dev container that knows another machine by its name',
      {},
      container(
        ['--add-host', 'host.docker.internal:203.0.113.9'],
        'http://host.docker.internal:3000',
      ),
      /^added: .*unidentified$/,
    ),
    becomes(
      'a workflow of an agent that is compiled anew',
      compiled('actions/checkout@v4', gateway, port),
      compiled('actions/checkout@v5', gateway, port),
      'unchanged',
    ),
    becomes(
      'a workflow of an agent',
      {},
      compiled('actions/checkout@v4', gateway, port),
      'added: local-code',
    ),
    becomes(
      'a workflow whose port is another machine',
      compiled('actions/checkout@v4', gateway, port),
      compiled('actions/checkout@v4', gateway, '1@evil.example'),
      /unidentified/,
    ),
    becomes(
      'another release of an action beside a launch that a variable decides',
      hidden('actions/checkout@v4', 'echo "SERVER=a" >> "$GITHUB_ENV"'),
      hidden('actions/checkout@v5', 'echo "SERVER=a" >> "$GITHUB_ENV"'),
      'unchanged',
    ),
    becomes(
      'another value of that variable',
      hidden('actions/checkout@v4', 'echo "SERVER=a" >> "$GITHUB_ENV"'),
      hidden('actions/checkout@v4', 'echo "SERVER=b" >> "$GITHUB_ENV"'),
      'changed: unidentified',
    ),
    becomes(
      'another file of variables',
      hidden('actions/checkout@v4', 'cat a.txt >> "$GITHUB_ENV"'),
      hidden('actions/checkout@v4', 'cat b.txt >> "$GITHUB_ENV"'),
      'changed: unidentified',
    ),
    becomes(
      'the same words in a workflow that nobody compiles',
      {},
      {
        '.github/workflows/triage.yml': String(
          compiled('actions/checkout@v4', gateway, port)['.github/workflows/triage.lock.yml'],
        ),
      },
      /unidentified/,
    ),
  ]);
});
