import { expect, test } from 'vitest';
import { renderSweepPage } from '../../../src/commands/sweep/page/render-page.ts';
import { place, problem, sweepReport } from './reports.ts';

const low = {
  ...{ name: '@fictional-mcp/files', version: '1.2.0', score: 41, owners: ['@acme/agents'] },
  ...{ remedy: { version: '1.5.0', grade: 'B', score: 82 }, problems: [problem()] },
};

test('the page leaves out places that would make it too large, and says so', () => {
  const long = '"'.repeat(400);
  const servers = Array.from({ length: 10_000 }, (_, at) =>
    place({ ...low, name: `${at}${long}`, repository: `acme/${at}`, file: long, alias: long }),
  );
  const page = renderSweepPage(sweepReport(servers));
  expect(Buffer.byteLength(page)).toBeLessThan(20_000_000);
  expect(page).toContain('<p>7500 more places are in the JSON report.</p>');
});
