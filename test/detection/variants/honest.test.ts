/*
 * Tests honest changes: parts of repositories' environments, settings and shell texts that do not affect what
 * is started.
 */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

type Environment = Readonly<Record<string, string>>;

const uvx = { command: 'uvx', args: ['fictional-mcp-weather@2.1.0'] };
const docker = { command: 'docker', args: ['run', '-i', 'registry.example/fictional/maps:2.0.1'] };
const pnpm = { command: 'pnpm', args: ['dlx', '@fictional-mcp/notes@1.4.0'] };
const bunx = { command: 'bunx', args: ['@fictional-mcp/notes@1.4.0'] };

/** Returns settings with servers under a key that their client is not known to read. */
const unreadServers = (command: string, model: string): Files => ({
  '.claude/settings.json': { json: { model, tools: { mcpServers: { x: { command } } } } },
});

/** Returns a container that receives a variable from outside. */
const passing = (name: string): object => ({
  command: 'docker',
  args: ['run', '-i', '-e', name, 'registry.example/fictional/maps:2.0.1'],
});

const altered = /^changed: altered-launch/;
const start = 'npx -y @fictional-mcp/notes@1.4.0';

function comes(env: Environment, files: Files, entry: object, expected: string | RegExp): Case {
  return {
    name: `${JSON.stringify(env)} beside ${Object.keys(files)} ${expected}`,
    base: { ...files, ...mcp(entry) },
    head: mcp({ ...entry, env }),
    expected,
  };
}
const quiet = (env: Environment, files: Files = {}, entry: object = good): Case =>
  comes(env, files, entry, /^(?:unchanged|changed(?:: unscannable)?)$/);
const alters = (env: Environment, files: Files = {}, entry: object = good): Case =>
  comes(env, files, entry, altered);
const text = (what: string, expected: string | RegExp = 'added', env: object = {}): Case => ({
  name: what,
  base: {},
  head: mcp({ command: 'bash', args: ['-c', what], env }),
  expected,
});
const around = (
  name: string,
  base: Files,
  head: Files,
  expected: string | RegExp = 'unchanged',
): Case => ({
  name,
  base,
  head,
  expected,
});

const judged = /^(?:added|changed).*: .*(?:unlisted|unidentified)/;
/** Returns a case in which the script that starts a server changes. */
const edited = (
  now: string,
  expected: string | RegExp,
  [before] = ['#!/bin/sh\nexec npx -y old-mcp "$@"\n'],
): Case => ({
  name: `a script that becomes ${JSON.stringify(now)}`,
  base: { ...mcp({ command: './start.sh' }), 'start.sh': { executable: before ?? '' } },
  head: { 'start.sh': { executable: now } },
  expected,
});

const tree: Files = {
  'default/x.js': '',
  'docs/x.js': '',
  'plugins/x.js': '',
};

