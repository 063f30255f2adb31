/*
 * What a person can tell is code of the project: what a bundle packs, the program that a folder stands for,
 * and the servers that agentic workflows bring along. Nothing else becomes that by looking like it.
 */
import { describe } from 'vitest';
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const row = (name: string, head: Files, expected: string | RegExp): Case => {
  return { name, base: {}, head, expected };
};

const bundle = (program: string, files: Files = {}): Files => ({
  'manifest.json': {
    json: {
      manifest_version: '0.3',
      name: 'x',
      server: { mcp_config: { command: 'node', args: [program] } },
    },
  },
  ...files,
});
const scripts = (build: string): Files => ({
  'package.json': { json: { name: 'x', scripts: { build } } },
});
const plugin = (path: string, program: string): Files => ({
  [path]: { json: { mcpServers: { x: { command: 'node', args: [program] } } } },
});

describe('bundles and plugins', () => {
  playCases([
    row('a program that is packed', bundle('${__dirname}/server/index.js'), 'added: local-code'),
    row(
      'one that the project builds',
      bundle('${__dirname}/dist/index.js', scripts('tsc')),
      'added: local-code',
    ),
    row(
      'one of a plugin',
      plugin('.claude-plugin/plugin.json', '${CLAUDE_PLUGIN_ROOT}/dist/x.js'),
      'added: local-code',
    ),
    row(
      'one of an extension',
      plugin('gemini-extension.json', '${extensionPath}${/}dist${/}x.js'),
      'added: local-code',
    ),
    row(
      'a binary',
      {
        'manifest.json': {
          json: {
            manifest_version: '0.3',
            name: 'x',
            server: { mcp_config: { command: '${__dirname}/server/x' } },
          },
        },
      },
      'added: local-code',
    ),
    row(
      'one that a script fetches',
      bundle('${__dirname}/dist/index.js', scripts('curl -o dist/index.js https://a.example')),
      'added: unidentified',
    ),
    row(
      'one that another package brings',
      bundle('${__dirname}/node_modules/evil/index.js'),
      'added: unidentified',
    ),
    row(
      'one outside of the bundle',
      { 'a/manifest.json': bundle('${__dirname}/../x.js')['manifest.json'] ?? '' },
      'added: unidentified',
    ),
    row('one on the machine', bundle('${HOME}/x.js'), 'added: unidentified'),
    row(
      'one that is no placeholder of a bundle',
      mcp({ command: 'node', args: ['dist/x.js'] }),
      'added: unidentified',
    ),
  ]);
});

const folder = (
  main: string | undefined,
  files: Files = {},
  word = '${workspaceFolder}',
): Files => ({
  '.vscode/mcp.json': { json: { servers: { x: { command: 'node', args: [word] } } } },
  'package.json': { json: { name: 'x', main } },
  ...files,
});

describe('folders', () => {
  playCases([
    row(
      'with the file that the manifest names',
      folder('server.js', { 'server.js': '' }),
      'added: local-code',
    ),
    row('by a dot', folder('server.js', { 'server.js': '' }, '.'), 'added: local-code'),
    row('without an ending', folder('./lib/server', { 'lib/server.js': '' }), 'added: local-code'),
    row('with a folder in it', folder('lib', { 'lib/index.js': '' }), 'added: local-code'),
    row('with no name for it', folder(undefined, { 'index.js': '' }), 'added: local-code'),
    row(
      'with a build output',
      {
        ...folder('dist/index.js', { 'src/index.ts': '' }),
        'package.json': { json: { name: 'x', main: 'dist/index.js', scripts: { build: 'tsc' } } },
      },
      'added: local-code',
    ),
    row('that names a package', folder('node_modules/evil/index.js'), 'added: unidentified'),
    row('that names what is not there', folder('evil.js'), 'added: unidentified'),
    row('that names what is outside', folder('../../../evil.js'), 'added: unidentified'),
    row('without a manifest', mcp({ command: 'node', args: ['.'] }), 'added: unidentified'),
    {
      name: 'its file changes',
      base: folder('server.js', { 'server.js': '1' }),
      head: folder('server.js', { 'server.js': '2' }),
      expected: /^(?:un)?changed/,
    },
  ]);
});

const fallback = (text: string): Files => mcp({ command: 'npx', args: ['-y', text] });

describe('values in place of variables', () => {
  playCases([
    row('a package', fallback('${env:PACKAGE | value:@fictional-mcp/notes@1.4.0}'), 'added'),
    row('without spaces', fallback('${env:PACKAGE|value:@fictional-mcp/notes@1.4.0}'), 'added'),
    row('a part of a word', fallback('@fictional-mcp/notes@${env:VERSION | value:1.4.0}'), 'added'),
    row(
      'a package that is not graded',
      fallback('${env:PACKAGE | value:evil@1.0.0}'),
      'added: unlisted',
    ),
    row(
      'an address',
      mcp({ url: '${env:ADDRESS | value:https://a.example/mcp}' }),
      'added: unlisted',
    ),
    row(
      'one that the repository sets',
      {
        ...fallback('${env:PACKAGE | value:@fictional-mcp/notes@1.4.0}'),
        '.claude/settings.json': { json: { env: { PACKAGE: 'evil@1.0.0' } } },
      },
      'added: unlisted',
    ),
    row(
      'several variables',
      fallback('${env:A | env:B | value:@fictional-mcp/notes@1.4.0}'),
      'added: unidentified',
    ),
    row('no value', fallback('${env:PACKAGE | value}'), 'added: unidentified'),
    row(
      'another variable as the value',
      fallback('${env:A | value:${env:B}}'),
      'added: unidentified',
    ),
  ]);
});

