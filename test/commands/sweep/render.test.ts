import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withoutGrades } from '../../../src/commands/sweep/counts.ts';
import { sweepOutputs } from '../../../src/commands/sweep/outputs.ts';
import { renderSweepPage } from '../../../src/commands/sweep/page/render-page.ts';
import { renderSweepSummary } from '../../../src/commands/sweep/render-markdown.ts';
import { renderSweep } from '../../../src/commands/sweep/render-sweep-text.ts';
import { fileProblem, place, problem, repository, sweepReport } from './reports.ts';

const low = {
  ...{ name: '@fictional-mcp/files', version: '1.2.0', score: 41, owners: ['@acme/agents'] },
  ...{ remedy: { version: '1.5.0', grade: 'B', score: 82 }, problems: [problem()] },
};
const since = { after: '2026-11-18T09:00:00Z', by: '2026-11-20T09:00:00Z' };
const report = sweepReport(
  [
    place({ ...low, repository: 'acme/files', line: 7 }),
    place({
      ...{ ...low, repository: 'acme/web', file: 'packages/a b/.mcp.json' },
      history: { declared: since, graded: since, news: 'graded-anew' },
    }),
    place({ history: { declared: { ...since, after: null }, graded: since, news: null } }),
  ],
  {
    last: { at: since.after },
    removed: [
      {
        ...{ repository: 'acme/old', file: '.mcp.json', alias: 'shell', type: 'npm' },
        ...{ name: '@fictional-mcp/shell', version: '0.3.0', grade: 'F', verdict: 'fail' },
        ...{ declared: { after: null, by: since.after }, gone: since, judgedVersion: '0.3.0' },
      },
    ],
  },
);
const secret = 'poison-0123456789abcdef';
const poisoned = sweepReport(
  [
    place({
      ...{ ...low, repository: secret, name: secret, file: secret, alias: secret },
      ...{ version: secret, grade: secret, owners: [secret] },
      problems: [problem({ message: secret, advice: secret, rule: secret, file: secret })],
    }),
  ],
  {
    repositories: [
      repository({
        ...{ name: secret, notices: [secret], branch: secret, reason: secret, status: 'not-read' },
        waivers: [
          {
            ...{ match: secret, file: null, alias: null, rule: secret, check: null, covers: 1 },
            ...{ launch: null, alteredBy: null },
            ...{ reason: secret, expires: '2026-12-01', daysLeft: 3, writtenIn: null, asOf: null },
          },
        ],
      }),
    ],
  },
);

