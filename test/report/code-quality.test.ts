/*
 * Tests the report for GitLab's Code Quality: its content, and the fingerprints by which GitLab tracks
 * entries from run to run.
 */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import { renderCodeQuality } from '../../src/report/code-quality/render-code-quality.ts';
import { codeQualityFaults, createProblem, crowd, judged, shapes } from './reports.ts';

interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

function withAlike(report: Report, prefix = ''): readonly Entry[] {
  const text = renderCodeQuality(report, prefix);
  expect(codeQualityFaults(text)).toEqual([]);
  return JSON.parse(text);
}

test.for(Object.entries(shapes))('has the form that GitLab reads: %s', ([, report]) => {
  withAlike(report, 'packages/a/');
});

test('says of a failing server what, where and why', () => {
  const [entry] = withAlike(judged(['npx -y @fictional-mcp/files@1.2.0']), 'packages/a/');
  expect(entry).toEqual({
    description:
      '@fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 75. Use version 1.5.0, graded B (82 of 100). Findings: path-traversal (fail, weight 30); secret-logging (fail, weight 20); unpinned-dependencies (warn, weight 5).',
    check_name: 'mcp-grade-gate/below-minimum',
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}:1$/),
    severity: 'critical',
    location: { path: 'packages/a/.mcp.json', lines: { begin: 3 } },
  });
});

test('has no entries where nothing is wrong', () => {
  expect(renderCodeQuality(judged(['npx -y @fictional-mcp/notes@1.4.0']), '')).toBe('[]\n');
});

describe('the severity', () => {
  const severityOf = (problem: Parameters<typeof createProblem>[0]) =>
    withAlike({ ...judged([]), problems: [createProblem(problem)] }).map(
      ({ severity }) => severity,
    );

  test.for([
    ['error', 'blocker'],
    ['fail', 'critical'],
    ['warn', 'minor'],
  ] as const)('of the level %s is %s', ([level, severity]) => {
    expect(severityOf({ level })).toEqual([severity]);
  });

  test('of what is waived is info, with the reason', () => {
    const problem = createProblem({ level: 'fail', waived: 'reviewed in SEC-112' });
    const [entry] = withAlike({ ...judged([]), problems: [problem] });
    expect(entry).toMatchObject({
      severity: 'info',
      description: expect.stringMatching(/ Waived: reviewed in SEC-112$/),
    });
  });
});

test('what kept the gate from deciding comes first, and is never left out', () => {
  const [entry] = withAlike(shapes['error'] as Report);
  expect(entry).toMatchObject({
    severity: 'blocker',
    check_name: 'mcp-grade-gate/missing-key',
    description: expect.stringContaining('The API key is missing. It is not set. Add the secret.'),
    location: { path: '.gitlab-ci.yml', lines: { begin: 1 } },
  });
});

test.for([null, '/etc/mcp.json', '../outside/.mcp.json', '..'])(
  'a problem in %s is in no file of the repository',
  (file) => {
    const [entry] = withAlike({ ...judged([]), problems: [createProblem({ file })] });
    expect(entry?.location).toEqual({ path: '.gitlab-ci.yml', lines: { begin: 1 } });
  },
);

test('paths are as they are on the disk, without the escapes of an address', () => {
  const problem = createProblem({ file: 'a b/ü%20/.mcp.json' });
  const [entry] = withAlike({ ...judged([]), problems: [problem] }, 'x/');
  expect(entry?.location).toEqual({ path: 'x/a b/ü%20/.mcp.json', lines: { begin: 1 } });
});

describe('fingerprints', () => {
  const printsOf = (report: Report): string[] =>
    withAlike(report).map(({ fingerprint }) => fingerprint);

  test('stay when lines move', () => {
    const report = judged(['npx -y @fictional-mcp/files@1.2.0']);
    const moved = judged([
      'npx -y @fictional-mcp/notes@1.4.0',
      'npx -y @fictional-mcp/files@1.2.0',
    ]);
    expect(printsOf(moved)).toEqual(printsOf(report));
  });

  test('change with the version, for that is a new problem', () => {
    const [one] = printsOf(judged(['npx -y @fictional-mcp/files@1.2.0']));
    const [other] = printsOf(judged(['npx -y @fictional-mcp/files@1.1.0']));
    expect(one).not.toBe(other);
  });

  test('of problems in no file differ too', () => {
    const problems = ['stale-export', 'waiver-stale'].map((rule) =>
      createProblem({ rule, file: null } as Parameters<typeof createProblem>[0]),
    );
    expect(new Set(printsOf({ ...judged([]), problems })).size).toBe(2);
  });
});

test('of very many problems the worst are kept, and the rest is counted', () => {
  const entries = withAlike(crowd(1500, 3, () => 'x'.repeat(10_000)));
  expect(entries).toHaveLength(1001);
  expect(entries.at(-1)).toMatchObject({
    severity: 'info',
    description: '500 further problems did not fit in this report.',
  });
});
