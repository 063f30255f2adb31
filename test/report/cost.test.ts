/*
 * Tests that the cost of an output grows linearly with the report. Each output is measured against itself in
 * one run. One report with ten times the servers may take twice as long as ten reports. A step that compares
 * every server with every other would take ten times as long.
 */
import { expect, test } from 'vitest';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderComment } from '../../src/report/comment/render-comment.ts';
import { redactorFor } from '../../src/report/redact.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { cpuMs, measureBest } from '../cpu.ts';
import { createReport, finding, problem, server } from './builders.ts';
import { crowd } from './reports.ts';

const small = 1500;
const pattern = server('@acme/files', []);

/**
 * Returns a report of unpinned, failing servers. Each name is shared by two entries, each in its own file.
 */
function reportFor(count: number): Report {
  const servers = Array.from({ length: count }, (_, at): JudgedDependency => {
    const file = `p${at}/.mcp.json`;
    const { dependency } = pattern;
    const declaration = { ...dependency.declaration, file };
    const name = `@acme/server-${at >> 1}`;
    const problems = [
      problem({ file, findings: [finding(at, 'proof')] }),
      problem({ file, rule: 'unpinned', level: 'warn' }),
    ];
    return { ...pattern, dependency: { ...dependency, name, declaration }, problems };
  });
  return createReport(servers);
}

const [few, many] = [reportFor(small), reportFor(small * 10)];

const renderers: readonly (readonly [string, (report: Report) => unknown])[] = [
  ['annotations', (report) => buildAnnotations(report, '')],
  ['the summary', renderSummary],
  ['the comment', (report) => renderComment(report, { marker: '<!-- here -->', runUrl: null })],
  ['a terminal', (report) => renderCheck(report, { paint: (_, text) => text, width: 100 })],
];

function timeOf(work: () => unknown): number {
  const start = cpuMs();
  work();
  return cpuMs() - start;
}

test('a secret that seems to begin, and is broken over very many lines, is soon looked for', () => {
  const redact = redactorFor(['gkey-0123456789']);
  const start = cpuMs();
  for (const lineBreak of ['\r\n', ' \n ', '\t<br>%0A', ' ']) {
    const text = `g${lineBreak.repeat(100_000)}${'x'.repeat(100)}`;
    expect(redact(text)).toBe(text);
  }
  expect(redact('gkey-\r\n  0123\r\n \r\n456789')).toBe('***');
  expect(cpuMs() - start).toBeLessThan(2000);
});

test.for(renderers)('%s of ten times the servers', async ([, render]) => {
  const tenOfFew = (): void => {
    for (let at = 0; at < 10; at += 1) render(few);
  };
  tenOfFew();
  const ratio = async () => {
    const ofFew = timeOf(tenOfFew);
    return timeOf(() => render(many)) / ofFew;
  };
  expect(await measureBest(ratio, 2)).toBeLessThan(2);
});

test('SARIF of four times the servers costs about four times the work', () => {
  const costOf = (servers: number): number => {
    const report = crowd(servers, 50, (server, at) => `${server} ${at} is what was found`);
    const runs = [1, 2, 3].map(() => timeOf(() => renderSarif(report, '')));
    return Math.min(...runs);
  };
  costOf(400);
  // Quadratic work would take sixteen times as long.
  expect(costOf(400) / costOf(100)).toBeLessThan(10);
});