playCases([
  quiet({ AWS_PROFILE: 'default', CONFLUENCE_SPACE: 'docs', AZURE_SUBSCRIPTION_ID: 'docs' }, tree),
  quiet(
    { LIBRARY: 'docs', BINANCE_KEY: 'docs', SUBROUTINE: 'docs', NODE_CONFIG_ENV: 'default' },
    tree,
  ),
  alters({ PLUGIN_DIR: 'plugins' }, tree),
  alters({ pluginDir: 'plugins' }, tree),
  alters({ LOGPATH: 'plugins' }, tree),
  quiet(
    { DATA_DIR: './data' },
    {
      'data/.gitkeep': '',
      'data/LICENSE': '',
      'data/a.ipynb': '',
      'data/b.key': '',
      'data/m.onnx': '',
      'data/x.map': '',
      'data/w.bin': '',
      'data/.gitignore': '',
      'data/a.puml': '',
      'data/f.woff2': '',
    },
  ),
  alters({ DATA_DIR: './data' }, { 'data/run': { executable: '' } }),
  alters({ DATA_DIR: './data' }, { 'data/run': '#!/bin/sh' }),
  alters({ DATA_DIR: './data' }, { 'data/x.tgz': '' }),
  alters({ DATA_DIR: './data' }, { 'data/x.php': '' }),
  text(`export PATH="$HOME/.local/bin:$PATH"; ${start}`),
  text(`export NVM_DIR="$HOME/.nvm"; [ -s "$NVM_DIR/nvm.sh" ] && . "$NVM_DIR/nvm.sh"; ${start}`),
  text(`export NVM_DIR=$HOME/.nvm && . $NVM_DIR/nvm.sh && nvm use 22 && ${start}`),
  text(`export PATH="$HOME/bin:$PATH" && ${start}`),
  text(`PATH=/opt/x/bin:$PATH ${start}`),
  text(`export BUN_INSTALL="$HOME/.bun" PATH="$BUN_INSTALL/bin:$PATH"; ${start}`),
  text(`export PATH="$PNPM_HOME:$PATH"; export PATH="$HOME/bin:$PATH"; ${start}`),
  text(`export D=. ; . $D/nvm.sh; ${start}`, 'added: unidentified'),
  text(`export D=./x:$PATH; export PATH=$D; ${start}`, 'added: altered-launch'),
  quiet({ PYTHONPATH: './src' }, { 'src/a.py': '' }),
  quiet({ NODE_OPTIONS: '--require ./x.js' }, { 'x.js': '' }, docker),
  quiet({ COMPOSE_FILE: './compose.yaml', GOBIN: './bin' }, { 'compose.yaml': '', 'bin/x.sh': '' }),
  quiet({ UV_VERSION: '0.9.0', UV_EXCLUDE_NEWER: '2026-01-01', UV_PRERELEASE: 'allow' }, {}, uvx),
  quiet({ BUN_VERSION: '1.3.0' }, {}, bunx),
  quiet({ BUILDKIT_PROGRESS: 'plain', COMPOSE_PROJECT_NAME: 'x' }, {}, docker),
  around('npmrc', mcp(good), {
    '.npmrc': 'min-release-age=3\nlockfile-version=3\nbin-links=true\nworkspaces-update=false\n',
  }),
  around(
    'uvx exe',
    {},
    mcp({
      command: 'uvx',
      args: ['--from', 'fictional-mcp-weather@2.1.0', 'fictional-mcp-weather.exe'],
    }),
    'added',
  ),
  quiet({ npm_config_store_dir: '/workspaces/.pnpm-store' }),
  quiet({ LD_LIBRARY_PATH: '/usr/local/cuda/lib64:$LD_LIBRARY_PATH' }),
  alters({ LD_LIBRARY_PATH: './lib' }),
  alters({ LD_LIBRARY_PATH: '/usr/lib:' }),
  text(`eval "$(mise env)"; ${start}`),
  text(`eval "$(mise activate bash)" && ${start}`),
  text(`$(mise env) && ${start}`),
  text(`eval "$(fnm env --use-on-cd)"; ${start}`),
  text(`eval "$(/opt/homebrew/bin/brew shellenv)"; ${start}`),
  around(
    '.env beside gemini',
    {
      '.gemini/settings.json': { json: { mcpServers: { notes: good } } },
      'compose.yaml': '',
      'openapi.yaml': '',
      'config.yaml': '',
      'prisma/dev.db': '',
    },
    {
      '.gemini/.env':
        'COMPOSE_FILE=compose.yaml\nCONFIG_FILE=./config.yaml\nDATABASE_URL=file:./prisma/dev.db\nOPENAPI_SPEC_PATH=./openapi.yaml\nXDG_CACHE_HOME=.cache\n',
    },
    /changed$/,
  ),
  ...[
    ['-v', '${workspaceFolder}:/workspace'],
    ['-v', '$(pwd):/workspace'],
    ['--mount', 'type=bind,src=${workspaceFolder},dst=/workspace'],
    ['-v', '${workspaceFolder}:/workspace:ro', '-e', 'X=/workspace/src'],
  ].map((o) =>
    around(
      `docker ${o}`,
      { ...mcp({ ...docker, args: ['run', '-i', '--rm', docker.args[2]] }), 'src/x.js': '' },
      mcp({ command: 'docker', args: ['run', '-i', '--rm', ...o, docker.args[2] ?? ''] }),
      'changed: unscannable',
    ),
  ),
  around(
    'docker edit',
    {
      ...mcp({
        command: 'docker',
        args: ['run', '-i', '--rm', '-v', '${workspaceFolder}:/workspace', docker.args[2] ?? ''],
      }),
      'src/x.js': '',
    },
    { 'src/x.js': '1' },
    'unchanged',
  ),

  // The base already contains a block that no reader accepts.
  around(
    'an edit beside servers that are not read',
    unreadServers('a', 'x'),
    unreadServers('a', 'y'),
    'nothing',
  ),
  around(
    'an edit of servers that are not read',
    unreadServers('a', 'x'),
    unreadServers('b', 'x'),
    'nothing: unparsable-file',
  ),

  // Changes that resemble those above but alter a launch.
  alters({ LD_LIBRARY_PATH: '/usr/lib;/x:./evil' }),
  alters({ PATH: 'a:/usr/bin:$PATH' }, { 'a/npx': { executable: '' } }),
  alters({ PATH: '/usr/bin;/x:./bin:$PATH' }),
  alters({ XDG_CACHE_HOME: '.cache' }, { '.cache/uv/x.js': '' }),
  alters({ XDG_CACHE_HOME: '//host/share' }),
  alters({ XDG_CACHE_HOME: '${X}/x' }),
  ...['MISE_NODE_VERSION', 'ASDF_DATA_DIR', 'NVM_DIR', 'VOLTA_HOME'].map((name) =>
    alters({ [name]: './node' }),
  ),
  alters({ COREPACK_INTEGRITY_KEYS: '0' }, {}, pnpm),
  alters({ DATA_DIR: './data' }, { 'data/LICENSE': '', 'data/plugins.yaml': '' }),
  alters({ DATA_DIR: './data' }, { 'data/.npmrc': '' }),
  alters({ RUBYOPT: '-r./x.rb' }, { 'x.rb': '' }),
  alters({ NODE_OPTIONS: '--require ./x.js' }, { 'x.js': '' }, passing('NODE_OPTIONS')),
  alters({ NODE_OPTIONS: '--require ./x.js' }, { 'x.js': '' }, passing('NODE*')),
  quiet({ NODE_OPTIONS: '--require ./x.js' }, { 'x.js': '' }, passing('TOKEN')),
  comes(
    { PYTHONPATH: './src' },
    { 'src/a.py': '' },
    { command: 'bash', args: ['-c', `${start} & uvx fictional-mcp-weather@2.1.0`] },
    altered,
  ),
  text(`eval "$(mise env -C sub)"; ${start}`, 'added: unidentified'),
  text(`eval "$(mise env; ./evil)"; ${start}`, 'added: unidentified'),
  text(`. ./nvm.sh; ${start}`, 'added: unidentified'),
  text(`X=.; . "$X/nvm.sh"; ${start}`, 'added: unidentified'),
  text(`export NVM_DIR=$PWD; . "$NVM_DIR/nvm.sh"; ${start}`, 'added: altered-launch, unidentified'),
  text(`N=/opt/x || N=.; . "$N/nvm.sh"; ${start}`, 'added: unidentified'),
  text(`X=Y; Y='a[$(./evil)]'; [[ $X -eq 0 ]]; ${start}`, 'added: unidentified'),
  text(`X='a NODE_OPTIONS=-r./e'; export A=$X; ${start}`, 'added: unidentified'),
  text(`export NVM_DIR=$HOME/.nvm; . "$NVM_DIR/nvm.sh"; ${start}`, 'added: unidentified', {
    NVM_DIR: './x',
  }),
  text(`export NVM_DIR=$HOME/.nvm; . "$NVM_DIR/nvm.sh"; ${start}`, 'added: unidentified', {
    HOME: './x',
  }),
  around(
    'a script of the tree by an absolute path',
    { 'x.sh': '' },
    mcp({ command: 'bash', args: ['-c', `. /workspaces/x/x.sh; ${start}`] }),
    'added: altered-launch',
  ),
  text(`eval "$(./mise env)"; ${start}`, 'added: unidentified'),
  text(`eval "$(direnv export bash)"; ${start}`, 'added: unidentified'),
  text(`eval "$(mise exec -- ./evil)"; ${start}`, 'added: unidentified'),
  around(
    'another program with the ending of Windows',
    {},
    mcp({ command: 'uvx', args: ['--from', 'fictional-mcp-weather@2.1.0', 'evil.exe'] }),
    'added: unproven-program',
  ),
  // Edits to what a script prints and to when it stops.
  edited(
    '#!/bin/sh\nset -eu\necho "Start the server" >&2\nexec npx -y old-mcp "$@"\n',
    'unchanged',
  ),
  edited('#!/bin/sh\nset -euo pipefail\nexec npx -y old-mcp "$@"\n', 'unchanged'),
  edited('#!/bin/sh\nset -a\nexec npx -y old-mcp "$@"\n', judged),
  edited('#!/bin/sh\necho hi > .npmrc\nexec npx -y old-mcp "$@"\n', judged),
  edited('#!/bin/sh\necho() { npx evil-mcp; }\necho hi\nexec npx -y old-mcp "$@"\n', judged),
  edited('#!/bin/sh\nif false\necho\nthen exec npx -y old-mcp "$@"\nfi\n', judged, [
    '#!/bin/sh\nif false\nthen exec npx -y old-mcp "$@"\nfi\n',
  ]),
  edited('#!/bin/sh\nfalse\nexec npx -y old-mcp "$@"\n', judged, [
    '#!/bin/sh\nset -e\nfalse\nexec npx -y old-mcp "$@"\n',
  ]),
]);
