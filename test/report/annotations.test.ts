import { describe, expect, test } from 'vitest';
import type { Failure, Problem } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import {
  buildAnnotations,
  failureAnnotations,
} from '../../src/report/annotations/build-annotations.ts';
import { evidenceText } from '../../src/report/contents/evidence.ts';
import { renderJson } from '../../src/report/json/render-json-report.ts';
import { ofTool } from '../../src/report/report-messages.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { sizeFor } from '../sizes.ts';
import { createReport, finding, problem, server } from './builders.ts';

describe('annotations of a run that could not decide', () => {
  const failure: Failure = {
    code: 'invalid-policy',
    message: 'The policy has faults.',
    remedy: 'Correct it.',
    details: ['.github/p.yml:3:5: rules.x is not known', 'p.yml of main:1:1: y', 'no place'],
  };

  test('say all in one, and each fault on its line of the change', () => {
    expect(failureAnnotations(failure)).toMatchObject([
      {
        file: null,
        message: [
          'The policy has faults. Correct it.',
          ...failure.details,
          `More: docs/troubleshooting.md#invalid-policy ${ofTool}`,
        ].join('\n'),
      },
      {
        file: '.github/p.yml',
        span: { start: { line: 3, column: 5 } },
        message: 'rules.x is not known',
      },
    ]);
  });

  test('are ten at most, and none is cut', () => {
    const details = Array.from({ length: 90 }, (_, at) => `p.yml:${at + 1}:1: ${'x'.repeat(300)}`);
    const annotations = failureAnnotations({ ...failure, details });
    expect(annotations).toHaveLength(10);
    expect(annotations[0]?.message.length).toBeLessThanOrEqual(4096);
    expect(annotations[0]?.message).toMatch(/and \d+ more in the job summary\nMore: /);
  });
});

