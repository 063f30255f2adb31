/*
 * Tests by example what a change does to each server, given two states of a repository. A server is unchanged
 * if the base has one that matches it in all of the following, under an alias that no other server had:
 *
 * - its client file, or an identical file under another name
 * - identity
 * - version and version source
 * - state
 * - command and arguments
 * - address
 * - folder
 * - altering environment
 */

import { describe, expect, test } from 'vitest';
import { versionPart } from '../../../src/detection/ecosystems/ecosystems.ts';
import { compareWithBase } from '../../../src/gate/pipeline/compare-with-base.ts';
import { scanTree } from '../../../src/gate/pipeline/inventory.ts';
import type { Dependency } from '../../../src/model/model.ts';
import { sourceOf } from '../../builders.ts';
import { cpuMs } from '../../cpu.ts';

type Files = Readonly<Record<string, unknown>>;

const scanOptions = {
  folder: '',
  ignorePaths: ['ignored/**'],
  withCandidates: true,
  charge: () => {},
};

/** Creates a repository from these files: texts, or values that are written as JSON. */
const repository = (files: Files) =>
  sourceOf(
    new Map(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      ]),
    ),
  );

/** Builds `.mcp.json` with these servers: for each alias a command line, an address or a complete entry. */
function mcp(servers: Readonly<Record<string, string | object>>): object {
  const entries = Object.entries(servers).map(([alias, launch]) => {
    if (typeof launch !== 'string') return [alias, launch];
    const [command, ...args] = launch.split(' ');
    return [alias, launch.includes('://') ? { url: launch } : { command, args }];
  });
  return { mcpServers: Object.fromEntries(entries) };
}

const npx = (name: string, more: object = {}) => ({ command: 'npx', args: ['-y', name], ...more });

const nameOf = (dependency: Dependency): string => {
  const { type, name, resolved } = dependency;
  const { specifier } = versionPart(dependency);
  return `${type} ${name}${specifier === null ? '' : `@${specifier}`}${resolved === null ? '' : ` (${resolved.version})`}`;
};

/** Returns one line for each server: `added npm a`, `changed npm a ← npm b`, `removed npm a`. */
async function changesOf(base: Files, head: Files): Promise<string[]> {
  const now = await scanTree(repository(head), scanOptions);
  const source = repository(base);
  const compared = await compareWithBase(now, { commit: 'b', hash: 'sha1', source }, scanOptions);
  if ('reason' in compared) return [compared.reason];
  const { dependencies, candidates } = now.inventory;
  return [
    ...[...dependencies, ...candidates].map((dependency) => {
      const { kind, before } = compared.of(dependency);
      const from = kind === 'unchanged' || before === null ? '' : ` ← ${nameOf(before)}`;
      return `${kind} ${nameOf(dependency)}${from}`;
    }),
    ...compared.removed.map((dependency) => `removed ${nameOf(dependency)}`),
  ];
}

const notes = mcp({ notes: 'npx -y notes@1.0.0' });
const lock = (versions: Readonly<Record<string, string>>) => ({
  lockfileVersion: 3,
  packages: {
    '': { dependencies: Object.fromEntries(Object.keys(versions).map((name) => [name, '*'])) },
    ...Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        { version, bin: { [name]: 'cli.js' } },
      ]),
    ),
  },
});
const installed = (versions: Readonly<Record<string, string>>): Files => ({
  'package.json': {
    scripts: { notes: 'notes --stdio' },
    dependencies: Object.fromEntries(Object.keys(versions).map((name) => [name, '*'])),
  },
  'package-lock.json': lock(versions),
  '.mcp.json': mcp({ notes: 'npm run notes' }),
});
const json = (value: unknown): string => JSON.stringify(value, null, 2);

const same = ['unchanged npm notes@1.0.0'];

