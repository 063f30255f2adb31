import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import { renderJson } from '../../src/report/json/render-json-report.ts';
import type { JsonReport } from '../../src/report/json/schema.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import { safeJson } from '../../src/report/text.ts';
import { createReport, finding, problem, server } from './builders.ts';
import { judged, reportFaults, shapes } from './reports.ts';

const asIs = (text: string): string => text;
const read = async (report: Report): Promise<JsonReport> =>
  JSON.parse(await renderJson(report, asIs));

describe('the JSON report', () => {
  test.for(Object.entries(shapes))('keeps its schema: %s', async ([, report]) => {
    expect(reportFaults(await renderJson(report, asIs))).toEqual([]);
  });

  test('a field that nobody knows is a fault', async () => {
    const report = await read(shapes['failing'] as Report);
    const [server] = report.servers;
    expect(reportFaults(JSON.stringify({ ...report, more: 1 }))).not.toEqual([]);
    expect(
      reportFaults(JSON.stringify({ ...report, servers: [{ ...server, more: 1 }] })),
    ).not.toEqual([]);
    const [problem] = server?.problems ?? [];
    for (const changed of [
      { ...problem, more: 1 },
      { ...problem, facts: { ...problem?.facts, more: 1 } },
      { ...problem, facts: { ...problem?.facts, score: '41' } },
      { ...problem, rule: 'stale-export' },
    ]) {
      const servers = [{ ...server, problems: [changed] }];
      expect(reportFaults(JSON.stringify({ ...report, servers }))).not.toEqual([]);
    }
  });

  test('a problem says what to do, where that is explained and what it rests on', async () => {
    const { servers } = await read(judged(['npx -y @fictional-mcp/files@1.2.0']));
    const [server] = servers;
    expect(server?.problems).toEqual([
      {
        rule: 'below-minimum',
        level: 'fail',
        standing: null,
        message: '@fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 75.',
        advice: 'Use version 1.5.0, graded B (82 of 100).',
        facts: {
          type: 'npm',
          name: '@fictional-mcp/files',
          judgedVersion: '1.2.0',
          grade: 'D',
          score: 41,
          minScore: 75,
          minGrade: null,
          isCompared: true,
          owner: 'repository',
          lockfile: null,
          remedy: { version: '1.5.0', grade: 'B', score: 82 },
        },
        help: 'docs/rules.md#below-minimum',
        findings: server?.findings.map(({ reference }) => reference),
        file: '.mcp.json',
        line: 3,
        column: 1,
        endLine: 3,
        endColumn: 2,
        waived: null,
        waivedUntil: null,
      },
    ]);
  });

  test('a changed server says what the change does to it', async () => {
    const { servers } = await read(shapes['changed'] as Report);
    expect(servers.map(({ move }) => move)).toEqual([
      {
        from: { version: '1.5.0', grade: 'B', score: 82 },
        to: { version: '1.2.0', grade: 'D', score: 41 },
        newFailing: ['path-traversal', 'secret-logging'],
        resolved: [],
      },
      null,
      null,
    ]);
  });

  test.for([
    ['as it is', (key: string) => key],
    ['in Base64', (key: string) => Buffer.from(key).toString('base64')],
    ['in a URL', (key: string) => encodeURIComponent(key)],
  ] as const)('holds no key %s', async ([, form]) => {
    const key = 'p@ss/word+with"quotes"';
    const evil = `\u202e${form(key)}\u0007`;
    const report = judged(['npx -y @fictional-mcp/hostile@6.6.6']);
    const leaking = {
      ...report,
      servers: report.servers.map((server) => ({
        ...server,
        dependency: {
          ...server.dependency,
          specifier: evil,
          declaration: { ...server.dependency.declaration, alias: evil, file: evil },
        },
        problems: server.problems.map((problem) => ({ ...problem, file: evil, waived: evil })),
      })),
      files: [{ path: evil, status: 'unreadable' as const, reason: evil, span: null }],
    };
    const text = await renderJson(redactReport(leaking, redactorFor([key])), redactorFor([key]));
    expect(reportFaults(text)).toEqual([]);
    expect(JSON.parse(text).servers[0].alias).toMatch(/^\u202e\*{3}=*.$/);
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(text).not.toContain('##[');
    expect(text).not.toMatch(/word|cEBzcy93b3Jk/);
  });
});

