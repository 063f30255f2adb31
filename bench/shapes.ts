/*
 * Repositories of unusual shapes: the CPU that an inventory of one takes, against one of the same servers
 * in a plain shape.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Row } from './benchmarks.ts';
import { type Command, compare } from './measure.ts';
import { cli, node, type Workbench } from './workbench.ts';

/** The files of a repository, by path. */
type Files = Readonly<Record<string, string>>;

interface Shape {
  readonly what: string;
  readonly files: Files;
  /** What it is compared with. */
  readonly plain: Files;
  readonly options?: readonly string[];
  readonly bar: string;
}

const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

function servers(count: number, others: Readonly<Record<string, unknown>> = {}): string {
  const entries = times(count, (at) => {
    const args = ['-y', `@bench/server-${at}@1.0.${at % 9}`];
    return [`server-${at}`, { command: 'npx', args }] as const;
  });
  return JSON.stringify({ mcpServers: { ...Object.fromEntries(entries), ...others } });
}

/** Servers below some levels of folders, each of which may have a file of npm's settings. */
function below(levels: number, count: number, hasSettings: boolean): Files {
  const all = folders(levels);
  return {
    [`${all.at(-1)}/.mcp.json`]: servers(count),
    ...(hasSettings
      ? Object.fromEntries(all.map((folder) => [`${folder}/.npmrc`, 'fund=false\n']))
      : {}),
  };
}

const folders = (levels: number): string[] =>
  times(levels, (at) => times(at + 1, (level) => `d${level}`).join('/'));

/** The settings of a registry in each of some nested folders. */
const registries = (levels: number): Files =>
  Object.fromEntries(
    folders(levels).map((folder, at) => [
      `${folder}/.npmrc`,
      `registry=https://r${at}.example.com/\n`,
    ]),
  );

/** Claude's settings in each of some nested folders, with forty variables each. */
const claudeSettings = (levels: number): Files =>
  Object.fromEntries(
    folders(levels).map((folder, at) => {
      const env = Object.fromEntries(times(40, (index) => [`VAR_${index}`, `v${at}-${index}`]));
      return [`${folder}/.claude/settings.json`, JSON.stringify({ env })];
    }),
  );

const scripts = Object.fromEntries(
  times(10, (at) => [`run-${at}.sh`, at === 9 ? 'npx -y x@1.0.0\n' : `bash run-${at + 1}.sh\n`]),
);

/** Packages of a workspace with dependencies, each in a folder of its own. */
function packages(count: number, patterns: readonly string[], dependencies: number): Files {
  const manifests = times(count, (at) => {
    const ranges = times(dependencies, (index) => [
      `lib-${(at * 7 + index) % 800}`,
      `^1.${index}.0`,
    ]);
    const manifest = {
      name: `own-${at}`,
      version: '1.0.0',
      dependencies: Object.fromEntries(ranges),
    };
    return [`packages/g${at}/own/package.json`, JSON.stringify(manifest)];
  });
  const locked = times(count, (at) => [
    [`packages/g${at}/own`, { version: '1.0.0' }],
    [`node_modules/lib-${at}`, { version: '1.0.0', integrity: 'sha512-AAAA' }],
  ]).flat();
  return {
    ...Object.fromEntries(manifests),
    'package.json': JSON.stringify({ name: 'root', workspaces: patterns }),
    'package-lock.json': JSON.stringify({
      name: 'root',
      lockfileVersion: 3,
      packages: { '': { name: 'root' }, ...Object.fromEntries(locked) },
    }),
    '.mcp.json': servers(50),
  };
}

const shapes: readonly Shape[] = [
  {
    what: '1,000 servers with one chain of ten scripts, against the same without',
    files: {
      '.mcp.json': servers(1000, { own: { command: 'bash', args: ['run-0.sh'] } }),
      ...scripts,
    },
    plain: { '.mcp.json': servers(1000) },
    bar: '1.2',
  },
  {
    what: '100 servers below 40 levels with an .npmrc each, against the same at the root',
    files: below(40, 100, true),
    plain: { '.mcp.json': servers(100) },
    bar: '3',
  },
  {
    what: '900 servers below 200 levels, against the same at the root',
    files: below(200, 900, false),
    plain: { '.mcp.json': servers(900) },
    bar: '10',
  },
  {
    what: '900 servers below 200 levels with an .npmrc each, against the same at the root',
    files: below(200, 900, true),
    plain: { '.mcp.json': servers(900) },
    bar: '10',
  },
  {
    what: '900 servers below 200 levels with a registry in each, against the same at the root',
    files: { ...below(200, 900, false), ...registries(200) },
    plain: { '.mcp.json': servers(900) },
    bar: '4',
  },
  {
    what: '5 servers and a registry in each of 200 levels, against all servers at the root',
    files: {
      ...registries(200),
      ...Object.fromEntries(folders(200).map((folder) => [`${folder}/.mcp.json`, servers(5)])),
    },
    plain: { '.mcp.json': servers(1000) },
    bar: '5',
  },
  {
    what: '300 servers below 60 levels with 40 variables of Claude each, against one such file',
    files: { ...below(60, 300, false), ...claudeSettings(60) },
    plain: { 'd0/.mcp.json': servers(300), ...claudeSettings(1) },
    bar: '6',
  },
  {
    what: '1,500 packages under 3,000 patterns of workspaces, against under one',
    files: packages(
      1500,
      times(3000, (at) => `packages/g${at}/*`),
      1,
    ),
    plain: packages(1500, ['packages/*/*'], 1),
    options: ['--candidates'],
    bar: '3',
  },
  {
    what: '4,000 manifests with 40 dependencies each, against with one',
    files: packages(4000, ['packages/*/*'], 40),
    plain: packages(4000, ['packages/*/*'], 1),
    bar: '2',
  },
];

async function repositoryOf(path: string, files: Files): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  spawnSync('git', ['init', '-q', path]);
  spawnSync('git', ['-C', path, 'add', '.']);
  return path;
}

/** CPU of an inventory, for repositories of unusual shapes. */
export async function measureShapes(
  bench: Workbench,
  { rounds }: { readonly rounds: number },
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [at, { what, files, plain, options = [], bar }] of shapes.entries()) {
    const inventory = async (name: string, of: Files): Promise<Command> => ({
      name,
      program: node,
      args: [
        cli,
        'inventory',
        await repositoryOf(join(bench.folder, `${name}-${at}`), of),
        '--json',
        ...options,
      ],
      measuresCpu: true,
    });
    const commands = [await inventory('shape', files), await inventory('plain', plain)];
    const measured = await compare(commands, rounds);
    const [own = 0, other = 0] = commands.map(({ name }) => measured.get(name)?.cpu ?? 0);
    rows.push({
      what: `inventory: ${what}, CPU`,
      figure: `${own.toFixed(2)} s : ${other.toFixed(2)} s`,
      ratio: (own / other).toFixed(2),
      bar,
    });
  }
  return rows;
}
