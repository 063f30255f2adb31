import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typesBy } from '../../../src/detection/ecosystems/ecosystems.ts';
import {
  createDenyNameTest,
  createNameTest,
  matchesVersion,
  mayMatchVersion,
} from '../../../src/judging/patterns/match.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import { literalOwner, specificity } from '../../../src/judging/patterns/relations.ts';
import type { DependencyType, Pattern } from '../../../src/model/model.ts';
import { runs } from '../../seed.ts';

function patternOf(text: string): Pattern {
  const read = readPattern(text);
  if ('fault' in read) throw new Error(`${text} ${read.fault}`);
  return read;
}

const faultOf = (text: string): string | null => {
  const read = readPattern(text);
  return 'fault' in read ? read.fault : null;
};

/** Returns whether a pattern matches a name of the same type. */
const means = (text: string, name: string): boolean => {
  const pattern = patternOf(text);
  return createNameTest(pattern)(pattern.type, name);
};

const sha256 = `sha256:${'0a'.repeat(32)}`;
const commit = '9fceb02d0ae598e95dc970b74767f19372d61af8';

describe('a pattern is read into type, name and version', () => {
  test.for([
    ['pkg:npm/acme-files', 'npm', 'acme-files', null],
    ['  pkg:npm/acme-files  ', 'npm', 'acme-files', null],
    ['pkg:npm/@acme/files', 'npm', '@acme/files', null],
    ['pkg:npm/%40acme/files', 'npm', '@acme/files', null],
    ['pkg:npm/%40acme/files%401.4.2', 'npm', '@acme/files', '1.4.2'],
    ['pkg:npm/@acme/files@^1.2', 'npm', '@acme/files', '^1.2'],
    ['pkg:npm/@acme/files@>=1.2 <2', 'npm', '@acme/files', '>=1.2 <2'],
    ['pkg:npm/@acme/*', 'npm', '@acme/*', null],
    // npm is case-sensitive; PyPI and NuGet are not.
    ['pkg:npm/JSONStream', 'npm', 'JSONStream', null],
    ['pkg:pypi/Acme_Files.MCP', 'pypi', 'acme-files-mcp', null],
    ['pkg:pypi/Acme_*', 'pypi', 'acme-*', null],
    ['pkg:pypi/acme-files@>=1.2,<2', 'pypi', 'acme-files', '>=1.2,<2'],
    ['pkg:pypi/acme-files@1!2.0rc1', 'pypi', 'acme-files', '1!2.0rc1'],
    ['pkg:nuget/Acme.Files', 'nuget', 'acme.files', null],
    ['pkg:golang/github.com/Acme/mcp@v1.2.3', 'golang', 'github.com/Acme/mcp', 'v1.2.3'],
    ['pkg:jsr/@Acme/Files', 'jsr', '@acme/files', null],
    ['pkg:registry/io.github.acme/files', 'registry', 'io.github.acme/files', null],
    [`pkg:git/GitHub.com/acme/mcp.git@${commit}`, 'git', 'github.com/acme/mcp', commit],
    // Docker's defaults are the `docker.io` registry and the `library` owner.
    ['pkg:oci/notes', 'oci', 'docker.io/library/notes', null],
    ['pkg:docker/mcp/notes', 'oci', 'docker.io/mcp/notes', null],
    ['pkg:oci/MCP/Notes', 'oci', 'docker.io/mcp/notes', null],
    ['pkg:oci/index.docker.io/mcp/notes', 'oci', 'docker.io/mcp/notes', null],
    ['pkg:oci/ghcr.io/acme/notes@1.2.3', 'oci', 'ghcr.io/acme/notes', '1.2.3'],
    ['pkg:oci/localhost:5000/notes', 'oci', 'localhost:5000/notes', null],
    [`pkg:oci/acme/notes@${sha256}`, 'oci', 'docker.io/acme/notes', sha256],
    ['pkg:oci/note*', 'oci', 'docker.io/library/note*', null],
    ['pkg:oci/docker.io/note*', 'oci', 'docker.io/library/note*', null],
    ['pkg:oci/index.docker.io/mcp/*', 'oci', 'docker.io/mcp/*', null],
    ['pkg:oci/evil*/**', 'oci', 'docker.io/evil*/**', null],
    ['pkg:oci/*.acme.example/**', 'oci', '*.acme.example/**', null],
    ['pkg:oci/*/acme/notes', 'oci', '*/acme/notes', null],
    ['pkg:oci/**', 'oci', '**', null],
    ['https://MCP.acme.example/Search', 'remote', 'https://mcp.acme.example/Search', null],
    ['https://mcp.acme.example/search/', 'remote', 'https://mcp.acme.example/search', null],
    ['https://mcp.acme.example', 'remote', 'https://mcp.acme.example', null],
    ['https://mcp.acme.example:443/a', 'remote', 'https://mcp.acme.example/a', null],
    ['https://mcp.acme.example/%6dcp', 'remote', 'https://mcp.acme.example/mcp', null],
    ['https://mcp.acme.example/%6dcp/**', 'remote', 'https://mcp.acme.example/mcp/**', null],
    ['https://mcp.acme.example:443/**', 'remote', 'https://mcp.acme.example/**', null],
    ['https://*.acme.example:443/**', 'remote', 'https://*.acme.example/**', null],
    ['http://*.acme.example:80/**', 'remote', 'http://*.acme.example/**', null],
    ['https://*.acme.example:80/**', 'remote', 'https://*.acme.example:80/**', null],
    ['wss://*.acme.example.:08443/', 'remote', 'wss://*.acme.example:8443', null],
    ['https://0x7f.1/**', 'remote', 'https://127.0.0.1/**', null],
  ] as const)('%s', ([text, type, name, version]) => {
    expect(readPattern(text)).toEqual({ text: text.trim(), type, name, version });
  });
});

