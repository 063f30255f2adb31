/* What the real programs choose and read, as `conformance/version/` records it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grammars } from '../../conformance/bench/versions/grammars.ts';
import { judgedVersions, verdictOf } from '../../conformance/bench/versions/own.ts';
import type { Choice } from '../../conformance/bench/versions/programs.ts';
import { readPackageRef } from '../../src/export/package-ref.ts';
import type { EcosystemType } from '../../src/model.ts';
import { ecosystems } from '../../src/versions/ecosystems.ts';
import { pypi, readPypiSpec } from '../../src/versions/pypi.ts';

function rowsOf<T>(name: string): T[] {
  const file = new URL(`../../conformance/version/${name}.jsonl`, import.meta.url);
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
  readonly refused?: true;
}

describe('the version that is judged is the one that the program chooses', () => {
  test.for(Object.keys(grammars))('%s', (name) => {
    const rows = rowsOf<RangeRow>(name);
    const verdicts = rows.map((row) => {
      const choice: Choice = row.refused === true ? { invalid: true } : (row.selected ?? null);
      const own = judgedVersions(grammars[name]?.read(row.range) ?? never(), row.versions);
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
  // What packaging refuses no tool installs, whatever it is taken for.
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

function never(): never {
  throw new Error('there is no such grammar');
}
