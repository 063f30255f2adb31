import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model.ts';
import { renderJson } from '../../src/report/json.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import type { JsonReport } from '../../src/report/report-schema.ts';
import { judged, reportFaults, shapes } from './reports.ts';

const read = async (report: Report): Promise<JsonReport> => JSON.parse(await renderJson(report));

describe('the JSON report', () => {
  test.for(Object.entries(shapes))('keeps its schema: %s', async ([, report]) => {
    expect(reportFaults(await renderJson(report))).toEqual([]);
  });

  test('a field that nobody knows is a fault', async () => {
    const report = await read(shapes['failing'] as Report);
    const [server] = report.servers;
    expect(reportFaults(JSON.stringify({ ...report, more: 1 }))).not.toEqual([]);
    expect(
      reportFaults(JSON.stringify({ ...report, servers: [{ ...server, more: 1 }] })),
    ).not.toEqual([]);
  });

  test('a problem says what to do, where that is explained and what it rests on', async () => {
    const { servers } = await read(judged(['npx -y @fictional-mcp/files@1.2.0']));
    const [server] = servers;
    expect(server?.problems).toEqual([
      {
        rule: 'score-below-minimum',
        level: 'fail',
        message: '@fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 75.',
        advice: 'Use version 1.5.0, graded B (82 of 100).',
        help: 'docs/rules.md#score-below-minimum',
        findings: server?.findings.map(({ reference }) => reference),
        file: '.mcp.json',
        line: 3,
        column: 1,
        endLine: 3,
        endColumn: 2,
        waived: null,
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
    const text = await renderJson(redactReport(leaking, redactorFor([key])));
    expect(reportFaults(text)).toEqual([]);
    expect(JSON.parse(text).servers[0].alias).toMatch(/^\u202e\*{3}=*.$/);
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(text).not.toContain('##[');
    expect(text).not.toMatch(/word|cEBzcy93b3Jk/);
  });
});
