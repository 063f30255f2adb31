import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import type { Failure } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import {
  commentMarker,
  longestComment,
  renderComment,
  renderResolved,
} from '../../src/report/comment/render-comment.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { createUnidentified, parseDependency } from '../builders.ts';
import { runs } from '../seed.ts';
import { createReport, finding, problem, server } from './builders.ts';

const marker = commentMarker(['workflow', 'job', '']);
const runUrl = 'https://github.example/octo/project/actions/runs/1';
const comment = (report: Report): string => renderComment(report, { marker, runUrl });

const hostile = [
  '-->',
  '<!--',
  '<script>alert(1)</script>',
  '</code></li></ul><h1>PASS</h1>',
  '@octocat',
  '#1',
  'GH-1',
  'octo/project#2',
  'https://evil.example',
  'www.evil.example',
  '[a](https://evil.example)',
  '![a](https://evil.example)',
  '```',
  '\n\n# Heading\n\n',
  '\u202e',
  '&lt;b&gt;',
];

describe('the marker', () => {
  test('is another one for every name, and the same for the same', () => {
    const markers = [
      ['a', 'b', ''],
      ['a', '', 'b'],
      ['ab', '', ''],
      ['a', 'b', 'c'],
    ].map(commentMarker);
    expect(new Set(markers).size).toBe(4);
    expect(commentMarker(['a', 'b', ''])).toBe(markers[0]);
  });

  test('ends where it should, whatever the names hold', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...hostile))), (names) => {
        expect(commentMarker(names)).toMatch(/^<!-- mcp-grade-gate: [0-9a-f]{32} -->$/);
      }),
    );
  });
});

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

