import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../src/judging/policy/catalogue.ts';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { PresetName } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { plainFrame } from '../../src/report/links.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { classifiedRules } from '../../src/report/sarif/taxonomy.ts';
import { policyFrom } from '../judging/policy/judging.ts';
import { createProblem, crowd, judged, sarifFaults, shapes } from './reports.ts';

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
      readonly region: Readonly<Record<string, number>>;
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly baselineState?: string;
  readonly properties: {
    readonly alias?: string;
    readonly findings?: readonly { readonly evidence?: string }[];
  };
}

interface Run {
  readonly tool: {
    readonly driver: {
      readonly rules: readonly {
        readonly id: string;
        readonly fullDescription: { readonly text: string };
        readonly help: { readonly text: string; readonly markdown: string };
        readonly properties: { readonly 'security-severity': string };
      }[];
    };
  };
  readonly invocations: readonly {
    readonly executionSuccessful: boolean;
    readonly toolExecutionNotifications: readonly {
      readonly level: string;
      readonly message: { readonly text: string };
      readonly associatedRule?: { readonly id: string };
    }[];
  }[];
  readonly results: readonly Result[];
}

function runOf(report: Report, prefix = ''): Run {
  const text = renderSarif(report, prefix);
  expect(sarifFaults(text)).toEqual([]);
  return JSON.parse(text).runs[0];
}

const resultsOf = (report: Report, prefix = ''): readonly Result[] => runOf(report, prefix).results;

const notificationsOf = (report: Report) =>
  runOf(report).invocations[0]?.toolExecutionNotifications ?? [];

const uriOf = (result: Result | undefined): string | undefined =>
  result?.locations[0]?.physicalLocation.artifactLocation.uri;

const fingerprintsOf = (report: Report, key: string): (string | undefined)[] =>
  resultsOf(report).map(({ partialFingerprints }) => partialFingerprints[key]);

/** Returns the report with `change` applied to each server. */
const withServers = (report: Report, change: (server: JudgedDependency) => JudgedDependency) => ({
  ...report,
  servers: report.servers.map(change),
});

test('each rule names the entries of the OWASP MCP Top 10 that it is about', () => {
  expect(classifiedRules.toSorted()).toEqual(ruleIds.toSorted());
  const { tool, taxonomies } = JSON.parse(
    renderSarif(judged(['npx -y @fictional-mcp/notes@1.4.0']), ''),
  ).runs[0];
  const [list] = taxonomies;
  expect([list.name, list.version, list.informationUri]).toEqual([
    'OWASP MCP Top 10',
    '0.1',
    'https://owasp.org/www-project-mcp-top-10/',
  ]);
  const named = tool.driver.rules.flatMap(
    (rule: { id: string; relationships?: { target: { id: string; index: number } }[] }) =>
      (rule.relationships ?? []).map(({ target }) => {
        expect(list.taxa[target.index].id).toBe(target.id);
        return `${rule.id} ${target.id}`;
      }),
  );
  expect(named).toContain('unpinned MCP03:2025');
  expect(named).toContain('unlisted MCP09:2025');
});

