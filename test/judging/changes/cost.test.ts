/*
 * Tests that the time for comparing and judging does not grow faster than the input. Each run is its own
 * yardstick: ten times the servers and waivers may take up to twenty times as long.
 */
import { expect, test } from 'vitest';
import { emptyLayer, mergeLayers } from '../../../src/gate/settings/layers.ts';
import { compare } from '../../../src/judging/changes/compare.ts';
import type { Side } from '../../../src/judging/changes/fingerprint.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { Dependency, Selection, Waiver } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';
import { cpuMs, measureBest } from '../../cpu.ts';

const selection: Selection = {
  header: { schemaVersion: null, rubricVersion: null, generatedAt: 0, declaredServers: null },
  servers: [],
  malformedRecords: new Map(),
  neighbours: new Map(),
  inconsistencies: [],
};

/** Prepares work of a given size; each call of the returned function does it once. */
type Prepare = (servers: number, waivers: number) => () => unknown;

function waiverOf(text: string): Waiver {
  const match = readPattern(text);
  if ('fault' in match) throw new Error(match.fault);
  return {
    match,
    file: null,
    alias: null,
    rule: 'unlisted',
    check: null,
    reason: 'x',
    expires: '2027-01-01',
    writtenIn: 'policy',
    span: null,
  };
}

const sideOf = (dependencies: readonly Dependency[]): Side => ({
  dependencies,
  deciding: new Map(),
  contentOf: () => '',
  holds: () => true,
});

/** Creates servers in files of fifty; every other server changes. */
function serversOf(count: number, nameOf: (at: number) => string, version: string): Dependency[] {
  return Array.from({ length: count }, (_, at) =>
    parseDependency(`npx -y ${nameOf(at)}@${at % 2 === 0 ? '1.0.0' : version}`, {
      file: `p${Math.floor(at / 50)}/.mcp.json`,
      alias: `server-${at}`,
    }),
  );
}

/** Judges unlisted servers, each of which is waived by a pattern. */
const evaluating =
  (nameOf: (at: number) => string, patternOf: (at: number) => string): Prepare =>
  (count, waivers) => {
    const policy = mergeLayers({
      file: {
        ...emptyLayer,
        source: 'policy',
        values: { waivers: Array.from({ length: waivers }, (_, at) => waiverOf(patternOf(at))) },
      },
      given: emptyLayer,
      floors: [],
      maxAge: { ms: 1, source: 'default' },
    });
    const dependencies = serversOf(count, nameOf, '1.0.0').map((dependency) => ({
      dependency,
      match: matchDependency(dependency, selection),
      change: 'added' as const,
      isCounted: true,
      previous: null,
    }));
    const facts = {
      dependencies,
      files: [],
      export: null,
      relaxations: [],
      scope: 'changed',
      folder: '',
      now: 0,
    } as const;
    return () => {
      const { servers } = evaluate(facts, policy);
      const waived = servers.flatMap(({ problems }) => problems.filter((each) => each.waived));
      if (waived.length !== count) throw new Error(`${waived.length} of ${count} are waived`);
    };
  };

/** Pads a number to a fixed length, because more digits would mean more work. */
const four = (at: number): string => String(at).padStart(4, '0');

const prepared: readonly (readonly [string, Prepare])[] = [
  [
    'comparing servers of which half changed',
    (count) => {
      const [base, head] = ['1.0.0', '1.1.0'].map((version) =>
        sideOf(serversOf(count, (at) => `@acme/server-${at}`, version)),
      ) as [Side, Side];
      return () => compare(base, head, new Map());
    },
  ],
  [
    'comparing servers that all changed their names',
    (count) => {
      const [base, head] = ['one', 'other'].map((word) =>
        sideOf(
          serversOf(count, (at) => `@${word}/server-${at}`, '1.0.0').map((each) => ({
            ...each,
            declaration: { ...each.declaration, file: '.mcp.json', alias: each.name ?? '' },
          })),
        ),
      ) as [Side, Side];
      return () => compare(base, head, new Map());
    },
  ],
  [
    'judging servers of many accounts',
    evaluating(
      (at) => `@acme-${four(at % 50)}/server-${four(at)}`,
      (at) => `pkg:npm/@acme-${four(at)}/*`,
    ),
  ],
  [
    'judging servers of one account',
    evaluating(
      (at) => `@acme/server-${four(at % 50)}-${four(at)}`,
      (at) => `pkg:npm/@acme/server-${four(at)}-*`,
    ),
  ],
];

function timeOf(work: () => unknown): number {
  const start = cpuMs();
  work();
  return cpuMs() - start;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

test.for(prepared)('%s', async ([, prepare]) => {
  const large = prepare(2000, 500);
  // Ten small tasks, each with separate data, fill memory and caches as the large task does.
  const smalls = Array.from({ length: 10 }, () => prepare(200, 50));
  const small = (): void => {
    for (const each of smalls) each();
  };
  for (let round = 0; round < 5; round += 1) [large, small].map(timeOf);
  const ratio = async () => {
    const pairs = Array.from({ length: 5 }, () => [timeOf(small), timeOf(large)] as const);
    const [ofSmall, ofLarge] = [
      medianOf(pairs.map(([it]) => it)),
      medianOf(pairs.map(([, it]) => it)),
    ];
    return ofLarge / ofSmall;
  };
  // Ten times the input may cost up to twenty times as much because of memory and caches. Quadratic growth
  // would cost a hundred times as much.
  expect(await measureBest(ratio, 2)).toBeLessThan(2);
});