describe('the comment', () => {
  test('has the marker first, then the verdict, what fails, warnings, waivers, and a link', () => {
    const unpinned = problem({ rule: 'unpinned', level: 'warn', message: say`${'x'} is loose.` });
    const waived = problem({ rule: 'unlisted', message: say`${'y'} is new.`, waived: 'reviewed' });
    const earlier = { ...server('ancient', [problem()]), isCounted: false };
    const text = comment(
      createReport(
        [
          server('a', [problem({ findings: [finding(0, 'the proof')] }), unpinned]),
          { ...server('b', [unpinned]), verdict: 'warn' },
          { ...server('c', [waived]), verdict: 'pass' },
          earlier,
        ],
        { problems: [problem({ rule: 'stale-export', level: 'warn', message: say`Too old.` })] },
      ),
    );
    expect(text.startsWith(`${marker}\n\n<h2>❌ MCP Grade Gate: fail</h2>\n`)).toBe(true);
    const places = [
      '<h3>Failures</h3>',
      'Use another.',
      'the proof',
      '<h3>Warnings</h3>',
      '<code>b</code> <code>1.0.0</code>',
      'Too old.',
      '<summary>1 server passes</summary>',
      '<code>y</code> is new. Waived: <code>reviewed</code>',
      '<p>Not touched by this change: 1 server, 1 of which would fail today.</p>',
      `<a href="${runUrl}">job summary</a>`,
    ].map((sign) => text.indexOf(sign));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).not.toContain('ancient');
  });

  test('equal warnings of a file are one line; what is not identified goes by its alias', () => {
    const loose = problem({ rule: 'unidentified', level: 'warn', message: say`One sentence.` });
    const [mine, yours] = ['mine', 'yours'].map((alias) => ({
      ...server('a', [loose]),
      dependency: createUnidentified({ alias }),
      match: null,
      verdict: 'warn' as const,
    }));
    if (mine === undefined || yours === undefined) throw new Error('no server');
    expect(comment(createReport([mine]))).toContain('One sentence.<br>→ Use another.');
    expect(comment(createReport([mine, yours]))).toContain(
      '<strong>unidentified</strong>: <code>mine</code>, <code>yours</code>.<br>→ Use another.',
    );
  });

  test('says why nothing was decided, and what to do', () => {
    const failure: Failure = {
      code: 'missing-key',
      message: 'No key.',
      remedy: 'Add one.',
      details: ['a detail'],
    };
    const text = comment(createReport([], { verdict: 'error', failure }));
    expect(text).toMatch(/No key\.[\s\S]*a detail[\s\S]*Next step:<\/strong> Add one\./);
  });

  test('what is behind a line goes before a row of what fails', () => {
    const level = 'warn' as const;
    const rows = Array.from({ length: 40 }, (_, at) => at * 25).map((length) => {
      const findings = [finding(0, 'e'.repeat(length))];
      const fails = range(40).map((at) => server(`fails-${at}`, [problem({ findings })]));
      const warns = range(40).map((at) => ({
        ...server(`warns-${at}`, [problem({ level, findings })]),
        verdict: level,
      }));
      const [open = ''] = comment(createReport([...fails, ...warns])).split('<details>');
      return fails.filter((_, at) => open.includes(`fails-${at}<`)).length;
    });
    expect(new Set(rows)).toEqual(new Set([20]));
  });

  test('without an address of the run it has no link', () => {
    expect(renderComment(createReport([]), { marker, runUrl: null })).not.toContain('<a');
  });

  const evidence = 'e'.repeat(900);
  const findings = [finding(0, evidence), { ...finding(1, evidence), result: 'warn' }];
  const servers = (count: number, name = 'server') =>
    Array.from({ length: count }, (_, at) => server(`${name}-${at}`, [problem({ findings })]));

  test.for([
    [1, 'check-1', 'more server'],
    [30, 'check-0', 'check-1'],
    [60, '40 more servers are in the job summary.', 'check-1'],
    [1000, '980 more servers are in the job summary.', 'check-1'],
  ] as const)('of %i failing servers fits by showing less', ([count, sign, missing]) => {
    const text = comment(createReport(servers(count)));
    expect(Array.from(text).length).toBeLessThanOrEqual(longestComment);
    expect(text).toContain(sign);
    expect(text).not.toContain(missing);
    expect(text.endsWith('</p>\n')).toBe(true);
  });

  test('one server with endless evidence takes nobody else’s sentence and advice away', () => {
    const endless = [finding(0, Array(30).fill('\u200b'.repeat(1000)))];
    const report = createReport([
      server('loud', [problem({ findings: endless })], endless),
      server('quiet', [problem({ rule: 'denied', message: say`quiet is denied.` })]),
    ]);
    const text = comment(report);
    expect(text).toContain('quiet is denied.');
    expect(text).toContain('findings. See the job summary for the rest.');
    const many = createReport([
      ...Array.from({ length: 40 }, (_, at) =>
        server(`loud-${at}`, [problem({ findings: [finding(at, endless[0]?.evidence)] })]),
      ),
      ...report.servers.slice(1),
    ]);
    expect(renderSummary(many)).toContain('quiet is denied.');
  });

  test('a character outside of the first plane counts once, as for GitHub', () => {
    const crabs = (count: number): string =>
      comment(
        createReport([
          server('a', [problem({ findings: Array(count).fill(finding(0, '🦀'.repeat(400))) })]),
        ]),
      );
    const [whole, cut] = [crabs(130), crabs(160)];
    expect(whole.length).toBeGreaterThan(longestComment);
    expect(Array.from(whole).length).toBeLessThanOrEqual(longestComment);
    expect([whole, cut].map((text) => text.includes('in the job summary'))).toEqual([false, true]);
  });

  test('always fits, however long every text is', () => {
    const long = '&'.repeat(100_000);
    const wordy = problem({ message: say`${long}`, advice: say`${long}` });
    const failure: Failure = {
      code: 'internal',
      message: long,
      remedy: long,
      details: Array(50).fill(long),
    };
    for (const report of [
      createReport(Array.from({ length: 50 }, (_, at) => server(`${long}${at}`, [wordy]))),
      createReport([], { problems: Array(1000).fill(wordy) }),
      createReport([], { failure, verdict: 'error' }),
    ]) {
      const text = comment(report);
      expect(Array.from(text).length).toBeLessThanOrEqual(longestComment);
      if (report.failure !== null) expect(text).toContain('Omitted to save space');
      expect(Array.from(renderResolved(report, { marker })).length).toBeLessThan(longestComment);
    }
  });

  test('no text of a stranger writes a mention, a link, markup or the end of an HTML comment', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...hostile), fc.string()))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (evil) => {
        const failing = problem({
          rule: evil,
          message: say`${evil} is bad.`,
          advice: say`Leave ${evil}.`,
          findings: [{ ...finding(0, evil), check: evil, result: evil }],
          file: evil,
        });
        const body = comment(
          createReport(
            [
              {
                ...server('a', [failing]),
                dependency: parseDependency('npx a', { alias: evil, file: evil }),
              },
              { ...server('b', [{ ...failing, level: 'warn' }]), verdict: 'warn' },
              server('c', [{ ...failing, waived: evil }]),
            ],
            {
              problems: [failing],
              failure: { code: 'internal', message: evil, remedy: evil, details: [evil] },
              run: {
                event: 'x',
                base: null,
                head: evil,
                scope: 'all',
                policy: null,
                notices: [evil],
              },
            },
          ),
        );
        expect(body.match(/<!--|-->/g)).toEqual(['<!--', '-->']);
        const rendered = marked.parse(body.slice(marker.length), { gfm: true, async: false });
        const tags = new Set([...rendered.matchAll(/<([a-z0-9]+)/gi)].map(([, tag]) => tag));
        const allowed =
          'h2 h3 h4 p ul li strong em code br wbr a details summary table thead tbody tr th td'.split(
            ' ',
          );
        expect([...tags].filter((tag) => !allowed.includes(tag ?? ''))).toEqual([]);
        expect(rendered.match(/<a /g)).toHaveLength(1);
        // Outside code, GitHub turns anything that looks like a link into one.
        const plain = rendered.replace(/<code>.*?<\/code>/g, '').replace(/<a .*?<\/a>/, '');
        expect(plain).not.toMatch(/@\w|#\d(?!\d*;)|\bGH-\d|:\/\/|\bwww\./i);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the resolved comment', () => {
  test('is short and says that nothing fails any more', () => {
    const report = createReport([server('a', [])], { verdict: 'warn' });
    expect(renderResolved(report, { marker })).toBe(
      `${marker}\n\n<h2>✅ MCP Grade Gate: resolved</h2>\n\n<p>No failures remain. 1 server fails. Grades as of 1970-01-01.</p>\n`,
    );
  });
});