describe('SARIF', () => {
  test.for(Object.entries(shapes))('keeps its schema: %s', ([, report]) => {
    expect(sarifFaults(renderSarif(report, 'packages/a/'))).toEqual([]);
  });

  test('says of a failing server what, where and why', () => {
    const [result] = resultsOf(judged(['npx -y @fictional-mcp/files@1.2.0']), 'packages/a/');
    expect(result).toEqual({
      ruleId: 'below-minimum',
      ruleIndex: 0,
      level: 'error',
      message: {
        text: `@fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 75. Use version 1.5.0, graded B (82 of 100).
• path-traversal (fail, weight 30): src/read.ts:88 joins the path of the request to the root without checking ".."
• secret-logging (fail, weight 20): src/log.ts:12 writes the value of FILES_TOKEN to standard error
• unpinned-dependencies (warn, weight 5): 14 of 31 dependencies are ranges`,
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'packages/a/.mcp.json', uriBaseId: 'SRCROOT' },
            region: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 },
          },
        },
      ],
      partialFingerprints: {
        primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{16}:1$/),
        'mcpGradeGate/v1': expect.stringMatching(/^[0-9a-f]{32}:1$/),
      },
      properties: {
        alias: 'alias',
        client: 'mcp-json',
        role: 'server',
        type: 'npm',
        name: '@fictional-mcp/files',
        specifier: '1.2.0',
        version: '1.2.0',
        pin: 'exact',
        judgedVersion: '1.2.0',
        serverId: 'srv-files',
        serverName: '@fictional-mcp/files',
        grade: 'D',
        score: 41,
        verdict: 'fail',
        change: 'unknown',
        findings: [
          expect.objectContaining({ check: 'path-traversal', result: 'fail', weight: 30 }),
          expect.objectContaining({ check: 'secret-logging' }),
          {
            reference: expect.any(String),
            check: 'unpinned-dependencies',
            result: 'warn',
            weight: 5,
            evidence: '14 of 31 dependencies are ranges',
          },
        ],
        findingsInAll: 3,
      },
    });
  });

  test('describes every rule, and results point to theirs', () => {
    const { tool, results } = runOf(shapes['failing'] as Report);
    const { rules } = tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(ruleIds);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    for (const { fullDescription, help } of rules) {
      expect(fullDescription.text).toMatch(/^[A-Z].*\.$/s);
      expect(fullDescription.text.length).toBeLessThanOrEqual(1024);
      expect(help.text).not.toContain('more characters');
      // A relative link from the manual to another of its pages would lead nowhere from an alert.
      expect(fullDescription.text + help.text).not.toMatch(/\]\(|u\{a\}/);
      expect(help.markdown).not.toMatch(/\]\((?!https:)/);
    }
    expect(rules[0]).toMatchObject({
      name: 'BelowMinimum',
      shortDescription: {
        text: 'The score is below min-score, or the grade is below min-grade if that is set.',
      },
      help: { markdown: expect.stringContaining('`min-score` and `min-grade` set the') },
      defaultConfiguration: { enabled: true, level: 'error' },
      properties: {
        tags: expect.arrayContaining(['security']),
        'problem.severity': 'error',
        'security-severity': '8.0',
      },
    });
    const one = rules.find(({ id }) => id === 'denied');
    expect(one).not.toHaveProperty('name');
  });

  test('tells steps apart by their category, and folders by their path', () => {
    const idOf = (prefix: string, category: string | null): unknown =>
      JSON.parse(renderSarif(shapes['failing'] as Report, prefix, { ...plainFrame, category }))
        .runs[0].automationDetails.id;
    expect(idOf('', null)).toBe('mcp-grade-gate/');
    expect(idOf('packages/a/', null)).toBe('mcp-grade-gate/packages/a/');
    expect(idOf('packages/a/', 'web')).toBe('mcp-grade-gate/web/packages/a/');
  });

  test('gives each rule the severity of the level in the effective policy', () => {
    const severityOf = (preset: PresetName, id: string): unknown => {
      const report = shapes['failing'] as Report;
      const policy = policyFrom(`preset: ${preset}`);
      const { tool } = runOf({ ...report, policy });
      return tool.driver.rules.find((rule) => rule.id === id)?.properties['security-severity'];
    };
    expect(severityOf('recommended', 'unlisted')).toBe('5.0');
    expect(severityOf('strict', 'unlisted')).toBe('8.0');
    expect(severityOf('report-only', 'below-minimum')).toBe('5.0');
    expect(severityOf('recommended', 'warning-finding')).toBe('1.0');
  });

  test('shows what is waived as suppressed, with the reason, behind what is not', () => {
    const results = resultsOf(shapes['waived'] as Report);
    expect(results.map(({ ruleId, level, suppressions }) => [ruleId, level, suppressions])).toEqual(
      [
        ['below-minimum', 'error', []],
        ['waiver-stale', 'warning', []],
        [
          'failing-finding',
          'note',
          [{ kind: 'external', status: 'accepted', justification: 'reviewed in SEC-112' }],
        ],
      ],
    );
  });

  test('keeps what was there before, marked as unchanged, behind what is new', () => {
    const report = { ...(shapes['changed'] as Report), earlierProblems: [createProblem()] };
    expect(resultsOf(report).map(({ ruleId, baselineState }) => [ruleId, baselineState])).toEqual([
      ['below-minimum', 'new'],
      ['below-minimum', 'new'],
      ['below-minimum', 'unchanged'],
      ['unpinned', 'unchanged'],
      ['unparsable-file', 'unchanged'],
    ]);
    for (const result of resultsOf(shapes['failing'] as Report))
      expect(result).not.toHaveProperty('baselineState');
  });

  test('tells what stands in no file, and why nothing was decided, as notifications', () => {
    expect(notificationsOf(shapes['problems of no server'] as Report)).toEqual([
      {
        level: 'warning',
        message: { text: 'The export is three days old. Fix the file.' },
        associatedRule: { id: 'stale-export', index: ruleIds.indexOf('stale-export') },
      },
    ]);
    expect(runOf(shapes['error'] as Report).invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: 'The API key is missing. Add the secret.' },
            descriptor: { id: 'missing-key' },
          },
          {
            level: 'error',
            message: { text: 'It is not set.' },
            descriptor: { id: 'missing-key' },
          },
        ],
      },
    ]);
  });

  test('tells that servers were not judged, of which an upload must not take it that all is well', () => {
    const report = judged(['npx -y @fictional-mcp/shell unchanged']);
    const unjudged = withServers(report, (server) => ({
      ...server,
      match: null,
      problems: [],
      verdict: null,
    }));
    expect(notificationsOf(unjudged).map(({ message }) => message.text)).toEqual([
      'This file omits 1 server that the change does not touch and that did not need to be judged.',
    ]);
  });

  test('marks something even where the place has no length', () => {
    const at = { line: 2, column: 1 };
    const report = judged([], '', { problems: [createProblem({ span: { start: at, end: at } })] });
    expect(resultsOf(report)[0]?.locations[0]?.physicalLocation.region).toEqual({
      startLine: 2,
      startColumn: 1,
      endLine: 2,
      endColumn: 2,
    });
  });

  test.for([
    ['.mcp.json', '', '.mcp.json'],
    ['.mcp.json', 'packages/a/', 'packages/a/.mcp.json'],
    ['../package.json', 'packages/a/', 'packages/package.json'],
    ['a b/ü#?%.json', '', 'a%20b/%C3%BC%23%3F%25.json'],
    ['https://evil.example/x', '', 'https%3A/evil.example/x'],
    ['line\nbreak\u202e\ud800.json', '', 'line%0Abreak%E2%80%AE%EF%BF%BD.json'],
  ] as const)('%j in %j is %s', ([file, prefix, uri]) => {
    const report = judged([], '', { problems: [createProblem({ file })] });
    expect(uriOf(resultsOf(report, prefix)[0])).toBe(uri);
  });

  test.for(['../outside.yml', '/etc/policy.yml', '..', ''])(
    'a file outside of the repository is no location: %j',
    (file) => {
      const report = judged([], '', { problems: [createProblem({ file })] });
      expect(resultsOf(report)).toEqual([]);
      expect(notificationsOf(report)).toHaveLength(1);
    },
  );
});

