import { describe, expect, test } from 'vitest';
import { displayAddress } from '../../../src/detection/ecosystems/address.ts';
import { isIdentified } from '../../../src/detection/ecosystems/ecosystems.ts';
import { readNpmSpec } from '../../../src/detection/ecosystems/npm.ts';
import { readOciSpec } from '../../../src/detection/ecosystems/oci.ts';
import { purlOf } from '../../../src/detection/ecosystems/purl.ts';
import { readPypiSpec } from '../../../src/detection/ecosystems/pypi.ts';
import { readRemote } from '../../../src/detection/ecosystems/remote.ts';
import type { PackageSpec } from '../../../src/model/model.ts';
import { unidentified } from '../launch/reasons.ts';

/** Returns `type name version pin`, or the reason if the package is not identified. */
const brief = (spec: PackageSpec): string =>
  isIdentified(spec)
    ? `${spec.type} ${spec.name} ${spec.version} ${spec.pin}`
    : `${spec.type}: ${spec.reason}`;

const tarball = unidentified.tarball;

describe('npm', () => {
  test.for([
    ['notes', 'npm notes null none'],
    ['@acme/notes', 'npm @acme/notes null none'],
    ['@acme/notes@1.2.0', 'npm @acme/notes 1.2.0 exact'],
    ['@acme/notes@v1.2.0', 'npm @acme/notes v1.2.0 exact'],
    ['notes@latest', 'npm notes latest tag'],
    ['notes@next', 'npm notes next tag'],
    ['notes@^1.2.0', 'npm notes ^1.2.0 range'],
    ['notes@1', 'npm notes 1 range'],
    ['notes@*', 'npm notes null none'],
    ['alias@npm:@acme/notes@1.0.0', 'npm @acme/notes 1.0.0 exact'],
    ['github:acme/notes#v1', 'git github.com/acme/notes v1 git'],
    ['github:Acme/Notes#semver:^1.2', 'git github.com/acme/notes ^1.2 range'],
    ['git+file:///srv/notes', 'unidentified: a git address that cannot be read'],
    ['git+https://github.com\\@evil.example/x/y', 'git evil.example/x/y null git'],
    ['git+https://a@github.com@evil.example/x/y', 'git evil.example/x/y null git'],
    ['notes@>=1 <2 || >3', 'npm notes >=1 <2 || >3 range'],
    ['acme/notes', 'git github.com/acme/notes null git'],
    ['git+https://token@git.acme.example/notes.git#abc', 'git git.acme.example/notes abc git'],
    ['https://acme.example/notes.tgz?token=x', tarball],
    // An address in the default registry identifies a package and its version.
    ['https://registry.npmjs.org/@acme/notes/-/notes-1.0.0.tgz', 'npm @acme/notes 1.0.0 exact'],
    ['https://registry.npmjs.org/notes/-/notes-1.0.0-rc.1.tgz', 'npm notes 1.0.0-rc.1 exact'],
    ['x@https://REGISTRY.npmjs.org/notes/-/notes-1.0.0.tgz#x', 'npm notes 1.0.0 exact'],
    // Over plain HTTP, anyone on the network path can impersonate the registry.
    ['x@http://registry.npmjs.org/notes/-/notes-1.0.0.tgz', unidentified.tarball],
    ['https://u:p@registry.yarnpkg.com/notes/-/notes-1.0.0.tgz?x=y', 'npm notes 1.0.0 exact'],
    [
      'https://registry.npmjs.org/%40acme%2fn%6ftes/-/notes-1.0.0.tgz',
      'npm @acme/notes 1.0.0 exact',
    ],
    ['https://registry.npmjs.org/@acme/notes/-/other-1.0.0.tgz', tarball],
    ['https://registry.npmjs.org/@acme/notes/-/notes-latest.tgz', tarball],
    ['https://registry.npmjs.org:8443/notes/-/notes-1.0.0.tgz', tarball],
    ['https://npm.acme.example/notes/-/notes-1.0.0.tgz', tarball],
    ['./notes', unidentified.path],
    ['file:../notes', unidentified.path],
    ['${PACKAGE}', unidentified.placeholder],
    ['notes@${VERSION}', unidentified.placeholder],
    ['a b', unidentified.notOfNpm],
  ] as const)('%s → %s', ([text, expected]) => {
    expect(brief(readNpmSpec(text))).toBe(expected);
  });

  test('shows no secret of an address that it cannot identify', () => {
    const { name } = readNpmSpec('https://user:word@acme.example/notes.tgz?token=word');
    expect(name).toBe('https://acme.example/***');
  });
});