describe('edits that leave a server as it is', () => {
  test.for<[string, Files, Files, string[]]>([
    ['nothing at all', { '.mcp.json': notes }, { '.mcp.json': notes }, same],
    [
      'another file',
      { '.mcp.json': notes, 'README.md': 'Notes' },
      { '.mcp.json': notes, 'README.md': 'Notes!' },
      same,
    ],
    ['formatting', { '.mcp.json': notes }, { '.mcp.json': JSON.stringify(notes) }, same],
    [
      'comments and a comma at the end',
      { '.mcp.json': notes },
      { '.mcp.json': json(notes).replace('{', '{ // our servers').replace(/\}$/, ',}') },
      same,
    ],
    [
      'line ends of Windows',
      { '.mcp.json': notes },
      { '.mcp.json': json(notes).replaceAll('\n', '\r\n') },
      same,
    ],
    [
      'the order of keys',
      { '.mcp.json': { mcpServers: { notes: npx('notes@1.0.0') } } },
      { '.mcp.json': { mcpServers: { notes: { args: ['-y', 'notes@1.0.0'], command: 'npx' } } } },
      same,
    ],
    [
      'the order of variables that alter it',
      { '.mcp.json': mcp({ notes: npx('notes@1.0.0', { env: { NODE_PATH: 'a', HOME: 'b' } }) }) },
      { '.mcp.json': mcp({ notes: npx('notes@1.0.0', { env: { HOME: 'b', NODE_PATH: 'a' } }) }) },
      same,
    ],
    [
      'its place in the file',
      { '.mcp.json': mcp({ notes: 'npx -y notes@1.0.0', mail: 'npx -y mail@2.0.0' }) },
      { '.mcp.json': mcp({ mail: 'npx -y mail@2.0.0', notes: 'npx -y notes@1.0.0' }) },
      ['unchanged npm mail@2.0.0', ...same],
    ],
    [
      'another alias',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ jots: 'npx -y notes@1.0.0' }) },
      same,
    ],
    [
      'an API token',
      { '.mcp.json': mcp({ notes: npx('notes@1.0.0', { env: { NOTES_TOKEN: 'a' } }) }) },
      { '.mcp.json': mcp({ notes: npx('notes@1.0.0', { env: { NOTES_TOKEN: 'b' } }) }) },
      same,
    ],
    [
      'a token that an argument names',
      {
        '.mcp.json': mcp({
          notes: npx('notes@1.0.0', {
            args: ['-y', 'notes@1.0.0', '--token', `\${TOKEN}`],
            env: { TOKEN: 'a' },
          }),
        }),
      },
      {
        '.mcp.json': mcp({
          notes: npx('notes@1.0.0', {
            args: ['-y', 'notes@1.0.0', '--token', `\${TOKEN}`],
            env: { TOKEN: 'b' },
          }),
        }),
      },
      same,
    ],
    [
      'a header',
      { '.mcp.json': mcp({ api: { url: 'https://mcp.example/', headers: { A: '1' } } }) },
      { '.mcp.json': mcp({ api: { url: 'https://mcp.example/', headers: { A: '2' } } }) },
      ['unchanged remote https://mcp.example'],
    ],
    [
      'another server beside it',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ mail: 'npx -y mail@2.0.0', notes: 'npx -y notes@1.0.0' }) },
      ['added npm mail@2.0.0', ...same],
    ],
    [
      'a server beside it that goes',
      { '.mcp.json': mcp({ mail: 'npx -y mail@2.0.0', notes: 'npx -y notes@1.0.0' }) },
      { '.mcp.json': notes },
      [...same, 'removed npm mail@2.0.0'],
    ],
    [
      'a new name of the identical file',
      { 'app/.mcp.json': notes },
      { 'server/.mcp.json': notes },
      same,
    ],
    [
      'a new name of the file, and line ends of Windows',
      { 'app/.mcp.json': notes },
      { 'server/.mcp.json': json(notes).replaceAll('\n', '\r\n') },
      same,
    ],
    [
      'another package of the lockfile',
      installed({ notes: '1.0.0', left: '1.0.0' }),
      installed({ notes: '1.0.0', left: '1.3.0' }),
      ['unchanged npm notes (1.0.0)', 'unchanged npm notes', 'changed npm left ← npm left (1.0.0)'],
    ],
    [
      'line ends of the script that starts it',
      { '.mcp.json': mcp({ notes: 'sh run.sh' }), 'run.sh': 'set -e\nnpx -y notes@1.0.0\n' },
      { '.mcp.json': mcp({ notes: 'sh run.sh' }), 'run.sh': 'set -e\r\nnpx -y notes@1.0.0\r\n' },
      ['unchanged local run.sh', ...same],
    ],
  ])('%s', async ([, base, head, expected]) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});

