/* Tests which facts about a repository a run keeps, and which differences between two runs it shows. */
import { describe, expect, test } from 'vitest';
import { observe } from '../../../src/judging/history/observe.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { Report } from '../../../src/judging/report.ts';
import { createReport } from '../../report/builders.ts';
import { createSubjects, policyFrom } from '../policy/judging.ts';

const run = { at: '2026-11-20T12:00:00.000Z', commit: null, reader: '1' };

/** Returns the report on a single launch under a policy. */
function judged(launch: string, text = 'preset: recommended'): Report {
  const policy = policyFrom(text);
  return createReport(evaluate(createSubjects([launch], policy), policy).servers, { policy });
}

/** Returns the facts that are kept about the report's only server. */
function placeOf(report: Report) {
  const [place] = observe(report, run).places;
  if (place === undefined) throw new Error('no place');
  return place;
}

const files = 'npx @fictional-mcp/files@1.2.0';

test('a server is kept with its place, what it starts, and how it was judged', () => {
  expect(observe(judged(files), run)).toMatchObject(run);
  const { launch, evidence, record, ...place } = placeOf(judged(files));
  expect(place).toEqual({
    ...{ file: '.mcp.json', client: 'mcp-json', alias: 'alias', folder: '', role: 'server' },
    ...{ type: 'npm', name: '@fictional-mcp/files', version: '1.2.0', judgedVersion: '1.2.0' },
    ...{ grade: 'D', verdict: 'fail', rubric: '1.4.0', rules: ['below-minimum'] },
  });
  for (const hash of [launch, evidence, record]) expect(hash).toMatch(/^[\w-]{22}$/);
});

test('what no export lists has neither grade nor record', () => {
  expect(placeOf(judged('npx @fictional-mcp/nobody@1.0.0'))).toMatchObject({
    ...{ grade: null, judgedVersion: null, rubric: null, record: '', rules: ['unlisted'] },
  });
  expect(placeOf(judged('./bin/server'))).toMatchObject({ version: null, grade: null });
});

test('what is written stands for a version that is not known', () => {
  expect(placeOf(judged('npx @fictional-mcp/files@^1.2.0')).version).toBe('^1.2.0');
});

test('rules are kept once, in order, with what a waiver covers', () => {
  const waiver = `{match: "pkg:npm/@fictional-mcp/files", rule: below-minimum, reason: x, expires: 2026-12-31}`;
  expect(placeOf(judged(files, `waivers: [${waiver}]`)).rules).toEqual([
    'failing-finding',
    'waived below-minimum',
  ]);
});

describe('two runs have the same hash', () => {
  const [one] = judged(files).servers;
  if (one === undefined) throw new Error('no server');
  const moved = {
    ...one,
    dependency: {
      ...one.dependency,
      declaration: { ...one.dependency.declaration, file: 'a/.mcp.json', alias: 'other' },
    },
  };

  test('of a launch, whatever its file and alias, and another of another launch', () => {
    const launch = placeOf(createReport([one])).launch;
    expect(placeOf(createReport([moved])).launch).toBe(launch);
    expect(placeOf(judged(`${files} --port`)).launch).not.toBe(launch);
    expect(placeOf(judged('npx @fictional-mcp/files@1.4.0')).launch).not.toBe(launch);
  });

  test('of what the export says, unless a score or a finding differs', () => {
    const { evidence } = placeOf(createReport([one]));
    expect(placeOf(createReport([moved])).evidence).toBe(evidence);
    if (one.match === null || !('report' in one.match)) throw new Error('no report');
    const { match } = one;
    const withReport = (changes: object) =>
      placeOf(
        createReport([{ ...one, match: { ...match, report: { ...match.report, ...changes } } }]),
      );
    expect(withReport({ summary: 'other words' }).evidence).toBe(evidence);
    expect(withReport({ score: 42 }).evidence).not.toBe(evidence);
    expect(withReport({ findings: [] }).evidence).not.toBe(evidence);
  });

  test('of a policy, wherever its values stand, unless one of them differs', () => {
    const hash = (text: string): string => observe(judged(files, text), run).policy;
    expect(hash('min-score: 80')).toBe(hash('# a comment\n\nmin-score:   80'));
    expect(hash('min-score: 80')).not.toBe(hash('min-score: 81'));
    expect(hash('rules: {unlisted: fail}')).not.toBe(hash('rules: {unlisted: warn}'));
    expect(observe(createReport([one]), run).policy).not.toBe(hash('min-score: 80'));
  });
});