describe('what is too much for the JSON report', () => {
  const findings = Array.from({ length: 50 }, (_, at) => finding(at, 'x'.repeat(300)));
  const failing = server('bad', [problem({ findings })], findings);
  const passing = { ...server('good', [], findings), verdict: 'pass' as const };
  const earlier = { ...failing, isCounted: false, change: 'unchanged' as const };
  const report = createReport([passing, earlier, failing, passing], {
    files: Array.from({ length: 40 }, (_, at) => ({
      path: `${at}/${'d'.repeat(at * 10)}`,
      status: 'read' as const,
      reason: null,
      span: null,
    })),
  });

  /**
   * Returns a line for each server: its verdict, the number of its findings, how many still have evidence,
   * and how many its problems refer to.
   */
  const outline = ({ servers }: JsonReport): string[] =>
    servers.map((each) => {
      const plainSentence = each.findings.filter(({ evidence }) => evidence !== null).length;
      const referred = each.problems.flatMap((of) => of.findings).length;
      const change = each.isCounted ? each.verdict : 'earlier';
      return `${change}: ${each.findings.length} findings, ${plainSentence} told, ${referred} referred to`;
    });

  test.for<[JsonReport['omitted'], number, readonly string[]]>([
    [
      'nothing',
      200_000,
      [
        'pass: 50 findings, 50 told, 0 referred to',
        'earlier: 50 findings, 50 told, 50 referred to',
        'fail: 50 findings, 50 told, 50 referred to',
        'pass: 50 findings, 50 told, 0 referred to',
      ],
    ],
    [
      'evidence-of-passing',
      80_000,
      [
        'pass: 50 findings, 0 told, 0 referred to',
        'earlier: 50 findings, 0 told, 50 referred to',
        'fail: 50 findings, 50 told, 50 referred to',
        'pass: 50 findings, 0 told, 0 referred to',
      ],
    ],
    [
      'evidence',
      60_000,
      [
        'pass: 50 findings, 0 told, 0 referred to',
        'earlier: 50 findings, 0 told, 50 referred to',
        'fail: 50 findings, 0 told, 50 referred to',
        'pass: 50 findings, 0 told, 0 referred to',
      ],
    ],
    [
      'findings',
      20_000,
      [
        'pass: 0 findings, 0 told, 0 referred to',
        'earlier: 0 findings, 0 told, 0 referred to',
        'fail: 0 findings, 0 told, 0 referred to',
        'pass: 0 findings, 0 told, 0 referred to',
      ],
    ],
    ['entries', 16_000, ['fail: 0 findings, 0 told, 0 referred to']],
  ])('leaves out %s where it may have %i bytes', async ([omitted, most, expected]) => {
    const text = await renderJson(report, asIs, most);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
    expect(reportFaults(text)).toEqual([]);
    const read: JsonReport = JSON.parse(text);
    expect(read.omitted).toBe(omitted);
    expect(outline(read)).toEqual(expected);
    expect(read.counts).toMatchObject({ servers: 2, declarations: 1 });
    expect(read.files.length > 5).toBe(true);
    expect(read.files.length < 40).toBe(omitted === 'entries');
  });

  test('it is indented as one piece', async () => {
    for (const each of [...Object.values(shapes), report, createReport([])]) {
      const text = await renderJson(each, asIs);
      expect(text).toBe(`${safeJson(JSON.parse(text))}\n`);
    }
  });

  test('no more is made of it than a few times what it may have', async () => {
    const many = createReport(Array.from({ length: 2000 }, () => failing));
    let made = 0;
    const text = await renderJson(
      many,
      (piece) => {
        made += piece.length;
        return piece;
      },
      3_700_000,
    );
    // The complete report would be 48 MB.
    expect(JSON.parse(text).omitted).toBe('findings');
    expect(made).toBeLessThan(4 * 3_700_000);
  });
});
