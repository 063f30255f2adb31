/*
 * Tests what a person can recognize as the project's code: a bundle's contents, and the program that a folder
 * stands for. Nothing else passes for project code by resembling it.
 */
import { describe } from 'vitest';
import { type Case, type Files, mcp, playCases } from './cases.ts';

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
