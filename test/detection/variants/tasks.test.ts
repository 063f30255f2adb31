/*
 * Programs that run the repository's tasks: they start the repository's own code, and editing it does not
 * count as a change.
 */
import { type Case, type Files, mcp, playCases } from './cases.ts';

const entry = (line: string): Files => {
  const [command, ...args] = line.split(' ');
  return mcp({ command, args });
};
const evil = 'npx -y fictional-evil';
const scripts = (serve: string, more: object = {}): Files => ({
  'package.json': { json: { scripts: { serve, test: 'vitest' }, ...more } },
});
const added = (line: string, files: Files, expected: string): Case => ({
  name: `${line} with ${Object.keys(files)}`,
  base: {},
  head: { ...entry(line), ...files },
  expected,
});
const becomes = (line: string, base: Files, head: Files, expected: string): Case => ({
  name: `${line} beside ${JSON.stringify(head)}`,
  base: { ...entry(line), ...base },
  head,
  expected,
});

const programs: readonly (readonly [string, string])[] = [
  ['make serve', 'Makefile'],
  ['make -C sub serve', 'sub/Makefile'],
  ['just serve', 'justfile'],
  ['task serve', 'Taskfile.yml'],
  ['task -d sub serve', 'sub/Taskfile.yml'],
  ['rake serve', 'Rakefile'],
  ['gradle serve', 'build.gradle.kts'],
  ['mvn exec:java', 'pom.xml'],
  ['mix serve', 'mix.exs'],
  ['invoke serve', 'tasks.py'],
  ['nox -s serve', 'noxfile.py'],
  ['poe serve', 'pyproject.toml'],
  ['moon run app:serve', 'moon.yml'],
  ['turbo run serve', 'turbo.json'],
  ['nx serve app', 'nx.json'],
];
/** Task runners whose launches cannot be identified, with the file that defines their tasks. */
const others: readonly (readonly [string, string])[] = [
  ['nix run .#srv', 'flake.nix'],
  ['bundle exec srv', 'Gemfile'],
  ['overmind start', 'Procfile'],
  ['earthly +serve', 'Earthfile'],
  ['pm2 start ecosystem.config.js', 'ecosystem.config.js'],
  ['mise run serve', 'mise.toml'],
  ['uv run poe serve', 'pyproject.toml'],
  ['composer run serve', 'composer.json'],
  ['deno task serve', 'deno.json'],
  ['pipenv run serve', 'Pipfile'],
  ['hatch run mcp', 'pyproject.toml'],
  ['pixi run mcp', 'pixi.toml'],
];

playCases([
  ...programs.flatMap(([line, file]) => [
    added(line, { [file]: '\n' }, 'added: local-code'),
    added(line, {}, 'added: unidentified'),
  ]),
  ...others.map(([line, file]) => added(line, { [file]: '\n' }, 'added: unidentified')),
  ...[...programs, ...others].map(([line, file]) =>
    becomes(line, { [file]: '\n' }, { [file]: `serve: ${evil}\n` }, 'unchanged'),
  ),
  // A task runner that is fetched, and one that is in the tree.
  added('npx -y turbo@2.0.0 serve', { 'turbo.json': '{}' }, 'added: unlisted'),
  added(
    './gradlew serve',
    { gradlew: { executable: '#!/bin/sh\nexec gradle "$@"\n' }, 'build.gradle': '' },
    'added: local-code',
  ),
  // A shell that runs hooks first counts as the repository's code, in addition to the server that is started
  // in it.
  ...['nix develop', 'nix develop .#mcp'].map((shell) =>
    added(
      `${shell} -c npx -y @fictional-mcp/notes@1.4.0`,
      { 'flake.nix': '' },
      'added: local-code',
    ),
  ),
  added(
    'nix develop github:evil/shell -c npx -y @fictional-mcp/notes@1.4.0',
    { 'flake.nix': '' },
    'added: unidentified',
  ),
  becomes('node --run serve', scripts('node a.js'), scripts(evil), 'changed: unlisted, unpinned'),
  becomes(
    'node --run serve',
    { ...scripts('node a.js'), 'a.js': '' },
    scripts('node a.js', { version: '2.0.0' }),
    'unchanged',
  ),
]);
