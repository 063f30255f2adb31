/*
 * Tests problems whose cause is in a different file from the launches: each cause gets one annotation, on its
 * own line.
 */
import { describe, expect, test } from 'vitest';
import type { JudgedDependency } from '../../src/judging/report.ts';
import type { Alteration, Problem } from '../../src/model/model.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { createReport, problem, server } from './builders.ts';

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 9 } });
const by = (file: string | null, line: number, what = 'registry'): Alteration => ({
  ...{ kind: 'registry', what, file, span: at(line) },
});

function altered(
  name: string,
  alterations: readonly Alteration[],
  changes: Partial<Problem> = {},
): JudgedDependency {
  const facts = {
    alterations: alterations.map(({ kind, what, file, span }) => ({
      ...{ kind, what, file: file ?? '.mcp.json', line: span.start.line },
    })),
  };
  const own = server(name, [problem({ rule: 'altered-launch', facts, ...changes })]);
  return { ...own, dependency: { ...own.dependency, alterations } };
}

const npmrc = by('.npmrc', 1);

describe('the cause has the annotation', () => {
  test.for([
    ['one server', [altered('a', [npmrc])], ['.npmrc:1']],
    [
      'several',
      [altered('a', [npmrc]), altered('b', [npmrc]), altered('c', [npmrc])],
      ['.npmrc:1'],
    ],
    [
      'several lines',
      [altered('a', [npmrc]), altered('b', [by('.npmrc', 2)]), altered('c', [npmrc])],
      ['.npmrc:1', '.npmrc:2'],
    ],
    [
      'several causes together',
      [altered('a', [npmrc, by('x/.env', 3)]), altered('b', [npmrc])],
      ['.npmrc:1', 'x/.env:3'],
    ],
    [
      'several causes of the same launches',
      [altered('a', [npmrc, by('x/.env', 3)]), altered('b', [npmrc, by('x/.env', 3)])],
      ['.npmrc:1'],
    ],
    [
      'a cause that several have beside one in an entry',
      [altered('a', [npmrc, by(null, 7)]), altered('b', [npmrc]), altered('c', [npmrc])],
      ['.npmrc:1', '.mcp.json:1'],
    ],
    ['a cause in the entry', [altered('a', [by(null, 7)])], ['.mcp.json:1']],
    ['another cause in the entry', [altered('a', [npmrc, by(null, 7)])], ['.mcp.json:1']],
    [
      'a waived one',
      [altered('a', [npmrc], { waived: 'known' }), altered('b', [npmrc])],
      ['.npmrc:1'],
    ],
    [
      'other levels',
      [altered('a', [npmrc]), altered('b', [npmrc], { level: 'warn' })],
      ['.npmrc:1'],
    ],
  ] as const)('%s', ([, servers, expected]) => {
    const places = buildAnnotations(createReport(servers), '').map(
      ({ file, span }) => `${file}:${span?.start.line}`,
    );
    expect(places).toEqual(expected);
  });

  test('that names three servers, and lies outside of the judged folder as it may', () => {
    const servers = ['a', 'b', 'c', 'd'].map((name) => altered(name, [by('../.npmrc', 1)]));
    const [annotation] = buildAnnotations(createReport(servers), 'app/');
    expect(annotation?.message).toContain('4 servers');
    expect(annotation?.message).toMatch(/: a, b, c and 1 more\. /);
    expect(annotation?.file).toBe('app/../.npmrc');
  });
});

test('SARIF has one result for each cause, which is the same whichever servers it touches', () => {
  const resultsOf = (names: readonly string[], line: number) => {
    const report = createReport(names.map((name) => altered(name, [by('.npmrc', line)])));
    return JSON.parse(renderSarif(report, '')).runs[0].results;
  };
  const [result, ...others] = resultsOf(['a', 'b'], 1);
  expect(others).toEqual([]);
  expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('.npmrc');
  expect(result.relatedLocations).toMatchObject([
    { message: { text: 'a' }, physicalLocation: { artifactLocation: { uri: '.mcp.json' } } },
    { message: { text: 'b' } },
  ]);
  expect(resultsOf(['b', 'c'], 4)[0].partialFingerprints).toEqual(result.partialFingerprints);
});