describe('fingerprints', () => {
  const report = judged(['npx -y @fictional-mcp/files@1.2.0', 'npx -y @fictional-mcp/shell']);
  const hash = 'primaryLocationLineHash';

  test('stay where lines move, servers come and grades change', () => {
    const moved = withServers(report, (server) => ({
      ...server,
      dependency: {
        ...server.dependency,
        span: { start: { line: 90, column: 7 }, end: { line: 91, column: 3 } },
      },
      problems: server.problems.map((problem) => ({
        ...problem,
        message: say`Another sentence.`,
        span: null,
      })),
    }));
    expect(fingerprintsOf(moved, hash)).toEqual(fingerprintsOf(report, hash));
    const before = judged([
      'npx -y @fictional-mcp/hostile@6.6.6',
      'npx -y @fictional-mcp/files@1.2.0',
      'npx -y @fictional-mcp/shell',
    ]);
    expect(fingerprintsOf(before, hash)).toEqual(
      expect.arrayContaining(fingerprintsOf(report, hash)),
    );
  });

  test('are one each, also of declarations that are alike', () => {
    const twice = { ...report, servers: [...report.servers, ...report.servers] };
    const problems = [createProblem(), createProblem(), createProblem({ rule: 'policy-weakened' })];
    for (const key of [hash, 'mcpGradeGate/v1']) {
      const all = fingerprintsOf({ ...twice, problems }, key);
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((each) => /^[0-9a-f]+:\d+$/.test(each ?? ''))).toBe(true);
    }
  });

  test('of another version are another alert of the same server', () => {
    const other = judged(['npx -y @fictional-mcp/files@1.4.0']);
    const one = judged(['npx -y @fictional-mcp/files@1.2.0']);
    expect(fingerprintsOf(other, hash)[0]).not.toBe(fingerprintsOf(one, hash)[0]);
    expect(fingerprintsOf(other, 'mcpGradeGate/v1')[0]).toBe(
      fingerprintsOf(one, 'mcpGradeGate/v1')[0],
    );
  });
});

