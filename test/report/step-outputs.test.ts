/* Tests the step's outputs, which workflows insert into scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stepOutputs } from '../../src/report/contents/step-outputs.ts';
import { type ReportFile, reportFiles } from '../../src/report/outputs.ts';
import { createReport } from './builders.ts';
import { judged } from './reports.ts';

const files = Object.fromEntries(reportFiles.map((name) => [name, `/r/${name}`])) as Readonly<
  Record<ReportFile, string>
>;
const withRubric = (rubricVersion: string | null) =>
  stepOutputs(createReport([], { export: { ...createReport([]).export, rubricVersion } }), files);

describe('the version of the rubric', () => {
  test.for(['1', '1.4.0', 'v2.0.0-rc.1+build_7', 'a'.repeat(64)])('%s is given', (version) => {
    expect(withRubric(version)).toMatchObject({
      values: { 'rubric-version': version },
      warnings: [],
    });
  });

  test.for([
    '$(touch owned)',
    '1.4.0; id',
    '1.4.0\n',
    '1\nverdict=pass',
    '`id`',
    '"',
    ' ',
    'é',
    'a'.repeat(65),
  ])('%j is not, and a warning says so', (version) => {
    const { values, warnings } = withRubric(version);
    expect(values['rubric-version']).toBe('');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/\brubric-version\b.*\bempty\b/);
  });

  test('is empty where there is no export', () => {
    expect(withRubric(null)).toMatchObject({ values: { 'rubric-version': '' }, warnings: [] });
  });
});

test('servers about which nothing was decided are counted', () => {
  const launches = ['npx -y @fictional-mcp/files@1.2.0', 'npx -y @fictional-mcp/notes@1.4.0'];
  const report = judged(launches, '', { verdict: 'error' });
  const servers = report.servers.map((server) => ({
    ...server,
    match: null,
    problems: [],
    verdict: 'error' as const,
  }));
  expect(stepOutputs({ ...report, servers }, files).values).toMatchObject({
    verdict: 'error',
    servers: 2,
    failed: 0,
    warned: 0,
    errors: 2,
  });
});

test('action.yml declares just the outputs that are set', async () => {
  const text = await readFile(join(import.meta.dirname, '../../action.yml'), 'utf8');
  const [, outputs = ''] = /\noutputs:\n(.*)\nruns:/s.exec(text) ?? [];
  const declared = [...outputs.matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name]) => name);
  expect(declared.sort()).toEqual(Object.keys(stepOutputs(createReport([]), files).values).sort());
});
