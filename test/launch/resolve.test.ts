import { describe, expect, test } from 'vitest';
import { resolveLaunch } from '../../src/launch/resolve.ts';
import { declare } from '../builders.ts';

/** `type name version`, or why it is not identified, one line a dependency. */
const brief = (launch: string): string[] =>
  resolveLaunch(declare(launch)).map(({ type, name, version, reason }) =>
    type === 'unidentified' ? `unidentified: ${reason}` : `${type} ${name} ${version ?? '-'}`,
  );

describe('launch commands', () => {
  test.for([
    ['npx notes', ['npm notes -']],
    ['npx -y @acme/notes@1.2.0 --port 80', ['npm @acme/notes 1.2.0']],
    ['npx --yes --quiet notes@latest -p evil', ['npm notes latest']],
    ['npx -p @acme/notes@1.0.0 notes-server', ['npm @acme/notes 1.0.0']],
    ['npx --package=@acme/notes notes', ['npm @acme/notes -']],
    ['npx -y --package @acme/notes -p other@2.0.0 notes', ['npm @acme/notes -', 'npm other 2.0.0']],
    ['npx -- notes', ['npm notes -']],
    ['npx --registry https://npm.acme.example notes', ['npm notes -']],
    ['npx -yq notes', ['npm notes -']],
    ['npx --unknown notes', ['unidentified: an option of npx that may hide what it starts']],
    [
      'npx -p good --unknown -p evil bin',
      ['npm good -', 'unidentified: an option of npx that may hide what it starts'],
    ],
    ['npx -c notes', ['unidentified: npx runs a command line of its own']],
    ['npx', ['unidentified: npx without a package']],
    ['/usr/local/bin/npx notes', ['npm notes -']],
    ['C:\\nodejs\\npx.cmd notes', ['npm notes -']],
    ['./npx notes', ['unidentified: a program of the repository, which the export does not grade']],
    [
      'tools\\npx.cmd notes',
      ['unidentified: a program of the repository, which the export does not grade'],
    ],
    ['uvx acme-notes', ['pypi acme-notes -']],
    ['uvx acme_notes==1.2', ['pypi acme-notes 1.2']],
    ['uvx --from acme-notes==1.2 notes', ['pypi acme-notes 1.2']],
    ['uvx --python 3.12 --from acme-notes notes --from evil', ['pypi acme-notes -']],
    ['uvx -p 3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx --with extra==1,more acme-notes', ['pypi acme-notes -', 'pypi extra 1', 'pypi more -']],
    ['uvx --mystery acme-notes', ['unidentified: an option of uvx that may hide what it starts']],
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
    ['docker --context x container run mcp/notes', ['oci docker.io/mcp/notes -']],
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

  test('an option is shown without its value, which may be a secret', () => {
    const [dependency] = resolveLaunch(declare('npx --token=word notes'));
    expect(dependency?.name).toBe('--token=***');
  });
});