describe('annotations', () => {
  test('say first why nothing was decided, whatever else is wrong', () => {
    const failure: Failure = {
      code: 'missing-key',
      message: 'No key.',
      remedy: 'Add one.',
      details: [],
    };
    const problems = Array.from({ length: 30 }, () => problem({ level: 'fail' }));
    const annotations = buildAnnotations(createReport([], { failure, problems }), '');
    expect(annotations).toHaveLength(10);
    expect(annotations[0]?.title).toBe('MCP Grade Gate: missing-key');
    expect(annotations[9]?.message).toBe('and 22 more in the job summary');
  });

  test('come worst first and at most ten of a level, the last of which counts the rest', () => {
    const servers = [
      server('a', [problem({ level: 'warn', rule: 'unlisted' })]),
      ...Array.from({ length: 14 }, (_, index) => server(`b${index}`, [problem()])),
    ];
    const annotations = buildAnnotations(createReport(servers), '');
    expect(annotations.map(({ level }) => level)).toEqual([...Array(10).fill('error'), 'warning']);
    expect(annotations[9]?.message).toBe('and 5 more in the job summary');
  });

  test('say once of a server that it is not in the export, where another says so that counts', () => {
    const unlisted = problem({ level: 'warn', rule: 'unlisted' });
    const graver = problem({ level: 'fail', rule: 'grade-lost' });
    const rulesOf = (...problems: Problem[]) =>
      buildAnnotations(createReport([server('a', problems)]), '').map(({ title }) =>
        title.split(' ').at(-1),
      );
    expect(rulesOf(unlisted, graver)).toEqual(['grade-lost']);
    expect(rulesOf(unlisted, { ...graver, rule: 'lookalike-name' })).toEqual(['lookalike-name']);
    expect(rulesOf({ ...unlisted, level: 'fail' }, graver)).toEqual(['grade-lost']);
    expect(rulesOf({ ...unlisted, level: 'fail' }, { ...graver, level: 'warn' })).toEqual([
      'unlisted',
    ]);
    expect(rulesOf(unlisted, { ...graver, waived: 'reviewed' })).toEqual(['unlisted']);
    expect(rulesOf(unlisted, { ...graver, rule: 'altered-launch' })).toEqual(['altered-launch']);
  });

  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });
  const inPackage = (number: number) => ({ file: `packages/p${number}/.mcp.json`, span: at(3) });

  test('are one for a server in many places, with its worst problem first', () => {
    const servers = Array.from({ length: 12 }, (_, index) =>
      server('a', [
        problem({ level: 'warn', rule: 'unpinned', ...inPackage(index + 1) }),
        problem(inPackage(index + 1)),
      ]),
    );
    expect(buildAnnotations(createReport(servers), '')).toEqual([
      {
        level: 'error',
        title: 'MCP Grade Gate: below-minimum',
        file: 'packages/p1/.mcp.json',
        span: at(3),
        message: [
          '“a server” is bad. Use another.',
          'Also in packages/p2/.mcp.json:3, packages/p3/.mcp.json:3, packages/p4/.mcp.json:3, packages/p5/.mcp.json:3, packages/p6/.mcp.json:3 and 6 more.',
          'unpinned: “a server” is bad. Use another.',
        ].join('\n'),
      },
    ]);
  });

  test('say once what a rule finds of a grade, whichever lockfile it names', () => {
    const servers = ['a', 'b', 'c'].map((folder, index) => {
      const message = say`it is bad, by ${folder}/package-lock.json.`;
      return server('a', [problem({ message, ...inPackage(index) })]);
    });
    const annotations = buildAnnotations(createReport(servers), '');
    expect(annotations.map(({ message }) => message.split('\n').length)).toEqual([2]);
  });

  test('are several for a server whose places are not equally grave, and name what one place has alone', () => {
    const alone = problem({
      rule: 'altered-launch',
      message: say`it runs ${'evil'}.`,
      ...inPackage(2),
    });
    const servers = [
      server('a', [problem(inPackage(1))]),
      server('a', [problem(inPackage(2)), alone]),
      server('a', [problem({ level: 'warn', ...inPackage(3) })]),
      server('b', [problem(inPackage(4))]),
    ];
    const annotations = buildAnnotations(createReport(servers), '');
    expect(annotations.map(({ level, file }) => [level, file])).toEqual([
      ['error', 'packages/p2/.mcp.json'],
      ['error', 'packages/p4/.mcp.json'],
      ['warning', 'packages/p3/.mcp.json'],
    ]);
    expect(annotations[0]?.message).toMatch(/it runs evil\..*\nAlso in .*p1.*\nbelow-minimum: /s);
  });

  test('name a manifest beside the launch that it serves at the launch', () => {
    const manifest = server('a', [problem({ file: 'package.json', span: at(9) })]);
    const { declaration } = manifest.dependency;
    const ofManifest = { ...declaration, client: 'package-manifest' };
    const library = {
      ...manifest,
      dependency: { ...manifest.dependency, role: 'library' as const, declaration: ofManifest },
    };
    const launch = server('a', [problem(inPackage(1))]);
    expect(buildAnnotations(createReport([library, launch]), '')).toMatchObject([
      { file: 'packages/p1/.mcp.json', message: '“a server” is bad. Use another.' },
    ]);
    expect(buildAnnotations(createReport([library]), '')).toMatchObject([{ file: 'package.json' }]);
    const elsewhere = {
      ...library,
      problems: [problem({ file: 'packages/p2/package.json', span: at(9) })],
    };
    expect(buildAnnotations(createReport([launch, elsewhere]), '')[0]?.message).toContain(
      'Also in packages/p2/package.json:9.',
    );
  });

  test('name the servers of a file that are not pinned in one', () => {
    const unpinned = problem({ level: 'warn', rule: 'unpinned' });
    const annotations = buildAnnotations(
      createReport([server('a', [unpinned]), server('b', [unpinned])]),
      'x/',
    );
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toMatchObject({
      file: 'x/.mcp.json',
      message: expect.stringContaining('a, b.'),
    });
  });

  test('name no server whose being unpinned is waived', () => {
    const unpinned = problem({ level: 'warn', rule: 'unpinned' });
    const waived = { ...unpinned, waived: 'reviewed' };
    const servers = [server('a', [unpinned]), server('b', [waived]), server('c', [unpinned])];
    expect(buildAnnotations(createReport(servers), '').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^2 servers .*: a, c\. /),
    ]);
  });

  test('leave out what is waived', () => {
    expect(
      buildAnnotations(createReport([server('a', [problem({ waived: 'reviewed' })])]), ''),
    ).toEqual([]);
  });

  test('stay below what GitHub cuts, with whole findings and a count of the others', () => {
    const findings = Array.from({ length: 500 }, (_, index) =>
      finding(index, 'long '.repeat(1000)),
    );
    const [annotation] = buildAnnotations(createReport([server('a', [problem({ findings })])]), '');
    expect(annotation?.message.length).toBeLessThanOrEqual(4096);
    expect(annotation?.message).toMatch(/and \d+ more findings in the job summary$/);
  });
});

