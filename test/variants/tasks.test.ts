/* Task files that nobody names: an edit of the task that a launch runs is a change of the launch. */
import { type Case, type Files, mcp, playCases } from './cases.ts';

const entry = (line: string): Files => {
  const [command, ...args] = line.split(' ');
  return mcp({ command, args });
};
const json = (value: unknown): Files[string] => ({ json: value });
const scripts = (serve: string, more: object = {}): Files => ({
  'package.json': json({ scripts: { serve, test: 'vitest' }, ...more }),
});

const edited = (
  line: string,
  expected: string,
  [before, after]: readonly [Files, Files],
  around: Files = {},
): Case => ({
  name: `${line}, ${Object.keys(after)} as ${JSON.stringify(Object.values(after)[0])}`,
  base: { ...entry(line), ...around, ...before },
  head: after,
  expected,
});

const evil = 'npx -y fictional-evil';
const changed = 'changed: unidentified';

/** A file that counts as a whole. */
const whole = (line: string, file: string, around: Files = {}): Case =>
  edited(line, changed, [{ [file]: 'serve: a\n' }, { [file]: `serve: ${evil}\n` }], around);
/** A manifest of which one task counts, as `of` makes it of two texts: the task, and something else. */
const named = (
  line: string,
  file: string,
  of: (task: string, other: string) => Files[string],
  around: Files = {},
): Case[] => [
  edited(line, changed, [{ [file]: of('a', 'b') }, { [file]: of(evil, 'b') }], around),
  edited(line, 'unchanged', [{ [file]: of('a', 'b') }, { [file]: of('a', 'c') }], around),
];

const gem = (version: string, of = 'https://rubygems.example'): string =>
  `GEM\n  remote: ${of}/\n  specs:\n    srv (${version})\n      dep\n    other (1.0.0)\n`;
const tool = (name: string): object => ({ version: '1.0.0', commands: [name] });

const many = (last: string): object => {
  const names = Array.from({ length: 300 }, (_, at) => `t${at}`);
  const all = names.map((name) => [name, name === 't0' ? last : `node ${name}.js`]);
  return { all: `run-s ${names.join(' ')}`, ...Object.fromEntries(all) };
};

playCases([
  ...(
    [
      ['gradle serve', 'build.gradle.kts'],
      ['gradle serve', 'settings.gradle'],
      ['mvn exec:java', 'pom.xml'],
      ['rake serve', 'Rakefile'],
      ['nix run .#srv', 'flake.nix'],
      ['nix run .#srv', 'flake.lock'],
      ['bundle exec srv', 'Gemfile'],
      ['mix serve', 'mix.exs'],
      ['invoke serve', 'tasks.py'],
      ['nox -s serve', 'noxfile.py'],
      ['overmind start', 'Procfile'],
      ['earthly +serve', 'Earthfile'],
      ['moon run app:serve', 'moon.yml'],
      ['pm2 start ecosystem.config.js', 'ecosystem.config.js'],
      ['mise run serve', 'mise-tasks/serve'],
    ] as const
  ).map(([line, file]) => whole(line, file)),
  ...named(
    'poe serve',
    'pyproject.toml',
    (task, other) =>
      `[project]\nversion = "${other}"\n[tool.poe.tasks]\nserve = "${task}"\nt = "${other}"\n`,
  ),
  ...named(
    'uv run poe serve',
    'pyproject.toml',
    (task, other) => `[project]\nversion = "${other}"\n[tool.poe.tasks.serve]\ncmd = "${task}"\n`,
  ),
  // A task that the named one leads to.
  ...named(
    'poe serve',
    'pyproject.toml',
    (task, other) => `[tool.poe.tasks]\nserve.sequence = ["go"]\ngo = "${task}"\nt = "${other}"\n`,
  ),
  ...named('composer run serve', 'composer.json', (task, other) =>
    json({ scripts: { serve: ['@go'], go: task }, require: { a: other } }),
  ),
  ...named('deno task serve', 'deno.json', (task, other) =>
    json({ tasks: { serve: task, test: other } }),
  ),
  ...named(
    'mise run serve',
    'mise.toml',
    (task, other) => `[tasks.serve]\nrun = "${task}"\n[tasks.test]\nrun = "${other}"\n`,
  ),
  ...named(
    'pipenv run serve',
    'Pipfile',
    (task, other) => `[packages]\na = "${other}"\n[scripts]\nserve = "${task}"\n`,
  ),
  ...named(
    'cargo xtask',
    '.cargo/config.toml',
    (task, other) => `[alias]\nxtask = "${task}"\nt = "${other}"\n`,
  ),
  ...named('dotnet tool run srv', '.config/dotnet-tools.json', (task, other) =>
    json({ tools: { [task]: tool('srv'), [other]: tool('x') } }),
  ),
  ...named(
    'turbo run serve',
    'apps/a/package.json',
    (task, other) => json({ scripts: { serve: task }, dependencies: { a: other } }),
    { 'turbo.json': '{}' },
  ),
  ...named(
    'nx serve app',
    'apps/app/project.json',
    (task, other) => json({ targets: { serve: { command: task }, lint: { command: other } } }),
    { 'nx.json': '{}' },
  ),
  ...named('run-s build:*', 'package.json', (task, other) =>
    json({ scripts: { 'build:a': task, test: other } }),
  ),
  ...named('composer -d sub serve', 'sub/composer.json', (task, other) =>
    json({ scripts: { serve: task }, require: { a: other } }),
  ),
  ...named('bundle exec srv', 'Gemfile.lock', (task, other) =>
    gem(task).replace('other (1.0.0)', `other (${other})`),
  ),
  edited('bundle exec srv', changed, [
    { 'Gemfile.lock': gem('1.0.0') },
    { 'Gemfile.lock': gem('1.0.0', 'https://evil.example') },
  ]),
  // Of more tasks than a launch leads to, all count.
  ...(['a', evil] as const).map((after) =>
    edited('run-s all', after === 'a' ? 'unchanged' : changed, [
      { 'package.json': json({ scripts: many('a') }) },
      { 'package.json': json({ scripts: many(after) }) },
    ]),
  ),
  // A manifest that cannot be read counts as a whole.
  edited('composer run serve', changed, [
    { 'composer.json': '{"scripts": {"serve": "a",,' },
    { 'composer.json': `{"scripts": {"serve": "${evil}",,` },
  ]),
  // Lockfiles do not count, nor packages of another workspace.
  edited('gradle serve', 'unchanged', [{ 'gradle.lockfile': 'a' }, { 'gradle.lockfile': 'b' }]),
  edited('turbo run serve', 'unchanged', [
    scripts('a'),
    { 'sub/package.json': '{"scripts":{"serve":"b"}}' },
  ]),
  // What is fetched to run tasks, and a program of the tree that does.
  edited('npx -y turbo@2.0.0 serve', 'changed: unlisted', [scripts('a'), scripts(evil)]),
  edited(
    './gradlew serve',
    'changed: local-code',
    [{ 'build.gradle': 'a' }, { 'build.gradle': 'b' }],
    { gradlew: { executable: '#!/bin/sh\nexec gradle "$@"\n' } },
  ),
  // Where the script can be read, what it starts is judged.
  edited('node --run serve', 'changed: unlisted, unpinned', [scripts('node a.js'), scripts(evil)]),
  edited('node --run serve', 'unchanged', [
    { ...scripts('node a.js'), 'a.js': '' },
    scripts('node a.js', { version: '2.0.0' }),
  ]),
]);