describe('an invalid pattern is rejected with a reason', () => {
  const form =
    'is not a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
  const types = `has an unknown type; the types are ${[...typesBy('patternTypes').keys()].join(', ')}`;
  const noHost = 'has no host that can be matched, or contains user-info, a query or a fragment';
  test.for([
    ['', form],
    ['@acme/files', form],
    ['npm:@acme/files', `${form}; write pkg:npm/@acme/files`],
    ['pkg:npm', form],
    ['pkg:npm/', form],
    ['pkg:NPM/files', form],
    ['pkg:npm/a b', form],
    ['pkg:npm/{a,b}', form],
    ['pkg:npm/!evil', form],
    ['pkg:npm/[ab]', form],
    ['pkg:npm/evil\n*', form],
    ['pkg:cargo/files', types],
    ['pkg:local/files', types],
    [
      'pkg:npm/@acme',
      'specifies a scope but no package: use @acme/* for all packages in the scope',
    ],
    [
      'pkg:jsr/@acme/',
      'specifies a scope but no package: use @acme/* for all packages in the scope',
    ],
    ['pkg:npm/files@', 'has an invalid version or range: '],
    ['pkg:npm/files@latest', 'has an invalid version or range: latest'],
    ['pkg:npm/files@1.*', 'has an invalid version or range: 1.*'],
    ['pkg:npm/files@1.4.2?arch=x', 'has an invalid version or range: 1.4.2?arch=x'],
    ['pkg:pypi/files@^1.2', 'has an invalid version or range: ^1.2'],
    ['pkg:git/github.com/acme/mcp@main', 'has an invalid version or range: main'],
    ['pkg:oci/mcp/notes:1.2.0', 'contains a tag: write the image version after @'],
    ['pkg:oci/mcp/*:1.2.0', 'contains a tag: write the image version after @'],
    ['https://', noHost],
    ['https://user:word@mcp.acme.example/', noHost],
    ['https://mcp.acme.example@evil.example/', noHost],
    ['https://mcp.acme.example/?key=1', noHost],
    ['https://mcp.acme.example/#part', noHost],
    ['https://mcp.acme.example\\.evil.example/', noHost],
    ['https://mcp.acme.example:8*/', noHost],
    ['https://mcp.acme.example:**/', noHost],
    ['https://[::1', noHost],
    ['https://{tenant}.acme.example/', noHost],
    ['https://mcp.acme.example/{tenant}', 'contains characters that a path cannot contain'],
    ['https://mcp.acme.example/a/../**', 'contains . or .. as a path segment'],
    ['https://mcp.acme.example/%2e%2E/**', 'contains . or .. as a path segment'],
    ['https://999.999.999.999/', 'contains an invalid host'],
    ['https://999.999.999.999/**', 'contains an invalid host'],
    ['ftp://mcp.acme.example/', form],
    ['pkg:npm/*a*b*c*d*e*f*', 'has more than 6 wildcards'],
    [`pkg:npm/${'a'.repeat(500)}`, 'is longer than 500 characters'],
  ] as const)('%s', ([text, fault]) => {
    expect(faultOf(text)).toBe(fault);
  });
});