describe('PyPI', () => {
  test.for([
    ['Acme_Notes', 'pypi acme-notes null none'],
    ['acme.notes==1.2', 'pypi acme-notes 1.2 exact'],
    ['acme-notes===1.2', 'pypi acme-notes 1.2 exact'],
    ['acme-notes@1.2.0', 'pypi acme-notes 1.2.0 exact'],
    ['acme-notes@latest', 'pypi acme-notes latest tag'],
    ['acme-notes[extra,more]==1.2', 'pypi acme-notes 1.2 exact'],
    ['acme-notes>=1,<2', 'pypi acme-notes >=1,<2 range'],
    ['acme-notes<2,>=1', 'pypi acme-notes <2,>=1 range'],
    ['acme-notes (>=1.5,<2)', 'pypi acme-notes >=1.5,<2 range'],
    ["acme-notes>1;python_version<'3.13' and python_version>'3'", 'pypi acme-notes >1 range'],
    ['acme-notes==${VERSION}', unidentified.placeholder],
    ['acme-notes==1.*', 'pypi acme-notes ==1.* range'],
    ['acme-notes~=1.4', 'pypi acme-notes ~=1.4 range'],
    ['acme-notes==1.2 ; python_version > "3"', 'pypi acme-notes 1.2 exact'],
    ['git+https://github.com/acme/notes@v1', 'git github.com/acme/notes v1 git'],
    [
      'git+https://github.com\\@evil.example/x/y',
      'unidentified: a git address that cannot be read',
    ],
    ['git+ssh://git@github.com/acme/notes.git', 'git github.com/acme/notes null git'],
    ['acme-notes @ git+https://github.com/acme/notes', 'git github.com/acme/notes null git'],
    ['https://acme.example/notes.whl', unidentified.archive],
    ['.', unidentified.path],
    ['acme-notes@main', 'unidentified: not a Python requirement'],
    ['-x', 'unidentified: not a Python requirement'],
  ] as const)('%s → %s', ([text, expected]) => {
    expect(brief(readPypiSpec(text))).toBe(expected);
  });
});

describe('images', () => {
  const digest = `sha256:${'0'.repeat(64)}`;
  test.for([
    ['notes', 'oci docker.io/library/notes null none'],
    ['mcp/notes', 'oci docker.io/mcp/notes null none'],
    ['mcp/notes:latest', 'oci docker.io/mcp/notes latest tag'],
    ['mcp/notes:1.2', 'oci docker.io/mcp/notes 1.2 tag'],
    ['mcp/notes:1.2.3', 'oci docker.io/mcp/notes 1.2.3 exact'],
    ['mcp/notes:v1.2.3-alpine', 'oci docker.io/mcp/notes v1.2.3-alpine exact'],
    ['index.docker.io/mcp/notes', 'oci docker.io/mcp/notes null none'],
    ['registry-1.docker.io/mcp/notes', 'oci docker.io/mcp/notes null none'],
    ['registry.hub.docker.com/mcp/notes', 'oci docker.io/mcp/notes null none'],
    ['GHCR.io/acme/notes:1.2.3', 'oci ghcr.io/acme/notes 1.2.3 exact'],
    ['localhost:5000/notes:1.0.0', 'oci localhost:5000/notes 1.0.0 exact'],
    [`mcp/notes@${digest}`, `oci docker.io/mcp/notes ${digest} digest`],
    [`mcp/notes:1.2.3@${digest}`, `oci docker.io/mcp/notes ${digest} digest`],
    ['MCP/Notes', 'unidentified: not an image reference'],
    ['${IMAGE}', unidentified.imagePlaceholder],
    ['https://x', 'unidentified: not an image reference'],
  ] as const)('%s → %s', ([text, expected]) => {
    expect(brief(readOciSpec(text))).toBe(expected);
  });
});