describe('limits', () => {
  // The fastest compression level yields the largest file.

  test('of more than five thousand the worst are kept and the others counted', () => {
    const report = crowd(6000, 1, () => 'x');
    const servers = report.servers.map((server, index) => ({
      ...server,
      problems: server.problems.map((problem) => ({
        ...problem,
        level: index < 2000 ? ('warn' as const) : ('fail' as const),
      })),
    }));
    const { results, invocations } = runOf({ ...report, servers });
    expect(results).toHaveLength(5000);
    expect(results.filter(({ level }) => level === 'error')).toHaveLength(4000);
    expect(results[0]?.level).toBe('error');
    expect(invocations[0]?.toolExecutionNotifications.map(({ message }) => message.text)).toEqual([
      expect.stringMatching(/^1000 .*results\b.*JSON/),
    ]);
  });

  test('notifications are limited too', () => {
    const problems = Array.from({ length: 1000 }, () => createProblem({ file: null }));
    const plainSentence = notificationsOf(judged([], '', { problems }));
    expect(plainSentence).toHaveLength(201);
    expect(plainSentence.at(-1)?.message.text).toMatch(/^800 .*notifications\b/);
  });
});

describe('texts of strangers', () => {
  const evil =
    'a\n::error::x ##[error]y [click](https://evil.example) ![i](x) {0} {{1}} \\[b\\](c) <img src=x> \u202e\u200b\u001b[31m \ud800 \u{e0041} @octocat #1';
  const strange = withServers(
    judged(['npx -y @fictional-mcp/files@1.2.0'], '', {
      problems: [createProblem({ message: say`${evil} is bad.`, advice: say`${evil}` })],
      failure: { code: 'internal', message: evil, remedy: evil, details: [evil] },
    }),
    (server) => ({
      ...server,
      dependency: {
        ...server.dependency,
        specifier: evil,
        declaration: { ...server.dependency.declaration, alias: evil },
      },
      problems: server.problems.map((problem) => ({
        ...problem,
        file: `${evil}.json`,
        message: say`${evil} is bad.`,
        findings: [
          { reference: evil, check: evil, result: evil, weight: 1, evidence: { [evil]: [evil] } },
        ],
        waived: evil,
      })),
    }),
  );
  const text = renderSarif(strange, '');

  test('keep the schema and hide nothing', () => {
    expect(sarifFaults(text)).toEqual([]);
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(text).not.toContain('##[');
    expect(text.split('\n').every((line) => /^[[{}\]]|^$/.test(line))).toBe(true);
  });

  test('make no link and no placeholder of a message', () => {
    const run = JSON.parse(text).runs[0] as Run;
    const messages = [
      ...run.results.map(({ message }) => message.text),
      ...(run.invocations[0]?.toolExecutionNotifications ?? []).map(({ message }) => message.text),
    ];
    expect(messages).toHaveLength(4);
    for (const message of messages) {
      expect(message.replace(/\\[\\[\]]/g, '')).not.toMatch(/[\\[\]]/);
      expect(message.replace(/\{\{|\}\}/g, '')).not.toMatch(/\{\d+\}/);
    }
  });

  test.for([
    ['as it is', (key: string) => key],
    ['in Base64', (key: string) => Buffer.from(key).toString('base64')],
    ['in a URL', (key: string) => encodeURIComponent(key)],
  ] as const)('hold no key %s', ([, form]) => {
    const key = 'k[0]{1}/+\\key"0123456789';
    const dressed = form(key);
    const leaking = JSON.parse(
      JSON.stringify({ ...strange, policy: null }).replaceAll(
        JSON.stringify(evil).slice(1, -1),
        JSON.stringify(`before ${dressed} after`).slice(1, -1),
      ),
    ) as Report;
    const redacted = redactReport({ ...leaking, policy: strange.policy }, redactorFor([key]));
    const written = renderSarif(redacted, '');
    expect(sarifFaults(written)).toEqual([]);
    expect(written).toContain('before *** after');
    const strings = JSON.stringify(JSON.parse(written), (_, value) =>
      typeof value === 'string'
        ? value.replace(/\\([\\[\]])/g, '$1').replace(/\{\{|\}\}/g, '|')
        : value,
    );
    expect(strings + decodeURIComponent(written.replace(/%(?![0-9A-F]{2})/g, ''))).not.toContain(
      'key',
    );
    expect(strings).not.toContain(Buffer.from(key).toString('base64').slice(0, 12));
  });
});
