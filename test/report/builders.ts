import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { Problem, ScoreReport, ServerRecord } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import type { Block } from '../../src/report/document.ts';
import { writeMarkdown } from '../../src/report/write-html.ts';
import { declare, nowhere, parsePackage } from '../builders.ts';

/** Small reports for tests of the outputs; every field can be overridden. */

/** Returns a failing problem. */
export const problem = (changes: Partial<Problem> = {}): Problem => ({
  rule: 'below-minimum',
  level: 'fail',
  message: say`${'a server'} is bad.`,
  advice: say`Use another.`,
  facts: {
    type: 'npm',
    name: 'a server',
    judgedVersion: '1.0.0',
    grade: 'F',
    score: 10,
    minScore: 75,
    minGrade: null,
    isCompared: true,
    owner: 'repository',
    lockfile: null,
    remedy: null,
  },
  findings: [],
  file: '.mcp.json',
  span: nowhere,
  waived: null,
  ...changes,
});

/** Returns a report whose verdict is `fail`. */
export function createReport(
  servers: readonly JudgedDependency[],
  changes: Partial<Report> = {},
): Report {
  return {
    toolVersion: '0',
    run: { event: 'pull_request', base: null, head: null, scope: 'all', policy: null, notices: [] },
    verdict: 'fail',
    enforcedVerdict: changes.verdict ?? 'fail',
    failure: null,
    policy: null,
    export: {
      generatedAt: 0,
      schemaVersion: '1',
      rubricVersion: '1',
      source: 'file',
      caution: null,
      service: null,
    },
    servers,
    removed: [],
    autoApproved: [],
    problems: [],
    earlierProblems: [],
    waivers: [],
    files: [],
    ...changes,
  };
}

const record: ServerRecord = {
  id: 'srv',
  name: 's',
  publisher: { namespace: null, verified: null },
  packageRefs: [],
  versions: [],
};

/**
 * All servers share this launch: parsing one for each server would take most of the time that a long report
 * needs.
 */
const pattern = parsePackage('npx a@1.0.0');

/** Returns a failing server with grade F. */
export function server(
  name: string,
  problems: readonly Problem[],
  findings: ScoreReport['findings'] = [],
): JudgedDependency {
  return {
    dependency: { ...pattern, name, declaration: declare(`npx ${name}@1.0.0`) },
    change: 'unknown',
    isCounted: true,
    previous: null,
    match: {
      kind: 'exact',
      by: 'package',
      server: record,
      candidates: [record],
      report: {
        server: 's',
        version: '1.0.0',
        score: 1,
        grade: 'F',
        findings,
        rubricVersion: null,
        generatedAt: null,
      },
      judgedVersion: '1.0.0',
      scored: [],
      error: null,
      inconsistencies: [],
      tiedMatches: [],
    },
    remedy: null,
    problems,
    verdict: 'fail',
  };
}

/** Returns a failing finding. */
export const finding = (index: number, evidence: unknown) => ({
  reference: `f${index}`,
  check: `check-${index}`,
  result: 'fail',
  weight: 1,
  evidence,
});

/** Returns the blocks as the Markdown that GitHub receives. */
export const markdownText = (blocks: readonly Block[]): string =>
  writeMarkdown(blocks, { limit: 100_000_000 });