describe('the names that a pattern matches', () => {
  test.for([
    // pattern, names that it matches, names that it does not match
    ['pkg:npm/@acme/files', ['@acme/files'], ['@acme/files-x', '@Acme/files', 'files', '@acme']],
    ['pkg:npm/@acme/*', ['@acme/files', '@acme/.x'], ['@acme/', '@acme/a/b', '@acme-x/a', 'acme']],
    ['pkg:npm/evil-*', ['evil-x', 'evil-'], ['evil', 'xevil-x', '@evil-x/y']],
    ['pkg:npm/*', ['files'], ['@acme/files']],
    ['pkg:npm/**', ['files', '@acme/files'], []],
    ['pkg:npm/@acme**', ['@acme/files', '@acme-x/files'], ['@acne/files']],
    ['pkg:npm/@*/files', ['@acme/files', '@other/files'], ['@acme/files2', 'files']],
    ['pkg:npm/a*b*c', ['abc', 'a1b2c'], ['a1b2', 'ab/c']],
    [
      'pkg:golang/github.com/acme/**',
      ['github.com/acme/a', 'github.com/acme/a/b', 'github.com/acme'],
      ['github.com/acmes/a', 'github.com/other/acme/a'],
    ],
    [
      'pkg:golang/github.com/**/mcp',
      ['github.com/mcp', 'github.com/a/mcp', 'github.com/a/b/mcp'],
      ['github.com/a/b-mcp', 'github.com/a/mcp/v2'],
    ],
    ['pkg:golang/**/**/mcp', ['mcp', 'a/mcp', 'a/b/c/mcp'], ['a-mcp']],
    ['pkg:golang/github.com/evil**', ['github.com/evil', 'github.com/evilcorp/a/b'], ['evil']],
    ['pkg:oci/acme/*', ['docker.io/acme/notes'], ['ghcr.io/acme/notes', 'docker.io/acme/a/b']],
    ['pkg:oci/**', ['docker.io/library/notes', 'ghcr.io/a/b/c'], []],
    ['https://mcp.acme.example', ['https://mcp.acme.example'], ['https://mcp.acme.example/a']],
    [
      'https://mcp.acme.example/**',
      ['https://mcp.acme.example', 'https://mcp.acme.example/a', 'https://mcp.acme.example/a/b'],
      ['http://mcp.acme.example/a', 'https://mcp.acme.example:8443/a', 'https://acme.example/a'],
    ],
    [
      'https://mcp.acme.example/*',
      ['https://mcp.acme.example/a'],
      ['https://mcp.acme.example', 'https://mcp.acme.example/a/b'],
    ],
    [
      'https://*.acme.example/**',
      ['https://mcp.acme.example/a', 'https://x.acme.example'],
      [
        // Exactly one label.
        'https://acme.example/a',
        'https://a.b.acme.example/a',
        // A wildcard in the host never extends into the path.
        'https://evil.example/.acme.example/a',
        'https://evil.example/x.acme.example/a',
        'https://x.acme.example.evil.example/a',
      ],
    ],
    [
      'https://**.acme.example/mcp',
      ['https://a.b.acme.example/mcp', 'https://acme.example/mcp'],
      ['https://evil.example/a.acme.example/mcp', 'https://evilacme.example/mcp'],
    ],
    [
      'https://**/**',
      ['https://a.b.example/c/d', 'https://localhost'],
      ['http://a.example/', 'wss://a.example/'],
    ],
    [
      'http://localhost:*/**',
      ['http://localhost:3000/a', 'http://localhost/', 'http://localhost:1'],
      ['https://localhost:3000/a', 'http://localhost.example:3000/a', 'http://127.0.0.1:3000/'],
    ],
    ['http://*.acme.example:*', ['http://mcp.acme.example:81'], ['http://mcp.acme.example:81/a']],
    [
      'https://*.acme.example:8443/**',
      ['https://mcp.acme.example:8443/a'],
      ['https://mcp.acme.example/a', 'https://mcp.acme.example:84431/a'],
    ],
  ] as const)('%s', ([text, matched, others]) => {
    for (const name of matched) expect([name, means(text, name)]).toEqual([name, true]);
    for (const name of others) expect([name, means(text, name)]).toEqual([name, false]);
  });

  test('names of another type never match', () => {
    const isNamed = createNameTest(patternOf('pkg:npm/**'));
    expect(isNamed('npm', 'files')).toBe(true);
    expect(isNamed('pypi', 'files')).toBe(false);
    expect(createNameTest(patternOf('https://**/**'))('registry', 'https://a.example/b')).toBe(
      false,
    );
  });

  test('special characters of other pattern languages are literal', () => {
    expect(means('pkg:golang/a.b/c*', 'axb/c')).toBe(false);
    expect(means('pkg:npm/a.*', 'a.b')).toBe(true);
    expect(means('pkg:npm/@acme/*', '@acme/{a,b}')).toBe(true);
  });
});

