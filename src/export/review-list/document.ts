import { ecosystems } from '../../detection/ecosystems.ts';
import { gradeForScore } from '../../model/grade.ts';
import type { PackageRef } from '../../model/model.ts';
import type { ReviewFault, ReviewFinding, ReviewRow } from './rows.ts';

const schemaVersion = 'review-list-1';
const rubricVersion = '1.0.0';

export interface ReviewDocument {
  /** The export document in the format of the contract. */
  readonly document: object;
  readonly servers: number;
  readonly reviewed: number;
  /** Number of unreviewed versions, plus the number of servers without a listed version. */
  readonly unreviewed: number;
  /** Number of rows that repeat another row. */
  readonly repeated: number;
  /** Rows that give a version a different score or grade than an earlier row. */
  readonly contradictions: readonly ReviewFault[];
  readonly faults: readonly ReviewFault[];
}

interface ListedServer {
  readonly id: string;
  readonly name: string;
  readonly refs: Set<string>;
  readonly versions: Map<string, ReviewRow[]>;
}

/**
 * Converts the rows of a review list to an export. Rows for the same server and version become one score
 * report with all their findings. Contradictory rows become several reports of equal age, and the gate uses
 * the worst report.
 *
 * @param now the time at which the list is read, in milliseconds since the epoch; becomes the export's
 * timestamp
 */
export function makeDocument(rows: readonly ReviewRow[], now: number): ReviewDocument {
  const scores: object[] = [];
  const findings: object[] = [];
  const contradictions: ReviewFault[] = [];
  const faults: ReviewFault[] = [];
  let [reviewed, unreviewed, repeated] = [0, 0, 0];
  const servers = groupServers(rows);
  for (const { id, versions } of servers) {
    if (versions.size === 0) unreviewed += 1;
    for (const versionRows of versions.values()) {
      const { version } = versionRows[0] as ReviewRow;
      const versionFindings = collectFindings(versionRows, findings);
      const reports = buildReports(versionRows);
      repeated += versionRows.length - versionFindings.kept;
      contradictions.push(...reports.contradictions);
      if (reports.fault !== null) faults.push(reports.fault);
      if (reports.grades.length === 0) unreviewed += 1;
      else reviewed += 1;
      for (const { score, grade } of reports.grades) {
        scores.push({
          server: id,
          version,
          score,
          grade,
          findings: versionFindings.ids,
          rubric_version: rubricVersion,
          generated_at: newestDay(versionRows),
        });
      }
    }
  }
  const records = servers.map(({ id, name, refs, versions }) => ({
    id,
    name,
    package_refs: [...refs],
    versions: [...versions.values()].map((own) => own[0]?.version),
    categories: [],
  }));
  const document = {
    schema_version: schemaVersion,
    rubric_version: rubricVersion,
    generated_at: new Date(now).toISOString(),
    counts: { servers: records.length, scores: scores.length, findings: findings.length },
    servers: records,
    scores,
    findings,
  };
  const count = records.length;
  return { document, servers: count, reviewed, unreviewed, repeated, contradictions, faults };
}

/** Groups the rows of a list by server and version. Different spellings can refer to the same server. */
function groupServers(rows: readonly ReviewRow[]): readonly ListedServer[] {
  const servers = new Map<string, ListedServer>();
  for (const row of rows) {
    const { ref, server: text } = row;
    const key = serverKey(ref);
    const server = servers.get(key) ?? {
      id: `srv-${key}`,
      // A package is named by its reference as written, because its bare name could also match a package in
      // another registry.
      name: ref.type === null ? ref.name : text,
      refs: new Set<string>(),
      versions: new Map<string, ReviewRow[]>(),
    };
    servers.set(key, server);
    if (ref.type !== null) server.refs.add(text);
    if (row.version === null) continue;
    const version =
      ref.type === null ? row.version : ecosystems[ref.type].normaliseVersion(row.version);
    const versionRows = server.versions.get(version) ?? [];
    versionRows.push(row);
    server.versions.set(version, versionRows);
  }
  return [...servers.values()];
}

function serverKey({ type, name, query = [] }: PackageRef): string {
  const spelled = type === null ? name : ecosystems[type].normaliseName(name);
  const prefix = type === null || ecosystems[type].names === 'addresses' ? '' : `${type}:`;
  return `${prefix}${spelled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/**
 * Appends the distinct findings of a version's rows to `findings`. `kept` counts the rows with a new
 * combination of finding, score and grade.
 */
function collectFindings(
  rows: readonly ReviewRow[],
  findings: object[],
): { readonly ids: readonly string[]; readonly kept: number } {
  const ids: string[] = [];
  const knownReferences = new Set<string>();
  let keptCount = 0;
  for (const { line, finding, score, grade } of rows) {
    const size = knownReferences.size;
    knownReferences.add(JSON.stringify([finding, score, grade]));
    if (knownReferences.size > size) keptCount += 1;
    if (finding === null) continue;
    const before = knownReferences.size;
    knownReferences.add(JSON.stringify(finding));
    if (knownReferences.size === before) continue;
    const id = `line-${line}`;
    ids.push(id);
    findings.push(findingRecord(id, finding));
  }
  return { ids, kept: keptCount };
}

const findingRecord = (id: string, { check, result, evidence }: ReviewFinding): object => ({
  id,
  check,
  result,
  evidence,
  weight: null,
});

interface VersionReports {
  readonly grades: readonly { readonly score: number | null; readonly grade: string }[];
  readonly contradictions: readonly ReviewFault[];
  readonly fault: ReviewFault | null;
}

function buildReports(rows: readonly ReviewRow[]): VersionReports {
  const grades = new Map<string, { score: number; grade: string; line: number }>();
  const contradictions: ReviewFault[] = [];
  for (const { line, server, version, score, grade: givenGrade } of rows) {
    if (score === null) continue;
    const grade = givenGrade === '' ? gradeForScore(score) : givenGrade;
    const key = `${score} ${grade}`;
    const [first] = grades.values();
    if (grades.has(key)) continue;
    grades.set(key, { score, grade, line });
    if (first === undefined) continue;
    const words = `${server} ${version} is graded ${grade} (${score}) here and ${first.grade} (${first.score}) on line ${first.line}; the worse grade counts`;
    contradictions.push({ line, column: 1, words });
  }
  const withResult = rows.find(({ finding }) => finding !== null);
  if (grades.size > 0 || withResult === undefined) {
    return { grades: [...grades.values()], contradictions, fault: null };
  }
  if (rows.some(({ finding }) => finding?.result === 'unscannable')) {
    return { grades: [{ score: null, grade: gradeForScore(0) }], contradictions, fault: null };
  }
  const words =
    'score: required in at least one row for each version with results, unless a result is unscannable';
  return { grades: [], contradictions, fault: { line: withResult.line, column: 1, words } };
}

/**
 * Returns the date of a version's latest review; null if no row has a date. All reports on the version share
 * this date, so an old row counts as much as a new row.
 */
function newestDay(rows: readonly ReviewRow[]): string | null {
  return rows.reduce<string | null>(
    (newest, { reviewed }) =>
      reviewed !== null && (newest === null || reviewed > newest) ? reviewed : newest,
    null,
  );
}
