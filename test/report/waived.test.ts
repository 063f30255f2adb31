/* Tests that a server whose only problem is waived passes as it is: the outputs suggest no replacement. */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderComment } from '../../src/report/comment/render-comment.ts';
import { renderJson } from '../../src/report/json/render-json-report.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { judged } from './reports.ts';

const line = 'npx -y @fictional-mcp/files@1.2.0';
const waiver =
  '{ match: "pkg:npm/@fictional-mcp/files", rule: below-minimum, reason: seen, expires: 2027-01-31 }';
const findings = waiver.replace('below-minimum', 'failing-finding');
const failing = judged([line]);
const waived = judged([line], `waivers: [${waiver}, ${findings}]`);

describe.for<[string, (report: Report) => string | Promise<string>]>([
  ['the summary', renderSummary],
  ['the comment', (report) => renderComment(report, { marker: '<!-- here -->', runUrl: null })],
  ['the terminal', (report) => renderCheck(report, { paint: (_, text) => text, width: 1000 })],
  ['SARIF', (report) => renderSarif(report, '')],
  [
    'the remedy of the JSON report',
    async (report) =>
      JSON.stringify(JSON.parse(await renderJson(report, (text) => text)).servers[0].remedy),
  ],
])('%s', ([, render]) => {
  test('names the version that would pass where the server fails', async () => {
    expect(failing.servers).toMatchObject([{ verdict: 'fail', remedy: { version: '1.5.0' } }]);
    expect(await render(failing)).toContain('1.5.0');
  });

  test('names none where that is waived', async () => {
    expect(waived.servers).toMatchObject([{ verdict: 'pass', remedy: { version: '1.5.0' } }]);
    expect(await render(waived)).not.toContain('1.5.0');
  });
});
