/*
 * Builds reports as the policy does, from launches graded by the fictional corpus, and checks the files
 * written from them against their schemas.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { reportedMatch } from '../../src/judging/grading/matched.ts';
import { evaluate } from '../../src/judging/policy/evaluate.ts';
import { computeVerdict } from '../../src/judging/policy/verdict.ts';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { Finding, Problem } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { publishedSchema } from '../../src/report/json/fields.ts';
import { reportSchema } from '../../src/report/json/schema.ts';
import { parseDependency } from '../builders.ts';
import { createSubjects, policyFrom, today } from '../judging/policy/judging.ts';

/** Returns the report of a run on some launches, given as lines of an example. */
export function judged(
  lines: readonly string[],
  policyText = '',
  changes: Partial<Report> = {},
): Report {
  const policy = policyFrom(policyText);
  const subjects = createSubjects(lines, policy);
  const isCompared = subjects.dependencies.some(({ change }) => change !== 'unknown');
  const dependencies = subjects.dependencies.map((each) =>
    isCompared && each.change === 'unknown' ? { ...each, change: 'added' as const } : each,
  );
  const scope = isCompared ? 'changed' : 'all';
  const { servers, problems, earlierProblems, waivers } = evaluate(
    { ...subjects, dependencies, scope },
    policy,
  );
  const counted = servers.filter(({ isCounted }) => isCounted);
  const verdict = computeVerdict([...counted.flatMap((server) => server.problems), ...problems]);
  return {
    toolVersion: '0.1.0',
    run: {
      event: 'pull_request',
      base: isCompared ? 'b'.repeat(40) : null,
      head: 'c'.repeat(40),
      scope,
      policy: null,
      notices: [],
    },
    verdict,
    enforcedVerdict: verdict,
    failure: null,
    policy,
    export: {
      generatedAt: today.getTime(),
      schemaVersion: '1.0',
      rubricVersion: '1.4.0',
      source: 'cache',
      caution: null,
      service: null,
    },
    servers,
    removed: [],
    autoApproved: [],
    problems,
    earlierProblems,
    waivers,
    files: [{ path: '.mcp.json', status: 'read', reason: null, span: null }],
    ...changes,
  };
}

/** Returns a problem that belongs to no server. */
export function createProblem(changes: Partial<Problem> = {}): Problem {
  return {
    rule: 'unparsable-file',
    level: 'warn',
    message: say`${'.vscode/mcp.json'} cannot be read: it is no JSON.`,
    advice: say`Fix the file.`,
    facts: { file: '.vscode/mcp.json', reason: 'it is no JSON' },
    findings: [],
    file: '.vscode/mcp.json',
    span: null,
    waived: null,
    ...changes,
  };
}

/** Returns many failing servers with many findings each. */
export function crowd(
  servers: number,
  findings: number,
  evidenceOf: (server: number, finding: number) => unknown,
): Report {
  const report = judged(['npx -y @fictional-mcp/files@1.2.0']);
  const [first] = report.servers;
  if (first === undefined) throw new Error('no server');
  const many = Array.from({ length: servers }, (_, index): JudgedDependency => {
    const found = Array.from(
      { length: findings },
      (_, at): Finding => ({
        reference: `fnd-${index}-${at}`,
        check: `check-${at}`,
        result: 'fail',
        weight: 1,
        evidence: evidenceOf(index, at),
      }),
    );
    const { dependency } = first;
    const match = reportedMatch(first.match);
    const declaration = { ...dependency.declaration, alias: `server-${index}` };
    return {
      ...first,
      dependency: { ...dependency, declaration },
      match: match ? { ...match, report: { ...match.report, findings: found } } : first.match,
      problems: first.problems.map((problem) => ({ ...problem, findings: found })),
    };
  });
  return { ...report, servers: many };
}

