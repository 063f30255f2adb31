import { sweepCounts } from '../../../src/commands/sweep/counts.ts';
import type {
  FileProblem,
  ShownServer,
  SweepReport,
  SweptProblem,
  SweptRepository,
  SweptServer,
} from '../../../src/commands/sweep/report.ts';
import { normalizeSelection } from '../../../src/commands/sweep/selection.ts';

/* Builds sweep reports for tests, with ordinary values for any field not given. */

export function problem(given: Partial<SweptProblem> = {}): SweptProblem {
  return {
    ...{ rule: 'below-minimum', level: 'fail', message: 'It is low.', advice: 'Do better.' },
    ...{ file: '.mcp.json', line: 1, waived: null, waivedUntil: null },
    ...given,
  };
}

/** Returns a problem that belongs to no server and that this run was the first to find. */
export function fileProblem(given: Partial<FileProblem> = {}): FileProblem {
  return {
    ...problem(),
    owners: [],
    ownersFrom: null,
    since: new Date(reportAt).toISOString(),
    ...given,
  };
}

/** The start time of the runs in the reports. */
export const reportAt = Date.UTC(2026, 10, 20);

/** Returns how far a failing score is below the usual minimum. */
const below = (score: number | null, isFailing: boolean): number =>
  isFailing ? Math.max(0, 75 - (score ?? 75)) : 0;

/** Returns a server's place; the `verdict` and the grade follow from its problems and its score. */
export function place(given: Partial<SweptServer> & { key?: string } = {}): ShownServer {
  const { key, ...fields } = given;
  const score = fields.score === undefined ? 96 : fields.score;
  const grade = score === null ? null : score >= 90 ? 'A' : score >= 75 ? 'B' : 'D';
  const problems = fields.problems ?? [];
  const isFailing = problems.some(({ level, waived }) => level === 'fail' && waived === null);
  const entry: SweptServer = {
    ...{ repository: 'acme/notes', file: '.mcp.json', line: 1, alias: 'notes', client: 'claude' },
    ...{ role: 'server', type: 'npm', name: '@fictional-mcp/notes', specifier: '1.0.0' },
    ...{
      version: '1.0.0',
      pin: 'exact',
      isPinned: true,
      below: below(score, isFailing),
      match: 'exact',
      judgedVersion: '1.0.0',
    },
    ...{ grade, score, verdict: isFailing ? 'fail' : 'pass', remedy: null, owners: [] },
    ownersFrom: given.owners === undefined ? null : 'codeowners',
    ...{ problems, history: null, asOf: null },
    launch: {
      command: ['npx', '-y', '@fictional-mcp/notes@1.0.0'],
      url: null,
      decidedBy: 'text',
    },
    ...fields,
  };
  const name = entry.name ?? entry.alias;
  const version = entry.version ?? 'not pinned';
  return {
    key: key ?? `${name} ${version}`,
    ...{
      name,
      version,
      grade: entry.grade ?? 'unlisted',
      score: entry.score,
      entry,
    },
  };
}

export function repository(given: Partial<SweptRepository> = {}): SweptRepository {
  return {
    ...{
      name: 'acme/notes',
      id: 'R_1',
      customProperties: {},
      visibility: 'private',
      pushedAt: null,
      branch: 'main',
    },
    ...{ commit: 'c'.repeat(40), status: 'read', reason: null, verdict: 'pass', problems: [] },
    ...{ waivers: [], notices: [], asOf: null, unreadSince: null },
    ...given,
  };
}

/** Returns a report on the given places; their repositories are included if none are given. */
export function sweepReport(
  servers: readonly ShownServer[],
  given: Partial<SweepReport> = {},
): SweepReport {
  const names = [...new Set(servers.map(({ entry }) => entry.repository))].sort();
  const failing = new Set(
    servers.flatMap(({ entry }) => (entry.verdict === 'fail' ? entry.repository : [])),
  );
  const repositories =
    given.repositories ??
    names.map((name) => repository({ name, verdict: failing.has(name) ? 'fail' : 'pass' }));
  const leftOut = given.leftOut ?? { archived: 0, forks: 0, byPattern: 0, byProperty: 0 };
  return {
    ...{ toolVersion: '0.0.0', at: reportAt, organisation: 'acme' },
    github: 'https://github.com',
    ...{ verdict: 'fail', failure: null, isWithheld: false, last: null, removed: [] },
    trend: [],
    export: {
      ...{ generatedAt: Date.UTC(2026, 10, 20), schemaVersion: '1', rubricVersion: '2' },
      ...{ source: 'file', caution: null, service: null },
    },
    counts: sweepCounts({
      repositories,
      leftOut,
      servers,
      lacksGrades: given.lacksGrades ?? false,
    }),
    lacksGrades: false,
    ...{ repositories, leftOut, servers, requests: 7, notices: [], seconds: 3, policies: [] },
    selection: normalizeSelection({
      ...{ source: 'https://api.github.com', organisation: 'acme', repositories: [] },
      ...{ include: [], exclude: [], properties: [], archived: false, forks: false },
    }),
    ...given,
  };
}
