/* Tests how versions are ordered, using the examples in each ecosystem's own rules. */
import { describe, expect, test } from 'vitest';
import { ecosystems, sameVersion } from '../../../src/detection/ecosystems/ecosystems.ts';
import type { EcosystemType } from '../../../src/model/model.ts';

/** Lists in which each version is higher than the one before it. */
const ascending: readonly (readonly [EcosystemType, string, readonly string[]])[] = [
  [
    'npm',
    'semver.org, item 11',
    [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.9.0',
      'v1.10.0',
      '1.11.0+build',
      '2.0.0',
      '2.1.0',
      '2.1.1',
    ],
  ],
  [
    'pypi',
    'PEP 440, summary of permitted suffixes and relative ordering',
    [
      '1.0.dev456',
      '1.0a1',
      '1.0a2.dev456',
      '1.0a12.dev456',
      '1.0a12',
      '1.0b1.dev456',
      '1.0b2',
      '1.0b2.post345.dev456',
      '1.0b2.post345',
      '1.0rc1.dev456',
      '1.0rc1',
      '1.0',
      '1.0+abc.5',
      '1.0+abc.7',
      '1.0+5',
      '1.0.post456.dev34',
      '1.0.post456',
      '1.0.15',
      '1.1.dev1',
      '1.9',
      '1.10',
      '2024.1',
      '1!0.5',
    ],
  ],
  [
    'nuget',
    'package versioning of NuGet, with its fourth number',
    [
      '1.0.1-aaa',
      '1.0.1-alpha.2',
      '1.0.1-Alpha.10',
      '1.0.1-beta',
      '1.0.1-open',
      '1.0.1-RC.2',
      '1.0.1-rc.10',
      '1.0.1-rc.10.a',
      '1.0.1-zzz',
      '1.0.1',
      '1.0.1.1-beta',
      '1.0.1.1',
      '1.0.1.9',
      '1.0.1.10',
      '1.0.2',
      '1.2.3.4-1',
      '1.2.3.4-2147483647',
      '1.2.3.4-2147483648',
    ],
  ],
  [
    'golang',
    'the reference of Go modules, pseudo-versions',
    [
      'v0.0.0-20191109021931-daa7c04131f5',
      'v0.0.0-20200102030405-0123456789ab',
      'v1.2.3-pre',
      'v1.2.3-pre.0.20191109021931-daa7c04131f5',
      'v1.2.3',
      'v1.2.4-0.20191109021931-daa7c04131f5',
      'v1.2.4',
      'v2.0.0+incompatible',
      'v2.0.1-0.20191109021931-daa7c04131f5+incompatible',
    ],
  ],
  [
    'oci',
    'tags that are versions, or dates',
    ['1.2.9-alpine', '1.2.9', 'v1.2.10', '2', '2025.01.02', '2025.1.10', '2025.12.01'],
  ],
];

describe('each version is higher than those before it', () => {
  test.for(ascending)('%s: %s', ([type, , versions]) => {
    const { compare } = ecosystems[type];
    for (const [at, version] of versions.entries()) {
      expect([version, compare(version, version)]).toEqual([version, 0]);
      for (const lower of versions.slice(0, at)) {
        const signs = [compare(version, lower), compare(lower, version)].map((each) =>
          Math.sign(each ?? Number.NaN),
        );
        expect([version, lower, ...signs]).toEqual([version, lower, 1, -1]);
      }
    }
  });
});

describe('two spellings of one version', () => {
  test.for([
    ['npm', 'v1.2.0', '1.2.0'],
    ['npm', '=1.2.0', '1.2.0'],
    ['npm', '01.2.00', '1.2.0'],
    ['npm', '1.2.0beta', '1.2.0-beta'],
    ['npm', '1.2', '1.2.0'],
    ['npm', '1.2.0+build', '1.2.0'],
    ['nuget', '01.2.0', '1.2.0'],
    ['nuget', '1.2.0.0', '1.2.0'],
    ['nuget', '1', '1.0.0.0'],
    ['nuget', '1.0.0-BETA', '1.0.0-beta'],
    ['nuget', '1.0.0-rc.01', '1.0.0-rc.1'],
    ['nuget', '1.0.7+r3456', '1.0.7'],
    ['pypi', '01.2.0', '1.2.0'],
    ['pypi', '1.0', '1.0.0'],
    ['pypi', '1.0-RC1', '1.0rc1'],
    ['pypi', '1.1.alpha1', '1.1a1'],
    ['pypi', '1.2-post2', '1.2.post2'],
    ['golang', 'v2.0.0+incompatible', 'v2.0.0'],
    ['oci', 'v1.2.0', '1.2.0'],
  ] as const)('%s: %s and %s', ([type, a, b]) => {
    expect(sameVersion(type, a, b)).toBe(true);
    expect(ecosystems[type].compare(a, b)).toBe(0);
  });

  test.for([
    ['npm', '1.2.0-BETA', '1.2.0-beta'],
    ['nuget', '1.2.0.4', '1.2.0'],
    ['nuget', '1.2.0-beta.1', '1.2.0-beta1'],
    ['golang', 'v01.2.0', 'v1.2.0'],
    ['oci', '2025.01.02', '2025.1.2'],
  ] as const)('%s: %s and %s are two', ([type, a, b]) => {
    expect(sameVersion(type, a, b)).toBe(false);
  });
});