describe('the versions that a pattern matches', () => {
  test.for([
    // pattern, versions that it matches, versions that it does not match
    ['pkg:npm/x', ['1.0.0', 'anything'], []],
    ['pkg:npm/x@1.4.2', ['1.4.2', 'v1.4.2', '=1.4.2', '1.4.2+build'], ['1.4.3', '1.4.2-rc.1']],
    ['pkg:npm/x@1.4', ['1.4.0', '1.4.9'], ['1.5.0', '1.4.9-rc.1']],
    ['pkg:npm/x@^1.2', ['1.2.0', '1.9.9'], ['2.0.0', '1.1.9', '1.9.9-rc.1', 'latest']],
    ['pkg:npm/x@>=1 <2 || 3.x', ['1.0.0', '3.4.5'], ['2.0.0']],
    ['pkg:pypi/x@1.4', ['1.4', '1.4.0', 'v1.4'], ['1.4.1', '1.4rc1', '1.4.post1']],
    ['pkg:pypi/x@~=1.4', ['1.4', '1.9'], ['2.0', '1.3']],
    ['pkg:pypi/x@>=1,!=1.5,<2', ['1.4'], ['1.5', '2.0']],
    ['pkg:oci/x@1.2.3', ['1.2.3', 'v1.2.3'], ['latest', sha256]],
    [`pkg:oci/x@${sha256}`, [sha256], ['1.2.3', sha256.replace('0a', '0b')]],
    [`pkg:git/github.com/a/b@${commit}`, [commit], ['main', commit.slice(0, 12)]],
  ] as const)('%s', ([text, matched, others]) => {
    const pattern = patternOf(text);
    for (const each of matched) expect([each, matchesVersion(pattern, each)]).toEqual([each, true]);
    for (const each of others) expect([each, matchesVersion(pattern, each)]).toEqual([each, false]);
  });

  test('a deny list matches the pre-releases of a range, but not those of a single version', () => {
    const reached = (text: string) => (version: string) =>
      mayMatchVersion(patternOf(text), [version]);
    const versions = ['1.9.9', '1.9.9-rc.1', '2.0.0', '2.0.0-rc.1'];
    expect(versions.filter(reached('pkg:npm/x@<2'))).toEqual(['1.9.9', '1.9.9-rc.1']);
    expect(versions.filter(reached('pkg:npm/x@1.9.9'))).toEqual(['1.9.9']);
    expect(['1.9', '1.9rc1', '2.0'].filter(reached('pkg:pypi/x@<2'))).toEqual(['1.9', '1.9rc1']);
  });
});

describe('a deny list matches other spellings', () => {
  test.for([
    // pattern, names that it matches, names that it does not match
    [
      'https://evil.example/**',
      [
        'http://evil.example/mcp',
        'wss://evil.example',
        'https://evil.example:8443/mcp',
        'https://evil.example//mcp',
      ],
      ['https://evil.example.org/mcp', 'https://good.example/evil.example/'],
    ],
    [
      'https://*.evil.example:8443/mcp',
      ['http://a.evil.example:8443/MCP', 'https://a.evil.example:8443///mcp'],
      ['https://a.evil.example/mcp', 'https://a.evil.example:8443/mcp%2fx'],
    ],
    ['https://evil.example/a//%6d*', ['https://evil.example/a/mcp'], ['https://evil.example/mcp']],
    ['pkg:git/github.com/evil/**', ['github.com/Evil/server'], ['github.com/good/evil']],
    ['pkg:npm/evil-*', ['evil-Server'], ['@evil-/server']],
  ] as const)('%s', ([text, reached, others]) => {
    const pattern = patternOf(text);
    const isReached = createDenyNameTest(pattern);
    for (const each of reached) expect([each, isReached(pattern.type, each)]).toEqual([each, true]);
    for (const each of others) expect([each, isReached(pattern.type, each)]).toEqual([each, false]);
    expect(isReached('local', reached[0])).toBe(false);
  });
});

