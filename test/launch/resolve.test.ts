import { describe, expect, test } from 'vitest';
import { resolveLaunch } from '../../src/launch/resolve.ts';
import { declare, word } from '../builders.ts';

/** `type name version`, or why it is not identified, one line a dependency. */
const brief = (launch: string): string[] =>
  resolveLaunch(declare(launch)).map(({ type, name, version, reason, alterations }) => {
    const altered = alterations.map(({ kind, what }) => ` (${kind}: ${what})`).join('');
    return type === 'unidentified'
      ? `unidentified: ${reason}`
      : `${type} ${name} ${version ?? '-'}${altered}`;
  });

describe('launch commands', () => {
  const hidden = 'unidentified: an option of npx that may hide what it starts';
  const foreign = 'unidentified: a program that does not come from the package';
  const path = 'unidentified: a program by its path, which may be the repository’s own';

  test.for([
    ['npx notes', ['npm notes -']],
    ['npx -y @acme/notes@1.2.0 --port 80', ['npm @acme/notes 1.2.0']],
    ['npx --yes --quiet notes@latest -p evil', ['npm notes latest']],
    ['npx -p @acme/notes@1.0.0 notes-server', ['npm @acme/notes 1.0.0']],
    ['npx --package=@acme/notes notes', ['npm @acme/notes -']],
    ['npx -y --package @acme/notes -p other@2.0.0 notes', ['npm @acme/notes -', 'npm other 2.0.0']],
    ['npx -- notes', ['npm notes -']],
    ['npx --registry https://npm.acme.example notes', ['npm notes - (registry: --registry)']],
    ['npx --node-options=-r=./x.js notes', ['npm notes - (loader: --node-options)']],
    ['npx --unknown notes', [hidden]],
    ['npx -p good --unknown -p evil bin', ['npm good -', hidden]],
    // What npx makes of these is not what they look like: each would start `evil`.
    ['npx -yq notes', [hidden]],
    ['npx -y=evil notes', [hidden]],
    ['npx --yes=evil notes', [hidden]],
    ['npx -y -n notes evil', [hidden]],
    ['npx -y -pnotes evil', [hidden]],
    ['npx -y -package notes evil', [hidden]],
    ['npx -y --no-fund notes -p evil', [hidden]],
    ['npx -c notes', ['unidentified: npx runs a command line of its own']],
    [
      'npx -y -p notes -c evil',
      ['npm notes -', 'unidentified: npx runs a command line of its own'],
    ],
    ['npx -p notes sh -c evil', ['npm notes -', foreign]],
    ['npx -p notes ./evil', ['npm notes -', foreign]],
    ['npx -p notes python3.12 evil.py', ['npm notes -', foreign]],
    ['npx', ['unidentified: npx without a package']],
    ['/usr/local/bin/npx notes', ['npm notes -']],
    ['/home/me/.nvm/versions/node/v24/bin/npx notes', ['npm notes -']],
    ['C:\\nodejs\\npx.cmd notes', ['npm notes -']],
    ['./npx notes', [path]],
    ['tools\\npx.cmd notes', [path]],
    ['/proc/self/cwd/npx notes', [path]],
    ['/usr/bin/../../repo/npx notes', [path]],
    ['uvx acme-notes', ['pypi acme-notes -']],
    ['uvx acme_notes==1.2', ['pypi acme-notes 1.2']],
    ['uvx --from acme-notes==1.2 notes', ['pypi acme-notes 1.2']],
    ['uvx --python 3.12 --from acme-notes notes --from evil', ['pypi acme-notes -']],
    ['uvx -p 3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx -qp3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx --with extra==1,more notes', ['pypi notes -', 'pypi extra 1', 'pypi more -']],
    ['uvx --from acme-notes bash -c evil', ['pypi acme-notes -', foreign]],
    ['uvx python -c evil', [foreign]],
    ['uvx --with-requirements evil.txt notes', ['pypi notes - (path: --with-requirements)']],
    ['uvx -p ./evil notes', ['pypi notes - (path: --python)']],
    ['uvx --index-url https://pypi.acme.example notes', ['pypi notes - (registry: --index-url)']],
    ['uvx --quiet=evil notes', ['unidentified: an option of uvx that may hide what it starts']],
    ['uvx --mystery notes', ['unidentified: an option of uvx that may hide what it starts']],
    ['docker run mcp/notes', ['oci docker.io/mcp/notes -']],
    [
      'docker run -i --rm -e KEY=v -v /a:/b mcp/notes:1.2.3 -e https://x',
      ['oci docker.io/mcp/notes 1.2.3'],
    ],
    [
      'docker run -it --mount type=bind,src=a,dst=b --network host mcp/notes',
      ['oci docker.io/mcp/notes -'],
    ],
    ['docker run -p8080:80 --init=true mcp/notes', ['oci docker.io/mcp/notes -']],
    ['docker --context x container run mcp/notes', ['oci docker.io/mcp/notes - (path: --context)']],
    [
      'docker run --entrypoint sh mcp/notes -c evil',
      ['oci docker.io/mcp/notes - (entrypoint: --entrypoint)'],
    ],
    [
      'docker run mcp/notes sh -c evil',
      ['oci docker.io/mcp/notes - (entrypoint: a shell as the command)'],
    ],
    ['podman run --rm quay.io/acme/notes', ['oci quay.io/acme/notes -']],
    [
      'docker run --mystery mcp/notes',
      ['unidentified: an option of "run" that may hide the image'],
    ],
    ['docker exec notes', ['unidentified: not a "run" of an image']],
    ['docker run', ['unidentified: "run" without an image']],
    ['https://mcp.acme.example/mcp', ['remote https://mcp.acme.example/mcp -']],
    [
      'acme-server --stdio',
      ['unidentified: a command that is not known to fetch a published package'],
    ],
    ['${COMMAND} x', ['unidentified: the command is a placeholder']],
  ] as const)('%s', ([launch, expected]) => {
    expect(brief(launch)).toEqual(expected);
  });

  test('an entry with nothing to start is not overlooked', () => {
    const empty = declare('x', {
      launch: { command: null, args: [], env: new Map(), cwd: null, url: null },
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

  test.for([
    ['NODE_OPTIONS', 'loader'],
    ['npm_config_registry', 'registry'],
    ['NPM_CONFIG_@ACME:REGISTRY', 'registry'],
    ['UV_INDEX_URL', 'registry'],
    ['UV_EXTRA_INDEX_URL', 'registry'],
    ['PIP_INDEX_URL', 'registry'],
    ['PYTHONPATH', 'loader'],
    ['LD_PRELOAD', 'loader'],
    ['PATH', 'path'],
    ['DOCKER_HOST', 'path'],
    ['API_KEY', undefined],
    ['INDEX_NAME', undefined],
  ] as const)('the variable %s alters a launch: %s', ([name, kind]) => {
    const { launch } = declare('npx notes');
    const env = new Map([[name, word('value')]]);
    const [dependency] = resolveLaunch(declare('npx notes', { launch: { ...launch, env } }));
    expect(dependency?.alterations[0]?.kind).toBe(kind);
  });

  test.for([
    ['npx', '--token=word', '--token***'],
    ['npx', '--//host/:_authToken=word', '--***'],
    ['npx', '-xword', '-x***'],
    ['npx', 'https://user:wo/rd@acme.example/notes.tgz', 'https://acme.example/***'],
    ['npx', 'git:word@@x', 'git***'],
    ['npx', '${PACKAGE}', '${PACKAGE}'],
    ['GITHUB_TOKEN=word npx', '-y', 'npx***'],
    ['curl -H "Authorization: Bearer word"', '-y', 'curl***'],
    ['./bin/server', '-y', './bin/server'],
  ] as const)('of %j with %j a report shows %j', ([command, arg, shown]) => {
    const launch = {
      command: word(command),
      args: [word(arg)],
      env: new Map(),
      cwd: null,
      url: null,
    };
    expect(resolveLaunch(declare('x', { launch }))[0]?.name).toBe(shown);
  });

  test('a giant word is not taken apart', () => {
    const giant = '{'.repeat(900_000);
    const [dependency] = resolveLaunch(declare(`npx ${giant}`));
    expect(dependency).toMatchObject({ name: null, reason: 'a text of more than 4096 characters' });
  });

  test.for([' ', '', '\t'])('an empty package %j is not identified, and nothing breaks', (text) => {
    const { launch } = declare('npx');
    const [dependency] = resolveLaunch(
      declare('npx', { launch: { ...launch, args: [word(text)] } }),
    );
    expect(dependency?.type).toBe('unidentified');
  });
});