describe('evidence', () => {
  test.for([
    ['a text', 'a text'],
    ['two\nlines', 'two; lines'],
    [['a', 'b'], 'a; b'],
    [{ file: 'a.ts', line: 3, snippet: 'x' }, 'at: a.ts:3; snippet: x'],
    [{ path: 'a.ts' }, 'at: a.ts'],
    [{ outer: { inner: [1, true] } }, 'outer.inner: 1; outer.inner: true'],
    [{ a: { b: { c: { d: 1 } } } }, 'a.b.c: {"d":1}'],
    [42, '42'],
    [null, ''],
    [[], ''],
  ] as const)('%j → %s', ([evidence, text]) => {
    expect(evidenceText(evidence)).toBe(text);
  });

  test('of any length is cut to thirty lines', () => {
    expect(evidenceText(Array.from({ length: 100 }, () => 'x'))).toMatch(/; and 70 more lines$/);
  });
});

describe('the summary', () => {
  const crowded = sizeFor({ small: 2000, real: 20_000 });
  const findings = Array.from({ length: 50 }, (_, index) => finding(index, 'e'.repeat(400)));
  const servers = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      server(`server-${index}`, [problem({ findings })], findings),
    );

  test.for([
    [1, 'check-49'],
    [1000, 'findings. See the JSON report for the rest.'],
    [crowded, `${crowded - 40} more servers are in the JSON report.`],
  ] as const)('of %i servers fits, by showing less and never by cutting', ([count, sign]) => {
    const summary = renderSummary(createReport(servers(count)));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toContain(sign);
    expect(summary.match(/<table>/g)?.length).toBe(summary.match(/<\/table>/g)?.length);
    expect(summary.endsWith('</details>\n')).toBe(true);
  });

  test('has no blank line inside a block, where Markdown would begin again', () => {
    const evil = finding(0, 'a\n\n# heading\n\n<script>');
    const summary = renderSummary(createReport([server('a', [problem({ findings: [evil] })])]));
    for (const block of summary.trim().split('\n\n'))
      expect(block).toMatch(/^<(?:h[234]|p|table|ul|\/?details)>/);
  });
});

describe('the JSON report', () => {
  test('counts passed findings and lists the others', async () => {
    const findings = [finding(0, 'x'), { ...finding(1, 'y'), result: 'pass' }];
    const report = JSON.parse(
      await renderJson(createReport([server('a', [problem()], findings)]), (text) => text),
    );
    expect(report).toMatchObject({
      reportVersion: 2,
      verdict: 'fail',
      counts: { servers: 1, failed: 1, warned: 0, errors: 0, waived: 0, ungraded: 0, unchanged: 0 },
      export: { generatedAt: '1970-01-01T00:00:00.000Z', source: 'file' },
      servers: [
        {
          alias: 'alias',
          file: '.mcp.json',
          line: 1,
          column: 1,
          type: 'npm',
          name: 'a',
          purl: 'pkg:npm/a@1.0.0',
          passedFindings: 1,
          findings: [{ reference: 'f0', check: 'check-0', evidence: 'x' }],
          problems: [{ rule: 'below-minimum', level: 'fail', message: '“a server” is bad.' }],
        },
      ],
    });
  });
});