describe('the more specific of two patterns', () => {
  test.for([
    // each more specific than the next
    [
      [
        'pkg:npm/@acme/files@1.4.2',
        'pkg:npm/@acme/files@^1.4',
        'pkg:npm/@acme/files',
        'pkg:npm/@acme/files*',
        'pkg:npm/@acme/f*@1.4.2',
        'pkg:npm/@acme/f*',
        'pkg:npm/@acme/*',
        'pkg:npm/@acme**',
        'pkg:npm/**',
      ],
    ],
    [
      [
        'https://mcp.acme.example/search',
        'https://mcp.acme.example/search/**',
        'https://mcp.acme.example/**',
        'https://*.acme.example/**',
        'https://**/**',
      ],
    ],
  ] as const)('%j', ([order]) => {
    const ranks = order.map((text) => specificity(patternOf(text)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});

describe('the owner that a pattern names', () => {
  test.for([
    // pattern, the owner that it names (null: it matches packages from any owner)
    ['pkg:npm/files', 'files'],
    ['pkg:npm/@acme/files', '@acme/files'],
    ['pkg:npm/@acme/*', '@acme'],
    ['pkg:npm/@acme/f**', '@acme'],
    ['pkg:npm/@acme**', null],
    ['pkg:npm/@*/files', null],
    ['pkg:npm/acme-*', null],
    ['pkg:npm/**', null],
    ['pkg:pypi/acme-*', null],
    ['pkg:nuget/acme.*', null],
    ['pkg:jsr/@acme/*', '@acme'],
    ['pkg:registry/io.github.acme/*', 'io.github.acme'],
    ['pkg:golang/github.com/acme/**', 'github.com/acme'],
    ['pkg:golang/github.com/*/mcp', null],
    ['pkg:git/github.com/acme/*', 'github.com/acme'],
    ['pkg:git/github.com/**', null],
    ['pkg:oci/acme/*', 'docker.io/acme'],
    ['pkg:oci/note*', 'docker.io/library'],
    ['pkg:oci/ghcr.io/acme/**', 'ghcr.io/acme'],
    ['pkg:oci/ghcr.io/*', null],
    ['https://mcp.acme.example/a/**', 'https://mcp.acme.example'],
    ['https://*.acme.example/a', null],
    ['https://mcp.acme.example*/a', null],
  ] as const)('%s → %s', ([text, owner]) => {
    expect(literalOwner(patternOf(text))).toBe(owner);
  });

  const part = fc.constantFrom('a', 'b', 'ab', '@a', '*', '**', 'a*', '*b', 'a**');
  const plainPart = fc.constantFrom('a', 'b', 'ab', '@a', 'aab', 'abb');
  const type = fc.constantFrom<DependencyType>('npm', 'golang', 'git', 'registry', 'jsr', 'pypi');

  test('all names that a pattern matches begin with its owner', () => {
    let matched = 0;
    fc.assert(
      fc.property(
        type,
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(plainPart, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (kind, parts, names, isRemote) => {
          const text = isRemote ? `https://${parts.join('/')}` : `pkg:${kind}/${parts.join('/')}`;
          const pattern = readPattern(text);
          if ('fault' in pattern) return;
          const name = isRemote ? `https://${names.join('/')}` : names.join('/');
          const owner = literalOwner(pattern);
          if (owner === null || !createNameTest(pattern)(pattern.type, name)) return;
          matched += 1;
          expect(`${name}/`.startsWith(`${owner}/`)).toBe(true);
        },
      ),
      { numRuns: runs(20_000) },
    );
    expect(matched).toBeGreaterThan(runs(50));
  });
});
