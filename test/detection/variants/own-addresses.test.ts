/*
 * Tests servers at the machine's own addresses: they are never graded but always shown, and another host or
 * port changes them.
 */
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
      {
        '.devcontainer/devcontainer.json': {
          json: {
            image: 'x',
            customizations: {
              vscode: { mcp: { servers: { a: { url: 'http://host.docker.internal:3000' } } } },
            },
          },
        },
      },
      'added: local-code',
    ),
  ]);
});