describe('the page', () => {
  test('allows its own style and script, and nothing else', () => {
    const page = renderSweepPage(report);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [, style] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    expect(policy).toBe(
      `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`,
    );
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
    expect(page).not.toMatch(/\ssrc=|@import|url\(|\son\w+=|style="/);
  });

  test('links each place to its line of the judged commit', () => {
    const page = renderSweepPage(report);
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    const commit = 'c'.repeat(40);
    expect(links).toEqual([
      `https://github.com/acme/files/blob/${commit}/.mcp.json?plain=1#L7`,
      `https://github.com/acme/web/blob/${commit}/packages/a%20b/.mcp.json?plain=1#L1`,
      `https://github.com/acme/notes/blob/${commit}/.mcp.json?plain=1#L1`,
    ]);
    expect(renderSweepPage({ ...report, github: null })).not.toContain('href=');
  });

  test('begins with what can be filtered, names a server once, and ends with the run', () => {
    const page = renderSweepPage(report);
    const [, main = ''] = page.split('<main>');
    expect(main.trimStart()).toMatch(/^<section id="places"/);
    expect(page.split('<header>')[1]?.split('</header>')[0]?.match(/<p>/g)).toHaveLength(1);
    expect(page.match(/<tr data-server=/g)).toHaveLength(2);
    expect(page.match(/<li data-repository=/g)).toHaveLength(3);
    const end = page.indexOf('<details><summary>About this run</summary>');
    expect(page.lastIndexOf('<h2')).toBeLessThan(end);
    expect(page.indexOf('7 requests to')).toBeGreaterThan(end);
  });

  test('shows how failures develop, with the figures below', () => {
    const news = { 'brought-in': 2, 'graded-anew': 1, 'rubric-changed': 0, 'policy-changed': 0 };
    const week = { week: '2026-11-09', failing: 8, places: 10, pinned: 4, unpinned: 4, news };
    const trend = [week, { ...week, week: '2026-11-16', failing: 4, pinned: 6, unpinned: 2 }];
    const page = renderSweepPage({ ...report, trend });
    const [, picture = ''] = /<svg ([\s\S]*)<\/svg>/.exec(page) ?? [];
    const bars = [...picture.matchAll(/<rect class="([^"]+)"[^>]* height="([^"]+)"/g)];
    expect(bars.map(([, kind, tall]) => `${kind} ${tall}`)).toEqual([
      ...['standing 96', 'standing 48'],
      ...['brought-in 64', 'graded-anew 32', 'brought-in 64', 'graded-anew 32'],
      ...['pinned 48', 'pinned 72'],
    ]);
    expect(page).toMatch(/2026-11-16, 4 places \D*\b10 \D*\b75% \D*pinned\b.*2026-11-09\b/);
    expect(page.indexOf('<td>2026-11-16</td>')).toBeGreaterThan(page.indexOf('</svg>'));
    expect(renderSweepSummary({ ...report, trend })).toContain('<td>2026-11-16</td>');
    expect(renderSweepPage({ ...report, trend: [week] })).not.toContain('<svg');
  });

  test('without grades has neither a table of places nor a script', () => {
    const page = renderSweepPage(withoutGrades(report));
    expect(page).toContain('publish-grades: true');
    expect(page).not.toMatch(/<table|<script|acme\/|fictional/);
  });
});

test.for(Object.values(sweepOutputs))('$format without grades tells nothing', async (output) => {
  expect(await output.render(poisoned, (text) => text)).toContain(secret);
  const text = await output.render(withoutGrades(poisoned), (each) => each);
  expect(text).not.toContain('poison');
  expect(text).toMatch(/fail/);
});

test('the text without grades tells nothing', () => {
  const text = renderSweep(withoutGrades(poisoned), { paint: (_, plain) => plain, width: 1000 });
  expect(text).not.toContain('poison');
  expect(text).toContain('FAIL: 0 repositories read');
});

test('the text says what is new, what to do and who has to act', () => {
  expect(renderSweep(report, { paint: (_, plain) => plain, width: 1000 })).toMatchInlineSnapshot(`
    "VERDICT  SERVER                VERSION  GRADE  SCORE  WHERE
    FAIL     @fictional-mcp/files  1.2.0    D         41  2 of 2 repositories
    PASS     @fictional-mcp/notes  1.0.0    A         96  acme/notes

    Rules that fired:
      fail below-minimum: It is low. Do better. In acme/files .mcp.json:1, acme/web .mcp.json:1

    Edits that would clear the most failures:
      Each suggested version meets the policy in every place counted for it.
      Use version 1.5.0 (graded B) of @fictional-mcp/files instead of 1.2.0 (2 places in 2 repositories)

    Exposure to low scores:
      Exposure is how far the score is below the minimum, summed over the repositories in which the server fails.
      SERVER                VERSION  GRADE  SCORE  FAILS IN             EXPOSURE
      @fictional-mcp/files  1.2.0    D         41  2 of 2 repositories        68

    Failures by owner:
      OWNER         PLACES  REPOSITORIES
      @acme/agents       2             2

    New since the last run:
      The last run was at 2026-11-18 09:00 UTC.
      1 place: grade changed, 1 failing
      VERDICT  SERVER                VERSION  GRADE  WHY IT IS NEW  WHERE
      FAIL     @fictional-mcp/files  1.2.0    D      grade changed  acme/web packages/a b/.mcp.json
      No longer declared:
      SERVER                VERSION  GRADE  REMOVED                            WHERE
      @fictional-mcp/shell  0.3.0    F      between 2026-11-18 and 2026-11-20  acme/old .mcp.json

    FAIL: 3 repositories read: 3 declare 2 different servers, something fails in 2 repositories.
    7 requests to GitHub's API. Dependencies in package manifests are not judged.
    "
  `);
});

test('words say which of several, and one of something', () => {
  const text = (servers: Parameters<typeof sweepReport>[0], given: object = {}) =>
    renderSweep(sweepReport(servers, given), { paint: (_, plain) => plain, width: 1000 });
  const file = fileProblem({
    rule: 'unparsable-file',
    file: '.vscode/mcp.json',
    advice: 'Fix it.',
  });
  const broken = ['acme/a', 'acme/b'].map((name) =>
    repository({ name, verdict: 'fail', problems: [file] }),
  );
  // A file can fail where no server is declared, and each suggested edit names its place.
  const files = text([], { repositories: broken });
  expect(files).toMatch(/^FAIL: 2 \D*\bnone declares MCP servers\b\D*\b2 repositories\.$/m);
  expect(files).toContain('.vscode/mcp.json: Fix it. (1 place in acme/a)');
  expect(files).toContain('.vscode/mcp.json: Fix it. (1 place in acme/b)');
  // The page has no table for such files.
  expect(renderSweepPage(sweepReport([], { repositories: broken }))).toContain(
    '<li>fail <strong>unparsable-file</strong>: It is low. Fix it.<br>In <code>acme/a</code> <code>.vscode/mcp.json:1</code>, <code>acme/b',
  );
  expect(text([place()], { verdict: 'pass' })).toContain('1 declares 1 server, nothing fails.');
  // A waived problem shows a person's reason but no advice.
  const waived = place({ problems: [problem({ waived: 'reviewed in SEC-1' })] });
  expect(text([waived])).toContain('It is low. Waived: “reviewed in SEC-1”.');
  const many = Array.from({ length: 21 }, (_, at) =>
    place({
      ...{ name: `server-${at}`, repository: 'acme/web' },
      history: { declared: since, graded: since, news: 'brought-in' },
    }),
  );
  const summary = renderSweepSummary(sweepReport(many, { last: { at: since.after } }));
  expect(summary).toContain('<p>1 more server is in the JSON report.</p>');
});

test('what was not read stands before all else, behind the sentence that counts it', () => {
  const unread = repository({
    name: 'acme/a',
    status: 'not-read',
    reason: 'No.',
    verdict: 'error',
  });
  const summary = renderSweepSummary(
    sweepReport([place(low)], { repositories: [unread], last: { at: since.after } }),
  );
  const [first] = /<h3>.*<\/h3>/.exec(summary) ?? [];
  expect(first).toBe('<h3>Not read</h3>');
});

describe('the summary', () => {
  test('says what is new, what to do and who has to act', () => {
    const text = renderSweepSummary(report);
    expect(text).toContain('<li>1 place: grade changed, 1 failing</li>');
    expect(text).toContain(
      '<td>grade changed</td><td><code>acme/web packages/a b/.mcp.json</code></td>',
    );
    expect(text).toMatch(
      /<code>F<\/code><\/td><td>between .*<\/td><td><code>acme\/old \.mcp\.json<\/code>/,
    );
    expect(text).toMatch(
      /<li>.* <code>1\.5\.0<.*<code>B<.*<code>@fictional-mcp\/files<.*<code>1\.2\.0<.*\b2 places in 2 repo.*<\/li>/,
    );
    expect(text).toContain('<tr><td><code>@acme/agents</code></td><td align="right">2</td>');
    // Markdown is not parsed inside HTML blocks, and a blank line ends a block.
    for (const block of text.trimEnd().split('\n\n')) expect(block).toMatch(/^<\/?(h|p|ul|t|d)/);
  });

  test.for([
    ['long names', 2000, '<'.repeat(10_000)],
    ['many servers', 10_000, 'x'],
  ] as const)('fits into 1 MiB with %s', ([, count, text]) => {
    const servers = Array.from({ length: count }, (_, at) =>
      place({
        ...{ ...low, name: `${at}${text}`, repository: `acme/${at}`, alias: text, file: text },
        ...{ owners: [`${at}${text}`], remedy: null },
        problems: [problem({ message: `${at} ${text}`, advice: text })],
      }),
    );
    const notices = Array.from({ length: 50 }, () => text);
    const summary = renderSweepSummary(sweepReport(servers, { notices }));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/<p>\d+ more servers are in the JSON report\.<\/p>/);
  });
});