/** Reports of every shape that a run can produce. */
export const shapes: Readonly<Record<string, Report>> = {
  failing: judged(['npx -y @fictional-mcp/files@1.2.0', 'npx -y @fictional-mcp/shell']),
  passing: judged(['npx -y @fictional-mcp/notes@1.4.0']),
  'nothing declared': judged([], '', { files: [] }),
  remote: judged(['https://mcp.fictional.example/search?token=1']),
  local: judged(['node ./server.js', './run']),
  ungraded: judged(['npx -y @fictional-mcp/nobody@1.0.0', 'docker run registry.example/x/y:1.0.0']),
  hostile: judged(['npx -y @fictional-mcp/hostile@6.6.6'], 'rules: { failing-finding: warn }'),
  waived: judged(
    ['npx -y @fictional-mcp/calendar@2.0.0', 'npx -y @fictional-mcp/files@1.2.0'],
    `
waivers:
  - match: pkg:npm/@fictional-mcp/calendar@2.0.0
    rule: failing-finding
    check: net-egress
    reason: reviewed in SEC-112
    expires: 2027-01-31
  - match: pkg:npm/@fictional-mcp/none
    rule: unlisted
    reason: gone by now
    expires: 2026-01-31
`,
  ),
  changed: judged([
    'npx -y @fictional-mcp/files@1.2.0 was npx -y @fictional-mcp/files@1.5.0',
    'npx -y @fictional-mcp/shell unchanged',
    'uvx fictional-mcp-weather==2.0.0',
  ]),
  removed: judged(['npx -y @fictional-mcp/notes@1.4.0 unchanged'], '', {
    removed: [parseDependency('npx -y @fictional-mcp/mail@1.0.0')],
    earlierProblems: [createProblem()],
  }),
  'problems of no server': judged([], '', {
    verdict: 'fail',
    problems: [
      createProblem({ level: 'fail' }),
      createProblem({
        rule: 'stale-export',
        message: say`The export is three days old.`,
        facts: {
          generatedAt: '2026-11-17T00:00:00.000Z',
          ageMs: 259_200_000,
          maxAgeMs: 172_800_000,
        },
        file: null,
      }),
    ],
    files: [{ path: '.vscode/mcp.json', status: 'unreadable', reason: 'no JSON', span: null }],
  }),
  error: judged([], '', {
    verdict: 'error',
    policy: null,
    export: {
      generatedAt: null,
      schemaVersion: null,
      rubricVersion: null,
      source: 'none',
      caution: null,
      service: null,
    },
    failure: {
      code: 'missing-key',
      message: 'The API key is missing.',
      remedy: 'Add the secret.',
      details: ['It is not set.'],
    },
    servers: judged(['npx -y @fictional-mcp/notes']).servers.map((server) => ({
      ...server,
      match: null,
      problems: [],
      verdict: 'error',
    })),
  }),
};

const checkSarif = await sarifValidator();
const checkReport = withFormats(new Ajv2020({ allErrors: true })).compile(
  publishedSchema(reportSchema),
);

/** Returns the violations of the official schema in a SARIF file. */
export function sarifFaults(text: string): unknown[] {
  checkSarif(JSON.parse(text));
  return checkSarif.errors ?? [];
}

/** The fields of a Code Quality entry according to GitLab's manual, “Code Quality report format”. */
const checkCodeQuality = new Ajv2020({ allErrors: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', pattern: '^mcp-grade-gate/[a-z-]+$' },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', minLength: 1, pattern: '^(?!/|\\.{1,2}/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

/** Returns the violations of GitLab's format in a Code Quality report. */
export function codeQualityFaults(text: string): unknown[] {
  // GitLab rejects a byte order mark, and shows entries with the same fingerprint as one.
  const entries: { readonly fingerprint: string }[] = JSON.parse(text);
  checkCodeQuality(entries);
  const prints = new Set(entries.map(({ fingerprint }) => fingerprint));
  return [
    ...(checkCodeQuality.errors ?? []),
    ...(prints.size === entries.length ? [] : ['equal fingerprints']),
  ];
}

/** Returns the violations of its schema in a JSON report, in either form. */
export function reportFaults(text: string): unknown[] {
  const report: unknown = JSON.parse(text);
  checkReport(report);
  return [...(checkReport.errors ?? []), ...(reportSchema.safeParse(report).error?.issues ?? [])];
}

async function sarifValidator(): Promise<ValidateFunction> {
  const address = import.meta.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const { $schema, id, ...rest } = JSON.parse(await readFile(fileURLToPath(address), 'utf8'));
  // Except for the name of its id, everything that the schema uses from draft 4 means the same in draft 7.
  // One of its patterns predates Unicode regular expressions.
  return withFormats(new Ajv({ strict: false, unicodeRegExp: false })).compile({
    $id: id,
    ...rest,
  });
}

function withFormats<Validator extends Ajv>(validator: Validator): Validator {
  formats.default(validator);
  return validator;
}