describe('addresses', () => {
  test.for([
    ['https://MCP.acme.example/mcp/', 'remote https://mcp.acme.example/mcp null none'],
    ['https://mcp.acme.example:443/mcp?key=x#y', 'remote https://mcp.acme.example/mcp null none'],
    ['http://localhost:3000', 'local: an address on the machine itself'],
    ['https://mcp.acme.example./mcp', 'remote https://mcp.acme.example/mcp null none'],
    ['https://mcp.acme.example/a/../mcp', 'remote https://mcp.acme.example/mcp null none'],
    // Escaped plain characters mean the characters themselves; other escapes and doubled slashes can make a
    // different address.
    ['https://mcp.acme.example/%6d%63%70', 'remote https://mcp.acme.example/mcp null none'],
    [
      'https://mcp.acme.example/%7eme%2f%256d',
      'remote https://mcp.acme.example/~me%2F%256d null none',
    ],
    ['https://mcp.acme.example/%2e%2e/m%2Ep', 'remote https://mcp.acme.example/m.p null none'],
    ['https://mcp.acme.example//mcp', 'remote https://mcp.acme.example//mcp null none'],
    [
      'https://user:word@mcp.acme.example/mcp',
      'unidentified: the URL contains a username or password',
    ],
    ['https://${HOST}/mcp', "unidentified: the URL's host is a placeholder"],
    ['https://{tenant}.acme.example/mcp', "unidentified: the URL's host is a placeholder"],
    ['http://localhost:${PORT}/mcp', 'local: an address on the machine itself'],
    ['http://localhost:${PORT:-8080}', 'local: an address on the machine itself'],
    ['http://localhost:80{{n}}/mcp', "unidentified: the URL's port is a placeholder"],
    ['http://[::1]:$PORT/mcp', 'local: an address on the machine itself'],
    ['http://${HOST}:8080/mcp', "unidentified: the URL's host is a placeholder"],
    ['http://${HOST:-localhost}/mcp', "unidentified: the URL's host is a placeholder"],
    ['http://${HOST}:${PORT}/mcp', "unidentified: the URL's host is a placeholder"],
    ['${URL}', unidentified.urlPlaceholder],
    ['${input:url}', unidentified.urlPlaceholder],
    ['javascript:alert(1)', 'unidentified: not a URL'],
    ['file:///etc/passwd', 'unidentified: not a URL that a client can connect to'],
    ['', 'unidentified: an empty URL'],
  ] as const)('%s → %s', ([text, expected]) => {
    expect(brief(readRemote(text))).toBe(expected);
  });

  test('user-info hides no host', () => {
    expect(readRemote('https://user:word@mcp.acme.example/@x').name).toBe(
      'https://mcp.acme.example/***',
    );
  });

  test.for([
    ['https://user:word@mcp.acme.example/%6dcp/?key=x', 'https://mcp.acme.example/mcp'],
    ['https://a@b@mcp.acme.example', 'https://mcp.acme.example'],
    ['https://a@b@mcp.acme.example:${PORT}/mcp', 'https://mcp.acme.example/mcp'],
    ['https://a@mcp.acme.example:${PORT}\\@b/mcp', 'https://mcp.acme.example/@b/mcp'],
    ['https://${TOKEN}@mcp.acme.example/mcp', 'https://mcp.acme.example/mcp'],
    ['https:/mcp.acme.example/mcp', 'https://mcp.acme.example/mcp'],
    ['https:\\\\mcp.acme.example\\mcp', 'https://mcp.acme.example/mcp'],
    ['https://{tenant}.acme.example/mcp', 'https://{tenant}.acme.example/mcp'],
    ['${URL}', undefined],
    ['file:///etc/passwd', undefined],
    ['https://mcp.acme.example/mcp', undefined],
  ] as const)('%s may lead to %s, for deny lists', ([text, reachable]) => {
    const spec = readRemote(text);
    expect(spec.type === 'unidentified' ? spec.reachable : undefined).toBe(reachable);
  });
});

test.for([
  ['https://mcp.acme.example/s/NTk4YjQ3OWItM2E4Zi00/mcp', 'https://mcp.acme.example/s/***/mcp'],
  [
    'https://mcp.acme.example/bot110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5/mcp',
    'https://mcp.acme.example/***/mcp',
  ],
  ['https://mcp.acme.example/a+b;token=abcdefghij0123456789', 'https://mcp.acme.example/***'],
  [
    'https://mcp.acme.example/model-context-protocol',
    'https://mcp.acme.example/model-context-protocol',
  ],
] as const)('%s is shown as %s', ([address, shown]) => {
  expect(displayAddress(address)).toBe(shown);
});

describe('purls, for display', () => {
  test.for([
    ['npm', '@acme/notes', '1.2.0', null, 'pkg:npm/%40acme/notes@1.2.0'],
    ['pypi', 'acme-notes', null, null, 'pkg:pypi/acme-notes'],
    [
      'oci',
      'ghcr.io/acme/notes',
      '1.2.0',
      null,
      'pkg:oci/notes?repository_url=ghcr.io%2Facme%2Fnotes&tag=1.2.0',
    ],
    ['remote', 'https://mcp.acme.example', null, null, null],
  ] as const)('%s %s', ([type, name, version, digest, expected]) => {
    expect(purlOf({ type, name, version, digest, specifier: null, pin: 'none' })).toBe(expected);
  });
});