const hash = 'a'.repeat(64);
const program = '${RUNNER_TEMP}/gh-aw/safeoutputs/start_safe_outputs_mcp.sh';
const safeOutputs = {
  type: 'stdio',
  container: 'ghcr.io/github/gh-aw-node',
  mounts: ['\\${GITHUB_WORKSPACE}:\\${GITHUB_WORKSPACE}:rw', '/tmp/gh-aw:/tmp/gh-aw:rw'],
  args: ['-w', '\\${GITHUB_WORKSPACE}'],
  entrypoint: 'sh',
  entrypointArgs: ['-c', `sh ${program}`],
};
const workflow = (entry: object, images = '', path = '.github/workflows/x.lock.yml'): Files => ({
  [path]: `on: push
jobs:
  agent:
    runs-on: ubuntu-latest
    steps:
      - run: bash "\${RUNNER_TEMP}/gh-aw/actions/download_docker_images.sh" ${images || 'alpine'}
      - run: |
          cat << MCP_EOF | bash \${RUNNER_TEMP}/gh-aw/actions/start_mcp_gateway.sh
          {"mcpServers": {"safeoutputs": ${JSON.stringify(entry).replaceAll('\\\\', '\\')}}}
          MCP_EOF
`,
});
const own = (name: string, change: object, expected: string | RegExp, path?: string): Case =>
  row(name, workflow({ ...safeOutputs, ...change }, '', path), expected);

describe('agentic workflows', () => {
  playCases([
    own('the server that they bring along, in a container', {}, 'added: local-code'),
    own(
      'with a digest',
      { container: `ghcr.io/github/gh-aw-node@sha256:${hash}` },
      'added: local-code',
    ),
    own(
      'by Node',
      { entrypoint: 'node', entrypointArgs: ['${RUNNER_TEMP}/gh-aw/actions/ledger.cjs'] },
      'added: local-code',
    ),
    own(
      'their compiler',
      {
        container: 'alpine:latest',
        entrypoint: '/opt/gh-aw/gh-aw',
        entrypointArgs: ['mcp-server'],
        args: ['--network', 'host'],
      },
      'added: local-code',
    ),
    own('another image', { container: 'docker.io/evil/image:1.0' }, /unlisted/),
    own(
      'an image with their name elsewhere',
      { container: 'evil.example/github/gh-aw-node' },
      /unlisted/,
    ),
    own(
      'an image whose name begins with theirs',
      { container: 'ghcr.io/github/gh-aw-node/evil' },
      /unlisted/,
    ),
    own('another program', { entrypointArgs: ['-c', 'sh /tmp/evil.sh'] }, /unidentified|unlisted/),
    own(
      'a program beside it',
      { entrypointArgs: ['-c', `sh ${program}; sh evil.sh`] },
      /unidentified|unlisted/,
    ),
    own(
      'a path that leads out',
      { entrypointArgs: ['-c', 'sh ${RUNNER_TEMP}/gh-aw/../evil.sh'] },
      /unidentified|unlisted/,
    ),
    own(
      'a mount over their folder',
      { mounts: ['\\${GITHUB_WORKSPACE}/evil:/opt/gh-aw:ro'] },
      /unidentified|unlisted/,
    ),
    own('an option with a mount', { args: ['-v', 'evil:/opt/gh-aw'] }, /unidentified|unlisted/),
    own(
      'an option whose value is their image',
      { args: ['-w', 'alpine'], container: 'evil/image' },
      /unlisted/,
    ),
    own(
      'a variable that loads code',
      { env: { NODE_OPTIONS: '--require ./x.js' } },
      /unidentified|unlisted/,
    ),
    own(
      'in a workflow that is not compiled',
      {},
      /unidentified|unlisted/,
      '.github/workflows/x.yml',
    ),
    row(
      'an image of which a step has the digest',
      workflow({ container: 'docker.io/acme/tool:1' }, `docker.io/acme/tool:1@sha256:${hash}`),
      'added: unlisted',
    ),
    row(
      'another image has it',
      workflow({ container: 'docker.io/acme/tool:1' }, `docker.io/acme/other:1@sha256:${hash}`),
      'added: unlisted, unpinned',
    ),
    row(
      'another tag has it',
      workflow({ container: 'docker.io/acme/tool:1' }, `docker.io/acme/tool:2@sha256:${hash}`),
      'added: unlisted, unpinned',
    ),
    row(
      'a digest that is none',
      workflow({ container: 'docker.io/acme/tool:1' }, 'docker.io/acme/tool:1@sha256:abc'),
      'added: unlisted, unpinned',
    ),
    {
      name: 'its digest changes',
      base: workflow(
        { container: 'docker.io/acme/tool:1' },
        `docker.io/acme/tool:1@sha256:${hash}`,
      ),
      head: workflow(
        { container: 'docker.io/acme/tool:1' },
        `docker.io/acme/tool:1@sha256:${'b'.repeat(64)}`,
      ),
      expected: /^changed/,
    },
    {
      name: 'the server is exchanged',
      base: workflow(safeOutputs),
      head: workflow({ command: good.command, args: good.args }),
      expected: 'changed',
    },
  ]);
});
