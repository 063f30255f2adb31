/*
 * Tests repository programs that take precedence over the fetched one: committed installations, project
 * packages with the launched name, and files that Windows starts instead of a command.
 */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const name = '@fictional-mcp/notes';
const exact = `${name}@1.4.0`;

const npx = (...args: readonly string[]): Files => mcp({ command: 'npx', args: ['-y', ...args] });
const manifest = (content: object): Files[string] => ({ json: content });
/** Returns a package that is committed in a `node_modules` folder, with its program. */
const committed = (folder: string, content: object): Files => ({
  [`${folder}node_modules/${name}/package.json`]: manifest({ name, ...content }),
  [`${folder}node_modules/${name}/cli.js`]: 'evil()',
});

/** Returns a lockfile with packages keyed by their paths below `node_modules`. */
const lock = (packages: Readonly<Record<string, object>>): Files => ({
  'package-lock.json': {
    json: {
      lockfileVersion: 3,
      packages: Object.fromEntries(
        Object.entries(packages).map(([key, entry]) => [`node_modules/${key}`, entry]),
      ),
    },
  },
});

/** Returns a package in the project that has the server's name. */
const own = (its: string, content: object): Files => ({
  'packages/own/package.json': manifest({
    name: its,
    bin: 'program' in content ? { [its]: 'a.js' } : 'a.js',
    ...content,
  }),
  'packages/own/a.js': 'own()',
  'packages/own/b.js': 'own()',
});
const cmd = mcp({ command: 'cmd', args: ['/c', 'npx', '-y', exact] });

/** Returns a change that adds files around an existing server. */
const around = (what: string, entry: Files, files: Files, expected: Case['expected']): Case => ({
  name: what,
  base: entry,
  head: files,
  expected,
});

const alters = 'changed: altered-launch';
const besideManifest = 'changed and unchanged: altered-launch';
const bare = npx(name);
const uvRun = (...options: readonly string[]): Files =>
  mcp({ command: 'uv', args: ['run', ...options, '--with', 'other-mcp==1.0.0', 'other-mcp'] });
const weather = mcp({
  command: 'uv',
  args: ['run', '--with', 'fictional-mcp-weather==2.1.0', 'fictional-mcp-weather'],
});
/** Returns a uv project that depends on the server, with the given sources. */
const uvProject = (sources: string): string =>
  `[project]\nname = "x"\ndependencies = ["fictional-mcp-weather==2.1.0"]\n[tool.uv.sources]\n${sources}\n`;
const installedServer: Files = {
  ...mcp({ command: 'npm', args: ['start'] }),
  'package.json': { json: { dependencies: { [name]: '1.4.0' }, scripts: { start: 'notes' } } },
  'package-lock.json': {
    json: {
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { [name]: '1.4.0' } },
        [`node_modules/${name}`]: { version: '1.4.0', bin: { notes: 'cli.js' } },
      },
    },
  },
};

/** Returns a server that Yarn has installed according to its lockfile. */
const byYarn = (version = '1.4.0', resolved = '1.4.0'): Files => ({
  ...mcp({ command: 'yarn', args: ['notes'] }),
  'package.json': { json: { dependencies: { [name]: '1.4.0' } } },
  'yarn.lock': `__metadata:
  version: 8

"case@workspace:.":
  version: 0.0.0-use.local
  resolution: "case@workspace:."
  dependencies:
    "${name}": "npm:1.4.0"
  linkType: soft

"${name}@npm:1.4.0":
  version: ${version}
  resolution: "${name}@npm:${resolved}"
  bin:
    notes: cli.js
  linkType: hard
`,
});
const cached = '@fictional-mcp-notes-npm-1.4.0-0123456789-abcdef0123.zip';
const unplugged = `.yarn/unplugged/${cached.slice(0, -4)}/node_modules/${name}`;

const becomesLocal = 'added and changed: altered-launch, local-code, unlisted';

/**
 * Launches of packages that are also in the project. A manifest with the name counts anywhere in the
 * repository, so each case has a unique name, which no export lists.
 */
