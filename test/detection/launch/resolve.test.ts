import { describe, expect, test } from 'vitest';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { unidentifiedReason } from '../../../src/detection/ecosystems/ecosystems.ts';
import { declare, launchWith, resolveIn, word } from '../../builders.ts';
import { briefly, resolveLaunch, testLaunches, testVariables } from './launches.ts';
import { unidentified } from './reasons.ts';

describe('launches, whatever starts them', () => {
  const path = 'npm notes - (path: a launcher started by its path)';
  const missing = unidentified.missingProgram;

  testLaunches([
    [`${'env '.repeat(20)}npx notes`, ['unidentified: too many nested wrappers']],
    ['/usr/local/bin/npx notes', ['npm notes -']],
    ['/home/me/.nvm/versions/node/v24/bin/npx notes', ['npm notes -']],
    ['C:\\nodejs\\npx.cmd notes', ['npm notes -']],
    ['./npx notes', [path]],
    ['tools\\npx.cmd notes', [path]],
    ['/proc/self/cwd/npx notes', [path]],
    ['/usr/bin/../../repo/npx notes', [path]],
    ['https://mcp.acme.example/mcp', ['remote https://mcp.acme.example/mcp -']],
    ['acme-server --stdio', [unidentified.unknownCommand]],
    ['${COMMAND} x', ['unidentified: the command is a placeholder']],
  ]);

  test('an entry with nothing to start is not overlooked', () => {
    const empty = declare('x', {
      launch: launchWith({}),
    });
    expect(resolveLaunch(empty)).toMatchObject([{ type: 'unidentified' }]);
  });

  test('both a command and an address count: which of them a client takes is not known', () => {
    const both = declare('npx notes');
    const { launch } = both;
    const url = { text: 'https://mcp.acme.example', span: both.span };
    expect(resolveLaunch({ ...both, launch: { ...launch, url } }).map(({ type }) => type)).toEqual([
      'remote',
      'npm',
    ]);
  });

  // System variables, and variables for another launcher, which do not affect this one.
  testVariables([
    ['npx notes', 'LD_PRELOAD', 'loader'],
    ['npx notes', 'PATH', 'path'],
    ['npx notes', 'HOME', 'registry'],
    ['npx notes', 'XDG_CONFIG_HOME', 'registry'],
    ['npx notes', 'ZDOTDIR', 'loader'],
    ['npx notes', 'BASH_FUNC_npx%%', 'loader'],
    ['npx notes', 'UV_INDEX_URL', undefined],
    ['uvx notes', 'NODE_OPTIONS', undefined],
    ['uvx notes', 'PIP_INDEX_URL', undefined],
    ['npx notes', 'API_KEY', undefined],
    ['npx notes', 'INDEX_NAME', undefined],
  ]);

  test.for([
    ['PATH', '/opt/homebrew/bin:/usr/bin:/bin', []],
    ['PATH', '/usr/bin:${PATH}', []],
    ['PATH', '${env:PATH}', []],
    ['PATH', '/home/me/.nvm/versions/node/v24/bin:$PATH', []],
    ['PATH', './bin:$PATH', ['PATH']],
    ['PATH', '/workspaces/project/bin:/usr/bin', ['PATH']],
    ['PATH', '/usr/bin:node_modules/.bin', ['PATH']],
    ['HOME', '${HOME}', []],
    ['HOME', '/Users/me', []],
    ['HOME', './evil', ['HOME']],
    ['HOME', '/workspaces/project', ['HOME']],
    ['HOME', '${workspaceFolder}', ['HOME']],
  ] as const)('%s=%s alters: %j', ([name, value, expected]) => {
    const env = new Map([[name, word(value)]]);
    const launch = launchWith({ command: word('npx'), args: [word('notes')], env });
    const [dependency] = resolveLaunch(declare('x', { launch }));
    expect(dependency?.alterations.map(({ what }) => what)).toEqual(expected);
  });

  test.for([
    ['npx', '--tokens=word', '--tokens***'],
    ['npx', '--//host/:_authToken=word', 'npx'],
    ['npx', '-xword', '-x***'],
    ['npx', 'https://user:wo/rd@acme.example/notes.tgz', 'https://user/***'],
    ['npx', 'https://pkg.pr.new/acme/tool/@acme/mcp@abc1234', 'https://pkg.pr.new/***'],
    ['npx', 'tool@https://user:word@acme.example/@x@y.tgz', 'https://acme.example/***'],
    ['uvx', 'tool @ https://user:word@acme.example/@x@y.whl', 'https://acme.example/***'],
    ['uvx', 'git+https://acme.example\\@evil.example/x/y', 'git+https://evil.example/***'],
    ['npx', 'git:word@@x', 'git***'],
    ['ghp_0123456789abcdef', '-y', '***'],
    ['./run.sh,--key,word', '-y', './run.sh***'],
    ['npx', '${TOKEN:word}', '${TOKEN***'],
    ['npx', '${PACKAGE}', '${PACKAGE}'],
    ['GITHUB_TOKEN=word npx', '-y', 'npx***'],
    ['curl -H "Authorization: Bearer word"', '-y', 'curl***'],
    ['./bin/server', '-y', './bin/server'],
  ] as const)('of %j with %j a report shows %j', ([command, arg, shown]) => {
    const launch = launchWith({ command: word(command), args: [word(arg)] });
    expect(resolveLaunch(declare('x', { launch }))[0]?.name).toBe(shown);
  });

  test('a variable that the entry sets is its default and each of its values', () => {
    const env = new Map([['PKG', word('evil')]]);
    const launch = launchWith({ command: word('npx'), args: [word('${PKG:-good}')], env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(['npm good -', 'npm evil -']);
  });

  test.for([
    ['itself', '${PKG}', ['npm good -']],
    ['itself with a default', '${PKG:-other}', ['npm good -', 'npm other -']],
    ['another one', '${OTHER:-${PKG:-x}}', ['npm good -', unidentified.placeholder]],
  ] as const)('a value that names %s', ([, value, expected]) => {
    const env = new Map([['PKG', word(value)]]);
    const launch = launchWith({ command: word('npx'), args: [word('${PKG:-good}')], env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });

  test('more combinations of values than are read', () => {
    const names = Array.from({ length: 5 }, (_, index) => `P${index}`);
    const env = new Map(names.map((name) => [name, word('evil')]));
    const args = [word(names.map((name) => `\${${name}:-x}`).join(''))];
    const launch = launchWith({ command: word('npx'), args, env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual([unidentified.placeholder]);
  });

  test('a command line with operators inside the command is not taken apart', () => {
    const launch = launchWith({ command: word('npx -y good && node ./evil.js') });
    expect(briefly(resolveLaunch(declare('x', { launch })))[0]).toMatch(/^unidentified/);
  });

  test('arguments inside the command', () => {
    const launch = launchWith({ command: word('npx -y notes@1.0.0') });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(['npm notes 1.0.0']);
  });

  test.for([
    // command, file that declares it, working directory
    ['node server.js', '.mcp.json', null, 'local server.js'],
    ['node ./src/../server.js --port 1', '.mcp.json', null, 'local server.js'],
    [
      'node --enable-source-maps apps/a/main.mjs',
      '.vscode/mcp.json',
      null,
      'local apps/a/main.mjs',
    ],
    ['python3 -u tool.py', 'apps/a/.cursor/mcp.json', null, 'local apps/a/tool.py'],
    ['python tool.py', '.mcp.json', 'apps/a', 'local apps/a/tool.py'],
    [
      'node ${workspaceFolder}/server.js',
      '.vscode/mcp.json',
      '${workspaceFolder}',
      'local server.js',
    ],
    ['node ${CLAUDE_PLUGIN_ROOT}/main.mjs', 'apps/a/.mcp.json', null, 'local apps/a/main.mjs'],
    // The project can also be opened in a parent folder, where the file exists.
    ['node server.js', 'apps/a/.mcp.json', null, 'local server.js'],
    ['uv run ./tool.py', 'apps/b/.mcp.json', null, missing],
    ['uv run ./apps/a/tool.py', 'apps/b/.mcp.json', null, 'local apps/a/tool.py'],
    ['node ../../server.js', 'apps/a/.mcp.json', null, 'local server.js'],
    ['node ../server.js', '.mcp.json', null, missing],
    ['node /abs/server.js', '.mcp.json', null, missing],
    ['node ${ELSEWHERE}/server.js', '.mcp.json', null, missing],
    ['node node_modules/evil/server.js', '.mcp.json', null, missing],
    ['node /srv/x.js', 'sub/.mcp.json', null, missing],
    ['node x.js', 'sub/.mcp.json', '/srv', missing],
    // Whichever of the project's files runs first, the code is the project's own.
    ['node -r ./evil.js server.js', '.mcp.json', null, 'local server.js'],
    ['node -e evil', '.mcp.json', null, unidentified.silentInterpreter],
    ['node --mystery server.js', '.mcp.json', null, unidentified.silentInterpreter],
    ['python -m module', '.mcp.json', null, unidentified.noProgram],
    ['python -m tool', 'apps/a/.mcp.json', null, 'local apps/a/tool.py'],
    ['bash run.sh', '.mcp.json', null, 'local run.sh'],
    ['./server.js', '.mcp.json', null, 'local server.js'],
    ['./evil.js', '.mcp.json', null, missing],
  ] as const)('%s in %s (%s)', async ([command, file, cwd, expected]) => {
    const tree = {
      'sub/srv/x.js': '',
      'server.js': '',
      'run.sh': '',
      'apps/a/main.mjs': '',
      'apps/a/tool.py': '',
    };
    const declared = declare(command, { file, folder: findClientFile(file)?.folder ?? '' });
    const launch = { ...declared.launch, cwd: cwd === null ? null : word(cwd) };
    const [dependency] = await resolveIn(tree, { ...declared, launch });
    const kinds = dependency?.alterations.map(({ kind }) => ` (${kind})`).join('');
    expect(
      dependency?.type === 'local'
        ? `local ${dependency.name}${kinds}`
        : `${dependency?.type}: ${dependency && unidentifiedReason(dependency)}`,
    ).toBe(expected);
  });

  test('a giant word is not taken apart', () => {
    const giant = '{'.repeat(900_000);
    const [dependency] = resolveLaunch(declare(`npx ${giant}`));
    expect(dependency).toMatchObject({
      name: null,
      reason: 'a string of more than 4096 characters',
    });
  });

  test.for([' ', '', '\t'])('an empty package %j is not identified, and nothing breaks', (text) => {
    const { launch } = declare('npx');
    const [dependency] = resolveLaunch(
      declare('npx', { launch: { ...launch, args: [word(text)] } }),
    );
    expect(dependency?.type).toBe('unidentified');
  });
});
