/* Tests versions against what the real programs choose and read, as recorded in `conformance/version/`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grammars } from '../../../conformance/bench/versions/grammars.ts';
import { available, judgedVersions, verdictOf } from '../../../conformance/bench/versions/own.ts';
import type { Choice } from '../../../conformance/bench/versions/programs.ts';
import { ecosystems } from '../../../src/detection/ecosystems/ecosystems.ts';
import { purlOf } from '../../../src/detection/ecosystems/purl.ts';
import { pypi, readPypiSpec } from '../../../src/detection/ecosystems/pypi.ts';
import { readPackageRef } from '../../../src/export/reading/package-ref.ts';
import type { EcosystemType } from '../../../src/model/model.ts';

function rowsOf<T>(name: string): T[] {
  const file = new URL(`../../../conformance/version/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

interface RangeRow {
  readonly ecosystem: EcosystemType;
  readonly range: string;
  readonly versions: readonly string[];
  readonly selected?: string | null;
  readonly yanked?: readonly string[];
  readonly unsuited?: readonly string[];
  readonly refused?: true;
}

describe('the version that is judged is the one that the program chooses', () => {
  test.for(Object.keys(grammars))('%s', (name) => {
    const rows = rowsOf<RangeRow>(name);
    const verdicts = rows.map((row) => {
      const choice: Choice = row.refused === true ? { invalid: true } : (row.selected ?? null);
      const own = judgedVersions(grammars[name]?.read(row.range) ?? never(), available(row));
      return { row, own, verdict: verdictOf(choice, own, row) };
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const agreed = verdicts.filter(({ verdict }) => verdict === 'agrees');
    expect(agreed.length / rows.length).toBeGreaterThan(0.8);
  });
});

test('a requirement names the package and the range that packaging reads', () => {
  interface Row {
    readonly requirement: string;
    readonly name?: string;
    readonly refused?: true;
  }
  const rows = rowsOf<Row>('requirements');
  // No tool installs a requirement that packaging refuses, whatever the requirement is taken for.
  for (const { requirement, name } of rows.filter(({ refused }) => refused !== true)) {
    const spec = readPypiSpec(requirement);
    const own = spec.type === 'pypi' ? spec.name : null;
    expect([requirement, own]).toEqual([requirement, pypi.normaliseName(name ?? '')]);
  }
});

test('versions have the order that packaging gives them', () => {
  for (const { order } of rowsOf<{ readonly order: readonly (readonly string[])[] }>('orders')) {
    const { compare } = ecosystems.pypi;
    for (const [at, level] of order.entries()) {
      for (const lower of order.slice(0, at).flat()) {
        for (const each of level) {
          expect([each, lower, Math.sign(compare(each, lower) ?? 0)]).toEqual([each, lower, 1]);
        }
      }
      for (const each of level) expect(compare(each, level[0] ?? '')).toBe(0);
    }
  }
});

test('a package URL names the package that its specification says', () => {
  interface Row {
    readonly purl: string;
    readonly ecosystem: EcosystemType;
    readonly name: string;
    readonly version: string;
  }
  for (const { purl, ecosystem: type, name, version } of rowsOf<Row>('identities')) {
    expect([purl, readPackageRef(purl)]).toEqual([purl, { type, name, version, digest: null }]);
  }
});

describe('the tests of the purl specification', () => {
  interface Row {
    readonly purl: string;
    readonly parts?: {
      readonly type: string;
      readonly namespace?: string;
      readonly name: string;
      readonly version?: string;
      readonly qualifiers?: Readonly<Record<string, string>>;
      readonly subpath?: string;
    };
    readonly canonical?: string;
    readonly refused?: true;
  }
  const rows = rowsOf<Row>('purl-spec/tests');
  const read = rows.flatMap(({ purl, parts }) => (parts === undefined ? [] : [{ purl, parts }]));
  const hosts: Readonly<Record<string, string>> = {
    github: 'github.com',
    bitbucket: 'bitbucket.org',
  };

  test.for(read)('$purl', ({ purl, parts }) => {
    const { namespace, name, version = null, qualifiers = {}, subpath } = parts;
    const host = hosts[parts.type];
    const isImage = ['docker', 'oci'].includes(parts.type);
    const type = isImage ? 'oci' : host === undefined ? (parts.type as EcosystemType) : 'git';
    const inside = type === 'golang' ? subpath : undefined;
    const { repository_url: repository, tag } = qualifiers;
    // Unless an image names a repository, it is in Docker's registry, where it needs an owner.
    const place =
      repository === undefined ? ['docker.io', namespace ?? 'library'] : [repository, namespace];
    const path = isImage ? [...place, name] : [host, namespace, name, inside];
    const joined = path.filter((part) => part !== undefined).join('/');
    const full = parts.type === 'oci' && repository !== undefined ? repository : joined;
    const digest = isImage && version?.includes(':') === true ? version : null;
    expect(readPackageRef(purl)).toEqual({
      type,
      name: ecosystems[type].normaliseName(full),
      version: digest === null ? version : (tag ?? null),
      digest,
    });
  });

  test('one that is not canonical is the same package', () => {
    for (const { purl, canonical } of rows.filter((row) => row.canonical !== undefined)) {
      expect([purl, readPackageRef(canonical)]).toEqual([purl, readPackageRef(purl)]);
    }
  });

  // NuGet names lose their case, and a package in a Go module becomes part of the name.
  test.for(
    rows.filter(({ canonical }) => /^pkg:(?:npm|pypi|golang)\/[^?#]+$/.test(canonical ?? '')),
  )('$canonical is written', ({ purl, canonical }) => {
    const { type, name = '', version = null } = readPackageRef(purl) ?? {};
    const pin = version === null ? 'none' : 'exact';
    expect(type).not.toBeNull();
    expect(purlOf({ type: type as 'npm', name, version, pin, digest: null, specifier: '' })).toBe(
      canonical,
    );
  });

  // An export can also contain plain names, so text that does not begin like a purl is a name of no known
  // type.
  test.for(rows.filter(({ refused }) => refused === true))('$purl is none', ({ purl }) => {
    expect(readPackageRef(purl)?.type ?? null).toBeNull();
    if (purl.startsWith('pkg:')) expect(readPackageRef(purl)).toBeNull();
  });
});

function never(): never {
  throw new Error('there is no such grammar');
}