const packages: readonly Case[] = (
  [
    ['of the name', ofItsName, [{}], becomesLocal],
    ['of the version', ofItsName, [{ version: '1.4.0' }], becomesLocal],
    [
      'of the program',
      (its) => mcp({ command: 'npx', args: ['-y', its] }, its),
      [{ name: 'x', program: true }],
      `${becomesLocal}, unpinned`,
    ],
    ['that takes the name', ofItsName, [{ name: 'x' }, {}], becomesLocal],
    [
      'whose program becomes another file',
      ofItsName,
      [{ bin: 'a.js' }, { bin: 'b.js' }],
      'changed and unchanged: local-code',
    ],
    [
      'whose program becomes another file that is built',
      ofItsName,
      [{ bin: 'dist/a.js' }, { bin: 'dist/b.js' }],
      'changed and unchanged: local-code',
    ],
    ['with other edits', ofItsName, [{}, { scripts: { test: 'x' } }], 'unchanged'],
    [
      'that is released',
      ofItsName,
      [{ version: '1.4.0' }, { version: '1.5.0' }],
      'changed and removed: unlisted',
    ],
    ['of another version', ofItsName, [{ version: '1.3.0' }], 'unchanged'],
    ['of the name, for a tag', (its) => npx(`${its}@latest`), [{}], 'unchanged'],
    [
      'for pnpm dlx',
      (its) => mcp({ command: 'pnpm', args: ['dlx', `${its}@1.4.0`] }),
      [{}],
      'unchanged',
    ],
    ['for uvx', (its) => mcp({ command: 'uvx', args: [`${its}==1.4.0`] }), [{}], 'unchanged'],
  ] as const satisfies readonly (readonly [
    string,
    (its: string) => Files,
    readonly object[],
    string,
  ])[]
).map(([what, entry, manifests, expected], index) => {
  const its = `fictional-own-${index}`;
  const [before, after = {}] = manifests.length > 1 ? manifests : [null, ...manifests];
  return {
    name: `a package of the project ${what}`,
    base: { ...entry(its), ...(before ? own(its, before) : {}) },
    head: own(its, after),
    expected,
  };
});

function ofItsName(its: string): Files {
  return mcp({ command: 'npx', args: ['-y', `${its}@1.4.0`] }, its);
}