describe('edits around a server whose launch is altered', () => {
  const helper = { url: 'https://mcp.example/', headersHelper: './token.sh' };
  const remote = 'unchanged remote https://mcp.example';
  const mirrored = 'registry=https://npm.acme.example/\n';
  test.for<[string, Files, Files, string[]]>([
    [
      'another server beside one with a hook',
      { '.mcp.json': mcp({ api: helper }) },
      { '.mcp.json': mcp({ mail: 'npx -y mail@2.0.0', api: helper }) },
      ['added npm mail@2.0.0', remote],
    ],
    [
      'another setting of .npmrc',
      { '.mcp.json': notes, '.npmrc': mirrored },
      { '.mcp.json': notes, '.npmrc': `save-exact=true\n${mirrored}` },
      same,
    ],
    [
      'line ends of .npmrc',
      { '.mcp.json': notes, '.npmrc': mirrored },
      { '.mcp.json': notes, '.npmrc': mirrored.replace('\n', '\r\n') },
      same,
    ],
    [
      'a token in the file of variables',
      {
        '.mcp.json': mcp({ notes: npx('notes@1.0.0', { envFile: '.env' }) }),
        '.env': 'NODE_OPTIONS=--require ./a.js\nTOKEN=a\n',
      },
      {
        '.mcp.json': mcp({ notes: npx('notes@1.0.0', { envFile: '.env' }) }),
        '.env': 'NODE_OPTIONS=--require ./a.js\nTOKEN=b\n',
      },
      same,
    ],
    [
      'the version of the manifest that has a program of its name',
      {
        '.mcp.json': mcp({ notes: 'npx -y notes' }),
        'package.json': { version: '1.0.0', bin: { notes: 'cli.js' } },
      },
      {
        '.mcp.json': mcp({ notes: 'npx -y notes' }),
        'package.json': { version: '1.0.1', bin: { notes: 'cli.js' } },
      },
      ['unchanged npm notes', 'unchanged local package.json'],
    ],
  ])('%s', async ([, base, head, expected]) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});

/** Moves the files into a folder. */
const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

describe('a folder under a new name', () => {
  const pinned = { 'package.json': { dependencies: { left: '1.0.0' } } };
  const withDependency = { 'package.json': { dependencies: { left: '^1.0.0' } } };
  const lockOf = (entry: object) => ({
    'package-lock.json': {
      lockfileVersion: 3,
      packages: { '': {}, 'node_modules/left': { version: '1.0.0', ...entry } },
    },
  });
  const redirected = lockOf({ resolved: 'https://a.example/left/-/left-1.0.0.tgz' });
  const mirrored = { '.mcp.json': notes, '.npmrc': 'registry=https://npm.acme.example/\n' };
  test.for<[string, Files, string[]]>([
    ['with servers', { '.mcp.json': notes }, same],
    ['with a package manifest', pinned, ['unchanged npm left@1.0.0']],
    ['and with its lockfile', { ...withDependency, ...lockOf({}) }, ['unchanged npm left@^1.0.0']],
    ['and with one that redirects', { ...pinned, ...redirected }, ['unchanged npm left@1.0.0']],
    ['with requirements', { 'requirements.txt': 'left==1.0.0\n' }, ['unchanged pypi left@==1.0.0']],
    [
      'with a script and what it starts of an installation',
      installed({ notes: '1.0.0' }),
      ['unchanged npm notes (1.0.0)', 'unchanged npm notes'],
    ],
    ['with settings of npm', mirrored, same],
    [
      'with code of the project',
      { '.mcp.json': mcp({ notes: 'node server.js' }), 'server.js': 'listen()' },
      ['unchanged local new/server.js'],
    ],
    [
      'with a file that an altered launch names',
      {
        '.mcp.json': mcp({ notes: npx('notes@1.0.0', { env: { NODE_OPTIONS: '-r ./a.js' } }) }),
        'a.js': '',
      },
      same,
    ],
  ])('%s', async ([, files, expected]) => {
    expect(await changesOf(below('before', files), below('new', files))).toEqual(expected);
    const deep = expected.map((line) => line.replace('new/', 'packages/new/'));
    expect(await changesOf(below('packages/before', files), below('packages/new', files))).toEqual(
      deep,
    );
    // At the repository's root, people who work elsewhere in it encounter the server too.
    for (const line of await changesOf(below('before', files), files))
      expect(line).toMatch(/^changed /);
  });

  test('beside another one, where some of their files are alike', async () => {
    const by = (name: string) => ({ ...mirrored, '.npmrc': `registry=https://${name}.example/\n` });
    const [one, other] = [by('a'), by('b')];
    const names: [string, string][] = [
      ['api', 'web'],
      ['web', 'api'],
    ];
    for (const [first, second] of names) {
      expect(
        await changesOf(
          { ...below('bar', one), ...below('foo', other) },
          { ...below(first, one), ...below(second, other) },
        ),
      ).toEqual([...same, ...same]);
    }
    // One of the folders disappears for good, but the server is still declared.
    expect(
      await changesOf({ ...below('bar', one), ...below('foo', other) }, below('web', other)),
    ).toEqual(same);
  });

  const changed = ['changed npm notes@1.0.0 ← npm notes@1.0.0'];
  const otherwise = { '.npmrc': 'registry=https://npm.evil.example/\n' };
  test.for<[string, Files, Files, string[]]>([
    [
      'takes the settings of another one',
      { ...below('a', mirrored), ...below('b', { ...mirrored, ...otherwise, '.mcp.json': '{}' }) },
      below('c', { ...mirrored, ...otherwise }),
      changed,
    ],
    ['loses its settings', below('a', mirrored), { 'b/.mcp.json': notes }, changed],
    [
      'has other settings',
      below('a', mirrored),
      below('b', { ...mirrored, ...otherwise }),
      changed,
    ],
    [
      'swaps them with another one',
      { ...below('a', mirrored), ...below('b', { ...mirrored, ...otherwise }) },
      { ...below('b', mirrored), ...below('a', { ...mirrored, ...otherwise }) },
      [...changed, ...changed],
    ],
    [
      'is copied',
      below('a', pinned),
      { ...below('a', pinned), ...below('b', pinned) },
      ['unchanged npm left@1.0.0', 'added npm left@1.0.0'],
    ],
    [
      'is moved and copied',
      below('a', pinned),
      { ...below('b', pinned), ...below('c', pinned) },
      ['unchanged npm left@1.0.0', 'added npm left@1.0.0'],
    ],
    [
      'gets a lockfile that redirects',
      below('a', { ...withDependency, ...lockOf({}) }),
      below('b', { ...withDependency, ...redirected }),
      ['changed npm left@^1.0.0 ← npm left@^1.0.0 (1.0.0)'],
    ],
    [
      'takes its lockfile from another folder',
      {
        ...below('a', { ...withDependency, ...lockOf({}) }),
        ...below('b', { 'package.json': { dependencies: { left: '^1.0' } }, ...redirected }),
      },
      below('c', { ...withDependency, ...redirected }),
      ['changed npm left@^1.0.0 ← npm left@^1.0.0 (1.0.0)'],
    ],
  ])('is no reason where it %s', async ([, base, head, expected]) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});

describe('a lockfile that comes', () => {
  const withDependency = (range: string): Files => ({
    'package.json': { dependencies: { left: range } },
  });
  const with1 = (entry: object): Files => ({
    'package-lock.json': {
      lockfileVersion: 3,
      packages: { '': {}, 'node_modules/left': { version: '1.0.0', ...entry } },
    },
  });
  const uvLock = (source: string): Files => ({
    'uv.lock': `version = 1\n[[package]]\nname = "left"\nversion = "1.0.0"\nsource = { ${source} }\n`,
  });
  const project = { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["left==1.0.0"]\n' };
  const own = { resolved: 'https://registry.npmjs.org/left/-/left-1.0.0.tgz' };
  test.for<[string, Files, Files, RegExp]>([
    ['says what is pinned anyway', withDependency('1.0.0'), with1({}), /^unchanged/],
    ['and from where it comes anyway', withDependency('1.0.0'), with1(own), /^unchanged/],
    ['says it of Python', project, uvLock('registry = "https://pypi.org/simple"'), /^unchanged/],
    ['proves what is not pinned', withDependency('^1.0.0'), with1({}), /^changed/],
    [
      'takes it from another address',
      withDependency('1.0.0'),
      with1({ resolved: 'https://a.example/left/-/left-1.0.0.tgz' }),
      /^changed/,
    ],
    [
      'takes another package for it',
      withDependency('1.0.0'),
      with1({ resolved: 'https://registry.npmjs.org/evil/-/evil-1.0.0.tgz' }),
      /^changed/,
    ],
    ['gives it another name', withDependency('1.0.0'), with1({ name: 'evil', ...own }), /^changed/],
    [
      'takes it of Python from elsewhere',
      project,
      uvLock('registry = "https://a.example/simple"'),
      /^changed/,
    ],
  ])('%s', async ([, files, lockfile, expected]) => {
    for (const [base, head] of [
      [files, { ...files, ...lockfile }],
      [{ ...files, ...lockfile }, files],
    ] as const) {
      expect(await changesOf(base, head)).toEqual([expect.stringMatching(expected)]);
    }
  });
});

describe('edits of a workflow around a server that its step hides', () => {
  const step = (words: string): string => `claude mcp add notes -- ${words}`;
  const file = (jobs: object, more: object = {}): Files => ({
    '.github/workflows/agent.yml': { on: 'push', ...more, jobs },
  });
  const checkout = (version: string) => ({ uses: `actions/checkout@${version}` });
  const agent = (words: string, more: object = {}, before = checkout('v4')) => ({
    agent: { 'runs-on': 'x', ...more, steps: [before, { run: step(words) }] },
  });
  const other = (version: string, more: object = {}) => ({
    test: { steps: [checkout(version)], ...more },
  });
  const variable = 'npx -y $PACKAGE';
  const setting = `npx -y \${{ vars.PACKAGE }}`;
  const action = (version: string) => ({
    'action.yml': {
      runs: { using: 'composite', steps: [checkout(version), { run: step(variable) }] },
    },
  });
  const env = (value: string) => ({ env: { PACKAGE: value } });
  const input = (command: string, version: string) => ({
    agent: {
      steps: [
        checkout(version),
        { with: { mcp_config: json({ mcpServers: { notes: { command } } }) } },
      ],
    },
  });

  test.for<[string, Files, Files]>([
    [
      'in another job',
      file({ ...other('v4'), ...agent(variable) }),
      file({ ...other('v5'), ...agent(variable) }),
    ],
    ['of what may be done', file(agent(variable)), file(agent(variable), { permissions: {} })],
    ['of its name', file(agent(variable), { name: 'a' }), file(agent(variable), { name: 'b' })],
    [
      'by a comment',
      { '.github/workflows/agent.yml': `on: push\njobs: ${JSON.stringify(agent(variable))}\n` },
      {
        '.github/workflows/agent.yml': `# Hi\non: push\njobs: ${JSON.stringify(agent(variable))}\n`,
      },
    ],
    ['of its environment', file(agent(variable, env('a'))), file(agent(variable, env('b')))],
    ['of that of all', file(agent(variable), env('a')), file(agent(variable), env('b'))],
    [
      'in a step before it',
      file(agent(variable)),
      file(agent(variable, {}, { uses: 'some/sets-variables@v1' })),
    ],
    [
      'in a job that it waits for',
      file({ ...other('v4'), ...agent(variable, { needs: 'test' }) }),
      file({ ...other('v5'), ...agent(variable, { needs: 'test' }) }),
    ],
    ['in a step of an action', action('v4'), action('v5')],
    [
      'in another step, where settings of GitHub tell the server',
      file(agent(setting)),
      file(agent(setting, {}, checkout('v5'))),
    ],
    [
      'in another step, where either of two settings does',
      file(input(`\${{ vars.A || secrets.B_C && 'x' }}`, 'v4')),
      file(input(`\${{ vars.A || secrets.B_C && 'x' }}`, 'v5')),
    ],
    [
      'of the address of its environment',
      file(agent(setting, { environment: { name: 'a', url: 'https://a.example' } })),
      file(agent(setting, { environment: { name: 'a', url: `\${{ steps.a.outputs.url }}` } })),
    ],
  ])('leave it as it is: %s', async ([, base, head]) => {
    expect(await changesOf(base, head)).toEqual([expect.stringMatching(/^unchanged unidentified/)]);
  });
});

describe('files that say what is started where no word of the launch does', () => {
  const launch = (line: string | object, more: Files = {}): Files => ({
    '.mcp.json': mcp({ notes: line }),
    ...more,
  });
  const shell = (text: string) => ({ command: 'sh', args: ['-c', text] });
  test.for<[string, Files, string]>([
    ['one that it names', launch('docker compose -f ops/mcp.yml run notes'), 'ops/mcp.yml'],
    ['one of an option', launch('docker-compose --file=mcp.yml run notes'), 'mcp.yml'],
    ['one in the same word as its option', launch('make -fmcp.mk notes'), 'mcp.mk'],
    ['one of the folder of the project', launch(`unheard \${workspaceFolder}/a.toml`), 'a.toml'],
    [
      'one of its working folder',
      launch({ command: 'unheard', args: ['a.yml'], cwd: 'b' }),
      'b/a.yml',
    ],
    ['one of a shell’s text', launch(shell('cd a && unheard ./b.json|tee')), 'b.json'],
    [
      'one that a script names',
      launch('sh a.sh', { 'a.sh': 'exec docker compose \\\n  -f b.yml up' }),
      'b.yml',
    ],
    ['a list of servers', launch('docker mcp gateway run --config a.yaml'), 'a.yaml'],
  ])('count: %s', async ([, files, path]) => {
    const [base, head] = ['good', 'evil'].map((image) => ({
      ...files,
      [path]: `image: ${image}\n`,
    })) as [Files, Files];
    for (const before of [base, files]) {
      expect(await changesOf(before, head)).toContainEqual(
        expect.stringMatching(/^changed unidentified/),
      );
    }
    const again = await changesOf(base, { ...base, 'README.md': '' });
    expect(again.filter((line) => !line.startsWith('unchanged'))).toEqual([]);
    // These files may move together with the files that name them.
    const moved = await changesOf(below('before', base), below('new', base));
    expect(moved.filter((line) => !line.startsWith('unchanged'))).toEqual([]);
  });

  test('may be renamed with their folder, whatever that is called', async () => {
    const files = launch('docker compose -f compose.yml run a', { 'compose.yml': 'a' });
    for (const name of ['apps', 'utils']) {
      const at = (folder: string): Files => ({
        ...below(folder, files),
        'docker-compose.yml': 'b',
      });
      expect(await changesOf(at('tools'), at(name))).toEqual([expect.stringMatching(/^unchanged/)]);
    }
  });

  test('stay where they are when an agent’s file moves that starts them', async () => {
    const agent = '---\nmcpServers:\n  notes:\n    command: make\n    args: [notes]\n---\n';
    const at = (path: string): Files => ({ [path]: agent, Makefile: 'notes:' });
    expect(await changesOf(at('.claude/agents/a.md'), at('.claude/agents/team/a.md'))).toEqual([
      expect.stringMatching(/^unchanged/),
    ]);
  });

  test('count for each entry by what that one hides', async () => {
    const of = (host: string): Files => ({
      '.vscode/mcp.json': {
        servers: {
          a: { url: 'not a url', envFile: '.env.mcp' },
          b: { url: `\${MCP_URL}`, envFile: '.env.mcp' },
        },
      },
      '.env.mcp': `MCP_URL=https://${host}/mcp\n`,
    });
    const lines = await changesOf(of('ok.example'), of('evil.example'));
    expect(lines.filter((line) => line.startsWith('changed'))).toHaveLength(1);
  });

  test.for([
    ['words that may look for a file', 'compose '.repeat(100_000)],
    ['a long word', `${'a'.repeat(800_000)}/`],
    ['separators', '/'.repeat(800_000)],
  ])('cost no more than their number: %s', async ([, text]) => {
    const of = (more: string) =>
      launch({ command: 'bash', args: ['-c', `eval $X ${text}${more}`] });
    const start = cpuMs();
    expect(await changesOf(of(''), of(' '))).toHaveLength(1);
    expect(cpuMs() - start).toBeLessThan(20_000);
  });

  test.for<[string, string]>([
    ['a variable', 'NOTES_IMAGE'],
    ['what names the file', 'COMPOSE_FILE'],
  ])('and so does %s of the entry', async ([, name]) => {
    const of = (value: string) =>
      launch({ command: 'docker', args: ['compose', 'up'], env: { [name]: value } });
    expect(await changesOf(of('a.yml'), of('b.yml'))).toEqual([
      'changed unidentified docker ← unidentified docker',
    ]);
    expect(
      await changesOf({ ...of('a.yml'), 'a.yml': name }, { ...of('a.yml'), 'a.yml': `${name}!` }),
    ).toEqual(['changed unidentified docker ← unidentified docker']);
  });

  test.for<[string, Files, string]>([
    ['code that an unknown program runs', launch('lua server.lua'), 'server.lua'],
    ['code of a known one', launch('node server.js'), 'server.js'],
    [
      'code that a script runs',
      launch('sh a.sh', { 'a.sh': 'docker compose run "$A" server.lua' }),
      'server.lua',
    ],
    ['another file', launch('docker compose run notes'), 'README.md'],
    ['one that no word names', launch('docker compose run notes'), 'compose.yml'],
    ['a task of the repository', launch('deno task notes'), 'deno.json'],
    ['the usual one where another is named', launch('docker compose -f a.yml up'), 'compose.yml'],
    [
      'one that a comment names',
      launch('sh a.sh', { 'a.sh': '# make sure\ndocker compose up' }),
      'Makefile',
    ],
    ['one where the server is known', launch('npx -y notes@1.0.0 --make a.yml'), 'a.yml'],
    ['variables that the program understands', launch('unheard --env-file .env'), '.env'],
  ])('do not: %s', async ([, files, path]) => {
    const [base, head] = ['1', '2'].map((text) => ({ ...files, [path]: text })) as [Files, Files];
    const lines = await changesOf(base, head);
    expect(lines.filter((line) => !line.startsWith('unchanged'))).toEqual([]);
  });
});

describe('edits that change a server', () => {
  test.for<[string, Files, Files, string[]]>([
    [
      'its version',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ notes: 'npx -y notes@1.1.0' }) },
      ['changed npm notes@1.1.0 ← npm notes@1.0.0'],
    ],
    [
      'its arguments',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ notes: 'npx -y notes@1.0.0 --all' }) },
      ['changed npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'its arguments in a script',
      { '.mcp.json': mcp({ notes: 'sh run.sh' }), 'run.sh': 'npx -y notes@1.0.0\n' },
      { '.mcp.json': mcp({ notes: 'sh run.sh' }), 'run.sh': 'npx -y notes@1.0.0 --all\n' },
      ['unchanged local run.sh', 'changed npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'its command',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ notes: 'pnpm dlx notes@1.0.0' }) },
      ['changed npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'its folder',
      { '.mcp.json': notes, 'app/a': '' },
      { '.mcp.json': mcp({ notes: npx('notes@1.0.0', { cwd: 'app' }) }), 'app/a': '' },
      ['changed npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'its address',
      { '.mcp.json': mcp({ api: 'https://a.example/mcp' }) },
      { '.mcp.json': mcp({ api: 'https://b.example/mcp' }) },
      ['changed remote https://b.example/mcp ← remote https://a.example/mcp'],
    ],
    [
      'the version that a lockfile proves',
      installed({ notes: '1.0.0' }),
      installed({ notes: '1.1.0' }),
      ['changed npm notes (1.1.0) ← npm notes (1.0.0)', 'changed npm notes ← npm notes (1.0.0)'],
    ],
    [
      'its client',
      { '.mcp.json': notes },
      { '.cursor/mcp.json': notes },
      ['changed npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'its file, which changes too',
      { 'app/.mcp.json': notes },
      { 'server/.mcp.json': mcp({ notes: 'npx -y notes@1.1.0' }) },
      ['changed npm notes@1.1.0 ← npm notes@1.0.0'],
    ],
    [
      'another package under its alias',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ notes: 'npx -y jots@1.0.0' }) },
      ['changed npm jots@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'another package under another alias',
      { '.mcp.json': notes },
      { '.mcp.json': mcp({ jots: 'npx -y jots@1.0.0' }) },
      ['changed npm jots@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'off, which brings nothing in',
      { '.roo/mcp.json': mcp({ notes: npx('notes@1.0.0') }) },
      { '.roo/mcp.json': mcp({ notes: npx('notes@1.0.0', { disabled: true }) }) },
      ['unchanged npm notes@1.0.0'],
    ],
    [
      'off, in another version',
      { '.roo/mcp.json': mcp({ notes: npx('notes@1.0.0') }) },
      { '.roo/mcp.json': mcp({ notes: npx('notes@2.0.0', { disabled: true }) }) },
      ['changed npm notes@2.0.0 ← npm notes@1.0.0'],
    ],
    [
      'on again, which brings it in',
      { '.roo/mcp.json': mcp({ notes: npx('notes@1.0.0', { disabled: true }) }) },
      { '.roo/mcp.json': mcp({ notes: npx('notes@1.0.0') }) },
      ['added npm notes@1.0.0 ← npm notes@1.0.0'],
    ],
    [
      'the name of a package of a manifest',
      { 'package.json': { dependencies: { notes: '1.0.0' } } },
      { 'package.json': { dependencies: { jots: '1.0.0' } } },
      ['added npm jots@1.0.0'],
    ],
  ])('%s', async ([, base, head, expected]) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});

describe('what comes and goes', () => {
  test.for<[string, Files, Files, string[]]>([
    ['the first server', {}, { '.mcp.json': notes }, ['added npm notes@1.0.0']],
    ['the last one', { '.mcp.json': notes }, {}, ['removed npm notes@1.0.0']],
    [
      'a copy of a file',
      { 'app/.mcp.json': notes },
      { 'app/.mcp.json': notes, 'server/.mcp.json': notes },
      ['unchanged npm notes@1.0.0', 'added npm notes@1.0.0'],
    ],
    [
      'a file out of what is ignored',
      { 'ignored/.mcp.json': notes },
      { '.mcp.json': notes },
      ['added npm notes@1.0.0'],
    ],
    [
      'a server for another client',
      { '.mcp.json': notes },
      { '.mcp.json': notes, '.vscode/mcp.json': notes },
      ['unchanged npm notes@1.0.0', 'added npm notes@1.0.0'],
    ],
  ])('%s', async ([, base, head, expected]) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});