test.for([
  ['npm', 'stable', '1.0.0'],
  ['pypi', 'latest', '1.0'],
  ['nuget', '1.2.3.4.5', '1.0.0'],
  ['nuget', '1.2.99999999999', '1.0.0'],
  ['nuget', '1.2.3beta', '1.0.0'],
  ['oci', 'latest', '1.0.0'],
] as const)('%s: %s and %s have no order', ([type, a, b]) => {
  const { compare } = ecosystems[type];
  expect([compare(a, b), compare(b, a)]).toEqual([null, null]);
});

describe('ranges of NuGet', () => {
  test.for([
    // range, versions in it, versions outside of it
    ['[1.0,2.0)', ['1.0.0', '1.9.9.9'], ['0.9.9', '2.0.0', '1.5.0-beta', '2.0.0-beta']],
    ['(1.0,2.0]', ['1.0.0.1', '2.0'], ['1.0.0', '2.0.0.1']],
    ['(,1.0]', ['0.1', '1.0'], ['1.0.0.1']],
    ['[1.0,)', ['1.0', '99.0'], ['0.9']],
    ['[ 1.2.3 ]', ['1.2.3', '1.2.3.0'], ['1.2.3.1', '1.2.2']],
    ['[1.0-beta,2.0)', ['1.0.0-beta', '1.0.0-rc', '1.0'], ['1.0.0-alpha', '2.0']],
    ['[1.*,2.0)', ['1.0', '1.9'], ['0.9', '2.0']],
    ['*', ['1.0', '2.3.4.5'], ['1.0-beta']],
    ['*-*', ['1.0', '1.0-beta'], []],
    ['1.*', ['1.0', '1.9.9.9'], ['2.0', '0.9', '1.5-beta']],
    ['1.2.3.*', ['1.2.3', '1.2.3.9'], ['1.2.4']],
    ['1.*-*', ['1.0', '1.9-beta'], ['2.0']],
    ['1.2.0-RC*', ['1.2.0-rc.1', '1.2.0-rc2', '1.2.0'], ['1.2.0-beta', '1.3.0', '1.2.0.1']],
    ['<2', ['1.9.9.9', '1.0.0.1'], ['2.0.0', '2.0.0.1', '1.0.0-beta', '2.0.0-beta']],
    ['^1.2', ['1.2.0.1', '1.9.9.9'], ['2.0.0.1', '1.1.9.9']],
    ['^1.2.0-beta', ['1.2.0-RC', '1.3.0'], ['1.3.0-rc', '1.2.0-alpha']],
    ['>= 1.0.0.4 <2', ['1.0.0.4', '1.9'], ['1.0.0.3', '2.0']],
    ['<1.0.0.4 || 3.x', ['1.0.0.3', '3.9'], ['1.0.0.4', '4.0']],
    ['1.0.0.1 - 2', ['1.0.0.1', '2.9'], ['1.0.0', '3.0']],
    ['1.0.0.4', ['1.0.0.4'], ['1.0.0']],
  ] as const)('%s', ([range, inside, outside]) => {
    const { satisfies } = ecosystems.nuget;
    for (const each of inside) expect([each, satisfies(each, range)]).toEqual([each, true]);
    for (const each of outside) expect([each, satisfies(each, range)]).toEqual([each, false]);
  });

  test.for([
    'latest',
    '[]',
    '(1.0)',
    '[1.0',
    '[a,2.0)',
    '[2,3,4]',
    '1.*.2',
    '<a',
    '1 '.repeat(200),
  ])('%s is none', (range) => {
    expect(ecosystems.nuget.satisfies('1.0.0', range)).toBeNull();
  });
});