playCases([
  around(
    'a committed package of the version',
    npx(exact),
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'of a version that is spelled otherwise',
    npx(exact),
    committed('', { version: 'v1.4.0' }),
    alters,
  ),
  around('without a version', npx(exact), committed('', {}), alters),
  around('that cannot be read', npx(exact), { [`node_modules/${name}/package.json`]: '{' }, alters),
  around('without a manifest', npx(exact), { [`node_modules/${name}/index.js`]: '' }, alters),
  around(
    'for a range',
    npx(`${name}@^1.0.0`),
    committed('', { version: '1.9.0' }),
    `${alters}, unpinned`,
  ),
  around('behind -p', npx('-p', exact, 'notes'), committed('', { version: '1.4.0' }), alters),
  around(
    'for npm exec',
    mcp({ command: 'npm', args: ['exec', exact] }),
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'for bunx',
    mcp({ command: 'bunx', args: [name] }),
    committed('', { version: '1.4.0' }),
    `${alters}, unpinned`,
  ),
  around(
    'a link in place of the package',
    npx(exact),
    {
      'evil/package.json': manifest({ version: '1.4.0' }),
      [`node_modules/${name}`]: { link: '../../evil' },
    },
    alters,
  ),
  around(
    'a link in place of node_modules',
    npx(exact),
    { [`m/${name}/package.json`]: manifest({ version: '1.4.0' }), node_modules: { link: 'm' } },
    alters,
  ),
  around(
    'a committed package above the folder of the server',
    { 'sub/.mcp.json': { json: { mcpServers: { notes: good } } } },
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'a committed program of a bare name',
    bare,
    { [`node_modules/.bin/${name}`]: { executable: 'evil' } },
    `${alters}, unpinned`,
  ),
  around('for Windows', bare, { [`node_modules/.bin/${name}.cmd`]: 'evil' }, `${alters}, unpinned`),
  around(
    'in capitals',
    bare,
    { 'node_modules/.bin/@FICTIONAL-MCP/Notes': 'evil' },
    `${alters}, unpinned`,
  ),
  around(
    'a committed program that is named with the version',
    npx(exact),
    { [`node_modules/.bin/${exact}`]: { executable: 'evil' } },
    alters,
  ),
  around(
    'a committed program behind -p',
    npx('-p', exact, 'notes'),
    { 'node_modules/.bin/notes': { executable: 'evil' } },
    alters,
  ),

  around(
    'a committed package of another version',
    npx(exact),
    committed('', { version: '1.3.0' }),
    'unchanged',
  ),
  around(
    'another committed package',
    npx(exact),
    { 'node_modules/other/package.json': manifest({ version: '1.4.0' }) },
    'unchanged',
  ),
  ...(
    [
      ['another folder', 'node_modules/foo', { name, version: '1.4.0', bin: { zz: 'e.js' } }],
      ['another package', 'node_modules/foo/node_modules/@a/b', { name, version: '1.4.0' }],
      ['its folder in another package', `node_modules/foo/node_modules/${name}`, {}],
    ] as const
  ).map(([where, folder, content]) =>
    around(
      `a committed package in ${where}`,
      npx(exact),
      { [`${folder}/package.json`]: manifest(content), [`${folder}/e.js`]: 'evil()' },
      alters,
    ),
  ),
  around(
    'a committed package in another folder that cannot be read',
    npx(exact),
    { 'node_modules/foo/package.json': '{' },
    alters,
  ),
  around(
    'a committed package of a workspace',
    npx(exact),
    {
      'package.json': manifest({ workspaces: ['p/*'] }),
      'p/a/package.json': manifest({}),
      ...committed('p/a/', {}),
    },
    alters,
  ),
  around(
    'a link to no folder among committed packages',
    npx(exact),
    { 'node_modules/foo': { link: '../../../elsewhere' } },
    alters,
  ),
  around(
    'committed packages of other names',
    npx(exact),
    {
      'node_modules/foo/package.json': manifest({ name: 'foo', version: '1.4.0' }),
      'node_modules/foo/node_modules/@a/b/package.json': manifest({ name: '@a/b' }),
      'node_modules/foo/test/node_modules/x/package.json': '{',
      'node_modules/foo/fixtures/package.json': manifest({ name, version: '1.4.0' }),
      'node_modules/.bin/foo': { link: '../foo/cli.js' },
    },
    'unchanged',
  ),
  around(
    'a committed package beside the folder',
    npx(exact),
    committed('other/', { version: '1.4.0' }),
    'unchanged',
  ),
  around(
    'a committed package for a tag',
    npx(`${name}@latest`),
    committed('', { version: '1.4.0' }),
    'unchanged',
  ),
  around(
    'for pnpm dlx',
    mcp({ command: 'pnpm', args: ['dlx', exact] }),
    committed('', { version: '1.4.0' }),
    'unchanged',
  ),
  around('another committed program', bare, { 'node_modules/.bin/tsc': 'x' }, 'unchanged'),
  around(
    'a committed package for uvx',
    mcp({ command: 'uvx', args: ['fictional-mcp-weather==2.0.0'] }),
    { 'node_modules/fictional-mcp-weather/package.json': manifest({ version: '2.0.0' }) },
    'unchanged',
  ),

  ...packages,
  {
    name: 'a launch that comes with a package of its name',
    base: {},
    head: { ...npx('fictional-new@1.0.0'), ...own('fictional-new', {}) },
    expected: 'added: local-code, unlisted',
  },
  {
    name: 'a launch of a package that is there',
    base: own('fictional-old', {}),
    head: npx('fictional-old@1.0.0'),
    expected: 'added: local-code, unlisted',
  },

  // Packages from elsewhere that the project installs under the name.
  ...['file:./notes.tgz', 'https://evil.example/notes.tgz', 'github:evil/notes'].flatMap((from) => [
    around(
      `another dependency without a lockfile: ${from}`,
      npx(exact),
      { 'package.json': manifest({ dependencies: { 'left-pad': from } }) },
      alters,
    ),
    around(
      `another dependency whose package has the name: ${from}`,
      npx(exact),
      {
        'package.json': manifest({ dependencies: { 'left-pad': from } }),
        ...lock({ 'left-pad': { name, version: '1.4.0', resolved: from } }),
      },
      alters,
    ),
    around(
      `another dependency whose package has another name: ${from}`,
      npx(exact),
      {
        'package.json': manifest({ dependencies: { 'left-pad': from } }),
        ...lock({ 'left-pad': { version: '1.4.0', resolved: from } }),
      },
      'unchanged',
    ),
    around(
      `a lockfile that contradicts the manifest: ${from}`,
      npx(exact),
      {
        'package.json': manifest({ dependencies: { 'left-pad': from } }),
        ...lock({ 'left-pad': { version: '1.3.0' } }),
      },
      alters,
    ),
    around(
      `for a tag: ${from}`,
      npx(`${name}@latest`),
      { 'package.json': manifest({ dependencies: { 'left-pad': from } }) },
      'unchanged',
    ),
  ]),
  ...[
    'https://evil.example/x.tgz',
    'https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz',
    'file:x.tgz',
  ].flatMap((resolved) =>
    [name, `foo/node_modules/${name}`].map((key) =>
      around(
        `a package of the lockfile at ${key}: ${resolved}`,
        npx(exact),
        lock({ [key]: { version: '1.4.0', resolved } }),
        alters,
      ),
    ),
  ),
  around(
    'what npm has written of an installation',
    npx(exact),
    {
      'node_modules/.package-lock.json':
        lock({ foo: { name, version: '1.4.0' } })['package-lock.json'] ?? '',
    },
    alters,
  ),
  ...(
    [
      [
        'a member',
        { workspaces: ['p'] },
        { dependencies: { [name]: 'https://evil.example/x.tgz' } },
      ],
      ['a member that', { workspaces: ['p'] }, { devDependencies: { x: 'evil/notes' } }],
      ['a folder', { dependencies: { p: 'file:p' } }, { dependencies: { x: 'file:x.tgz' } }],
      ['a peer', { peerDependencies: { [name]: 'git+https://evil.example/x.git' } }, {}],
      ['an override', { overrides: { zod: { x: 'https://evil.example/x.tgz' } } }, {}],
    ] as const
  ).map(([what, top, inner]) =>
    around(
      `${what} with a dependency from elsewhere`,
      npx(exact),
      { 'package.json': manifest(top), 'p/package.json': manifest(inner) },
      alters,
    ),
  ),
  around(
    'an ordinary project',
    npx(exact),
    {
      'package.json': manifest({
        workspaces: ['p'],
        dependencies: {
          '//': 'some words',
          zod: '^3.0.0',
          a: 'npm:b@1.0.0',
          p: '*',
          q: 'file:./q',
        },
        peerDependencies: { react: '>=18 || ^19.0.0-rc' },
        overrides: { semver: '7.6.0', foo: { '.': '1.0.0', bar: '$zod', baz: 'npm:qux@2' } },
      }),
      'p/package.json': manifest({ dependencies: { zod: 'latest', x: 'workspace:*' } }),
      'q/package.json': manifest({}),
      ...lock({
        zod: { version: '3.0.0', resolved: 'https://registry.npmjs.org/zod/-/zod-3.0.0.tgz' },
        [name]: {
          version: '1.4.0',
          resolved: `https://registry.npmjs.org/${name}/-/notes-1.4.0.tgz`,
        },
        alias: {
          name,
          version: '1.4.0',
          resolved: `https://registry.npmjs.org/${name}/-/notes-1.4.0.tgz`,
        },
        p: { link: true, resolved: 'p' },
        git: { version: '1.0.0', resolved: 'git+ssh://git@github.com/a/b.git#0123' },
      }),
    },
    'unchanged',
  ),

  // Files that are committed instead of an installation.
  ...['', '__pypackages__/3.12/lib/bin/'].map((folder) =>
    around(
      `a file of the name for pipx ${folder}`,
      mcp({ command: 'pipx', args: ['run', 'other-mcp==1.0.0'] }),
      { [`${folder}other-mcp==1.0.0`]: 'print()' },
      `${alters}, unlisted`,
    ),
  ),
  around(
    'a folder of the name for pipx',
    mcp({ command: 'pipx', args: ['run', 'other-mcp==1.0.0'] }),
    { 'other-mcp==1.0.0/x.py': '' },
    'unchanged',
  ),
  around(
    'a file of the name behind --spec',
    mcp({ command: 'pipx', args: ['run', '--spec', 'other-mcp==1.0.0', 'other-mcp'] }),
    { 'other-mcp': 'print()' },
    'unchanged',
  ),
  ...(['.venv/pyvenv.cfg', '.venv/lib/python3.12/site-packages/x.pth'] as const).map((file) =>
    around(`${file} for uv run`, uvRun(), { [file]: 'x' }, `${alters}, unlisted`),
  ),
  {
    name: 'a .venv that was there before',
    base: { ...uvRun(), '.venv/pyvenv.cfg': 'x', '.venv/lib/x.pth': 'x' },
    head: { 'README.md': '# x' },
    expected: 'unchanged',
  },
  {
    name: 'an edited file of .venv',
    base: { ...uvRun(), '.venv/pyvenv.cfg': 'x', '.venv/lib/x.pth': 'x' },
    head: { '.venv/lib/x.pth': 'y' },
    expected: 'changed: altered-launch, unlisted',
  },
  around('a link in place of .venv', uvRun(), { '.venv': { link: 'x' } }, `${alters}, unlisted`),
  around(
    '.venv of a project that is named',
    uvRun('--project', 'sub'),
    { 'sub/.venv/pyvenv.cfg': '' },
    `${alters}, unlisted`,
  ),
  around(
    '.venv for uvx',
    mcp({ command: 'uvx', args: ['other-mcp==1.0.0'] }),
    { '.venv/pyvenv.cfg': '' },
    'unchanged',
  ),
  ...(
    [
      ['its path', { 'pyproject.toml': uvProject('fictional-mcp-weather = { path = "./d" }') }],
      [
        'its path in another spelling',
        { 'pyproject.toml': uvProject('Fictional_MCP.weather = { path = "./d" }') },
      ],
      [
        'its address',
        {
          'pyproject.toml': uvProject(
            'fictional-mcp-weather = { url = "https://evil.example/x.whl" }',
          ),
        },
      ],
      [
        'its repository',
        {
          'pyproject.toml': uvProject('fictional-mcp-weather = { git = "https://evil.example/x" }'),
        },
      ],
      [
        'one source of several',
        { 'pyproject.toml': uvProject('fictional-mcp-weather = [{ path = "./d", marker = "x" }]') },
      ],
      [
        'a requirement',
        {
          'pyproject.toml':
            '[project]\nname = "x"\ndependencies = ["fictional-mcp-weather @ https://evil.example/x.whl"]\n',
        },
      ],
      [
        'a dependency by its path',
        {
          'pyproject.toml': uvProject('d = { path = "./d" }'),
          'd/pyproject.toml': uvProject('fictional-mcp-weather = { path = "../e" }'),
        },
      ],
      [
        'a member',
        {
          'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
          'packages/a/pyproject.toml': uvProject('fictional-mcp-weather = { path = "../e" }'),
        },
      ],
    ] as const
  ).map(([what, files]) =>
    around(`uv run with ${what} in the project`, weather, files, /altered-launch/),
  ),
  around('a file of the name for uv run', weather, { 'fictional-mcp-weather': 'PK' }, /local-code/),
  around(
    'a link of the name for uv run',
    weather,
    { 'fictional-mcp-weather': { link: 'x' } },
    /local-code/,
  ),
  around(
    'a vendored file of the name for uv run',
    { ...weather, '.gitattributes': 'fictional-mcp-weather linguist-vendored\n' },
    { 'fictional-mcp-weather': 'PK' },
    /local-code/,
  ),
  around(
    'uv run in an ordinary project',
    weather,
    {
      'pyproject.toml': `${uvProject('d = { path = "./d" }\nother = { git = "https://github.com/a/b" }\nfictional-mcp-weather-x = { url = "https://a.example/x.whl" }')}[tool.uv.workspace]\nmembers = ["d", "packages/*"]\n`,
      'd/pyproject.toml': uvProject('x = { workspace = true }\ne = { path = "../../e" }'),
      'packages/a/pyproject.toml': uvProject('d = { path = "../../d" }'),
      'fictional-mcp-weather/README.md': '',
      'fictional_mcp_weather.txt': '',
    },
    'added and unchanged',
  ),
  around('another environment', uvRun(), { 'venv/pyvenv.cfg': '' }, 'unchanged'),
  around(
    'packages that Deno has installed',
    mcp({ command: 'deno', args: ['run', '-A', `npm:${exact}`] }),
    { 'node_modules/.deno/zod@3.0.0/node_modules/zod/index.js': '' },
    alters,
  ),
  around(
    'a dependency of a server that is installed',
    installedServer,
    { 'node_modules/zod/index.js': 'evil()' },
    'changed and unchanged: altered-launch',
  ),
  around(
    'an installation without packages',
    installedServer,
    { 'node_modules/.keep': '' },
    'unchanged',
  ),
  around(
    'a dependency beside what npx fetches',
    npx(exact),
    { 'node_modules/zod/index.js': '' },
    'unchanged',
  ),
  around(
    'a compiled module in place of a package',
    {
      ...mcp({ command: 'python', args: ['-m', 'other_mcp'] }),
      'requirements.txt': 'other-mcp==1.0.0\n',
    },
    { 'other_mcp.cpython-312-x86_64-linux-gnu.so': '' },
    'changed: unidentified',
  ),

  // Yarn installs the resolved version from archives that the project can keep.
  around(
    'a contradiction of Yarn’s lockfile',
    byYarn(),
    byYarn('1.4.0', '1.3.0'),
    /altered-launch/,
  ),
  around(
    'another version in Yarn’s lockfile',
    byYarn(),
    byYarn('1.3.0', '1.3.0'),
    /altered-launch/,
  ),
  around('an archive of Yarn’s', byYarn(), { [`.yarn/cache/${cached}`]: 'x' }, besideManifest),
  around(
    'a folder that Yarn has unpacked',
    byYarn(),
    { [`${unplugged}/cli.js`]: 'x' },
    besideManifest,
  ),
  around(
    'an edit of an archive of Yarn’s',
    { ...byYarn(), [`.yarn/cache/${cached}`]: 'x' },
    { [`.yarn/cache/${cached}`]: 'y' },
    besideManifest,
  ),
  ...(
    [
      ['stands (honest)', 'README.md', 'unchanged'],
      ['has another file', `${unplugged}/index.js`, besideManifest],
    ] as const
  ).map(([what, file, expected]) =>
    around(
      `a folder that Yarn has unpacked ${what}`,
      { ...byYarn(), [`${unplugged}/cli.js`]: 'x', [`${unplugged}/package.json`]: '{}' },
      { [file]: 'y' },
      expected,
    ),
  ),
  around(
    'an archive of another package (honest)',
    { ...byYarn(), [`.yarn/cache/${cached}`]: 'x' },
    { '.yarn/cache/zod-npm-3.0.0-0123456789-abcdef0123.zip': 'x' },
    'unchanged',
  ),

  // Files that Windows starts instead of a command.
  ...['npx.cmd', 'NPX.CMD', 'npx.exe', 'npx.js', 'npx.msc', 'node.exe', 'Node.com'].map((file) =>
    around(`${file} beside npx`, npx(exact), { [file]: 'evil' }, alters),
  ),
  around('npx.bat behind cmd /c', cmd, { 'npx.bat': 'evil' }, alters),
  around('cmd.exe beside cmd', cmd, { 'cmd.exe': 'evil' }, alters),
  around('node.bat behind cmd /c npx', cmd, { 'node.bat': 'evil' }, alters),
  around(
    'a file in the folder that the server starts in',
    mcp({ ...good, cwd: 'sub' }),
    { 'sub/a.txt': '', 'sub/npx.cmd': 'evil' },
    alters,
  ),
  around(
    'behind env',
    mcp({ command: 'env', args: ['A=1', 'npx', '-y', exact] }),
    { 'npx.cmd': '' },
    alters,
  ),
  around(
    'in a script of the project',
    {
      ...mcp({ command: 'npm', args: ['start'] }),
      'package.json': manifest({ scripts: { start: `npx -y ${exact}` } }),
    },
    { 'node_modules/.bin/npx': { executable: 'evil' } },
    alters,
  ),
  ...['npx.sh', 'npx.ps1', 'npx', 'npx.txt', 'scripts/npx.cmd', 'npm.cmd'].map((file) =>
    around(`${file} beside npx`, npx(exact), { [file]: 'x' }, 'unchanged'),
  ),
  // Windows starts these instead of the program from the fetched package.
  ...[
    'notes.cmd',
    'NOTES.Bat',
    'notes.exe',
    'notes.com',
    'mcp-server-notes.cmd',
    'notes_mcp.wsf',
  ].map((file) => around(`${file} beside npx`, npx(exact), { [file]: 'evil' }, alters)),
  around(
    'a program behind -p',
    npx('-p', exact, 'other'),
    { 'other.cmd': 'evil' },
    /altered-launch/,
  ),
  around(
    'for pnpm dlx',
    mcp({ command: 'pnpm', args: ['dlx', exact] }),
    { 'notes.cmd': 'evil' },
    alters,
  ),
  ...[
    'notes.ps1',
    'notes.sh',
    'notes.js',
    'scripts/notes.cmd',
    'build-notes.cmd',
    'server.cmd',
  ].map((file) => around(`${file} beside npx`, npx(exact), { [file]: 'x' }, 'unchanged')),
  {
    name: 'a program that was beside it',
    base: { ...npx(exact), 'notes.cmd': 'x' },
    head: { 'README.md': 'x' },
    expected: 'unchanged',
  },
  around(
    'npx.cmd beside an address',
    mcp({ url: 'https://mcp.fictional.example/other' }),
    { 'npx.cmd': '' },
    'unchanged',
  ),
]);
