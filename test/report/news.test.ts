import { expect, test } from 'vitest';
import type { Cause } from '../../src/judging/history/history.ts';
import type { JudgedDependency, RunContext } from '../../src/judging/report.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { runNews } from '../../src/report/contents/news-words.ts';
import { plainSentence } from '../../src/report/report-messages.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { createReport, problem, server } from './builders.ts';

const at = '2026-11-22T03:47:12.000Z';
const since = { after: null, by: at };

function known(name: string, news: Cause | null): JudgedDependency {
  return {
    ...server(name, [problem()]),
    history: { declared: since, graded: since, news },
  };
}

function after(lastRun: RunContext['lastRun'], servers: readonly JudgedDependency[]) {
  const report = createReport(servers);
  return { ...report, run: { ...report.run, event: 'schedule', ...(lastRun && { lastRun }) } };
}

test('each cause is a class of its own, what nobody here has done first', () => {
  const all = [
    known('a', 'brought-in'),
    known('b', 'rubric-changed'),
    known('c', null),
    known('d', 'graded-anew'),
    known('e', 'policy-changed'),
    known('f', 'rubric-changed'),
    known('g', null),
  ];
  const report = after({ at }, all);
  const lines = runNews(report).map((line) => plainSentence(line));
  expect(lines).toEqual([
    expect.stringMatching(/\b2026-11-22 03:47 UTC\b.*\bgrade changed: d 1\.0\.0\.$/),
    expect.stringMatching(/\b2026-11-22 03:47 UTC\b.*\brubric changed: b 1\.0\.0, f 1\.0\.0\.$/),
    expect.stringMatching(/\b2026-11-22 03:47 UTC\b.*\bpolicy changed\b.*: e 1\.0\.0\.$/),
    expect.stringMatching(/\b2026-11-22 03:47 UTC\b.*\bcommit: a 1\.0\.0\.$/),
    expect.stringMatching(/^2 servers .*\balready\b/),
  ]);
  const text = renderCheck(report, { paint: (_, plain) => plain, width: 1000 });
  for (const line of lines) expect(text).toContain(line);
  const shown = buildAnnotations(report, '').map(({ message }) => message);
  expect(shown.filter((message) => message.includes('because the rubric changed'))).toHaveLength(2);
  expect(shown.filter((message) => / the same .*2026-11-22/.test(message))).toHaveLength(2);
});

test('a name that a stranger chose stays a name', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const found = known('x', 'graded-anew');
  const dependency = { ...found.dependency, name: hostile } as JudgedDependency['dependency'];
  const summary = renderSummary(after({ at }, [{ ...found, dependency }]));
  expect(summary).toContain('because the grade changed');
  expect(summary).not.toContain(hostile);
});

test('without a last run that is known nothing is called new or old', () => {
  const report = after({ at: null }, [known('a', null)]);
  expect(runNews(report).map((line) => plainSentence(line))).toEqual([
    expect.stringMatching(/^The last scheduled run is unknown /),
  ]);
  expect(buildAnnotations(report, '')[0]?.message).not.toContain('scheduled run');
  expect(runNews(after(undefined, [known('a', null)]))).toEqual([]);
});
